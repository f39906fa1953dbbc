/// Something that is wrong in the configuration.
package struct ConfigurationProblem: Error, Hashable, Comparable, Sendable {
  package var place: TextPlace
  /// What is wrong and what to do, as a sentence.
  package var message: String

  package init(_ message: String, at place: TextPlace) {
    self.message = message
    self.place = place
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.place, left.message) < (right.place, right.message)
  }
}
