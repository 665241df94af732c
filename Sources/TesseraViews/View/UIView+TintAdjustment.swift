// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Dimming of tints. Tints below an alert, a sheet or a popover are gray. A presentation dims the view of its presenter; an app
// can dim any view. Both apply to all subviews up to those with a different mode.

import Foundation
@_spi(Tessera) import TesseraGraphics

extension UIView {
  /// The adjustment of a view's tint.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The superview's mode; normal without a superview.
    case automatic = 0
    /// The unmodified tint.
    case normal = 1
    /// A gray with the brightness of the tint.
    case dimmed = 2
  }

  /// Whether any view was ever dimmed. Until then tints need no lookup.
  private(set) static var tintsWereAdjusted = false

  /// The effective mode: the view's own, a presentation's, or that of the nearest ancestor with one.
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

  /// Dims or restores the tints of a presenter's view.
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
  /// The tint of dimmed views: a gray with the tint's brightness, slightly transparent. Approximates iOS; not measured.
  var dimmedTint: UIColor {
    // Resolving the tint color's own tint would recurse endlessly.
    let base: UIColor = self == .tintColor ? .systemBlue : self
    return UIColor { traits in
      let color = base.components(with: traits)
      let brightness = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return UIColor(white: min(max(brightness, 0), 1), alpha: color.alpha * 0.8)
    }
  }
}
