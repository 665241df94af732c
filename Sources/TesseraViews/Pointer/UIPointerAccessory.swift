// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A small shape next to the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
  /// The position of an accessory relative to the pointer, as an angle and a distance.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer, in points.
    public var offset: CGFloat
    /// The angle around the pointer in radians, clockwise from the top.
    public var angle: CGFloat

    /// Creates a position around the pointer.
    public init(offset: CGFloat, angle: CGFloat) {
      (self.offset, self.angle) = (offset, angle)
    }

    private static func rotated(eighths: CGFloat) -> Position { Position(offset: 16, angle: eighths * .pi / 4) }
    /// Above the pointer. The distance of this and the other predefined positions approximates iPadOS.
    public static let top = rotated(eighths: 0)
    /// Above the pointer and to its right.
    public static let topRight = rotated(eighths: 1)
    /// To the right of the pointer.
    public static let right = rotated(eighths: 2)
    /// Below the pointer and to its right.
    public static let bottomRight = rotated(eighths: 3)
    /// Below the pointer.
    public static let bottom = rotated(eighths: 4)
    /// Below the pointer and to its left.
    public static let bottomLeft = rotated(eighths: 5)
    /// To the left of the pointer.
    public static let left = rotated(eighths: 6)
    /// Above the pointer and to its left.
    public static let topLeft = rotated(eighths: 7)
  }

  /// The outline of the accessory.
  open private(set) var shape: UIPointerShape
  /// The position of the accessory.
  open private(set) var position: Position
  /// Whether the accessory rotates so that its top points away from the pointer. Stored but not used.
  open var orientationMatchesAngle = false

  /// Creates an accessory with a shape.
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
