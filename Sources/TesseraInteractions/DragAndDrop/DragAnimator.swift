// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
@_spi(Tessera) package import TesseraViews

/// An animator that collects animations and completions, and runs them together.
package class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var hasRun = false
  private var hasEnded = false

  @MainActor package override init() {
    super.init()
  }

  package func addAnimations(_ animations: @escaping () -> Void) {
    if hasRun { animations() } else { self.animations.append(animations) }
  }

  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if hasEnded { completion(.end) } else { completions.append(completion) }
  }

  /// Runs the collected animations. Call this from within an animation block.
  package func run() {
    hasRun = true
    let all = animations
    animations = []
    for change in all { change() }
  }

  package func end() {
    hasEnded = true
    let all = completions
    completions = []
    for completion in all { completion(.end) }
  }
}
