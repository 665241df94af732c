// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// What is told when a managed table or collection scrolls.
@preconcurrency @MainActor
public struct MortarScrollDelegation {
  public var didScroll: (@MainActor (UIScrollView) -> Void)?
  public var willBeginDragging: (@MainActor (UIScrollView) -> Void)?
  /// Called with whether the content goes on moving.
  public var didEndDragging: (@MainActor (UIScrollView, Bool) -> Void)?
  public var didEndDecelerating: (@MainActor (UIScrollView) -> Void)?
  public var didEndScrollingAnimation: (@MainActor (UIScrollView) -> Void)?

  public init() {}
}
