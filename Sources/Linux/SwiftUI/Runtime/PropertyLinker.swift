@_spi(Reflection) import Swift

/// A property that is connected with the graph before the body is read.
protocol LinkedProperty: DynamicProperty {
  /// Connects the property with what the node keeps under a number, and with the environment.
  @MainActor mutating func link(to node: GraphNode, number: Int, in context: RenderContext)
}

/// Connects the dynamic properties of a view, a modifier or another dynamic property with the
/// node that stands for it.
///
/// The properties are changed in place, in a copy that is made for this one rendering. One view
/// placed twice has two states for that reason, and a property composed of others may change its
/// own stored properties in `update()`. The standard library gives the offsets of stored
/// properties under an interface that it keeps for tools; a mirror would hand out copies.
@MainActor struct PropertyLinker {
  let node: GraphNode
  let context: RenderContext
  private var number = 0

  /// A copy of a value with its dynamic properties connected.
  static func linked<Value>(_ value: Value, to node: GraphNode, in context: RenderContext) -> Value
  {
    let properties = StoredProperties.dynamic(of: Value.self)
    guard !properties.isEmpty else { return value }
    var linker = PropertyLinker(node: node, context: context)
    var copy = value
    withUnsafeMutablePointer(to: &copy) { linker.link(properties, at: $0) }
    return copy
  }

  private mutating func link(
    _ properties: [StoredProperties.Property], at start: UnsafeMutableRawPointer
  ) {
    for property in properties {
      link(property.type, at: start + property.offset)
    }
  }

  private mutating func link<Property: DynamicProperty>(
    _ type: Property.Type, at place: UnsafeMutableRawPointer
  ) {
    if let linked = type as? any LinkedProperty.Type {
      connect(linked, at: place)
    } else {
      link(StoredProperties.dynamic(of: type), at: place)
      place.assumingMemoryBound(to: type).pointee.update()
    }
  }

  private mutating func connect<Property: LinkedProperty>(
    _ type: Property.Type, at place: UnsafeMutableRawPointer
  ) {
    place.assumingMemoryBound(to: type).pointee.link(to: node, number: number, in: context)
    number += 1
  }
}

/// Where the dynamic properties of a type are stored, read once a type.
@MainActor enum StoredProperties {
  struct Property {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var known: [ObjectIdentifier: [Property]] = [:]

  /// The dynamic properties that values of the type store, in the order of their declaration.
  static func dynamic(of type: Any.Type) -> [Property] {
    let key = ObjectIdentifier(type)
    if let properties = known[key] { return properties }
    var properties: [Property] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let fieldType = fieldType as? any DynamicProperty.Type {
        properties.append(Property(offset: offset, type: fieldType))
      }
      return true
    }
    known[key] = properties
    return properties
  }
}
