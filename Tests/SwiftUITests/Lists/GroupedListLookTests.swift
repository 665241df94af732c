// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing
import UIKit

/// Distances in a SwiftUI list that was recorded on iOS 18.5, 402 points wide with 3 pixels per point. They agree within 1 point.
@MainActor
@Suite struct GroupedListLookTests {
  private let cards: [CGRect]
  private let labels: [String: CGRect]
  private let switches: [CGRect]

  init() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.rootViewController = UIHostingController(
      rootView: List {
        Section("Fruits") { Text("Apple") }
        Section("Vegetables") { Text("Peas") }
        Section {
          Text("Savings")
        } header: {
          Text("Bills")
        } footer: {
          Text("Due this month")
        }
        Section("Other") { Toggle("Internet", isOn: .constant(true)) }
      })
    window.isHidden = false
    window.layoutIfNeeded()
    let views = Self.descendants(of: window)
    cards = views.filter { $0.layer.cornerRadius == 10 }.map { $0.convert($0.bounds, to: window) }
      .sorted { $0.minY < $1.minY }
    switches = views.filter { $0 is UISwitch }.map { $0.convert($0.bounds, to: window) }
    var labels: [String: CGRect] = [:]
    for case let label as UILabel in views {
      guard let text = label.text ?? label.attributedText?.string else { continue }
      labels[text] = label.convert(label.bounds, to: window)
    }
    self.labels = labels
  }

  private static func descendants(of view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { descendants(of: $0) }
  }

  @Test func aHeaderSeparatesCards() throws {
    try #require(cards.count == 4)
    #expect(abs(cards[1].minY - cards[0].maxY - 56.33) <= 1)
    // The baseline is 9.0 points above the card, and 3.33 points above the lower edge of the text.
    let header = try #require(labels["VEGETABLES"])
    #expect(abs(cards[1].minY - (header.maxY - 3.33) - 9) <= 1)
    #expect(header.minX == 40)
  }

  @Test func aFooterAndAHeaderSeparateCards() throws {
    try #require(cards.count == 4)
    #expect(abs(cards[3].minY - cards[2].maxY - 72.33) <= 1)
    // Capitals begin 8.67 points below the card, and 2.67 points below the upper edge of the text.
    let footer = try #require(labels["Due this month"])
    #expect(abs(footer.minY + 2.67 - cards[2].maxY - 8.67) <= 1)
    #expect(footer.minX == 40)
  }

  /// Cards and their content have margins of 20 points. A row is 44 points high, as in tables.
  @Test func rowsAreAsWideAndHighAsInTables() throws {
    try #require(cards.count == 4)
    #expect(cards.allSatisfy { $0.minX == 20 && $0.maxX == 382 })
    #expect(cards.allSatisfy { abs($0.height - 44) <= 1 })
    let text = try #require(labels["Apple"])
    #expect(text.minX == 40)
    #expect(abs(text.midY - cards[0].midY) <= 1)
  }

  /// A switch is 51 by 31 points. Like the accessory of a table's row, it ends 20 points from the row's edge.
  @Test func aToggleShowsASwitchAtTheTrailingEdge() throws {
    let frame = try #require(switches.first)
    #expect(abs(frame.width - 51) < 0.01 && abs(frame.height - 31) < 0.01)
    #expect(abs(frame.maxX - 362) <= 1)
    #expect(abs(frame.midY - cards[3].midY) <= 1)
  }
}
