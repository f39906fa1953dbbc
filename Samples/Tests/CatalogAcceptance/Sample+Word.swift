import Roster
import Testing

extension Sample: CustomTestStringConvertible {
  /// The architecture's word: each result of a step has it for a name, and is counted by it.
  public var testDescription: String { id }
}
