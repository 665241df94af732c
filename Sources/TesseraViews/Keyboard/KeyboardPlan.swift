// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The views to show at the bottom of the screen for a first responder.
@MainActor
struct KeyboardPlan {
  /// The custom input view, or nil for the system keyboard.
  private(set) var inputView: UIView?
  /// The accessory view above the keyboard.
  private(set) var accessory: UIView?
  /// Whether to show the system keyboard.
  private(set) var isSystem = false
  /// The owners of the keyboard and the accessory view.
  private(set) weak var responder: UIResponder?
  private(set) weak var accessoryOwner: UIResponder?

  /// Finds the input views along the responder chain, as in UIKit.
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

  func matches(_ other: KeyboardPlan) -> Bool {
    inputView === other.inputView && accessory === other.accessory && isSystem == other.isSystem
      && responder === other.responder
  }
}
