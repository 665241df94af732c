// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A gesture recognizer for quick movements in one direction.
///
/// - Note: Differs from UIKit: the fingers must move 50 points within half a second, and at most 50 points sideways.
///   UIKit doesn't publish its limits.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe on the screen.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The raw bits, one per direction.
    public let rawValue: UInt

    /// Creates a set of directions from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 2)
    /// A swipe up.
    public static let up = Direction(rawValue: 4)
    /// A swipe down.
    public static let down = Direction(rawValue: 8)
  }

  /// The permitted directions. Right by default.
  open var direction: Direction = .right
  /// The required number of fingers. The gesture fails if there are more. 1 by default.
  open var numberOfTouchesRequired = 1

  private static let distance: CGFloat = 50
  private static let sideways: CGFloat = 50
  private static let duration = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if downTouches.count > numberOfTouchesRequired {
      state = .failed
    } else if deadline == nil {
      deadline = event.timestamp + Self.duration
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard downTouches.count == numberOfTouchesRequired else { return }
    let moves = downTouches.map { CGPoint(x: $0.place.x - $0.start.place.x, y: $0.place.y - $0.start.place.y) }
    if moves.allSatisfy(isSwipe) {
      deadline = nil
      state = .ended
    } else if moves.contains(where: leavesTrack) {
      state = .failed
    }
  }

  private func isSwipe(_ move: CGPoint) -> Bool {
    let (far, wide) = (Self.distance, Self.sideways)
    return direction.contains(.right) && move.x >= far && abs(move.y) <= wide
      || direction.contains(.left) && move.x <= -far && abs(move.y) <= wide
      || direction.contains(.down) && move.y >= far && abs(move.x) <= wide
      || direction.contains(.up) && move.y <= -far && abs(move.x) <= wide
  }

  /// Returns whether a finger has moved too far sideways relative to the permitted directions.
  private func leavesTrack(_ move: CGPoint) -> Bool {
    let isHorizontal = !direction.isDisjoint(with: [.left, .right])
    let isVertical = !direction.isDisjoint(with: [.up, .down])
    return !isVertical && abs(move.y) > Self.sideways || !isHorizontal && abs(move.x) > Self.sideways
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func deadlinePassed() { state = .failed }
}
