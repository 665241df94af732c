// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// A control with two buttons that increment and decrement a value. It is always 94 x 32 points, and is drawn in the
/// top leading corner of a larger frame.
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  private var current = 0.0
  private var lowest = 0.0
  private var highest = 100.0
  private var step = 1.0
  private(set) var incrementImages = StateTable<UIImage>()
  private(set) var decrementImages = StateTable<UIImage>()
  private(set) var backgroundImages = StateTable<UIImage>()
  private(set) var dividerImages: [DividerKey: UIImage] = [:]

  struct DividerKey: Hashable {
    var left: UIControl.State
    var right: UIControl.State
  }

  /// Whether actions are sent when a touch begins instead of when it ends. `true` by default.
  open var isContinuous = true
  /// Whether holding a button repeats the step. `true` by default.
  ///
  /// - Note: Differs from UIKit: stored only. Holding a button performs a single step.
  open var autorepeat = true
  /// Whether stepping past one end of the range continues at the other end. `false` by default.
  open var wraps = false

  /// The value, clamped to the range from `minimumValue` to `maximumValue`. NaN is ignored. 0 by default.
  open var value: Double {
    get { current }
    set { if !newValue.isNaN { current = max(lowest, min(newValue, highest)) } }
  }

  /// The minimum value. 0 by default. Traps unless it is less than the maximum.
  open var minimumValue: Double {
    get { lowest }
    set {
      checkRange(low: newValue, high: highest)
      lowest = newValue
      value = current
    }
  }

  /// The maximum value. 100 by default. Traps unless it is greater than the minimum.
  open var maximumValue: Double {
    get { highest }
    set {
      checkRange(low: lowest, high: newValue)
      highest = newValue
      value = current
    }
  }

  /// The amount that one tap adds or subtracts. 1 by default. Traps unless it is greater than 0.
  open var stepValue: Double {
    get { step }
    set {
      guard newValue > 0 else {
        raise("NSInvalidArgumentException", "UIStepper: stepValue \(newValue) must be greater than 0.")
      }
      step = newValue
    }
  }

  private func checkRange(low: Double, high: Double) {
    guard low < high else {
      raise(
        "NSInvalidArgumentException",
        "UIStepper: minimumValue \(low) must be less than maximumValue \(high). Set the limit that widens the range first."
      )
    }
  }

  /// Creates a stepper at the frame's origin. The frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    coder.finishDecoding(self, at: UIStepper.self)
  }

  // MARK: Images by state

  /// Sets the increment button's image for a state; nil restores the plus sign.
  open func setIncrementImage(_ image: UIImage?, for state: State) { incrementImages[state] = image }
  /// Sets the decrement button's image for a state; nil restores the minus sign.
  open func setDecrementImage(_ image: UIImage?, for state: State) { decrementImages[state] = image }
  /// Sets the stretched background image for a state; nil restores the gray background.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }
  /// Returns the increment button's image for a state, falling back to the image for `.normal`; nil for the plus
  /// sign.
  open func incrementImage(for state: State) -> UIImage? { incrementImages[state] }
  /// Returns the decrement button's image for a state, falling back to the image for `.normal`; nil for the minus
  /// sign.
  open func decrementImage(for state: State) -> UIImage? { decrementImages[state] }
  /// Returns the background image for a state, falling back to the image for `.normal`; nil for the gray background.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// Sets the image between the buttons for a combination of states; nil restores the thin line. Combinations without
  /// an image use the image set for `.normal` on both sides.
  ///
  /// - Note: Differs from UIKit: both buttons always have the stepper's state.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividerImages[DividerKey(left: leftState, right: rightState)] = image
    setNeedsDisplay()
  }

  /// Returns the image set for these exact states, or nil if none was set.
  open func dividerImage(forLeftSegmentState state: State, rightSegmentState rightState: State) -> UIImage? {
    dividerImages[DividerKey(left: state, right: rightState)]
  }

  // MARK: Steps

  private var canRaise: Bool { wraps || current < highest }
  private var canLower: Bool { wraps || current > lowest }

  /// Changes the value by one step and sends the actions.
  func performStep(up: Bool) {
    if step(up: up) { sendStep(with: nil) }
  }

  private func sendStep(with event: UIEvent?) {
    hasPendingActions = false
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Changes the value by one step and returns whether it changed.
  private func step(up: Bool) -> Bool {
    guard isEnabled, up ? canRaise : canLower else { return false }
    let next = up ? current + step : current - step
    if wraps, next > highest {
      current = lowest
    } else if wraps, next < lowest {
      current = highest
    } else {
      value = next
    }
    return true
  }

  /// Whether the current touch changed the value but the actions have not been sent yet.
  private var hasPendingActions = false

  /// Changes the value as soon as a touch begins on a button.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isUp = (touch.location(in: self).x >= shape.midX) != isRightToLeft
    hasPendingActions = step(up: isUp)
    if hasPendingActions { pressed = isUp }
    if hasPendingActions, isContinuous { sendStep(with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    endPress()
    if hasPendingActions { sendStep(with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    endPress()
    if hasPendingActions { sendStep(with: event) }
  }

  /// The pressed button: true for increment, false for decrement, nil for none.
  private var pressed: Bool?

  /// Ends the button's highlight, which fades out over a quarter of a second. Approximates iOS; not measured.
  private func endPress() {
    guard let isUp = pressed else { return }
    pressed = nil
    addGlide(named: isUp ? "raise" : "lower", by: 1, pace: .ease(seconds: 0.25))
  }

  /// Draws the highlight of a button that is pressed or was just released.
  private func paintPress(isUp: Bool, in half: CGRect, into canvas: inout Canvas) {
    let share = min(max((pressed == isUp ? 1 : 0) + glideDistance(named: isUp ? "raise" : "lower"), 0), 1)
    guard share > 0, backgroundImages[state] == nil else { return }
    let color = UIColor.tertiarySystemFill.rasterColor(with: traitCollection)
    canvas.append(.beginClip(.rect(Rect(half)), canvas.transform))
    canvas.fillRounded(shape, radius: cornerRadius, color: Color.clear.mixed(with: color, share: share))
    canvas.append(.endClip)
  }

  // MARK: Layout

  /// The stepper's frame within its bounds, which layout may have stretched.
  private var shape: CGRect {
    CGRect(
      x: isRightToLeft ? bounds.maxX - Self.size.width : bounds.minX, y: bounds.minY,
      width: Self.size.width, height: Self.size.height)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var defaultContentPriorities: ContentPriorities { .rigid }

  @_spi(Tessera) open override var isElementByDefault: Bool { false }
  /// An accessibility element for each button.
  @_spi(Tessera) open override var elementsByDefault: [Any]? {
    [false, true].map { isUp in
      let shape = shape
      let half = CGRect(
        x: isUp == isRightToLeft ? shape.minX : shape.midX, y: shape.minY, width: shape.width / 2,
        height: shape.height)
      let part = ControlAccessibilityElement(self, label: isUp ? "Increment" : "Decrement", frame: half) {
        [weak self] in
        self?.performStep(up: isUp)
      }
      if !(isUp ? canRaise : canLower) { part.accessibilityTraits.insert(.notEnabled) }
      return part
    }
  }

  /// Increments the value by one step and sends the actions.
  open override func accessibilityIncrement() { performStep(up: true) }
  /// Decrements the value by one step and sends the actions.
  open override func accessibilityDecrement() { performStep(up: false) }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .stepper }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(StepperInspector(view: self)) }

  // MARK: Drawing

  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    canvas.withDimming(if: !isEnabled) { canvas in
      paintBackground(into: &canvas)
      var (first, second) = (shape, shape)
      first.size.width = shape.width / 2
      second.size.width = shape.width / 2
      second.origin.x = shape.midX
      let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
      paintPress(isUp: false, in: isRTL ? second : first, into: &canvas)
      paintPress(isUp: true, in: isRTL ? first : second, into: &canvas)
      paint(decrementImages[state], isUp: false, in: isRTL ? second : first, into: &canvas)
      paint(incrementImages[state], isUp: true, in: isRTL ? first : second, into: &canvas)
    }
  }

  /// The radius of the background: 8 points, or a capsule in the look of iOS 26.
  private var cornerRadius: CGFloat { traitCollection.isGlass ? shape.height / 2 : 8 }

  /// The bars of a sign relative to the center of its half, in points. Measured in pictures recorded on iOS 18.5 and 26.2.
  private func bars(isUp: Bool) -> [CGRect] {
    let thickness: CGFloat = 5 / 3
    let (width, height): (CGFloat, CGFloat) =
      traitCollection.isGlass ? (13, 13) : isUp ? (14, 41 / 3) : (41 / 3, 0)
    // On iOS 18, the minus sign is a third of a point left of the center.
    let middle: CGFloat = traitCollection.isGlass || isUp ? 0 : -1 / 3
    let bar = CGRect(x: middle - width / 2, y: -thickness / 2, width: width, height: thickness)
    return isUp ? [bar, CGRect(x: -thickness / 2, y: -height / 2, width: thickness, height: height)] : [bar]
  }

  /// Draws the plus or minus sign.
  private func paintSign(isUp: Bool, color: UIColor, in half: CGRect, into canvas: inout Canvas) {
    let path = UIBezierPath()
    let center = CGPoint(x: half.midX, y: half.midY)
    for bar in bars(isUp: isUp) {
      let bar = bar.offsetBy(dx: center.x, dy: center.y)
      path.append(UIBezierPath(roundedRect: bar, cornerRadius: min(bar.width, bar.height) / 2))
    }
    canvas.fill(.path(path.cgPath.path, .nonZero), color.rasterColor(with: traitCollection))
  }

  private func paintBackground(into canvas: inout Canvas) {
    if let image = backgroundImages[state] {
      ImagePainter(image: image, tint: tintColor, traits: traitCollection)
        .paint(in: shape, .scaleToFill, into: &canvas)
    } else {
      canvas.fillRounded(
        shape, radius: cornerRadius, color: UIColor.tertiarySystemFill.rasterColor(with: traitCollection))
    }
    let divider =
      dividerImages[DividerKey(left: state, right: state)]
      ?? dividerImages[DividerKey(left: .normal, right: .normal)]
    if let divider {
      let width = min(divider.size.width, shape.width)
      ImagePainter(image: divider, tint: tintColor, traits: traitCollection).paint(
        in: CGRect(x: shape.midX - width / 2, y: shape.minY, width: width, height: shape.height), .scaleToFill,
        into: &canvas)
      return
    }
    let line = CGRect(x: shape.midX - 0.5, y: shape.minY + 7, width: 1, height: shape.height - 14)
    canvas.fillRounded(line, radius: 0.5, color: UIColor.separator.rasterColor(with: traitCollection))
  }

  private func paint(_ image: UIImage?, isUp: Bool, in half: CGRect, into canvas: inout Canvas) {
    let disabled = traitCollection.isGlass ? UIColor.tertiaryLabel : .label.withAlphaComponent(0.5)
    let color = (isUp ? canRaise : canLower) ? UIColor.label : disabled
    guard let image else { return paintSign(isUp: isUp, color: color, in: half, into: &canvas) }
    ImagePainter(image: image, tint: color, traits: traitCollection).paint(in: half, .center, into: &canvas)
  }
}

private struct StepperInspector: ControlInspector {
  let view: UIStepper
  var hasSystemSize: Bool { true }

  func addControlAttributes(to attributes: inout ViewAttributes) { attributes["value"] = .number(view.value) }
}
