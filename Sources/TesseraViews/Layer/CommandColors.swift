// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// A multiplier for the colors of display list commands. Replicators and emitters use it to tint their copies.
struct CommandColors {
  /// Red, green, blue and alpha, in 0...1.
  let factor: SIMD4<Double>

  /// Returns the commands with multiplied colors. The alpha multiplier applies to all commands as a group.
  func apply(_ commands: [DisplayList.Command]) -> [DisplayList.Command] {
    guard factor != SIMD4(repeating: 1), !commands.isEmpty else { return commands }
    let colored = factor.x == 1 && factor.y == 1 && factor.z == 1 ? commands : commands.map(multiplied)
    if factor.w >= 1 { return colored }
    return [.beginGroup(opacity: factor.w, shadow: nil, .identity)] + colored + [.endGroup]
  }

  private func multiplied(_ command: DisplayList.Command) -> DisplayList.Command {
    switch command {
    case .fill(let shape, let paint, let transform): .fill(shape, multiplied(paint), transform)
    case .stroke(let shape, let style, let paint, let transform): .stroke(shape, style, multiplied(paint), transform)
    case .glyphs(let run, let color, let transform): .glyphs(run, multiplied(color), transform)
    case .image(let bitmap, let source, let destination, let sampling, let transform):
      .image(multiplied(bitmap), source: source, destination: destination, sampling, transform)
    case .shadow(let shape, let shadow, let transform): .shadow(shape, multiplied(shadow), transform)
    case .beginGroup(let opacity, let shadow?, let transform):
      .beginGroup(opacity: opacity, shadow: multiplied(shadow), transform)
    case .projected(let commands, let projection): .projected(commands.map(multiplied), projection)
    case .filtered(let commands, let filters, let transform):
      // Filters can change colors, so their result is multiplied, not their content.
      .filtered(
        commands,
        filters + [.colorMatrix(.product(red: factor.x, green: factor.y, blue: factor.z, alpha: 1))], transform)
    default: command
    }
  }

  private func multiplied(_ color: Color) -> Color {
    func byte(_ value: UInt8, _ factor: Double) -> UInt8 { UInt8((Double(value) * factor + 0.5).rounded(.down)) }
    return Color(
      red: byte(color.red, factor.x), green: byte(color.green, factor.y), blue: byte(color.blue, factor.z),
      alpha: color.alpha)
  }

  private func multiplied(_ shadow: DisplayList.Shadow) -> DisplayList.Shadow {
    var shadow = shadow
    shadow.color = multiplied(shadow.color)
    return shadow
  }

  private func multiplied(_ paint: Paint) -> Paint {
    switch paint {
    case .color(let color): return .color(multiplied(color))
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color = multiplied(gradient.stops[index].color) }
      return .gradient(gradient)
    }
  }

  /// Returns an image with its color channels multiplied. If `withAlpha` is true, all four channels are also
  /// multiplied by the alpha factor, because the bytes are premultiplied.
  func multiplied(_ bitmap: Bitmap, withAlpha: Bool = false) -> Bitmap {
    let alpha = withAlpha ? factor.w : 1
    let weights = [factor.x * alpha, factor.y * alpha, factor.z * alpha, alpha].map { UInt32($0 * 256 + 0.5) }
    var bytes = bitmap.bytes
    bytes.withUnsafeMutableBufferPointer { bytes in
      for index in bytes.indices { bytes[index] = UInt8((UInt32(bytes[index]) * weights[index & 3] + 128) >> 8) }
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, bytes: bytes) ?? bitmap
  }
}
