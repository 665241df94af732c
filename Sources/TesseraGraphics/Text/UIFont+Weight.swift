// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIFont {
  /// How bold a font is: -1 to 1, 0 is regular.
  public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// Widths exist for source compatibility: the bundled fonts have the standard width only.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
    public static let compressed = Width(rawValue: -0.4)
  }
}

extension UIFont.Weight {
  /// UIKit's named weights and the weights of OpenType's `wght` axis, with the names that fonts carry.
  private static let scale: [(weight: Double, axis: Double, name: String)] = [
    (-0.8, 100, "Ultralight"), (-0.6, 200, "Thin"), (-0.4, 300, "Light"), (0, 400, "Regular"),
    (0.23, 500, "Medium"), (0.3, 600, "Semibold"), (0.4, 700, "Bold"), (0.56, 800, "Heavy"), (0.62, 900, "Black"),
  ]

  /// The value on the `wght` axis, 100...900; between the named weights it is linear.
  var axis: Double {
    let value = Double(rawValue)
    guard value > -0.8 else { return value.isNaN ? 400 : 100 }
    guard let next = Self.scale.firstIndex(where: { $0.weight >= value }) else { return 900 }
    let low = Self.scale[next - 1]
    let high = Self.scale[next]
    return low.axis + (high.axis - low.axis) * (value - low.weight) / (high.weight - low.weight)
  }

  /// The named weight nearest to another one.
  init(nearestTo weight: UIFont.Weight) {
    self.init(CGFloat(Self.scale[weight.nearest].weight))
  }

  /// The name of the nearest named weight.
  var name: String { Self.scale[nearest].name }

  /// The place of the nearest named weight; that of regular when the value is no number.
  private var nearest: Int {
    let value = rawValue.isNaN ? 0 : min(1, max(-1, Double(rawValue)))
    let distances = Self.scale.map { ($0.weight - value).magnitude }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }
}
