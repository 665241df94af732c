// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An animator to which animations can be added when the pointer enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes of views that are animated with the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
