// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraRaster
import Testing

@testable import TesseraGraphics

@Suite struct SymbolLibraryTests {
  @Test func everyDrawingParsesAndFitsItsBox() throws {
    let names = SymbolLibrary.shared.names
    #expect(names.count > 1900)
    for name in names {
      let drawing = try #require(SymbolLibrary.shared.drawing(named: name), "\(name)")
      // Only symbols for groups of people are wider than a square.
      let room = name.hasPrefix("person.3") ? 3.6 : 0.2
      #expect(drawing.ink.minX > -room && drawing.ink.maxX < 16 + room, "\(name): \(drawing.ink)")
      #expect(drawing.ink.minY > -0.2 && drawing.ink.maxY < 16.2, "\(name): \(drawing.ink)")
      #expect(drawing.ink.width > 0.9 && drawing.ink.height > 0.9, "\(name): \(drawing.ink)")
      #expect(drawing.layers.allSatisfy { !$0.path.isEmpty }, "\(name)")
    }
  }

  /// The symbols used most by apps.
  @Test(
    arguments: """
      chevron.right chevron.left chevron.up chevron.down chevron.forward chevron.backward plus minus xmark checkmark
      magnifyingglass gear gearshape gearshape.fill bell bell.fill bell.badge heart heart.fill heart.circle.fill star
      star.fill person person.fill person.circle person.circle.fill person.crop.circle person.crop.circle.fill person.2
      person.2.fill person.3 envelope envelope.fill lock lock.fill lock.open key key.fill person.badge.key airplane wifi
      wifi.slash moon moon.fill moon.stars hourglass speaker speaker.wave.1 speaker.wave.2 speaker.wave.2.fill speaker.wave.3
      speaker.slash.fill chart.bar chart.bar.fill wave.3.right sun.max sun.max.fill figure.walk house house.fill
      square.and.arrow.up square.and.arrow.down square.and.pencil ellipsis ellipsis.circle ellipsis.circle.fill trash
      trash.fill pencil photo photo.fill photo.on.rectangle camera camera.fill phone phone.fill phone.circle.fill message
      message.fill bubble.left bubble.right.fill calendar clock clock.fill doc doc.fill doc.text folder folder.fill paperclip
      link bookmark bookmark.fill flag flag.fill tag tag.fill cart cart.fill creditcard creditcard.fill map map.fill mappin
      mappin.and.ellipse location location.fill globe cloud cloud.fill cloud.sun.fill cloud.rain bolt bolt.fill flame
      flame.fill drop drop.fill leaf leaf.fill play play.fill pause pause.fill stop.fill forward.fill backward.fill mic
      mic.fill mic.slash headphones music.note video video.fill tv desktopcomputer laptopcomputer iphone ipad printer
      info.circle info.circle.fill questionmark.circle questionmark.circle.fill exclamationmark.triangle
      exclamationmark.triangle.fill exclamationmark.circle checkmark.circle checkmark.circle.fill xmark.circle
      xmark.circle.fill plus.circle plus.circle.fill minus.circle minus.circle.fill arrow.up arrow.down arrow.left arrow.right
      arrow.clockwise arrow.counterclockwise arrow.up.circle.fill arrow.right.circle arrow.up.right eye eye.slash eye.fill
      eye.slash.fill hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.raised.fill list.bullet line.3.horizontal
      slider.horizontal.3 paperplane paperplane.fill square.grid.2x2 rectangle circle circle.fill square checkmark.square
      checkmark.seal.fill battery.100 antenna.radiowaves.left.and.right gift graduationcap briefcase scissors wrench hammer
      shield checkmark.shield.fill faceid touchid qrcode barcode.viewfinder bag bag.fill fork.knife cup.and.saucer.fill
      """.split(whereSeparator: \.isWhitespace).map(String.init))
  func hasCommonSymbols(name: String) {
    #expect(SymbolLibrary.shared.drawing(named: name) != nil)
  }

  /// Apple's names for one symbol from different years, and names with "forward" instead of "right".
  @Test(arguments: [
    ("speaker.3", "speaker.wave.3"), ("line.horizontal.3", "line.3.horizontal"), ("doc", "document"),
    ("battery.25", "battery.25percent"), ("cloud", "icloud"), ("snow", "snowflake"), ("mic.fill", "microphone.fill"),
    ("arrow.2.circlepath", "arrow.triangle.2.circlepath"), ("smiley", "face.smiling"), ("table", "tablecells"),
    ("chevron.left", "chevron.backward"), ("arrow.uturn.right", "arrow.uturn.forward"),
    ("arrow.up.right.square", "arrow.up.forward.app"), ("delete.left", "delete.backward"),
  ])
  func aliasesShareOneDrawing(name: String, other: String) throws {
    let (a, b) = (SymbolLibrary.shared.drawing(named: name), SymbolLibrary.shared.drawing(named: other))
    #expect(try #require(a).layers.map(\.path) == #require(b).layers.map(\.path))
  }

