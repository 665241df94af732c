// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Follows whether an animator moves its items.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// The animator begins to move items.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// The items have come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
