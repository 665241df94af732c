// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// An animator for a lift, a drop or a canceled drag. Callers can add animations to it.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds a block to the animation. If the animation has run, the block is executed immediately.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion block, which receives the final position. If the animation has ended, the block is called
  /// immediately.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
