// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraSwiftScanner
internal import TesseraViews

/// An index of Swift files by the types that they declare. It is used to find the source file of a screen's class,
/// because the program does not contain its source paths.
struct SourceFinder {
  /// A source file.
  struct File {
    /// The path, relative to the searched folder.
    let path: String
    let text: String
  }

  private let files: [File]
  /// The index of the file that declares each type, by type name. If there are several, the file with the shortest
  /// path is used.
  private var declaring: [String: Int] = [:]

  /// The maximum size of a file, and the maximum number of files.
  private static let (maximumBytes, maximumFiles) = (1 << 20, 20_000)

  /// Creates an index of the Swift files in a folder.
  ///
  /// - Parameter folder: The sources folder. Its subfolders are also searched, except hidden ones.
  init(_ folder: String) {
    var files: [File] = []
    let manager = FileManager.default
    let found = manager.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.fileSizeKey], options: [.skipsHiddenFiles])
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    while let url = found?.nextObject() as? URL, files.count < Self.maximumFiles {
      guard url.pathExtension == "swift", let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize,
        size <= Self.maximumBytes, let text = try? String(contentsOf: url, encoding: .utf8)
      else { continue }
      let path = url.standardizedFileURL.path
      files.append(File(path: path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path, text: text))
    }
    files.sort { ($0.path.utf8.count, $0.path) < ($1.path.utf8.count, $1.path) }
    self.files = files
    for (index, file) in files.enumerated() {
      for type in ClassDeclaration.all(in: file.text) where declaring[type.name] == nil { declaring[type.name] = index }
    }
  }

  /// Returns the file that declares one of the given types, preferring the first ones. If there is none, returns a
  /// file that creates a `Screen` with the given name, or nil.
  func file(ofTypes types: [String], screen: String) -> File? {
    for type in types {
      if let index = declaring[type] { return files[index] }
    }
    let literal = "Screen(\"\(screen)\""
    return files.first { $0.text.contains(literal) }
  }

  /// Returns the app's classes that a screen uses: view controllers, starting at the root, followed by their views.
  @MainActor
  static func types(of root: UIViewController?) -> [String] {
    var (controllers, views): ([String], [String]) = ([], [])
    var waiting = [root].compactMap(\.self)
    while !waiting.isEmpty, controllers.count < 50 {
      let controller = waiting.removeFirst()
      if let name = ownName(of: controller) { controllers.append(name) }
      if let view = controller.viewIfLoaded, let name = ownName(of: view) { views.append(name) }
      for view in controller.viewIfLoaded?.subviews ?? [] { if let name = ownName(of: view) { views.append(name) } }
      waiting += controller.children + [controller.presentedViewController].compactMap(\.self)
    }
    return controllers + views
  }

  /// Returns the name of an object's class, or nil if it is one of UIKit's classes.
  private static func ownName(of object: AnyObject) -> String? {
    let path = String(reflecting: type(of: object))
    let module = path.prefix { $0 != "." }
    guard !system.contains(module) else { return nil }
    return path.split(separator: ".").last.map { String($0.prefix { $0 != "<" }) }
  }

  private static let system: Set<Substring> = [
    "TesseraViews", "TesseraDynamics", "TesseraInteractions", "TesseraNibs", "TesseraControls", "TesseraLists",
    "TesseraGraphics", "TesseraTextKit", "TesseraLayout", "TesseraMotion",
    "Tessera", "SwiftUI", "UIKit",
    "Mortar3",
  ]
}
