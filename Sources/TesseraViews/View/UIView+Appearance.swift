// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIView {
  func setHidden(to hidden: Bool) {
    guard layerStorage.isHidden != hidden else { return }
    layerStorage.isHidden = hidden
    superview?.subviewVisibilityDidChange(self)
  }

  /// Sets the background color. The layer stores the color resolved for the view's traits; the view stores the dynamic color.
  func setBackgroundColor(_ color: UIColor?) {
    backgroundColorStorage = color
    resolveBackgroundColor()
  }

  /// The view's background color, or the layer's if that was changed later.
  var shownBackgroundColor: UIColor? {
    let resolved = backgroundColorStorage?.resolvedColor(with: traitCollection).cgColor
    if resolved == layerStorage.backgroundColor { return backgroundColorStorage }
    return layerStorage.backgroundColor.map(UIColor.init(cgColor:))
  }

  /// Resolves the background color for the current traits and passes it to the layer.
  func resolveBackgroundColor() {
    layerStorage.backgroundColor = backgroundColorStorage?.resolvedColor(with: traitCollection).cgColor
  }

  func setTintColor(_ color: UIColor?) {
    tintColorStorage = color
    AncestorHints.tintDidChange()
    notifyTintColorDidChange()
  }

  /// The tint color of the view or of the nearest ancestor that has one; gray if tints are dimmed.
  var inheritedTintColor: UIColor {
    let tint = AncestorHints.tint(of: self)
    return Self.tintsWereAdjusted && shownTintAdjustmentMode == .dimmed ? tint.dimmedTint : tint
  }

  /// Notifies the view and the views below that inherit its tint color.
  func notifyTintColorDidChange() {
    var walk = TreeWalk(self)
    while let view = walk.next() {
      guard view === self || view.tintColorStorage == nil else { continue }
      view.tintColorDidChange()
      walk.descend(into: view)
    }
  }
}
