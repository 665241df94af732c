// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench flows [--runs N]` measures the gallery's flow of twenty steps, from the creation of the screen to
// the last step. The time includes layout, input and the display lists of its four snapshots, but no painting.

import Foundation
import Tessera
import TesseraGallery
import UIKit

func runFlows(_ arguments: [String]) throws {
  let options = try Arguments(arguments, options: ["--runs"])
  let runs = try options.count("--runs", default: 10)
  let screen = try galleryCatalog.select(["checkout"])[0]
  let flow = try screen.flow(named: "Checkout")
  try MainActor.assumeIsolated {
    var best = Double.infinity
    var first = 0.0
    var result: FlowResult?
    for run in 0..<runs {
      let start = ProcessInfo.processInfo.systemUptime
      result = try flow.run(on: screen).get()
      let time = (ProcessInfo.processInfo.systemUptime - start) * 1000
      if run == 0 { first = time }
      best = min(best, time)
    }
    var line = JSONLine()
    line.add("name", "checkout")
    line.add("steps", result?.steps.count ?? 0)
    line.add("frames", result?.frameCount ?? 0)
    line.add("first_ms", first)
    line.add("best_ms", best)
    print(line.text)
  }
}
