/// A text that somebody else wrote, in quotation marks, fit to be printed: what is not visible ASCII
/// is escaped, and what is longer than `limit` is cut.
package func quoted(_ text: some StringProtocol, atMost limit: Int = 80) -> String {
  var result = "\""
  var taken = 0
  for scalar in text.unicodeScalars {
    guard taken < limit else { return result + "\"... (\(text.utf8.count) bytes)" }
    taken += 1
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case " "..."~": result.unicodeScalars.append(scalar)
    default: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
  return result + "\""
}
