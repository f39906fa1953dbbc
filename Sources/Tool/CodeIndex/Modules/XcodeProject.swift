import Foundation

/// A `project.pbxproj`: objects by id, each a dictionary with an `isa`.
///
/// Foundation reads the file, in the old style or as XML.
struct XcodeProject {
  /// An object of the project. What is missing or of another type is empty.
  struct Object {
    var id: String
    var fields: [String: Any]

    var isa: String { text("isa") }
    func text(_ key: String) -> String { fields[key] as? String ?? "" }
    func texts(_ key: String) -> [String] { fields[key] as? [String] ?? [] }
  }

  private let objects: [String: [String: Any]]
  /// The folder of the `.xcodeproj`, from the root.
  let folder: String

  /// Says in words why the file cannot be used.
  struct Unreadable: Error { var reason: String }

  init(_ bytes: [UInt8], folder: String) throws(Unreadable) {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    } catch {
      throw Unreadable(reason: "is no property list")
    }
    guard let objects = (list as? [String: Any])?["objects"] as? [String: Any] else {
      throw Unreadable(reason: "has no objects")
    }
    self.objects = objects.compactMapValues { $0 as? [String: Any] }
    self.folder = folder
  }

  func object(_ id: String) -> Object? {
    objects[id].map { Object(id: id, fields: $0) }
  }

  func objects(_ ids: [String]) -> [Object] { ids.compactMap(object) }

  /// Those of a class, by id.
  func all(_ isa: String) -> [Object] {
    objects.filter { $0.value["isa"] as? String == isa }
      .map { Object(id: $0.key, fields: $0.value) }
      .sorted { $0.id < $1.id }
  }
}

extension XcodeProject {
  /// The path from the root of each file, group and synchronized folder that lies in it, by id.
  ///
  /// Groups that contain one another are walked once.
  func paths() -> [String: String] {
    var paths: [String: String] = [:]
    for project in all("PBXProject") {
      let top = Path.join(folder, project.text("projectDirPath")) ?? folder
      var open = [(id: project.text("mainGroup"), parent: top)]
      while let (id, parent) = open.popLast() {
        guard paths[id] == nil, let object = object(id) else { continue }
        let path: String? =
          switch object.text("sourceTree") {
          case "<group>": Path.join(parent, object.text("path"))
          case "SOURCE_ROOT": Path.join(top, object.text("path"))
          default: object.text("path").isEmpty ? parent : nil
          }
        guard let path else { continue }
        paths[id] = path
        open += object.texts("children").map { ($0, path) }
      }
    }
    return paths
  }
}
