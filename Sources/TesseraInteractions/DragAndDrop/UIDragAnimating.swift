// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// An animator of a lift, a drop or a canceled drag, to which animations can be added.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes to the animation. If it has already run, the changes are made immediately.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion, which receives the final position. It is called immediately if the animation has already ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
