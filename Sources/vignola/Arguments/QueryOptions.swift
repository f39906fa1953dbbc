/// Which type is asked about, and where.
struct ExplainRoleOptions {
  var type: String
  var path: String?
}

/// What is inspected, and how it is shown.
struct InspectOptions {
  enum Format: String, CaseIterable { case text, json }

  var path: String?
  var format: Format
}
