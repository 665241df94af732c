// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Whether a scene keeps the pointer in one place.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  /// Never posted: no pointer is locked.
  public nonisolated static let didChangeNotification = NSNotification.Name("UIPointerLockStateDidChangeNotification")
  /// The notification's key for the scene.
  public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
  /// False: no pointer is locked.
  open var isLocked: Bool { false }
}
