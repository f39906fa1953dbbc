/// The rules of Model-View-Controller.
enum MVCRules {
  static let all: [any Rule] = [
    MVCControllerSize(),
    MVCModelNoController(),
    MVCModelNoUIImport(),
    MVCNoLogicInController(),
    MVCViewDelegateWeak(),
    MVCViewNoModel(),
  ]
}
