// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// The workload of a horizontal band of an image, for diagrams that explain how images are divided into bands.
package struct BandLoad: Sendable, Equatable {
  /// The band's rows, relative to the top of the image.
  package let rows: Range<Int>
  /// The number of drawing items that touch the band.
  package let items: Int
}

extension DisplayList {
  /// The bands into which a painter divides the list, from top to bottom. For groups with shadows and for
  /// projections, only their contents are counted, and their additional cost is ignored.
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
