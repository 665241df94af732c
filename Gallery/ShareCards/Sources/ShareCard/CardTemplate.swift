// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import Tessera
public import TesseraServer
internal import UIKit

/// The template that the service's workers render.
public enum CardTemplate {
  /// The template's name.
  public static let name = "card"

  /// A size of 600 x 315 points at 2 pixels per point: 1200 x 630 pixels, the usual size of link previews.
  public static let device =
    (try? Device(name: "share-card", size: CGSize(width: 600, height: 315), scale: 2)) ?? .iPhoneSE

  /// The registered templates, which contain only the card.
  public static var templates: ScreenTemplates {
    ScreenTemplates {
      ScreenTemplate(name, PaintableCard.self, device: device) { card in CardViewController(card) }
    }
  }

  /// Returns a card's render options.
  public static func options(for card: Card) -> RenderOptions {
    RenderOptions(
      appearance: card.appearance == .dark ? .dark : .light, isRightToLeft: card.isRightToLeft,
      localization: card.language)
  }

  /// Sample cards that a new worker renders to open the fonts and fill the caches.
  public static let warmUp = [
    #"{"name":"Ada Lovelace","title":"The quick brown fox jumps over the lazy dog.","badge":"@ada","statistics":"#
      + #"[{"value":1234567890,"label":"Followers"}]}"#,
    #"{"name":"سارة","title":"مهندسة","language":"ar","statistics":[{"value":1234567890,"label":"متابع"}]}"#,
    #"{"name":"🚀 Go","appearance":"dark"}"#,
  ]
}
