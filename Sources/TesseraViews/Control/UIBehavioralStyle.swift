// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether a control behaves as on iPad or as on the Mac. Kept for source compatibility: controls look as on iOS.
public enum UIBehavioralStyle: UInt, Sendable { case automatic = 0, pad, mac }
