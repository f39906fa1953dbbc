extension PinCodeData.CornerAction {
  /// What the button is called.
  package var label: String {
    switch self {
    case .delete: "Delete"
    case .face: "Face ID"
    case .touch: "Touch ID"
    }
  }

  /// The system's symbol for it.
  package var symbol: String {
    switch self {
    case .delete: "delete.left"
    case .face: "faceid"
    case .touch: "touchid"
    }
  }
}
