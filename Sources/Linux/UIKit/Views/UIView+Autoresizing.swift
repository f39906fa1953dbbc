extension UIView {
  /// What follows when the view around becomes larger or smaller.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The parts that follow, a bit each.
    public let rawValue: UInt

    /// Makes a mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The view becomes wider or narrower.
    public static var flexibleWidth: UIView.AutoresizingMask { .init(rawValue: 1 << 1) }
    /// The view becomes taller or shorter.
    public static var flexibleHeight: UIView.AutoresizingMask { .init(rawValue: 1 << 4) }
  }
}
