// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// A snapshot of a bar's view, shown while the view already has its new content.
final class BarSnapshot: UIView {
  private let commands: [DisplayList.Command]

  /// Creates a snapshot of a view, at the view's position in `parent`. Returns nil if nothing is visible.
  init?(of view: UIView, in parent: UIView) {
    guard !view.isHidden, view.alpha > 0, view.window != nil, !view.bounds.isEmpty else { return nil }
    var ancestor: UIView? = view
    while let one = ancestor, one !== parent {
      if one.isHidden { return nil }
      ancestor = one.superview
    }
    let content = LayerPainter.commands(of: view.layer)
    guard !content.isEmpty else { return nil }
    commands = content
    super.init(frame: view.convert(view.bounds, to: parent))
    bounds.origin = view.bounds.origin
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }
  override var viewInspector: AnyViewInspector { AnyViewInspector(EffectInspector(view: self)) }
  override var contentOverlaps: Bool { true }

  override func paintContent(into canvas: inout Canvas) {
    canvas.append(commands.map { $0.transformed(by: canvas.transform) })
  }
}
