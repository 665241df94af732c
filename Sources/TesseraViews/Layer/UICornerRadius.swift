// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A corner radius: a number of points, or a radius that is concentric with the corner of an enclosing view.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind: Hashable {
    case fixed(Double)
    case concentric(minimum: Double)
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Creates a radius in points.
  public init(floatLiteral value: Double) {
    self.init(.fixed(value))
  }

  /// Creates a radius in points.
  public init(integerLiteral value: Int) {
    self.init(.fixed(Double(value)))
  }

  /// Returns a radius in points. Values of 0 or less mean no rounding.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

  /// Returns the radius of the nearest enclosing rounded view minus the distance to its corner, and at least
  /// `minimum` points.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(.concentric(minimum: minimum ?? 0))
  }
}
