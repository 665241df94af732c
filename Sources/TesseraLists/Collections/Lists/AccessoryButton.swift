// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// An accessory symbol with an action. Touches on it are not forwarded to the cell, so they neither highlight nor
/// select the cell.
final class AccessoryButton: UIImageView {
  private let action: () -> Void

  init(_ image: UIImage?, _ action: @escaping () -> Void) {
    self.action = action
    super.init(image: image)
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { action() }
  }
}
