// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The presentation of a popover, and what it points at.
///
/// - Note: Differs from UIKit: stored only. Popovers show as sheets, also on iPad.
open class UIPopoverPresentationController: UISheetPresentationController {
  /// The view the popover points at. Stored only.
  open var sourceView: UIView?
  /// The part of the source view it points at, in that view's coordinates; null for all of it. Stored only.
  open var sourceRect: CGRect = .null
  /// The item it points at instead of a view. Stored only.
  open var barButtonItem: UIBarButtonItem?
  /// The sides its arrow may be on. Any by default. Stored only.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// Whether it may cover what it points at. False by default. Stored only.
  open var canOverlapSourceViewRect = false
  /// The colour behind the content and of the arrow; nil for the system's. Stored only.
  open var backgroundColor: UIColor?
  /// Views that get touches while the popover shows. Stored only.
  open var passthroughViews: [UIView]?
  /// The least distance to the edges of the screen, in points. Zero by default. Stored only.
  open var popoverLayoutMargins: UIEdgeInsets = .zero
}

/// The sides of its source on which a popover may lie.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// One bit for each side.
  public let rawValue: UInt

  /// A set of sides from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// An arrow that points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// An arrow that points down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// An arrow that points left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// An arrow that points right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No direction that is known: all bits.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
