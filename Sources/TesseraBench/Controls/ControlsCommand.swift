// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench controls [--runs N] [--only NAME] [--picture FILE]` measures a screen with one of each control that
// is more complex than a view with a layer, from the creation of the first controller to the complete display list.
// The first run is not counted. Prints the median and the minimum for all controls together, for an empty screen, for
// a screen with each single control, and for each of the gallery's sheets of control states, such as the system
// sheets.

import Foundation
import Tessera
import TesseraGallery
import TesseraImaging
import UIKit

func runControls(_ arguments: [String]) throws {
  let options = try Arguments(arguments, options: ["--runs", "--only", "--picture"])
  let runs = try options.count("--runs", default: 50)
  try MainActor.assumeIsolated {
    let cases = try ControlsBench.screens().filter {
      options.string("--only") == nil || options.string("--only") == $0.title
    }
    guard !cases.isEmpty else {
      throw UsageError("--only must be one of: \(try ControlsBench.screens().map(\.title).joined(separator: ", "))")
    }
    for (title, screen) in cases { print(try ControlsBench.line(title, screen, runs)) }
    if let file = options.string("--picture") {
      try Data(PNG.encode(Renderer().bitmap(of: cases[0].screen))).write(to: URL(fileURLWithPath: file))
    }
  }
}

@MainActor
private enum ControlsBench {
  static func screens() throws -> [(title: String, screen: Screen)] {
    let device = try Device(name: "bench", size: CGSize(width: 1024, height: 2400), scale: 1, idiom: .pad)
    let sets = [("all", ControlPiece.all), ("none", [])] + ControlPiece.all.map { ($0.name, [$0]) }
    return sets.map { title, pieces in
      (title, Screen("bench", device: device) { ControlsScreen(pieces) })
    } + stateScreens.map { ($0.name, $0) }
  }

  static func line(_ title: String, _ screen: Screen, _ runs: Int) throws -> String {
    let renderer = Renderer()
    var (layouts, totals, cpu): ([Double], [Double], [Double]) = ([], [], [])
    for run in 0...runs {
      let (start, cpuStart) = (wallMilliseconds(), cpuMilliseconds())
      let laidOut = try renderer.layout(screen)
      let afterLayout = wallMilliseconds()
      _ = laidOut.displayList
      let (end, cpuEnd) = (wallMilliseconds(), cpuMilliseconds())
      guard run > 0 else { continue }
      layouts.append(afterLayout - start)
      totals.append(end - start)
      cpu.append(cpuEnd - cpuStart)
    }
    var line = JSONLine()
    line.add("name", title)
    line.add("layout_ms_p50", layouts.sorted()[runs / 2])
    line.add("total_ms_p50", totals.sorted()[runs / 2])
    line.add("total_ms_min", totals.min() ?? 0)
    line.add("cpu_ms_p50", cpu.sorted()[runs / 2])
    return line.text
  }
}
