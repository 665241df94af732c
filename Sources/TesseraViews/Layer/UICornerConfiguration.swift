// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// The corner radii of a view. They may differ, and they may depend on the view's size and on the enclosing views.
/// The corners are continuous curves.
///
///     card.cornerConfiguration = .corners(radius: 24)
///     button.cornerConfiguration = .capsule()
///     inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 8))
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Kind: Hashable {
    case capsule(maximum: Double?)
    /// The radii of the corners: top left, top right, bottom left, bottom right.
    case corners(UICornerRadius?, UICornerRadius?, UICornerRadius?, UICornerRadius?)
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Returns a configuration with a radius of half the shorter side, and at most `maximumRadius` points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius))
  }

  /// Returns a configuration with one radius for all corners.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  /// Returns a configuration with a radius for each corner. Nil means a sharp corner.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius))
  }

  /// Returns a configuration with one radius for both top corners and one for both bottom corners.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners(topRadius, topRadius, bottomRadius, bottomRadius))
  }

  /// Returns a configuration with one radius for both left corners and one for both right corners.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners(leftRadius, rightRadius, leftRadius, rightRadius))
  }

  /// Returns a configuration with one radius for both top corners and separate radii for the bottom corners.
  public static func uniformTopRadius(
    _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners(radius, radius, bottomLeftRadius, bottomRightRadius))
  }

  /// Returns a configuration with one radius for both bottom corners and separate radii for the top corners.
  public static func uniformBottomRadius(
    _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners(topLeftRadius, topRightRadius, radius, radius))
  }

  // MARK: Radii

  /// Returns the radii for a layer's current size and ancestors.
  @MainActor func radii(of layer: CALayer) -> RoundedRect.Radii {
    switch kind {
    case .capsule(let maximum):
      let half = Double(min(layer.bounds.width, layer.bounds.height)) / 2
      return RoundedRect.Radii(max(0, min(half, maximum ?? half)))
    case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight):
      let container = Container(of: layer)
      return RoundedRect.Radii(
        topLeft: container.resolvedRadius(topLeft, at: .topLeft),
        topRight: container.resolvedRadius(topRight, at: .topRight),
        bottomRight: container.resolvedRadius(bottomRight, at: .bottomRight),
        bottomLeft: container.resolvedRadius(bottomLeft, at: .bottomLeft))
    }
  }

  /// The rounded ancestor that determines concentric radii.
  @MainActor private struct Container {
    private var outer: (radii: RoundedRect.Radii, bounds: CGRect, frame: CGRect)?

    /// Creates the container from the nearest ancestor with rounded corners.
    init(of layer: CALayer) {
      var parent = layer.superlayer
      while let current = parent {
        if current.cornerRadius > 0 {
          outer = (LayerStyle(current).radii, current.bounds, current.convert(layer.bounds, from: layer))
          return
        }
        parent = current.superlayer
      }
    }

    func resolvedRadius(_ radius: UICornerRadius?, at corner: UIRectCorner) -> Double {
      switch radius?.kind {
      case nil: return 0
      case .fixed(let points): return points > 0 ? points : 0
      case .concentric(let minimum):
        guard let (radii, bounds, frame) = outer else { return max(0, minimum) }
        let (x, y) = (
          corner == .topLeft || corner == .bottomLeft ? frame.minX - bounds.minX : bounds.maxX - frame.maxX,
          corner == .topLeft || corner == .topRight ? frame.minY - bounds.minY : bounds.maxY - frame.maxY
        )
        let distance = Double(max(x, y, 0))
        return max(radii[corner] - distance, minimum, 0)
      }
    }
  }
}

extension RoundedRect.Radii {
  /// The radius of one corner.
  subscript(corner: UIRectCorner) -> Double {
    switch corner {
    case .topLeft: topLeft
    case .topRight: topRight
    case .bottomLeft: bottomLeft
    default: bottomRight
    }
  }
}
