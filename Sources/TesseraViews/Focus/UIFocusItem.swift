// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An item that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can be focused now.
  var canBecomeFocused: Bool { get }
  /// Whether the item is focused.
  var isFocused: Bool { get }
  /// The frame in the container's coordinates.
  var frame: CGRect { get }
  /// The appearance of the focused item; nil for no change. Nothing is drawn.
  var focusEffect: UIFocusEffect? { get }
  /// The priority of the item in its focus group. Stored only.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether items below this one can be focused. Never read.
  var isTransparentFocusItem: Bool { get }
  /// Never called: there is no remote control.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// Whether the item is focused in its window.
  public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
  /// Always nil.
  public var focusEffect: UIFocusEffect? { nil }
  /// The lowest priority.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// Always `false`.
  public var isTransparentFocusItem: Bool { false }
  /// Does nothing.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// A container of focusable items.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: AnyObject {
  /// The coordinate space of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items whose frames intersect a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The hint of a movement on a remote control. Never created: there is no remote control.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
  /// The direction of the movement, in -1...1.
  open private(set) var movementDirection = CGVector(dx: 0, dy: 0)
}

/// The priority of an item in its focus group. Stored only.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The number of the priority; greater ones take precedence.
  public let rawValue: Int
  /// Creates a priority with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No priority, 0.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// The previously focused item, 1000.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// The item that is focused by default, 2000.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// The focused item, `Int.max`.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

/// The appearance of a focused item. Nothing is drawn.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  /// Creates the system's effect.
  public override init() { super.init() }
  /// Returns the effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A ring around an item. Nothing is drawn.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The view whose frame the ring follows; nil for the item.
  open weak var containerView: UIView?
  /// The view above the ring; nil for none.
  open weak var referenceView: UIView?
  /// The position of the ring. `.automatic` by default.
  open var position: UIFocusHaloEffect.Position = .automatic
  /// The ring's path; nil for the item's bounds.
  open private(set) var path: UIBezierPath?

  /// The position of a ring.
  public enum Position: Int, Sendable {
    /// The system's choice.
    case automatic
    /// Outside the edge.
    case outside
    /// Inside the edge.
    case inside
  }

  /// Creates a ring around the item.
  public override init() { super.init() }

  /// Creates a ring around a rectangle.
  public init(rect: CGRect) {
    super.init()
    path = UIBezierPath(rect: rect)
  }

  /// Creates a ring around a rounded rectangle.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    super.init()
    path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a ring along a path.
  public init(path: UIBezierPath) {
    super.init()
    self.path = path
  }
}
