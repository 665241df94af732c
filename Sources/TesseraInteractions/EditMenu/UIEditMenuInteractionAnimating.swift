// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// An animator of the presentation or dismissal of an edit menu, to which animations can be added.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Runs a block with the menu's animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a block when the menu's animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator that collects the blocks of one presentation or dismissal.
final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Fades the menu and runs the collected blocks. A fifth of a second. Approximates iOS; not measured.
  func run(_ change: @escaping () -> Void, completion: @escaping () -> Void) {
    SystemAnimation.run(for: 0.2) {
      change()
      self.animations.forEach { $0() }
    } completion: { _ in
      completion()
      self.completions.forEach { $0() }
    }
  }
}
