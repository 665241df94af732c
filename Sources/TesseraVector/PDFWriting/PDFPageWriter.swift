// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// A writer that converts a page's drawing commands to operators (PDF 32000-1, sections 8 and 11).
final class PDFPageWriter {
  /// The number of pixels per point of rasterized content.
  private static let pixels = 3.0
  private static let deepest = 32

  let objects: PDFObjects
  let width: Double
  let height: Double

  init(objects: PDFObjects, width: Double, height: Double) {
    self.objects = objects
    self.width = width
    self.height = height
  }

  /// The page's operators and the resource names they use.
  struct Content {
    var bytes: [UInt8]
    var resources: String
  }

  private var page: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// Returns the page's content, flipped because PDF's y axis points up.
  func content(of commands: [DisplayList.Command]) -> Content {
    // PDF doesn't support Porter-Duff operators. A page that uses them is rasterized as a whole.
    if commands.contains(where: Self.needsPixels) {
      var content = PDFContent(objects: objects)
      content.out.line(1, 0, 0, -1, 0, height, as: "cm")
      paint(commands, into: &content)
      return content.finished()
    }
    var content = PDFContent(objects: objects)
    content.out.line(1, 0, 0, -1, 0, height, as: "cm")
    write(commands[...], into: &content, depth: 0)
    return content.finished()
  }

  private static func needsPixels(_ command: DisplayList.Command) -> Bool {
    if case .beginMix(.blend(let mode, _)) = command { return PDFContent.name(of: mode) == nil }
    return false
  }

  // MARK: Brackets

  private func write(_ commands: ArraySlice<DisplayList.Command>, into content: inout PDFContent, depth: Int) {
    var open = 0
    var index = commands.startIndex
    while index < commands.endIndex {
      switch commands[index] {
      case .beginClip(let shape, let transform):
        content.out.append("q\n")
        content.clip(shape, transform)
        open += 1
      case .endClip where open > 0:
        content.out.append("Q\n")
        open -= 1
      case .beginGroup, .beginMix:
        let end = Self.end(of: commands, from: index)
        bracket(commands[index...min(end, commands.endIndex - 1)], into: &content, depth: depth + 1)
        index = end
      case let command: write(command, into: &content)
      }
      index += 1
    }
    for _ in 0..<open { content.out.append("Q\n") }
  }

  /// Returns the index of the end of the scope that begins at an index, or the end of the commands.
  private static func end(of commands: ArraySlice<DisplayList.Command>, from start: Int) -> Int {
    var open = 0
    for index in start..<commands.endIndex {
      switch commands[index] {
      case .beginClip, .beginGroup, .beginMix: open += 1
      case .endClip, .endGroup, .endMix:
        open -= 1
        if open <= 0 { return index }
      default: break
      }
    }
    return commands.endIndex
  }

  private func bracket(_ commands: ArraySlice<DisplayList.Command>, into content: inout PDFContent, depth: Int) {
    guard let first = commands.first, depth < Self.deepest else { return paint(Array(commands), into: &content) }
    var inner = commands.dropFirst()
    if let last = inner.last, last == .endGroup || last == .endMix { inner = inner.dropLast() }
    switch first {
    case .beginGroup(let opacity, let shadow, _):
      guard opacity > 0 else { return }
      if shadow != nil { paintShadow(of: Array(commands), Array(inner), into: &content) }
      if opacity >= 1 { return write(inner, into: &content, depth: depth) }
      content.out.append("q\n")
      content.setState("/ca \(PDFBytes.text(opacity)) /CA \(PDFBytes.text(opacity))")
      content.draw(form: form(inner, depth: depth))
      content.out.append("Q\n")
    case .beginMix(.dissolve): paint(Array(commands), into: &content)
    case .beginMix(.blend(let mode, _)):
      let (first, _) = Self.parts(of: inner)
      content.out.append("q\n")
      content.setState("/BM /\(PDFContent.name(of: mode) ?? "Normal")")
      content.draw(form: form(first, depth: depth))
      content.out.append("Q\n")
    case .beginMix(let mixture):
      let (first, second) = Self.parts(of: inner)
      let mask = form(second, depth: depth)
      let kind = mixture == .luminance ? "Luminosity" : "Alpha"
      content.out.append("q\n")
      content.setState("/SMask << /Type /Mask /S /\(kind) /G \(mask) 0 R >>")
      content.draw(form: form(first, depth: depth))
      content.out.append("Q\n")
    default: break
    }
  }

