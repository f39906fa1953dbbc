import CodeIndex

/// In which files the roles of which architectures are looked for.
struct RolePlan {
  var finders: [RoleFinder] = []
  /// By file: places in ``finders``. Empty where the configuration has architectures and none for the file.
  var ofFile: [[Int]] = []
  /// Whether the architecture is told by the code, and all of ``finders`` are candidates everywhere.
  var isDetected: Bool

  /// What a configuration says; every architecture as a candidate if it names none.
  init(_ configuration: Configuration, for code: Codebase) {
    isDetected = configuration.architectures.isEmpty
    guard !isDetected else {
      finders = Profile.all.map { RoleFinder($0) }
      return
    }
    var ofEntry: [[Int]] = []
    for entry in configuration.architectures {
      let profiles = Self.profiles(of: entry, custom: configuration.custom)
      ofEntry.append(Array(finders.count..<finders.count + profiles.count))
      finders += profiles.map { profile in
        RoleFinder(profile, configured: Self.patterns(of: entry, for: profile, among: profiles))
      }
    }
    ofFile = code.files.map { file in
      configuration.architectures.lastIndex { $0.paths.matches(file.path) }.map { ofEntry[$0] }
        ?? []
    }
  }

  /// One architecture for everything.
  init(everywhere profile: Profile, for code: Codebase) {
    isDetected = false
    finders = [RoleFinder(profile)]
    ofFile = code.files.map { _ in [0] }
  }

  private static func profiles(
    of entry: ArchitectureEntry, custom: [CustomArchitecture]
  ) -> [Profile] {
    entry.use.compactMap { name in
      if let architecture = Architecture(rawValue: name) { return Profile.of(architecture) }
      return custom.last { $0.name == name }.map { house in
        Profile(
          custom: house.name, roles: house.roles.map { RolePattern($0) }, links: house.links)
      }
    }
  }

  /// The roles that an entry adds go to the architectures that have them, and to the first if none has.
  private static func patterns(
    of entry: ArchitectureEntry, for profile: Profile, among profiles: [Profile]
  ) -> [RolePattern] {
    entry.roles.filter { role in
      let owners = profiles.filter { $0.roles.contains { $0.role == role.role } }
      let isOwner = owners.contains { $0.name == profile.name }
      return owners.isEmpty ? profiles.first?.name == profile.name : isOwner
    }
    .map { RolePattern($0) }
  }
}

extension RolePattern {
  /// What a configuration says of a role, of types of every kind.
  init(_ names: RoleNames) {
    self.init(
      names.role, names: names.names.map { NamePattern($0) },
      bases: names.bases.map { NamePattern($0) }, folders: names.folders,
      kinds: [.class, .struct, .enum, .actor, .protocol])
  }
}
