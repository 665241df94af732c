// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import Testing

@testable import TesseraViews

/// A view with an opacity of 0.8 that is dimmed by a menu and a drag at the same time.
@MainActor @Suite struct DimmingTests {
  private final class Owner {}

  private let view = UIView()
  private let menu = Owner()
  private let drag = Owner()

  init() { view.alpha = 0.8 }

  private func isNear(_ alpha: CGFloat) -> Bool { abs(view.alpha - alpha) < 1e-6 }

  @Test func consecutiveDimming() {
    view.dim(to: 0, for: menu)
    #expect(view.alpha == 0)
    view.undim(for: menu)
    #expect(isNear(0.8))
    view.undim(for: menu)
    #expect(isNear(0.8))
  }

  /// The second dimming begins during the first and ends after it. Neither may restore the opacity that it found.
  @Test func overlapping() {
    view.dim(to: 0, for: menu)
    view.dim(to: 0.5, for: drag)
    #expect(view.alpha == 0)
    view.undim(for: menu)
    #expect(isNear(0.4))
    view.dim(to: 0.25, for: drag)
    #expect(isNear(0.2))
    view.undim(for: drag)
    #expect(isNear(0.8))
  }

  /// Values that the app sets in the meantime persist.
  @Test func appChangesTheAlpha() {
    view.dim(to: 0.5, for: menu)
    view.alpha = 0.6
    #expect(isNear(0.6) && abs(view.ownOpacity - 0.6) < 1e-6)
    view.dim(to: 0.5, for: drag)
    #expect(isNear(0.15))
    view.undim(for: menu)
    view.undim(for: drag)
    #expect(isNear(0.6))
  }

  @Test func onlyTheOwnerUndims() {
    view.dim(to: 0.5, for: menu)
    view.undim(for: drag)
    #expect(isNear(0.4))
  }
}
