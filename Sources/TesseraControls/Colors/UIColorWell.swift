// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// A disc filled with the selected color and surrounded by a ring of all hues, 28 x 28 points.
///
/// A tap presents a `UIColorPickerViewController` from the well's view controller.
open class UIColorWell: UIControl {
  // The default size. Approximates iOS; not measured.
  private static let size = CGSize(width: 28, height: 28)
  private static let ring: CGFloat = 3
  private static let gap: CGFloat = 2

  /// The title of the color picker; nil, the default, for the standard title.
  open var title: String?
  /// Whether the user can choose an opacity in the color picker. `true` by default.
  open var supportsAlpha = true
  /// The selected color, drawn in the center. Setting it does not send actions. nil by default.
  open var selectedColor: UIColor?

  /// Creates a well with a frame. If the frame's size is zero, the well is 28 x 28 points.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, at: UIColorWell.self)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, isTouchInside, bounds.contains(touch.location(in: self)) { openPicker() }
  }

  private func openPicker() {
    let presenter = sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
    guard let presenter else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.onChoice = { [weak self] color in
      self?.selectedColor = color
      self?.setNeedsDisplay()
      self?.sendActions(for: .valueChanged)
    }
    presenter.present(picker, animated: true)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var contentOverlaps: Bool { true }
  @_spi(Tessera) open override var labelByDefault: String? { title }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.button) }
  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .colorWell }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(ColorWellInspector(view: self)) }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    let side = min(bounds.width, bounds.height)
    guard side > 0, side.isFinite else { return }
    let disc = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    canvas.withDimming(if: !isEnabled) { canvas in
      paintRing(disc, into: &canvas)
      let inner = disc.insetBy(dx: Self.ring + Self.gap, dy: Self.ring + Self.gap)
      if let selectedColor, inner.width > 0 {
        canvas.fillCapsule(inner, color: selectedColor.rasterColor(with: traitCollection))
      }
    }
  }

  /// Draws the ring of hues as 96 sectors. Each stroke extends into the next sector, which is drawn over it, so no
  /// seams are visible.
  ///
  /// The points are rotated in steps of 3.75 degrees, which is 15 degrees halved twice: cos 15° = (√6 + √2)/4, and
  /// cos(a/2) = √((1 + cos a)/2).
  private func paintRing(_ disc: CGRect, into canvas: inout Canvas) {
    let count = 96
    let wide = (6.0.squareRoot() + 2.0.squareRoot()) / 4
    let cosine = ((1 + ((1 + wide) / 2).squareRoot()) / 2).squareRoot()
    let sine = (1 - cosine * cosine).squareRoot()
    let radius = Double(disc.width - Self.ring) / 2
    let (midX, midY) = (Double(disc.midX), Double(disc.midY))
    func turned(_ x: Double, _ y: Double) -> (Double, Double) { (x * cosine - y * sine, x * sine + y * cosine) }
    var (x, y) = (0.0, 0 - radius)
    for sector in 0..<count {
      let next = turned(x, y)
      let last = sector == count - 1 ? next : turned(next.0, next.1)
      var path = Path()
      path.move(to: Point(x: midX + x, y: midY + y))
      path.addLine(to: Point(x: midX + next.0, y: midY + next.1))
      path.addLine(to: Point(x: midX + last.0, y: midY + last.1))
      let color = UIColor(hue: CGFloat(sector) / CGFloat(count), saturation: 0.85, brightness: 1, alpha: 1)
      canvas.stroke(
        .path(path, .nonZero), style: StrokeStyle(width: Double(Self.ring)),
        color: color.rasterColor(with: traitCollection))
      (x, y) = next
    }
  }
}

private struct ColorWellInspector: ControlInspector {
  let well: UIColorWell
  var view: UIControl { well }
  var hasSystemSize: Bool { true }

  init(view: UIColorWell) { well = view }

  func addControlAttributes(to attributes: inout ViewAttributes) {
    if let selected = well.selectedColor { attributes["value"] = color(selected) }
  }
}
