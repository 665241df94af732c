// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The displayed text, with bullets for secure text, and the drawing of the border and the text.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension UITextField {
  // MARK: Text

  private func textDefaults(color: UIColor) -> TextDefaults {
    TextDefaults(
      font: shownFont, color: color, alignment: textAlignment, lineBreakMode: .byTruncatingTail,
      direction: effectiveUserInterfaceLayoutDirection)
  }

  var labelText: LabelText { LabelText(shownContent, defaults: textDefaults(color: textColor ?? .label), lines: 1) }

  var placeholderText: LabelText {
    LabelText(
      placeholderContent.pseudolocalized(for: traitCollection), defaults: textDefaults(color: placeholderColor),
      lines: 1)
  }

  var shownString: String { shownContent.string ?? "" }

  /// The text, or a bullet for each character of secure text.
  private var shownContent: LabelText.Content {
    guard isSecureTextEntry, let string = content.string else { return content }
    guard let place = shownSecret, place < string.count else {
      return .plain(String(repeating: "\u{2022}", count: string.count))
    }
    return .plain(String(string.enumerated().map { $0.offset == place ? $0.element : "\u{2022}" }))
  }

  func makePainter(of text: LabelText, in rect: CGRect) -> LabelPainter {
    var painter = LabelPainter(text, in: rect, clip: bounds, traits: traitCollection)
    painter.verticalAlignment = contentVerticalAlignment
    if adjustsFontSizeToFitWidth, shownFont.pointSize > 0, minimumFontSize.isFinite {
      painter.minimumScale = Double(minimumFontSize / shownFont.pointSize)
    }
    return painter
  }

  func paintText(in rect: CGRect) {
    Canvas.withCurrent { makePainter(of: labelText, in: rect).paint(into: &$0) }
  }

  func paintPlaceholder(in rect: CGRect) {
    Canvas.withCurrent { makePainter(of: placeholderText, in: rect).paint(into: &$0) }
  }

  // MARK: Field

  func paintField(into canvas: inout Canvas) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    paintBox(into: &canvas)
    let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let strip = hasText ? scrolled(area) : area
    if strip != area { canvas.append(.beginClip(.rect(Rect(area)), canvas.transform)) }
    if isEditing { TextSelectionPainter(host: self).paintBelowText(into: &canvas) }
    Canvas.makeCurrent(&canvas) {
      if hasText {
        drawText(in: strip)
      } else if !placeholderContent.isEmpty {
        drawPlaceholder(in: placeholderRect(forBounds: bounds))
      }
    }
    if strip != area { canvas.append(.endClip) }
    if isEditing { TextSelectionPainter(host: self).paintAboveText(into: &canvas) }
  }

  private func paintBox(into canvas: inout Canvas) {
    let box = borderRect(forBounds: bounds)
    if borderStyle != .roundedRect, let image = isEnabled ? background : disabledBackground ?? background {
      ImagePainter(image: image, tint: tintColor, traits: traitCollection).paint(in: box, .scaleToFill, into: &canvas)
      return
    }
    switch borderStyle {
    case .none: break
    case .line:
      RoundedFieldBorder.paint(
        box, radius: 0, width: 1, color: .label, fill: nil, traits: traitCollection, into: &canvas)
    case .bezel:
      RoundedFieldBorder.paint(
        box, radius: 0, width: 1, color: .systemGray2, fill: .systemBackground, traits: traitCollection, into: &canvas)
    case .roundedRect:
      RoundedFieldBorder(traits: traitCollection, pixelScale: pixelScale).paint(box, fill: roundedFill, into: &canvas)
    }
  }

  /// The fill of a rounded border: white in light mode, and translucent in dark mode or if the field is disabled.
  private var roundedFill: UIColor {
    guard isEnabled else { return .tertiarySystemFill }
    return traitCollection.userInterfaceStyle == .dark ? .quaternarySystemFill : .systemBackground
  }
}
