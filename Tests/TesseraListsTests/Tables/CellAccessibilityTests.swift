// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@_spi(Tessera) @testable import TesseraViews

/// Accessibility elements of rows.
@MainActor @Suite struct CellSpeechTests {
  @Test func rowsSpeakTheirTexts() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    for (index, text) in ["Ada", "Lovelace"].enumerated() {
      let label = UILabel(frame: CGRect(x: 10, y: CGFloat(index) * 30, width: 100, height: 20))
      label.text = text
      cell.contentView.addSubview(label)
    }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 200, y: 10, width: 60, height: 30)
    button.setTitle("Call", for: .normal)
    cell.contentView.addSubview(button)
    // The row is one accessibility element, and its button is another.
    #expect(SpokenOrder(of: cell).elements.map(\.words) == ["Ada, Lovelace", "Call, Button"])
    cell.accessibilityLabel = "Own"
    #expect(SpokenOrder(of: cell).elements.map(\.words) == ["Own", "Call, Button"])
  }
}
