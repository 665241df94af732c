// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraKernels
@testable import TesseraRaster
import Testing

/// Drawing yields the same bytes for any number of threads, instruction set and cache state, and for any height of
/// the bands into which the canvas is divided.
@Suite struct InvarianceTests {
  /// Returns a random display list with every type of command.
  static func scene(seed: UInt64, width: Int = 150, height: Int = 170) -> DisplayList {
    var random = Random(seed: seed)
    var list = DisplayList(width: width, height: height, background: random.color())
    let font = SquareFont(picture: GlyphPicture(bitmap: picture(&random), left: 0, top: 1, width: 1, height: 1))
    // The mixes use a separate generator.
    var mixes = Random(seed: seed ^ 0x5DEECE66D)
    var open: [DisplayList.Command] = []
    for _ in 0..<45 {
      let transform = transform(&random)
      if mixes.chance(10) {
        list.append(.beginMix(mixes.chance(70) ? .dissolve(mixes.number(0...1)) : .mask))
        open.append(.endMix)
      } else if open.last == .endMix, mixes.chance(35) {
        list.append(.mixWith)
      }
      switch random.whole(0...11) {
      case 0...3: list.append(.fill(shape(&random), paint(&random), transform))
      case 4: list.append(.stroke(shape(&random), style(&random), paint(&random), transform))
      case 5, 6:
        let glyphs = (0..<8).map { _ in
          GlyphRun.Glyph(id: UInt32(random.whole(1...4)), position: random.point(140, 160))
        }
        let run = GlyphRun(font: font, size: random.number(3...40), glyphs: glyphs)
        list.append(.glyphs(run, random.color(), transform))
      case 7:
        let part = Rect(x: 2, y: 3, width: random.number(1...20), height: random.number(1...20))
        list.append(
          .image(
            picture(&random), source: part, destination: rect(&random), random.chance(80) ? .linear : .nearest,
            transform))
      case 8: list.append(.shadow(shape(&random), shadow(&random), transform))
      case 9:
        list.append(.beginClip(shape(&random), transform))
        open.append(.endClip)
      case 10:
        let shadow = random.chance(40) ? shadow(&random) : nil
        list.append(.beginGroup(opacity: random.number(0...1), shadow: shadow, transform))
        open.append(.endGroup)
      default:
        if let last = open.popLast() { list.append(last) }
      }
    }
    return list
  }

  private static func rect(_ random: inout Random) -> Rect {
    let whole = random.chance(40)
    let origin = random.point(120, 140)
    let rect = Rect(
      x: origin.x, y: origin.y, width: random.number(0...120), height: random.number(0...120))
    return whole
      ? Rect(
        x: rect.x.rounded(), y: rect.y.rounded(), width: rect.width.rounded(), height: rect.height.rounded()) : rect
  }

  private static func shape(_ random: inout Random) -> DisplayList.Shape {
    switch random.whole(0...3) {
    case 0: return .rect(rect(&random))
    case 1:
      let radii = RoundedRect.Radii(
        topLeft: random.number(0...30), topRight: random.number(0...30), bottomRight: random.number(0...30),
        bottomLeft: random.number(0...30))
      return .roundedRect(RoundedRect(rect(&random), radii: random.chance(50) ? radii : RoundedRect.Radii(12)))
    default:
      var path = Path()
      path.move(to: random.point(150, 170))
      for _ in 0..<random.whole(1...5) {
        switch random.whole(0...2) {
        case 0: path.addLine(to: random.point(150, 170))
        case 1: path.addQuadratic(to: random.point(150, 170), control: random.point(150, 170))
        default:
          path.addCubic(
            to: random.point(150, 170), control1: random.point(150, 170), control2: random.point(150, 170))
        }
      }
      if random.chance(50) { path.close() }
      return .path(path, random.chance(50) ? .nonZero : .evenOdd)
    }
  }

