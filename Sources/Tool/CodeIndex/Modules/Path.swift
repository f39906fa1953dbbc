/// Paths from the root, with slashes, without `.` and `..`.
enum Path {
  /// The last component.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// All but the last component; empty for what lies in the root.
  static func folder(_ path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// `relative` seen from `folder`; `nil` if it leads out of the root.
  static func join(_ folder: String, _ relative: String) -> String? {
    var parts = folder.split(separator: "/")
    for part in relative.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// Whether a path is a folder's or lies in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }

  static func looksLikeTests(_ name: String) -> Bool {
    let endings = ["Tests", "Test", "UITests", "UITest", "Specs", "Spec"]
    return endings.contains { name.hasSuffix($0) } || ["tests", "test"].contains(name)
  }
}
