// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The behavioral style of a control on iPad or Mac. Exists for source compatibility only, because controls always
/// look as they do on iOS.
public enum UIBehavioralStyle: UInt, Sendable { case automatic = 0, pad, mac }
