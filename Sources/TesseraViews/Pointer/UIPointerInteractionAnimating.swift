// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An animator for animations that accompany the pointer as it enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds view changes that are animated along with the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion, called at the end of the animation.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
