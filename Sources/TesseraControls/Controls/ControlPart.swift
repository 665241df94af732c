// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// A part of a control that is painted as one, for screen readers: a segment, or half of a stepper.
final class ControlPart: UIAccessibilityElement {
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
