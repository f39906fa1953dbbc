public import ScreenTree

/// A person's hands and eyes: it reads what is on the screen and does gestures to what it names.
///
/// ```swift
/// let phone = Phone(ViewHost { CatalogView() })
/// try phone.tap("Add", inRow: "Item 3")
/// #expect(phone.title == "Items")
/// #expect(try phone.isEnabled("Remove", inRow: "Item 3"))
/// ```
///
/// What a person could not touch is refused with a ``PhoneRefusal`` that says why and shows the
/// screen: what is disabled, what lies under another layer, what is scrolled away, and what two
/// things on the screen answer to. A refused gesture changes nothing.
///
/// A gesture's changes are on the screen when it returns; for what comes later there is
/// ``wait(until:)``. Main actor.
@MainActor public final class Phone {
  let host: any ScreenHost
  /// The bar that a back swipe has taken hold of.
  var heldBar: RenderedElement?
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var waits = 0

  /// Takes an app into the hand. Whoever was told of the app's changes is told further on.
  public init(_ host: any ScreenHost) {
    self.host = host
    let told = host.onChange
    host.onChange = { [weak self] in
      told?()
      self?.resumeAll()
    }
  }

  /// The screen as it is now, for questions that the phone has no word for.
  public var screen: RenderedElement { host.rendered() }
}

extension Phone {
  /// Waits until something is so, looking again after each change of the screen.
  ///
  /// It takes no time where nothing has to be waited for, and sleeps nowhere. What never comes is
  /// waited for until the task is cancelled, as a test's time limit does.
  ///
  /// - Throws: What the condition throws, and a ``PhoneRefusal`` when cancelled.
  public func wait(until condition: (Phone) throws -> Bool) async throws {
    while try !condition(self) {
      guard !Task.isCancelled else { throw refusal(of: "wait", .cancelled) }
      await nextChange()
    }
  }

  private func nextChange() async {
    waits += 1
    let number = waits
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume()
        } else {
          waiting[number] = continuation
        }
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.waiting.removeValue(forKey: number)?.resume() }
    }
  }

  private func resumeAll() {
    let all = waiting
    waiting = [:]
    for continuation in all.values { continuation.resume() }
  }
}
