// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// An on/off control. It is always 51 x 31 points, or 63 x 28 points in the look of iOS 26, and is drawn in the top
/// leading corner of a larger frame.
open class UISwitch: UIControl {
  /// The style: a sliding switch or a checkbox.
  public enum Style: Int, Sendable { case automatic = 0, checkbox, sliding }

  /// Whether the switch is on. Setting it does not send actions. `false` by default.
  open var isOn = false {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "isOn") } }
    didSet { if KeyValues.areObserved { KeyValues.didChange(self, "isOn") } }
  }
  /// The track's color while the switch is on. If nil, the default, the track is green.
  open var onTintColor: UIColor?
  /// The knob's color. If nil, the default, the knob is white.
  open var thumbTintColor: UIColor?
  /// The image for the on state. Stored only, because iOS does not show it.
  open var onImage: UIImage?
  /// The image for the off state. Stored only, because iOS does not show it.
  open var offImage: UIImage?
  /// The title of a checkbox. Stored only, because checkboxes exist only on the Mac.
  open var title: String?
  /// The preferred style. Stored only, because checkboxes exist only on the Mac.
  open var preferredStyle: Style = .automatic
  /// The current style, which is always `.sliding`.
  open var style: Style { .sliding }

  /// The size in a look. The size of iOS 26 was measured in pictures recorded on iOS 26.2.
  private static func size(_ traits: UITraitCollection) -> CGSize {
    traits.isGlass ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  private var size: CGSize { Self.size(traitCollection) }

  /// Creates a switch at the frame's origin. The frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size(.current)))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size(.current)
    coder.finishDecoding(self, at: UISwitch.self)
  }

  /// Sets `isOn` immediately without sending actions. If `animated` is true and an animation clock is running, the
  /// knob slides and the track's color changes over a quarter of a second.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOn else { return }
    isOn = on
    if animated { addGlide(named: Self.glideName, by: on ? -1 : 1, pace: Self.pace) }
  }

  private static let glideName = "on"
  /// The timing of the knob's animation. Approximates iOS; not measured.
  private static let pace = GlidePace.spring(seconds: 0.25, dampingRatio: 1)

  open override var intrinsicContentSize: CGSize { size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var defaultContentPriorities: ContentPriorities { .rigid }

  @_spi(Tessera) open override var contentOverlaps: Bool { true }

  /// The state that a drag sets; nil if the touch is a tap.
  private var draggedState: Bool?
  private var hasChanged = true

  /// Sets the switch in the direction of a horizontal drag of at least 10 points; toggles it after any other touch.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let way = touch.map { $0.place.x - $0.start.place.x } ?? 0
    draggedState = abs(way) < UIPanGestureRecognizer.threshold ? nil : (way > 0) != isRightToLeft
  }

  @_spi(Tessera) open override var eventsOfTap: Event {
    hasChanged ? [.touchUpInside, .valueChanged, .primaryActionTriggered] : .touchUpInside
  }

  @_spi(Tessera) open override func didTap() {
    let new = draggedState ?? !isOn
    hasChanged = new != isOn
    setOn(new, animated: true)
    draggedState = nil
  }

  @_spi(Tessera) open override var valueByDefault: String? { isOn ? "1" : "0" }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits {
    super.traitsByDefault.union([.button, .toggleButton])
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .switchControl }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(SwitchInspector(view: self)) }

  /// The switch's frame within its bounds, which layout may have stretched.
  private var shape: CGRect {
    CGRect(
      x: isRightToLeft ? bounds.maxX - size.width : bounds.minX, y: bounds.minY, width: size.width,
      height: size.height)
  }

  /// The size of the knob, which is inset by 2 points: a disc, or a capsule in the look of iOS 26.
  private var knobSize: CGSize {
    traitCollection.isGlass ? CGSize(width: 37, height: 24) : CGSize(width: 27, height: 27)
  }

  /// The color of the track while the switch is off. On iOS 26, it is gray 197 on white and gray 90 on dark cards.
  private var offColor: UIColor { traitCollection.isGlass ? .tertiaryLabel : .secondarySystemFill }

  /// Draws a capsule with a white knob, whose shadow is clipped to the capsule. On iOS 26, the knob has no shadow.
  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    let traits = traitCollection
    let share = min(max((isOn ? 1 : 0) + glideDistance(named: Self.glideName), 0), 1)
    let track = offColor.rasterColor(with: traits).mixed(
      with: (onTintColor ?? .systemGreen).rasterColor(with: traits), share: share)
    let shape = shape
    let size = knobSize
    let way = CGFloat(effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - share : share)
    let thumb = CGRect(
      origin: CGPoint(x: shape.minX + 2 + (shape.width - 4 - size.width) * way, y: shape.minY + 2), size: size)
    let color = (thumbTintColor ?? .white).rasterColor(with: traits)
    canvas.withDimming(if: !isEnabled) { canvas in
      canvas.fillCapsule(shape, color: track)
      guard !traits.isGlass else { return canvas.fillCapsule(thumb, color: color) }
      canvas.append(
        .beginClip(.roundedRect(RoundedRect(Rect(shape), radius: Double(shape.height / 2))), canvas.transform))
      canvas.fillThumb(thumb, radius: size.height / 2, color: color)
      canvas.append(.endClip)
    }
  }
}

private struct SwitchInspector: ControlInspector {
  let view: UISwitch
  var hasSystemSize: Bool { true }

  func addControlAttributes(to attributes: inout ViewAttributes) {
    if view.isOn { attributes["on"] = .word("yes") }
    if let tint = view.onTintColor { attributes["on tint"] = color(tint) }
  }
}
