/// Rules that read the configuration's `custom`.
enum CustomRules {
  static let all: [any Rule] = [CustomLinks(), CustomImports()]
}
