// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct DataFinderTests {
  /// The tracking number examples are from UPS (1Z999AA10123456784) and from the Universal Postal Union's standard
  /// S10 (RR473124829GB).
  nonisolated static let rows: [(UIDataDetectorTypes, String, [String])] = [
    (.money, "It is $12.50, not 3 € or 1,000 USD.", ["$12.50", "3 €", "1,000 USD"]),
    (.money, "A12 or 100 things", []),
    (.physicalValue, "5 km at 30 °C with 2.5kg", ["5 km", "30 °C", "2.5kg"]),
    (.flightNumber, "BA 283 and LH400, not XX12 or ABA1", ["BA 283", "LH400"]),
    (.shipmentTrackingNumber, "1Z999AA10123456784 ok, 1Z999AA10123456785 not", ["1Z999AA10123456784"]),
    (.shipmentTrackingNumber, "RR473124829GB, RR473124820GB", ["RR473124829GB"]),
    (.calendarEvent, "Meet on May 5, 2026 at 3:30 pm or tomorrow.", ["May 5, 2026 at 3:30 pm", "tomorrow"]),
    (.calendarEvent, "2026-11-23 14:00 or 5 June", ["2026-11-23 14:00", "5 June"]),
    (.calendarEvent, "Maybe 35 people may come", []),
    (.address, "At 1 Infinite Loop, Cupertino, CA 95014 now", ["1 Infinite Loop, Cupertino"]),
    (.address, "Lindenstraße 12a, 10969 Berlin", ["Lindenstraße 12a, 10969 Berlin"]),
    (.address, "4 people Walk", []),
  ]

  @Test(arguments: rows) func detectsAllTypes(type: UIDataDetectorTypes, text: String, parts: [String]) {
    let found = DataDetector.find(type, in: text).map { text.utf16Substring($0.range) ?? "" }
    if type == .address {
      #expect(found.count == parts.count)
      for (one, two) in zip(found, parts) { #expect(one.hasPrefix(two)) }
    } else {
      #expect(found == parts)
    }
  }

  @Test func matchesDoNotOverlapAndBecomeLinks() {
    let view = UITextView(frame: CGRect(0, 0, 300, 100))
    view.isEditable = false
    view.dataDetectorTypes = .all
    view.text = "See https://example.com/2026-11-23 on 2026-11-24, +49 30 123456, pay $5"
    guard case .attributed(let text) = view.contentWithDetectedLinks else { return #expect(Bool(false), "no links") }
    var found: [String] = []
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, _ in
      if link != nil { found.append(view.text.utf16Substring(range) ?? "") }
    }
    #expect(found == ["https://example.com/2026-11-23", "2026-11-24", "+49 30 123456", "$5"])
  }

  /// Each pattern takes linear time on text that almost matches it.
  @Test func hostileTexts() {
    for piece in ["1 A ", "12,", "$1,", "Jan ", "AA ", "1Z ", "a1", "\u{301}", "Aa.'- "] {
      let text = String(repeating: piece, count: 3000)
      for entry in DataDetector.find(.all, in: text) {
        #expect(entry.range.location + entry.range.length <= text.utf16.count)
      }
    }
  }
}
