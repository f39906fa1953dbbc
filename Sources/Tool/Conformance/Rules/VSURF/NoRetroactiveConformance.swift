import CodeIndex

struct VSURFNoRetroactiveConformance: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.no-retroactive-conformance",
    summary: "No type of the system is made to conform to a protocol of the system",
    severity: .warning,
    rationale: """
      `extension String: Identifiable` holds for the whole app, though one sheet needed it. When \
      the system or another module says the same, which of the two is called is nobody's choice.
      """,
    source: "surfstudio/vsurf-demo: VSURFViewGroup; SE-0364",
    fix: "Wrap the value in a type of your own. Where it cannot be helped, write @retroactive.",
    falsePositives: "A type of another package that could not be found.",
    violations: [
      Example(
        "The demo's",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Text("Cart") }
        }
        extension String: Identifiable {  // <-
          public var id: String { self }
        }
        """),
      Example(
        "In a file of its own, with a system's error",
        """
        // file: Flow/CartViewGroup.swift
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Text("Cart") }
        }
        // file: Flow/Extensions/String+Error.swift
        import Foundation
        extension String: LocalizedError {  // <-
          public var errorDescription: String? { self }
        }
        """),
      Example(
        "A nested type of the system",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Text("Cart") }
        }
        extension Date.FormatStyle: Identifiable {  // <-
          public var id: Int { 0 }
        }
        """),
    ],
    nearMisses: [
      Example(
        "A protocol of one's own",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Text("Cart") }
        }
        protocol Titled {}
        extension String: Titled {}
        """),
      Example(
        "A type of one's own",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Text("Cart") }
        }
        struct Item { let title: String }
        extension Item: Identifiable {
          var id: String { title }
        }
        """),
      Example(
        "Said on purpose",
        """
        import SwiftUI
        public struct CartViewGroup: View {
          public init() {}
          public var body: some View { Text("Cart") }
        }
        extension String: @retroactive Identifiable {
          public var id: String { self }
        }
        """),
    ])

  /// Protocols that everybody wants of everything.
  private static let protocols: Set<String> = [
    "Identifiable", "Error", "LocalizedError", "Hashable", "Equatable", "Comparable", "Codable",
    "Encodable", "Decodable", "RawRepresentable", "CaseIterable", "CustomStringConvertible",
    "ExpressibleByStringLiteral", "Sendable", "Sequence", "Collection",
  ]

  private static let types: Set<String> = [
    "String", "Substring", "Character", "Int", "Double", "Float", "Bool", "Array", "Set",
    "Dictionary", "Optional", "Result", "Range", "ClosedRange", "Date", "URL", "UUID", "Data",
    "Decimal", "Locale", "Calendar", "TimeZone", "CGFloat", "CGPoint", "CGSize", "CGRect",
    "Binding", "Color", "Image", "Text", "Font", "CLLocationCoordinate2D", "UIImage", "UIColor",
  ]

  func findings(in project: Project) -> [Finding] {
    let modules = project.modules(of: .vsurf)
    return project.code.types.filter { type in
      type.isForeign && !type.isTestCode && modules.contains(type.module)
        && Self.types.contains(String(type.path.prefix { $0 != "." }))
    }
    .flatMap { type in
      type.parts.flatMap { part in
        part.fact.inheritance.filter { !$0.text.contains("@retroactive") }.flatMap(\.subjects)
          .filter(Self.protocols.contains)
          .map { name in
            finding(
              in: project, type, about: name, at: part.fact.head.position,
              "\(type.path) becomes \(name) for the whole app: wrap the value in a type of "
                + "your own")
          }
      }
    }
  }
}
