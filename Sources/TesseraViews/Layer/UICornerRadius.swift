// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The radius of a view's corner: a number of points, or what keeps it concentric with the corners around it.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind: Hashable {
    case fixed(Double)
    case concentric(minimum: Double)
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// So many points.
  public init(floatLiteral value: Double) {
    self.init(.fixed(value))
  }

  /// So many points.
  public init(integerLiteral value: Int) {
    self.init(.fixed(Double(value)))
  }

  /// So many points. What is not positive is no rounding.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

  /// The radius of the nearest rounded view around, less the distance to its corner, and at least `minimum` points.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(.concentric(minimum: minimum ?? 0))
  }
}
