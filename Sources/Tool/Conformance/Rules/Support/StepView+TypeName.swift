import CodeIndex

extension StepView {
  /// The type that the step names: what is cast to or made, or of which something static is used.
  var typeName: String? {
    switch kind {
    case .typeUse: return name
    case .call where flags.contains(.initializer):
      return receiver.isEmpty ? name : "\(receiver).\(name)"
    case .call, .read:
      return root.first?.isUppercase == true && !receiver.isEmpty ? root : nil
    default: return nil
    }
  }
}
