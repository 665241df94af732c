// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// How a scene is closed. No scene is closed: there is one.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
