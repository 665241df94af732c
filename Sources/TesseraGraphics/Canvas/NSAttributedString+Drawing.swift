// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Text drawing in the current context. It uses the same layout and painter as labels.

public import Foundation

extension NSAttributedString {
  /// Draws the text in the current context, with its upper-left corner at a point. Lines are broken only at the end
  /// of paragraphs. Characters without a font use 12-point Helvetica, and characters without a color are black. Does
  /// nothing if there is no current context.
  public func draw(at point: CGPoint) {
    draw(at: point, width: .infinity, height: .infinity)
  }

  /// Draws the text in the current context, wrapped to the width of a rectangle. Lines below the rectangle are
  /// omitted. Does nothing if there is no current context or if the rectangle is empty.
  public func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    draw(at: rect.origin, width: Double(rect.width), height: Double(rect.height))
  }

  /// Draws the text in a rectangle in the current context. A width or height of 0 means no limit. Without the
  /// `usesLineFragmentOrigin` option, lines are broken only at the end of paragraphs, and the first baseline is at
  /// the rectangle's origin. With the `truncatesLastVisibleLine` option, text that does not fit the height ends with
  /// an ellipsis; otherwise, lines below the rectangle are omitted. Fonts shrink to fit if the drawing context's
  /// `minimumScaleFactor` permits. Does nothing if there is no current graphics context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let drawing = StringDrawing(
      self, in: rect.size, options: options, context: context, lines: 0, limitsHeight: isMultiline)
    let lift = isMultiline ? 0 : CGFloat(drawing.layout.firstBaseline)
    Canvas.withCurrent { canvas in
      drawing.text.paint(
        drawing.layout, at: CGPoint(x: rect.minX, y: rect.minY - lift), .current, into: &canvas)
    }
  }

  private func draw(at origin: CGPoint, width: Double, height: Double) {
    var defaults = TextDefaults(font: .unspecified, color: .black)
    defaults.drawsListMarkers = true
    let text = LabelText(.attributed(self), defaults: defaults, lines: 0)
    Canvas.withCurrent { canvas in
      text.paint(text.layout(width: width, height: height), at: origin, .current, into: &canvas)
    }
  }
}

extension String {
  /// Draws the string with a single set of attributes and its upper-left corner at a point. Does nothing if there is
  /// no current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the string in a rectangle with a single set of attributes. Does nothing if there is no current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the string in a rectangle with a single set of attributes. A width or height of 0 means no limit. Does
  /// nothing if there is no current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Draws the string with a single set of attributes and its upper-left corner at a point. Does nothing if there is
  /// no current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(at: point, withAttributes: attrs)
  }

  /// Draws the string in a rectangle with a single set of attributes. Does nothing if there is no current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the string in a rectangle with a single set of attributes. A width or height of 0 means no limit. Does
  /// nothing if there is no current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    substring(from: 0).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
