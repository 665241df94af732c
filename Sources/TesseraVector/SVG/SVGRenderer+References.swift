// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Elements that display other elements or files (SVG 2, sections 5.5 and 12).

import TesseraRaster
import TesseraXML

extension SVGRenderer {
  func drawUse(_ element: XMLTreeElement, style: SVGStyle, context: Context) throws(VectorError) {
    guard let id = element.target, let target = document[id] else {
      return builder.report("use of \((element.target ?? "nothing").prefix(40)), which is missing")
    }
    var context = context
    let x = context.viewport.length(element, name: "x", direction: .x)
    let y = context.viewport.length(element, name: "y", direction: .y)
    context.transform = Affine.translation(x: x, y: y).concatenating(context.transform)
    try referring(to: target) { () throws(VectorError) in
      switch target.localName {
      case "symbol", "svg":
        try self.spend(target)
        let properties = self.properties(of: target)
        let inner = style.inherited(by: properties)
        func side(_ name: String) -> SVGLength? { element[name].flatMap { SVGLength($0) } }
        try self.decorated(
          target, properties: properties, style: inner, context: context, opacity: self.opacity(properties)
        ) {
          () throws(VectorError) in
          try self.drawViewport(target, style: inner, context: context, width: side("width"), height: side("height"))
        }
      default: try self.draw(target, in: style, context)
      }
    }
  }

  /// Draws the content of a nested `svg` or a `symbol` in a separate viewport.
  func drawViewport(
    _ element: XMLTreeElement, style: SVGStyle, context: Context, width: SVGLength?, height: SVGLength?
  ) throws(VectorError) {
    let outer = context.viewport
    let full = SVGLength(value: 1, unit: .percent)
    let w = outer.length(width ?? element["width"].flatMap { SVGLength($0) } ?? full, .x)
    let h = outer.length(height ?? element["height"].flatMap { SVGLength($0) } ?? full, .y)
    guard w > 0, h > 0 else { return }
    var inner = context
    let (x, y) = (outer.length(element, name: "x", direction: .x), outer.length(element, name: "y", direction: .y))
    inner.transform = Affine.translation(x: x, y: y).concatenating(inner.transform)
    let viewport = inner.transform
    inner.viewport.width = w
    inner.viewport.height = h
    if let box = SVGViewBox(element) {
      inner.transform = box.transform(width: w, height: h).concatenating(inner.transform)
      inner.viewport.width = box.rect.width
      inner.viewport.height = box.rect.height
    }
    let overflow = properties(of: element)["overflow"]
    let isCut = overflow != "visible" && overflow != "auto"
    if isCut { try builder.append(.beginClip(.rect(Rect(x: 0, y: 0, width: w, height: h)), viewport)) }
    try drawChildren(of: element, style, inner)
    if isCut { try builder.append(.endClip) }
  }

  // MARK: Images

  func drawImage(_ element: XMLTreeElement, _ context: Context) throws(VectorError) {
    guard let address = element["href"] ?? element["xlink:href"], let bytes = DataURL.bytes(address) else {
      return builder.report("image outside of the document")
    }
    guard let bitmap = decode?(bytes), bitmap.width > 0, bitmap.height > 0 else {
      return builder.report("image in an unsupported format")
    }
    let viewport = context.viewport
    let natural = (width: Double(bitmap.width), height: Double(bitmap.height))
    let w = element["width"].flatMap { SVGLength($0) }.map { viewport.length($0, .x) }
    let h = element["height"].flatMap { SVGLength($0) }.map { viewport.length($0, .y) }
    let width = w ?? h.map { $0 * natural.width / natural.height } ?? natural.width
    let height = h ?? w.map { $0 * natural.height / natural.width } ?? natural.height
    let rect = Rect(x: 0, y: 0, width: natural.width, height: natural.height)
    guard width > 0, height > 0, let box = SVGViewBox(rect, element["preserveAspectRatio"]) else { return }
    let place = Affine.translation(
      x: viewport.length(element, name: "x", direction: .x), y: viewport.length(element, name: "y", direction: .y)
    )
    .concatenating(context.transform)
    let fit = box.transform(width: width, height: height)
    if box.isSlice { try builder.append(.beginClip(.rect(Rect(x: 0, y: 0, width: width, height: height)), place)) }
    try builder.draw(bitmap, in: fit.apply(rect), place)
    if box.isSlice { try builder.append(.endClip) }
  }
}

/// A decoder for files embedded in data URLs (RFC 2397).
enum DataURL {
  /// Returns the bytes of the embedded file, or nil for other or malformed URLs.
  static func bytes(_ address: String) -> [UInt8]? {
    let address = address.trimmed
    guard address.prefix(5).lowercased() == "data:", let comma = address.firstIndex(of: ",") else { return nil }
    guard address[..<comma].lowercased().hasSuffix("base64") else { return nil }
    return base64(address[address.index(after: comma)...])
  }

  private static func base64(_ text: Substring) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count * 3 / 4)
    var (value, bits) = (UInt32(0), 0)
    for byte in text.utf8 {
      let digit: UInt32
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = UInt32(byte - 65)
      case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = UInt32(byte - 71)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = UInt32(byte + 4)
      case UInt8(ascii: "+"), UInt8(ascii: "-"): digit = 62
      case UInt8(ascii: "/"), UInt8(ascii: "_"): digit = 63
      case UInt8(ascii: "="), 0...0x20: continue
      default: return nil
      }
      value = value << 6 | digit
      bits += 6
      if bits >= 8 {
        bits -= 8
        result.append(UInt8(truncatingIfNeeded: value >> UInt32(bits)))
      }
    }
    return result
  }
}
