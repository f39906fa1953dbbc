/// Why a folder or a file was passed over.
package enum SkipReason: String, CaseIterable, Sendable, Comparable {
  /// Its name begins with a dot.
  case hidden
  /// A build made it: `.build`, `DerivedData`.
  case build
  /// Others wrote it: `Pods`, `Carthage`, `Vendor`, `node_modules`, `SourcePackages`, `checkouts`.
  case vendored
  /// A generator made it, as its folder, its name or its first comment says.
  case generated
  /// It is a template or documentation, in which Swift is not whole.
  case template
  /// The configuration leaves it out.
  case excluded
  /// A link to what is found elsewhere.
  case link

  package static func < (left: Self, right: Self) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

extension SourceSearch {
  private static let builds: Set = [".build", "build", "DerivedData"]
  private static let vendors: Set = [
    "Pods", "Carthage", "Vendor", "vendor", "node_modules", "SourcePackages", "checkouts",
  ]
  private static let generated: Set = ["Generated", "generated", "DerivedSources"]

  func skip(folder path: String, _ name: String) -> SkipReason? {
    let reason: SkipReason? =
      if Self.builds.contains(name) {
        .build
      } else if name.hasPrefix(".") {
        .hidden
      } else if Self.vendors.contains(name) {
        .vendored
      } else if Self.generated.contains(name) {
        .generated
      } else if name.hasSuffix(".xctemplate") || name.hasSuffix(".docc") {
        .template
      } else {
        nil
      }
    if reason != nil, include.contains(where: { $0.leads(into: path) }) { return nil }
    // Only a pattern for all that is in it leaves a folder out; one for a file may not match the next.
    return reason ?? (exclude.contains { $0.coversAll(in: path) } ? .excluded : nil)
  }

  func skip(file path: String, _ name: String) -> SkipReason? {
    if exclude.contains(where: { $0.matches(path) }) { return .excluded }
    if !include.isEmpty, !include.contains(where: { $0.matches(path) }) { return .excluded }
    if name.hasPrefix(".") { return .hidden }
    let isGenerated = [".generated.swift", ".pb.swift", ".grpc.swift"].contains {
      name.hasSuffix($0)
    }
    if isGenerated { return include.contains { $0.isLiteral } ? nil : .generated }
    return nil
  }
}

extension Glob {
  /// Whether the pattern spells a folder out, or one in it: `Vendor/Ours/**` for `Vendor`.
  fileprivate func leads(into folder: String) -> Bool {
    let literal = pattern.prefix { $0 != "*" && $0 != "?" }
    return literal == folder || literal.hasPrefix(folder + "/")
  }

  /// Whether it matches whatever is in a folder.
  fileprivate func coversAll(in folder: String) -> Bool {
    pattern.hasSuffix("/**") && matches("\(folder)/a") && matches("\(folder)/a/b")
  }
}
