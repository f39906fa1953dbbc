import Testing
import VignolaCore

/// Expects that nothing registered in a scope, or below it, outlived the scope it was registered in
/// (G6). An issue is recorded for each object that did.
///
/// ```swift
/// scope.close()
/// expectNoLeaks(in: scope)
/// ```
///
/// ``settle(_:sourceLocation:)`` expects it too, after the tasks have come to rest.
///
/// - Parameters:
///   - scope: The scope.
///   - sourceLocation: Where a leak is reported.
@MainActor public func expectNoLeaks(
  in scope: LifetimeScope, sourceLocation: SourceLocation = #_sourceLocation
) {
  for leak in scope.leaks {
    Issue.record("\(leak.description)", sourceLocation: sourceLocation)
  }
}

/// Makes an object, lets it go, and expects that it is gone.
///
/// ```swift
/// expectReleased {
///   let holder = CatalogHolder(cart: cart)
///   holder.plus(1)
///   return holder
/// }
/// ```
///
/// - Parameters:
///   - make: Makes the object and uses it.
///   - sourceLocation: Where it is reported that the object is still alive.
/// - Throws: What `make` throws.
@MainActor public func expectReleased<Object: AnyObject>(
  sourceLocation: SourceLocation = #_sourceLocation, _ make: () throws -> Object
) rethrows {
  weak let object = try make()
  if let object {
    Issue.record(
      "\(type(of: object)) is still alive: something that outlives it holds it strongly.",
      sourceLocation: sourceLocation)
  }
}