  @Test(arguments: ["a", "m", "z", "0", "7", "10", "50"], ["circle", "circle.fill", "square", "square.fill"])
  func hasLettersAndNumbers(text: String, form: String) {
    #expect(SymbolLibrary.shared.drawing(named: "\(text).\(form)") != nil)
  }

  @Test(arguments: [
    "", "no.such.symbol", "chevron", ">chevron.forward", "chevron.right ", "CHEVRON.RIGHT", "\t", "\n", "zzzz", "0",
  ])
  func rejectsUnknownNames(name: String) {
    #expect(SymbolLibrary.shared.drawing(named: name) == nil)
  }

  /// An unknown name in the style of Apple's names yields a question mark. Other words yield no symbol.
  @Test(arguments: [
    ("figure.pickleball", true), ("no.such.symbol", true), ("surfboard", true), ("123.rectangle", true),
    ("", false), ("chevron", false), ("Logo", false), ("logo.png ", false), ("heart..fill", false), (".fill", false),
    ("heart.", false), ("HEART.FILL", false), ("my-icon.fill", false), ("\t", false), ("herz.gefüllt", false),
  ])
  func showsAPlaceholderForUnknownNames(name: String, isShown: Bool) {
    let image = MissingResources.$isSilent.withValue(true) { UIImage(systemName: name) }
    #expect((image != nil) == isShown)
    guard let image else { return }
    #expect(image.isSymbolImage && image.description.contains(name))
    guard case .symbol(let drawing) = image.content else { return }
    #expect(drawing.isPlaceholder)
    let bold = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
    #expect(
      bold?.size
        == UIImage(
          systemName: "questionmark.square.dashed", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))?.size
    )
  }

  @Test(arguments: [
    ("chevron.right", false), ("chevron.forward", true), ("chevron.backward", true), ("arrow.forward", true),
    ("list.bullet", true), ("forward.fill", false), ("heart", false), ("chevron.forward.circle.fill", true),
  ])
  func mirrorsDirectionalSymbols(name: String, isMirrored: Bool) throws {
    #expect(try #require(SymbolLibrary.shared.drawing(named: name)).isMirrored == isMirrored)
  }

  @Test func separatesCutOutGlyphsFromTheirShape() throws {
    let layers = try #require(SymbolLibrary.shared.drawing(named: "xmark.circle.fill")).leveled
    #expect(layers.map(\.level) == [1, 0])
    let sign = try #require(layers.last?.path.tightBounds)
    // The cross is within the middle half of the circle.
    #expect(sign.minX > 4 && sign.maxX < 12 && sign.minY > 4 && sign.maxY < 12)
    #expect(try #require(SymbolLibrary.shared.drawing(named: "heart.fill")).leveled.count == 1)
    #expect(try #require(SymbolLibrary.shared.drawing(named: "circle.fill")).leveled.count == 1)
  }

  /// The hierarchical levels of a symbol's layers, which are primary, secondary and tertiary in SF Symbols.
  @Test(arguments: [
    ("info.circle", [0, 1]), ("bag.badge.plus", [0, 1]), ("mic.slash", [0, 1]), ("square.and.arrow.up", [0, 1]),
    ("cloud.sun.rain.fill", [0, 1]), ("wifi", [0, 1, 2]), ("chart.bar", [0, 1, 2]), ("list.bullet", [0, 1]),
    ("wave.3.right", [0, 1, 2]), ("person.3.fill", [0, 1]), ("bell.badge", [0, 1]), ("trash", [0]), ("gear", [0]),
  ])
  func hasLevels(name: String, levels: [Int]) throws {
    let drawing = try #require(SymbolLibrary.shared.drawing(named: name))
    #expect(Set(drawing.leveled.map(\.level)).sorted() == levels)
  }

  @Test(arguments: [
    ("wifi", 3), ("speaker.wave.1", 1), ("speaker.wave.2.fill", 2), ("speaker.wave.3", 3), ("chart.bar.fill", 3),
    ("cellularbars", 4), ("wave.3.left", 3), ("slowmo", 12), ("rays", 8), ("heart", 0), ("speaker", 0),
  ])
  func hasVariableParts(name: String, count: Int) throws {
    let drawing = try #require(SymbolLibrary.shared.drawing(named: name))
    #expect(Set(drawing.layers.map(\.place)).subtracting([0]) == Set(1..<count + 1))
  }

  @Test func includesTheLicense() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fonts/Symbols").standardized
    for (file, author) in [("BootstrapIcons", "The Bootstrap Authors"), ("CupertinoIcons", "Vladimir Kharlampidi")] {
      let license = try String(contentsOf: folder.appendingPathComponent("LICENSE-\(file).txt"), encoding: .utf8)
      #expect(license.contains("MIT") && license.contains(author))
    }
    // The names in the file are the same as the names in the program.
    let lines = try String(contentsOf: folder.appendingPathComponent("symbols.txt"), encoding: .utf8).split(
      separator: "\n")
    let names = lines.map { String($0.prefix { $0 != "\t" }) }
    #expect(names == SymbolLibrary.shared.names)
    // The names are sorted because lookup uses binary search.
    #expect(zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}
