// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The sources of the UIKit API modules and the public types that they declare.
enum SurfaceSources {
  static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources").standardizedFileURL
  /// The UIKit API modules, from the lowest to the highest.
  private static let modules = [
    "TesseraMarkdown", "TesseraFoundation", "TesseraGraphics", "TesseraTextKit", "TesseraLayout", "TesseraMotion",
    "TesseraViews",
    "TesseraDynamics", "TesseraInteractions",
    "TesseraNibs",
    "TesseraControls",
    "TesseraLists",
  ]

  /// Returns the source files of the UIKit API modules, relative to `sources`.
  static func files() throws -> [String] {
    try modules.flatMap { module in
      try FileManager.default.subpathsOfDirectory(atPath: sources.appendingPathComponent(module).path)
        .filter { $0.hasSuffix(".swift") }.sorted().map { "\(module)/\($0)" }
    }
  }

  /// Returns a file's public contents, without declarations that are visible only inside this package.
  static func read(_ file: String) throws -> String {
    var text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
    for access in ["open", "public"] {
      text = text.replacingOccurrences(of: "@_spi(Tessera) \(access) ", with: "package ")
    }
    return text
  }

  /// Returns the types in each source folder, in the order of the folders.
  static func scan() throws -> [(folder: String, types: [ScannedType])] {
    var scanner = SourceScanner()
    var folders: [String: String] = [:]
    for file in try files() {
      scanner.scan(try read(file))
      let folder = file.split(separator: "/").dropLast().dropFirst().first.map(String.init) ?? ""
      for (name, isDeclaration) in scanner.found where isDeclaration || folders[name] == nil { folders[name] = folder }
    }
    let groups = Dictionary(grouping: scanner.publicTypes) { folders[$0.name] ?? "" }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
