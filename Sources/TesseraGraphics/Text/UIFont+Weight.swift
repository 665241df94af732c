// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIFont {
  /// The weight of a font, from -1 to 1. 0 is the regular weight. Fonts with a weight axis are interpolated between
  /// the named weights.
  public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The weight's numeric value.
    public let rawValue: CGFloat

    /// Creates a weight with a numeric value. Values outside of the range of named weights are treated as the nearest
    /// named weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight with a numeric value. Values outside of the range of named weights are treated as the nearest
    /// named weight.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The ultralight weight: -0.8, or 100 on the weight axis.
    public static let ultraLight = Weight(-0.8)
    /// The thin weight: -0.6, or 200 on the weight axis.
    public static let thin = Weight(-0.6)
    /// The light weight: -0.4, or 300 on the weight axis.
    public static let light = Weight(-0.4)
    /// The regular weight: 0, or 400 on the weight axis.
    public static let regular = Weight(0)
    /// The medium weight: 0.23, or 500 on the weight axis.
    public static let medium = Weight(0.23)
    /// The semibold weight: 0.3, or 600 on the weight axis.
    public static let semibold = Weight(0.3)
    /// The bold weight: 0.4, or 700 on the weight axis.
    public static let bold = Weight(0.4)
    /// The heavy weight: 0.56, or 800 on the weight axis.
    public static let heavy = Weight(0.56)
    /// The black weight: 0.62, or 900 on the weight axis.
    public static let black = Weight(0.62)
  }

  /// The width of a font. Ignored, because the bundled fonts have only the standard width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width's numeric value. 0 is the standard width.
    public let rawValue: CGFloat

    /// Creates a width with a numeric value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a width with a numeric value.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The condensed width, -0.2.
    public static let condensed = Width(rawValue: -0.2)
    /// The standard width, 0.
    public static let standard = Width(rawValue: 0)
    /// The expanded width, 0.2.
    public static let expanded = Width(rawValue: 0.2)
    /// The compressed width, -0.4.
    public static let compressed = Width(rawValue: -0.4)
  }
}

extension UIFont.Weight {
  /// UIKit's named weights with their values on OpenType's `wght` axis and their names in font files.
  private static let scale: [(weight: Double, axis: Double, name: String)] = [
    (-0.8, 100, "Ultralight"), (-0.6, 200, "Thin"), (-0.4, 300, "Light"), (0, 400, "Regular"),
    (0.23, 500, "Medium"), (0.3, 600, "Semibold"), (0.4, 700, "Bold"), (0.56, 800, "Heavy"), (0.62, 900, "Black"),
  ]

  /// The value on the `wght` axis, from 100 to 900. Values between named weights are interpolated linearly.
  var axis: Double {
    let value = Double(rawValue)
    guard value > -0.8 else { return value.isNaN ? 400 : 100 }
    guard let next = Self.scale.firstIndex(where: { $0.weight >= value }) else { return 900 }
    let low = Self.scale[next - 1]
    let high = Self.scale[next]
    return low.axis + (high.axis - low.axis) * (value - low.weight) / (high.weight - low.weight)
  }

  /// Creates the named weight that is nearest to a weight.
  init(nearestTo weight: UIFont.Weight) {
    self.init(CGFloat(Self.scale[weight.nearest].weight))
  }

  var name: String { Self.scale[nearest].name }

  /// The index of the nearest named weight, or the index of the regular weight if the value is NaN.
  private var nearest: Int {
    let value = rawValue.isNaN ? 0 : min(1, max(-1, Double(rawValue)))
    let distances = Self.scale.map { ($0.weight - value).magnitude }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }
}
