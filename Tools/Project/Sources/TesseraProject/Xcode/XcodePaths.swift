// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The absolute paths of a project's files and groups.
struct XcodePaths {
  private(set) var paths: [String: String] = [:]
  /// The folder of the project, `SOURCE_ROOT`.
  let sourceRoot: String

  /// Walks the groups of a project. A group that contains itself becomes a warning.
  init(objects: XcodeObjects, project: XcodeObject, sourceRoot: String, context: ReadingContext) {
    self.sourceRoot = sourceRoot
    // An explicit stack, because hostile projects nest groups arbitrarily deep.
    var open: [(id: String, folder: String)] = []
    if let main = project.string("mainGroup") { open.append((main, sourceRoot)) }
    while let (id, folder) = open.popLast() {
      guard let object = objects[id] else { continue }
      guard paths[id] == nil else {
        context.warn(
          object.label, "The item is in several groups, or in a group that contains itself.",
          remedy: "Remove the item from all groups except one.")
        continue
      }
      let path = path(of: object, in: folder)
      paths[id] = path
      // The children of a variant group have paths relative to the folder of the group itself.
      for child in object.strings("children").reversed() { open.append((child, path ?? folder)) }
    }
  }

  /// Returns the path of an object in a folder, or nil if it belongs to an SDK or to the products.
  private func path(of object: XcodeObject, in folder: String) -> String? {
    let path = object.string("path")
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>": return path.map { PathText.join(folder, $0) } ?? folder
    case "SOURCE_ROOT": return path.map { PathText.join(sourceRoot, $0) } ?? sourceRoot
    case "<absolute>": return PathText.normalize(path ?? folder)
    default: return nil
    }
  }

  /// Returns the absolute path of an object, which may be outside of all groups.
  func path(of object: XcodeObject) -> String? { paths[object.id] ?? path(of: object, in: sourceRoot) }
}
