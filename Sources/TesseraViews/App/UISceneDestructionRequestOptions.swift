// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The options for closing a scene. Not used, since the only scene can't be closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
