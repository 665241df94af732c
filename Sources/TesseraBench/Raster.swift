// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import TesseraRaster

/// Paints a scene repeatedly and prints the times as a line of JSON.
///
///     tessera-bench raster SCENE.json... [--runs N] [--threads T] [--fresh] [--png OUT.png]
///
/// A frame includes everything from the display list to the bytes. Caches are warm unless `--fresh` creates a new
/// painter for every frame. Times are in milliseconds and include the CPU time of all threads and the wall time.
func runRaster(_ arguments: [String]) throws {
  var options = RasterOptions()
  try options.read(arguments)
  for path in options.scenes {
    let scene = try RasterScene(path: path, loadFont: loadFont)
    var painter = Painter()
    var bitmap = Bitmap(width: scene.list.width, height: scene.list.height)
    var cpu: [Double] = []
    var wall: [Double] = []
    for run in 0..<options.runs + 5 {
      if options.isFresh { painter = Painter() }
      let (cpuStart, wallStart) = (milliseconds(CLOCK_PROCESS_CPUTIME_ID), milliseconds(CLOCK_MONOTONIC))
      try painter.paint(scene.list, into: &bitmap, threads: options.threads)
      guard run >= 5 else { continue }
      cpu.append(milliseconds(CLOCK_PROCESS_CPUTIME_ID) - cpuStart)
      wall.append(milliseconds(CLOCK_MONOTONIC) - wallStart)
    }
    cpu.sort()
    wall.sort()
    let format = "{\"name\":\"%@\",\"cpu_ms_min\":%.3f,\"cpu_ms_median\":%.3f,\"wall_ms_min\":%.3f,\"sha256\":\"%@\"}"
    print(String(format: format, scene.name, cpu[0], cpu[cpu.count / 2], wall[0], sha256(bitmap.bytes)))
    if let png = options.png { try PNG.write(bitmap, to: png) }
  }
}

private func milliseconds(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

struct RasterOptions {
  var scenes: [String] = []
  var runs = 30
  var threads = 1
  var isFresh = false
  var png: String?

  struct UsageError: Error, CustomStringConvertible {
    var description: String
  }

  mutating func read(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw UsageError(description: "\(option) needs a value.") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--runs": runs = max(Int(try value(argument)) ?? 1, 1)
      case "--threads": threads = max(Int(try value(argument)) ?? 1, 1)
      case "--fresh": isFresh = true
      case "--png": png = try value(argument)
      default: scenes.append(argument)
      }
    }
  }
}
