// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraAssertions
public import TesseraGraphics
public import TesseraViews

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture at the view's size, or at the size its constraints want when it has none.
  public static var image: Snapshotting { .image() }

  /// A picture of the view. What it does not paint is transparent.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Makes no difference here, since all views are painted the same way.
  ///   - precision: The share that must be equal, 0...1: of pixels where `perceptualPrecision` is below 1, else of bytes.
  ///   - perceptualPrecision: How close two colours must be to count as equal, 0...1, 0.98 for what the eye does not see.
  ///   - size: Points; nil for the view's own. A side that is 0 is as long as the view's constraints want.
  ///   - traits: The traits that the view inherits; `displayScale` is the pixels per point, else the main screen's.
  ///
  /// - Note: Differs from swift-snapshot-testing: a view in a superview is painted where it is, and cannot be given a size
  ///   or traits.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let place = ViewPlace(size: size, traits: traits)
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    )
    .asyncPullback { view in Hosted.image { try place.show(view) } }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view and all views in it, one a line.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The view and all views in it, one a line, laid out at a size in points and with traits. Addresses are left out.
  ///
  /// - Note: Differs from swift-snapshot-testing: the lines are those of this library's views.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let place = ViewPlace(size: size, traits: traits)
    return SimplySnapshotting.lines.asyncPullback { view in
      Hosted.text({ try place.show(view) }, { RecursiveDescription.text(of: view) })
    }
  }
}
