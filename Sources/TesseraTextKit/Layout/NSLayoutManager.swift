// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A glyph here is a UTF-16 unit of the text: what a glyph stands for is in clusters, and one that shows nothing has no
// width. So the index of a glyph is the index of its character, as it is on iOS in all text without ligatures.
//
// Lines are set all at once, when something asks after a change (TextFlow.swift).

public import Foundation
import TesseraFoundation
public import TesseraGraphics
import TesseraText

/// Sets the text of a storage into containers, tells where its characters stand, and draws it.
///
///     let storage = NSTextStorage(attributedString: label.attributedText!)
///     let manager = NSLayoutManager()
///     let container = NSTextContainer(size: label.bounds.size)
///     container.lineFragmentPadding = 0
///     manager.addTextContainer(container)
///     storage.addLayoutManager(manager)
///     let index = manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
///
/// Several containers are filled one after the other, as columns. Indexes that are not in the text count as the nearest
/// that are, and ranges as their part in it; rectangles of nothing are zero.
///
/// - Note: Differs from UIKit: there is a glyph for each UTF-16 unit, also for one that is part of a ligature. Words are
///   not hyphenated. A paragraph whose style truncates is wrapped by words; the container's last line is truncated where
///   the container's mode says so.
open class NSLayoutManager: NSObject {
  /// The text; nil for none. Set by the storage's `addLayoutManager`.
  open weak var textStorage: NSTextStorage? { didSet { if textStorage !== oldValue { invalidate() } } }
  /// In the order in which they are filled.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Is asked about spaces and breaks; nil for none. Not retained.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { invalidate() } }
  /// Whether lines have the distance that their fonts ask for. True by default.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { invalidate() } } }
  /// Kept and not used: what does not show is never drawn.
  open var showsInvisibleCharacters = false
  /// Kept and not used: what does not show is never drawn.
  open var showsControlCharacters = false
  /// Kept and not used: words are not hyphenated.
  open var usesDefaultHyphenation = false
  /// Kept and not used: all of the text is set.
  open var limitsLayoutForSuspiciousContents = false
  /// Kept and not used: lines are set from the start of the text.
  open var allowsNonContiguousLayout = false
  /// Whether parts of the text are set before others. Always false.
  open var hasNonContiguousLayout: Bool { false }

  /// What text looks like that has no attributes.
  package var defaults = TextDefaults(font: .unspecified, color: .black) {
    didSet { invalidate() }
  }
  private var flow: TextFlow?
  private var isSetting = false
  /// Whether the characters being drawn already cast a shadow, so that their lines need not.
  var isCastingShadow = false

  /// A layout manager without text and containers.
  public override init() { super.init() }
  /// A layout manager without text and containers: nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  /// Lines as they are now, set where that was not done. While they are being set there are none.
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

