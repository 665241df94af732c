// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// An event that reports pressed or released buttons.
open class UIPressesEvent: UIEvent {
  let presses: [UIPress]

  init(timestamp: TimeInterval, presses: [UIPress]) {
    self.presses = presses
    super.init(timestamp: timestamp)
  }

  open override var type: EventType { .presses }
  /// The presses of the event.
  open var allPresses: Set<UIPress> { Set(presses) }
  /// Always empty, because gesture recognizers don't receive presses.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
