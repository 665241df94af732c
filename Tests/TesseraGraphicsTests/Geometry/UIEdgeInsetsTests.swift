// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct UIEdgeInsetsTests {
  @Test func insetsEachEdge() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: insets)
        == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(CGRect(x: 0, y: 0, width: 5, height: 5).inset(by: .zero) == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func directionalInsetsFollowTheDirection() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(.leftToRight) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(.rightToLeft) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(insets.resolved(.rightToLeft).directional(.rightToLeft) == insets)
    #expect(insets.resolved(.leftToRight).directional(.leftToRight) == insets)
  }
}
