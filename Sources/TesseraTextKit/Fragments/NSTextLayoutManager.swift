// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Elements are laid out on demand, from the start of the document. An edit doesn't invalidate the layout of preceding
// text. TextFlow lays out the lines, as it does for NSLayoutManager.

public import Foundation
import TesseraFoundation
import TesseraGraphics

/// A layout manager that lays out a content manager's elements in a container, with one fragment per element. It
/// provides the geometry and the rendering attributes of characters.
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
/// - Note: Differs from UIKit: sizes are never estimated. Each request lays out everything up to the requested
///   position. An edit made during an enumeration ends it.
open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
  /// The purpose for which a range's rectangles are requested.
  public enum SegmentType: Int, Sendable {
    /// The rectangles of the characters.
    case standard = 0
    /// The rectangles of a selection. At a line break, they extend to the end of the container.
    case selection
    /// The rectangles of a highlight, such as a search result or marked text.
    case highlight
  }

  /// Options for enumerating a range's rectangles.
  public struct SegmentOptions: OptionSet, Sendable {
    /// The raw bits, one per option.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Doesn't pass ranges to the block.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1)
    /// Omits lines between the first and the last line.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 2)
    /// Extends the first rectangle to the beginning of its line.
    public static let headSegmentExtended = SegmentOptions(rawValue: 4)
    /// Extends the last rectangle to the end of its line.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 8)
    /// Places an empty range that is between two lines on the upper line.
    public static let upstreamAffinity = SegmentOptions(rawValue: 16)
  }

  /// The delegate, which creates fragments and customizes lines and links, or nil (the default). Not retained.
  open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { contentDidChange(from: 0) } }
  /// Whether line spacing includes the fonts' leading. True by default.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { contentDidChange(from: 0) } } }
  /// Whether layout is limited for very long lines. Stored but not used, because the whole text is always laid out.
  /// False by default.
  open var limitsLayoutForSuspiciousContents = false
  /// Whether words are hyphenated. Stored but not used, because paragraph styles determine hyphenation. False by
  /// default.
  open var usesHyphenation = false
  /// Whether natural alignment follows the base writing direction. Stored but not used, because a paragraph's style
  /// and characters determine its direction. False by default.
  open var resolvesNaturalAlignmentWithBaseWritingDirection = false
  /// The layout queue. Stored but not used, because layout runs on the caller's thread. Nil by default.
  open var layoutQueue: OperationQueue?
  /// The content manager, or nil. Set by the content manager's `addTextLayoutManager`.
  open private(set) weak var textContentManager: NSTextContentManager?
  /// The text container, or nil (the default). Setting this property removes the container from its previous layout
  /// manager.
  open var textContainer: NSTextContainer? {
    didSet {
      guard textContainer !== oldValue else { return }
      if oldValue?.textLayoutManager === self { oldValue?.textLayoutManager = nil }
      if let other = textContainer?.textLayoutManager, other !== self { other.textContainer = nil }
      textContainer?.textLayoutManager = self
      contentDidChange(from: 0)
    }
  }
  /// The text selections, empty by default. Stored for the app and for edits. Views draw the selections.
  open var textSelections: [NSTextSelection] = []
  /// The object that computes selections from user interactions.
  open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
  /// The viewport controller, which reports the visible fragments to a view.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)
  /// A closure that is called before a fragment is first drawn and can set rendering attributes. Nil by default.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
    didSet { invalidateLook(of: nil) }
  }

  /// The default rendering attributes of links, applied over the text's attributes: the tint color.
  open class var linkRenderingAttributes: [NSAttributedString.Key: Any] { [.foregroundColor: UIColor.tintColor] }

  /// The style of text without attributes.
  package var defaults = TextDefaults(font: .unspecified, color: .black) {
    didSet { if defaults != oldValue { contentDidChange(from: 0) } }
  }
  /// The rendering attributes of links, or nil to use the class's default.
  package var linkAttributes: [NSAttributedString.Key: Any]?
  /// A closure called when lines or their appearance are invalidated.
  package var didChange: (() -> Void)?
  private(set) var rendering = RenderingAttributes()
  /// The views of the text's attachments.
  var attachmentViews = AttachmentViewTable()
  /// The view that contains the attachments' views, or nil.
  package weak var attachmentParent: AnyObject?

  /// A laid-out fragment with its position.
  private struct Entry {
    var fragment: NSTextLayoutFragment
    /// The fragment's UTF-16 range in the document.
    var units: Range<Int>
    /// The text flow's state after the fragment.
    var flow: TextFlow
  }

  private var entries: [Entry] = []
  /// Whether all text that fits in the container is laid out.
  private var isComplete = false
  private var isLayingOut = false
  /// A counter that is incremented whenever lines are invalidated.
  private var generation = 0
  /// The number of elements laid out so far. Used by tests of incremental layout.
  package private(set) var layoutCount = 0

  /// Creates a layout manager without a document or a container.
  public override init() { super.init() }
  /// Creates a layout manager without a document or a container. The coder isn't read.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Documents

  /// Moves the layout manager to a different content manager.
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

  /// Invalidates layout from a document offset on, after the document or a layout setting has changed.
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

  /// Lays out elements until the condition is true for an element, or to the end of the text.
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
      let piece = flow.layOutPiece(fragment.text, request(for: fragment, units, of: content, endsText: isLast))
      // A callback may have changed the document.
      guard generation == started else {
        isStopped = true
        return false
      }
      layoutCount += 1
      guard piece.isWhole || !piece.fragments.isEmpty else { return false }
      fragment.textLayoutManager = self
      fragment.setLines(of: piece, units: units, padding: container.padding)
      entries.append(Entry(fragment: fragment, units: units, flow: flow))
      isStopped = isEnough(units, fragment.layoutFragmentFrame)
      return !isStopped
    }
    guard !isStopped else { return }
    isComplete = true
    attachmentViews.dropAside()
  }

  private func layOutAll() { layOut { _, _ in false } }

  /// Lays out a range and everything before it.
  open func ensureLayout(for range: NSTextRange) {
    guard let end = textContentManager?.units(to: range.endLocation) else { return }
    layOut { units, _ in units.upperBound >= end }
  }

  /// Lays out the text within a rectangle in the container's coordinate space, and all preceding text.
  open func ensureLayout(for bounds: CGRect) { layOut { _, frame in frame.minY >= bounds.maxY } }

  /// Invalidates layout from the first element that contains characters in a range.
  open func invalidateLayout(for range: NSTextRange) {
    guard let unit = textContentManager?.units(to: range.location) else { return }
    contentDidChange(from: unit)
  }

  /// The bounds that the text uses in the container, including line fragment padding. Lays out the whole text.
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

  /// Returns the fragment at a point's y-coordinate in the container, regardless of x, or nil above and below all
  /// fragments.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    guard position.y >= 0 else { return nil }
    layOut { _, frame in frame.maxY > position.y }
    let index = index { $0.fragment.layoutFragmentFrame.maxY > position.y }
    return entries.indices.contains(index) ? entries[index].fragment : nil
  }

  /// Returns the fragment that contains the character at a location, or nil if there is none.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    guard let unit = textContentManager?.units(to: location) else { return nil }
    layOut { units, _ in units.upperBound > unit }
    let index = index { $0.units.upperBound > unit }
    return entries.indices.contains(index) && entries[index].units.contains(unit) ? entries[index].fragment : nil
  }

  /// Returns the fragment that contains an insertion point. At the end of the text, returns the last fragment.
  func fragment(holding unit: Int) -> NSTextLayoutFragment? {
    layOut { units, _ in units.upperBound > unit }
    let index = index { $0.units.upperBound > unit }
    if entries.indices.contains(index), entries[index].units.lowerBound <= unit { return entries[index].fragment }
    return entries[..<min(index, entries.count)].last?.fragment
  }

  /// Returns the index of the first entry that satisfies a condition, using binary search. All later entries must
  /// satisfy it too.
  private func index(where holds: (Entry) -> Bool) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(entries[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Calls the block with fragments until it returns false, starting with the fragment at a location. If the location
  /// is nil, the enumeration starts with the first fragment or, in reverse, with the last fragment. In reverse, the
  /// enumeration starts with the fragment that contains the character before the location. Returns the edge of the
  /// last fragment passed to the block, or nil if there was none.
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

  /// Replaces a range with elements, in a content manager transaction.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    guard let content = textContentManager else { return }
    content.performEditingTransaction { content.replaceContents(in: range, with: textElements) }
  }

  /// Replaces a range with an attributed string, in a content manager transaction.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
  }

  // MARK: Rendering attributes

  /// Calls the block with each range of equal rendering attributes until it returns false. The enumeration runs
  /// forward from a location or, in reverse, back to the beginning.
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

  /// Replaces the rendering attributes of a range. Rendering attributes are applied over the text's attributes.
  open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
    changeRendering(of: textRange) { _ in renderingAttributes }
  }

  /// Adds a rendering attribute to a range. Rendering attributes are applied over the text's attributes. A nil value
  /// removes the rendering attribute, so that the text's attribute with this name applies.
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) {
    changeRendering(of: textRange) { attributes in
      var new = attributes
      new[renderingAttribute] = value
      return new
    }
  }

  /// Removes a rendering attribute from a range.
  open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
    addRenderingAttribute(renderingAttribute, value: nil, for: textRange)
  }

  /// Removes all rendering attributes from a range. The validator is called again for the affected fragments.
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

  /// Calls the validator with a fragment. Does so only once per fragment.
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

  /// Returns the rendering attributes of a link. These are the attributes returned by the delegate or, without a
  /// delegate, the default attributes.
  open func renderingAttributes(
    forLink link: Any, at location: any NSTextLocation
  ) -> [NSAttributedString.Key: Any] {
    let standard = linkAttributes ?? Self.linkRenderingAttributes
    guard let delegate else { return standard }
    return delegate.textLayoutManager(
      self, renderingAttributesForLink: link, at: location, defaultAttributes: standard) ?? [:]
  }

  /// Returns the attributes that override the text's attributes on one line of a fragment. Ranges are UTF-16 offsets
  /// in the element's text.
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

  /// Whether anything except the text itself affects the text's appearance.
  package var affectsAppearance: Bool {
    delegate != nil || !rendering.isEmpty || renderingAttributesValidator != nil
      || type(of: self) != NSTextLayoutManager.self || textContentManager?.contentDelegateStorage != nil
      || textContentManager.map { type(of: $0) != NSTextContentStorage.self } ?? false
  }

  // MARK: Selections

  /// The range of the document. Empty if there is none.
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(location: CountedLocation(0))
  }

  /// Returns the location at an offset, or nil outside of the document.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    textContentManager?.location(location, offsetBy: offset)
  }

  /// Returns the number of UTF-16 units between two locations, or `NSNotFound` without a document.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    textContentManager?.offset(from: from, to: to) ?? NSNotFound
  }

  /// Returns the writing direction of the line at a location, or left-to-right if there is no line.
  open func baseWritingDirection(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.WritingDirection { direction(at: location) }

  /// Calls the block with the rectangles of a range, line by line and from left to right, until it returns false. The
  /// block receives the rectangle's text range, the rectangle in the container's coordinate space, the distance from
  /// its top to the baseline, and the container. An empty range has one rectangle of zero width.
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

  /// Calls the block with substrings, starting at a location. The block also receives each substring's range, and its
  /// range including the separators that follow it.
  open func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { tellSubstrings(from: location, options, block) }

  /// Returns the range of the character, word, sentence, line or paragraph at a location, or nil if there is none.
  open func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange? { unit(selectionGranularity, around: location) }

  /// Calls the block with the insertion points of the line at a location, from left to right. The block receives the
  /// distance from the container's left edge, the character's location, and whether the insertion point precedes or
  /// follows the character.
  open func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { tellCarets(at: location, block) }

  /// Returns the character range of the line at a point in the container's coordinate space, or nil above and below
  /// all lines.
  open func lineFragmentRange(
    for point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> NSTextRange? { lineRange(at: point) }
}
