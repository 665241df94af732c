// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIFont {
  /// The boldness of a font, from -1 to 1; 0 is regular. Fonts with a weight axis are interpolated between the named weights.
  public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Creates a weight from a number. Numbers beyond the named weights count as the nearest one.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from a number. Numbers beyond the named weights count as the nearest one.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A weight of -0.8: 100 on the weight axis.
    public static let ultraLight = Weight(-0.8)
    /// A weight of -0.6: 200 on the weight axis.
    public static let thin = Weight(-0.6)
    /// A weight of -0.4: 300 on the weight axis.
    public static let light = Weight(-0.4)
    /// The weight 0: 400 on the weight axis.
    public static let regular = Weight(0)
    /// A weight of 0.23: 500 on the weight axis.
    public static let medium = Weight(0.23)
    /// A weight of 0.3: 600 on the weight axis.
    public static let semibold = Weight(0.3)
    /// A weight of 0.4: 700 on the weight axis.
    public static let bold = Weight(0.4)
    /// A weight of 0.56: 800 on the weight axis.
    public static let heavy = Weight(0.56)
    /// A weight of 0.62: 900 on the weight axis.
    public static let black = Weight(0.62)
  }

  /// The width of a font. Accepted but ignored: the bundled fonts have only the standard width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number; 0 is standard.
    public let rawValue: CGFloat

    /// Creates a width from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a width from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A width of -0.2, narrower than standard.
    public static let condensed = Width(rawValue: -0.2)
    /// The standard width, 0.
    public static let standard = Width(rawValue: 0)
    /// A width of 0.2, wider than standard.
    public static let expanded = Width(rawValue: 0.2)
    /// A width of -0.4, the narrowest.
    public static let compressed = Width(rawValue: -0.4)
  }
}

extension UIFont.Weight {
  /// UIKit's named weights, their values on OpenType's `wght` axis, and their names in font files.
  private static let scale: [(weight: Double, axis: Double, name: String)] = [
    (-0.8, 100, "Ultralight"), (-0.6, 200, "Thin"), (-0.4, 300, "Light"), (0, 400, "Regular"),
    (0.23, 500, "Medium"), (0.3, 600, "Semibold"), (0.4, 700, "Bold"), (0.56, 800, "Heavy"), (0.62, 900, "Black"),
  ]

  /// The value on the `wght` axis, 100...900, interpolated linearly between the named weights.
  var axis: Double {
    let value = Double(rawValue)
    guard value > -0.8 else { return value.isNaN ? 400 : 100 }
    guard let next = Self.scale.firstIndex(where: { $0.weight >= value }) else { return 900 }
    let low = Self.scale[next - 1]
    let high = Self.scale[next]
    return low.axis + (high.axis - low.axis) * (value - low.weight) / (high.weight - low.weight)
  }

  /// Creates the named weight nearest to another weight.
  init(nearestTo weight: UIFont.Weight) {
    self.init(CGFloat(Self.scale[weight.nearest].weight))
  }

  var name: String { Self.scale[nearest].name }

  /// The index of the nearest named weight, or that of regular if the value is NaN.
  private var nearest: Int {
    let value = rawValue.isNaN ? 0 : min(1, max(-1, Double(rawValue)))
    let distances = Self.scale.map { ($0.weight - value).magnitude }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }
}
