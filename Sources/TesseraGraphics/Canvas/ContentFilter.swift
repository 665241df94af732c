// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraRaster

/// A filter of the colors or the sharpness of content as a whole. Amounts that are not numbers change nothing.
package enum ContentFilter: Hashable, Sendable {
  /// A Gaussian blur. The radius is its standard deviation in points, as in Core Image's `CIGaussianBlur` and as the shadow radius
  /// of a layer. An opaque blur continues the pixels at the edges of the bounds and is clipped to them.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// Adds an amount to red, green and blue.
  case brightness(Double)
  /// Multiplies the distance of red, green and blue from 0.5 by an amount.
  case contrast(Double)
  /// The `saturate` matrix of SVG and of CSS's Filter Effects: 1 preserves colors, 0 gives grays.
  case saturation(Double)
  /// The `hueRotate` matrix of SVG and of CSS's Filter Effects, by an angle in radians.
  case hueRotation(angle: Double)
  /// Multiplies the components by those of a color, in 0...1.
  case product(red: Double, green: Double, blue: Double, alpha: Double)
  /// Inverts red, green and blue.
  case inversion
  /// Black with the luminance as its alpha.
  case luminanceToAlpha

  /// Returns the filter for content with bounds. Lengths are in points.
  package func filter(in bounds: CGRect) -> DisplayList.Filter {
    switch self {
    case .blur(let radius, let isOpaque):
      return .blur(sigma: Double(radius), within: isOpaque ? Rect(bounds) : nil)
    case .brightness(let amount): return .colorMatrix(.linear(scale: 1, offset: amount.isNaN ? 0 : amount))
    case .contrast(let amount):
      let scale = amount.isNaN ? 1 : amount
      return .colorMatrix(.linear(scale: scale, offset: 0.5 - 0.5 * scale))
    case .saturation(let amount): return .colorMatrix(.saturation(amount: amount.isNaN ? 1 : amount))
    case .hueRotation(let angle): return .colorMatrix(.hueRotation(angle: angle))
    case .product(let red, let green, let blue, let alpha):
      return .colorMatrix(.product(red: red, green: green, blue: blue, alpha: alpha))
    case .inversion: return .colorMatrix(.linear(scale: -1, offset: 1))
    case .luminanceToAlpha: return .luminanceToAlpha
    }
  }

  /// Whether the result is clipped to the bounds.
  package var isClipped: Bool {
    if case .blur(_, isOpaque: true) = self { true } else { false }
  }
}

extension Canvas {
  /// Begins a list of commands to filter, and returns the list so far, for `endFilters`.
  package mutating func beginFilters() -> DisplayList {
    let below = list
    list = DisplayList(width: below.width, height: below.height, background: below.background)
    return below
  }

  /// Filters the commands since `beginFilters`, and adds them to the list that it returned. Clipping filters clip to the bounds.
  package mutating func endFilters(
    _ filters: [ContentFilter], in bounds: CGRect, under transform: Affine, over below: DisplayList
  ) {
    let content = list.commands
    list = below
    guard !content.isEmpty else { return }
    let isClipped = filters.contains(where: \.isClipped)
    if isClipped { list.append(.beginClip(.rect(Rect(bounds)), transform)) }
    append(DisplayList.Command.filtering(content, by: filters.map { $0.filter(in: bounds) }, under: transform))
    if isClipped { list.append(.endClip) }
  }
}

extension CGContext {
  /// Filters the drawing of a closure as a whole, and draws it with the opacity, shadow and blend mode of the state. Lengths of
  /// filters are in points of the initial coordinates.
  package func drawLayer(through filters: [ContentFilter], _ body: () throws -> Void) rethrows {
    let outside = state
    let isBlended = state.blendMode != .normal
    if isBlended {
      hasBlended = true
      canvas.append(.beginMix(.blend(state.blendMode.mode, reachesBeyond: false)))
    }
    let isGroup = state.alpha < 1 || state.shadow != nil
    if isGroup { canvas.append(.beginGroup(opacity: state.alpha, shadow: state.shadow, base)) }
    layers.append(state)
    (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
    let below = canvas.beginFilters()
    defer {
      endClips(downTo: outside.clips.count)
      canvas.endFilters(filters, in: .zero, under: base, over: below)
      if isGroup { canvas.append(.endGroup) }
      if isBlended { canvas.append(.endMix) }
      state = layers.popLast() ?? outside
    }
    try body()
  }
}
