// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The closures that a managed table or collection view calls when it scrolls.
@preconcurrency @MainActor
public struct MortarScrollDelegation {
  /// Called when the content offset changes.
  public var didScroll: (@MainActor (UIScrollView) -> Void)?
  /// Called when the user starts to drag.
  public var willBeginDragging: (@MainActor (UIScrollView) -> Void)?
  /// Called when the user stops dragging, with whether the content will decelerate.
  public var didEndDragging: (@MainActor (UIScrollView, Bool) -> Void)?
  /// Called when deceleration ends.
  public var didEndDecelerating: (@MainActor (UIScrollView) -> Void)?
  /// Called when an animated scroll ends.
  public var didEndScrollingAnimation: (@MainActor (UIScrollView) -> Void)?

  /// Creates a delegation without closures.
  public init() {}
}
