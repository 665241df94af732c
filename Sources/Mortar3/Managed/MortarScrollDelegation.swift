// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The closures that a managed table or collection view calls when it scrolls.
@preconcurrency @MainActor
public struct MortarScrollDelegation {
  /// Called at every change of the offset.
  public var didScroll: (@MainActor (UIScrollView) -> Void)?
  /// Called when a finger starts to drag.
  public var willBeginDragging: (@MainActor (UIScrollView) -> Void)?
  /// Called when the finger lifts, with whether the content continues to move.
  public var didEndDragging: (@MainActor (UIScrollView, Bool) -> Void)?
  /// Called when the deceleration after dragging has ended.
  public var didEndDecelerating: (@MainActor (UIScrollView) -> Void)?
  /// Called when an animated change of the offset has ended.
  public var didEndScrollingAnimation: (@MainActor (UIScrollView) -> Void)?

  /// Creates a delegation without closures.
  public init() {}
}
