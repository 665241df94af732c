// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// A color for filters. Consists of sRGB components, which may be outside 0...1, and alpha.
public final class CIColor: NSObject, Sendable {
  /// The red component, usually in 0...1.
  public let red: CGFloat
  /// The green component, usually in 0...1.
  public let green: CGFloat
  /// The blue component, usually in 0...1.
  public let blue: CGFloat
  /// The alpha component, in 0...1.
  public let alpha: CGFloat

  /// Creates a color from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  /// Creates an opaque color from its components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a color from a `CGColor`.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0]
    let isGray = parts.count == 2
    self.init(
      red: parts[0], green: isGray ? parts[0] : parts[1], blue: isGray ? parts[0] : parts[2], alpha: cgColor.alpha)
  }

  /// Creates a color from a `UIColor`, resolved with the current traits.
  public convenience init(color: UIColor) {
    self.init(cgColor: color.cgColor)
  }

  /// Opaque black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Transparent black.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Opaque green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Opaque blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  public override var hash: Int { [red, green, blue, alpha].hashValue }
}

/// A vector of values for filters: points, sizes, and rectangles.
public final class CIVector: NSObject, Sendable {
  private let numbers: [CGFloat]

  private init(_ numbers: [CGFloat]) {
    self.numbers = numbers
    super.init()
  }

  /// Creates a vector of two values.
  public convenience init(x: CGFloat, y: CGFloat) {
    self.init([x, y])
  }
  /// Creates a vector of four values.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// Creates a vector from a point.
  public convenience init(cgPoint p: CGPoint) {
    self.init([p.x, p.y])
  }
  /// Creates a vector of a rectangle's origin and size.
  public convenience init(cgRect r: CGRect) {
    self.init([r.origin.x, r.origin.y, r.size.width, r.size.height])
  }

  /// The number of values.
  public var count: Int { numbers.count }
  /// Returns a value, or 0 if the index is out of range.
  public func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
  /// The first value.
  public var x: CGFloat { value(at: 0) }
  /// The second value, or 0 if there is none.
  public var y: CGFloat { value(at: 1) }
  /// The third value, or 0 if there is none.
  public var z: CGFloat { value(at: 2) }
  /// The fourth value, or 0 if there is none.
  public var w: CGFloat { value(at: 3) }
  /// The first two values as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The four values as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
