// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIView {
  func setHidden(to hidden: Bool) {
    guard layerStorage.isHidden != hidden else { return }
    layerStorage.isHidden = hidden
    superview?.subviewVisibilityDidChange(self)
  }

  /// Sets the background color. The view stores the dynamic color, and the layer stores the color resolved for the
  /// view's traits.
  func setBackgroundColor(_ color: UIColor?) {
    backgroundColorStorage = color
    resolveBackgroundColor()
  }

  /// The view's background color, or the layer's color if it was changed afterward.
  var shownBackgroundColor: UIColor? {
    let resolved = backgroundColorStorage?.resolvedColor(with: traitCollection).cgColor
    if resolved == layerStorage.backgroundColor { return backgroundColorStorage }
    return layerStorage.backgroundColor.map(UIColor.init(cgColor:))
  }

  /// Resolves the background color for the current traits and sets the layer's color.
  func resolveBackgroundColor() {
    layerStorage.backgroundColor = backgroundColorStorage?.resolvedColor(with: traitCollection).cgColor
  }

  func setTintColor(_ color: UIColor?) {
    tintColorStorage = color
    AncestorHints.tintDidChange()
    notifyTintColorDidChange()
  }

  /// The tint color of the view or of its nearest ancestor with a tint color, or gray while tints are dimmed.
  var inheritedTintColor: UIColor {
    let tint = AncestorHints.tint(of: self)
    return Self.tintsWereAdjusted && shownTintAdjustmentMode == .dimmed ? tint.dimmedTint : tint
  }

  /// Calls `tintColorDidChange()` on the view and on the descendants that inherit its tint color.
  func notifyTintColorDidChange() {
    var walk = TreeWalk(self)
    while let view = walk.next() {
      guard view === self || view.tintColorStorage == nil else { continue }
      view.tintColorDidChange()
      walk.descend(into: view)
    }
  }
}
