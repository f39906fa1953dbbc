import VignolaCore

/// What a tree of scopes has reported.
@MainActor package final class Reports {
  package private(set) var all: [Report] = []

  package init() {}

  package func take(_ report: Report) { all.append(report) }
}
