// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The pointer lock of a scene.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  /// Never posted: no pointer is locked.
  public nonisolated static let didChangeNotification = NSNotification.Name("UIPointerLockStateDidChangeNotification")
  /// The notification's key for the scene.
  public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
  /// Always `false`: the pointer is never locked.
  open var isLocked: Bool { false }
}
