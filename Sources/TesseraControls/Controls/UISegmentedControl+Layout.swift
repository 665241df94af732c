// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The layout of the segments: their content and widths.

import Foundation

extension UISegmentedControl {
  /// The padding at each side of a title, in points. With this value, three segments "Segment A" to "Segment C" are 263
  /// points wide as on iOS 18.5, and 261 points as on iOS 26.2.
  private var padding: CGFloat { traitCollection.isGlass ? 28 / 3 : 29 / 3 }

  // MARK: Titles

  /// Returns a segment's title for a state. The default font is 13 points, semibold for selected segments and medium
  /// for other segments.
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
    // Titles without custom attributes are plain strings, because Foundation leaks 576 bytes per attributed string on
    // Linux.
    let content: LabelText.Content =
      own.isEmpty ? .plain(title) : .attributed(NSAttributedString(string: title, attributes: attributes))
    return LabelText(content.pseudolocalized(for: traitCollection), defaults: defaults, lines: 1)
  }

  /// Returns the width of a segment's content with padding. The width is the same whether or not the segment is
  /// selected.
  private func contentWidth(of segment: SegmentContent) -> CGFloat {
    if let image = segment.image { return image.size.width + 2 * padding }
    let widths = [State.normal, .selected].compactMap {
      titleText(of: segment, state: $0)?.layout(width: .infinity, height: .infinity).width
    }
    return PixelGrid(scale: pixelScale).ceiled(CGFloat(widths.max() ?? 0)) + 2 * padding
  }

  // MARK: Widths

  /// The minimum width of each segment.
  private var naturalWidths: [CGFloat] {
    let content = segments.map { $0.width > 0 ? $0.width : contentWidth(of: $0) }
    guard !apportionsSegmentWidthsByContent else { return content }
    let widest = zip(segments, content).reduce(0) { $1.0.width > 0 ? $0 : max($0, $1.1) }
    return zip(segments, content).map { $0.width > 0 ? $1 : widest }
  }

  var naturalWidth: CGFloat { naturalWidths.reduce(0, +) }

  /// The segments' frames in order, from the leading edge. Segments without a custom width divide the remaining
  /// width: either equally, or by adding the same amount to each segment's content width.
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

  /// Returns the frame of a segment's plate when it is selected.
  ///
  /// Measured on iOS 18.5: the plate is inset by 2 points above, below and at the ends of the control, by 3 points at the
  /// other side of the first and the last segment, and by 1.33 points at both sides of a segment in the middle.
  func plateFrame(of index: Int) -> CGRect {
    let frames = segmentFrames
    let frame = frames[index]
    let middle = PixelGrid(scale: pixelScale).rounded(4 / 3)
    let isFirst = index == frames.startIndex
    let isLast = index == frames.count - 1
    let leading: CGFloat = isFirst ? 2 : isLast ? 3 : middle
    let trailing: CGFloat = isLast ? 2 : isFirst ? 3 : middle
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // A segment that is narrower or lower than the insets has an empty plate.
    let (left, top) = (min(isRTL ? trailing : leading, frame.width / 2), min(2, frame.height / 2))
    return CGRect(
      x: frame.minX + left, y: frame.minY + top, width: max(0, frame.width - leading - trailing),
      height: max(0, frame.height - 4))
  }

  /// Returns the index of the segment at a point, or nil outside of all segments.
  func segmentIndex(at point: CGPoint) -> Int? {
    segmentFrames.firstIndex { $0.contains(point) }
  }

  /// Returns the index of the segment at an x-coordinate, or the nearest segment whose width is not zero.
  func segmentIndex(near x: CGFloat) -> Int? {
    let frames = segmentFrames
    let wide = frames.indices.filter { frames[$0].width > 0 }
    return wide.min { distance(from: x, to: frames[$0]) < distance(from: x, to: frames[$1]) }
  }

  /// Returns the distance from an x-coordinate to a frame. The distance is 0 inside the frame and positive at `maxX`,
  /// which is part of the next frame.
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
