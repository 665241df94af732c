// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension NSAttributedString {
  /// Returns the size of the text without a limit on its width, in points, not rounded.
  ///
  /// Characters without a font use Helvetica at 12 points.
  public func size() -> CGSize {
    let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    return boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// Returns the bounding rectangle of the text within a size, in points, not rounded: round it up to use it for a view. A side
  /// of 0 or less means no limit. A line break at the end adds no line.
  ///
  /// With `usesLineFragmentOrigin`, lines are wrapped to the width and the rectangle begins at the top of the first one.
  /// Otherwise there is one line, and y is minus its ascent. The height is only a limit with `truncatesLastVisibleLine`. Fonts
  /// shrink to fit, as far as the context's `minimumScaleFactor` permits. Characters without a font use Helvetica at 12 points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let lines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    return StringDrawing(self, in: size, options: options, context: context, lines: lines, limitsHeight: false).bounds
  }
}

extension NSString {
  /// Returns the size of the text in a single style, in points, not rounded, without a limit on its width.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    substring(from: 0).size(withAttributes: attrs)
  }

  /// Returns the bounding rectangle of the text in a single style within a size, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    substring(from: 0).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// Returns the size of the text in a single style, in points, not rounded, without a limit on its width.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the bounding rectangle of the text in a single style within a size, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
