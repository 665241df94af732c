// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// iOS 13's look and height of 32 points (before, it was 29 and outlined): a filled strip, on which the selected segment
// is a raised plate 2 points inside. Segments share the width equally, or by content; those with a width of their own
// keep it. Places are in UISegmentedControl+Layout.swift, pixels in UISegmentedControl+Painting.swift.

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// A strip of segments of which one is selected.
///
/// Indices below or beyond the segments mean the first or the last one; without segments nothing happens.
open class UISegmentedControl: UIControl {
  /// Stands for no segment: -1.
  public nonisolated static let noSegment = -1

  /// Where a segment stands among the others: at the leading end, between others, at the trailing end, or alone.
  public enum Segment: Int, Sendable {
    case any = 0
    case left, center, right, alone
  }

  @MainActor struct SegmentContent {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// 0 for a share of the control's.
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true

    init(_ item: Any) {
      switch item {
      case let image as UIImage: self.image = image
      case let action as UIAction: adopt(action)
      case let title as String: self.title = title
      case let title as NSString: self.title = title.substring(from: 0)
      default: title = "\(item)"
      }
    }

    mutating func adopt(_ action: UIAction) {
      self.action = action
      image = action.image
      title = action.image == nil ? action.title : nil
      isEnabled = !action.attributes.contains(.disabled)
    }
  }

  var segments: [SegmentContent] = []
  private var selected = noSegment
  private(set) var look = SegmentedControlLook()
  private(set) var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()

