// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Elements are laid out from the document's start, as far as somebody asks. What was laid out before an edit stays. The
// lines are set by TextFlow, as those of NSLayoutManager are.

public import Foundation
import TesseraFoundation
import TesseraGraphics

/// Lays out the elements of a content manager in a container, a fragment for each, tells where their characters stand, and
/// knows how they are drawn.
///
///     let content = NSTextContentStorage()
///     let layout = NSTextLayoutManager()
///     layout.textContainer = NSTextContainer(size: CGSize(width: 300, height: 0))
///     content.addTextLayoutManager(layout)
///     content.textStorage?.setAttributedString(text)
///     layout.enumerateTextLayoutFragments(from: nil, options: []) { fragment in
///       fragment.draw(at: fragment.layoutFragmentFrame.origin, in: context)
///       return true
///     }
///
/// - Note: Differs from UIKit: sizes are never estimated. What is asked for is laid out with everything before it, and an
///   edit inside of an enumeration ends it.
open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
  /// What the rectangles of a range are for.
  public enum SegmentType: Int, Sendable {
    /// The characters.
    case standard = 0
    /// A selection: a line break reaches to the end of the container.
    case selection
    /// Found or marked text.
    case highlight
  }

  /// How rectangles of a range are told.
  public struct SegmentOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// The options of a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The block is given no ranges.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1)
    /// Lines between the first and the last are left out.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 2)
    /// The first rectangle reaches to the beginning of its line.
    public static let headSegmentExtended = SegmentOptions(rawValue: 4)
    /// The last rectangle reaches to the end of its line.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 8)
    /// An empty range between two lines is on the upper one.
    public static let upstreamAffinity = SegmentOptions(rawValue: 16)
  }

  /// Makes fragments and is asked about lines; nil, the default, for nobody. Not retained.
  open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { contentDidChange(from: 0) } }
  /// Whether lines have the distance that their fonts ask for. True by default.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { contentDidChange(from: 0) } } }
  /// Kept and not used: all of the text is laid out. False by default.
  open var limitsLayoutForSuspiciousContents = false
  /// Kept and not used: paragraph styles say what is hyphenated. False by default.
  open var usesHyphenation = false
  /// Kept and not used: the direction of a paragraph follows from its style and characters. False by default.
  open var resolvesNaturalAlignmentWithBaseWritingDirection = false
  /// Where layout runs. Kept and not used: it runs where it is asked for. Nil by default.
  open var layoutQueue: OperationQueue?
  /// The document; nil for none. Set by the content manager's `addTextLayoutManager`.
  open private(set) weak var textContentManager: NSTextContentManager?
  /// The room; nil, the default, for none. One that another manager has leaves it.
  open var textContainer: NSTextContainer? {
    didSet {
      guard textContainer !== oldValue else { return }
      if oldValue?.textLayoutManager === self { oldValue?.textLayoutManager = nil }
      if let other = textContainer?.textLayoutManager, other !== self { other.textContainer = nil }
      textContainer?.textLayoutManager = self
      contentDidChange(from: 0)
    }
  }
  /// What is selected; nothing by default. Kept for the app and for edits; drawing is a view's.
  open var textSelections: [NSTextSelection] = []
  /// Moves selections.
  open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
  /// Tells what fragments a view shows.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)
  /// Is called before a fragment is drawn the first time, to set rendering attributes. Nil by default.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
    didSet { invalidateLook(of: nil) }
  }

  /// What links are drawn with on top of their own attributes: the tint colour.
  open class var linkRenderingAttributes: [NSAttributedString.Key: Any] { [.foregroundColor: UIColor.tintColor] }

  /// What text looks like that has no attributes.
  package var defaults = TextDefaults(font: .unspecified, color: .black) {
    didSet { if defaults != oldValue { contentDidChange(from: 0) } }
  }
  /// What links are drawn with instead of the class's attributes; nil for these.
  package var linkAttributes: [NSAttributedString.Key: Any]?
  /// Is called when lines or their look are out of date.
  package var didChange: (() -> Void)?
  private(set) var rendering = RenderingAttributes()
  /// The views of attachments.
  var attachmentViews = AttachmentViewTable()
  /// The view that those are shown in; nil for none.
  package weak var attachmentParent: AnyObject?

  /// A fragment with its place.
  private struct Entry {
    var fragment: NSTextLayoutFragment
    /// Units of the document.
    var units: Range<Int>
    /// The flow behind it.
    var flow: TextFlow
  }

  private var entries: [Entry] = []
  /// Whether everything is laid out that the container has room for.
  private var isComplete = false
  private var isLayingOut = false
  /// How often lines went out of date.
  private var generation = 0
  /// How many elements have been laid out, for tests of what is done again.
  package private(set) var layoutCount = 0

  /// A layout manager without a document and a room.
  public override init() { super.init() }
  /// A layout manager without a document and a room: nothing is decoded.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Documents

  /// Takes part in another document, instead of the present one.
  open func replace(_ textContentManager: NSTextContentManager) {
    guard let old = self.textContentManager, old !== textContentManager else {
      return textContentManager.addTextLayoutManager(self)
    }
    let isPrimary = old.primaryTextLayoutManager === self
    textContentManager.addTextLayoutManager(self)
    if isPrimary { textContentManager.primaryTextLayoutManager = self }
  }

  func contentManagerDidChange(to new: NSTextContentManager?) {
    textContentManager = new
    rendering = RenderingAttributes()
    textSelections = []
    contentDidChange(from: 0)
  }

  func containerDidChange() { contentDidChange(from: 0) }

  /// The document is another from a unit on, or its lines are to be set anew.
  func contentDidChange(from unit: Int) {
    generation &+= 1
    let kept = entries.firstIndex { $0.units.upperBound > unit } ?? entries.count
    for entry in entries[kept...] { entry.fragment.textLayoutManager = nil }
    attachmentViews.putAside(from: kept > 0 ? entries[kept - 1].units.upperBound : 0)
    entries.removeSubrange(kept...)
    isComplete = false
    report()
  }

  private func report() {
    didChange?()
    textContainer?.didChange?()
  }

  // MARK: Layout

  /// Lays out elements until one is enough, or all are.
  private func layOut(until isEnough: (Range<Int>, CGRect) -> Bool) {
    guard !isComplete, !isLayingOut, let content = textContentManager, let container = textContainer else { return }
    if let last = entries.last, isEnough(last.units, last.fragment.layoutFragmentFrame) { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let length = content.length
    let started = generation
    var flow =
      entries.last?.flow ?? TextFlow(in: container, defaults: defaults, usesFontLeading: usesFontLeading)
    var isStopped = false
    let start = entries.last.map { content.place(at: $0.units.upperBound) }
    content.enumerateTextElements(from: start, options: []) { element in
      guard let range = element.elementRange else { return true }
      let units = content.units(of: range)
      guard units.lowerBound >= entries.last?.units.upperBound ?? 0, !units.isEmpty else { return true }
      guard !flow.isFull else { return false }
      let fragment =
        delegate?.textLayoutManager(self, textLayoutFragmentFor: range.location, in: element)
        ?? NSTextLayoutFragment(textElement: element, range: range)
      let isLast = units.upperBound >= length
      let piece = flow.take(fragment.text, request(for: fragment, units, of: content, endsText: isLast))
      // Whoever was asked may have changed the document.
      guard generation == started else {
        isStopped = true
        return false
      }
      layoutCount += 1
      guard piece.isWhole || !piece.fragments.isEmpty else { return false }
      fragment.textLayoutManager = self
      fragment.adopt(piece, units: units, padding: container.padding)
      entries.append(Entry(fragment: fragment, units: units, flow: flow))
      isStopped = isEnough(units, fragment.layoutFragmentFrame)
      return !isStopped
    }
    guard !isStopped else { return }
    isComplete = true
    attachmentViews.dropAside()
  }

  private func layOutAll() { layOut { _, _ in false } }

  /// Lays out a range with everything before it.
  open func ensureLayout(for range: NSTextRange) {
    guard let end = textContentManager?.units(to: range.endLocation) else { return }
    layOut { units, _ in units.upperBound >= end }
  }

  /// Lays out what stands in a rectangle of the container's coordinates, with everything before it.
  open func ensureLayout(for bounds: CGRect) { layOut { _, frame in frame.minY >= bounds.maxY } }

  /// Has elements laid out anew from the first one with characters of a range.
  open func invalidateLayout(for range: NSTextRange) {
    guard let unit = textContentManager?.units(to: range.location) else { return }
    contentDidChange(from: unit)
  }

  /// What lines take of the container, with the padding at their ends. All of the text is laid out for it.
  open var usageBoundsForTextContainer: CGRect {
    layOutAll()
    let padding = textContainer?.padding ?? 0
    var bounds = CGRect.null
    for entry in entries {
      let frame = entry.fragment.layoutFragmentFrame
      bounds = bounds.union(
        CGRect(x: frame.minX - padding, y: frame.minY, width: frame.width + 2 * padding, height: frame.height))
    }
    return bounds.isNull ? .zero : bounds
  }

  // MARK: Fragments

  /// The fragment at a height of the container's coordinates, whatever x is; nil above and below all.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    guard position.y >= 0 else { return nil }
    layOut { _, frame in frame.maxY > position.y }
    let index = index { $0.fragment.layoutFragmentFrame.maxY > position.y }
    return entries.indices.contains(index) ? entries[index].fragment : nil
  }

  /// The fragment with the character at a place; nil where there is none.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    guard let unit = textContentManager?.units(to: location) else { return nil }
    layOut { units, _ in units.upperBound > unit }
    let index = index { $0.units.upperBound > unit }
    return entries.indices.contains(index) && entries[index].units.contains(unit) ? entries[index].fragment : nil
  }

  /// The fragment with an insertion point: at the end of a text the last one.
  func fragment(holding unit: Int) -> NSTextLayoutFragment? {
    layOut { units, _ in units.upperBound > unit }
    let index = index { $0.units.upperBound > unit }
    if entries.indices.contains(index), entries[index].units.lowerBound <= unit { return entries[index].fragment }
    return entries[..<min(index, entries.count)].last?.fragment
  }

  /// The first entry for which a condition holds that holds for all behind it.
  private func index(where holds: (Entry) -> Bool) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(entries[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Calls the block with fragments, from the one with a place or, for nil, from the first or, in reverse, the last, until it
  /// answers false. In reverse a place counts as the end of the character before it. Returns the edge of the last fragment
  /// told; nil for none.
  @discardableResult open func enumerateTextLayoutFragments(
    from textLocation: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions,
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    guard let content = textContentManager else { return nil }
    let isReverse = options.contains(.reverse)
    let start = textLocation.map(content.units(to:)) ?? (isReverse ? Int.max : 0)
    var edge: (any NSTextLocation)?
    func tell(_ entry: Entry) -> Bool {
      let started = generation
      edge = content.place(at: isReverse ? entry.units.lowerBound : entry.units.upperBound)
      return block(entry.fragment) && generation == started
    }
    if isReverse {
      layOut { units, _ in units.upperBound >= start }
      var index = index { $0.units.lowerBound >= start } - 1
      while entries.indices.contains(index), tell(entries[index]) { index -= 1 }
    } else {
      layOut { units, _ in units.upperBound > start }
      var index = index { $0.units.upperBound > start }
      while true {
        if index >= entries.count, let end = entries.last?.units.upperBound {
          layOut { units, _ in units.upperBound > end }
        }
        guard entries.indices.contains(index), tell(entries[index]) else { break }
        index += 1
      }
    }
    return edge
  }

  // MARK: Editing

  /// Puts elements in place of a range, in a transaction of the content manager.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    guard let content = textContentManager else { return }
    content.performEditingTransaction { content.replaceContents(in: range, with: textElements) }
  }

  /// Puts a text in place of a range, in a transaction of the content manager.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
  }

  // MARK: Look

  /// Calls the block with stretches of rendering attributes, from a place on or back to the beginning, until it answers
  /// false.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    guard let content = textContentManager else { return }
    let unit = content.units(to: location)
    let runs = rendering.runs(in: reverse ? 0..<unit : unit..<max(unit, content.length))
    for run in reverse ? runs.reversed() : runs {
      guard block(self, run.attributes, content.range(run.range)) else { return }
    }
  }

  /// Draws characters with these attributes on top of their own, and no other rendering attributes.
  open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
    changeRendering(of: textRange) { _ in renderingAttributes }
  }

  /// Draws characters with one more attribute on top of their own; nil to draw them without any of that name.
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) {
    changeRendering(of: textRange) { attributes in
      var new = attributes
      new[renderingAttribute] = value
      return new
    }
  }

  /// Takes a rendering attribute away from characters.
  open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
    addRenderingAttribute(renderingAttribute, value: nil, for: textRange)
  }

  /// Takes all rendering attributes away from characters. The validator is called for them again.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) {
    changeRendering(of: textRange) { _ in [:] }
    invalidateLook(of: textContentManager?.units(of: textRange))
  }

  private func changeRendering(
    of range: NSTextRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    guard let content = textContentManager else { return }
    rendering.change(content.units(of: range).clamped(to: 0..<content.length), change)
    if !isValidating { report() }
  }

  func shiftRenderingAttributes(_ edit: NSRange, by delta: Int) { rendering.follow(edit, by: delta) }

  private var isValidating = false

  /// Has the validator see a fragment once.
  func validate(_ fragment: NSTextLayoutFragment) {
    guard let renderingAttributesValidator, !fragment.isValidated else { return }
    fragment.isValidated = true
    isValidating = true
    renderingAttributesValidator(self, fragment)
    isValidating = false
  }

  private func invalidateLook(of units: Range<Int>?) {
    for entry in entries where units.map(entry.units.overlaps) ?? true { entry.fragment.isValidated = false }
    report()
  }

  /// What a link is drawn with on top of its own attributes: what the delegate answers, else the class's attributes.
  open func renderingAttributes(
    forLink link: Any, at location: any NSTextLocation
  ) -> [NSAttributedString.Key: Any] {
    let standard = linkAttributes ?? Self.linkRenderingAttributes
    guard let delegate else { return standard }
    return delegate.textLayoutManager(
      self, renderingAttributesForLink: link, at: location, defaultAttributes: standard) ?? [:]
  }

  /// What a line of a fragment is drawn with on top of its text's attributes, in units of its element's text.
  func overlays(on range: Range<Int>, of fragment: NSTextLayoutFragment) -> [RenderingAttributes.Run] {
    var overlays = RenderingAttributes()
    let text = fragment.text
    let part = NSRange(range).clamped(to: text.length)
    if part.length > 0 {
      text.enumerateAttribute(.link, in: part) { link, range, _ in
        guard let link, let found = Range(range),
          let place = textContentManager?.place(at: fragment.documentUnit(at: range.location))
        else { return }
        let attributes = renderingAttributes(forLink: link, at: place)
        overlays.change(found) { $0.merging(attributes) { $1 } }
      }
    }
    let (low, high) = (fragment.documentUnit(at: range.lowerBound), fragment.documentUnit(at: range.upperBound))
    let start = fragment.units.lowerBound
    for run in rendering.runs(in: low..<max(low, high)) {
      overlays.change(run.range.lowerBound - start..<run.range.upperBound - start) {
        $0.merging(run.attributes) { $1 }
      }
    }
    return overlays.runs
  }

  /// Whether something beside the text says how it looks.
  package var hasOwnLook: Bool {
    delegate != nil || !rendering.isEmpty || renderingAttributesValidator != nil
      || type(of: self) != NSTextLayoutManager.self || textContentManager?.contentDelegateStorage != nil
      || textContentManager.map { type(of: $0) != NSTextContentStorage.self } ?? false
  }

  // MARK: Selections

  /// All of the document; empty without one.
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(location: CountedLocation(0))
  }

  /// The place that many units further; nil outside the document.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    textContentManager?.location(location, offsetBy: offset)
  }

  /// How many units the second place is behind the first; `NSNotFound` without a document.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    textContentManager?.offset(from: from, to: to) ?? NSNotFound
  }

  /// Which way the line at a place runs; from left to right without one.
  open func baseWritingDirection(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.WritingDirection { direction(at: location) }

  /// Calls the block with rectangles that characters of a range take, line by line from the left, until it answers false:
  /// with their range, the rectangle in the container's coordinates, how far the baseline is below its top, and the
  /// container. An empty range has one rectangle without width.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    for segment in segments(of: textRange, type, options) {
      guard let textContainer,
        block(options.contains(.rangeNotRequired) ? nil : segment.range, segment.frame, segment.baseline, textContainer)
      else { return }
    }
  }

  /// Calls the block with pieces of the text from a place on, with their ranges and those with what parts them from the next.
  open func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { tellSubstrings(from: location, options, block) }

  /// The character, word, sentence, line or paragraph with a place; nil for none.
  open func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange? { unit(selectionGranularity, around: location) }

  /// Calls the block with the insertion points of the line with a place, from the left: how far each is from the container's
  /// left edge, its character, and whether it stands before that or behind.
  open func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { tellCarets(at: location, block) }

  /// The characters of the line at a point of the container's coordinates; nil above and below all.
  open func lineFragmentRange(
    for point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> NSTextRange? { lineRange(at: point) }
}
