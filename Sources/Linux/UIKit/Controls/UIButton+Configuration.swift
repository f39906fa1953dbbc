extension UIButton {
  /// How a button is drawn: its words, its picture and how much it stands out.
  @MainActor public struct Configuration {
    /// The title.
    public var title: String?
    /// The picture.
    public var image: UIImage?
    let isProminent: Bool

    /// A button that is only its title.
    public static func plain() -> UIButton.Configuration { Configuration(isProminent: false) }
    /// A button on its own colour, more faintly.
    public static func tinted() -> UIButton.Configuration { Configuration(isProminent: false) }
    /// A button on grey.
    public static func gray() -> UIButton.Configuration { Configuration(isProminent: false) }
    /// A button on its own colour.
    public static func filled() -> UIButton.Configuration { Configuration(isProminent: true) }
    /// A button without a border.
    public static func borderless() -> UIButton.Configuration { Configuration(isProminent: false) }
    /// A button with a border.
    public static func bordered() -> UIButton.Configuration { Configuration(isProminent: false) }
    /// A button with a border and emphasis.
    public static func borderedProminent() -> UIButton.Configuration {
      Configuration(isProminent: true)
    }
  }
}