  /// Whether a segment is selected only while its actions run. Setting it selects none. False by default.
  open var isMomentary = false { didSet { if isMomentary { selected = Self.noSegment } } }
  /// Whether segments share the width by their content instead of equally. False by default.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
  }
  /// The colour of the selected segment's plate; nil for white, or grey on dark screens.
  open var selectedSegmentTintColor: UIColor?

  /// A control of its natural size with a segment for every string, image or action.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { SegmentContent($0) }
    frame.size = intrinsicContentSize
  }

  /// A control with a segment for every action.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    segments = actions.map { SegmentContent($0) }
  }

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, at: UISegmentedControl.self)
  }

  // MARK: Selection

  /// The selected segment, or `noSegment`. A momentary control has one only while the actions of a tap run.
  ///
  /// - Note: Differs from UIKit: an index without a segment selects none, where UIKit raises an exception.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { if !isMomentary { select(segments.indices.contains(newValue) ? newValue : Self.noSegment) } }
  }

  /// Selects a segment; the plate slides there where time passes.
  private func select(_ index: Int) {
    let old = selected
    selected = index
    guard old != index, canGlide, segments.indices.contains(old), segments.indices.contains(index) else { return }
    let frames = segmentFrames
    let (from, to) = (frames[old], frames[index])
    glide(Self.plateLeft, by: Double(from.minX - to.minX), Self.pace)
    glide(Self.plateWidth, by: Double(from.width - to.width), Self.pace)
  }

  static let plateLeft = "plate left"
  static let plateWidth = "plate width"
  /// From memory of iOS.
  private static let pace = GlidePace.spring(seconds: 0.3, dampingRatio: 1)

  /// What a tap on a segment does.
  func choose(_ index: Int) {
    guard isEnabled, segments.indices.contains(index), segments[index].isEnabled else { return }
    guard isMomentary || index != selected else { return }
    if isMomentary { selected = index } else { select(index) }
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selected = Self.noSegment }
  }

  /// The segment on which the finger is lifted, or the nearest one, is chosen.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, let index = segmentIndex(near: touch.location(in: self).x) else { return }
    choose(index)
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index beyond the ends means the end. The selected segment stays selected.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title ?? ""), at: segment)
  }

  /// Inserts a segment with an image; an index beyond the ends means the end. The selected segment stays selected.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(image.map { SegmentContent($0) } ?? SegmentContent(""), at: segment)
  }

  /// Inserts a segment with the title or image of an action, which runs when a tap selects it.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(action), at: segment)
  }

  /// The selection stays with its segment.
  private func insert(_ segment: SegmentContent, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    if selected >= index { selected += 1 }
    segmentsDidChange()
  }

  /// Removes a segment. If it was selected, none is.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = pinned(segment) else { return }
    segments.remove(at: index)
    if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
    segmentsDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
    segmentsDidChange()
  }

  /// The nearest index that has a segment.
  private func pinned(_ index: Int) -> Int? {
    segments.isEmpty ? nil : min(max(0, index), segments.count - 1)
  }

  private func change(_ index: Int, _ body: (inout SegmentContent) -> Void) {
    guard let index = pinned(index) else { return }
    body(&segments[index])
    segmentsDidChange()
  }

  private func segment(_ index: Int) -> SegmentContent? { pinned(index).map { segments[$0] } }

  /// Sets a segment's title and takes away its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title; $0.image = nil
    }
  }

  /// Sets a segment's image and takes away its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image; $0.title = nil
    }
  }

  /// Sets a segment's action, and its title or image with it.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.adopt(action) } }
  /// Sets a segment's width in points; 0, as any number that is no width, for a share of the control's.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width > 0 && width.isFinite ? width : 0 }
  }
  /// Moves a segment's content from its middle, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
  /// Whether a tap selects the segment. True by default.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  /// A segment's title; nil if it has an image.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  /// A segment's image; nil if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  /// A segment's action; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  /// The width set for a segment, in points; 0 if none was.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
  /// How far a segment's content is moved from its middle, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment)?.offset ?? .zero }
  /// Whether a tap selects the segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

  /// The segment whose action has an identifier; `noSegment` if none has.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  // MARK: Titles

  /// Changes the look of titles in a state, on top of 13 points in medium or, selected, semibold.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    segmentsDidChange()
  }

  /// The look set for a state, else that for `.normal`; nil if none was.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  // MARK: Images

  /// Sets a picture for segments in a state, stretched over each, instead of the strip and its plate; nil takes it back.
  /// Those for `.default` are shown, in a state without one that for `.normal`.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    look.backgrounds[.init(state: state, metrics: barMetrics)] = backgroundImage
  }

  /// The picture set for exactly this state and these metrics; nil if none was.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds[.init(state: state, metrics: barMetrics)]
  }

  /// Sets a picture for the line between two segments by their states, shown where segments have pictures; nil takes it
  /// back. For states without one that between `.normal` ones is shown, of those for `.default`.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    look.dividers[.init(left: leftState, right: rightState, metrics: barMetrics)] = dividerImage
  }

  /// The picture set for exactly these states and metrics; nil if none was.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.dividers[.init(left: leftState, right: rightState, metrics: barMetrics)]
  }

  /// Moves the content of segments that stand somewhere, in points. Only what is set for `.default` shows.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    look.offsets[.init(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
  }

  /// What was set for exactly this place and these metrics, in points; zero if nothing was.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    look.offsets[.init(segment: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
  }

  // MARK: Layout

  func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: naturalWidth, height: 32) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Tessera) open override func baselineOffsets() -> (first: CGFloat, last: CGFloat) { titleBaselines }

  @_spi(Tessera) open override var isElementByDefault: Bool { false }
  /// The segments.
  @_spi(Tessera) open override var elementsByDefault: [Any]? {
    zip(segments.indices, segmentFrames).map { index, frame in
      let segment = segments[index]
      let part = ControlPart(self, label: spokenTitle(index), frame: frame) { [weak self] in self?.choose(index) }
      part.accessibilityValue = "\(index + 1) of \(segments.count)"
      if index == selectedSegmentIndex { part.accessibilityTraits.insert(.selected) }
      if !segment.isEnabled { part.accessibilityTraits.insert(.notEnabled) }
      return part
    }
  }

  private func spokenTitle(_ index: Int) -> String? {
    titleForSegment(at: index) ?? segments[index].action?.title
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .segmentedControl }
  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(SegmentsSpeaker(view: self)) }

  // MARK: Painting

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    canvas.dimmed(!isEnabled) { paintSegments(into: &$0) }
  }
}
