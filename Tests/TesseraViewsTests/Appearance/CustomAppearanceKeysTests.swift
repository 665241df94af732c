// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@_spi(Tessera) @testable import TesseraViews

/// A class as the porting tool writes it for `@objc dynamic` properties.
private class Card: UIView {
  var titleColor: UIColor? { didSet { changes += 1 } }
  var spacing: CGFloat = 8
  /// Exposed by name, but set only by code.
  var handler: (() -> Void)?
  var changes = 0
}

private final class SmallCard: Card {
  var corner = 1
}

@section("tessera_objc") @used
private let cardKeys: @convention(c) (UnsafeMutableRawPointer) -> Void = {
  $0.assumingMemoryBound(to: ObjCMethods.self).pointee.addOnAnyThread(addCards)
}

@MainActor
private func addCards(_ methods: inout ObjCMethods) {
  methods.add(Card.self, key: "titleColor", \.titleColor)
  methods.add(Card.self, key: "spacing", \.spacing)
  methods.add(Card.self, key: "handler", \.handler)
  methods.add(Card.self, key: "description", \.description)
  methods.add(SmallCard.self, key: "corner", \.corner)
}

@MainActor @Suite struct CustomAppearanceKeysTests {
  /// The settable keys that the base class lacks, superclasses first, sorted by name.
  @Test func keysOfAClass() {
    let keys = NamedValues.writableKeys(of: SmallCard.self, below: UIView.self)
    #expect(keys.map(\.name) == ["handler", "spacing", "titleColor", "corner"])
    #expect(NamedValues.writableKeys(of: UIView.self, below: UIView.self).isEmpty)
    #expect(keys[3].value(of: Card()) == nil && keys[3].value(of: SmallCard()) as? Int == 1)
    let card = Card()
    keys[3].set(5, of: card)
    keys[1].set(5 as CGFloat, of: card)
    #expect(card.spacing == 5)
  }

  @Test func forwardsPropertiesExposedByApps() {
    AppearanceProxies.isolated {
      Card.appearance().titleColor = .systemRed
      Card.appearance().spacing = 12
      SmallCard.appearance().corner = 9
      SmallCard.appearance().spacing = 4
      let (window, card, small, own) = (makeWindow(), Card(), SmallCard(), Card())
      own.titleColor = .systemBlue
      for view in [card, small, own] { window.addSubview(view) }
      #expect(card.titleColor == .systemRed && card.spacing == 12 && card.changes == 1)
      #expect(small.titleColor == .systemRed && small.spacing == 4 && small.corner == 9)
      #expect(own.titleColor == .systemBlue && own.spacing == 12)
      // Values that are already applied are not set again.
      card.removeFromSuperview()
      window.addSubview(card)
      #expect(card.changes == 1)
    }
  }
}
