// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension NSAttributedString {
  /// Returns the text's size for an unlimited width, in points. The size is not rounded.
  ///
  /// Characters without a font use 12-point Helvetica.
  public func size() -> CGSize {
    let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    return boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// Returns the text's bounding rectangle for a maximum size, in points. The rectangle is not rounded, so round its
  /// size up before using it for a view. A width or height of 0 or less means no limit. A line break at the end does
  /// not add a line.
  ///
  /// With the `usesLineFragmentOrigin` option, text is wrapped to the width, and the rectangle's origin is at the top
  /// of the first line. Otherwise, the text is a single line, and the origin's y-coordinate is the negative ascent.
  /// The height is a limit only with the `truncatesLastVisibleLine` option. Fonts shrink to fit if the context's
  /// `minimumScaleFactor` permits. Characters without a font use 12-point Helvetica.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let lines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    return StringDrawing(self, in: size, options: options, context: context, lines: lines, limitsHeight: false).bounds
  }
}

extension NSString {
  /// Returns the string's size with a single set of attributes for an unlimited width, in points. The size is not
  /// rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    substring(from: 0).size(withAttributes: attrs)
  }

  /// Returns the string's bounding rectangle with a single set of attributes for a maximum size, in points. The
  /// rectangle is not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    substring(from: 0).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// Returns the string's size with a single set of attributes for an unlimited width, in points. The size is not
  /// rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the string's bounding rectangle with a single set of attributes for a maximum size, in points. The
  /// rectangle is not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
