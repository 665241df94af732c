// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The long press that opens a context menu. It fails where there is no menu, so that the touch goes on.
final class ContextMenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UIContextMenuInteraction?

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delegate = self
    addTarget(interaction) { (interaction: UIContextMenuInteraction, press: ContextMenuPress) in
      switch press.state {
      case .changed: interaction.follow(press.location(in: nil), isEnd: false)
      case .ended: interaction.follow(press.location(in: nil), isEnd: true)
      default: break
      }
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, let view else { return false }
    return interaction.open(at: location(in: view))
  }
}
