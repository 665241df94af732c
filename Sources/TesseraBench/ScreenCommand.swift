// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench screen NAME [--runs N] [--threads T]` measures each stage of rendering a gallery screen, from view
// code to PNG bytes. The first run is not counted. Prints the minimum time of each stage, and the minimum total time.

import Tessera
import TesseraGallery
import TesseraImaging
import TesseraRaster

func runScreen(_ arguments: [String]) throws {
  let options = try Arguments(arguments, options: ["--runs", "--threads"])
  let name = try options.file("screen NAME [--runs N] [--threads T]")
  let runs = try options.count("--runs", default: 20)
  let threads = try options.count("--threads", default: 1)
  let screen = try galleryCatalog.select([name])[0]
  try MainActor.assumeIsolated {
    var bench = ScreenBench(screen: screen, renderer: Renderer(threads: threads))
    try bench.run()
    bench.best = .init()
    for _ in 0..<runs { try bench.run() }
    print(bench.line)
  }
}

@MainActor
private struct ScreenBench {
  struct Times {
    var layout = Double.infinity
    var displayList = Double.infinity
    var raster = Double.infinity
    var encode = Double.infinity
    var total = Double.infinity
  }

  let screen: Screen
  let renderer: Renderer
  var best = Times()

  init(screen: Screen, renderer: Renderer) {
    self.screen = screen
    self.renderer = renderer
  }

  mutating func run() throws {
    let start = wallMilliseconds()
    let laidOut = try renderer.layout(screen)
    let afterLayout = wallMilliseconds()
    let list = laidOut.displayList
    let afterList = wallMilliseconds()
    let bitmap = try renderer.paint(list)
    let afterRaster = wallMilliseconds()
    _ = try PNG.encode(bitmap)
    let end = wallMilliseconds()
    best.layout = min(best.layout, afterLayout - start)
    best.displayList = min(best.displayList, afterList - afterLayout)
    best.raster = min(best.raster, afterRaster - afterList)
    best.encode = min(best.encode, end - afterRaster)
    best.total = min(best.total, end - start)
  }

  var line: String {
    var line = JSONLine()
    line.add("name", screen.name)
    line.add("layout_ms", best.layout)
    line.add("display_list_ms", best.displayList)
    line.add("raster_ms", best.raster)
    line.add("encode_ms", best.encode)
    line.add("total_ms_min", best.total)
    line.add("peak_mb", peakMegabytes())
    return line.text
  }
}
