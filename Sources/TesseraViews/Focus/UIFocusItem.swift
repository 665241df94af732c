// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Something that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have the focus now.
  var canBecomeFocused: Bool { get }
  /// Whether it has the focus.
  var isFocused: Bool { get }
  /// Its rectangle in its container's coordinates.
  var frame: CGRect { get }
  /// How it looks with the focus; nil for no difference. Nothing is drawn.
  var focusEffect: UIFocusEffect? { get }
  /// How much it is wanted of its group. Stored only.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether items behind it can have the focus. Never asked.
  var isTransparentFocusItem: Bool { get }
  /// Called when a finger on a remote control moves without leaving the item. Never called: there is none.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// Whether the window's focus is here.
  public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
  /// Always nil.
  public var focusEffect: UIFocusEffect? { nil }
  /// Nothing of its own.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// Always `false`.
  public var isTransparentFocusItem: Bool { false }
  /// Does nothing.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// What holds items that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: AnyObject {
  /// The coordinates that the items' frames are in.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items whose frames meet a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// How far a finger on a remote control has moved. Nobody makes one: there is no remote control.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
  /// The way that the finger moved, in -1...1.
  open private(set) var movementDirection = CGVector(dx: 0, dy: 0)
}

/// How much an item is wanted of its group. Stored only.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The greater, the more.
  public let rawValue: Int
  /// Creates a priority of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Nothing of its own, 0.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// The item that had the focus before, 1000.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// The item that has it unless another is wanted more, 2000.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// The item that has the focus now, `Int.max`.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

/// How an item looks with the focus. Nothing is drawn.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
  /// No change of looks but the system's.
  public override init() { super.init() }
  /// Returns the effect itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A ring around an item. Nothing is drawn.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The view whose frame the ring follows; nil for the item's.
  open weak var containerView: UIView?
  /// The view that the ring lies behind; nil for none.
  open weak var referenceView: UIView?
  /// Where the ring lies. `.automatic` by default.
  open var position: UIFocusHaloEffect.Position = .automatic
  /// The ring's path; nil for the item's bounds.
  open private(set) var path: UIBezierPath?

  /// Where a ring lies.
  public enum Position: Int, Sendable {
    /// Where the system puts it.
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
