// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels
@testable import TesseraRaster

/// A target that draws display lists. The resulting bytes must be the same for all kernel levels (scalar and SIMD
/// versions of the drawing code), band heights and numbers of threads.
enum PainterTarget {
  static func take(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    var list = DisplayList(width: 1 + source.below(64), height: 1 + source.below(64), background: color(&source))
    for command in commands(&source, depth: 0) { list.append(command) }
    let levels = (0..<Int32(TK_LEVELS)).filter { tk_has_level($0) != 0 }
    let first = try? Painter(level: Int32(TK_SCALAR), bandShift: 6).paint(list)
    check(first != nil, "a small canvas cannot be painted")
    for level in levels {
      let again = try? Painter(level: level, bandShift: Int(level) % 4 + 2, shadowBudget: 1 << 12).paint(
        list, threads: 2)
      check(again == first, "level \(level) results in different bytes than scalar code")
    }
    guard let first else { return }
    // The pixels are premultiplied, so no color component exceeds the alpha component.
    for pixel in stride(from: 0, to: first.bytes.count, by: 4) {
      let alpha = first.bytes[pixel + 3]
      check((0..<3).allSatisfy { first.bytes[pixel + $0] <= alpha }, "a color component exceeds the alpha component")
    }
  }

  private static func commands(_ source: inout ByteSource, depth: Int) -> [DisplayList.Command] {
    var commands: [DisplayList.Command] = []
    while !source.isEmpty, commands.count < 40 {
      switch source.below(15) {
      case 0...2: commands.append(.fill(shape(&source), paint(&source), transform(&source)))
      case 3: commands.append(.stroke(shape(&source), style(&source), paint(&source), transform(&source)))
      case 4: commands.append(image(&source))
      case 5: commands.append(.shadow(shape(&source), shadow(&source), transform(&source)))
      case 6: commands.append(.beginClip(shape(&source), transform(&source)))
      case 7: commands.append(.endClip)
      case 8:
        let opacity = source.pick([0, 0.5, 1, 0.999, source.number()])
        commands.append(
          .beginGroup(opacity: opacity, shadow: source.bool() ? shadow(&source) : nil, transform(&source)))
      case 9: commands.append(.endGroup)
      case 10:
        commands.append(
          .beginMix(source.pick([.mask, .luminance, .dissolve(0.3), .blend(.multiply, reachesBeyond: source.bool())])))
      case 11: commands.append(source.bool() ? .mixWith : .endMix)
      case 12:
        var backdrop = DisplayList.Backdrop(sigma: number(&source), saturation: number(&source))
        if source.bool() { backdrop.glass = glass(&source) }
        commands.append(.backdrop(shape(&source), backdrop, transform(&source)))
      case 13:
        guard depth < 10 else { break }
        let filters = (0..<source.below(3)).map { _ in filter(&source) }
        commands.append(.filtered(self.commands(&source, depth: depth + 1), filters, transform(&source)))
      default:
        guard depth < 10 else { break }
        let projection = Projection(
          affine: transform(&source), g: source.whole() / 1e5, h: source.whole() / 1e5, k: 1)
        commands.append(.projected(self.commands(&source, depth: depth + 1), projection))
      }
    }
    return commands
  }

  private static func glass(_ source: inout ByteSource) -> DisplayList.Glass {
    DisplayList.Glass(
      shapes: (0..<source.below(4)).map { _ in RoundedRect(rect(&source), radius: number(&source)) },
      spacing: number(&source), tint: color(&source), darkTint: color(&source), rim: number(&source),
      refraction: number(&source), edge: color(&source), highlight: color(&source))
  }

  private static func filter(_ source: inout ByteSource) -> DisplayList.Filter {
    func row() -> ColorMatrix.Row {
      ColorMatrix.Row(
        red: number(&source), green: number(&source), blue: number(&source), alpha: number(&source),
        constant: number(&source))
    }
    switch source.below(4) {
    case 0: return .blur(sigma: number(&source))
    case 1:
      return .blur(
        sigma: number(&source),
        within: Rect(x: number(&source), y: number(&source), width: number(&source), height: number(&source)))
    case 2: return .colorMatrix(ColorMatrix(red: row(), green: row(), blue: row(), alpha: row()))
    default: return .luminanceToAlpha
    }
  }

