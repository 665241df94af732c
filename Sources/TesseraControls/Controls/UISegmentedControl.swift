// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// iOS 13's look and height of 32 points (before, it was 29 and outlined): a filled strip, on which the selected segment is
// a raised plate 2 points inside. Segments share the width equally, or by content; those with a width of their own keep
// it. Places are in UISegmentedControl+Layout.swift, pixels in UISegmentedControl+Painting.swift.

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// A strip of segments of which one is selected.
///
/// Indices beyond the last segment mean the last one, as in UIKit; without segments nothing happens.
open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1

  @MainActor struct Segment {
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

  var segments: [Segment] = []
  private var selected = noSegment
  private var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()

  /// Whether a segment is selected only while it is touched.
  open var isMomentary = false { didSet { if isMomentary { selected = Self.noSegment } } }
  /// Whether segments share the width by their content instead of equally.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
  }
  /// The colour of the selected segment's plate; nil for the standard one.
  open var selectedSegmentTintColor: UIColor?

  /// A control with a segment for every string, image or action.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment($0) }
    frame.size = intrinsicContentSize
  }

  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    segments = actions.map { Segment($0) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Selection

  /// The selected segment, or `noSegment`. A momentary control has one only while the actions of a tap run.
  ///
  /// - Note: Differs from UIKit: an index without a segment selects none, where UIKit raises an exception.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { if !isMomentary { selected = segments.indices.contains(newValue) ? newValue : Self.noSegment } }
  }

  /// What a tap on a segment does.
  func choose(_ index: Int) {
    guard isEnabled, segments.indices.contains(index), segments[index].isEnabled else { return }
    guard isMomentary || index != selected else { return }
    selected = index
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

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title ?? ""), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(image.map { Segment($0) } ?? Segment(""), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action), at: segment)
  }

  /// The selection stays with its segment.
  private func insert(_ segment: Segment, at index: Int) {
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

  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
    segmentsDidChange()
  }

  /// The nearest index that has a segment.
  private func pinned(_ index: Int) -> Int? {
    segments.isEmpty ? nil : min(max(0, index), segments.count - 1)
  }

  private func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard let index = pinned(index) else { return }
    body(&segments[index])
    segmentsDidChange()
  }

  private func segment(_ index: Int) -> Segment? { pinned(index).map { segments[$0] } }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title; $0.image = nil
    }
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image; $0.title = nil
    }
  }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.adopt(action) } }
  /// The width in points; 0 for a share of the control's. What is not a width counts as 0.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width > 0 && width.isFinite ? width : 0 }
  }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment)?.offset ?? .zero }
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

  /// The segment whose action has the identifier, or `noSegment`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  // MARK: Titles

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    segmentsDidChange()
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  // MARK: Layout

  func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: naturalWidth, height: 32) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  @_spi(Tessera) open override func baselineOffsets() -> (first: CGFloat, last: CGFloat) { titleBaselines }

  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(SegmentsSpeaker(view: self)) }

  // MARK: Painting

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    canvas.dimmed(!isEnabled) { paintSegments(into: &$0) }
  }
}
