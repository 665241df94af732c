// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A label stores text and its typographic properties. It computes its intrinsic size and its height for a width (the
// second layout pass), and it draws the text. LabelText passes the properties to TesseraText, which caches text
// layouts.

public import Foundation
import TesseraRaster
import TesseraText
@_spi(Tessera) public import TesseraGraphics

/// A view that shows one or more lines of text. Receives touches only if `isUserInteractionEnabled` is set to `true`.
open class UILabel: UIView {
  /// The text; nil for none. Setting it removes all attributes.
  open var text: String? {
    get { content.string }
    set {
      let new = newValue.map(LabelText.Content.plain) ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, key: "text", affecting: ["attributedText"]) { setContent(new) }
    }
  }

  /// The attributed text, which is copied when set. The label's font, color and paragraph style apply where it has no
  /// attributes.
  open var attributedText: NSAttributedString? {
    get { content.attributed(font: font, color: textColor) }
    set {
      // Copied so that later mutations of a mutable string do not affect the label.
      let new = newValue.map { LabelText.Content.attributed(NSAttributedString(attributedString: $0)) } ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, key: "attributedText", affecting: ["text"]) { setContent(new) }
    }
  }

  /// The font of text without a font attribute. The 17-point system font by default; nil restores the default. If
  /// `adjustsFontForContentSizeCategory` is `true`, the getter returns the font scaled to the text size of the
  /// label's traits.
  open var font: UIFont! {
    get { shownFont }
    set {
      let old = baseFont
      baseFont = newValue ?? .systemFont(ofSize: 17)
      if baseFont != old { textDidChange() }
    }
  }
  /// The font as it was set, without scaling.
  private var baseFont = UIFont.systemFont(ofSize: 17)

  /// The color of text without a color attribute. `.label` by default; nil restores the default.
  open var textColor: UIColor! = .label { didSet { if textColor == nil { textColor = .label } } }
  /// The color that replaces `textColor` while `isHighlighted` is `true`. Nil means `textColor`.
  open var highlightedTextColor: UIColor?
  /// Whether the text has the color `highlightedTextColor`. `false` by default.
  open var isHighlighted = false
  /// Whether the label is enabled. The text of a disabled label has half opacity. `true` by default.
  open var isEnabled = true
  /// The color of the text's shadow, which is not blurred. Nil, the default, means no shadow.
  open var shadowColor: UIColor?
  /// The offset of the shadow to the right and down, in points. The default (0, -1) places it above the text.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The alignment of lines narrower than the label. `.natural`, the default, aligns them to the leading edge of the
  /// writing direction.
  open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { textDidChange() } } }
  /// The line breaking and truncation of the text. `.byTruncatingTail` by default.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// The maximum number of lines. 1 by default; 0 means no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      widthDependenceDidChange()
      textDidChange()
    }
  }

  /// The width for which the intrinsic size of multiline text is computed, in points. 0, the default, means the width
  /// from layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      guard preferredMaxLayoutWidth != oldValue else { return }
      widthDependenceDidChange()
      textDidChange()
    }
  }

  /// Whether text that does not fit is scaled down until it fits or its scale is `minimumScaleFactor`. A single line
  /// fits if it is no wider than the label; several lines fit if they are not truncated.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum scale for `adjustsFontSizeToFitWidth`. 0 means the scale that results in an 11-point font, which is
  /// still readable.
  ///
  /// - Note: Differs from UIKit: UIKit's documentation says that 0 keeps the font size. In fact UIKit shrinks the
  ///   text, down to an undocumented size.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether a text style font or a font scaled by font metrics adapts to the text size of the view's traits.
  open var adjustsFontForContentSizeCategory = false {
    willSet { if !newValue { baseFont = shownFont } }
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }

  /// The vertical position of a single line that `adjustsFontSizeToFitWidth` has scaled down. `.alignBaselines` by
  /// default.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Whether the spacing of the last line may be tightened to avoid truncation, by at most 5 percent of the line's
  /// width. `false` by default.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { textDidChange() } }
  }

  /// Refinements of line breaking. `.standard`, the default, avoids leaving a short word alone on a paragraph's last
  /// line, and breaks Korean lines only between words. The paragraph style of attributed text takes precedence.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { if lineBreakStrategy != oldValue { textDidChange() } }
  }

  /// Whether truncated text is shown in full below the pointer. Stored but not used.
  open var showsExpansionTextWhenTruncated = false

  /// The vertical position of the text in a taller label. `.center` by default.
  package var verticalAlignment = UIControl.ContentVerticalAlignment.center
  /// Whether links always have the tint color and an underline. If false, only links without a color have the tint
  /// color. `true` by default.
  package var stylesLinks = true

  private var content = LabelText.Content.none

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
    coder.finishDecoding(self, at: UILabel.self)
  }

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var defaultContentPriorities: ContentPriorities { .text }
  @_spi(Tessera) open override var textForDescription: String? { text }

  @_spi(Tessera) open override func environmentDidChange() {
    super.environmentDidChange()
    if adjustsFontForContentSizeCategory || traitCollection.textTranslation != nil { textDidChange() }
  }

  private func setContent(_ new: LabelText.Content) {
    content = new
    textDidChange()
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  package var labelText: LabelText {
    var defaults = TextDefaults(
      font: shownFont, color: currentColor,
      alignment: textAlignment, lineBreakMode: lineBreakMode,
      lineBreakStrategy: lineBreakStrategy, tightens: allowsDefaultTighteningForTruncation,
      direction: effectiveUserInterfaceLayoutDirection)
    defaults.drawsListMarkers = true
    defaults.stylesLinks = stylesLinks
    if case .attributed = content { defaults.imageGrowth = traitCollection.imageGrowth }
    return LabelText(content.pseudolocalized(for: traitCollection), defaults: defaults, lines: max(0, numberOfLines))
  }

  /// The font of text without a font attribute, scaled to the text size of the label's traits.
  package var shownFont: UIFont {
    adjustsFontForContentSizeCategory ? baseFont.adjusted(for: traitCollection) : baseFont
  }
  package var shownString: String? { content.pseudolocalized(for: traitCollection).string }
  /// The visible content, plain or attributed.
  var shownContent: LabelText.Content { content.pseudolocalized(for: traitCollection) }

  /// The width for which the layout engine is currently computing the height.
  private var measuredWidth: CGFloat?

  /// The size of the text in one line or wrapped at `preferredMaxLayoutWidth`, rounded up to pixels.
  open override var intrinsicContentSize: CGSize {
    let preferred =
      preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    let width = measuredWidth ?? preferred
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  @_spi(Tessera) open override var heightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  @_spi(Tessera) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard heightDependsOnWidth else { return nil }
    // Calls `intrinsicContentSize`, because subclasses override it to add padding.
    let outer = measuredWidth
    measuredWidth = max(0, width)
    defer { measuredWidth = outer }
    return intrinsicContentSize.height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let height = size.height > 0 ? size.height : .greatestFiniteMagnitude
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: height), limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// Returns the rectangle of the text in `bounds`, with at most `numberOfLines` lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: size(of: labelText, width: bounds.width, lines: numberOfLines))
  }

  /// Returns the size of the given text at a width, with at most the given number of lines.
  ///
  /// - Parameter isDrawnWidth: Whether the width is that of the lines as they are drawn, as of SwiftUI's text.
  package final func size(of text: LabelText, width: CGFloat, lines: Int, isDrawnWidth: Bool = false) -> CGSize {
    var text = text
    text.lines = max(0, lines)
    LayoutMeter.current?.beginWork(on: self, work: .content)
    let layout = text.layout(width: Double(width), height: .infinity)
    LayoutMeter.current?.end()
    let grid = PixelGrid(scale: pixelScale)
    let used = CGFloat(isDrawnWidth ? layout.drawnWidth : layout.width)
    return CGSize(width: min(grid.ceiled(used), width), height: grid.ceiled(CGFloat(layout.height)))
  }

  @_spi(Tessera) open override func baselineOffsets() -> (first: CGFloat, last: CGFloat) {
    let (ascender, descender) = labelText.verticalMetrics
    let grid = PixelGrid(scale: pixelScale)
    return (grid.rounded(ascender), grid.rounded(descender))
  }

  // MARK: Accessibility

  @_spi(Tessera) open override var isElementByDefault: Bool { true }
  @_spi(Tessera) open override var labelByDefault: String? { text }
  @_spi(Tessera) open override var hidesDefaultLabel: Bool { true }
  @_spi(Tessera) open override var largeTitleByDefault: String? { text }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits {
    isEnabled ? .staticText : [.staticText, .notEnabled]
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .label }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(LabelInspector(view: self)) }

  // MARK: Painting

  @_spi(Tessera) open override var contentCoversBackground: Bool { true }

  /// The current color of text without a color attribute.
  var currentColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? textColor : textColor.withAlphaComponent(0.5)
  }

  /// Draws the text, centered vertically in `rect`. Override it to inset the text.
  open func drawText(in rect: CGRect) {
    Canvas.withCurrent { painter(in: rect).paint(into: &$0) }
  }

  package func painter(in rect: CGRect) -> LabelPainter {
    var painter = LabelPainter(labelText, in: rect, clip: bounds, traits: traitCollection)
    if adjustsFontSizeToFitWidth { painter.minimumScale = minimumScaleFactor.isNaN ? 0 : Double(minimumScaleFactor) }
    if let shadowColor { painter.shadow = (shadowColor, shadowOffset) }
    painter.baselineAdjustment = baselineAdjustment
    painter.verticalAlignment = verticalAlignment
    return painter
  }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    guard !content.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    Canvas.makeCurrent(&canvas) { drawText(in: textBounds) }
  }
}
