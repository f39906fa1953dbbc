import CodeIndex

extension ConfigurationReader {
  mutating func architectures(
    _ node: JSONNode?, custom: [CustomArchitecture]
  ) -> [ArchitectureEntry] {
    let words = Architecture.allCases.map(\.rawValue) + custom.map(\.name)
    return list(node, "'architectures'").compactMap { entry in
      let what = "an entry of 'architectures'"
      guard
        let members = object(
          entry, "An entry of 'architectures'", known: ["paths", "use", "roles", "isolation"]),
        let paths = require("paths", of: members, what, at: entry),
        let use = require("use", of: members, what, at: entry)
      else { return nil }
      for name in list(use, "'use'") {
        guard let text = text(name, "An entry of 'use'"), !words.contains(text) else { continue }
        let hint = Nearest.hint(for: text, among: words)
        report("There is no architecture '\(text)'. \(hint)", at: name.offset)
      }
      return ArchitectureEntry(
        paths: patterns(paths, "'paths'"), use: knownTexts(use),
        roles: roles(members["roles"], "'roles'"),
        isolation: members["isolation"].flatMap { text($0, "'isolation'") },
        place: place(entry.offset))
    }
  }

  /// The texts of a list whose mistakes were told already.
  private func knownTexts(_ node: JSONNode) -> [String] {
    guard case .array(let nodes) = node.value else { return [] }
    return nodes.compactMap { if case .string(let text) = $0.value { text } else { nil } }
  }

  mutating func roles(_ node: JSONNode?, _ what: String) -> [RoleNames] {
    guard let node, let members = members(node, what) else { return [] }
    return members.compactMap { member in
      let what = "the role '\(member.key)'"
      guard
        let parts = object(
          member.value, "The role '\(member.key)'", known: ["names", "bases", "folders"])
      else { return nil }
      if parts.isEmpty {
        report(
          "Nothing says who plays \(what): 'names', 'bases' or 'folders'.", at: member.keyOffset)
      }
      return RoleNames(
        member.key, names: texts(parts["names"], "'names'"),
        bases: texts(parts["bases"], "'bases'"),
        folders: texts(parts["folders"], "'folders'"), place: place(member.keyOffset))
    }
  }

  mutating func customArchitectures(_ node: JSONNode?) -> [CustomArchitecture] {
    guard let node, let members = members(node, "'custom'") else { return [] }
    return members.compactMap { member in
      if Architecture(rawValue: member.key) != nil {
        report(
          "'\(member.key)' is one of the eleven; an architecture of your own needs another name.",
          at: member.keyOffset)
      }
      let what = "the architecture '\(member.key)'"
      guard
        let parts = object(
          member.value, "The architecture '\(member.key)'", known: ["roles", "links", "imports"]),
        let roleNode = require("roles", of: parts, what, at: member.value)
      else { return nil }
      let roles = roles(roleNode, "'roles'")
      let names = roles.map(\.role)
      return CustomArchitecture(
        member.key, roles: roles, links: links(parts["links"], among: names),
        imports: imports(parts["imports"], among: names), place: place(member.keyOffset))
    }
  }

  private mutating func links(_ node: JSONNode?, among roles: [String]) -> [Profile.Link] {
    list(node, "'links'").compactMap { link in
      let what = "an entry of 'links'"
      guard let parts = object(link, "An entry of 'links'", known: ["from", "to", "as"]),
        let from = require("from", of: parts, what, at: link),
        let to = require("to", of: parts, what, at: link),
        let start = role(from, among: roles), let end = role(to, among: roles)
      else { return nil }
      let strength = parts["as"].flatMap { word($0, "'as'", Profile.Strength.self) }
      return Profile.Link(start, end, strength ?? .strong)
    }
  }

  private mutating func imports(
    _ node: JSONNode?, among roles: [String]
  ) -> [CustomArchitecture.Imports] {
    guard let node, let members = members(node, "'imports'") else { return [] }
    return members.compactMap { member in
      refuse(role: member.key, among: roles, at: member.keyOffset)
      guard let parts = object(member.value, "An entry of 'imports'", known: ["deny"]) else {
        return nil
      }
      let denied = parts["deny"]
      return CustomArchitecture.Imports(
        role: member.key, deny: modules(denied, "'deny'"), place: place(member.keyOffset))
    }
  }

  private mutating func role(_ node: JSONNode, among roles: [String]) -> String? {
    guard let role = text(node, "A role") else { return nil }
    refuse(role: role, among: roles, at: node.offset)
    return role
  }

  private mutating func refuse(role: String, among roles: [String], at offset: Int) {
    guard !roles.contains(role) else { return }
    report("There is no role '\(role)'. \(Nearest.hint(for: role, among: roles))", at: offset)
  }
}
