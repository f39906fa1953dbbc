/// Something did not work.
nonisolated package struct Broken: Error, CustomStringConvertible {
  package let description = "It did not work"

  package init() {}
}
