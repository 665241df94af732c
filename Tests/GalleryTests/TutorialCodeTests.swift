// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The code in the tutorials must be the gallery code that renders their images.

import Foundation
import Testing

@Suite
struct TutorialCodeTests {
  static let shown: [(page: String, source: String)] = [
    ("UIKit/UIKit.docc/TutorialFirstPicture.md", "TicketViewController"),
    ("UIKit/UIKit.docc/TutorialCustomControl.md", "RatingControl"),
    ("UIKit/UIKit.docc/TutorialCustomControl.md", "ReviewViewController"),
    ("Tessera/Tessera.docc/TutorialFlows.md", "CounterViewController"),
    ("TesseraServer/TesseraServer.docc/TutorialShareCards.md", "ShareCardView"),
    ("UIKit/UIKit.docc/TutorialLayoutLanguages.md", "PlaceCard"),
    ("UIKit/UIKit.docc/TutorialLayoutLanguages.md", "PlaceCardInUIKit"),
    ("Mortar/Mortar.docc/TutorialMortar.md", "PlaceCardInMortar"),
    ("MortarVFL/MortarVFL.docc/TutorialMortarVFL.md", "PlaceCardInMortarVFL"),
    ("Mortar3/Mortar3.docc/TutorialMortar3.md", "PlaceCardInMortar3"),
    ("SwiftLayout/SwiftLayout.docc/TutorialSwiftLayout.md", "PlaceCardInSwiftLayout"),
    ("SwiftLayoutUtil/SwiftLayoutUtil.docc/TutorialSwiftLayoutUtil.md", "PlaceCardPrinted"),
    ("LayoutBuilder/LayoutBuilder.docc/TutorialLayoutBuilder.md", "PlaceCardInLayoutBuilder"),
  ]

  /// A code block must contain the source file without its license header.
  @Test(arguments: shown) func pageShowsTheSource(_ page: String, _ source: String) throws {
    let text = try String(
      contentsOfFile: "\(DocumentationPictureTests.root)/Sources/\(page)", encoding: .utf8)
    #expect(
      text.contains("```swift\n" + (try DocumentationPictureTests.source(source)) + "```\n"),
      "\(page) does not show Gallery/Drawings/Tutorials/\(source).swift as it is.")
  }
}
