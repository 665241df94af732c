// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// One instance of an app's interface. None is ever connected here; the class lets code written for scenes compile.
open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Always unattached.
  open var activationState: ActivationState { .unattached }
  /// Stored only. Empty by default.
  open var title: String! = ""
}
