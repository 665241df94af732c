// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The behavioral style of a control, for iPad or the Mac. For source compatibility only: controls look as on iOS.
public enum UIBehavioralStyle: UInt, Sendable { case automatic = 0, pad, mac }
