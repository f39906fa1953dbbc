import CodeIndex

/// An object that a view's struct makes for itself, so that it is another one whenever the struct is made anew.
struct InlineObject {
  /// The property that it is for.
  var property: String
  var type: TypeSymbol
  var position: SourcePosition
}

extension Project {
  /// The structs that are views of SwiftUI, in product code; previews are none.
  var viewStructs: [TypeSymbol] {
    code.types.filter { type in
      guard type.kind == .struct, !type.isTestCode else { return false }
      let ancestors = code.ancestors(of: type)
      return ancestors.contains("View") && !ancestors.contains("PreviewProvider")
    }
  }

  /// The objects with a state that a view makes for plain properties, where they are declared or in an
  /// initialiser. Wrappers that keep what they are given are fine; @ObservedObject is none.
  func inlineObjects(in view: TypeSymbol) -> [InlineObject] {
    let plain = view.properties.filter(\.keepsNothing)
    let names = Set(plain.map(\.name))
    let stored = plain.compactMap { property in
      property.initialCall.flatMap {
        inlineObject(property.name, $0, at: property.head.position, in: view)
      }
    }
    let made = view.parts.flatMap { part in
      part.fact.functions.filter { $0.kind == .initializer }.flatMap { function in
        code.steps(function.body, inFile: part.file, .write).compactMap { step -> InlineObject? in
          guard names.contains(step.name), step.receiver.isEmpty, step.detail.hasSuffix("()")
          else { return nil }
          return inlineObject(
            step.name, String(step.detail.dropLast(2)), at: step.position, in: view)
        }
      }
    }
    return stored + made
  }

  private func inlineObject(
    _ property: String, _ call: String, at position: SourcePosition, in view: TypeSymbol
  ) -> InlineObject? {
    guard let type = code.type(named: call, from: view), type.kind == .class, keepsState(type)
    else { return nil }
    return InlineObject(property: property, type: type, position: position)
  }

  /// Whether a type plays the role of a view model of MVVM.
  func isViewModel(_ type: TypeSymbol) -> Bool {
    roles(of: type).contains { $0.role == Role(.mvvm, "view-model") }
  }
}

extension PropertyFact {
  /// Stored in the struct itself, or under a wrapper of SwiftUI that keeps nothing.
  var keepsNothing: Bool {
    isStored && !head.isStatic
      && head.attributes.allSatisfy {
        ["ObservedObject", "Bindable", "EnvironmentObject"].contains($0.name)
      }
  }
}
