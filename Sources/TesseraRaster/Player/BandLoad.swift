// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// A band of a picture and what is to be done in it, for drawings that explain bands.
package struct BandLoad: Sendable, Equatable {
  /// Rows of pixels, from the top.
  package let rows: Range<Int>
  /// How many items touch the band.
  package let items: Int
}

extension DisplayList {
  /// The bands that a painter cuts the list into, from the top. What groups with shadows and projections cost apart from their
  /// contents is not counted.
  package var bandLoads: [BandLoad] {
    var planner = Planner(
      canvas: canvas, caches: Caches(), kernels: tk_kernels(tk_level()), bandShift: Painter.usualBandShift)
    for command in commands { planner.plan(command) }
    let plan = Plan(
      canvas: canvas, window: canvas, background: nil, bandShift: Painter.usualBandShift, planners: [planner])
    return plan.bands.map { band in
      let rows = band << plan.bandShift..<min((band + 1) << plan.bandShift, height)
      return BandLoad(rows: rows, items: plan.starts[band + 1] - plan.starts[band])
    }
  }
}
