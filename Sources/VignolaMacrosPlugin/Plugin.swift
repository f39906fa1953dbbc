// Without the trait `Macros` there may be no swift-syntax, and there is no plug-in.
#if Macros
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
  import SwiftSyntaxMacros
  import VignolaMacros

  /// The process that the compiler asks to expand our macros.
  ///
  /// `CompilerPlugin` would be shorter, but the toolchain's copy of swift-syntax does not have it.
  @main
  struct Plugin: PluginProvider {
    /// The macros by the names that `#externalMacro` gives them.
    private let macros: [String: any Macro.Type] = [
      "NavigationStateMacro": NavigationStateMacro.self
    ]

    struct UnknownMacro: Error, CustomStringConvertible {
      let name: String
      var description: String { "VignolaMacrosPlugin has no macro '\(name)'" }
    }

    static func main() throws {
      let connection = try StandardIOMessageConnection()
      try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      guard let macro = macros[typeName] else { throw UnknownMacro(name: typeName) }
      return macro
    }
  }
#else
  @main
  struct Plugin {
    static func main() {}
  }
#endif
