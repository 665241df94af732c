// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraRaster

@testable import TesseraGraphics

@Suite struct SymbolLibraryTests {
  @Test func everyDrawingParsesAndLiesInItsBox() throws {
    let names = SymbolLibrary.shared.names
    #expect(names.count > 1000)
    for name in names {
      let drawing = try #require(SymbolLibrary.shared.drawing(named: name), "\(name)")
      // A few drawings lean over the edge by a hair.
      #expect(drawing.ink.minX > -0.11 && drawing.ink.maxX < 16.11, "\(name): \(String(describing: drawing.ink))")
      #expect(drawing.ink.minY > -0.11 && drawing.ink.maxY < 16.11, "\(name): \(String(describing: drawing.ink))")
      #expect(drawing.ink.width > 0.9 && drawing.ink.height > 0.9, "\(name): \(String(describing: drawing.ink))")
      #expect(drawing.layers.allSatisfy { !$0.path.isEmpty }, "\(name)")
    }
  }

  /// What apps ask for most.
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
  func hasTheCommonOnes(name: String) {
    #expect(SymbolLibrary.shared.drawing(named: name) != nil)
  }

  @Test(arguments: ["", "no.such.symbol", "chevron", ">chevron.forward", "chevron.right ", "CHEVRON.RIGHT", "\t", "\n"])
  func knowsNoOthers(name: String) {
    #expect(SymbolLibrary.shared.drawing(named: name) == nil)
    #expect(UIImage(systemName: name) == nil)
  }

  @Test(arguments: [
    ("chevron.right", false), ("chevron.forward", true), ("chevron.backward", true), ("arrow.forward", true),
    ("list.bullet", true), ("forward.fill", false), ("heart", false), ("chevron.forward.circle.fill", true),
  ])
  func mirrorsWhatReadsWithTheText(name: String, isMirrored: Bool) throws {
    #expect(try #require(SymbolLibrary.shared.drawing(named: name)).isMirrored == isMirrored)
  }

  @Test func separatesSignsFromTheFormsTheyAreCutOutOf() throws {
    let cross = try #require(SymbolLibrary.shared.drawing(named: "xmark.circle.fill"))
    #expect(cross.levels.count == 2)
    let sign = try #require(cross.levels[0].first?.path.tightBounds)
    // The cross stands in the middle half of the circle.
    #expect(sign.minX > 3 && sign.maxX < 13 && sign.minY > 3 && sign.maxY < 13)
    #expect(try #require(SymbolLibrary.shared.drawing(named: "heart.fill")).levels.count == 1)
    #expect(try #require(SymbolLibrary.shared.drawing(named: "circle.fill")).levels.count == 1)
  }

  @Test func shipsTheLicence() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fonts/Symbols").standardized
    let licence = try String(contentsOf: folder.appendingPathComponent("LICENSE-BootstrapIcons.txt"), encoding: .utf8)
    #expect(licence.contains("MIT") && licence.contains("The Bootstrap Authors"))
    // The text on disk is the one in the program.
    let lines = try String(contentsOf: folder.appendingPathComponent("symbols.txt"), encoding: .utf8).split(
      separator: "\n")
    let names = lines.flatMap { $0.prefix { $0 != "\t" }.split(separator: " ") }.map {
      $0.hasPrefix(">") ? $0.dropFirst() : $0
    }
    #expect(names.map(String.init).sorted() == SymbolLibrary.shared.names)
  }
}
