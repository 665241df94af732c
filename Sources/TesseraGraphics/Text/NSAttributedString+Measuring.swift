// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension NSAttributedString {
  /// The size of the text without a limit on its width, in points, not rounded.
  ///
  /// Characters without a font have Helvetica at 12 points.
  public func size() -> CGSize {
    let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    return boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// The rectangle that the text takes within a size, in points, not rounded: round it up to use it for a view. A side
  /// of 0 or less is no limit. A line break at the end adds no line.
  ///
  /// The height limits only with `truncatesLastVisibleLine`. Without `usesLineFragmentOrigin` it is one line, and y is
  /// minus its ascent. Characters without a font have Helvetica at 12 points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let defaults = TextDefaults(font: .unspecified, color: .black)
    var text = StyledText(self, defaults: defaults)
    text.removeFinalLineBreak()
    if !options.contains(.usesFontLeading) { text = text.withoutLeading }
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    // 0 and less mean no limit.
    let box = text.layout(
      maxWidth: isMultiline && size.width > 0 ? limit(size.width) : .infinity,
      maxHeight: options.contains(.truncatesLastVisibleLine) && size.height > 0 ? limit(size.height) : .infinity,
      maxLines: isMultiline ? 0 : 1)
    let rect = CGRect(x: 0, y: isMultiline ? 0 : -box.firstBaseline, width: box.width, height: box.height)
    context?.totalBounds = rect
    return rect
  }
}

extension NSString {
  /// The size of the text with the same attributes throughout, in points, not rounded, without a limit on its width.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    substring(from: 0).size(withAttributes: attrs)
  }

  /// The rectangle that the text takes within a size, with the same attributes throughout, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    substring(from: 0).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// The size of the text with the same attributes throughout, in points, not rounded, without a limit on its width.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The rectangle that the text takes within a size, with the same attributes throughout, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

/// The length; no limit at all where it is huge, which would only cost precision.
private func limit(_ length: CGFloat) -> Double {
  length < 1e7 ? Double(length) : .infinity
}
