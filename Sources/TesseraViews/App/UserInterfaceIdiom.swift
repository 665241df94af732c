// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Returns the idiom of the current device. Superseded by `UIDevice.current.userInterfaceIdiom`.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
