// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Where the segments stand: what each shows, and how wide it is.

import Foundation

extension UISegmentedControl {
  /// What a title keeps free at each side, in points. Interface Builder's control of "First" and "Second" is about as
  /// wide.
  private static let padding: CGFloat = 10

  // MARK: Titles

  /// A segment's title as it shows in a state: 13 points, medium, and semibold while selected.
  func titleText(_ segment: SegmentContent, _ state: State) -> LabelText? {
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
    // Without attributes of its own a title needs no attributed string, of which Foundation leaks 576 bytes on Linux.
    let content: LabelText.Content =
      own.isEmpty ? .plain(title) : .attributed(NSAttributedString(string: title, attributes: attributes))
    return LabelText(content.shown(in: traitCollection), defaults: defaults, lines: 1)
  }

  /// The width of a segment's content, whether it is selected or not, with what is free beside it.
  private func contentWidth(_ segment: SegmentContent) -> CGFloat {
    if let image = segment.image { return image.size.width + 2 * Self.padding }
    let widths = [State.normal, .selected].compactMap {
      titleText(segment, $0)?.layout(width: .infinity, height: .infinity).width
    }
    return PixelGrid(scale: pixelScale).ceiled(CGFloat(widths.max() ?? 0)) + 2 * Self.padding
  }

  // MARK: Widths

  /// The least width of every segment.
  private var naturalWidths: [CGFloat] {
    let content = segments.map { $0.width > 0 ? $0.width : contentWidth($0) }
    guard !apportionsSegmentWidthsByContent else { return content }
    let widest = zip(segments, content).reduce(0) { $1.0.width > 0 ? $0 : max($0, $1.1) }
    return zip(segments, content).map { $0.width > 0 ? $1 : widest }
  }

  var naturalWidth: CGFloat { naturalWidths.reduce(0, +) }

  /// The segments' frames in order, from the leading edge. Segments without a width of their own share what is left:
  /// each gets the same or, by content, the same in addition to its content.
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

  /// The segment at a point; nil beside them.
  func segmentIndex(at point: CGPoint) -> Int? {
    segmentFrames.firstIndex { $0.contains(point) }
  }

  /// The segment at a distance from the left edge, or the nearest one that has a width.
  func segmentIndex(near x: CGFloat) -> Int? {
    let frames = segmentFrames
    let wide = frames.indices.filter { frames[$0].width > 0 }
    return wide.min { distance(x, frames[$0]) < distance(x, frames[$1]) }
  }

  /// How far x lies from a frame: 0 where it begins or inside, more than 0 where it ends.
  private func distance(_ x: CGFloat, _ frame: CGRect) -> CGFloat {
    x < frame.minX ? frame.minX - x : max(0, (x - frame.maxX).nextUp)
  }

  var titleBaselines: (first: CGFloat, last: CGFloat) {
    let text = segments.lazy.compactMap { self.titleText($0, .normal) }.first
    guard let text else { return (32, 0) }
    let (ascent, descent) = text.verticalMetrics
    let grid = PixelGrid(scale: pixelScale)
    let first = grid.rounded(grid.rounded((32 - ascent - descent) / 2) + ascent)
    return (first, 32 - first)
  }
}
