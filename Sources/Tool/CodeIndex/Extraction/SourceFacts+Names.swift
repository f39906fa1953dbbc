extension SourceFacts {
  /// Gives every step new names. O(steps).
  mutating func renumber(_ new: (Name) -> Name) {
    statements.renumber(new)
    for index in functions.indices { functions[index].body.renumber(new) }
    for index in properties.indices { properties[index].body.renumber(new) }
    for type in types.indices {
      for index in types[type].functions.indices { types[type].functions[index].body.renumber(new) }
      for index in types[type].properties.indices {
        types[type].properties[index].body.renumber(new)
      }
    }
  }
}

extension Body {
  fileprivate mutating func renumber(_ new: (Name) -> Name) {
    for index in steps.indices {
      steps[index].name = new(steps[index].name)
      steps[index].receiver = new(steps[index].receiver)
      steps[index].detail = new(steps[index].detail)
    }
  }
}
