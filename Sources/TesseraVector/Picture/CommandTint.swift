// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// Replaces the colors of drawing commands with one opaque color. Preserves their opacity.
struct CommandTint {
  private let color: Color

  init(_ color: Color) {
    self.color = color
  }

  func apply(_ commands: [DisplayList.Command]) -> [DisplayList.Command] {
    // A luminance mask's content retains its colors because they determine the masked content's visibility.
    var mixes: [(isLuminance: Bool, isSecond: Bool)] = []
    var masks = 0
    return commands.map { command in
      switch command {
      case .beginMix(let mixture):
        mixes.append((mixture == .luminance, false))
      case .mixWith:
        guard let last = mixes.last, !last.isSecond else { return command }
        mixes[mixes.count - 1].isSecond = true
        if last.isLuminance { masks += 1 }
      case .endMix:
        if let last = mixes.popLast(), last.isLuminance, last.isSecond { masks -= 1 }
      default: return masks > 0 ? command : tinted(command)
      }
      return command
    }
  }

  private func tinted(_ command: DisplayList.Command) -> DisplayList.Command {
    switch command {
    case .fill(let shape, let paint, let transform): .fill(shape, tinted(paint), transform)
    case .stroke(let shape, let style, let paint, let transform): .stroke(shape, style, tinted(paint), transform)
    case .image(let bitmap, let source, let destination, let sampling, let transform):
      .image(tinted(bitmap), source: source, destination: destination, sampling, transform)
    default: command
    }
  }

  private func tinted(_ old: Color) -> Color {
    Color(red: color.red, green: color.green, blue: color.blue, alpha: old.alpha)
  }

  private func tinted(_ paint: Paint) -> Paint {
    switch paint {
    case .color(let old): return .color(tinted(old))
    case .gradient(var gradient):
      for index in gradient.stops.indices { gradient.stops[index].color = tinted(gradient.stops[index].color) }
      return .gradient(gradient)
    }
  }

  private func tinted(_ bitmap: Bitmap) -> Bitmap {
    let (red, green, blue) = (UInt32(color.red), UInt32(color.green), UInt32(color.blue))
    let bytes = [UInt8](unsafeUninitializedCapacity: bitmap.bytes.count) { target, count in
      bitmap.bytes.withUnsafeBufferPointer { source in
        for index in stride(from: 0, to: source.count, by: 4) {
          let alpha = UInt32(source[index + 3])
          func scaled(_ channel: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: ((channel * alpha + 128) * 257) >> 16) }
          target[index] = scaled(red)
          target[index + 1] = scaled(green)
          target[index + 2] = scaled(blue)
          target[index + 3] = source[index + 3]
        }
      }
      count = bitmap.bytes.count
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, bytes: bytes) ?? bitmap
  }
}
