/// What a business unit can be told to do: commands, without results.
///
/// ```swift
/// @MainActor public protocol CartInput: UnitInput {
///   func add(_ item: Item.ID)
///   func removeAll()
/// }
/// ```
///
/// A command says what happened or what is wanted; what comes of it is read from the unit's
/// ``UnitOutput``. A unit carries its commands out through
/// ``/VignolaCore/LifetimeScope/deliver(_:_:from:to:payload:_:)``, so that one sent while another message is
/// handled waits its turn (G1), one sent after the flow has gone is dropped and counted (G4), and
/// each can be traced (G7).
///
/// The name and the split in two are those of the article "VSURF", Surf, 2024.
@MainActor public protocol UnitInput: AnyObject {}
