// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraText

@testable import TesseraGraphics

@Suite struct UIFontRegistrationTests {
  @Test func listsBundledFamilies() {
    #expect(Set(["Tessera Sans", "JetBrains Mono"]).isSubset(of: UIFont.familyNames))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(UIFont.fontNames(forFamilyName: "JetBrains Mono") == ["JetBrainsMono-Bold", "JetBrainsMono-Regular"])
    #expect(UIFont.fontNames(forFamilyName: "No Such Family") == [])
  }

  @Test func everyListedNameCreatesAFont() {
    for family in UIFont.familyNames {
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(!names.isEmpty, "\(family)")
      for name in names { #expect(UIFont(name: name, size: 17)?.familyName == family, "\(name)") }
    }
  }

  /// Returns the URL of a bundled font under another family name of equal length, so that lengths and offsets in the
  /// file remain valid.
  private func renamed(_ letters: (String, String)) throws -> URL {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var bytes = [UInt8](try Data(contentsOf: root.appendingPathComponent("Fonts/Files/JetBrainsMono-Bold.ttf")))
    for encode in [{ Array($0.utf8) }, { $0.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }]
      as [(String) -> [UInt8]]
    {
      let (old, new) = (encode(letters.0), encode(letters.1))
      for start in 0..<(bytes.count - old.count) where bytes[start] == old[0] {
        guard bytes[start..<start + old.count].elementsEqual(old) else { continue }
        bytes.replaceSubrange(start..<start + old.count, with: new)
      }
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".ttf")
    try Data(bytes).write(to: file)
    return file
  }

  @Test func findsRegisteredFontsByName() throws {
    let file = try renamed(("JetBrains", "MosaicTst"))
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIFont(name: "MosaicTstMono-Bold", size: 17) == nil)
    let names = try UIFont.register(contentsOf: file)
    #expect(names.contains("MosaicTst Mono") && names.contains("MosaicTstMono-Bold"))
    #expect(UIFont.familyNames.contains("MosaicTst Mono"))
    #expect(UIFont.fontNames(forFamilyName: "MosaicTst Mono") == ["MosaicTstMono-Bold"])
    let font = try #require(UIFont(name: "MosaicTstMono-Bold", size: 100))
    #expect(font.ascender == 102)
    #expect(font.familyName == "MosaicTst Mono")
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    // Registering the file again has no effect.
    #expect(try UIFont.register(contentsOf: file) == names)
    #expect(UIFont.fontNames(forFamilyName: "MosaicTst Mono").count == 1)
  }

  @Test func brokenAndMissingFilesThrow() throws {
    #expect(throws: (any Error).self) {
      try UIFont.register(contentsOf: URL(fileURLWithPath: "/nonexistent/font.ttf"))
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    for bytes in [Data(), Data("no font".utf8), Data(repeating: 0, count: 5000)] {
      try bytes.write(to: file)
      #expect(throws: FontError.self) { try UIFont.register(contentsOf: file) }
    }
  }
}
