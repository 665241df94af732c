// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraAssertions
public import TesseraGraphics
public import TesseraViews

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of the view at its own size. Constraints determine dimensions that are 0.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for a picture of the view. Pixels that it does not paint are transparent.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored, since all views are painted in the same way.
  ///   - precision: The fraction that must be equal, 0...1: of pixels if `perceptualPrecision` is below 1, else of bytes.
  ///   - perceptualPrecision: The required similarity of equal colors, 0...1; 0.98 ignores invisible differences.
  ///   - size: The size in points, or nil for the view's own. Constraints determine dimensions that are 0.
  ///   - traits: The traits that the view inherits. `displayScale` defaults to the main screen's.
  ///
  /// - Note: Differs from swift-snapshot-testing: a view in a superview is painted in place, and its size and traits cannot be
  ///   changed.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let place = ViewHostingEnvironment(size: size, traits: traits)
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    )
    .asyncPullback { view in HostedValue.image { try place.host(view) } }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view and all its descendants, one per line.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy for the view and all its descendants, one per line, laid out at a size in points and with traits.
  /// Addresses are omitted.
  ///
  /// - Note: Differs from swift-snapshot-testing: the lines are those of this library's views.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let place = ViewHostingEnvironment(size: size, traits: traits)
    return SimplySnapshotting.lines.asyncPullback { view in
      HostedValue.text({ try place.host(view) }, { RecursiveDescription.text(of: view) })
    }
  }
}
