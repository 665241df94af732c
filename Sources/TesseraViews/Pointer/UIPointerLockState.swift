// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The pointer lock of a scene.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
  /// Never posted, because the pointer is never locked.
  public nonisolated static let didChangeNotification = NSNotification.Name("UIPointerLockStateDidChangeNotification")
  /// The key of the scene in the notification's `userInfo`.
  public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
  /// Whether the pointer is locked. Always `false`.
  open var isLocked: Bool { false }
}
