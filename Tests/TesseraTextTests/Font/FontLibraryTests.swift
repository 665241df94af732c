// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct FontLibraryTests {
  @Test func sharesFaces() {
    let library = FontLibrary()
    let a = library.face(for: FontDescriptor(weight: 600, size: 17))
    #expect(a === library.face(for: FontDescriptor(weight: 600, size: 12)))
    #expect(a !== library.face(for: FontDescriptor(weight: 600, size: 18)))
    #expect(a !== library.face(for: FontDescriptor(weight: 700, size: 17)))
    #expect(a !== library.face(for: FontDescriptor(weight: 600, size: 17, monospacedDigits: true)))
    #expect(a.name == "Tessera Sans wght=600")
  }

  @Test(arguments: [
    ("text", FontDescriptor(size: 17), "Tessera Sans wght=400"),
    // Halfway between the text design at 17 points and the display design at 28.
    ("between", FontDescriptor(size: 22.5), "Tessera Sans wght=400 opsz=23.0"),
    ("display", FontDescriptor(size: 28), "Tessera Sans wght=400 opsz=32.0"),
    ("large italic", FontDescriptor(italic: true, size: 34), "Tessera Sans Italic wght=400 opsz=32.0"),
    ("italic", FontDescriptor(italic: true), "Tessera Sans Italic wght=400"),
    ("monospaced", FontDescriptor(design: .monospaced), "JetBrains Mono"),
    ("bold monospaced", FontDescriptor(design: .monospaced, weight: 700), "JetBrains Mono Bold"),
    ("slanted", FontDescriptor(design: .monospaced, italic: true), "JetBrains Mono slanted"),
    ("unknown", FontDescriptor(design: .named("No Such Font")), "Tessera Sans wght=400"),
    ("no weight", FontDescriptor(weight: .nan), "Tessera Sans wght=400"),
  ])
  func nearestFace(_ name: String, _ descriptor: FontDescriptor, _ expected: String) {
    #expect(FontLibrary().face(for: descriptor).name == expected)
  }

  /// A resized system font uses its new size's outlines. Other fonts have only one set of outlines.
  @Test func resizingUpdatesTheOpticalSize() {
    let library = FontLibrary()
    for descriptor in [
      FontDescriptor(weight: 600, size: 34), FontDescriptor(italic: true, size: 34),
      FontDescriptor(size: 34, monospacedDigits: true), FontDescriptor(design: .monospaced, weight: 700, size: 34),
    ] {
      var small = descriptor
      small.size = 12
      #expect(library.font(library.font(for: descriptor), resizedTo: 12) == library.font(for: small))
    }
  }

  @Test func findsRegisteredFontsByEveryName() throws {
    let library = FontLibrary()
    #expect(!library.hasFont(named: "Boxes"))
    let names = try library.register(TestFont.boxes("Boxes", [0x41]).bytes)
    #expect(names == ["Boxes", "Boxes Regular", "Boxes-Regular"])
    let face = library.face(for: FontDescriptor(design: .named("Boxes")))
    #expect(names.allSatisfy { library.face(for: FontDescriptor(design: .named($0))) === face })
    #expect(library.familyNames.contains("Boxes"))
    #expect(library.familyNames.contains("JetBrains Mono"))
  }

  @Test func registeringTwiceIsANoOp() throws {
    let library = FontLibrary()
    let bytes = TestFont.boxes("Boxes", [0x41]).bytes
    try library.register(bytes)
    let face = library.face(for: FontDescriptor(design: .named("Boxes")))
    try library.register(bytes)
    #expect(library.face(for: FontDescriptor(design: .named("Boxes"))) === face)
  }

  @Test func nearestWeightOfFamily() throws {
    let library = FontLibrary()
    for (weight, advance) in [(300, 300), (700, 700)] {
      var font = TestFont.boxes("Boxes", [0x41], advance: advance)
      font.weight = weight
      try library.register(font.bytes)
    }
    let advances = [100.0, 400, 600, 900].map { weight in
      library.face(for: FontDescriptor(design: .named("Boxes"), weight: weight)).advance(of: 0x41)
    }
    #expect(advances == [300, 300, 700, 700])
  }

  @Test func collectionRegistersAllItsFonts() throws {
    let fonts = [TestFont.boxes("One", [0x41]).bytes, TestFont.boxes("Two", [0x41]).bytes]
    let header = 12 + 4 * fonts.count
    var bytes = Array("ttcf".utf8) + be32(0x0001_0000) + be32(2) + be32(header) + be32(header + fonts[0].count)
    var start = header
    for font in fonts {
      bytes += rebase(font, by: start)
      start += font.count
    }
    #expect(try FontLibrary().register(bytes).contains("Two Regular"))
  }

  /// Returns a font's bytes for a collection, where table offsets are relative to the start of the file.
  private func rebase(_ font: [UInt8], by start: Int) -> [UInt8] {
    var font = font
    let tables = Int(font[4]) << 8 | Int(font[5])
    for i in 0..<tables {
      let at = 12 + 16 * i + 8
      let offset = font[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      font.replaceSubrange(at..<at + 4, with: be32(offset + start))
    }
    return font
  }
}
