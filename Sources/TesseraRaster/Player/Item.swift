// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What colors a covered pixel.
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

/// One prepared step of painting: everything a band needs, in pixels, without looking at the display list again.
struct Item {
  enum Role: UInt8 { case paint, clip, endClip, group, endGroup, mix, mixWith, endMix }

  /// What becomes of the two contents of a mix.
  enum Mixing {
    /// The second content's weight of 65536.
    case dissolve(UInt32)
    case mask
    case luminance
    case blend(BlendMode, reachesBeyond: Bool)

    /// Whether it changes what its content does not cover.
    var isEverywhere: Bool {
      if case .blend(let mode, reachesBeyond: true) = self { return mode.reachesBeyond }
      return false
    }
  }

  enum Geometry {
    case none
    case box(Box)
    /// An outline; between rows `straight` its coverage is that of the box alone.
    case outline(Unmanaged<Outline>, FillRule, straight: Range<Int>, Box)
    case glyphs(UnsafeBufferPointer<GlyphBlit>)
    /// A mask drawn over `bounds`, with a column and a row repeated when it is smaller.
    case patch(Unmanaged<Mask>, PixelRect, stretchX: Int, stretchY: Int)
  }

  var role: Role = .paint
  var geometry: Geometry = .none
  var source: Source = .color(PremultipliedColor(bits: 0))
  /// Pixels that can change; within the canvas and the clips around.
  var bounds: PixelRect
  /// Pixels that end up opaque and hide what is below; of a clip those that it covers whole. Empty if none.
  var opaque: PixelRect = .empty
  /// Of a group.
  var opacity: UInt8 = 255
  /// Of a mix.
  var mixing = Mixing.mask
  /// Of a group or of a content of a mix that goes on in the next part of the picture, or did so in the last: its pixels.
  var kept: Unmanaged<KeptLayer>?
  /// Of an end: whether the bracket goes on in the next part, so that nothing is made of it yet.
  var isPause = false
}
