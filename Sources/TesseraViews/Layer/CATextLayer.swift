// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// A layer that draws a string, starting at the top edge.
///
/// - Note: Differs from UIKit: the text is sharp at every `contentsScale`.
open class CATextLayer: CALayer {
  /// The text: a `String`, or an `NSAttributedString`, whose attributes replace the layer's. Nil, the default, and
  /// values of other types draw nothing.
  open var string: Any?
  /// The font of a plain string: a `UIFont`, whose size is ignored, or a font name. Nil, the default, and unknown
  /// names mean Helvetica.
  open var font: CFTypeRef?
  /// The font size of a plain string, in points. 36 by default; 0 or less draws nothing.
  open var fontSize: CGFloat = 36 {
    didSet { if LayerRecorder.isOn { didChange("fontSize", AnimatableValue(Double(oldValue))) } }
  }
  /// The text color of a plain string. White by default; nil counts as clear.
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet { if LayerRecorder.isOn { didChange("foregroundColor", AnimatableValue(oldValue)) } }
  }
  /// Whether lines wrap at the bounds' width. `false` by default.
  open var isWrapped = false
  /// The truncation of a line that is too long. In wrapped text, it applies to the last line that fits. `.none` by
  /// default.
  open var truncationMode: CATextLayerTruncationMode = .none
  /// The horizontal alignment of lines. `.natural` by default.
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  /// Whether the font may be quantized to subpixels. Stored but not used. `false` by default.
  open var allowsFontSubpixelQuantization = false

  nonisolated public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
    (isWrapped, truncationMode, alignmentMode) = (other.isWrapped, other.truncationMode, other.alignmentMode)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var paintsMore: Bool { true }

  override func paintMore(_ look: LayerStyle, into canvas: inout Canvas) {
    guard bounds.width > 0, bounds.height > 0, bounds.isFiniteRect else { return }
    let paragraphs = isWrapped ? [text(string)] : Self.lines(of: string).map(text)
    canvas.append(.beginClip(.rect(Rect(bounds)), canvas.transform))
    var top = bounds.minY
    for case let text? in paragraphs where top < bounds.maxY {
      let height = isWrapped && truncationMode != .none ? Double(bounds.height) : .infinity
      let layout = text.layout(width: Double(bounds.width), height: height)
      text.paint(layout, at: CGPoint(x: bounds.minX, y: top), .current, into: &canvas)
      top += CGFloat(layout.height)
    }
    canvas.append(.endClip)
  }

  override var ownInspectionAttributes: [LookValue] {
    let text = (string as? String) ?? (string as? NSAttributedString)?.string ?? ""
    return [.word("text"), .word(text), .color(foregroundColor?.rasterColor ?? .clear), .number(Double(fontSize))]
  }

  // MARK: Text

  private func text(_ string: Any?) -> LabelText? {
    let defaults = TextDefaults(
      font: plainFont, color: UIColor(cgColor: foregroundColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0)),
      alignment: alignmentMode.textAlignment, lineBreakMode: lineBreakMode)
    switch string {
    case let string as String where !string.isEmpty && fontSize > 0 && fontSize.isFinite:
      return LabelText(.plain(string), defaults: defaults, lines: isWrapped ? 0 : 1)
    case let string as NSAttributedString where string.length > 0:
      return LabelText(.attributed(styled(string)), defaults: defaults, lines: isWrapped ? 0 : 1)
    default: return nil
    }
  }

  /// Returns the string with the layer's alignment and truncation, and with the default font and color of attributed
  /// strings where these attributes are missing.
  private func styled(_ string: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: string)
    let all = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: all) { attributes, range, _ in
      let style = NSMutableParagraphStyle()
      if let given = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(given) }
      if alignmentMode != .natural { style.alignment = alignmentMode.textAlignment }
      if truncationMode != .none || !isWrapped { style.lineBreakMode = lineBreakMode }
      result.addAttribute(.paragraphStyle, value: style, range: range)
      if attributes[.font] == nil {
        result.addAttribute(.font, value: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12), range: range)
      }
      if attributes[.foregroundColor] == nil {
        result.addAttribute(.foregroundColor, value: UIColor.black, range: range)
      } else if let color = attributes[.foregroundColor] as? CGColor {
        result.addAttribute(.foregroundColor, value: UIColor(cgColor: color), range: range)
      }
    }
    return result
  }

  private var plainFont: UIFont {
    let size = fontSize > 0 && fontSize.isFinite ? fontSize : 1
    if let font = font as? UIFont { return font.withSize(size) }
    let name = (font as Any?) as? String ?? "Helvetica"
    return UIFont(name: name, size: size) ?? UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }

  /// Returns the string's paragraphs. Without wrapping, each paragraph is one line.
  private static func lines(of string: Any?) -> [Any?] {
    if let string = string as? String {
      return string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
        $0.isEmpty ? "\u{200B}" : String($0)
      }
    }
    guard let string = string as? NSAttributedString, string.string.contains(where: \.isNewline) else {
      return [string]
    }
    var lines: [Any?] = []
    let text = string.string as NSString
    var start = 0
    while start < string.length {
      let range = text.lineRange(for: NSRange(location: start, length: 0))
      lines.append(string.attributedSubstring(from: range))
      start = range.location + max(range.length, 1)
    }
    return lines
  }
}
