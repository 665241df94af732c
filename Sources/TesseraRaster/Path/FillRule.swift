// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The rule that determines which regions of overlapping contours are inside: regions with a nonzero or with an odd
/// winding number.
public enum FillRule: UInt8, Sendable { case nonZero, evenOdd }
