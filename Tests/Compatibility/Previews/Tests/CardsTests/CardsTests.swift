// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Cards
import FormCards
import Tessera
import Testing
import UIKit

/// The macro's previews become screens.
@MainActor @Suite struct CardsTests {
  private let screens: [Screen]

  init() throws { screens = try ScreenCatalog.previews().select([]) }

  private func screen(_ name: String) throws -> Screen { try #require(screens.first { $0.name == name }) }

  /// Previews are sorted by file and line. A closure with two SwiftUI views creates two previews. A repeated name is
  /// followed by a number.
  @Test func listsAllPreviews() {
    #expect(
      screens.map(\.name) == [
        "CardView", "CardView-A-card", "CardView-With-statements", "CardView-Controller", "CardView-In-a-navigation",
        "CardView-Fixed", "CardView-A-card-2", "FormCards-Row", "FormCards-Rows", "FormCards-Rows-2", "FormCards-Plain",
      ])
  }

  /// An iPhone 16 has 393 x 852 points. Source: Apple's Human Interface Guidelines, "Layout".
  @Test func appliesPreviewTraits() throws {
    let upright = CGSize(width: 393, height: 852)
    #expect(try screen("CardView").device.size == upright)
    #expect(try screen("CardView-Controller").device.size == CGSize(width: 852, height: 393))
    #expect(try screen("CardView-In-a-navigation").device.size == CGSize(width: 852, height: 393))
    #expect(try screen("CardView-Fixed").device.size == CGSize(width: 200, height: 100))
    // The preview's minimum width is 120 points.
    #expect(try Renderer().layout(screen("CardView-With-statements")).device.size.width == 120)
  }

  @Test func bodiesCreateTheirControllers() throws {
    let window = try Renderer().layout(screen("CardView-In-a-navigation")).window
    #expect((window.rootViewController as? UINavigationController)?.topViewController is CardController)
    let twin = try Renderer().layout(screen("CardView-A-card-2")).window
    #expect(twin.rootViewController is CardController)
    let card = try Renderer().layout(screen("CardView-Fixed")).window.rootViewController?.view as? CardView
    #expect(card?.title == "Fixed")
  }
}
