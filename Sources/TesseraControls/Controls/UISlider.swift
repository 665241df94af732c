// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The slider's metrics, measured in pictures recorded on iOS 17.5 and 18.5: it is 34 points high, its track 4 points, inset by
// 3 points at both ends; its thumb is a disc of 27 points, whose center is 1.17 above the track's. Interface Builder places a
// slider with a leading distance of 16 at x = 14: its alignment rect is 2 points smaller at both ends.

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// A control that selects a value on a track.
open class UISlider: UIControl {
  private var lowest: Float = 0
  private var highest: Float = 1
  private var current: Float = 0 {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "value") } }
    didSet { if KeyValues.areObserved { KeyValues.didChange(self, "value") } }
  }
  private(set) var thumbImages = StateTable<UIImage>()
  private(set) var minimumTrackImages = StateTable<UIImage>()
  private(set) var maximumTrackImages = StateTable<UIImage>()

  /// The value, limited to the range between the minimum and the maximum. 0 by default.
  ///
  /// - Note: Differs from UIKit: NaN is ignored, here and in the limits.
  open var value: Float {
    get { current }
    set { if !newValue.isNaN { current = clamped(newValue) } }
  }

  /// The minimum value, at the leading end. Raises the maximum if that is less. 0 by default.
  open var minimumValue: Float {
    get { lowest }
    set {
      guard !newValue.isNaN else { return }
      lowest = newValue
      highest = max(highest, newValue)
      current = clamped(current)
    }
  }

  /// The maximum value, at the trailing end. Lowers the minimum if that is greater. 1 by default.
  open var maximumValue: Float {
    get { highest }
    set {
      guard !newValue.isNaN else { return }
      highest = newValue
      lowest = min(lowest, newValue)
      current = clamped(current)
    }
  }

  /// Whether actions run while the thumb moves, and not only at the end. `true` by default.
  open var isContinuous = true
  /// The color of the track before the thumb; the tint color if nil, the default.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb; the system's fill if nil, the default.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb; white if nil, the default.
  open var thumbTintColor: UIColor?
  /// The image before the track; nil by default.
  open var minimumValueImage: UIImage?
  /// The image after the track; nil by default.
  open var maximumValueImage: UIImage?
  /// Stored only: sliders look the same in every style.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

  /// Creates a slider at 0, from 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, at: UISlider.self)
  }

  /// Sets the value immediately. If animated, with a running clock, the thumb then slides there in a quarter of a second, or in
  /// the duration of the current animation block.
  open func setValue(_ value: Float, animated: Bool) {
    let old = current
    self.value = value
    // Approximates iOS; not measured.
    if animated { addGlide(named: Self.glideName, by: Double(old) - Double(current), pace: .ease(seconds: 0.25)) }
  }

  private static let glideName = "value"

  /// The value at the thumb's currently animated position.
  private var shownValue: Float {
    let distance = glideDistance(named: Self.glideName)
    return distance == 0 ? value : Float(Double(value) + distance)
  }

  private func clamped(_ value: Float) -> Float { max(lowest, min(value, highest)) }

  // MARK: Images by state

  /// Sets an image for the thumb in a state; nil removes it. The thumb has the image's size.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  /// Sets an image for the track before the thumb in a state, stretched to it; nil removes it.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
  /// Sets an image for the track after the thumb in a state, stretched to it; nil removes it.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }
  /// Returns the thumb's image for a state, or else for `.normal`; nil for the disc.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// Returns the image of the track before the thumb for a state, or else for `.normal`; nil for the line.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  /// Returns the image of the track after the thumb for a state, or else for `.normal`; nil for the line.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  /// The thumb's image in the current state; nil for the disc.
  open var currentThumbImage: UIImage? { thumbImages[state] }
  /// The image of the track before the thumb in the current state; nil for the line.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
  /// The image of the track after the thumb in the current state; nil for the line.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }

  // MARK: Rectangles

  private static let imageGap: CGFloat = 8

  /// Returns the frame of the image before the track, at its own size; zero without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, atLeft: !isRightToLeft, bounds: bounds)
  }

  /// Returns the frame of the image after the track, at its own size; zero without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, atLeft: isRightToLeft, bounds: bounds)
  }

  private func imageRect(_ image: UIImage?, atLeft: Bool, bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let y = PixelGrid(scale: pixelScale).rounded(bounds.midY - size.height / 2)
    return CGRect(origin: CGPoint(x: atLeft ? bounds.minX : bounds.maxX - size.width, y: y), size: size)
  }

  /// Returns the frame of the track: 8 points from the images, 3 from the ends without images, 4 high.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (first, last) = isRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    let left = first.map { $0.size.width + Self.imageGap } ?? 3
    let right = last.map { $0.size.width + Self.imageGap } ?? 3
    let y = PixelGrid(scale: pixelScale).rounded(bounds.midY - 2)
    return CGRect(x: bounds.minX + left, y: y, width: max(0, bounds.width - left - right), height: 4)
  }

  /// Returns the frame of the thumb for a value. At the minimum it begins where the track begins, at the maximum it ends where
  /// the track ends.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let own = currentThumbImage?.size
    let size = own ?? CGSize(width: 27, height: 27)
    let span = CGFloat(highest) - CGFloat(lowest)
    let share = span > 0 && span.isFinite ? (CGFloat(clamped(value)) - CGFloat(lowest)) / span : 0
    let way = max(0, rect.width - size.width) * (isRightToLeft ? 1 - share : share)
    let grid = PixelGrid(scale: pixelScale)
    return CGRect(
      x: grid.rounded(rect.minX + way), y: grid.rounded(rect.midY - size.height / 2 - (own == nil ? 1.17 : 0)),
      width: size.width, height: size.height)
  }

  /// Returns the value whose thumb has its center at x.
  func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let width = thumbRect(forBounds: bounds, trackRect: track, value: lowest).width
    let way = track.width - width
    guard way > 0, x.isFinite else { return current }
    let share = min(max(0, (x - width / 2 - track.minX) / way), 1)
    return clamped(lowest + Float(isRightToLeft ? 1 - share : share) * (highest - lowest))
  }

  // MARK: Tracking

  /// The distance of the touch to the right of the thumb's center, in points.
  private var touchOffset: CGFloat = 0

  /// Returns whether a drag may begin at a point: only on the thumb and slightly around it.
  private func isOnThumb(_ point: CGPoint) -> Bool {
    shownThumb.insetBy(dx: -10, dy: -10).contains(point)
  }

  private var shownThumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard isOnThumb(place) else { return false }
    touchOffset = place.x - shownThumb.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = value
    value = value(at: touch.location(in: self).x - touchOffset)
    if isContinuous, value != old { send([.valueChanged, .primaryActionTriggered], with: event) }
    return true
  }

  /// Sends the actions once more at the end of a drag, also in continuous sliders.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    if !isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  /// Prevents pans and swipes of superviews while a touch moves the thumb.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTracking, gestureRecognizer.view !== self,
      gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UISwipeGestureRecognizer
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2) }

  /// The position of the value in percent, such as "50%".
  @_spi(Tessera) open override var valueByDefault: String? {
    let range = maximumValue - minimumValue
    let share = range > 0 ? (value - minimumValue) / range : 0
    return "\(Int((share * 100).rounded()))%"
  }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.adjustable) }

  /// Moves the thumb by a tenth of the range and sends the actions.
  open override func accessibilityIncrement() { adjust(by: 0.1) }
  /// Moves the thumb back by a tenth of the range and sends the actions.
  open override func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by share: Float) {
    guard isEnabled else { return }
    let old = value
    value += (maximumValue - minimumValue) * share
    if value != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .slider }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(SliderInspector(view: self)) }

  // MARK: Painting

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    canvas.withDimming(if: !isEnabled) { canvas in
      let track = trackRect(forBounds: bounds)
      let thumb = thumbRect(forBounds: bounds, trackRect: track, value: shownValue)
      paintTrack(track, thumb: thumb, into: &canvas)
      paint(minimumValueImage, in: minimumValueImageRect(forBounds: bounds), into: &canvas)
      paint(maximumValueImage, in: maximumValueImageRect(forBounds: bounds), into: &canvas)
      if let image = currentThumbImage {
        paint(image, in: thumb, into: &canvas)
      } else {
        canvas.fillThumb(
          thumb, radius: 13.5, color: (thumbTintColor ?? .white).rasterColor(with: traitCollection), shadow: .knob)
      }
    }
  }

  /// Paints the whole track in the maximum track color, then its part up to the thumb's center in the minimum track color.
  private func paintTrack(_ track: CGRect, thumb: CGRect, into canvas: inout Canvas) {
    var passed = track
    passed.size.width = max(0, isRightToLeft ? track.maxX - thumb.midX : thumb.midX - track.minX)
    if isRightToLeft { passed.origin.x = thumb.midX }
    if let image = currentMaximumTrackImage {
      paint(image, in: track, into: &canvas)
    } else {
      canvas.fillCapsule(track, color: (maximumTrackTintColor ?? .systemFill).rasterColor(with: traitCollection))
    }
    if let image = currentMinimumTrackImage {
      paint(image, in: passed, into: &canvas)
    } else {
      canvas.fillCapsule(passed, color: (minimumTrackTintColor ?? tintColor).rasterColor(with: traitCollection))
    }
  }

  private func paint(_ image: UIImage?, in rect: CGRect, into canvas: inout Canvas) {
    guard let image, rect.width > 0, rect.height > 0 else { return }
    let tint: UIColor = image === currentThumbImage ? tintColor : .secondaryLabel
    ImagePainter(image: image, tint: tint, traits: traitCollection).paint(in: rect, .scaleToFill, into: &canvas)
  }
}

private struct SliderInspector: ControlInspector {
  let view: UISlider
  var hasSystemSize: Bool { true }

  func addControlAttributes(to attributes: inout ViewAttributes) { attributes["value"] = .number(Double(view.value)) }
}
