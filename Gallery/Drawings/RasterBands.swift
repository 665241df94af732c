// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraRaster
import TesseraText
import UIKit

/// An image divided into bands, labeled with each band's number of drawing items and the thread (one of two) that
/// draws it.
final class RasterBands: Sketch {
  nonisolated static let size = CGSize(width: 720, height: 408)

  /// An image of 480 x 640 pixels: a sky, hills, and a card with lines of text.
  private static let list: DisplayList = {
    var list = DisplayList(width: 480, height: 640, background: Color(red: 255, green: 255, blue: 255))
    let sky = Gradient(
      geometry: .linear(from: Point(x: 0, y: 0), to: Point(x: 0, y: 380)),
      stops: [
        .init(location: 0, color: Color(red: 94, green: 92, blue: 230)),
        .init(location: 1, color: Color(red: 255, green: 159, blue: 10)),
      ])
    list.append(.fill(.rect(Rect(x: 0, y: 0, width: 480, height: 380)), .gradient(sky), .identity))
    list.append(
      .fill(
        .path(circle(x: 350, y: 130, radius: 52), .nonZero), .color(Color(red: 255, green: 244, blue: 214)), .identity))
    for (index, height) in [0.0, 50, 95].enumerated() {
      var hill = Path()
      hill.move(to: Point(x: 0, y: 270 + height))
      hill.addCubic(
        to: Point(x: 480, y: 300 + height * 0.8), control1: Point(x: 130 + height, y: 190 + height),
        control2: Point(x: 300, y: 370 + height * 0.4))
      hill.addLine(to: Point(x: 480, y: 400))
      hill.addLine(to: Point(x: 0, y: 400))
      hill.close()
      let shade = UInt8(150 - index * 40)
      list.append(
        .fill(.path(hill, .nonZero), .color(Color(red: shade / 2, green: shade, blue: shade / 2 + 30)), .identity))
    }
    list.append(
      .fill(
        .rect(Rect(x: 0, y: 400, width: 480, height: 240)), .color(Color(red: 255, green: 255, blue: 255)), .identity))
    let text: [(String, Double, Double, Double, Color)] = [
      ("Evening over the valley", 30, 700, 446, Color(red: 28, green: 28, blue: 30)),
      ("A walk of two hours from the station, with a view", 19, 400, 482, Color(red: 99, green: 99, blue: 102)),
      ("of the lake. Trains go until eleven.", 19, 400, 508, Color(red: 99, green: 99, blue: 102)),
    ]
    for (string, size, weight, baseline, color) in text {
      let font = FontLibrary.shared.font(for: FontDescriptor(weight: weight, size: size))
      let set = layout(AttributedText(string, font: font), maxWidth: .infinity)
      for run in set.lines.flatMap(\.runs) {
        list.append(
          .glyphs(run.glyphs, color, Affine(a: 1, b: 0, c: 0, d: 1, tx: 28, ty: baseline - set.firstBaseline)))
      }
    }
    for index in 0..<3 {
      let rect = Rect(x: 28 + Double(index) * 146, y: 548, width: 132, height: 60)
      list.append(
        .fill(
          .roundedRect(RoundedRect(rect, radius: 14)),
          .color(index == 0 ? Color(red: 10, green: 132, blue: 255) : Color(red: 229, green: 229, blue: 234)), .identity
        ))
    }
    return list
  }()

  private static func circle(x: Double, y: Double, radius: Double) -> Path {
    let handle = radius * 0.5522847498
    var path = Path()
    path.move(to: Point(x: x + radius, y: y))
    let turns = [(0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)]
    var (fromX, fromY) = (1.0, 0.0)
    for (toX, toY) in turns {
      path.addCubic(
        to: Point(x: x + toX * radius, y: y + toY * radius),
        control1: Point(x: x + fromX * radius + toX * handle, y: y + fromY * radius + toY * handle),
        control2: Point(x: x + toX * radius + fromX * handle, y: y + toY * radius + fromY * handle))
      (fromX, fromY) = (toX, toY)
    }
    path.close()
    return path
  }

  private let bands = RasterBands.list.bandLoads
  private let picture = CGRect(x: 24, y: 48, width: 240, height: 320)

  /// The thread that draws each band, with its start and end times, assuming that every item takes one unit of time.
  private var turns: [(thread: Int, start: Int, end: Int)] {
    var free = [0, 0]
    return bands.map { band in
      let thread = free[0] <= free[1] ? 0 : 1
      let start = free[thread]
      free[thread] += band.items
      return (thread, start, free[thread])
    }
  }

  override func draw(_ rect: CGRect) {
    let centered = CGPoint(x: 0.5, y: 0.5)
    let inks = [Ink.first, Ink.second]
    write("\(Self.list.commands.count) commands, \(bands.count) bands", at: CGPoint(x: 24, y: 22), Face.heading)
    if let bitmap = try? Painter().paint(Self.list) {
      UIImage(cgImage: CGImage(bitmap), scale: 2, orientation: .up).draw(in: picture)
      frame(picture, Ink.rule, width: 0.5)
    }
    let turns = turns
    let scale = picture.height / CGFloat(Self.list.height)
    let most = CGFloat(bands.map(\.items).max() ?? 1)
    write("Items in each band", at: CGPoint(x: 288, y: 22), Face.heading)
    for (number, (band, turn)) in zip(bands, turns).enumerated() {
      let y = picture.minY + CGFloat(band.rows.lowerBound) * scale
      let height = CGFloat(band.rows.count) * scale
      if number > 0 { line([CGPoint(x: picture.minX - 8, y: y), CGPoint(x: 288, y: y)], Ink.alarm, width: 1) }
      let bar = CGRect(x: 312, y: y + 5, width: 110 * CGFloat(band.items) / most, height: height - 10)
      write("\(number)", at: CGPoint(x: 296, y: y + height / 2), Face.strongNumber, Ink.note, anchor: centered)
      fill(bar, inks[turn.thread], radius: 3)
      write("\(band.items)", at: CGPoint(x: bar.maxX + 8, y: y + height / 2), Face.number)
    }
    write(
      "bands of \(bands.first?.rows.count ?? 0) rows of pixels", at: CGPoint(x: 144, y: 388), Face.note, Ink.note,
      anchor: centered)

    write("Two threads", at: CGPoint(x: 500, y: 22), Face.heading)
    let unit = picture.height / CGFloat(turns.map(\.end).max() ?? 1)
    for (number, turn) in turns.enumerated() {
      let box = CGRect(
        x: 500 + CGFloat(turn.thread) * 104, y: picture.minY + CGFloat(turn.start) * unit + 1, width: 96,
        height: CGFloat(turn.end - turn.start) * unit - 2)
      fill(box, inks[turn.thread], radius: 4)
      write("\(number)", at: CGPoint(x: box.midX, y: box.midY), Face.strongNumber, .white, anchor: centered)
    }
    arrow(from: CGPoint(x: 484, y: picture.minY), to: CGPoint(x: 484, y: picture.maxY), Ink.note, width: 1.5)
    write("time, if all items take equally long", at: CGPoint(x: 600, y: 388), Face.note, Ink.note, anchor: centered)
  }
}
