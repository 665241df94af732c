// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraRaster

/// A filter that changes the colors or the sharpness of a view's or layer's drawn content. Filters with a NaN amount
/// have no effect.
package enum ContentFilter: Hashable, Sendable {
  /// A Gaussian blur. The radius is its standard deviation in points, as in Core Image's `CIGaussianBlur` and in a
  /// layer's shadow radius. An opaque blur is clipped to the bounds and extends the pixels at their edges outward.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// Adds an amount to the red, green and blue components.
  case brightness(Double)
  /// Multiplies the difference between 0.5 and the red, green and blue components by an amount.
  case contrast(Double)
  /// Applies the `saturate` matrix of SVG and of CSS Filter Effects. An amount of 1 preserves the colors, and 0
  /// converts them to grays.
  case saturation(Double)
  /// Applies the `hueRotate` matrix of SVG and of CSS Filter Effects, for an angle in radians.
  case hueRotation(angle: Double)
  /// Multiplies the components by a color's components, which are from 0 to 1.
  case product(red: Double, green: Double, blue: Double, alpha: Double)
  /// Inverts the red, green and blue components.
  case inversion
  /// Replaces the colors with black whose alpha is the original color's luminance.
  case luminanceToAlpha

  /// Returns the display list filter for content with the given bounds, in points.
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

  /// Whether the filter has no effect.
  package var isNeutral: Bool {
    switch self {
    case .blur(let radius, _): !(radius > 0)
    case .brightness(let amount): amount == 0 || amount.isNaN
    case .contrast(let amount), .saturation(let amount): amount == 1 || amount.isNaN
    case .hueRotation(let angle): angle == 0 || angle.isNaN
    case .product(let red, let green, let blue, let alpha): min(red, green, blue, alpha) == 1
    case .inversion, .luminanceToAlpha: false
    }
  }

  /// Whether the filter clips its result to the bounds.
  package var isClipped: Bool {
    if case .blur(_, isOpaque: true) = self { true } else { false }
  }
}

extension Canvas {
  /// Begins collecting the commands to filter. Returns the previous display list, which must be passed to
  /// `endFilters`.
  package mutating func beginFilters() -> DisplayList {
    let below = list
    list = DisplayList(width: below.width, height: below.height, background: below.background)
    return below
  }

  /// Filters the commands appended since `beginFilters`, and appends the result to the list that `beginFilters`
  /// returned. Filters that clip use the given bounds.
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
  /// Filters all content that a closure draws, and draws the result with the state's opacity, shadow and blend mode.
  /// Lengths in filters are in points of the initial coordinates.
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
