// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An item that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can currently be focused.
  var canBecomeFocused: Bool { get }
  /// Whether the item is focused.
  var isFocused: Bool { get }
  /// The item's frame in the container's coordinate space.
  var frame: CGRect { get }
  /// The focus effect, or nil for no effect. Never drawn.
  var focusEffect: UIFocusEffect? { get }
  /// The priority of the item in its focus group. Stored only.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether items below this item can be focused. Never read.
  var isTransparentFocusItem: Bool { get }
  /// Responds to a hint that the focus may move. Never called, because there is no remote control.
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

/// A hint about a movement on a remote control. Never created, because there is no remote control.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
  /// The direction of the movement, with components from -1 to 1.
  open private(set) var movementDirection = CGVector(dx: 0, dy: 0)
}

/// The priority of an item in its focus group. Stored only.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The priority value. Greater values take precedence.
  public let rawValue: Int
  /// Creates a priority with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No priority, 0.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// The priority of the previously focused item, 1000.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// The priority of the item focused by default, 2000.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// The priority of the focused item, `Int.max`.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

/// The visual effect of a focused item. Never drawn.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  /// Creates the default effect.
  public override init() { super.init() }
  /// Returns the effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A ring around a focused item. Never drawn.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The view that contains the ring, or nil to use the item.
  open weak var containerView: UIView?
  /// The view in front of the ring, or nil.
  open weak var referenceView: UIView?
  /// The position of the ring relative to the edge. `.automatic` by default.
  open var position: UIFocusHaloEffect.Position = .automatic
  /// The path of the ring, or nil to use the item's bounds.
  open private(set) var path: UIBezierPath?

  /// The position of a ring relative to the edge.
  public enum Position: Int, Sendable {
    /// A position chosen by the system.
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
