// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero winding rule: points with a winding number other than 0 are inside.
  case winding = 0
  /// The even-odd rule: points are inside if a ray from them crosses an odd number of edges.
  case evenOdd = 1

  var fillRule: FillRule { self == .winding ? .nonZero : .evenOdd }
}
