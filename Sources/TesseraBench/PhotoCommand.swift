// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench photo FILE [--runs N] [--threads T]` measures an image file in a view of 390 x 260 points at 3
// pixels per point, from its bytes to painted pixels. `first_ms` includes loading and decoding the file, and
// `again_ms` is the time to paint the same image again.

import Tessera
import TesseraImaging
import TesseraRaster
import UIKit

func runPhoto(_ arguments: [String]) throws {
  let options = try Arguments(arguments, options: ["--runs", "--threads"])
  let path = try options.file("photo FILE [--runs N] [--threads T]")
  let runs = try options.count("--runs", default: 10)
  let threads = try options.count("--threads", default: 1)
  let data = Data(try AtomicFile.read(path))
  try MainActor.assumeIsolated {
    let renderer = Renderer(threads: threads)
    guard let image = UIImage(data: data) else { throw UsageError("\(path) is not a picture") }
    let again = try minimumMilliseconds(runs: runs + 1, clock: wallMilliseconds) { try paint(image, renderer) }
    let first = try minimumMilliseconds(runs: runs, clock: wallMilliseconds) {
      if let image = UIImage(data: data) { try paint(image, renderer) }
    }
    var line = JSONLine()
    line.add("name", path.split(separator: "/").last.map(String.init) ?? path)
    line.add("first_ms", first)
    line.add("again_ms", again)
    line.add("peak_mb", peakMegabytes())
    print(line.text)
  }
}

@MainActor
private func paint(_ image: UIImage, _ renderer: Renderer) throws {
  let screen = Screen("photo") {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 260)
    let root = UIView()
    root.addSubview(view)
    return root
  }
  _ = try renderer.bitmap(of: screen)
}