  /// Returns a moderate number, because extreme numbers result in empty images, and most images should show
  /// something.
  private static func number(_ source: inout ByteSource) -> Double { source.number() / 32 }

  private static func point(_ source: inout ByteSource) -> Point { Point(x: number(&source), y: number(&source)) }

  private static func rect(_ source: inout ByteSource) -> Rect {
    Rect(x: number(&source), y: number(&source), width: number(&source), height: number(&source))
  }

  private static func color(_ source: inout ByteSource) -> Color {
    Color(
      red: UInt8(source.byte()), green: UInt8(source.byte()), blue: UInt8(source.byte()),
      alpha: source.pick([255, 255, 0, 1, 128, 254, UInt8(source.byte())]))
  }

  private static func shape(_ source: inout ByteSource) -> DisplayList.Shape {
    switch source.below(3) {
    case 0: return .rect(rect(&source))
    case 1: return .roundedRect(RoundedRect(rect(&source), radius: number(&source)))
    default:
      var path = Path()
      for _ in 0...source.below(12) {
        switch source.below(5) {
        case 0: path.move(to: point(&source))
        case 1: path.addLine(to: point(&source))
        case 2: path.addQuadratic(to: point(&source), control: point(&source))
        case 3: path.addCubic(to: point(&source), control1: point(&source), control2: point(&source))
        default: path.close()
        }
      }
      return .path(path, source.bool() ? .nonZero : .evenOdd)
    }
  }

  private static func paint(_ source: inout ByteSource) -> Paint {
    guard source.below(3) == 0 else { return .color(color(&source)) }
    let geometry: Gradient.Geometry =
      switch source.below(3) {
      case 0: .linear(from: point(&source), to: point(&source))
      case 1: .radial(center: point(&source), radius: number(&source))
      default: .elliptical(center: point(&source), radiusX: number(&source), radiusY: number(&source))
      }
    let stops = (0..<source.below(5)).map { _ in
      Gradient.Stop(location: Double(source.byte()) / 200, color: color(&source))
    }
    return .gradient(Gradient(geometry: geometry, stops: stops))
  }

  private static func style(_ source: inout ByteSource) -> StrokeStyle {
    StrokeStyle(
      width: abs(number(&source)), cap: source.pick([.butt, .round, .square]),
      join: source.pick([.miter, .round, .bevel]), miterLimit: number(&source),
      dashes: (0..<source.below(4)).map { _ in 0.5 + Double(source.byte()) / 8 }, dashPhase: number(&source),
      start: source.pick([0, 0.25, 0.9]), end: source.pick([1, 0.75, 0.1]))
  }

  private static func shadow(_ source: inout ByteSource) -> DisplayList.Shadow {
    DisplayList.Shadow(color: color(&source), offset: point(&source), sigma: Double(source.byte()) / 16)
  }

  private static func image(_ source: inout ByteSource) -> DisplayList.Command {
    let (width, height) = (1 + source.below(8), 1 + source.below(8))
    var bytes: [UInt8] = []
    for _ in 0..<width * height {
      let alpha = source.byte()
      bytes += (0..<3).map { _ in UInt8(source.byte() * alpha / 255) } + [UInt8(alpha)]
    }
    let bitmap = Bitmap(width: width, height: height, bytes: bytes) ?? Bitmap(width: 1, height: 1)
    return .image(
      bitmap, source: rect(&source), destination: rect(&source), source.pick([.nearest, .linear]), transform(&source))
  }

  private static func transform(_ source: inout ByteSource) -> Affine {
    switch source.below(4) {
    case 0: .identity
    case 1: .translation(x: number(&source), y: number(&source))
    case 2: .scale(x: source.whole() / 16, y: source.whole() / 16)
    default:
      Affine(
        a: source.whole() / 32, b: source.whole() / 32, c: source.whole() / 32, d: source.whole() / 32,
        tx: number(&source), ty: number(&source))
    }
  }
}
