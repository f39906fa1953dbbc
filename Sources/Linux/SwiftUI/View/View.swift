/// A part of the user interface, described by the views that it is made of.
@MainActor @preconcurrency public protocol View {
  /// The type of the view that describes this one.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// There is no body of nothing.
  public typealias Body = Never

  /// Not called: there is no value of this type.
  public var body: Never {
    // Never has no values to ask.
    preconditionFailure("There is no value of the type Never.")
  }
}

extension View where Body == Never {
  /// Not called: a view without a body is rendered by itself.
  public var body: Never {
    // Rendering asks for the primitive first; only a direct call could get here.
    preconditionFailure("\(Self.self) has no body; it is rendered by itself.")
  }
}
