// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The slider's metrics were measured in snapshots recorded on iOS 17.5 and 18.5. The slider is 34 points high. Its
// track is 4 points high and inset by 3 points at both ends. Its thumb is a 27-point disc, centered 1.17 points above
// the track's center. In the look of iOS 26, measured in pictures recorded on iOS 26.2, the track is 6 points high and
// fills the width, and the thumb is a capsule of 37.5 x 24 points. Interface Builder places a slider with a leading constant of 16 at x = 14, because the slider's
// alignment rect is inset by 2 points at both ends.

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// A control that selects a value by moving a thumb along a track.
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

  /// The value, clamped to the range from `minimumValue` to `maximumValue`. 0 by default.
  ///
  /// - Note: Differs from UIKit: setting this property or one of the limits to NaN has no effect.
  open var value: Float {
    get { current }
    set { if !newValue.isNaN { current = clamped(newValue) } }
  }

  /// The minimum value, at the leading end. If it is greater than the maximum, it also becomes the maximum. 0 by
  /// default.
  open var minimumValue: Float {
    get { lowest }
    set {
      guard !newValue.isNaN else { return }
      lowest = newValue
      highest = max(highest, newValue)
      current = clamped(current)
    }
  }

  /// The maximum value, at the trailing end. If it is less than the minimum, it also becomes the minimum. 1 by
  /// default.
  open var maximumValue: Float {
    get { highest }
    set {
      guard !newValue.isNaN else { return }
      highest = newValue
      lowest = min(lowest, newValue)
      current = clamped(current)
    }
  }

  /// Whether the slider sends actions while the thumb moves, and not only when the touch ends. `true` by default.
  open var isContinuous = true
  /// The color of the track before the thumb. If nil, the default, the tint color is used.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb. If nil, the default, the system fill color is used.
  open var maximumTrackTintColor: UIColor?
  /// The thumb's color. If nil, the default, the thumb is white.
  open var thumbTintColor: UIColor?
  /// The image before the track; nil by default.
  open var minimumValueImage: UIImage?
  /// The image after the track; nil by default.
  open var maximumValueImage: UIImage?
  /// The preferred style. Stored only, because sliders look the same in every style.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

  /// Creates a slider with a range from 0 to 1 and a value of 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, at: UISlider.self)
  }

  /// Sets `value` immediately. If `animated` is true and an animation clock is running, the visible thumb slides to
  /// the new position over a quarter of a second, or over the duration of the current animation block.
  open func setValue(_ value: Float, animated: Bool) {
    let old = current
    self.value = value
    // Approximates iOS; not measured.
    if animated { addGlide(named: Self.glideName, by: Double(old) - Double(current), pace: .ease(seconds: 0.25)) }
  }

  private static let glideName = "value"

  /// The value at the thumb's currently displayed position.
  private var shownValue: Float {
    let distance = glideDistance(named: Self.glideName)
    return distance == 0 ? value : Float(Double(value) + distance)
  }

  private func clamped(_ value: Float) -> Float { max(lowest, min(value, highest)) }

  // MARK: Images by state

  /// Sets the thumb image for a state; nil removes the image. The thumb has the image's size.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
  /// Sets the image that is stretched along the track before the thumb in a state; nil removes the image.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state] = image }
  /// Sets the image that is stretched along the track after the thumb in a state; nil removes the image.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state] = image }
  /// Returns the thumb image for a state, falling back to the image for `.normal`; nil for the standard disc.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// Returns the image of the track before the thumb for a state, falling back to the image for `.normal`; nil for
  /// the standard track.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  /// Returns the image of the track after the thumb for a state, falling back to the image for `.normal`; nil for the
  /// standard track.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  /// The thumb image for the current state; nil for the standard disc.
  open var currentThumbImage: UIImage? { thumbImages[state] }
  /// The image of the track before the thumb for the current state; nil for the standard track.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
  /// The image of the track after the thumb for the current state; nil for the standard track.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }

  // MARK: Rectangles

  private static let imageGap: CGFloat = 8

  /// Returns the frame of the image before the track, with the image's size; zero if there is no image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, atLeft: !isRightToLeft, bounds: bounds)
  }

  /// Returns the frame of the image after the track, with the image's size; zero if there is no image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, atLeft: isRightToLeft, bounds: bounds)
  }

  private func imageRect(_ image: UIImage?, atLeft: Bool, bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let y = PixelGrid(scale: pixelScale).rounded(bounds.midY - size.height / 2)
    return CGRect(origin: CGPoint(x: atLeft ? bounds.minX : bounds.maxX - size.width, y: y), size: size)
  }

  /// Returns the track's frame. The track is 4 points high, 8 points from an adjacent image, and 3 points from an end
  /// without an image. In the look of iOS 26, it is 6 points high and extends to an end without an image.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (first, last) = isRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    let isGlass = traitCollection.isGlass
    let left = first.map { $0.size.width + Self.imageGap } ?? (isGlass ? 0 : 3)
    let right = last.map { $0.size.width + Self.imageGap } ?? (isGlass ? 0 : 3)
    let height: CGFloat = isGlass ? 6 : 4
    let y = PixelGrid(scale: pixelScale).rounded(bounds.midY - height / 2)
    return CGRect(x: bounds.minX + left, y: y, width: max(0, bounds.width - left - right), height: height)
  }

  /// Returns the thumb's frame for a value. The thumb's leading edge is at the track's start for the minimum value,
  /// and its trailing edge is at the track's end for the maximum value. The standard disc extends a point beyond both
  /// ends.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let own = currentThumbImage?.size
    let isGlass = traitCollection.isGlass
    let size = own ?? (isGlass ? CGSize(width: 37.5, height: 24) : CGSize(width: 27, height: 27))
    let span = CGFloat(highest) - CGFloat(lowest)
    let share = span > 0 && span.isFinite ? (CGFloat(clamped(value)) - CGFloat(lowest)) / span : 0
    let reach = thumbReach(track: rect, width: size.width)
    let way = max(0, rect.width + 2 * reach - size.width) * (isRightToLeft ? 1 - share : share)
    let grid = PixelGrid(scale: pixelScale)
    // The epsilon keeps whole pixels from being rounded down.
    let x = ((rect.minX - reach + way) * pixelScale + 0.001).rounded(.down) / pixelScale
    return CGRect(
      x: x, y: grid.rounded(rect.midY - size.height / 2 - (own == nil && !isGlass ? 1.17 : 0)),
      width: size.width, height: size.height)
  }

  /// Returns the distance by which the thumb extends beyond the track's ends. On iOS 17.5 and 18.5, the standard disc
  /// moves between the edges of the alignment rect.
  private func thumbReach(track: CGRect, width: CGFloat) -> CGFloat {
    guard currentThumbImage == nil, !traitCollection.isGlass, track.width > width else { return 0 }
    return min(1, max(0, track.minX - bounds.minX))
  }

  /// Returns the value at which the thumb is centered at an x-coordinate.
  func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let width = thumbRect(forBounds: bounds, trackRect: track, value: lowest).width
    let reach = thumbReach(track: track, width: width)
    let way = track.width + 2 * reach - width
    guard way > 0, x.isFinite else { return current }
    let share = min(max(0, (x - width / 2 - track.minX + reach) / way), 1)
    return clamped(lowest + Float(isRightToLeft ? 1 - share : share) * (highest - lowest))
  }

  // MARK: Tracking

  /// The horizontal offset of the touch from the thumb's center, in points.
  private var touchOffset: CGFloat = 0

  /// Returns whether a drag can begin at a point, which must be on the thumb or close to it.
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

  /// Sends the actions a final time when the drag ends, even if the slider is continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    if !isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  /// Prevents pan and swipe recognizers of superviews from beginning while a touch moves the thumb.
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

  /// The thumb's position as a percentage of the track, such as "50%".
  @_spi(Tessera) open override var valueByDefault: String? {
    let range = maximumValue - minimumValue
    let share = range > 0 ? (value - minimumValue) / range : 0
    return "\(Int((share * 100).rounded()))%"
  }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.adjustable) }

  /// Increases the value by a tenth of the range and sends the actions.
  open override func accessibilityIncrement() { adjust(by: 0.1) }
  /// Decreases the value by a tenth of the range and sends the actions.
  open override func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by share: Float) {
    guard isEnabled else { return }
    let old = value
    value += (maximumValue - minimumValue) * share
    if value != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .slider }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(SliderInspector(view: self)) }

  // MARK: Drawing

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
          thumb, radius: thumb.height / 2, color: (thumbTintColor ?? .white).rasterColor(with: traitCollection),
          shadow: .knob)
      }
    }
  }

  /// Draws the whole track in the maximum track color, then the part up to the thumb's center in the minimum track
  /// color.
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
