// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraAssertions
public import TesseraGraphics
public import TesseraViews

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A strategy for an image of the view at its own size. Constraints determine dimensions that are 0.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for an image of the view. Pixels that the view doesn't draw are transparent.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored because all views are drawn in the same way.
  ///   - precision: The fraction, in 0...1, that must be equal. It is a fraction of pixels if `perceptualPrecision`
  ///     is below 1, otherwise a fraction of bytes.
  ///   - perceptualPrecision: The required similarity, in 0...1, of colors that count as equal. A value of 0.98
  ///     ignores invisible differences.
  ///   - size: The size in points, or nil to use the view's own size. Constraints determine dimensions that are 0.
  ///   - traits: The traits that the view inherits. `displayScale` defaults to the main screen's scale.
  ///
  /// - Note: Differs from swift-snapshot-testing: a view with a superview is drawn within its superview, and its size
  ///   and traits can't be changed.
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
  /// A strategy for the description of the view and all its descendants, one per line.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy for the description of the view and all its descendants, one per line. The view is laid out
  /// at the given size, in points, with the given traits. Addresses are omitted.
  ///
  /// - Note: Differs from swift-snapshot-testing: the descriptions are those of Tessera's views.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let place = ViewHostingEnvironment(size: size, traits: traits)
    return SimplySnapshotting.lines.asyncPullback { view in
      HostedValue.text({ try place.host(view) }, { RecursiveDescription.text(of: view) })
    }
  }
}
