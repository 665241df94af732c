// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Strategies for images and descriptions of layers and paths.

public import Foundation
public import TesseraGraphics
public import TesseraViews

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A strategy for an image of the layer at its size.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for an image of the layer and its sublayers.
  ///
  /// - Parameters:
  ///   - precision: The fraction, in 0...1, that must be equal. It is a fraction of pixels if `perceptualPrecision`
  ///     is below 1, otherwise a fraction of bytes.
  ///   - perceptualPrecision: The required similarity, in 0...1, of colors that count as equal. A value of 0.98
  ///     ignores invisible differences.
  ///   - traits: The traits. `displayScale` defaults to the main screen's scale.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    )
    .pullback { layer in
      OnMain.run {
        layer.layoutIfNeeded()
        return UIGraphicsImageRenderer(bounds: layer.bounds, format: UIGraphicsImageRendererFormat(for: traits))
          .image { layer.render(in: $0.cgContext) }
      } ?? UIImage()
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A strategy for an image of the path, filled with black using the even-odd rule, with one pixel per point.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for an image of the path in black, with the size of its bounding box.
  ///
  /// - Parameters:
  ///   - precision: The fraction, in 0...1, that must be equal. It is a fraction of pixels if `perceptualPrecision`
  ///     is below 1, otherwise a fraction of bytes.
  ///   - perceptualPrecision: The required similarity, in 0...1, of colors that count as equal. A value of 0.98
  ///     ignores invisible differences.
  ///   - scale: The number of pixels per point.
  ///   - drawingMode: Whether the path is filled, stroked or both.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback {
      path in
      PathDrawing.image(bounds: path.boundingBoxOfPath, scale: scale) { context in
        context.setFillColor(UIColor.black.cgColor)
        context.addPath(path)
        context.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A strategy for an image of the path, filled with black, with one pixel per point.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for an image of the path, filled with black, with the size of its bounds.
  ///
  /// - Parameters:
  ///   - precision: The fraction, in 0...1, that must be equal. It is a fraction of pixels if `perceptualPrecision`
  ///     is below 1, otherwise a fraction of bytes.
  ///   - perceptualPrecision: The required similarity, in 0...1, of colors that count as equal. A value of 0.98
  ///     ignores invisible differences.
  ///   - scale: The number of pixels per point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback {
      path in
      nonisolated(unsafe) let path = path
      return PathDrawing.image(bounds: path.bounds, scale: scale) { _ in
        UIColor.black.setFill()
        path.fill()
      }
    }
  }
}

/// Draws images of paths.
private enum PathDrawing {
  static func image(bounds: CGRect, scale: CGFloat, draw: @MainActor (CGContext) -> Void) -> UIImage {
    OnMain.run {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
    } ?? UIImage()
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// A strategy for the path's elements, one per line, with up to three decimals.
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { PathText.text($0, PathText.decimal) }
  }

  /// Returns a strategy for the path's elements, one per line:
  ///
  ///     MoveTo (1.0, 2.0)
  ///     QuadCurveTo (3.0, 4.0) (5.5, 6.0)
  ///     Close
  ///
  /// - Parameter numberFormatter: The formatter for coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { PathText.text($0, PathText.formatted(numberFormatter)) }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A strategy for the path's elements, one per line, with up to three decimals.
  public static var elementsDescription: Snapshotting { of(.elementsDescription) }

  /// Returns a strategy for the path's elements, one per line, in the same format as for a `CGPath`.
  ///
  /// - Parameter numberFormatter: The formatter for coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    of(.elementsDescription(numberFormatter: numberFormatter))
  }

  private static func of(_ strategy: Snapshotting<CGPath, String>) -> Snapshotting {
    strategy.pullback { path in
      nonisolated(unsafe) let path = path
      return OnMain.run { path.cgPath } ?? CGMutablePath()
    }
  }
}
