// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Every value is preceded by a type marker and every list by its length, so two display lists have the same bytes
// only if they are equal. Add every new command or field here. `DisplayListHashTests` detects omissions.

internal import TesseraRaster

/// A serializer of display lists for fingerprinting.
package struct DisplayListWriter {
  /// The identity of an image, which may be drawn in several parts and in several lists.
  private struct ImageKey: Hashable {
    let bytes: UnsafeRawPointer
    let width: Int
    let height: Int
  }

  private var out = ByteWriter()
  /// Retains the images, because a deallocated image's address may be reused by another image.
  private var images: [ImageKey: (bitmap: Bitmap, hash: PixelHash)] = [:]

  package init() {}

  mutating func hash(of list: DisplayList) -> PixelHash {
    out.removeAll()
    out.add("TDL1".utf8)
    out.add(DisplayListHash.look)
    out.add(list.width)
    out.add(list.height)
    add(list.background)
    add(list.commands)
    return out.hash
  }

  private mutating func add(_ commands: [DisplayList.Command]) {
    out.add(commands.count)
    for command in commands { add(command) }
  }

  private mutating func add(_ command: DisplayList.Command) {
    switch command {
    case .fill(let shape, let paint, let transform):
      out.add(1 as UInt8)
      add(shape)
      add(paint)
      add(transform)
    case .stroke(let shape, let style, let paint, let transform):
      out.add(2 as UInt8)
      add(shape)
      add(style)
      add(paint)
      add(transform)
    case .glyphs(let run, let color, let transform):
      out.add(3 as UInt8)
      add(run)
      add(color)
      add(transform)
    case .image(let bitmap, let source, let destination, let sampling, let transform):
      out.add(4 as UInt8)
      out.add(hash(of: bitmap))
      add(source)
      add(destination)
      out.add(sampling.rawValue)
      add(transform)
    case .shadow(let shape, let shadow, let transform):
      out.add(5 as UInt8)
      add(shape)
      add(shadow)
      add(transform)
    case .beginClip(let shape, let transform):
      out.add(6 as UInt8)
      add(shape)
      add(transform)
    case .endClip: out.add(7 as UInt8)
    case .beginGroup(let opacity, let shadow, let transform):
      out.add(8 as UInt8)
      out.add(opacity)
      out.add(shadow != nil)
      if let shadow { add(shadow) }
      add(transform)
    case .endGroup: out.add(9 as UInt8)
    case .beginMix(let mixture):
      out.add(10 as UInt8)
      add(mixture)
    case .mixWith: out.add(11 as UInt8)
    case .endMix: out.add(12 as UInt8)
    case .projected(let commands, let projection):
      out.add(13 as UInt8)
      add(commands)
      add(projection.affine)
      out.add(projection.g)
      out.add(projection.h)
      out.add(projection.k)
    case .backdrop(let shape, let backdrop, let transform):
      out.add(backdrop.glass == nil ? 14 : 16 as UInt8)
      add(shape)
      out.add(backdrop.sigma)
      out.add(backdrop.saturation)
      if let glass = backdrop.glass { add(glass) }
      add(transform)
    case .filtered(let commands, let filters, let transform):
      out.add(15 as UInt8)
      add(commands)
      out.add(filters.count)
      for filter in filters { add(filter) }
      add(transform)
    }
  }

  private mutating func add(_ filter: DisplayList.Filter) {
    switch filter {
    case .blur(let sigma, let rect):
      out.add(1 as UInt8)
      out.add(sigma)
      out.add(rect != nil)
      if let rect { add(rect) }
    case .colorMatrix(let matrix):
      out.add(2 as UInt8)
      for row in [matrix.red, matrix.green, matrix.blue, matrix.alpha] {
        for number in [row.red, row.green, row.blue, row.alpha, row.constant] { out.add(number) }
      }
    case .luminanceToAlpha: out.add(3 as UInt8)
    }
  }

  // MARK: Shapes

  private mutating func add(_ shape: DisplayList.Shape) {
    switch shape {
    case .rect(let rect):
      out.add(1 as UInt8)
      add(rect)
    case .roundedRect(let shape):
      out.add(2 as UInt8)
      add(shape)
    case .path(let path, let rule):
      out.add(3 as UInt8)
      out.add(path)
      out.add(rule.rawValue)
    }
  }

  private mutating func add(_ shape: RoundedRect) {
    add(shape.rect)
    for radius in [
      shape.radii.topLeft, shape.radii.topRight, shape.radii.bottomRight, shape.radii.bottomLeft,
    ] { out.add(radius) }
    out.add(shape.isContinuous)
  }

  private mutating func add(_ glass: DisplayList.Glass) {
    out.add(glass.shapes.count)
    for shape in glass.shapes { add(shape) }
    for number in [glass.spacing, glass.rim, glass.refraction] { out.add(number) }
    for color in [glass.tint, glass.darkTint, glass.edge, glass.highlight] { add(color) }
  }

  private mutating func add(_ point: Point) {
    out.add(point.x)
    out.add(point.y)
  }

  private mutating func add(_ rect: Rect) {
    out.add(rect.x)
    out.add(rect.y)
    out.add(rect.width)
    out.add(rect.height)
  }

  private mutating func add(_ map: Affine) {
    out.add(map.a)
    out.add(map.b)
    out.add(map.c)
    out.add(map.d)
    out.add(map.tx)
    out.add(map.ty)
  }

  private mutating func add(_ style: StrokeStyle) {
    out.add(style.width)
    out.add(style.cap.rawValue)
    out.add(style.join.rawValue)
    out.add(style.miterLimit)
    out.add(style.dashes.count)
    for dash in style.dashes { out.add(dash) }
    out.add(style.dashPhase)
    out.add(style.start)
    out.add(style.end)
  }

  // MARK: Colors

  private mutating func add(_ color: Color) {
    out.add(color.red)
    out.add(color.green)
    out.add(color.blue)
    out.add(color.alpha)
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color):
      out.add(1 as UInt8)
      add(color)
    case .gradient(let gradient):
      out.add(2 as UInt8)
      add(gradient.geometry)
      out.add(gradient.stops.count)
      for stop in gradient.stops {
        out.add(stop.location)
        add(stop.color)
      }
    }
  }

  private mutating func add(_ geometry: Gradient.Geometry) {
    switch geometry {
    case .linear(let from, let to):
      out.add(1 as UInt8)
      add(from)
      add(to)
    case .radial(let center, let radius):
      out.add(2 as UInt8)
      add(center)
      out.add(radius)
    case .elliptical(let center, let radiusX, let radiusY):
      out.add(3 as UInt8)
      add(center)
      out.add(radiusX)
      out.add(radiusY)
    }
  }

  private mutating func add(_ shadow: DisplayList.Shadow) {
    add(shadow.color)
    add(shadow.offset)
    out.add(shadow.sigma)
  }

  private mutating func add(_ mixture: DisplayList.Mixture) {
    switch mixture {
    case .dissolve(let fraction):
      out.add(1 as UInt8)
      out.add(fraction)
    case .mask: out.add(2 as UInt8)
    case .luminance: out.add(3 as UInt8)
    case .blend(let mode, let reachesBeyond):
      out.add(4 as UInt8)
      out.add(mode.rawValue)
      out.add(reachesBeyond)
    }
  }

  // MARK: Images and glyphs

  private mutating func hash(of bitmap: Bitmap) -> PixelHash {
    let start = bitmap.bytes.withUnsafeBytes { $0.baseAddress }
    guard let start, !bitmap.bytes.isEmpty else { return PixelHash(bitmap) }
    let key = ImageKey(bytes: start, width: bitmap.width, height: bitmap.height)
    if let known = images[key] { return known.hash }
    let hash = PixelHash(bitmap)
    images[key] = (bitmap, hash)
    return hash
  }

  private mutating func add(_ run: GlyphRun) {
    out.add(run.size)
    out.add(run.font.unitsPerEm)
    out.add(run.glyphs.count)
    let contents = GlyphContents.shared.hashes(of: run.glyphs.lazy.map(\.id), in: run.font)
    for (glyph, content) in zip(run.glyphs, contents) {
      out.add(glyph.id)
      out.add(content)
      add(glyph.position)
    }
  }
}

extension ByteWriter {
  mutating func add(_ path: Path) {
    add(path.elements.count)
    for element in path.elements { add(element.rawValue) }
    for point in path.points {
      add(point.x)
      add(point.y)
    }
  }
}
