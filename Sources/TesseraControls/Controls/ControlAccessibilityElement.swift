// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// An accessibility element for a part that a control draws without a separate view, such as a segment or a stepper's
/// button.
final class ControlAccessibilityElement: UIAccessibilityElement {
  private let activate: () -> Void

  init(_ control: UIControl, label: String?, frame: CGRect, activate: @escaping () -> Void) {
    self.activate = activate
    super.init(accessibilityContainer: control)
    accessibilityLabel = label
    accessibilityFrameInContainerSpace = frame
    accessibilityTraits = control.isEnabled ? .button : [.button, .notEnabled]
  }

  override func accessibilityActivate() -> Bool {
    guard !accessibilityTraits.contains(.notEnabled) else { return false }
    activate()
    return true
  }
}
