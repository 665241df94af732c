// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An app's snapshot tests with Swift Testing, compiled with the strictest settings of Swift 6.

import CardsApp
import TesseraTesting
import Testing
import UIKit

@Suite(.snapshots(report: ".build/snapshot-report")) @MainActor
struct CardSnapshots {
  static let narrow = CGSize(width: 200, height: 0)
  static let plain = UITraitCollection(displayScale: 1)

  func card(_ title: String, _ detail: String = "Two lines at most, whatever it says") -> CardView {
    let view = CardView()
    view.card = Card(title: title, detail: detail)
    return view
  }

  @Test func badge() {
    let badge = BadgeView(color: .systemRed)
    assertSnapshot(of: badge, as: .image)
    // The image is identical to the previous image, so it needs no separate name.
    assertSnapshot(of: badge, as: .image)
    badge.diameter = 20
    assertSnapshot(of: badge, as: .image, named: "large")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func appearances(_ style: UIUserInterfaceStyle) {
    let traits = UITraitCollection(traitsFrom: [Self.plain, UITraitCollection(userInterfaceStyle: style)])
    assertSnapshot(
      of: card("Inbox"), as: .image(size: Self.narrow, traits: traits), named: style == .dark ? "dark" : "light")
  }

  @Test func layout() {
    let view = card("Inbox")
    assertSnapshot(of: view, as: .layout(size: Self.narrow))
    assertSnapshot(of: view, as: .recursiveDescription(size: Self.narrow), named: "views")
  }

  @Test func list() throws {
    let cards = [Card(title: "First", detail: "A detail", isNew: true), Card(title: "Second", detail: "")]
    let size = CGSize(width: 240, height: 320)
    assertSnapshot(of: CardsViewController(cards: cards), as: .image(size: size, traits: Self.plain))
    assertSnapshots(
      of: Screen("cards", device: try Device(name: "tiny", size: size, scale: 1)) { CardsViewController(cards: cards) },
      on: SnapshotMatrix(appearances: [.light], directions: [.leftToRight, .rightToLeft]),
      masks: [.className("BadgeView")])
  }

  @Test func opening() {
    assertSnapshot(
      of: card("Inbox"),
      as: .frames(
        fps: 4, duration: 1, columns: 5, cellSize: .width(150), size: CGSize(width: 150, height: 84), traits: Self.plain
      ) { view in
        UIView.animate(withDuration: 1) { view.alpha = 0.2 }
      })
  }

  /// The golden shows the card of `appearances` instead of this card, so the assertion must fail and report its
  /// source location.
  @Test func plantedDifferenceFails() {
    withKnownIssue {
      assertSnapshot(
        of: card("Outbox"), as: .image(size: Self.narrow, traits: Self.plain), record: .never)
    } matching: { issue in
      issue.sourceLocation?.fileName == "CardSnapshots.swift"
        && issue.comments.contains { $0.rawValue.contains("plantedDifferenceFails.png does not match its golden") }
    }
  }
}
