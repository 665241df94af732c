// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraAssets

/// Names of generated asset symbols, according to Xcode's documentation.
@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("Hero", "hero"), ("hero-image", "hero"), ("HeroImage", "hero"), ("ic_home_24", "icHome24"),
    ("24 hours", "_24Hours"),
    ("URLIcon", "urlIcon"), ("HERO", "hero"), ("default", "`default`"), ("Image", "image"),
    ("pilgrimage", "pilgrimage"),
    ("Käse", "käse"), ("a.b.c", "aBC"),
  ])
  func members(name: String, identifier: String) {
    #expect(AssetIdentifier.member(name, dropping: "Image") == identifier)
  }

  @Test(arguments: ["", "---", "👩‍👩‍👧"])
  func namesWithoutLetters(name: String) {
    #expect(AssetIdentifier.member(name, dropping: "Image") == nil)
  }

  private func symbols(_ sets: [String], spaces: [String] = []) throws -> AssetSymbols {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: folder) }
    for set in sets {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(set), withIntermediateDirectories: true)
    }
    for space in spaces {
      try Data(#"{"properties":{"provides-namespace":true}}"#.utf8)
        .write(to: folder.appendingPathComponent("\(space)/Contents.json"))
    }
    return AssetSymbols(AssetIndex(catalogs: [folder.path]))
  }

  @Test("Each set has one symbol, nested in the groups that provide a namespace")
  func source() throws {
    let symbols = try symbols(
      ["hero-image.imageset", "Icons/home.imageset", "Plain/work.imageset", "AccentColor.colorset"], spaces: ["Icons"])
    #expect(symbols.warnings.isEmpty)
    for line in [
      #"  static let hero = ImageResource(name: "hero-image", bundle: resourceBundle)"#,
      #"    static let home = ImageResource(name: "Icons/home", bundle: resourceBundle)"#,
      #"  static let work = ImageResource(name: "work", bundle: resourceBundle)"#,
      #"  static let accent = ColorResource(name: "AccentColor", bundle: resourceBundle)"#,
      "  static var hero: UIImage { UIImage(resource: .hero) }",
      "    static var home: UIImage { UIImage(resource: .Icons.home) }",
      "  static var accent: UIColor { UIColor(resource: .accent) }",
    ] {
      #expect(symbols.source.split(separator: "\n").contains { $0 == line }, "\(line)")
    }
  }

  @Test("Group names may contain dots, and the contents of stacks and packs have no names")
  func groupsWithDots() throws {
    let symbols = try symbols(["v2.0/new.imageset", "Deep.imagestack/Front.imagestacklayer/Content.imageset"])
    #expect(symbols.source.contains("static let new = "))
    #expect(!symbols.source.contains("Content"))
  }

  @Test("Conflicting names are reported and omitted")
  func clashes() throws {
    let symbols = try symbols(["red.colorset", "my-icon.imageset", "myIcon.imageset", "---.imageset"])
    #expect(symbols.warnings.count == 3)
    #expect(!symbols.source.contains("static var red: UIColor"))
    #expect(symbols.source.contains("static let red = ColorResource"))
    #expect(symbols.source.components(separatedBy: "static let myIcon ").count == 2)
  }

  @Test("Indexing hundreds of sets reads only the files of groups")
  func many() throws {
    let index = try symbols((0..<300).map { "Group/a\($0).imageset" })
    #expect(index.source.components(separatedBy: "static let a").count == 301)
  }
}
