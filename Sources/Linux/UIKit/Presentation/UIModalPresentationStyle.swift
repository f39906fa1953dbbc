/// How a screen is presented.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; what was there disappears.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet = 1
  /// As a smaller sheet.
  case formSheet = 2
  /// Over the presenting screen, which disappears.
  case currentContext = 3
  /// As an object of one's own has it. On Linux as over the whole screen.
  case custom = 4
  /// Over the whole screen; what was there stays.
  case overFullScreen = 5
  /// Over the presenting screen, which stays.
  case overCurrentContext = 6
  /// In a bubble; on a phone as a sheet.
  case popover = 7
  /// Not at all by itself.
  case none = -1
  /// As the system has it: a sheet.
  case automatic = -2

  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover, .none: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
    }
  }

  /// Whether the presenting screen disappears.
  var covers: Bool { self == .fullScreen || self == .currentContext }
}
