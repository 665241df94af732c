// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// Takes animations that run beside those of a lift, a drop or a cancelled drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes to animate. Once the animation has run they are made at once.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called when the animation has ended, with where it ended. Afterwards it is called at once.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
