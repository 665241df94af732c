// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// What stands at the bottom of the screen for a first responder.
@MainActor
struct KeyboardPlan {
  /// In place of the keyboard; nil for the system's.
  private(set) var inputView: UIView?
  /// On top of the keyboard.
  private(set) var accessory: UIView?
  /// Whether the system's keyboard stands there.
  private(set) var isSystem = false
  /// Whose keyboard it is, and whose accessory.
  private(set) weak var responder: UIResponder?
  private(set) weak var accessoryOwner: UIResponder?

  /// Input views are looked for along the responder chain, as in UIKit.
  init(_ first: UIResponder?) {
    guard let first else { return }
    responder = first
    var place: UIResponder? = first
    while let owner = place, inputView == nil || accessory == nil {
      if inputView == nil { inputView = owner.inputView ?? owner.inputViewController?.inputView }
      if accessory == nil, let view = owner.inputAccessoryView ?? owner.inputAccessoryViewController?.inputView {
        (accessory, accessoryOwner) = (view, owner)
      }
      place = owner.next
    }
    isSystem = inputView == nil && first.takesKeys
  }

  var isEmpty: Bool { inputView == nil && accessory == nil && !isSystem }

  func shows(_ other: KeyboardPlan) -> Bool {
    inputView === other.inputView && accessory === other.accessory && isSystem == other.isSystem
      && responder === other.responder
  }
}
