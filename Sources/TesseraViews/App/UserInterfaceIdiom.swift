// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Returns the kind of the device. The older name of `UIDevice.current.userInterfaceIdiom`.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
