// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraGraphics
import TesseraViews

/// Arithmetic as in UIKit code: literals, `+=`, and the named value as either operand.
@MainActor @Suite struct NumericRawRepresentableTests {
  @Test func priorities() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251) && 1 + .defaultLow == UILayoutPriority(251))
    #expect(UILayoutPriority.required - UILayoutPriority.defaultHigh == Float(250))
    var priority: UILayoutPriority = .defaultHigh
    priority += 1.5
    #expect(priority.rawValue == 751.5)
    priority -= 0.5
    #expect(priority.rawValue == 751)
    #expect(UILayoutPriority.defaultLow < .defaultHigh && UILayoutPriority.required >= .required)
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.priority = .required - 1
    #expect(constraint.priority.rawValue == 999)
    view.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 249)
  }

  @Test func levelsAndWeights() {
    let window = UIWindow()
    window.windowLevel = .alert + 1
    #expect(window.windowLevel.rawValue == 2001 && window.windowLevel > .alert)
    window.windowLevel -= 2
    #expect(window.windowLevel == UIWindow.Level(1999) && UIWindow.Level.statusBar - 1 < .statusBar)
    #expect(UIFont.Weight.regular < .bold && (UIFont.Weight.medium + 0.07).rawValue > 0.29)
  }

  /// Values from UIControl.h.
  @Test func statesOfAppsAndOfTheSystem() {
    #expect(UIControl.State.application.rawValue == 0x00FF_0000 && UIControl.State.reserved.rawValue == 0xFF00_0000)
    let own = UIControl.State(rawValue: 1 << 16)
    #expect(UIControl.State.application.contains(own) && UIControl.State.application.isDisjoint(with: .selected))
  }
}
