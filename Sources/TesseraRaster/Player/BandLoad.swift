// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// A band of a picture and its workload, for diagrams that explain bands.
package struct BandLoad: Sendable, Equatable {
  /// The rows of the band, from the top of the picture.
  package let rows: Range<Int>
  /// The number of items that touch the band.
  package let items: Int
}

extension DisplayList {
  /// The bands into which a painter divides the list, from top to bottom. Excludes the extra cost of groups with shadows and of
  /// projections; counts only their contents.
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
