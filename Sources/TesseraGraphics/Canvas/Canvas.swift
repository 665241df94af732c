// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Conversion of view content to display list commands. A canvas consists of a display list and the transform of the
// current layer, so that layers draw in their own coordinate system, in points.

import Foundation
package import TesseraRaster

@_spi(Tessera) public struct Canvas: Sendable {
  package internal(set) var list: DisplayList
  /// The transform from the current layer's coordinates to pixels.
  package var transform: Affine
  /// An additional opacity for the current layer. It is used instead of an opacity group if the layer's content is
  /// simple.
  package var opacity = 1.0

  package init(list: DisplayList, transform: Affine) {
    self.list = list
    self.transform = transform
  }

  package mutating func append(_ command: DisplayList.Command) {
    list.append(command)
  }

  package mutating func append(_ commands: [DisplayList.Command]) {
    for command in commands { list.append(command) }
  }

  /// Moves the commands from an index to the end into a group, so that their blend modes do not affect the content
  /// below the group.
  package mutating func isolate(from start: Int) {
    let commands = list.commands
    var whole = DisplayList(width: list.width, height: list.height, background: list.background)
    for command in commands[..<start] { whole.append(command) }
    whole.append(.beginMix(.blend(.normal, reachesBeyond: false)))
    for command in commands[start...] { whole.append(command) }
    whole.append(.endMix)
    list = whole
  }

  package mutating func fill(_ shape: DisplayList.Shape, _ color: Color) {
    let color = faded(color)
    guard color.alpha > 0 else { return }
    list.append(.fill(shape, .color(color), transform))
  }

  package mutating func fill(_ shape: DisplayList.Shape, _ gradient: Gradient) {
    guard opacity > 0 else { return }
    list.append(.fill(shape, .gradient(faded(gradient)), transform))
  }

  package mutating func stroke(_ shape: DisplayList.Shape, style: StrokeStyle, color: Color) {
    let color = faded(color)
    guard color.alpha > 0, style.width > 0 else { return }
    list.append(.stroke(shape, style, .color(color), transform))
  }

  /// Appends glyphs whose positions are relative to `origin`.
  mutating func glyphs(_ run: GlyphRun, _ color: Color, at origin: CGPoint) {
    guard !run.glyphs.isEmpty else { return }
    MissingCharacters.report(run)
    let shift = Affine.translation(x: Double(origin.x), y: Double(origin.y))
    list.append(.glyphs(run, faded(color), shift.concatenating(transform)))
  }

  mutating func image(
    _ bitmap: Bitmap, source: Rect, in destination: CGRect, _ sampling: Sampling = .linear
  ) {
    list.append(.image(bitmap, source: source, destination: Rect(destination), sampling, transform))
  }

  private func faded(_ gradient: Gradient) -> Gradient {
    guard opacity < 1 else { return gradient }
    var result = gradient
    for index in result.stops.indices { result.stops[index].color = faded(result.stops[index].color) }
    return result
  }

  func faded(_ color: Color) -> Color {
    guard opacity < 1 else { return color }
    var result = color
    result.alpha = UInt8((Double(color.alpha) * opacity + 0.5).rounded(.down))
    return result
  }
}
