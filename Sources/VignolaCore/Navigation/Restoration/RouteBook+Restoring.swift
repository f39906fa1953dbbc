extension RouteBook {
  /// The most bytes that are read: 1 MB.
  public static var mostBytes: Int { 1_048_576 }

  /// Restores what was stored as JSON.
  ///
  /// Before anything is decoded the bytes are measured: more than ``mostBytes``, or values nested more
  /// than ``SavedValue/deepest`` deep, are not decoded at all. Of what was cut off in the middle the
  /// routes before the cut are restored; of tabs, if all of them were before it.
  ///
  /// - Parameters:
  ///   - bytes: What was stored.
  ///   - decode: Decodes JSON, as `JSONDecoder` does.
  /// - Returns: What could be restored, and everything else.
  public func restore(
    _ bytes: some Sequence<UInt8>, decode: ([UInt8]) throws -> SavedRoutes
  ) -> RestoredRoutes<Route> {
    let bytes = Array(bytes)
    let unreadable = { (reason: String) in
      RestoredRoutes<Route>(
        tree: nil, losses: [.init(place: [], reason: reason, value: nil)], unread: bytes)
    }
    guard bytes.count <= Self.mostBytes else {
      return unreadable("it has \(bytes.count) bytes, more than \(Self.mostBytes)")
    }
    let measure = JSONMeasure(bytes)
    guard measure.depth <= SavedValue.deepest else {
      return unreadable("it is nested more than \(SavedValue.deepest) deep")
    }
    do {
      if measure.isWhole { return restore(try decode(bytes)) }
      guard let (repaired, used) = measure.repaired else { return unreadable("it is cut off") }
      let restored = restore(try decode(repaired))
      let loss = RestoredRoutes<Route>.Loss(
        place: [], reason: "it is cut off after \(used) bytes of whole routes", value: nil)
      return RestoredRoutes(
        tree: restored.tree, losses: restored.losses + [loss], unread: Array(bytes[used...]))
    } catch {
      return unreadable("it cannot be decoded: \(quoted("\(error)", atMost: 200))")
    }
  }

  /// Restores what was decoded already, as a part of something of the app's own.
  ///
  /// - Parameter saved: What was stored.
  /// - Returns: What could be restored, and everything else.
  public func restore(_ saved: SavedRoutes) -> RestoredRoutes<Route> {
    var reading = Reading(book: self)
    reading.read(saved.value)
    return RestoredRoutes(
      tree: reading.layers.isEmpty ? nil : RouteTree(layers: reading.layers),
      losses: reading.losses, unread: [])
  }

  /// Reads layer by layer, and remembers what it cannot read.
  @MainActor private struct Reading {
    let book: RouteBook
    var layers: [RouteTree<Route>.Layer] = []
    var losses: [RestoredRoutes<Route>.Loss] = []
    var isCut = false

    mutating func read(_ value: SavedValue) {
      guard let parts = value.list, let format = parts.first?.int else {
        return lose([], "it is no tree of routes", value)
      }
      guard format == RouteBook.format else {
        return lose([], "its format is \(format), and not \(RouteBook.format)", value)
      }
      for (index, layer) in parts.dropFirst().enumerated() {
        guard !isCut else {
          lose([index], "what it was over is not restored", layer)
          continue
        }
        readLayer(layer, at: index)
      }
    }

    private mutating func readLayer(_ value: SavedValue, at index: Int) {
      guard let parts = value.list, parts.count > 2, let selected = parts[0].int,
        parts[1].int == parts.count - 2
      else {
        isCut = true
        return lose([index], "it is no layer, or not all of its stacks are there", value)
      }
      let stored = Array(parts.dropFirst(2))
      let stacks = stored.enumerated().map { readStack($0.element, at: [index, $0.offset]) }
      let layer = RouteTree<Route>.Layer(stacks.map(\.routes), selected: selected)
      guard RouteTree(layers: layers + [layer]).fault == nil else {
        isCut = true
        for (number, stack) in stacks.enumerated() where !stack.routes.isEmpty {
          lose([index, number], "its layer is not restored", stored[number])
        }
        return
      }
      layers.append(layer)
      if stacks[layer.selected].isCut { isCut = true }
    }

    private mutating func readStack(
      _ value: SavedValue, at place: [Int]
    ) -> (routes: [Route], isCut: Bool) {
      guard let stored = value.list else {
        lose(place, "it is no stack", value)
        return ([], true)
      }
      var routes: [Route] = []
      var isCut = false
      for (index, value) in stored.enumerated() {
        if isCut {
          lose(place + [index], "what it was over is not restored", value)
          continue
        }
        do throws(RouteCode<Route>.Loss) {
          routes.append(try book.route(value))
        } catch {
          isCut = true
          lose(place + [index], error.reason, value)
        }
      }
      return (routes, isCut)
    }

    private mutating func lose(_ place: [Int], _ reason: String, _ value: SavedValue) {
      losses.append(.init(place: place, reason: reason, value: value))
    }
  }
}
