#if Macros
  import Foundation
  import SwiftDiagnostics
  import SwiftParser
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacroExpansion
  import SwiftSyntaxMacros
  import Testing
  import VignolaMacros

  /// A golden page of `Expansions`: source, what it expands to, what is said about it, and what the
  /// source is once a correction has been applied.
  struct ExpansionPage: CustomTestStringConvertible {
    let file: URL
    /// What comes before the first heading.
    let source: String

    init(_ file: URL) throws {
      self.file = file
      let text = try String(contentsOf: file, encoding: .utf8)
      source = text.range(of: "\n=== ").map { String(text[..<$0.lowerBound]) } ?? text
    }

    var testDescription: String { file.deletingPathExtension().lastPathComponent }

    /// The page as the macro would have it.
    func rendered() -> String {
      let file = Parser.parse(source: source)
      let context = BasicMacroExpansionContext(
        sourceFiles: [file: .init(moduleName: "Flow", fullFilePath: "Flow.swift")])
      let expanded = file.expand(
        macroSpecs: [
          "NavigationState": MacroSpec(
            type: NavigationStateMacro.self, conformances: ["VSURF.NavigationState"])
        ],
        contextGenerator: { syntax in
          BasicMacroExpansionContext(
            sharingWith: context, lexicalContext: syntax.allMacroLexicalContexts())
        },
        indentationWidth: .spaces(2))
      var page = "\(source)\n=== expands to\n\(expanded)\n"
      for diagnostic in context.diagnostics {
        let place = context.location(
          for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Flow.swift")
        page += "\n=== \(place.line):\(place.column) error\n\(diagnostic.message)\n"
        for fixIt in diagnostic.fixIts {
          page += "\n=== \(fixIt.message.message)\n\(applied(fixIt, in: context))\n"
        }
      }
      return page
    }

    private func applied(_ fixIt: FixIt, in context: BasicMacroExpansionContext) -> String {
      var edits: [(range: Range<Int>, text: String)] = []
      for case .replace(let old, let new) in fixIt.changes {
        let bounds = [old.position, old.endPosition].map {
          context.location(for: $0, anchoredAt: old, fileName: "Flow.swift").offset
        }
        edits.append((bounds[0]..<bounds[1], new.description))
      }
      var text = Array(source.utf8)
      // From the end, so that no edit moves another.
      for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        text.replaceSubrange(edit.range, with: Array(edit.text.utf8))
      }
      return String(decoding: text, as: UTF8.self)
    }
  }
#endif
