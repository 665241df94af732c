// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Which regions of overlapping contours are inside: those with a winding number other than 0, or with an odd one.
public enum FillRule: UInt8, Sendable { case nonZero, evenOdd }
