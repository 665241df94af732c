// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Options for closing a scene. Not used, because the only scene can't be closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
