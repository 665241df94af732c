// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// In this class, a glyph is a UTF-16 unit of the text. The drawn glyphs are stored in clusters, and an invisible
// glyph has no width. A glyph's index is therefore its character's index, as on iOS in text without ligatures.
//
// After a change, all lines are laid out again on demand (TextFlow.swift).

public import Foundation
import TesseraFoundation
public import TesseraGraphics
import TesseraText

/// A layout manager that lays out a text storage's text in containers, provides the geometry of characters, and draws
/// them.
///
///     let storage = NSTextStorage(attributedString: label.attributedText!)
///     let manager = NSLayoutManager()
///     let container = NSTextContainer(size: label.bounds.size)
///     container.lineFragmentPadding = 0
///     manager.addTextContainer(container)
///     storage.addLayoutManager(manager)
///     let index = manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
///
/// Containers are filled in order, like columns. Indexes and ranges outside of the text are clamped. The rectangle of
/// an empty range is zero.
///
/// - Note: Differs from UIKit: there is one glyph per UTF-16 unit, even within a ligature. Hyphenation is determined
///   only by paragraph styles. A paragraph with a truncating line break mode wraps by word. Only the container's last
///   line is truncated, if the container's line break mode requires it.
open class NSLayoutManager: NSObject {
  /// The text storage, or nil. Set by the storage's `addLayoutManager`.
  open weak var textStorage: NSTextStorage? { didSet { if textStorage !== oldValue { invalidate() } } }
  /// The containers, in filling order.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The delegate, which customizes spacing and line breaks, or nil. Not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { invalidate() } }
  /// Whether line spacing includes the fonts' leading. True by default.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { invalidate() } } }
  /// Whether invisible characters are drawn. Stored but not used, because they are never drawn.
  open var showsInvisibleCharacters = false
  /// Whether control characters are drawn. Stored but not used, because they are never drawn.
  open var showsControlCharacters = false
  /// Whether words are hyphenated. Stored but not used, because paragraph styles determine hyphenation.
  open var usesDefaultHyphenation = false
  /// Whether layout is limited for very long lines. Stored but not used, because the whole text is always laid out.
  open var limitsLayoutForSuspiciousContents = false
  /// Whether parts of the text can be laid out separately. Stored but not used, because lines are laid out from the
  /// start of the text.
  open var allowsNonContiguousLayout = false
  /// Whether the layout has gaps. Always false.
  open var hasNonContiguousLayout: Bool { false }

  /// The style of text without attributes.
  package var defaults = TextDefaults(font: .unspecified, color: .black) {
    didSet { invalidate() }
  }
  private var flow: TextFlow?
  private var isSetting = false
  /// Whether the characters being drawn cast a shadow. If so, their underlines and strikethroughs cast no separate
  /// shadow.
  var isCastingShadow = false

  /// Creates a layout manager without text or containers.
  public override init() { super.init() }
  /// Creates a layout manager without text or containers. The coder isn't read.
  public required init?(coder: NSCoder) { super.init() }

  /// The current lines, laid out if necessary, or nil during layout.
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

