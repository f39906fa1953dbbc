import CodeIndex

extension Rule {
  /// A finding of this rule about something that belongs to a type.
  func finding(
    in project: Project, _ type: TypeSymbol, about subject: String, at position: SourcePosition,
    _ message: String, notes: [Finding.Note] = []
  ) -> Finding {
    Finding(id, at: position, in: project.symbol(type), about: subject, message, notes: notes)
  }
}
