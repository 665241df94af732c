// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraRaster
import Testing

@testable import TesseraGraphics

private func named(_ colors: String) -> ColorSet? {
  ColorSet(name: "Test", json: Data("{\"colors\":[\(colors)],\"info\":{\"author\":\"xcode\",\"version\":1}}".utf8))
}

private func entry(_ components: String, space: String = "srgb", extra: String = "") -> String {
  "{\"idiom\":\"universal\",\"color\":{\"color-space\":\"\(space)\",\"components\":{\(components)}}\(extra)}"
}

private let gray = #""red":"0x80","green":"0x80","blue":"0x80","alpha":"1.000""#
private let red = #""red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000""#
private let blue = #""red":"0","green":"0","blue":"255","alpha":"1.000""#

private func appearance(_ pairs: (String, String)...) -> String {
  let list = pairs.map { "{\"appearance\":\"\($0)\",\"value\":\"\($1)\"}" }.joined(separator: ",")
  return ",\"appearances\":[\(list)]"
}

@Suite struct NamedColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  // The three number formats that Xcode uses for color components.
  @Test(arguments: [
    (#""red":"0xFF","green":"0x80","blue":"0x00","alpha":"0.500""#, Color(red: 255, green: 128, blue: 0, alpha: 128)),
    (#""red":"255","green":"128","blue":"0","alpha":"1.000""#, Color(red: 255, green: 128, blue: 0)),
    (#""red":"1.000","green":"0.500","blue":"0.000","alpha":"1""#, Color(red: 255, green: 128, blue: 0)),
    (#""white":"0.200","alpha":"1.000""#, Color(red: 51, green: 51, blue: 51)),
  ])
  func readsComponents(components: String, expected: Color) throws {
    let color = try #require(named(entry(components)))
    #expect(color.color(for: light)?.rasterColor(with: light) == expected)
  }

  @Test func readsDisplayP3() throws {
    let color = try #require(named(entry(red, space: "display-p3")))
    #expect(color.color(for: light) == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func readsReferences() throws {
    let json = #"{"idiom":"universal","color":{"platform":"ios","reference":"systemTealColor"}}"#
    #expect(named(json)?.color(for: dark) === UIColor.systemTeal)
    #expect(named(json.replacingOccurrences(of: "systemTeal", with: "systemPlaid")) == nil)
  }

  @Test func choosesByAppearanceAndDevice() throws {
    let set = try #require(
      named(
        [
          entry(gray), entry(red, extra: appearance(("luminosity", "dark"))),
          entry(blue, extra: appearance(("luminosity", "dark"), ("contrast", "high"))),
          entry(#""white":"1.000""#).replacingOccurrences(of: "universal", with: "ipad"),
        ].joined(separator: ",")))
    let color = UIColor(set)
    #expect(color.rasterColor(with: light) == Color(red: 128, green: 128, blue: 128))
    #expect(color.rasterColor(with: UITraitCollection()) == Color(red: 128, green: 128, blue: 128))
    #expect(color.rasterColor(with: dark) == Color(red: 255, green: 0, blue: 0))
    let high = dark.modifyingTraits { $0.accessibilityContrast = .high }
    #expect(color.rasterColor(with: high) == Color(red: 0, green: 0, blue: 255))
    let pad = dark.modifyingTraits { $0.userInterfaceIdiom = .pad }
    #expect(color.rasterColor(with: pad) == .white)
    #expect(UIColor(set, compatibleWith: dark) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"colors\":null}", "{\"colors\":[{}]}", "{\"colors\":[{\"color\":{}}]}",
    "{\"colors\":[{\"color\":{\"components\":{\"red\":\"nan\",\"green\":\"0\",\"blue\":\"0\"}}}]}",
    "{\"colors\":[{\"color\":{\"components\":{\"red\":\"0x100\",\"green\":\"0\",\"blue\":\"0\"}}}]}",
  ])
  func rejectsDamagedSets(json: String) {
    #expect(ColorSet(name: "x", json: Data(json.utf8)) == nil)
  }

  @Test func findsSetsInCatalogs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, components) in [("Assets.xcassets/Accent", red), ("Assets.xcassets/Brand/Primary", blue)] {
      let set = folder.appendingPathComponent(path + ".colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data("{\"colors\":[\(entry(components))]}".utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    let space = #"{"properties":{"provides-namespace":true}}"#
    try Data(space.utf8).write(to: folder.appendingPathComponent("Assets.xcassets/Brand/Contents.json"))
    let colors = AssetCatalog(folder: folder.path)
    let accent = try #require(colors.color(named: "Accent"))
    #expect(UIColor(accent) == UIColor(accent))
    #expect(colors.color(named: "Accent") === accent)
    #expect(UIColor(accent).hash == UIColor(accent).hash)
    let primary = try #require(colors.color(named: "Brand/Primary"))
    #expect(UIColor(primary).rasterColor(with: light) == Color(red: 0, green: 0, blue: 255))
    #expect(colors.color(named: "Primary") == nil)
    #expect(colors.color(named: "Missing") == nil)
    #expect(colors.color(named: "") == nil)
    #expect(colors.color(named: "../Accent") == nil)
  }

  @Test func programsWithoutCatalogsHaveNoColors() {
    let collector = MissingResources.Collector()
    MissingResources.$isSilent.withValue(true) {
      MissingResources.collecting(into: collector) { #expect(UIColor(named: "no such colour set") == nil) }
    }
    #expect(collector.resources.map(\.name) == ["no such colour set"])
  }
}
