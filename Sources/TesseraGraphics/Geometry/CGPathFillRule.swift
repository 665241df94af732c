// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// Which points a path encloses.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the path goes around, all turns added up: one way counts 1, the other -1.
  case winding = 0
  /// Those from which a ray crosses an odd number of edges.
  case evenOdd = 1

  var fillRule: FillRule { self == .winding ? .nonZero : .evenOdd }
}
