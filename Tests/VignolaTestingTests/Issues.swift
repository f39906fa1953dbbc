import Testing
import VignolaCore

/// Runs an expectation that must fail, and returns what each of its issues says.
@MainActor func issues(of expectation: () -> Void) -> [String] {
  let texts = IssueTexts()
  withKnownIssue {
    expectation()
  } matching: { issue in
    texts.take(issue)
  }
  return texts.all
}

/// Runs expectations that must fail, and returns what each of their issues says.
@MainActor func issues(of expectation: () async throws -> Void) async throws -> [String] {
  let texts = IssueTexts()
  try await withKnownIssue {
    try await expectation()
  } matching: { issue in
    texts.take(issue)
  }
  return texts.all
}

private final class IssueTexts: Sendable {
  private let texts = Lock([String]())

  var all: [String] { texts.withLock { $0 } }

  func take(_ issue: Issue) -> Bool {
    let text = issue.comments.map(\.rawValue).joined()
    texts.withLock { $0.append(text) }
    return true
  }
}
