import CodeIndex

extension ConfigurationReader {
  mutating func levels(_ node: JSONNode) -> Levels? {
    let keys = [
      "from", "levels", "columns", "mode", "peers", "place", "external", "tests", "allow",
    ]
    guard let parts = object(node, "'modules'", known: keys) else { return nil }
    var result = Levels()
    result.place = place(node.offset)
    result.source = parts["from"].flatMap { word($0, "'from'", SourceModule.Origin.self) }
    result.names = texts(parts["levels"], "'levels'")
    result.mode = parts["mode"].flatMap { word($0, "'mode'", Levels.Mode.self) } ?? .strict
    result.peers = parts["peers"].flatMap { word($0, "'peers'", Levels.Peers.self) } ?? .forbid
    result.columns = parts["columns"].flatMap { columns($0, levels: result.names) }
    result.places = list(parts["place"], "'place'").compactMap { placing($0, in: result) }
    result.external = byLevel(parts["external"], "'external'", levels: result.names) {
      reader, node, what in reader.modules(node, what)
    }
    result.tests = byLevel(parts["tests"], "'tests'", levels: result.names) {
      reader, node, what in reader.testKinds(node, what)
    }
    result.allowances = list(parts["allow"], "'allow'").compactMap { allowance($0) }
    if Set(result.names).count < result.names.count {
      report("A level is here twice in 'levels'.", at: parts["levels"]?.offset ?? node.offset)
    }
    return result
  }

  private mutating func columns(_ node: JSONNode, levels: [String]) -> Levels.Columns? {
    guard let parts = object(node, "'columns'", known: ["names", "meetAt"]),
      let names = require("names", of: parts, "'columns'", at: node),
      let meetAt = require("meetAt", of: parts, "'columns'", at: node),
      let level = level(meetAt, "'meetAt'", levels: levels)
    else { return nil }
    return Levels.Columns(names: texts(names, "'names'"), meetAt: level)
  }

  private mutating func placing(_ node: JSONNode, in levels: Levels) -> Levels.Place? {
    let what = "an entry of 'place'"
    guard
      let parts = object(node, "An entry of 'place'", known: ["modules", "level", "column"]),
      let modules = require("modules", of: parts, what, at: node),
      let levelNode = require("level", of: parts, what, at: node),
      let level = level(levelNode, "'level'", levels: levels.names)
    else { return nil }
    var column: String?
    if let node = parts["column"], let text = text(node, "'column'") {
      let names = levels.columns?.names ?? []
      if !names.contains(text) {
        report(
          "There is no column '\(text)'. \(Nearest.hint(for: text, among: names))", at: node.offset)
      }
      column = text
    }
    return Levels.Place(modules: names(modules, "'modules'"), level: level, column: column)
  }

  private mutating func level(_ node: JSONNode, _ what: String, levels: [String]) -> String? {
    guard let text = text(node, what) else { return nil }
    refuse(level: text, levels: levels, at: node.offset)
    return text
  }

  private mutating func refuse(level: String, levels: [String], at offset: Int) {
    guard !levels.contains(level) else { return }
    report("There is no level '\(level)'. \(Nearest.hint(for: level, among: levels))", at: offset)
  }

  private mutating func byLevel(
    _ node: JSONNode?, _ what: String, levels: [String],
    _ values: (inout ConfigurationReader, JSONNode, String) -> [String]
  ) -> [String: [String]] {
    guard let node, let members = members(node, what) else { return [:] }
    var result: [String: [String]] = [:]
    for member in members {
      refuse(level: member.key, levels: levels, at: member.keyOffset)
      result[member.key] = values(&self, member.value, "'\(member.key)'")
    }
    return result
  }

  private mutating func testKinds(_ node: JSONNode, _ what: String) -> [String] {
    let kinds = ["unit", "snapshot", "ui", "performance"]
    return list(node, what).compactMap { entry in
      guard let text = text(entry, "An entry of \(what)") else { return nil }
      if !kinds.contains(text) {
        report(
          "There is no kind of test '\(text)'. \(Nearest.hint(for: text, among: kinds))",
          at: entry.offset)
      }
      return text
    }
  }

  private mutating func allowance(_ node: JSONNode) -> Levels.Allowance? {
    let what = "an entry of 'allow'"
    guard let parts = object(node, "An entry of 'allow'", known: ["from", "to", "reason"]),
      let from = require("from", of: parts, what, at: node),
      let to = require("to", of: parts, what, at: node),
      let reasonNode = require("reason", of: parts, what, at: node),
      let start = text(from, "'from'"), let end = text(to, "'to'"),
      let reason = text(reasonNode, "'reason'")
    else { return nil }
    return Levels.Allowance(
      from: PathPattern(start, at: place(node.offset)), to: PathPattern(end, at: place(to.offset)),
      reason: reason)
  }

  /// Kinds of modules, `*`, or names, which begin with a capital letter.
  mutating func modules(_ node: JSONNode?, _ what: String) -> [String] {
    let kinds = ModuleKind.allCases.map(\.rawValue)
    return list(node, what).compactMap { entry in
      guard let text = text(entry, "An entry of \(what)") else { return nil }
      if text.first?.isLowercase == true, !kinds.contains(text) {
        report(
          "There is no kind of module '\(text)'. \(Nearest.hint(for: text, among: kinds))",
          at: entry.offset)
      }
      return text
    }
  }

  mutating func kinds(_ node: JSONNode?) -> [KindPattern] {
    guard let node, let members = members(node, "'kinds'") else { return [] }
    let kinds = ModuleKind.allCases.map(\.rawValue)
    return members.flatMap { member -> [KindPattern] in
      guard let kind = ModuleKind(rawValue: member.key) else {
        let hint = Nearest.hint(for: member.key, among: kinds)
        report("There is no kind of module '\(member.key)'. \(hint)", at: member.keyOffset)
        return []
      }
      return names(member.value, "'\(member.key)'").map { KindPattern($0, kind) }
    }
  }
}