  /// Adds a container after the existing containers.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Inserts a container at an index and removes it from its previous layout manager. The index is clamped.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    if let old = container.layoutManager, let place = old.textContainers.firstIndex(where: { $0 === container }) {
      old.removeTextContainer(at: place)
    }
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
    invalidate()
  }

  /// Removes the container at an index. A no-op if the index is invalid.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Invalidates lines after a container's size, padding or exclusion paths have changed.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    flow = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  // MARK: Changes

  /// Processes an edit of the text. Called by the text storage.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
  }

  /// Invalidates lines, which are laid out again on demand.
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

  /// Redraws the views that show the text.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { invalidateDisplay(forGlyphRange: charRange) }

  /// Redraws the views that show the text.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    for container in textContainers { container.didChange?() }
  }

  /// Lays out the whole text if its layout is invalid.
  open func ensureLayout(for container: NSTextContainer) { _ = lines }
  /// Lays out the whole text if its layout is invalid.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = lines }
  /// Lays out the whole text if its layout is invalid.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = lines }
  /// Lays out the whole text if its layout is invalid.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = lines }
  /// Does nothing, because glyphs are generated during layout.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Does nothing, because glyphs are generated during layout.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  // MARK: Glyphs and characters

  /// The number of glyphs, one per UTF-16 unit of the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Returns whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
  /// Returns the glyph index, because each UTF-16 unit has one glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the character index, because each UTF-16 unit has one glyph.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the glyph range for a character range, extended to whole characters. Stores the corresponding character
  /// range in `actualCharacterRange`.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    let range = NSRange(whole(part(charRange)))
    actualCharacterRange?.pointee = range
    return range
  }

  /// Returns the character range for a glyph range, extended to whole characters. Stores the corresponding glyph
  /// range in `actualGlyphRange`.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange)
  }

  // MARK: Lines

  /// Returns the range of the glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(units(in: container)) }

  /// Returns the range of the glyphs on lines that intersect a rectangle in a container's coordinate space.
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

  /// Returns the container of a glyph, or nil if the glyph fits in no container. Stores the container's glyph range
  /// in `effectiveRange`.
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

  /// Returns the bounds of the lines in a container, including line fragment padding and the extra line at the end.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    var rect = fragments(in: container).reduce(CGRect.null) { $0.union($1.usedRect) }
    if let extra = lines?.extra, textContainers[extra.container] === container { rect = rect.union(extra.usedRect) }
    return rect.isNull ? .zero : rect
  }

  /// Returns the rectangle of the line that contains a glyph. It extends to the beginning of the next line. Stores
  /// the line's glyph range in `effectiveRange`.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(fragment.range)
    return fragment.rect
  }

  /// Returns the same rectangle as `lineFragmentRect(forGlyphAt:effectiveRange:)`.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// Returns the used part of the line that contains a glyph: the line's glyphs and line fragment padding. Stores the
  /// line's glyph range in `effectiveRange`.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(fragment.range)
    return fragment.usedRect
  }

  /// Returns the same rectangle as `lineFragmentUsedRect(forGlyphAt:effectiveRange:)`.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// Returns the position of a glyph within its line's rectangle. The x-coordinate is relative to the left edge. The
  /// y-coordinate is the distance from the top to the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    let edges = fragment.edges(of: glyphIndex)
    return CGPoint(
      x: edges.lowerBound - fragment.rect.minX,
      y: fragment.origin.y + CGFloat(fragment.line.baseline) - fragment.rect.minY)
  }

  /// Returns whether a glyph, such as a line break, isn't drawn.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    fragment(at: glyphIndex).map { !$0.clusters.contains { $0.range.contains(glyphIndex) } } ?? true
  }

  /// Returns the range of the glyphs that an ellipsis replaces in the line that contains a glyph. The location is
  /// `NSNotFound` if the line has no ellipsis.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let fragment = fragment(at: glyphIndex), fragment.line.isTruncated,
      let hidden = fragment.clusters.max(by: { $0.count < $1.count }), hidden.count > 0
    else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(hidden.range)
  }

  /// Returns the index of the first character that doesn't fit in the containers, or the text's length if all
  /// characters fit.
  open func firstUnlaidCharacterIndex() -> Int { lines?.laidOut ?? 0 }
  /// Returns the index of the first glyph that doesn't fit in the containers.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
  /// Stores the index of the first character that doesn't fit in the containers, and the index of its glyph.
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }

  /// The rectangle of the empty line after a final line break, or zero if there is none.
  open var extraLineFragmentRect: CGRect { lines?.extra?.rect ?? .zero }
  /// The used part of the empty line after a final line break.
  open var extraLineFragmentUsedRect: CGRect { lines?.extra?.usedRect ?? .zero }
  /// The container of the empty line after a final line break, or nil if there is none.
  open var extraLineFragmentTextContainer: NSTextContainer? { (lines?.extra).map { textContainers[$0.container] } }

  /// Calls the block with the rectangle, used rectangle, container and glyph range of each line in a glyph range,
  /// until the block sets its last argument to true.
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

  /// Calls the block with rectangles that enclose a glyph range in a container, line by line, until the block sets
  /// its last argument to true. The selected range doesn't affect the rectangles.
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

  /// Returns the smallest rectangle that encloses a glyph range in a container. Includes the full height of the
  /// lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rect = enclosingRects(of: part(glyphRange), in: container).reduce(CGRect.null) { $0.union($1) }
    return rect.isNull ? .zero : rect
  }

  // MARK: Points

  /// Returns the index of the character at or nearest to a point in a container's coordinate space. Stores the
  /// fraction of the character that precedes the point in `partialFraction`, from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = character(at: point, in: container)
    partialFraction?.pointee = found.fraction
    return found.index
  }

  /// Returns the index of the glyph at or nearest to a point in a container's coordinate space.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the index of the glyph at or nearest to a point in a container's coordinate space. Stores the fraction
  /// of the glyph that precedes the point in `partialFraction`, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// Returns the fraction of a glyph that precedes a point. Returns 0 or 1 for a point outside of the glyph.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    character(at: point, in: container).fraction
  }

  // MARK: Drawing

  /// Draws the backgrounds of glyphs in the current context, with the container's origin at `origin`. Override this
  /// method to draw additional content under the text.
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

  /// Draws glyphs in the current context, including underlines, strikethroughs and attachments, with the container's
  /// origin at `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    paintGlyphs(of: part(glyphsToShow), at: origin)
  }

  /// Fills the background rectangles of characters that have the same background color. Override this method to draw
  /// other shapes.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    color.setFill()
    for index in 0..<max(0, rectCount) { UIRectFill(rectArray[index]) }
  }

  /// Draws the underline of glyphs. Override this method to customize the underline.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    paintLines(of: part(glyphRange), underlineVal, isUnderline: true, at: containerOrigin)
  }

  /// Draws the strikethrough of glyphs. Override this method to customize the strikethrough.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    paintLines(of: part(glyphRange), strikethroughVal, isUnderline: false, at: containerOrigin)
  }

  /// Underlines glyphs on a single line by calling `drawUnderline`.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: 0, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Strikes through glyphs on a single line by calling `drawStrikethrough`.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Returns the size of an attachment in the layout, or (-1, -1) if there is none.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let fragment = fragment(at: glyphIndex),
      let run = fragment.line.runs.first(where: { $0.isBox && fragment.range(of: $0).contains(glyphIndex) }),
      let bounds = fragment.paragraph.attachments[run.style]
    else { return CGSize(width: -1, height: -1) }
    return bounds.size
  }
}
