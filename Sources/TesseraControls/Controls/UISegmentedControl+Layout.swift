// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The layout of the segments: their content and widths.

import Foundation

extension UISegmentedControl {
  /// The padding at each side of a title, in points. Makes a control of "First" and "Second" about as wide as in Interface Builder.
  private static let padding: CGFloat = 10

  // MARK: Titles

  /// Returns a segment's title in a state: 13 points, medium, or semibold if selected.
  func titleText(of segment: SegmentContent, state: State) -> LabelText? {
    guard let title = segment.title, !title.isEmpty else { return nil }
    let isSelected = state.contains(.selected)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium),
      .foregroundColor: segment.isEnabled ? UIColor.label : .tertiaryLabel,
    ]
    let own = titleTextAttributes(for: state) ?? [:]
    for (key, value) in own { attributes[key] = value }
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
    let defaults = TextDefaults(
      font: font, color: attributes[.foregroundColor] as? UIColor ?? .label, alignment: .center,
      lineBreakMode: .byTruncatingMiddle, direction: effectiveUserInterfaceLayoutDirection)
    // A title without custom attributes doesn't need an attributed string. Foundation leaks 576 bytes for each of them on Linux.
    let content: LabelText.Content =
      own.isEmpty ? .plain(title) : .attributed(NSAttributedString(string: title, attributes: attributes))
    return LabelText(content.pseudolocalized(for: traitCollection), defaults: defaults, lines: 1)
  }

  /// Returns the width of a segment's content, selected or not, including padding.
  private func contentWidth(of segment: SegmentContent) -> CGFloat {
    if let image = segment.image { return image.size.width + 2 * Self.padding }
    let widths = [State.normal, .selected].compactMap {
      titleText(of: segment, state: $0)?.layout(width: .infinity, height: .infinity).width
    }
    return PixelGrid(scale: pixelScale).ceiled(CGFloat(widths.max() ?? 0)) + 2 * Self.padding
  }

  // MARK: Widths

  /// The minimum width of every segment.
  private var naturalWidths: [CGFloat] {
    let content = segments.map { $0.width > 0 ? $0.width : contentWidth(of: $0) }
    guard !apportionsSegmentWidthsByContent else { return content }
    let widest = zip(segments, content).reduce(0) { $1.0.width > 0 ? $0 : max($0, $1.1) }
    return zip(segments, content).map { $0.width > 0 ? $1 : widest }
  }

  var naturalWidth: CGFloat { naturalWidths.reduce(0, +) }

  /// The segments' frames in order, from the leading edge. Segments without a custom width share the remaining width: equally, or
  /// in equal amounts in addition to their content.
  var segmentFrames: [CGRect] {
    let natural = naturalWidths
    let shares = segments.count { $0.width <= 0 }
    let free = bounds.width - natural.reduce(0, +)
    let extra = shares > 0 ? free / CGFloat(shares) : 0
    let grid = PixelGrid(scale: pixelScale)
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edge: CGFloat = 0
    return zip(segments, natural).map { segment, width in
      let start = grid.rounded(edge)
      edge += segment.width > 0 ? width : max(0, width + extra)
      let end = grid.rounded(edge)
      let x = isRTL ? bounds.maxX - end : bounds.minX + start
      return CGRect(x: x, y: bounds.minY, width: end - start, height: bounds.height)
    }
  }

  /// Returns the segment at a point; nil outside of all segments.
  func segmentIndex(at point: CGPoint) -> Int? {
    segmentFrames.firstIndex { $0.contains(point) }
  }

  /// Returns the segment at a distance from the left edge, or the nearest one with a width.
  func segmentIndex(near x: CGFloat) -> Int? {
    let frames = segmentFrames
    let wide = frames.indices.filter { frames[$0].width > 0 }
    return wide.min { distance(from: x, to: frames[$0]) < distance(from: x, to: frames[$1]) }
  }

  /// Returns the distance of x from a frame: 0 inside, and greater than 0 at `maxX`, which belongs to the next frame.
  private func distance(from x: CGFloat, to frame: CGRect) -> CGFloat {
    x < frame.minX ? frame.minX - x : max(0, (x - frame.maxX).nextUp)
  }

  var titleBaselines: (first: CGFloat, last: CGFloat) {
    let text = segments.lazy.compactMap { self.titleText(of: $0, state: .normal) }.first
    guard let text else { return (32, 0) }
    let (ascent, descent) = text.verticalMetrics
    let grid = PixelGrid(scale: pixelScale)
    let first = grid.rounded(grid.rounded((32 - ascent - descent) / 2) + ascent)
    return (first, 32 - first)
  }
}
