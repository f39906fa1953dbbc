/// Where something is written: a file by its number in the code base, and a UTF-8 offset from its
/// first byte.
///
/// Lines and columns are worked out by ``LineTable`` for the files with findings alone: for every
/// file they would cost 6 % of a run.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// The file's place in ``Codebase/files``.
  package var file: Int32
  /// Bytes from the file's start; a byte order mark counts.
  package var offset: Int32

  package init(file: Int32, offset: Int32) {
    self.file = file
    self.offset = offset
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.offset) < (right.file, right.offset)
  }
}
