// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The place card in the articles that compare layout languages, which are APIs such as Mortar and SwiftLayout. The
// cards in all languages must result in the same bytes, at every size.

import SwiftLayoutUtil
import Tessera
import TesseraImaging
import TesseraRaster
import Testing
import UIKit

@testable import TesseraGallery

@Suite @MainActor
struct PlaceCardTests {
  @Test(arguments: [360, 280, 500], [false, true]) func pictures(_ width: Int, _ isRightToLeft: Bool) throws {
    let device = try Device(name: "card", size: CGSize(width: width, height: 160), scale: 2)
    let options = RenderOptions(device: device, isRightToLeft: isRightToLeft)
    // MortarVFL's rows run from left to right in both layout directions.
    let cards = placeCards.filter { !isRightToLeft || $0.module != "MortarVFL" }
    let bitmaps = try cards.map { try Renderer().bitmap(of: $0.screen, options: options) }
    #expect(bitmaps.count == (isRightToLeft ? 6 : 7))
    let others = zip(cards, bitmaps).filter { $0.1 != bitmaps[0] }.map(\.0.module)
    #expect(others.isEmpty, "The cards in these modules result in different images.")
    let files = try Set(bitmaps.map { try PNG.encode($0) }).count
    #expect(files == 1)
  }

  /// The page about SwiftLayoutUtil must show the code that the printer generates for the card in plain UIKit.
  @Test func printedCode() throws {
    let card = PlaceCardInUIKit()
    let printed = ViewPrinter(card, tags: [card: "self"]).updateIdentifiers().description
    let source = try DocumentationPictureTests.source("PlaceCardPrinted")
    for line in printed.split(separator: "\n") {
      let line = String(line).trimmingPrefix(while: \.isWhitespace)
      #expect(source.contains(line), "\(printed)")
    }
  }
}
