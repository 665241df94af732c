// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// An on/off control, 51 x 31 points.
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  private static let size = CGSize(width: 51, height: 31)

  /// A switch at the frame's origin; its size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override var defaultContentPriorities: ContentPriorities { .rigid }

  override var contentOverlaps: Bool { true }

  override var eventsOfTap: Event { [.touchUpInside, .valueChanged, .primaryActionTriggered] }
  override func didTap() { isOn.toggle() }

  override var valueByDefault: String? { isOn ? "1" : "0" }
  override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union([.button, .toggleButton]) }

  /// A capsule with a white disc of 27 points, 2 points from its edge.
  override func paintContent(into canvas: inout Canvas) {
    let traits = traitCollection
    let track = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    let box = bounds
    if !isEnabled { canvas.append(.beginGroup(opacity: 0.5, shadow: nil, canvas.transform)) }
    canvas.fill(.roundedRect(RoundedRect(Rect(box), radius: Double(box.height / 2))), track.rasterColor(with: traits))
    let side = box.height - 4
    let isTrailing = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let thumb = Rect(
      x: Double(isTrailing ? box.maxX - 2 - side : box.minX + 2), y: Double(box.minY + 2), width: Double(side),
      height: Double(side))
    let disc = DisplayList.Shape.roundedRect(RoundedRect(thumb, radius: Double(side / 2)))
    let shade = Color(red: 0, green: 0, blue: 0, alpha: 38)
    canvas.append(
      .shadow(disc, DisplayList.Shadow(color: shade, offset: Point(x: 0, y: 3), sigma: 4), canvas.transform))
    canvas.fill(disc, (thumbTintColor ?? .white).rasterColor(with: traits))
    if !isEnabled { canvas.append(.endGroup) }
  }
}
