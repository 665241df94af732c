// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A control's menu interaction and its state. Created when the control first gets a menu.
final class ControlMenu {
  let interaction: UIContextMenuInteraction

  @MainActor
  init(_ control: UIControl) { interaction = UIContextMenuInteraction(delegate: control) }
}

/// The key of the associated object that marks the few controls that show their menu on a tap.
private final class PrimaryMenu {}

extension UIControl: UIContextMenuInteractionDelegate {
  var ownMenuInteraction: UIContextMenuInteraction? {
    (attachedObjects[ObjectIdentifier(ControlMenu.self)] as? ControlMenu)?.interaction
  }

  func setMenuInteraction(enabled isOn: Bool) {
    let key = ObjectIdentifier(ControlMenu.self)
    guard isOn != (attachedObjects[key] != nil) else { return }
    if isOn {
      let menu = ControlMenu(self)
      attachedObjects[key] = menu
      addInteraction(menu.interaction)
    } else if let menu = attachedObjects.removeValue(forKey: key) as? ControlMenu {
      removeInteraction(menu.interaction)
    }
  }

  var menuIsPrimaryAction: Bool {
    get { !attachedObjects.isEmpty && attachedObjects[ObjectIdentifier(PrimaryMenu.self)] != nil }
    set { attachedObjects[ObjectIdentifier(PrimaryMenu.self)] = newValue ? PrimaryMenu() : nil }
  }

  var opensMenuAtTouch: Bool { menuIsPrimaryAction && ownMenuInteraction != nil }

  func performOwnPrimaryAction() {
    guard isEnabled else { return }
    if opensMenuAtTouch {
      send(.menuActionTriggered, with: nil)
      _ = ownMenuInteraction?.open(at: CGPoint(x: bounds.midX, y: bounds.midY))
    } else {
      didTap()
      send(.primaryActionTriggered, with: nil)
    }
  }

  /// Opens the menu for a touch that has begun.
  func openMenu(for touch: UITouch, with event: UIEvent?) {
    guard opensMenuAtTouch else { return }
    send(.menuActionTriggered, with: event)
    _ = ownMenuInteraction?.open(at: touch.location(in: self))
    ownMenuInteraction?.follow(touch.location(in: nil), isEnd: false)
  }

  /// Forwards the movement or the end of the touch that opened the menu.
  func moveMenu(with touch: UITouch, isEnd: Bool) {
    guard menuIsPrimaryAction else { return }
    ownMenuInteraction?.follow(touch.location(in: nil), isEnd: isEnd)
  }
}
