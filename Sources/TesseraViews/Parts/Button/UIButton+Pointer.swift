// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The delegate that provides pointer styles for buttons. Created when a button first has a pointer style.
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private weak var button: UIButton?
  var provider: UIButton.PointerStyleProvider?
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)

  init(_ button: UIButton) {
    self.button = button
    super.init()
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let button, button.isEnabled, button.window != nil, button.superview != nil else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.frame)
    return provider.map { $0(button, effect, shape) } ?? UIPointerStyle(effect: effect, shape: shape)
  }
}

extension UIButton {
  private static let pointerKey = ObjectIdentifier(ButtonPointer.self)

  var pointerLook: ButtonPointer? { attachedObjects.isEmpty ? nil : attachedObjects[Self.pointerKey] as? ButtonPointer }

  var pointerInteraction: UIPointerInteraction? {
    guard let interaction = pointerLook?.interaction, interaction.view === self else { return nil }
    return interaction
  }

  func setPointerInteraction(enabled isOn: Bool) {
    guard isOn != isPointerInteractionEnabled else { return }
    if isOn {
      let look = pointerLook ?? ButtonPointer(self)
      attachedObjects[Self.pointerKey] = look
      addInteraction(look.interaction)
    } else if let interaction = pointerInteraction {
      removeInteraction(interaction)
    }
  }

  func setPointerProvider(_ provider: PointerStyleProvider?) {
    if provider != nil { isPointerInteractionEnabled = true }
    pointerLook?.provider = provider
  }
}
