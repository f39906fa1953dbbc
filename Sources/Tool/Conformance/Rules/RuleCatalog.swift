/// Every rule there is, a family at a time.
package enum RuleCatalog {
  package static let all: [any Rule] = families.flatMap { $0 }

  private static let families: [[any Rule]] = [
    VIPERRules.all,
    VIPRules.all,
    MVPRules.all,
    MVVMRules.all,
    MVCRules.all,
    MVRules.all,
    SVIPRules.all,
    VSURFRules.all,
    MVIRules.all,
    GeneralRules.all,
    ModuleRules.all,
    CustomRules.all,
    RoundTableRules.all,
    CoordinatorRules.all,
  ]

  package static func rule(_ id: String) -> (any Rule)? { all.first { $0.id == id } }
}
