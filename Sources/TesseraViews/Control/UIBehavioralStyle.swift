// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The style of a control, as on iPad or on the Mac. Kept for source compatibility: controls look as on iOS.
public enum UIBehavioralStyle: UInt, Sendable { case automatic = 0, pad, mac }
