// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Segmented controls have the appearance introduced in iOS 13: a filled strip, 32 points high, on which the selected
// segment is a raised plate inset by 2 points. (Before iOS 13, the control was outlined and 29 points high.) Segments
// without a custom width divide the remaining width equally or by content. UISegmentedControl+Layout.swift computes
// the frames, and UISegmentedControl+Painting.swift draws the control.

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// A horizontal strip of segments, at most one of which is selected.
///
/// Out-of-range indices are clamped to the first or last segment. Methods that access a segment do nothing if there
/// are no segments.
open class UISegmentedControl: UIControl {
  /// The index that represents no selection: -1.
  public nonisolated static let noSegment = -1

  /// The position of a segment: at the leading end, in the center, at the trailing end, or alone in the control.
  public enum Segment: Int, Sendable {
    case any = 0
    case left, center, right, alone
  }

  @MainActor struct SegmentContent {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The custom width in points, or 0 if the segment's width is computed.
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true

    init(_ item: Any) {
      switch item {
      case let image as UIImage: self.image = image
      case let action as UIAction: applyAction(action)
      case let title as String: self.title = title
      case let title as NSString: self.title = title.substring(from: 0)
      default: title = "\(item)"
      }
    }

    mutating func applyAction(_ action: UIAction) {
      self.action = action
      image = action.image
      title = action.image == nil ? action.title : nil
      isEnabled = !action.attributes.contains(.disabled)
    }
  }

  var segments: [SegmentContent] = []
  private var selected = noSegment
  private(set) var customAppearance = SegmentedControlAppearance()
  private(set) var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()

