// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraPort

/// The table of UIKit's optional requirements equals the declarations of Tessera's delegate protocols.
@Suite struct UIKitOptionalNamesTests {
  @Test func tableMatchesTheSources() throws {
    let names = try Self.namesInSources()
    #expect(names.contains("tableView(_:didSelectRowAt:)"))
    #expect(names.contains("scrollViewDidScroll(_:)"))
    #expect(!names.contains("tableView(_:cellForRowAt:)"), "This one has no default, as on iOS.")
    if ProcessInfo.processInfo.environment["TESSERA_RECORD"] == "1" { try Self.record(names) }
    #expect(
      UIKitOptionalNames.all == names,
      "TESSERA_RECORD=1 swift test --package-path Tools/Port --filter UIKitOptionalNamesTests rewrites the table.")
  }

  /// Returns the requirements of delegate and data source protocols that have a default implementation in an
  /// extension.
  private static func namesInSources() throws -> [String] {
    var index = ModuleIndex()
    for module in [
      "TesseraGraphics", "TesseraTextKit", "TesseraLayout", "TesseraViews", "TesseraDynamics", "TesseraInteractions",
      "TesseraNibs",
      "TesseraControls",
      "TesseraLists",
    ] {
      for item in try FileList.items(of: Checkout.folder.path + "/Sources/" + module) {
        var unit = SourceUnit(path: item.path, bytes: try FileList.read(item.path))
        guard Needle.isFound("Delegate", in: unit.bytes) || Needle.isFound("DataSource", in: unit.bytes) else {
          continue
        }
        unit.parse()
        if let tree = unit.tree { index.add(IndexBuilder(file: 0, tree: tree, bytes: unit.bytes).types) }
      }
    }
    index.resolve()
    var names: Set<String> = []
    for type in index.types.values where type.kind == .protocol {
      guard type.name.contains("Delegate") || type.name.contains("DataSource") else { continue }
      let required = type.declarations.flatMap(\.members).filter { $0.isMethod && $0.base != "subscript" }
      let defaults = type.bodies.filter(\.isExtension).flatMap(\.members)
      names.formUnion(required.filter { member in defaults.contains(where: member.matches) }.map(\.fullName))
    }
    return names.sorted()
  }

  private static func record(_ names: [String]) throws {
    let file = Checkout.folder.appending(path: "Tools/Port/Sources/TesseraPort/Rules/UIKitOptionalNames.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "static let all: [String] = ["))
    let list = names.map { "\n    \"\($0)\"," }.joined()
    try (text[..<start.upperBound] + list + "\n  ]\n}\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
