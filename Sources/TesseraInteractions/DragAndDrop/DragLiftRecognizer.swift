// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// A recognizer for the long press on a view with a drag interaction. It ignores additional fingers.
final class DragLiftRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  weak var interaction: UIDragInteraction?

  init() {
    super.init(target: nil, action: nil)
    delegate = self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .began || state == .changed else { return super.touchesBegan(touches, with: event) }
    for touch in touches { ignore(touch, for: event) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.beginLift(at: location(in: nil)) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // Both recognizers receive the touch. After the menu has opened, movement drags the lifted items.
    if otherGestureRecognizer is ContextMenuPress { return true }
    guard let interaction, interaction.allowsSimultaneousRecognitionDuringLift else { return false }
    return interaction.flow?.isDragging != true
  }
}

/// A recognizer for a tap with another finger, which adds items to a running drag. It receives touches only during a
/// drag.
final class DragAdditionRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  weak var interaction: UIDragInteraction?

  init() {
    super.init(target: nil, action: nil)
    delegate = self
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    DragCoordinator.current?.isDragging == true && interaction?.isEnabled == true
  }
}
