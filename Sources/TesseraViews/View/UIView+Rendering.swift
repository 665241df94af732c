// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Converts a view tree to a display list.

package import Foundation
package import TesseraRaster

extension UIView {
  /// Returns the display list of the view and its subviews on a canvas of a given size in pixels. Layout must be up
  /// to date.
  ///
  /// - Parameter origin: The position of the view's origin on the canvas, in pixels.
  package func displayList(
    scale: CGFloat, pixels: (width: Int, height: Int), background: Color, origin: (x: Int, y: Int) = (0, 0)
  ) -> DisplayList {
    let paint = {
      LayerPainter.displayList(
        of: self, scale: scale, on: DisplayList(width: pixels.width, height: pixels.height, background: background),
        at: origin)
    }
    // If a clock is running, its presentation already includes the values of interactive transitions.
    return AnimationClock.current == nil ? InteractiveClock.withPresentation(of: layer, paint) : paint()
  }

  /// Runs `body` while the view, which must be a root, is laid out for the given display scale.
  package func withDisplayScale<R, E: Error>(_ scale: CGFloat, _ body: () throws(E) -> R) throws(E) -> R {
    let traits = UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)])
    defer { invalidateTraits() }
    return try traits.withCurrent { () throws(E) in
      invalidateTraits()
      return try body()
    }
  }
}
