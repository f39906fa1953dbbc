/// The rules of Model-View.
enum MVRules {
  static let all: [any Rule] = [MVModelNoUIImport(), MVModelObservable(), MVViewNoService()]
}
