/// Every rule there is, a family at a time.
package enum RuleCatalog {
  package static let all: [any Rule] = ModuleRules.all + CustomRules.all

  package static func rule(_ id: String) -> (any Rule)? { all.first { $0.id == id } }
}
