// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// An animator for the presentation or dismissal of an edit menu. Callers can add animations to it.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds a block that runs with the menu's animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block that runs after the menu's animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator that collects the blocks of one presentation or dismissal.
final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Fades the menu and runs the collected blocks. Takes 0.2 seconds. Approximates iOS; not measured.
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
