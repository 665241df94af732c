// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A glyph in this class is a UTF-16 unit of the text: clusters contain the drawn glyphs, and an invisible glyph has no width.
// The index of a glyph is therefore the index of its character, as it is on iOS in all text without ligatures.
//
// After a change, all lines are laid out again on demand (TextFlow.swift).

public import Foundation
import TesseraFoundation
public import TesseraGraphics
import TesseraText

/// A layout manager that lays out the text of a storage in containers, provides the geometry of characters, and draws them.
///
///     let storage = NSTextStorage(attributedString: label.attributedText!)
///     let manager = NSLayoutManager()
///     let container = NSTextContainer(size: label.bounds.size)
///     container.lineFragmentPadding = 0
///     manager.addTextContainer(container)
///     storage.addLayoutManager(manager)
///     let index = manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
///
/// Several containers are filled in order, as columns. Indexes and ranges outside the text are clamped to it. The rectangle of
/// an empty range is zero.
///
/// - Note: Differs from UIKit: there is a glyph for each UTF-16 unit, even within a ligature. Only paragraph styles determine
///   whether words are hyphenated. A paragraph whose style truncates wraps by words; only the container's last line is
///   truncated, if the container's line break mode requires it.
open class NSLayoutManager: NSObject {
  /// The text; nil for none. Set by the storage's `addLayoutManager`.
  open weak var textStorage: NSTextStorage? { didSet { if textStorage !== oldValue { invalidate() } } }
  /// The containers, in the order in which they are filled.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The delegate, which controls spacing and line breaks; nil for none. Not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { invalidate() } }
  /// Whether the line spacing includes the leading of fonts. True by default.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { invalidate() } } }
  /// Whether invisible characters are drawn. Stored but not used: they never are.
  open var showsInvisibleCharacters = false
  /// Whether control characters are drawn. Stored but not used: they never are.
  open var showsControlCharacters = false
  /// Whether words are hyphenated. Stored but not used: only paragraph styles determine it.
  open var usesDefaultHyphenation = false
  /// Whether layout is limited for very long lines. Stored but not used: all of the text is laid out.
  open var limitsLayoutForSuspiciousContents = false
  /// Whether parts of the text can be laid out separately. Stored but not used: lines are laid out from the start of the text.
  open var allowsNonContiguousLayout = false
  /// Whether parts of the text are laid out before others. Always false.
  open var hasNonContiguousLayout: Bool { false }

  /// The style of text without attributes.
  package var defaults = TextDefaults(font: .unspecified, color: .black) {
    didSet { invalidate() }
  }
  private var flow: TextFlow?
  private var isSetting = false
  /// Whether the characters being drawn already cast a shadow, so that their underlines and strikethroughs don't.
  var isCastingShadow = false

  /// Creates a layout manager without text or containers.
  public override init() { super.init() }
  /// Creates a layout manager without text or containers: nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// The current lines, laid out if necessary; nil during layout.
  var lines: TextFlow? {
    if let flow { return flow }
    guard let textStorage, !isSetting else { return nil }
    isSetting = true
    let new = TextFlow(self, textStorage)
    isSetting = false
    flow = new
    return new
  }

  private func invalidate() {
    flow = nil
    for container in textContainers { container.didChange?() }
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  // MARK: Containers

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Inserts a container at an index, which is clamped. Removes the container from its previous layout manager.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    if let old = container.layoutManager, let place = old.textContainers.firstIndex(where: { $0 === container }) {
      old.removeTextContainer(at: place)
    }
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
    invalidate()
  }

  /// Removes the container at an index. Does nothing if there is none.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Invalidates lines after a change of a container's size, padding or exclusion paths.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    flow = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  // MARK: Changes

