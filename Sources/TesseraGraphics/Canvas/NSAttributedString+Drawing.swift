// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Texts on the current context, with the layout and the painter of labels.

public import Foundation

extension NSAttributedString {
  /// Draws the text on the current context, with the point at its top left; lines are broken where paragraphs end.
  /// Nothing happens without a context. Characters without a font have Helvetica at 12 points, those without a colour
  /// are black.
  public func draw(at point: CGPoint) {
    draw(at: point, width: .infinity, height: .infinity)
  }

  /// Draws the text in a rectangle, on the current context. Lines are as long as it is wide, and those that do not fit
  /// its height are left out. Nothing happens without a context or in a rectangle without area.
  public func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    draw(at: rect.origin, width: Double(rect.width), height: Double(rect.height))
  }

  /// Draws the text in a rectangle, on the current context; a side of 0 is no limit. Without `usesLineFragmentOrigin`
  /// only the ends of paragraphs break lines, and the first baseline begins at the rectangle's origin. With
  /// `truncatesLastVisibleLine` what does not fit the height ends with an ellipsis, else lines are left out. Fonts shrink as far as the
  /// context's `minimumScaleFactor` permits until the text fits. Nothing happens without a graphics context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let drawing = StringDrawing(self, in: rect.size, options, context, lines: 0, limitsHeight: isMultiline)
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
  /// Draws the text with the same attributes throughout, with the point at its top left. Nothing happens without a
  /// context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text with the same attributes throughout in a rectangle. Nothing happens without a context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text with the same attributes throughout in a rectangle; a side of 0 is no limit. Nothing happens
  /// without a context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Draws the text with the same attributes throughout, with the point at its top left. Nothing happens without a
  /// context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text with the same attributes throughout in a rectangle. Nothing happens without a context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text with the same attributes throughout in a rectangle; a side of 0 is no limit. Nothing happens
  /// without a context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    substring(from: 0).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
