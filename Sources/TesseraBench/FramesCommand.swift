// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench frames [--runs N] [--frames N] [--folder DIR]` measures animations, frame by frame.
//
//     card          a card moves back and forth over the gallery's messages, 1170 x 2532 pixels, 60 frames per second of virtual
//                   time: only painted, on one thread and on two, and written as numbered PNGs on two threads
//     constraints   200 views that one constraint moves, and 200 with a constraint each: change, layoutIfNeeded
//
// Each rate is in frames per second of wall time, from the creation of the screen to the last file. It is the rate of
// the fastest run. The CPU time is the time per frame, summed over all threads. It is the minimum of all runs, and is
// more reliable on a busy machine.

import Foundation
import Tessera
import TesseraGallery
import TesseraImaging
import UIKit

func runFrames(_ arguments: [String]) throws {
  let options = try Arguments(arguments, options: ["--runs", "--frames", "--folder"])
  let runs = try options.count("--runs", default: 5)
  let frames = try options.count("--frames", default: 120)
  let parent = options.string("--folder") ?? NSTemporaryDirectory()
  let screen = try galleryCatalog.select(["messages"])[0]
  try MainActor.assumeIsolated {
    print(try CardFrames(screen: screen, folder: "\(parent)/tessera-frames-\(getpid())").line(frames, runs: runs))
    for links in GridViewController.Links.allCases { print(try ConstraintFrames(links: links).line()) }
  }
}

@MainActor
private struct CardFrames {
  let screen: Screen
  let folder: String

  func line(_ count: Int, runs: Int) throws -> String {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var line = JSONLine()
    line.add("name", "card")
    line.add("frames", count)
    // Measure this first, before the process uses memory for anything else.
    _ = try write(count)
    line.add("peak_mb", peakMegabytes())
    _ = try write(5 * count)
    line.add("peak_mb_5x_frames", peakMegabytes())
    try add("commands", to: &line, count, runs) {
      let frames = try sequence(count)
      while frames.next() != nil {}
    }
    try add("painted", to: &line, count, runs) { _ = try paint(count, threads: 1) }
    try add("painted_2_threads", to: &line, count, runs) { _ = try paint(count, threads: 2) }
    line.add("painted_pixels_per_frame", try paint(count, threads: 1) / count)
    try add("png_2_threads", to: &line, count, runs) { try write(count) }
    return line.text
  }

  /// Adds the maximum rate and the minimum CPU time of several runs.
  private func add(_ name: String, to line: inout JSONLine, _ count: Int, _ runs: Int, _ body: () throws -> Void) throws
  {
    var (wall, cpu) = (Double.infinity, Double.infinity)
    for _ in 0..<runs {
      let (wallStart, cpuStart) = (wallMilliseconds(), cpuMilliseconds())
      try body()
      wall = min(wall, wallMilliseconds() - wallStart)
      cpu = min(cpu, cpuMilliseconds() - cpuStart)
    }
    line.add("\(name)_fps", Double(count) * 1000 / wall)
    line.add("\(name)_cpu_ms", cpu / Double(count))
  }

  /// Returns the number of painted pixels.
  private func paint(_ count: Int, threads: Int) throws -> Int {
    let frames = try sequence(count)
    var painter = Renderer(threads: threads).framePainter()
    while let frame = frames.next() { _ = try painter.paint(frame) }
    return painter.paintedPixels
  }

  private func write(_ count: Int) throws {
    let frames = try sequence(count)
    var painter = Renderer().framePainter()
    let writer = try FrameFileWriter(folder: folder, threads: 2)
    while let frame = frames.next() { try writer.append(painter.paint(frame), number: frame.number) }
    try writer.finish()
  }

  private func sequence(_ count: Int) throws -> FrameSequence {
    try Renderer().frames(of: screen, fps: FrameRate(60), to: Double(count - 1) / 60) { controller in
      let card = Self.makeCard()
      controller.view.addSubview(card)
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveEaseInOut]) {
        card.center = CGPoint(x: 220, y: 700)
      }
    }
  }

  private static func makeCard() -> UIView {
    let card = UIView(frame: CGRect(x: 20, y: 60, width: 300, height: 180))
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 20
    card.layer.shadowOpacity = 0.3
    card.layer.shadowRadius = 12
    card.layer.shadowOffset = CGSize(width: 0, height: 6)
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 260, height: 140))
    label.numberOfLines = 0
    label.text = "A card that moves over the messages while frames are painted."
    card.addSubview(label)
    return card
  }
}
