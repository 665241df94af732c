// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIView {
  func setHidden(_ hidden: Bool) {
    guard layerStorage.isHidden != hidden else { return }
    layerStorage.isHidden = hidden
    superview?.subviewVisibilityDidChange(self)
  }

  /// The layer holds the colour as the view's traits resolve it, so that both can be read; the view keeps the dynamic one.
  func setBackgroundColor(_ color: UIColor?) {
    backgroundColorStorage = color
    resolveBackgroundColor()
  }

  /// The colour the view was given, unless its layer was given another since.
  var shownBackgroundColor: UIColor? {
    let resolved = backgroundColorStorage?.resolvedColor(with: traitCollection).cgColor
    if resolved == layerStorage.backgroundColor { return backgroundColorStorage }
    return layerStorage.backgroundColor.map(UIColor.init(cgColor:))
  }

  /// Hands the layer the colour as the view's traits show it now.
  func resolveBackgroundColor() {
    layerStorage.backgroundColor = backgroundColorStorage?.resolvedColor(with: traitCollection).cgColor
  }

  func setTintColor(_ color: UIColor?) {
    tintColorStorage = color
    AncestorHints.tintDidChange()
    notifyTintColorDidChange()
  }

  /// The nearest colour on the way to the root, grey where tints are dimmed.
  var inheritedTintColor: UIColor {
    let tint = AncestorHints.tint(of: self)
    return Self.tintsWereAdjusted && shownTintAdjustmentMode == .dimmed ? tint.dimmedTint : tint
  }

  /// Tells the view and those below it that take its colour.
  func notifyTintColorDidChange() {
    var walk = TreeWalk(self)
    while let view = walk.next() {
      guard view === self || view.tintColorStorage == nil else { continue }
      view.tintColorDidChange()
      walk.descend(into: view)
    }
  }
}