  private static func paint(_ random: inout Random) -> Paint {
    if random.chance(60) { return .color(random.color()) }
    let stops = (0..<random.whole(1...5)).map { Gradient.Stop(location: Double($0) / 4, color: random.color()) }
    let geometry: Gradient.Geometry =
      random.chance(50)
      ? .linear(from: random.point(150, 170), to: random.point(150, 170))
      : .radial(center: random.point(150, 170), radius: random.number(1...150))
    return .gradient(Gradient(geometry: geometry, stops: stops))
  }

  private static func style(_ random: inout Random) -> StrokeStyle {
    StrokeStyle(
      width: random.number(0.3...12), cap: StrokeStyle.Cap(rawValue: UInt8(random.whole(0...2)))!,
      join: StrokeStyle.Join(rawValue: UInt8(random.whole(0...2)))!, miterLimit: random.number(1...10),
      dashes: random.chance(30) ? [random.number(1...9), random.number(1...9)] : [], dashPhase: random.number(-9...9))
  }

  private static func shadow(_ random: inout Random) -> DisplayList.Shadow {
    DisplayList.Shadow(
      color: random.color(), offset: Point(x: random.number(-9...9), y: random.number(-9...9)),
      sigma: random.chance(15) ? 0 : random.number(0.2...9))
  }

  private static func transform(_ random: inout Random) -> Affine {
    switch random.whole(0...4) {
    case 0: return .identity
    case 1: return .translation(x: Double(random.whole(-20...20)), y: random.number(-20...20))
    case 2: return .scale(x: random.number(0.3...1.5), y: random.number(0.3...1.5))
    case 3: return Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: random.number(0...200), ty: random.number(-100...50))
    default: return Affine(a: -1, b: 0.1, c: 0, d: 1, tx: 220, ty: 0)
    }
  }

  private static func picture(_ random: inout Random) -> Bitmap {
    let bytes = (0..<24 * 26).flatMap { _ -> [UInt8] in
      let alpha = random.chance(50) ? 255 : random.whole(0...255)
      return (0..<3).map { _ in UInt8(random.whole(0...alpha)) } + [UInt8(alpha)]
    }
    return Bitmap(width: 24, height: 26, bytes: bytes)!
  }

  @Test(arguments: 0..<6) func threadsAndBands(seed: Int) throws {
    let list = Self.scene(seed: UInt64(seed))
    let reference = try Painter(level: 0, bandShift: 8).paint(list)
    for (threads, bandShift) in [(2, 0), (1, 3), (3, 4), (8, 5)] {
      let other = try Painter(level: tk_best_level(), bandShift: bandShift).paint(list, threads: threads)
      #expect(other == reference, "\(threads) threads, bands of \(1 << bandShift) rows, seed \(seed)")
    }
  }

  @Test(arguments: 0..<4) func instructionSets(seed: Int) throws {
    let list = Self.scene(seed: 1000 + UInt64(seed))
    let reference = try Painter(level: 0, bandShift: 6).paint(list)
    for level in KernelTests.levels {
      #expect(try Painter(level: level, bandShift: 6).paint(list) == reference, "level \(level), seed \(seed)")
    }
  }

  /// A painter's second image, drawn with warm caches into used memory, equals its first.
  @Test func warmCaches() throws {
    let painter = Painter()
    let lists = (0..<2).map { Self.scene(seed: 2000 + UInt64($0)) }
    let first = try lists.map { try painter.paint($0) }
    for (list, bitmap) in zip(lists, first).reversed() {
      var used = Bitmap(
        width: list.width, height: list.height, bytes: [UInt8](repeating: 0xA5, count: bitmap.bytes.count))!
      try painter.paint(list, into: &used, threads: 2)
      #expect(used == bitmap)
    }
  }

  /// Multiple threads may share a painter.
  @Test func sharedPainter() async throws {
    let painter = Painter()
    let list = Self.scene(seed: 3000)
    let reference = try Painter().paint(list)
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<4 { group.addTask { try painter.paint(list, threads: 2) } }
      for try await bitmap in group { #expect(bitmap == reference) }
    }
  }
}
