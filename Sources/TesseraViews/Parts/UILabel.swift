// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A label has a text and its typographic properties, and provides three things: its intrinsic size, its height for a width (the
// second layout pass), and its painting. LabelText passes the properties to TesseraText, which caches layouts.

public import Foundation
import TesseraRaster
import TesseraText
@_spi(Tessera) public import TesseraGraphics

/// A view that shows one or more lines of text. Receives no touches unless `isUserInteractionEnabled` is set.
open class UILabel: UIView {
  /// The text, or nil. Setting it drops attributes.
  open var text: String? {
    get { content.string }
    set {
      let new = newValue.map(LabelText.Content.plain) ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, key: "text", affecting: ["attributedText"]) { setContent(new) }
    }
  }

  /// The attributed text. The label's own font, color and paragraph style apply where the text specifies none. Copied when set.
  open var attributedText: NSAttributedString? {
    get { content.attributed(font: font, color: textColor) }
    set {
      // A copy, so that later changes of a mutable string do not change the label.
      let new = newValue.map { LabelText.Content.attributed(NSAttributedString(attributedString: $0)) } ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, key: "attributedText", affecting: ["text"]) { setContent(new) }
    }
  }

  /// The default font of the text. The system font of 17 points by default, and for nil. With
  /// `adjustsFontForContentSizeCategory`, the getter returns it at the text size of the label's traits.
  open var font: UIFont! {
    get { shownFont }
    set {
      let old = baseFont
      baseFont = newValue ?? .systemFont(ofSize: 17)
      if baseFont != old { textDidChange() }
    }
  }
  /// The font as it was set.
  private var baseFont = UIFont.systemFont(ofSize: 17)

  /// The default color of the text. `.label` by default, and for nil.
  open var textColor: UIColor! = .label { didSet { if textColor == nil { textColor = .label } } }
  /// The color that replaces `textColor` while `isHighlighted` is `true`. Nil means `textColor`.
  open var highlightedTextColor: UIColor?
  /// Whether the text has its highlighted color. `false` by default.
  open var isHighlighted = false
  /// Whether the text is shown at full opacity rather than half. `true` by default.
  open var isEnabled = true
  /// The color of a sharp shadow of the text. Nil, the default, means none.
  open var shadowColor: UIColor?
  /// The offset of the shadow to the right and down, in points. (0, -1) by default, which is above.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The alignment of lines narrower than the label. `.natural`, the default, is the side where reading begins.
  open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { textDidChange() } } }
  /// The line breaking and truncation. Truncates at the end by default.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// The maximum number of lines. 1 by default, 0 means no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      widthDependenceDidChange()
      textDidChange()
    }
  }

  /// The width in points for measuring the intrinsic size of several lines. 0, the default, leaves it to layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      guard preferredMaxLayoutWidth != oldValue else { return }
      widthDependenceDidChange()
      textDidChange()
    }
  }

  /// Whether text that does not fit is shrunk until it fits or reaches `minimumScaleFactor`. A single line fits if it is no
  /// wider than the label; several lines fit if no text is missing from them and from the label's height.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum scale of `adjustsFontSizeToFitWidth`. 0 means 11 points, which is still readable.
  ///
  /// - Note: Differs from UIKit: its documentation says that 0 keeps the font's size, but text shrinks there too, to a size
  ///   that is not documented.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether a font of a text style, or one scaled by font metrics, follows the text size of the view's traits.
  open var adjustsFontForContentSizeCategory = false {
    willSet { if !newValue { baseFont = shownFont } }
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }

  /// The vertical position of a single line shrunk by `adjustsFontSizeToFitWidth`. `.alignBaselines` by default.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Whether the last line may be tightened to avoid truncation: characters move closer together by at most a twentieth of the
  /// line. `false` by default.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { textDidChange() } }
  }

  /// Refinements of line breaking. `.standard` by default: a paragraph does not end with a line of one short word, and Korean
  /// lines end between words. The paragraph style of attributed text takes precedence.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { if lineBreakStrategy != oldValue { textDidChange() } }
  }

  /// Whether a pointer over truncated text shows all of it. Stored only: there is no pointer.
  open var showsExpansionTextWhenTruncated = false

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
    if case .attributed = content { defaults.imageGrowth = traitCollection.imageGrowth }
    return LabelText(content.pseudolocalized(for: traitCollection), defaults: defaults, lines: max(0, numberOfLines))
  }

  /// The default font of the text, at the text size of the label's environment.
  package var shownFont: UIFont {
    adjustsFontForContentSizeCategory ? baseFont.adjusted(for: traitCollection) : baseFont
  }
  package var shownString: String? { content.pseudolocalized(for: traitCollection).string }
  /// The visible text, plain or attributed.
  var shownContent: LabelText.Content { content.pseudolocalized(for: traitCollection) }

  /// The width for which the layout engine is measuring the height.
  private var measuredWidth: CGFloat?

  /// The size of the text on one line, or wrapped at `preferredMaxLayoutWidth`, rounded up to pixels.
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
    // Uses `intrinsicContentSize`, which subclasses override to add padding.
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

  /// Returns the size of a text of the label at a width, with at most a number of lines.
  package final func size(of text: LabelText, width: CGFloat, lines: Int) -> CGSize {
    var text = text
    text.lines = max(0, lines)
    LayoutMeter.current?.beginWork(on: self, work: .content)
    let layout = text.layout(width: Double(width), height: .infinity)
    LayoutMeter.current?.end()
    let grid = PixelGrid(scale: pixelScale)
    return CGSize(width: min(grid.ceiled(CGFloat(layout.width)), width), height: grid.ceiled(CGFloat(layout.height)))
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

  /// The current default color of the text.
  var currentColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? textColor : textColor.withAlphaComponent(0.5)
  }

  /// Draws the text, centered vertically in `rect`. Override it to inset the text.
  open func drawText(in rect: CGRect) {
    Canvas.withCurrent { painter(in: rect).paint(into: &$0) }
  }

  func painter(in rect: CGRect) -> LabelPainter {
    var painter = LabelPainter(labelText, in: rect, clip: bounds, traits: traitCollection)
    if adjustsFontSizeToFitWidth { painter.minimumScale = minimumScaleFactor.isNaN ? 0 : Double(minimumScaleFactor) }
    if let shadowColor { painter.shadow = (shadowColor, shadowOffset) }
    painter.baselineAdjustment = baselineAdjustment
    return painter
  }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    guard !content.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    Canvas.makeCurrent(&canvas) { drawText(in: textBounds) }
  }
}
