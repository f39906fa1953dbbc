import CodeIndex

/// What the roles of an architecture of the house may not import.
struct CustomImports: Rule {
  func findings(in project: Project) -> [Finding] {
    project.settings.custom.flatMap { house in
      house.imports.flatMap { entry in
        project.roles.components
          .filter { $0.role == Role(custom: house.name, entry.role) && !$0.type.isTestCode }
          .flatMap { findings(of: $0, denied: entry.deny, house: house.name, project) }
      }
    }
  }

  private func findings(
    of component: Component, denied: [String], house: String, _ project: Project
  ) -> [Finding] {
    Set(component.type.parts.map(\.file)).sorted().flatMap { file in
      project.imports(ofFile: file).compactMap { use in
        let kind = project.settings.kind(of: use.module)?.rawValue
        guard
          let deny = denied.first(where: {
            $0 == kind || PathPattern($0).glob.matches(use.module)
          })
        else { return nil }
        let what = deny == use.module ? use.module : "\(use.module) (\(deny))"
        return Finding(
          id, at: use.head.position, in: project.symbol(component.type), about: use.module,
          "\(component.type.path) is a \(component.role.name) of \(house), which may not import \(what)"
        )
      }
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "gen.custom-imports",
    summary: "In an architecture of the house roles import nothing that is denied them",
    severity: .warning,
    rationale: """
      The configuration says by kind or by name what a role may not import; this rule reads it, in the file of the type \
      and in those of its extensions.
      """,
    source: "The configuration's `custom`",
    fix: "Move what needs the import to another role, or change 'imports'.",
    falsePositives: "A file with types of several roles is told for each of them that may not.",
    violations: [
      Example(
        "a store that draws",
        CustomExamples.house + """
          // file: App/CartStore.swift
          import UIKit // <-
          final class CartStore {}
          """),
      Example(
        "by name, in an extension elsewhere",
        CustomExamples.house + """
          // file: App/CartStore.swift
          final class CartStore {}
          // file: App/CartStore+Network.swift
          import Alamofire // <-
          extension CartStore {}
          """),
      Example(
        "a nested one",
        CustomExamples.house + """
          // file: App/Cart.swift
          import SwiftUI // <-
          enum Cart { final class ItemsStore {} }
          """),
    ],
    nearMisses: [
      Example(
        "what is not denied",
        CustomExamples.house + """
          // file: App/CartStore.swift
          import Foundation
          import AlamofireImage
          final class CartStore {}
          """),
      Example(
        "another role",
        CustomExamples.house + """
          // file: App/CartScreen.swift
          import UIKit
          final class CartScreen: UIViewController {}
          """),
      Example(
        "outside of the paths",
        CustomExamples.house + """
          // file: Other/CartStore.swift
          import UIKit
          final class CartStore {}
          // file: App/Part.swift
          struct Part {}
          """),
    ])
}
