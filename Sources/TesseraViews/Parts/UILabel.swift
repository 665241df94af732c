// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A label holds a text and the way it is set, and answers three questions: how large (intrinsic size), how high at a width
// (the second layout pass), and what to paint. LabelText hands the properties to TesseraText, whose layout cache answers
// the same question again at no cost.

public import Foundation
import TesseraRaster
import TesseraText
@_spi(Tessera) public import TesseraGraphics

/// One or more lines of text. It gets no touches unless `isUserInteractionEnabled` is turned on.
open class UILabel: UIView {
  /// The text; nil for none. Setting it drops the attributes that were set.
  open var text: String? {
    get { content.string }
    set {
      let new = newValue.map(LabelText.Content.plain) ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, "text", affecting: ["attributedText"]) { setContent(new) }
    }
  }

  /// The text with its attributes. Where it says no font, colour or paragraph style, the label's own hold. A copy is
  /// kept.
  open var attributedText: NSAttributedString? {
    get { content.attributed(font: font, color: textColor) }
    set {
      // A copy, so that a mutable string changed later does not change the label behind its back.
      let new = newValue.map { LabelText.Content.attributed(NSAttributedString(attributedString: $0)) } ?? .none
      guard KeyValues.areObserved else { return setContent(new) }
      KeyValues.change(self, "attributedText", affecting: ["text"]) { setContent(new) }
    }
  }

  /// The default font of the text. The system font of 17 points by default, and for nil. With
  /// `adjustsFontForContentSizeCategory`, reading gives it at the text size of the label's traits.
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

  /// The colour of text without its own. `.label` by default, and for nil.
  open var textColor: UIColor! = .label { didSet { if textColor == nil { textColor = .label } } }
  /// The colour in place of `textColor` while `isHighlighted` is on; nil keeps `textColor`.
  open var highlightedTextColor: UIColor?
  /// Whether the text has its highlighted colour. False by default.
  open var isHighlighted = false
  /// With false, the text's own colour shows at half its opacity. True by default.
  open var isEnabled = true
  /// The colour of a sharp copy of the text behind it. Nil, the default, is none.
  open var shadowColor: UIColor?
  /// How far the shadow lies to the right of the text and below it, in points. (0, -1) by default, which is above.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Where lines stand that are shorter than the label is wide. `.natural`, the default, is the side where reading
  /// begins.
  open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { textDidChange() } } }
  /// How lines break and how text is cut that does not fit. By default it ends with an ellipsis.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }

  /// The most lines to show; 1 by default, 0 for as many as there are.
  open var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      widthDependenceDidChange()
      textDidChange()
    }
  }

  /// The width in points at which the intrinsic size of several lines is measured. 0, the default, lets layout find it.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      guard preferredMaxLayoutWidth != oldValue else { return }
      widthDependenceDidChange()
      textDidChange()
    }
  }

  /// Whether a text that does not fit is shrunk until it does, or is as small as `minimumScaleFactor` permits. Text of
  /// one line fits when it is no wider than the label; with more lines allowed it fits when nothing is left out of
  /// them and of the label's height.
  open var adjustsFontSizeToFitWidth = false
  /// The least scale that `adjustsFontSizeToFitWidth` may shrink to. 0 stops at 11 points, where text can still be read.
  ///
  /// - Note: Differs from UIKit: the documentation says that 0 keeps the font's size, but text shrinks there too, to a
  ///   size that is not documented.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether a font of a text style, or one scaled by font metrics, follows the text size of the view's traits.
  open var adjustsFontForContentSizeCategory = false {
    willSet { if !newValue { baseFont = shownFont } }
    didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
  }

  /// Where a single line stands after `adjustsFontSizeToFitWidth` has shrunk it. `.alignBaselines` by default.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Whether the last line is set tighter where that saves it from being truncated: characters move closer together by at
  /// most a twentieth of the line. False by default.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { textDidChange() } }
  }

  /// Refinements of line breaking. `.standard` by default: a paragraph does not end with a line of one short word, and
  /// Korean lines end between words. Attributed text with a paragraph style of its own has that style's.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { if lineBreakStrategy != oldValue { textDidChange() } }
  }

  /// Stored only: a pointer over a truncated text does not show the whole of it.
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

  var labelText: LabelText {
    var defaults = TextDefaults(
      font: shownFont, color: currentColor,
      alignment: textAlignment, lineBreakMode: lineBreakMode,
      lineBreakStrategy: lineBreakStrategy, tightens: allowsDefaultTighteningForTruncation,
      direction: effectiveUserInterfaceLayoutDirection)
    defaults.drawsListMarkers = true
    if case .attributed = content { defaults.imageGrowth = traitCollection.imageGrowth }
    return LabelText(content.shown(in: traitCollection), defaults: defaults, lines: max(0, numberOfLines))
  }

  /// The font of text without its own, at the text size of the label's environment.
  package var shownFont: UIFont {
    adjustsFontForContentSizeCategory ? baseFont.adjusted(for: traitCollection) : baseFont
  }
  package var shownString: String? { content.shown(in: traitCollection).string }
  /// The text as it shows, plain or with attributes.
  var shownContent: LabelText.Content { content.shown(in: traitCollection) }

  /// The width for which the layout engine asks for the height, while it does.
  private var measuredWidth: CGFloat?

  /// The size of the text in one line, or wrapped at `preferredMaxLayoutWidth`, each side raised to the next pixel.
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
    // By `intrinsicContentSize`, which subclasses override to add padding.
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

  /// Where the text of at most `numberOfLines` lines stands in `bounds`.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var text = labelText
    text.lines = max(0, numberOfLines)
    LayoutMeter.current?.begin(self, .content)
    let layout = text.layout(width: Double(bounds.width), height: .infinity)
    LayoutMeter.current?.end()
    let grid = PixelGrid(scale: pixelScale)
    let size = CGSize(width: grid.ceiled(CGFloat(layout.width)), height: grid.ceiled(CGFloat(layout.height)))
    return CGRect(origin: bounds.origin, size: CGSize(width: min(size.width, bounds.width), height: size.height))
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
  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(LabelSpeaker(view: self)) }

  // MARK: Painting

  @_spi(Tessera) open override var contentCoversBackground: Bool { true }

  /// The colour of text without its own.
  var currentColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? textColor : textColor.withAlphaComponent(0.5)
  }

  /// Draws the text, centred vertically in `rect`. Override it to inset the text.
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
