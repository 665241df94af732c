// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct NSTextTabTests {
  @Test func storesItsValues() {
    let tab = NSTextTab(textAlignment: .right, location: 40, options: [.columnTerminators: "."])
    #expect(tab.alignment == .right)
    #expect(tab.location == 40)
    #expect(tab.options[.columnTerminators] as? String == ".")
    #expect(NSTextTab(textAlignment: .left, location: 1).options.isEmpty)
  }

  @Test func comparesByValue() {
    let tab = NSTextTab(textAlignment: .left, location: 28)
    #expect(tab == NSTextTab(textAlignment: .left, location: 28))
    #expect(tab.hash == NSTextTab(textAlignment: .left, location: 28).hash)
    #expect(tab != NSTextTab(textAlignment: .right, location: 28))
    #expect(tab != NSTextTab(textAlignment: .left, location: 29))
    #expect(tab.copy() as? NSTextTab == tab)
  }
}
