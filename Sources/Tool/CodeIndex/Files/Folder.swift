#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system says of folders.
enum Folder {
  enum Kind { case folder, file, link, other }

  struct Entry {
    var name: String
    var kind: Kind
  }

  /// By name; `nil` for what cannot be opened.
  static func entries(of folder: String) -> [Entry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let item = readdir(stream) {
      let name = withUnsafePointer(to: &item.pointee.d_name) { pointer in
        String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      guard name != ".", name != ".." else { continue }
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
      entries.append(Entry(name: name, kind: kind(of: status)))
    }
    return entries.sorted { $0.name < $1.name }
  }

  private static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    case S_IFLNK: .link
    default: .other
    }
  }

  /// Whether a link leads into a folder.
  static func isInside(_ link: String, _ folder: String) -> Bool {
    guard let target = resolved(link), let folder = resolved(folder) else { return false }
    return target == folder || target.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Whether a link leads to a folder that it is in.
  static func isAround(_ link: String) -> Bool {
    guard let target = resolved(link), let slash = link.lastIndex(of: "/"),
      let home = resolved(String(link[..<slash]))
    else { return false }
    return home == target || home.hasPrefix(target == "/" ? "/" : target + "/")
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// Which file a path leads to, links followed.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64
  let isFolder: Bool

  /// `nil` for a path that leads nowhere.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a link leads to itself, by whatever way.
  static func isLoop(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 && errno == ELOOP
  }
}
