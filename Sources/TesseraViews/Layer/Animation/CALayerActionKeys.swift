// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The key of the action when a layer is added or shown.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action when a layer is removed or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of a transition of a layer.
public let kCATransition = "transition"
