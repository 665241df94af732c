// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// An animator of a lift, a drop or a canceled drag, to which animations can be added.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes to the animation. They are made immediately after it has run.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion, which receives the final position. It is called immediately after the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
