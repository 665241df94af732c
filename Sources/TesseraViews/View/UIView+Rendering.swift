// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// From a tree of views to a display list.

package import Foundation
package import TesseraRaster

extension UIView {
  /// What the view and everything below it paint, on a canvas of the given pixels. Layout must be done.
  ///
  /// - Parameter origin: The pixel of the canvas at which the view's origin lies.
  package func displayList(
    scale: CGFloat, pixels: (width: Int, height: Int), background: Color, origin: (x: Int, y: Int) = (0, 0)
  ) -> DisplayList {
    let paint = {
      LayerPainter.displayList(
        of: self, scale: scale, on: DisplayList(width: pixels.width, height: pixels.height, background: background),
        at: origin)
    }
    // A clock that runs shows what a finger holds together with its own.
    return AnimationClock.current == nil ? HeldClock.withPresentation(of: layer, paint) : paint()
  }

  /// Runs `body` while the view, which must be a root, lays out for pixels of the given scale.
  package func withDisplayScale<R, E: Error>(_ scale: CGFloat, _ body: () throws(E) -> R) throws(E) -> R {
    let traits = UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)])
    defer { invalidateTraits() }
    return try traits.withCurrent { () throws(E) in
      invalidateTraits()
      return try body()
    }
  }
}
