// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The features used by a target's sources. The sources are scanned line by line. Parsing is unnecessary because the
// only effect of a false positive is that a file is copied.

internal import Foundation
internal import TesseraSwiftScanner

struct SourceScan {
  /// Whether the sources use features that exist only on Apple platforms, so that they must be ported.
  var needsPort = false
  var importsSwiftUI = false
  var hasPreviews = false
  /// Whether the target contains Swift files, and whether it contains files in C or a related language.
  var hasSwift = false
  var hasC = false
  /// The paths of asset catalogs, relative to the target's folder.
  var catalogs: [String] = []
  /// The storyboards, with paths relative to the target's folder.
  var storyboards: [(path: String, scan: StoryboardScan)] = []
  /// The view controllers that can be created without arguments. These are not private and have neither custom
  /// initializers nor nibs. Sorted by name.
  var controllers: [String] = []

  /// The view controllers that configure a navigation bar.
  var inNavigation: Set<String> = []

  /// The modules that Tessera provides under Apple's names, and the modules that the porting tool replaces.
  static let appleModules: Set<String> = [
    "UIKit", "SwiftUI", "Combine", "CoreGraphics", "QuartzCore", "CoreText", "ImageIO", "CoreImage",
    "UniformTypeIdentifiers", "CoreServices", "MobileCoreServices", "WebKit", "CoreLocation", "MapKit", "AVFoundation",
    "AVKit", "SafariServices", "Photos", "PhotosUI", "StoreKit", "MessageUI", "UserNotifications", "Contacts",
    "ContactsUI", "LocalAuthentication", "CoreHaptics", "AudioToolbox", "os", "OSLog", "ObjectiveC", "Darwin",
  ]

  /// Identifiers and keywords that the compiler on Linux rejects or evaluates differently.
  private static let words = [
    "@objc", "#selector", "#keyPath", "#Preview", "PreviewProvider", "@IBOutlet", "@IBAction", "@NSManaged",
    "@UIApplicationMain", "os(iOS)",
  ]

  /// Scans all sources below a folder.
  ///
  /// - Parameter excluded: The paths in the folder that the manifest excludes.
  init(folder: String, excluded: [String]) throws(SetupError) {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw SetupError("The folder \(folder) can't be read. Change its permissions and try again.")
    }
    let excluded = excluded.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    for case let name as String in names {
      // Skips hidden folders. If the target's folder is the package's folder, they contain checkouts and build
      // products.
      if name.hasPrefix(".") || name.contains("/.") { continue }
      if excluded.contains(where: { name == $0 || name.hasPrefix($0 + "/") }) { continue }
      switch (name as NSString).pathExtension {
      case "swift":
        if name == Self.stub { continue }
        hasSwift = true
        guard let data = FileManager.default.contents(atPath: folder + "/" + name) else {
          throw SetupError("The file \(folder)/\(name) can't be read. Change its permissions and try again.")
        }
        read(String(decoding: data, as: UTF8.self))
      case "c", "m", "mm", "cc", "cpp", "S": hasC = true
      case "xcassets": catalogs.append(name)
      case "storyboard":
        guard let data = FileManager.default.contents(atPath: folder + "/" + name) else {
          throw SetupError("The file \(folder)/\(name) can't be read. Change its permissions and try again.")
        }
        storyboards.append((name, StoryboardScan(path: name, text: String(decoding: data, as: UTF8.self))))
      default: break
      }
    }
    controllers.sort()
    catalogs.sort()
    storyboards.sort { $0.path < $1.path }
  }

  init(text: String) { read(text) }

  /// Returns the storyboards that are resources of a target, and a message for each of the target's other
  /// storyboards.
  func bundledStoryboards(of target: PackageDump.Target, in folder: String) -> (
    scans: [StoryboardScan], notes: [String]
  ) {
    let resources = (target.resources ?? []).map(\.path)
    var scans: [StoryboardScan] = []
    var notes: [String] = []
    for (path, scan) in storyboards {
      if resources.contains(where: { path == $0 || $0 == "." || path.hasPrefix($0 + "/") }) {
        scans.append(scan)
      } else if !scan.scenes.isEmpty {
        notes.append(
          "\(folder)/\(path) is not among the resources of '\(target.name)': add "
            + "`resources: [.process(\"\(path)\")]` to it, so that its screens are found.")
      }
    }
    return (scans, notes)
  }

  /// The name of the only source file that remains in a ported target.
  static let stub = "Ported.swift"

  private mutating func read(_ text: String) {
    var found: [String] = []
    var isMadeByAnybody = true
    var showsBar = false
    for line in SwiftScanner(text).withoutComments().split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if let module = Self.module(line), Self.appleModules.contains(module) {
        needsPort = true
        if module == "SwiftUI" { importsSwiftUI = true }
      }
      if Self.words.contains(where: line.contains) { needsPort = true }
      if line.contains("#Preview") || line.contains("PreviewProvider") { hasPreviews = true }
      if line.contains("init(") || line.contains("@IBOutlet") || line.contains("instantiate") {
        isMadeByAnybody = false
      }
      if line.contains("navigationItem") { showsBar = true }
      if let name = Self.controller(line) { found.append(name) }
    }
    if isMadeByAnybody { controllers += found }
    if showsBar { inNavigation.formUnion(found) }
  }

  /// Returns the module imported by a line, or nil for other lines.
  static func module(_ line: String) -> String? {
    var words = line.split(whereSeparator: \.isWhitespace)[...]
    while let word = words.first,
      word.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains(word)
    {
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let kind = words.first,
      ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(kind)
    {
      words.removeFirst()
    }
    return words.first?.split { ".;".contains($0) }.first.map(String.init)
  }

  /// Returns the view controller declared by a line, provided that it has UIKit's initializers and is visible to the
  /// package's other modules.
  static func controller(_ line: String) -> String? {
    guard let type = ClassDeclaration(line: line[...]), !type.modifiers.contains("private"),
      !type.modifiers.contains("fileprivate"), type.base == "UIViewController" || type.base == "UITableViewController"
    else { return nil }
    return type.name
  }
}
