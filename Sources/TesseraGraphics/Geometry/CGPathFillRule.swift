// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// Which points a path encloses.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the path winds around.
  case winding = 0
  /// Those that a ray leaves through an odd number of edges.
  case evenOdd = 1

  var fillRule: DisplayList.FillRule { self == .winding ? .nonZero : .evenOdd }
}
