// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero winding rule, by which points with a nonzero winding number are inside.
  case winding = 0
  /// The even-odd rule, by which a point is inside if a ray from the point crosses an odd number of edges.
  case evenOdd = 1

  var fillRule: FillRule { self == .winding ? .nonZero : .evenOdd }
}
