/// What a navigation stack does with its path, whatever the path's type.
struct PathAccess {
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let shorten: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    append = { path.wrappedValue.values.append($0) }
    shorten = { path.wrappedValue.values.removeLast($0) }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    // A link with a value of another type pushes nothing, as on iOS.
    append = { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } }
    shorten = { path.wrappedValue = Data(path.wrappedValue.dropLast($0)) }
  }

  init(_ slot: StateSlot<NavigationPath>) {
    self.init(Binding(read: { slot.value }, write: { slot.value = $0 }))
  }

  /// Pops the screen that was on top at a depth, unless it has gone already: a second touch on one
  /// back button does nothing.
  func pop(from depth: Int) {
    let count = values().count
    if count >= depth, depth > 0 { shorten(count - depth + 1) }
  }
}
