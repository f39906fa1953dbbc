extension RuleCatalog {
  /// Every rule's description by id, with those that no ``Rule`` finds but the run itself.
  package static let descriptions: [RuleDescription] =
    (all.map(\.about) + [SuppressionCheck.about]).sorted { $0.id < $1.id }

  private static let byID: [String: RuleDescription] = Dictionary(
    descriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  package static func description(_ id: String) -> RuleDescription? { byID[id] }
}