  /// Adds a container behind the others.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Adds a container before that of an index, which counts as the nearest there is. It leaves the manager it was of.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    if let old = container.layoutManager, let place = old.textContainers.firstIndex(where: { $0 === container }) {
      old.removeTextContainer(at: place)
    }
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
    invalidate()
  }

  /// Takes a container away. An index without one is left alone.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// A container's size, padding or paths changed: lines are set anew when they are asked for.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    flow = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  // MARK: Changes

  /// Called by the storage when its text was edited.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
  }

  /// Has lines set anew when they are asked for.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = all
    invalidate()
  }

  /// Has glyphs made anew, and lines with them.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) {
    invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange)
  }

  /// Has the views of containers drawn anew.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { invalidateDisplay(forGlyphRange: charRange) }

  /// Has the views of containers drawn anew.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    for container in textContainers { container.didChange?() }
  }

  /// Sets all lines of the text now, where they are out of date.
  open func ensureLayout(for container: NSTextContainer) { _ = lines }
  /// Sets all lines of the text now, where they are out of date.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = lines }
  /// Sets all lines of the text now, where they are out of date.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = lines }
  /// Sets all lines of the text now, where they are out of date.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = lines }
  /// Does nothing: glyphs are made with lines.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Does nothing: glyphs are made with lines.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  // MARK: Glyphs and characters

  /// One for each UTF-16 unit of the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Whether there is a glyph with an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
  /// The same index: each UTF-16 unit has one glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The same index: each UTF-16 unit has one glyph.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The glyphs of characters, whole letters of them; `actualCharacterRange` gets their characters.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    let range = NSRange(whole(part(charRange)))
    actualCharacterRange?.pointee = range
    return range
  }

  /// The characters of glyphs, whole letters of them; `actualGlyphRange` gets their glyphs.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange)
  }

  // MARK: Lines

  /// The glyphs in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(units(in: container)) }

  /// The glyphs of the lines in a rectangle of a container's coordinates.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let found = fragments(in: container).filter { $0.rect.minY <= bounds.maxY && $0.rect.maxY >= bounds.minY }
    guard let first = found.first, let last = found.last else { return NSRange(location: 0, length: 0) }
    return NSRange(first.range.lowerBound..<last.range.upperBound)
  }

  /// The same as `glyphRange(forBoundingRect:in:)`.
  open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange
  {
    glyphRange(forBoundingRect: bounds, in: container)
  }

  /// The container that a glyph stands in, and the glyphs there; nil where it stands in none.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let fragment = fragment(at: glyphIndex), fragment.range.contains(glyphIndex) else { return nil }
    let container = textContainers[fragment.container]
    effectiveRange?.pointee = glyphRange(for: container)
    return container
  }

  /// The same as `textContainer(forGlyphAt:effectiveRange:)`.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// What the lines in a container take of it, with the padding at their ends and the empty line at the end.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    var rect = fragments(in: container).reduce(CGRect.null) { $0.union($1.usedRect) }
    if let extra = lines?.extra, textContainers[extra.container] === container { rect = rect.union(extra.usedRect) }
    return rect.isNull ? .zero : rect
  }

  /// The rectangle that was laid out as a line with a glyph, and its glyphs. It ends where the next line begins.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(fragment.range)
    return fragment.rect
  }

  /// The same as `lineFragmentRect(forGlyphAt:effectiveRange:)`.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// What glyphs and the padding at their ends take of the line with a glyph, and its glyphs.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(fragment.range)
    return fragment.usedRect
  }

  /// The same as `lineFragmentUsedRect(forGlyphAt:effectiveRange:)`.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// Where a glyph stands: x from the left edge of its line's rectangle, y of the baseline from its top.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    let edges = fragment.edges(of: glyphIndex)
    return CGPoint(
      x: edges.lowerBound - fragment.rect.minX,
      y: fragment.origin.y + CGFloat(fragment.line.baseline) - fragment.rect.minY)
  }

  /// Whether a glyph is not drawn, as a line break is not.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    fragment(at: glyphIndex).map { !$0.clusters.contains { $0.range.contains(glyphIndex) } } ?? true
  }

  /// The glyphs that an ellipsis stands for in the line with a glyph; its location is `NSNotFound` without one.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let fragment = fragment(at: glyphIndex), fragment.line.isTruncated,
      let hidden = fragment.clusters.max(by: { $0.count < $1.count }), hidden.count > 0
    else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(hidden.range)
  }

  /// The first character that no container has room for; the text's length where all stand in one.
  open func firstUnlaidCharacterIndex() -> Int { lines?.laidOut ?? 0 }
  /// The first glyph that no container has room for.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
  /// The first character that no container has room for, and its glyph.
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }

  /// The empty line that a line break at the end of the text begins; zero without one.
  open var extraLineFragmentRect: CGRect { lines?.extra?.rect ?? .zero }
  /// What of the empty line at the end counts as used.
  open var extraLineFragmentUsedRect: CGRect { lines?.extra?.usedRect ?? .zero }
  /// The container of the empty line at the end; nil without one.
  open var extraLineFragmentTextContainer: NSTextContainer? { (lines?.extra).map { textContainers[$0.container] } }

  /// Calls the block with the rectangles, container and glyphs of each line, from the first that holds glyphs of a range,
  /// until it sets its last argument.
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

  /// Calls the block with rectangles that enclose the glyphs of a range in a container, line by line, until it sets its
  /// last argument. Selected glyphs within the other range would have the same rectangles.
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

  /// The smallest rectangle around the glyphs of a range in a container, as high as their lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rect = enclosingRects(of: part(glyphRange), in: container).reduce(CGRect.null) { $0.union($1) }
    return rect.isNull ? .zero : rect
  }

  // MARK: Points

  /// The character at a point of a container's coordinates, or the nearest one; how much of it lies before the point is
  /// stored in `partialFraction`, from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = character(at: point, in: container)
    partialFraction?.pointee = found.fraction
    return found.index
  }

  /// The glyph at a point of a container's coordinates, or the nearest one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The glyph at a point of a container's coordinates, or the nearest one; how much of it lies before the point is
  /// stored in `partialFraction`, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// How much of a glyph lies before a point: 0 or 1 beside it.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    character(at: point, in: container).fraction
  }

  // MARK: Drawing

  /// Draws the grounds of glyphs on the current context, the container's corner at `origin`. Override it to draw more
  /// behind text.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    for ground in grounds(of: part(glyphsToShow), at: origin) {
      ground.color.setFill()
      ground.rects.withUnsafeBufferPointer { rects in
        guard let first = rects.baseAddress else { return }
        fillBackgroundRectArray(
          first, count: rects.count, forCharacterRange: NSRange(ground.range), color: ground.color)
      }
    }
  }

  /// Draws glyphs on the current context, with their lines and attachments, the container's corner at `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    paintGlyphs(of: part(glyphsToShow), at: origin)
  }

  /// Fills the rectangles behind characters that have one ground colour. Override it for other shapes.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    color.setFill()
    for index in 0..<max(0, rectCount) { UIRectFill(rectArray[index]) }
  }

  /// Draws the line under glyphs. Override it for another line.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    paintLines(of: part(glyphRange), underlineVal, isUnderline: true, at: containerOrigin)
  }

  /// Draws the line through glyphs. Override it for another line.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    paintLines(of: part(glyphRange), strikethroughVal, isUnderline: false, at: containerOrigin)
  }

  /// Draws the line under glyphs of one line of text, by `drawUnderline`.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: 0, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws the line through glyphs of one line of text, by `drawStrikethrough`.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// The size of an attachment as it was set; (-1, -1) where there is none.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let fragment = fragment(at: glyphIndex),
      let run = fragment.line.runs.first(where: { $0.isBox && fragment.range(of: $0).contains(glyphIndex) }),
      let bounds = fragment.paragraph.attachments[run.style]
    else { return CGSize(width: -1, height: -1) }
    return bounds.size
  }
}