  /// Processes an edit of the text. Called by the storage.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
  }

  /// Invalidates lines. They are laid out again on demand.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = all
    invalidate()
  }

  /// Invalidates glyphs and lines.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) {
    invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange)
  }

  /// Redraws the views of containers.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { invalidateDisplay(forGlyphRange: charRange) }

  /// Redraws the views of containers.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    for container in textContainers { container.didChange?() }
  }

  /// Lays out all of the text now if it is out of date.
  open func ensureLayout(for container: NSTextContainer) { _ = lines }
  /// Lays out all of the text now if it is out of date.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = lines }
  /// Lays out all of the text now if it is out of date.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = lines }
  /// Lays out all of the text now if it is out of date.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = lines }
  /// Does nothing: glyphs are generated with lines.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Does nothing: glyphs are generated with lines.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  // MARK: Glyphs and characters

  /// The number of glyphs: one for each UTF-16 unit of the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Returns whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
  /// Returns the same index: each UTF-16 unit has one glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the same index: each UTF-16 unit has one glyph.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the glyphs of characters, widened to whole user-visible characters; `actualCharacterRange` receives their characters.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    let range = NSRange(whole(part(charRange)))
    actualCharacterRange?.pointee = range
    return range
  }

  /// Returns the characters of glyphs, widened to whole user-visible characters; `actualGlyphRange` receives their glyphs.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange)
  }

  // MARK: Lines

  /// Returns the glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(units(in: container)) }

  /// Returns the glyphs of the lines in a rectangle in a container's coordinates.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let found = fragments(in: container).filter { $0.rect.minY <= bounds.maxY && $0.rect.maxY >= bounds.minY }
    guard let first = found.first, let last = found.last else { return NSRange(location: 0, length: 0) }
    return NSRange(first.range.lowerBound..<last.range.upperBound)
  }

  /// Returns the same range as `glyphRange(forBoundingRect:in:)`.
  open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange
  {
    glyphRange(forBoundingRect: bounds, in: container)
  }

  /// Returns the container of a glyph; nil if no container has space for it. `effectiveRange` receives the glyphs in the
  /// container.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let fragment = fragment(at: glyphIndex), fragment.range.contains(glyphIndex) else { return nil }
    let container = textContainers[fragment.container]
    effectiveRange?.pointee = glyphRange(for: container)
    return container
  }

  /// Returns the same container as `textContainer(forGlyphAt:effectiveRange:)`.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// Returns the bounds of the lines in a container, with the padding at their ends and the empty line at the end.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    var rect = fragments(in: container).reduce(CGRect.null) { $0.union($1.usedRect) }
    if let extra = lines?.extra, textContainers[extra.container] === container { rect = rect.union(extra.usedRect) }
    return rect.isNull ? .zero : rect
  }

  /// Returns the rectangle of the line that contains a glyph. It ends where the next line begins. `effectiveRange` receives the
  /// line's glyphs.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(fragment.range)
    return fragment.rect
  }

  /// Returns the same rectangle as `lineFragmentRect(forGlyphAt:effectiveRange:)`.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// Returns the used part of the line that contains a glyph: its glyphs and the padding at their ends. `effectiveRange` receives
  /// the line's glyphs.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(fragment.range)
    return fragment.usedRect
  }

  /// Returns the same rectangle as `lineFragmentUsedRect(forGlyphAt:effectiveRange:)`.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// Returns the position of a glyph: x from the left edge of its line's rectangle, y of the baseline from its top.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    let edges = fragment.edges(of: glyphIndex)
    return CGPoint(
      x: edges.lowerBound - fragment.rect.minX,
      y: fragment.origin.y + CGFloat(fragment.line.baseline) - fragment.rect.minY)
  }

  /// Returns whether a glyph is not drawn, such as a line break.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    fragment(at: glyphIndex).map { !$0.clusters.contains { $0.range.contains(glyphIndex) } } ?? true
  }

  /// Returns the glyphs that an ellipsis replaces in the line that contains a glyph. The location is `NSNotFound` if there is no
  /// ellipsis.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let fragment = fragment(at: glyphIndex), fragment.line.isTruncated,
      let hidden = fragment.clusters.max(by: { $0.count < $1.count }), hidden.count > 0
    else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(hidden.range)
  }

  /// Returns the first character that does not fit in the containers; the text's length if all fit.
  open func firstUnlaidCharacterIndex() -> Int { lines?.laidOut ?? 0 }
  /// Returns the first glyph that does not fit in the containers.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
  /// Stores the index of the first character that does not fit in the containers, and its glyph.
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }

  /// The rectangle of the empty line after a line break at the end of the text; zero without one.
  open var extraLineFragmentRect: CGRect { lines?.extra?.rect ?? .zero }
  /// The used part of the empty line at the end.
  open var extraLineFragmentUsedRect: CGRect { lines?.extra?.usedRect ?? .zero }
  /// The container of the empty line at the end; nil without one.
  open var extraLineFragmentTextContainer: NSTextContainer? { (lines?.extra).map { textContainers[$0.container] } }

  /// Calls the block with the rectangles, container and glyphs of each line in a range of glyphs, until it sets its last
  /// argument.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for fragment in fragments(of: part(glyphRange)) where textContainers.indices.contains(fragment.container) {
      block(fragment.rect, fragment.usedRect, textContainers[fragment.container], NSRange(fragment.range), &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls the block with rectangles that enclose the glyphs of a range in a container, line by line, until it sets its last
  /// argument. The selected range does not change the rectangles.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in enclosingRects(of: part(glyphRange), in: textContainer) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the smallest rectangle around the glyphs of a range in a container, as high as their lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rect = enclosingRects(of: part(glyphRange), in: container).reduce(CGRect.null) { $0.union($1) }
    return rect.isNull ? .zero : rect
  }

  // MARK: Points

  /// Returns the index of the character at a point in a container's coordinates, or the nearest one. Stores the fraction of the
  /// character that lies before the point in `partialFraction`, from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = character(at: point, in: container)
    partialFraction?.pointee = found.fraction
    return found.index
  }

  /// Returns the index of the glyph at a point in a container's coordinates, or the nearest one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the index of the glyph at a point in a container's coordinates, or the nearest one. Stores the fraction of the
  /// glyph that lies before the point in `partialFraction`, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// Returns the fraction of a glyph that lies before a point: 0 or 1 outside the glyph.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    character(at: point, in: container).fraction
  }

  // MARK: Drawing

  /// Draws the backgrounds of glyphs in the current context, with the container's corner at `origin`. Override it to draw more
  /// below the text.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    for run in backgroundRuns(of: part(glyphsToShow), at: origin) {
      run.color.setFill()
      run.rects.withUnsafeBufferPointer { rects in
        guard let first = rects.baseAddress else { return }
        fillBackgroundRectArray(
          first, count: rects.count, forCharacterRange: NSRange(run.range), color: run.color)
      }
    }
  }

  /// Draws glyphs in the current context, with their underlines, strikethroughs and attachments, and the container's corner at
  /// `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    paintGlyphs(of: part(glyphsToShow), at: origin)
  }

  /// Fills the background rectangles of characters with the same background color. Override it for other shapes.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    color.setFill()
    for index in 0..<max(0, rectCount) { UIRectFill(rectArray[index]) }
  }

  /// Draws the underline of glyphs. Override it to customize the line.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    paintLines(of: part(glyphRange), underlineVal, isUnderline: true, at: containerOrigin)
  }

  /// Draws the strikethrough of glyphs. Override it to customize the line.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    paintLines(of: part(glyphRange), strikethroughVal, isUnderline: false, at: containerOrigin)
  }

  /// Underlines glyphs of one line of text with `drawUnderline`.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: 0, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Strikes through glyphs of one line of text with `drawStrikethrough`.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Returns the size of an attachment in the layout; (-1, -1) if there is none.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let fragment = fragment(at: glyphIndex),
      let run = fragment.line.runs.first(where: { $0.isBox && fragment.range(of: $0).contains(glyphIndex) }),
      let bounds = fragment.paragraph.attachments[run.style]
    else { return CGSize(width: -1, height: -1) }
    return bounds.size
  }
}
