// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster

/// Converts drawing scenes, in the JSON format described in Benchmarks/Workloads/scenes.py, to display lists.
struct RasterScene {
  var name: String
  var list: DisplayList

  private typealias Object = [String: Any]

  /// An error in a scene file.
  struct SceneError: Error, CustomStringConvertible {
    var description: String
  }

  /// Reads a scene file. `loadFont` returns the glyph source for the path of a font file.
  init(path: String, loadFont: (String, String) throws -> any GlyphSource) throws {
    let url = URL(fileURLWithPath: path)
    guard let root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? Object else {
      throw SceneError(description: "\(path) is not a JSON object; Benchmarks/Workloads/scenes.py writes scenes.")
    }
    name = root["name"] as? String ?? url.deletingPathExtension().lastPathComponent
    list = DisplayList(
      width: Self.whole(root["width"]), height: Self.whole(root["height"]), background: Self.color(root["clear"]))
    var fonts: [String: any GlyphSource] = [:]
    let commands = root["cmds"] as? [Object] ?? []
    let used = Set(commands.compactMap { $0["font"] as? String })
    for (id, file) in root["fonts"] as? [String: String] ?? [:] where used.contains(id) {
      fonts[id] = try loadFont(id, file)
    }
    let folder = url.deletingLastPathComponent().deletingLastPathComponent()
    var images: [Int: Bitmap] = [:]
    for image in root["images"] as? [Object] ?? [] {
      images[Self.whole(image["id"])] = try Self.bitmap(image, folder)
    }
    for command in commands { try append(command, fonts, images) }
  }

  private mutating func append(_ command: Object, _ fonts: [String: any GlyphSource], _ images: [Int: Bitmap]) throws {
    func number(_ key: String) -> Double { Self.number(command[key]) }
    let rect = Rect(x: number("x"), y: number("y"), width: number("w"), height: number("h"))
    let rounded = DisplayList.Shape.roundedRect(RoundedRect(rect, radius: number("r")))
    switch command["op"] as? String {
    case "rect": list.append(.fill(.rect(rect), Self.paint(command["paint"]), .identity))
    case "rrect": list.append(.fill(rounded, Self.paint(command["paint"]), .identity))
    case "path":
      let rule: FillRule = command["rule"] as? String == "evenodd" ? .evenOdd : .nonZero
      list.append(.fill(.path(Self.path(command["d"]), rule), Self.paint(command["paint"]), .identity))
    case "stroke":
      list.append(
        .stroke(.path(Self.path(command["d"]), .nonZero), Self.style(command), Self.paint(command["paint"]), .identity))
    case "glyphs":
      guard let font = fonts[command["font"] as? String ?? ""], case .color(let color) = Self.paint(command["paint"])
      else { throw SceneError(description: "A glyph run has no font, or its paint is not a color.") }
      let glyphs = (command["glyphs"] as? [[Any]] ?? []).map {
        GlyphRun.Glyph(id: UInt32(Self.number($0[0])), position: Point(x: Self.number($0[1]), y: Self.number($0[2])))
      }
      list.append(.glyphs(GlyphRun(font: font, size: number("size"), glyphs: glyphs), color, .identity))
    case "shadow":
      let shadow = DisplayList.Shadow(
        color: Self.color(command["color"]), offset: Point(x: number("dx"), y: number("dy")), sigma: number("sigma"))
      list.append(.shadow(rounded, shadow, .identity))
    case "image":
      guard let bitmap = images[Self.whole(command["img"])] else {
        throw SceneError(description: "An image command names no image.")
      }
      let whole = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
      list.append(.image(bitmap, source: whole, destination: rect, .linear, .identity))
    case "clip_rrect": list.append(.beginClip(rounded, .identity))
    case "save": break
    case "restore": list.append(.endClip)
    case let other: throw SceneError(description: "Unknown drawing command \(other ?? "without a name").")
    }
  }

  private static func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? 0 }

  private static func whole(_ value: Any?) -> Int { (value as? NSNumber)?.intValue ?? 0 }

  private static func color(_ value: Any?) -> Color {
    let c = (value as? [NSNumber] ?? []).map { $0.uint8Value }
    return c.count == 4 ? Color(red: c[0], green: c[1], blue: c[2], alpha: c[3]) : .clear
  }

  private static func paint(_ value: Any?) -> Paint {
    guard let paint = value as? Object else { return .color(.clear) }
    func number(_ key: String) -> Double { Self.number(paint[key]) }
    let stops = (paint["stops"] as? [[Any]] ?? []).map {
      Gradient.Stop(location: Self.number($0[0]), color: Self.color($0[1]))
    }
    switch paint["t"] as? String {
    case "linear":
      let line = Gradient.Geometry.linear(
        from: Point(x: number("x0"), y: number("y0")), to: Point(x: number("x1"), y: number("y1")))
      return .gradient(Gradient(geometry: line, stops: stops))
    case "radial":
      let circle = Gradient.Geometry.radial(center: Point(x: number("cx"), y: number("cy")), radius: number("r"))
      return .gradient(Gradient(geometry: circle, stops: stops))
    default: return .color(color(paint["c"]))
    }
  }

  private static func style(_ command: Object) -> StrokeStyle {
    var style = StrokeStyle(width: number(command["width"]), miterLimit: number(command["miter"]))
    switch command["cap"] as? String {
    case "round": style.cap = .round
    case "square": style.cap = .square
    default: style.cap = .butt
    }
    switch command["join"] as? String {
    case "round": style.join = .round
    case "bevel": style.join = .bevel
    default: style.join = .miter
    }
    return style
  }

  static func path(_ value: Any?) -> Path {
    var path = Path()
    let d = value as? [Any] ?? []
    var index = 0
    func point(_ k: Int) -> Point {
      let at = index + 1 + 2 * k
      return at + 1 < d.count ? Point(x: number(d[at]), y: number(d[at + 1])) : .zero
    }
    while index < d.count {
      switch d[index] as? String {
      case "M":
        path.move(to: point(0))
        index += 3
      case "L":
        path.addLine(to: point(0))
        index += 3
      case "Q":
        path.addQuadratic(to: point(1), control: point(0))
        index += 5
      case "C":
        path.addCubic(to: point(2), control1: point(0), control2: point(1))
        index += 7
      default:
        path.close()
        index += 1
      }
    }
    return path
  }

  private static func bitmap(_ image: Object, _ folder: URL) throws -> Bitmap {
    let data = try Data(contentsOf: folder.appendingPathComponent(image["file"] as? String ?? ""))
    var bytes = [UInt8](data)
    for pixel in stride(from: 0, to: bytes.count - 3, by: 4) {
      let alpha = UInt32(bytes[pixel + 3])
      for channel in pixel..<pixel + 3 { bytes[channel] = UInt8((UInt32(bytes[channel]) * alpha + 127) / 255) }
    }
    guard let bitmap = Bitmap(width: whole(image["w"]), height: whole(image["h"]), bytes: bytes) else {
      throw SceneError(description: "An image file's size does not match its width and height.")
    }
    return bitmap
  }
}
