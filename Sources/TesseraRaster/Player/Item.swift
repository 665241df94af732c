// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The source of color for covered pixels.
enum Source {
  case color(PremultipliedColor)
  case gradient(Unmanaged<GradientRamp>)
  case image(Unmanaged<ImageWalk>)
  case projection(Unmanaged<ProjectedWalk>)
}

/// A glyph to blend: its coverage and the pixel of its top left corner.
struct GlyphBlit {
  var mask: MaskRows
  var x: Int32
  var y: Int32
}

/// A prepared painting step, in pixels. Contains everything a band needs, so the display list is not read again.
struct Item {
  enum Role: UInt8 { case paint, clip, endClip, group, endGroup, mix, mixWith, endMix }

  /// The operation that combines the two contents of a mix.
  enum Mixing {
    /// The weight of the second content, out of 65,536.
    case dissolve(UInt32)
    case mask
    case luminance
    case blend(BlendMode, reachesBeyond: Bool)

    /// Whether the operation changes pixels that its content does not cover.
    var isEverywhere: Bool {
      if case .blend(let mode, reachesBeyond: true) = self { return mode.reachesBeyond }
      return false
    }
  }

  enum Geometry {
    case none
    case box(Box)
    /// An outline. In the `straight` rows, its coverage equals that of the box alone.
    case outline(Unmanaged<Outline>, FillRule, straight: Range<Int>, Box)
    case glyphs(UnsafeBufferPointer<GlyphBlit>)
    /// A mask drawn over `bounds`. If the mask is smaller, one column and one row are repeated.
    case patch(Unmanaged<Mask>, PixelRect, stretchX: Int, stretchY: Int)
  }

  var role: Role = .paint
  var geometry: Geometry = .none
  var source: Source = .color(PremultipliedColor(bits: 0))
  /// The pixels that can change, within the canvas and the enclosing clips.
  var bounds: PixelRect
  /// The pixels that end up opaque and hide the content below; for a clip, the pixels that it covers completely. Empty if none.
  var opaque: PixelRect = .empty
  /// The opacity of a group.
  var opacity: UInt8 = 255
  /// The operation of a mix.
  var mixing = Mixing.mask
  /// The pixels of a group or of a mix's content that continues into the next part of the picture or from the previous one.
  var kept: Unmanaged<KeptLayer>?
  /// Whether the bracket that this item ends continues in the next part, so its content is not composited yet.
  var isPause = false
}
