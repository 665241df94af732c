// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraPort

/// The table of UIKit's classes equals the declarations in Tessera's sources.
@Suite struct UIKitClassesTests {
  @Test func tableMatchesTheSources() throws {
    let classes = try Self.classesInSources()
    #expect(classes["UITableViewController"] == "UIViewController" && classes["UIButton"] == "UIControl")
    if ProcessInfo.processInfo.environment["TESSERA_RECORD"] == "1" { try Self.record(classes) }
    #expect(
      UIKitClasses.superclasses == classes,
      "TESSERA_RECORD=1 swift test --package-path Tools/Port --filter UIKitClassesTests rewrites the table.")
  }

  /// Returns the public classes of the modules that have Apple's names, with their superclasses.
  private static func classesInSources() throws -> [String: String] {
    var index = ModuleIndex()
    for module in [
      "TesseraGraphics", "TesseraTextKit", "TesseraLayout", "TesseraViews", "TesseraDynamics", "TesseraInteractions",
      "TesseraNibs",
      "TesseraControls",
      "TesseraLists",
      "WebKit", "MapKit", "AVKit",
    ] {
      for item in try FileList.items(of: Checkout.folder.path + "/Sources/" + module) {
        var unit = SourceUnit(path: item.path, bytes: try FileList.read(item.path))
        guard Needle.isFound("open class ", in: unit.bytes) || Needle.isFound("public class ", in: unit.bytes) else {
          continue
        }
        unit.parse()
        if let tree = unit.tree { index.add(IndexBuilder(file: 0, tree: tree, bytes: unit.bytes).types) }
      }
    }
    index.resolve()
    var classes: [String: String] = [:]
    for type in index.types.values where type.kind == .class {
      guard let body = type.declarations.first, !body.modifiers.isDisjoint(with: ["open", "public"]),
        let name = index.superclassName(of: type), name.first?.isUppercase == true
      else { continue }
      classes[type.name] = name
    }
    return classes
  }

  private static func record(_ classes: [String: String]) throws {
    let file = Checkout.folder.appending(path: "Tools/Port/Sources/TesseraPort/Rules/UIKitClasses.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "static let superclasses: [String: String] = ["))
    let list = classes.sorted { $0.key < $1.key }.map { "\n    \"\($0)\": \"\($1)\"," }.joined()
    try (text[..<start.upperBound] + list + "\n  ]\n}\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
