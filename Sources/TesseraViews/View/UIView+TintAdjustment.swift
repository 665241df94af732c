// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Dimming of tint colors. Tint colors below an alert, a sheet or a popover are gray. A presentation dims its
// presenter's view, and an app can dim any view. The mode applies to all descendants, except those with a different
// mode and their descendants.

import Foundation
@_spi(Tessera) import TesseraGraphics

extension UIView {
  /// The adjustment of a view's tint color.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The superview's mode, or `normal` without a superview.
    case automatic = 0
    /// The tint color without changes.
    case normal = 1
    /// A gray with the same brightness as the tint color.
    case dimmed = 2
  }

  /// Whether any view has ever been dimmed. Until then, tint colors require no lookup of the mode.
  private(set) static var tintsWereAdjusted = false

  /// The effective mode: the view's own mode, a mode set by a presentation, or the nearest ancestor's mode.
  var shownTintAdjustmentMode: TintAdjustmentMode {
    guard Self.tintsWereAdjusted else { return .normal }
    var current: UIView? = self
    while let view = current {
      if view.flags.tintMode != .automatic { return view.flags.tintMode }
      if view.flags.isTintDimmed { return .dimmed }
      current = view.superview
    }
    return .normal
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != flags.tintMode else { return }
    changeTintAdjustment { flags.tintMode = mode }
  }

  /// Dims or restores the tint colors in a presenter's view.
  func setTintDimmed(to isDimmed: Bool) {
    guard isDimmed != flags.isTintDimmed else { return }
    changeTintAdjustment { flags.isTintDimmed = isDimmed }
  }

  private func changeTintAdjustment(_ change: () -> Void) {
    let old = shownTintAdjustmentMode
    Self.tintsWereAdjusted = true
    change()
    guard old != shownTintAdjustmentMode else { return }
    var walk = TreeWalk(self)
    while let view = walk.next() {
      guard view === self || view.flags.tintMode == .automatic && !view.flags.isTintDimmed else { continue }
      view.tintColorDidChange()
      view.setNeedsDisplay()
      walk.descend(into: view)
    }
  }
}

extension UIColor {
  /// The tint color of dimmed views: a slightly transparent gray with the same brightness. Approximates iOS; not
  /// measured.
  var dimmedTint: UIColor {
    // `tintColor` resolves to a view's tint color, which would recurse endlessly.
    let base: UIColor = self == .tintColor ? .systemBlue : self
    return UIColor { traits in
      let color = base.components(with: traits)
      let brightness = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return UIColor(white: min(max(brightness, 0), 1), alpha: color.alpha * 0.8)
    }
  }
}
