/// The rules of Model-View-ViewModel.
enum MVVMRules {
  static let all: [any Rule] = [
    MVVMEnvironmentSameInstance(),
    MVVMViewModelNoNavigation(),
    MVVMViewModelNoViewImport(),
    MVVMViewModelNoViewReference(),
    MVVMViewNoService(),
    MVVMViewOwnsViewModel(),
  ]
}
