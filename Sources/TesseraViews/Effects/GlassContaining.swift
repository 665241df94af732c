// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) package import TesseraGraphics

/// A view that draws the glass of the effect views in it, so that their shapes merge.
@MainActor
package protocol GlassContaining: UIView {
  /// Whether the view draws the glass. Otherwise, the effect views draw it.
  var mergesGlass: Bool { get }
}

extension UIVisualEffectView: GlassContaining {
  package var mergesGlass: Bool { effect is UIGlassContainerEffect }

  /// The shape of the glass: the view's corners, or a capsule if none are set.
  var glassShape: RoundedRect {
    let radii =
      layer.cornerRadius > 0
      ? LayerStyle(layer).radii : RoundedRect.Radii(Double(min(bounds.width, bounds.height)) / 2)
    return RoundedRect(Rect(bounds), radii: radii)
  }

  /// The view that draws this view's glass, or nil if the view draws it.
  var glassContainer: UIView? {
    var ancestor = superview
    while let view = ancestor {
      if let container = view as? any GlassContaining, container.mergesGlass { return container }
      ancestor = view.superview
    }
    return nil
  }
}

extension GlassContaining {
  /// Draws the glass of all effect views in `content` that aren't in another container. All of it has the material of the
  /// first one. Effect views with the same union are drawn as one shape around all of them.
  package func paintGlass(in content: UIView, spacing: CGFloat, into canvas: inout Canvas) {
    var shapes: [RoundedRect] = []
    var unions: [AnyHashable: Int] = [:]
    var material: GlassMaterial?
    var waiting = [content]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0 else { continue }
      if view !== self, let container = view as? any GlassContaining, container.mergesGlass { continue }
      if let view = view as? UIVisualEffectView, let glass = view.effect as? UIGlassEffect {
        let shape = RoundedRect(Rect(view.convert(view.bounds, to: self)), radii: view.glassShape.radii)
        material = material ?? glass.material
        if let union = view.glassUnion, let index = unions[union] {
          shapes[index] = RoundedRect(shapes[index].rect.union(shape.rect), radii: shapes[index].radii)
        } else {
          if let union = view.glassUnion { unions[union] = shapes.count }
          shapes.append(shape)
        }
      }
      waiting += view.subviews.reversed()
    }
    material?.paint(shapes, spacing: spacing, with: traitCollection, into: &canvas)
  }
}
