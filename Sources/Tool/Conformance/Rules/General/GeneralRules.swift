/// Rules of no architecture in particular.
enum GeneralRules {
  static let all: [any Rule] = [
    GeneralCompositionRootOnly(),
    GeneralNoClassProtocol(),
    GeneralNoInlineReferenceInViewStruct(),
    GeneralNoStaticMutable(),
    GeneralNoUnowned(),
    GeneralNoUnstructuredTaskInView(),
    GeneralRoleUnique(),
    GeneralUIImportUnused(),
    GeneralWeakEscapingCallback(),
  ]
}
