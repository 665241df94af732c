// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Pictures and texts of layers and paths.

public import Foundation
public import TesseraGraphics
public import TesseraViews

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A picture of the layer at its size.
  public static var image: Snapshotting { .image() }

  /// A picture of the layer and all in it.
  ///
  /// - Parameters:
  ///   - precision: The share that must be equal, 0...1: of pixels where `perceptualPrecision` is below 1, else of bytes.
  ///   - perceptualPrecision: How close two colours must be to count as equal, 0...1, 0.98 for what the eye does not see.
  ///   - traits: `displayScale` is the pixels per point, else the main screen's.
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
  /// The path, filled black by the even-odd rule, at one pixel per point.
  public static var image: Snapshotting { .image() }

  /// The path in black, as large as its bounding box.
  ///
  /// - Parameters:
  ///   - precision: The share that must be equal, 0...1: of pixels where `perceptualPrecision` is below 1, else of bytes.
  ///   - perceptualPrecision: How close two colours must be to count as equal, 0...1, 0.98 for what the eye does not see.
  ///   - scale: Pixels per point.
  ///   - drawingMode: Filled, stroked or both.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback {
      path in
      PathDrawing.image(path.boundingBoxOfPath, scale) { context in
        context.setFillColor(UIColor.black.cgColor)
        context.addPath(path)
        context.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// The path, filled black, at one pixel per point.
  public static var image: Snapshotting { .image() }

  /// The path, filled black, as large as its bounds.
  ///
  /// - Parameters:
  ///   - precision: The share that must be equal, 0...1: of pixels where `perceptualPrecision` is below 1, else of bytes.
  ///   - perceptualPrecision: How close two colours must be to count as equal, 0...1, 0.98 for what the eye does not see.
  ///   - scale: Pixels per point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback {
      path in
      nonisolated(unsafe) let path = path
      return PathDrawing.image(path.bounds, scale) { _ in
        UIColor.black.setFill()
        path.fill()
      }
    }
  }
}

/// Pictures of paths.
private enum PathDrawing {
  static func image(_ bounds: CGRect, _ scale: CGFloat, _ draw: @MainActor (CGContext) -> Void) -> UIImage {
    OnMain.run {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
    } ?? UIImage()
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The path's elements, one a line, with up to three decimals.
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { PathText.text($0, PathText.decimal) }
  }

  /// The path's elements, one a line:
  ///
  ///     MoveTo (1.0, 2.0)
  ///     QuadCurveTo (3.0, 4.0) (5.5, 6.0)
  ///     Close
  ///
  /// - Parameter numberFormatter: Writes coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { PathText.text($0, PathText.formatted(numberFormatter)) }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The path's elements, one a line, with up to three decimals.
  public static var elementsDescription: Snapshotting { of(.elementsDescription) }

  /// The path's elements, one a line, as those of a `CGPath`.
  ///
  /// - Parameter numberFormatter: Writes coordinates.
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
