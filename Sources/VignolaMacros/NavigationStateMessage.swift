#if Macros
  import SwiftDiagnostics

  /// What `@NavigationState` says, and what it offers to do about it.
  enum NavigationStateMessage: DiagnosticMessage, FixItMessage {
    case notAStruct(kind: String, name: String)
    case missingDestination(name: String)
    case pathIsThere(name: String)
    case hidden(name: String)
    case makeStruct, removeAttribute, addDestination, removePath, makeFileprivate

    var message: String {
      switch self {
      case .notAStruct(let kind, let name):
        "@NavigationState makes a value that can be read and compared, a struct; '\(name)' is "
          + "declared as '\(kind)'"
      case .missingDestination(let name):
        "@NavigationState needs a type 'Destination' in '\(name)' itself, the screens that can be "
          + "pushed; one in an extension cannot be seen from here"
      case .pathIsThere(let name):
        "@NavigationState writes 'path' itself, and '\(name)' has one already"
      case .hidden(let name):
        "@NavigationState writes an extension at the top of the file, from where '\(name)', "
          + "private in what it is in, cannot be seen"
      case .makeStruct: "declare it as 'struct'"
      case .removeAttribute: "remove '@NavigationState'"
      case .addDestination: "add 'Destination'"
      case .removePath: "remove 'path'"
      case .makeFileprivate: "make it 'fileprivate'"
      }
    }

    private var name: String {
      switch self {
      case .notAStruct: "notAStruct"
      case .missingDestination: "missingDestination"
      case .pathIsThere: "pathIsThere"
      case .hidden: "hidden"
      case .makeStruct: "makeStruct"
      case .removeAttribute: "removeAttribute"
      case .addDestination: "addDestination"
      case .removePath: "removePath"
      case .makeFileprivate: "makeFileprivate"
      }
    }

    var severity: DiagnosticSeverity { .error }
    var diagnosticID: MessageID { MessageID(domain: "VignolaMacros", id: name) }
    var fixItID: MessageID { diagnosticID }
  }
#endif
