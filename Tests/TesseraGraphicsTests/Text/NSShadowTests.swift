// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct NSShadowTests {
  // Apple's documentation: black with an alpha of one third, no offset, no blur.
  @Test func documentedDefaults() {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero)
    #expect(shadow.shadowBlurRadius == 0)
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1 / 3))
  }

  @Test func copiesAreEqualAndIndependent() throws {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 4
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy == shadow && copy.hash == shadow.hash && copy !== shadow)
    copy.shadowOffset.width = 1
    #expect(copy != shadow)
    #expect(shadow.shadowOffset == .zero)
    #expect(!shadow.isEqual("shadow"))
  }
}
