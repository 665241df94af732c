// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The key of the action performed when a layer is added or shown.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action performed when a layer is removed or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of a layer's transition.
public let kCATransition = "transition"
