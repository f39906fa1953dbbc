import VignolaCore

/// Tells the modules above that something in a flow has come to its end: an ordered multicast that
/// holds its receivers weakly.
///
/// ```swift
/// @MainActor protocol AuthSignal: AnyObject {
///   func signedIn()
/// }
///
/// let signal = Signal<any AuthSignal>(as: "AuthSignal", in: scope)
/// signal.add(launch) { $0 }
/// signal.send("signedIn") { $0.signedIn() }   // launch.signedIn()
/// ```
///
/// Receivers hear a signal in the order they were added, each once. A signal sent while another is
/// heard waits until everyone has heard the first (G1); a receiver added meanwhile hears only what
/// is sent after it came; one that is gone is passed over; nobody hears anything after the scope is
/// closed (G4). The protocol of the receivers needs neither `@objc` nor a macro.
///
/// The article's `@Multicast` generated such a class a protocol, and kept it alive in a locator by
/// name; here whoever owns the signal is whoever stored it.
@MainActor public final class Signal<Receiver> {
  private let name: StaticString
  private let scope: LifetimeScope
  private var receivers: [(identity: ObjectIdentifier, handle: WeakHandle<Receiver>)] = []

  /// A signal without receivers.
  ///
  /// - Parameters:
  ///   - name: How traces call it.
  ///   - scope: The flow it belongs to.
  public init(as name: StaticString, in scope: LifetimeScope) {
    self.name = name
    self.scope = scope
  }

  /// Adds a receiver after those already there. Adding one twice is the same as once.
  ///
  /// - Parameters:
  ///   - receiver: The object that hears; it is not kept alive.
  ///   - upcast: Its view as a `Receiver`, always `{ $0 }`.
  public func add<Object: AnyObject>(
    _ receiver: Object, as upcast: @escaping (Object) -> Receiver
  ) {
    forgetTheGone()
    let identity = ObjectIdentifier(receiver)
    guard !receivers.contains(where: { $0.identity == identity }) else { return }
    receivers.append((identity, WeakHandle(receiver, as: upcast)))
  }

  /// Removes a receiver, which hears nothing from now on, not even a signal that is being heard. One
  /// that never was there is no matter.
  public func remove(_ receiver: some AnyObject) {
    let identity = ObjectIdentifier(receiver)
    receivers.removeAll { $0.identity == identity || $0.handle.target == nil }
  }

  /// Tells every receiver, in order.
  ///
  /// - Parameters:
  ///   - event: How traces call it: the name of the protocol's method.
  ///   - tell: Calls that method.
  public func send(_ event: StaticString, _ tell: @escaping (Receiver) -> Void) {
    let audience = receivers
    scope.deliver(.event, event, to: name) {
      for (identity, handle) in audience where self.isReceiver(identity) {
        if let receiver = handle.target { tell(receiver) }
      }
    }
  }

  /// How many receivers are alive.
  public var count: Int {
    receivers.count { $0.handle.target != nil }
  }

  private func isReceiver(_ identity: ObjectIdentifier) -> Bool {
    receivers.contains { $0.identity == identity }
  }

  private func forgetTheGone() {
    receivers.removeAll { $0.handle.target == nil }
  }
}
