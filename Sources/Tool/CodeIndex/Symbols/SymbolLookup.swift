/// The tables behind ``Codebase``'s questions.
struct SymbolLookup: Sendable {
  func type(named name: String, container: String, module: String) -> TypeSymbol? { nil }
  func expanded(_ names: [String], container: String, module: String) -> [String] { names }
  func ancestors(of type: TypeSymbol) -> Set<String> { [] }
  func ancestorSymbols(of type: TypeSymbol) -> [TypeSymbol] { [] }
  func descendants(of type: TypeSymbol) -> [TypeSymbol] { [] }
  func types(named name: String) -> [TypeSymbol] { [] }
}
