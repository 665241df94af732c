// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tints behind an alert, a sheet or a popover are grey. A presentation dims the view of its presenter, an app any view; both hold
// for all below, up to views that say otherwise.

import Foundation
@_spi(Tessera) import TesseraGraphics

extension UIView {
  /// How the tint of a view is changed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview says; without one, normal.
    case automatic = 0
    /// The tint as it is.
    case normal = 1
    /// A grey as bright as the tint.
    case dimmed = 2
  }

  /// Whether any view was ever dimmed. Until then no tint has to look for it.
  private(set) static var tintsWereAdjusted = false

  /// The mode that holds for the view: its own, a presentation's, or that of the nearest view above that has one.
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

  /// Dims the tints of a presenter's view, or lets them be again.
  func setTintDimmed(_ isDimmed: Bool) {
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
  /// The tint of views that are dimmed: a grey with the tint's brightness, slightly transparent. From memory of iOS.
  var dimmedTint: UIColor {
    // The tint of the tint itself would be asked for again and again.
    let base: UIColor = self == .tintColor ? .systemBlue : self
    return UIColor { traits in
      let color = base.components(with: traits)
      let brightness = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return UIColor(white: min(max(brightness, 0), 1), alpha: color.alpha * 0.8)
    }
  }
}
