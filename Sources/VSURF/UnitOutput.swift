/// What a business unit puts out: values that change, and nothing else.
///
/// ```swift
/// @MainActor public protocol CartOutput: UnitOutput {
///   var cart: Observed<Cart> { get }
/// }
/// ```
///
/// Each requirement is a ``/VignolaCore/Observed`` value: current at any time, told to whoever bound
/// itself to it, synchronously and on the main actor. (The article has Combine publishers here;
/// unlike a publisher, an observed value needs no subscriber for the unit's commands to work.)
@MainActor public protocol UnitOutput: AnyObject {}
