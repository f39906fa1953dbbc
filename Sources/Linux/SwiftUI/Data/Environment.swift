import Observation

/// Reads a value that is handed down to the view.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var environment = EnvironmentValues()

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value handed down; outside of a view that is rendered, the default.
  public var wrappedValue: Value {
    read(environment)
  }
}

extension Environment {
  /// Reads the object of a type. There must be one: without it the app ends here, as it does on a
  /// device.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { environment in
      guard let object = environment[object: objectType] else {
        // A mistake in the code, not in its input, and SwiftUI ends the app in the same way.
        preconditionFailure(
          "No object of the type \(objectType) in the environment. "
            + "Hand one down with .environment(_:) above the view that reads it.")
      }
      return object
    }
  }

  /// Reads the object of a type, if there is one.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { $0[object: objectType] }
  }
}

extension Environment: LinkedProperty {
  @MainActor mutating func link(to node: GraphNode, number: Int, in context: RenderContext) {
    environment = context.environment
  }
}