  /// Whether a segment is selected only while its actions run. Setting this property to true clears the selection.
  /// `false` by default.
  open var isMomentary = false { didSet { if isMomentary { selected = Self.noSegment } } }
  /// Whether the segments' widths depend on their content instead of being equal. `false` by default.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
  }
  /// The plate color of the selected segment. If nil, the default, the plate is white, or gray in dark mode.
  open var selectedSegmentTintColor: UIColor?

  /// Creates a control of its natural size with a segment for every string, image or action.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { SegmentContent($0) }
    frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for every action.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    segments = actions.map { SegmentContent($0) }
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, at: UISegmentedControl.self)
  }

  // MARK: Selection

  /// The index of the selected segment, or `noSegment`. A momentary control has a selection only while the actions of
  /// a tap run.
  ///
  /// - Note: Differs from UIKit: an out-of-range index clears the selection. UIKit raises an exception.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { if !isMomentary { selectSegment(at: segments.indices.contains(newValue) ? newValue : Self.noSegment) } }
  }

  /// Selects a segment. If an animation clock is running, the plate slides to the segment.
  private func selectSegment(at index: Int) {
    let old = selected
    selected = index
    guard old != index, canGlide, segments.indices.contains(old), segments.indices.contains(index) else { return }
    let (from, to) = (plateFrame(of: old), plateFrame(of: index))
    addGlide(named: Self.plateLeft, by: Double(from.minX - to.minX), pace: Self.pace)
    addGlide(named: Self.plateWidth, by: Double(from.width - to.width), pace: Self.pace)
  }

  static let plateLeft = "plate left"
  static let plateWidth = "plate width"
  /// The timing of the plate's animation. Approximates iOS; not measured.
  private static let pace = GlidePace.spring(seconds: 0.3, dampingRatio: 1)

  func handleSelection(at index: Int) {
    guard isEnabled, segments.indices.contains(index), segments[index].isEnabled else { return }
    guard isMomentary || index != selected else { return }
    if isMomentary { selected = index } else { selectSegment(at: index) }
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selected = Self.noSegment }
  }

  /// Selects the segment where the touch ends, or the nearest segment.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, let index = segmentIndex(near: touch.location(in: self).x) else { return }
    handleSelection(at: index)
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title. The index is clamped to the valid range. The selected segment remains selected.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title ?? ""), at: segment)
  }

  /// Inserts a segment with an image. The index is clamped to the valid range. The selected segment remains selected.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(image.map { SegmentContent($0) } ?? SegmentContent(""), at: segment)
  }

  /// Inserts a segment with an action's title or image. The action runs when a tap selects the segment.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(action), at: segment)
  }

  /// Inserts a segment. The selected segment remains selected.
  private func insert(_ segment: SegmentContent, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    if selected >= index { selected += 1 }
    segmentsDidChange()
  }

  /// Removes a segment. If the segment was selected, the selection is cleared.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = clampedIndex(for: segment) else { return }
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

  /// Returns the index clamped to the existing segments, or nil if there are none.
  private func clampedIndex(for index: Int) -> Int? {
    segments.isEmpty ? nil : min(max(0, index), segments.count - 1)
  }

  private func changeSegment(at index: Int, _ body: (inout SegmentContent) -> Void) {
    guard let index = clampedIndex(for: index) else { return }
    body(&segments[index])
    segmentsDidChange()
  }

  private func segment(at index: Int) -> SegmentContent? { clampedIndex(for: index).map { segments[$0] } }

  /// Sets a segment's title and removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    changeSegment(at: segment) {
      $0.title = title; $0.image = nil
    }
  }

  /// Sets a segment's image and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    changeSegment(at: segment) {
      $0.image = image; $0.title = nil
    }
  }

  /// Sets a segment's action, and replaces the segment's title or image with the action's title or image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    changeSegment(at: segment) { $0.applyAction(action) }
  }
  /// Sets a segment's width in points. 0, or any invalid width, restores the computed width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    changeSegment(at: segment) { $0.width = width > 0 && width.isFinite ? width : 0 }
  }
  /// Sets the offset of a segment's content from its center, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    changeSegment(at: segment) { $0.offset = offset }
  }
  /// Sets whether a tap can select the segment. `true` by default.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    changeSegment(at: segment) { $0.isEnabled = enabled }
  }

  /// Returns a segment's title; nil if it has an image.
  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }
  /// Returns a segment's image; nil if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }
  /// Returns a segment's action; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }
  /// Returns the width set for a segment, in points; 0 if none was set.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }
  /// Returns the offset of a segment's content from its center, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(at: segment)?.offset ?? .zero }
  /// Returns whether a tap can select the segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }

  /// Returns the index of the segment whose action has the given identifier, or `noSegment` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  // MARK: Titles

  /// Sets title attributes for a state. They are merged with the default font, which is 13 points, semibold for
  /// selected segments and medium for other segments.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    segmentsDidChange()
  }

  /// Returns the attributes set for a state, falling back to the attributes for `.normal`; nil if none were set.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  // MARK: Images

  /// Sets an image that is stretched over each segment in the given state, instead of the strip and the plate; nil
  /// removes the image. Only images for `.default` metrics are shown. A state without an image uses the image for
  /// `.normal`.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    customAppearance.backgrounds[.init(state: state, metrics: barMetrics)] = backgroundImage
  }

  /// Returns the image set for this exact state and these metrics, or nil if none was set.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    customAppearance.backgrounds[.init(state: state, metrics: barMetrics)]
  }

  /// Sets the image between a left and a right segment in the given states; nil removes the image. Divider images are
  /// shown only if segments have background images. States without a divider image use the image set for two
  /// `.normal` segments. Only images for `.default` metrics are shown.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    customAppearance.dividers[.init(left: leftState, right: rightState, metrics: barMetrics)] = dividerImage
  }

  /// Returns the image set for these exact states and metrics, or nil if none was set.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    customAppearance.dividers[.init(left: leftState, right: rightState, metrics: barMetrics)]
  }

  /// Sets the content offset for segments at a position, in points. Only the offset for `.default` metrics is used.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    customAppearance.offsets[.init(segment: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
  }

  /// Returns the offset set for this exact position and these metrics, in points, or zero if none was set.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    customAppearance.offsets[.init(segment: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
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
  /// An accessibility element for each segment.
  @_spi(Tessera) open override var elementsByDefault: [Any]? {
    zip(segments.indices, segmentFrames).map { index, frame in
      let segment = segments[index]
      let part = ControlAccessibilityElement(self, label: spokenTitle(at: index), frame: frame) { [weak self] in
        self?.handleSelection(at: index)
      }
      part.accessibilityValue = "\(index + 1) of \(segments.count)"
      if index == selectedSegmentIndex { part.accessibilityTraits.insert(.selected) }
      if !segment.isEnabled { part.accessibilityTraits.insert(.notEnabled) }
      return part
    }
  }

  private func spokenTitle(at index: Int) -> String? {
    titleForSegment(at: index) ?? segments[index].action?.title
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .segmentedControl }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(SegmentsInspector(view: self)) }

  // MARK: Drawing

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    canvas.withDimming(if: !isEnabled) { paintSegments(into: &$0) }
  }
}
