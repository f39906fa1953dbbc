/// What somebody meant who wrote a word that there is not.
package enum Nearest {
  /// "Did you mean 'architectures'?", or all the words where none is near; empty without words.
  package static func hint(for word: String, among words: [String]) -> String {
    if let near = self.word(nearestTo: word, among: words) { return "Did you mean '\(near)'?" }
    guard !words.isEmpty else { return "" }
    let shown = words.sorted().prefix(20).joined(separator: ", ")
    return "There are: \(shown)\(words.count > 20 ? " and others" : "")."
  }

  /// The word with the fewest changed letters, if they are a third of it or two at most. Of several the first
  /// in the alphabet. O(words × length²), and nothing for a word above 60 letters.
  package static func word(nearestTo word: String, among words: [String]) -> String? {
    let wanted = Array(word.lowercased().utf8)
    guard wanted.count <= 60 else { return nil }
    let allowed = max(2, wanted.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in words.sorted() where candidate.utf8.count <= 60 {
      let distance = distance(wanted, Array(candidate.lowercased().utf8))
      if distance <= allowed, distance < candidate.utf8.count, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  /// Letters added, dropped, changed or swapped with their neighbour.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      (before, last) = (last, current)
    }
    return last[right.count]
  }
}
