// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The color source for covered pixels.
enum Source {
  case color(PremultipliedColor)
  case gradient(Unmanaged<GradientRamp>)
  case image(Unmanaged<ImageWalk>)
  case projection(Unmanaged<ProjectedWalk>)
}

/// A glyph to blend: its coverage, and the position of its top left pixel.
struct GlyphBlit {
  var mask: MaskRows
  var x: Int32
  var y: Int32
}

/// A prepared drawing step, in pixels. It contains everything required to draw it in a band, so the display list is
/// not read again.
struct Item {
  enum Role: UInt8 { case paint, clip, endClip, group, endGroup, mix, mixWith, endMix }

  /// The operation that combines the two contents of a mix.
  enum Mixing {
    /// The weight of the second content, in units of 1/65,536.
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
    /// An outline. In the `straight` rows, its coverage is equal to the coverage of the box.
    case outline(Unmanaged<Outline>, FillRule, straight: Range<Int>, Box)
    case glyphs(UnsafeBufferPointer<GlyphBlit>)
    /// A mask that fills the rectangle. If the mask is smaller, one column and one row are repeated.
    case patch(Unmanaged<Mask>, PixelRect, stretchX: Int, stretchY: Int)
  }

  var role: Role = .paint
  var geometry: Geometry = .none
  var source: Source = .color(PremultipliedColor(bits: 0))
  /// The pixels that the item can change, clipped to the canvas and the enclosing clips.
  var bounds: PixelRect
  /// The pixels that become opaque and hide the content below. For a clip, the pixels that it covers completely. May
  /// be empty.
  var opaque: PixelRect = .empty
  /// The opacity of a group.
  var opacity: UInt8 = 255
  /// The operation of a mix.
  var mixing = Mixing.mask
  /// The pixels of a group, or of a mix's content, that are carried over from the previous part of the image or to
  /// the next part.
  var kept: Unmanaged<KeptLayer>?
  /// Whether the scope that this item ends continues in the next part of the image, so that its content is not
  /// composited yet.
  var isPause = false
}
