// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The rule that decides which regions of overlapping contours are inside: those with a nonzero or with an odd winding number.
public enum FillRule: UInt8, Sendable { case nonZero, evenOdd }
