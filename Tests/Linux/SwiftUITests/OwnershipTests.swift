import ScreenDriver
import ScreenTree
import SwiftUI
import Testing

@MainActor @Suite struct OwnershipTests {
  @Test("what a view owns is released as soon as its view has gone")
  func released() throws {
    let model = Switchboard()
    let host = ViewHost {
      if model.isOn { Owner(model: model) } else { Text("off") }
    }
    model.isOn = true
    let owned = WeakOwned(try #require(findOwned(in: host)))
    model.isOn = false
    _ = host.rendered()
    #expect(owned.object == nil)
  }

  @Test("what a sheet, a pushed screen and a closed app own is released with them")
  func releasedEverywhere() throws {
    let model = Switchboard()
    let host = ViewHost { Places(model: model) }
    model.path = [1]
    let pushed = WeakOwned(try #require(findOwned(in: host)))
    model.path = []
    _ = host.rendered()
    #expect(pushed.object == nil)
    model.isOn = true
    let presented = WeakOwned(try #require(findOwned(in: host)))
    host.rendered().children.last?.handlers[.dismiss]?("")
    _ = host.rendered()
    #expect(presented.object == nil)
    model.path = [2]
    let left = WeakOwned(try #require(findOwned(in: host)))
    host.close()
    #expect(left.object == nil)
  }

  @Test("a closed host keeps nothing that its content referred to")
  func closedHost() {
    weak var released: Switchboard?
    let host: any ScreenHost
    do {
      let model = Switchboard()
      released = model
      host = ViewHost { Text("\(model.number)") }
    }
    #expect(host.texts == ["0"])
    host.close()
    #expect(released == nil)
  }

  @Test("what is made anew and not kept is released in the same pass")
  func spares() {
    let model = Switchboard()
    let host = ViewHost {
      Text("\(model.number)")
      Owner(model: model)
    }
    for number in 1...100 {
      model.number = number
      _ = host.rendered()
    }
    #expect(Owned.alive.value(of: model) == 1)
    host.close()
    #expect(Owned.alive.value(of: model) == 0)
  }

  private func findOwned(in host: any ScreenHost) -> Owned? {
    host.tap("Touch")
    return Owned.lastTouched.take()
  }
}

private struct WeakOwned {
  weak var object: Owned?

  init(_ object: Owned) { self.object = object }
}

@MainActor private final class Owned {
  static let alive = Census()
  static let lastTouched = Handover()
  private let model: Switchboard

  init(model: Switchboard) {
    self.model = model
    Self.alive.add(model)
  }

  isolated deinit { Self.alive.remove(model) }
}

/// How many objects live for a model, since tests run side by side.
@MainActor private final class Census {
  private var counts: [ObjectIdentifier: Int] = [:]

  func add(_ model: Switchboard) { counts[ObjectIdentifier(model), default: 0] += 1 }
  func remove(_ model: Switchboard) { counts[ObjectIdentifier(model), default: 0] -= 1 }
  func value(of model: Switchboard) -> Int { counts[ObjectIdentifier(model), default: 0] }
}

/// Hands an object over without keeping it.
@MainActor private final class Handover {
  private var object: Owned?

  func put(_ object: Owned) { self.object = object }
  func take() -> Owned? {
    defer { object = nil }
    return object
  }
}

private struct Owner: View {
  @State private var owned: Owned

  init(model: Switchboard) { owned = Owned(model: model) }

  var body: some View {
    Button("Touch") { Owned.lastTouched.put(owned) }
  }
}

private struct Places: View {
  @Bindable var model: Switchboard

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: Int.self) { _ in Owner(model: model) }
    }
    .sheet(isPresented: $model.isOn) { Owner(model: model) }
  }
}
