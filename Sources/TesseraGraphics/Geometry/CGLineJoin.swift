// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// The style for the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner. A corner that exceeds the miter limit is beveled.
  case miter = 0
  /// An arc around the corner's point.
  case round = 1
  /// A straight edge between the outer corners of both segments.
  case bevel = 2

  var strokeJoin: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
