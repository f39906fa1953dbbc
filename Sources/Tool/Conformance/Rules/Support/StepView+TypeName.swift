import CodeIndex

extension Project {
  /// The type that a mention is of: the longest beginning that is one, `Cart` of `Cart.shared`.
  func type(mentionedAs name: String, from place: TypeSymbol) -> TypeSymbol? {
    var name = name.prefix { $0 != "(" }
    while !name.isEmpty {
      if let type = code.type(named: String(name), from: place) { return type }
      guard let dot = name.lastIndex(of: ".") else { return nil }
      name = name[..<dot]
    }
    return nil
  }
}

extension StepView {
  /// The type that the step names: what is cast to or made, or of which something static is used.
  var typeName: String? {
    switch kind {
    case .typeUse: return name
    case .call where flags.contains(.initializer):
      return receiver.isEmpty ? name : "\(receiver).\(name)"
    case .call, .read:
      return receiver.first?.isUppercase == true ? receiver : nil
    default: return nil
    }
  }
}
