// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A small sign beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
  /// Where a sign stands: an angle around the pointer, and how far off.
  public struct Position: Hashable, Sendable {
    /// Points from the pointer.
    public var offset: CGFloat
    /// Radians, clockwise from the top.
    public var angle: CGFloat

    /// Creates a place around the pointer.
    public init(offset: CGFloat, angle: CGFloat) {
      (self.offset, self.angle) = (offset, angle)
    }

    private static func turned(_ eighths: CGFloat) -> Position { Position(offset: 16, angle: eighths * .pi / 4) }
    /// Above. The distance is from memory of iPadOS, as for the others.
    public static let top = turned(0)
    /// Above at the right.
    public static let topRight = turned(1)
    /// At the right.
    public static let right = turned(2)
    /// Below at the right.
    public static let bottomRight = turned(3)
    /// Below.
    public static let bottom = turned(4)
    /// Below at the left.
    public static let bottomLeft = turned(5)
    /// At the left.
    public static let left = turned(6)
    /// Above at the left.
    public static let topLeft = turned(7)
  }

  /// The outline of the sign.
  open private(set) var shape: UIPointerShape
  /// Where it stands.
  open private(set) var position: Position
  /// Whether it turns so that its top points away from the pointer. Stored only.
  open var orientationMatchesAngle = false

  /// Creates a sign of a shape.
  public init(_ shape: UIPointerShape, position: Position) {
    (self.shape, self.position) = (shape, position)
    super.init()
  }

  /// Returns an arrow that points away from the pointer.
  open class func arrow(_ position: Position) -> UIPointerAccessory {
    let accessory = UIPointerAccessory(.verticalBeam(length: 8), position: position)
    accessory.orientationMatchesAngle = true
    return accessory
  }
}
