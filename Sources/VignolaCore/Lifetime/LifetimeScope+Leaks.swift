extension LifetimeScope {
  /// Declares that `object` belongs to this scope and should be gone when the scope is over. The
  /// scope does not keep it.
  ///
  /// Call it with `label` the type's name, or whatever tells it from its neighbours.
  public func register<Object: AnyObject>(_ object: Object, as label: StaticString) {
    record.objects.append(RegisteredObject(object: object, label: label)) { $0.isGone }
    trace.record(.lifetime, "registered", module: name, to: label)
  }

  /// The registered objects that are still alive although their scope, this one or one below, was
  /// closed or released (G6). Right after closing, what is just being taken down may be among them.
  ///
  /// - Complexity: O(*n*) in the scopes and objects below. If something leaks, also O(*m*) in the whole
  ///   tree, its values and their observers, which are looked through once however much leaks.
  public var leaks: [LeakReport] { record.leaks() }

  /// Closes the scope, and reports after `delay` of the tree's clock what is still alive.
  public func closeAndCheck(after delay: Duration = .seconds(2)) {
    close()
    check(after: delay)
  }

  /// Reports after `delay` of the tree's clock what should be gone here and below: for scopes that
  /// were closed, and for those that were just released. An object is reported once.
  public func check(after delay: Duration = .seconds(2)) {
    let record = record
    let delayIsOver = wait(delay, by: clock)
    record.services.starter.start("leak check") {
      await delayIsOver()
      record.reportLeaks()
    }
  }
}

extension ScopeRecord {
  func leaks() -> [LeakReport] {
    lazy var observed = top.observedNames
    var found: [LeakReport] = []
    for record in subtree where record.isOver {
      for registered in record.objects.all {
        guard let object = registered.object else { continue }
        found.append(record.leak(of: object, as: registered.label, observing: observed))
      }
    }
    return found
  }

  func reportLeaks() {
    lazy var observed = top.observedNames
    var found: [LeakReport] = []
    for record in subtree where record.isOver {
      record.objects.update { registered in
        guard !registered.wasReported, let object = registered.object else { return }
        registered.wasReported = true
        found.append(record.leak(of: object, as: registered.label, observing: observed))
        services.trace.record(.lifetime, "leaked", module: record.name, to: registered.label)
      }
    }
    for leak in found { services.report(.leak(leak)) }
  }

  private func leak(
    of object: AnyObject, as label: StaticString, observing names: [ObjectIdentifier: [String]]
  ) -> LeakReport {
    LeakReport(
      object: label.description, owners: owners.names, tasks: tasks.names,
      subscriptions: names[ObjectIdentifier(object)] ?? [])
  }

  /// What each owner observes here and below, gathered once for all that leaks.
  private var observedNames: [ObjectIdentifier: [String]] {
    var names: [ObjectIdentifier: [String]] = [:]
    for output in subtree.flatMap(\.outputs.all).compactMap(\.output) {
      let name = output.outputName
      for observer in output.observerIDs { names[observer, default: []].append(name) }
    }
    return names
  }
}

/// Waits until `delay` from now. The end is set at once: a clock that is moved on before the task
/// that waits has begun has been moved on all the same.
private func wait<SomeClock: Clock<Duration>>(
  _ delay: Duration, by clock: SomeClock
) -> @Sendable () async -> Void {
  let end = clock.now.advanced(by: delay)
  return { try? await clock.sleep(until: end, tolerance: nil) }
}