  /// Returns the contents of a mix's two parts.
  private static func parts(
    of commands: ArraySlice<DisplayList.Command>
  ) -> (ArraySlice<DisplayList.Command>, ArraySlice<DisplayList.Command>) {
    var open = 0
    for index in commands.indices {
      switch commands[index] {
      case .beginClip, .beginGroup, .beginMix: open += 1
      case .endClip, .endGroup, .endMix: open -= 1
      case .mixWith where open == 0: return (commands[..<index], commands[(index + 1)...])
      default: break
      }
    }
    return (commands, [])
  }

  /// Returns the object number of a form that contains commands as a separate group.
  private func form(_ commands: ArraySlice<DisplayList.Command>, depth: Int) -> Int {
    var content = PDFContent(objects: objects)
    write(commands, into: &content, depth: depth)
    let done = content.finished()
    let box = PDFBytes.text([0, 0, width, height])
    return objects.addStream(
      "/Type /XObject /Subtype /Form /BBox [\(box)] /Group << /S /Transparency /CS /DeviceRGB /I true >> /Resources "
        + done.resources, done.bytes)
  }

  // MARK: Painting

  private func write(_ command: DisplayList.Command, into content: inout PDFContent) {
    switch command {
    case .fill(let shape, let paint, let transform): content.fill(shape, paint: paint, under: transform, page: page)
    case .stroke(let shape, let style, let paint, let transform):
      content.stroke(shape, style: style, paint: paint, under: transform, page: page)
    case .glyphs(let run, let color, let transform): content.show(run, color: color, under: transform)
    case .image(let bitmap, let source, let destination, _, let transform):
      content.show(bitmap, source: source, in: destination, under: transform)
    case .shadow, .projected, .filtered: paint([command], into: &content)
    default: break
    }
  }

  /// Rasterizes commands and embeds the result as an image.
  private func paint(_ commands: [DisplayList.Command], into content: inout PDFContent) {
    guard let (bitmap, place) = picture(commands) else { return }
    let source = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    content.show(bitmap, source: source, in: place, under: .identity)
  }

  /// Draws the shadow of a group. Where the group is opaque, the image includes the group itself, so that there is no
  /// gap between the group and its shadow. Translucent parts cast a shadow only outside of the area they cover.
  private func paintShadow(
    of group: [DisplayList.Command], _ content: [DisplayList.Command], into target: inout PDFContent
  ) {
    if content.allSatisfy(Self.isOpaque) { return paint(group, into: &target) }
    let hidden = [.beginMix(.blend(.destinationOut, reachesBeyond: false))] + content + [DisplayList.Command.endMix]
    paint(group + hidden, into: &target)
  }

  private static func isOpaque(_ command: DisplayList.Command) -> Bool {
    switch command {
    case .fill(_, .color(let color), _), .stroke(_, _, .color(let color), _), .glyphs(_, let color, _):
      color.alpha == 255
    case .beginClip, .endClip: true
    default: false
    }
  }

  /// Rasterizes commands. Returns the bitmap and its position on the page.
  private func picture(_ commands: [DisplayList.Command]) -> (Bitmap, Rect)? {
    let box = DisplayList.Command.box(of: commands).intersection(page)
    guard !box.isEmpty else { return nil }
    let scale = min(Self.pixels, 8192 / max(box.width, box.height))
    var list = DisplayList(
      width: Int((box.width * scale).rounded(.up)), height: Int((box.height * scale).rounded(.up)))
    let place = Affine.translation(x: -box.minX, y: -box.minY).concatenating(.scale(x: scale, y: scale))
    for command in commands { list.append(command.transformed(by: place)) }
    guard let bitmap = try? list.paint() else { return nil }
    return (
      bitmap,
      Rect(x: box.minX, y: box.minY, width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    )
  }
}
