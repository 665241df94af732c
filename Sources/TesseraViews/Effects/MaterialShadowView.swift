// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
import TesseraRaster
@_spi(Tessera) package import TesseraGraphics

/// The shadow of a rounded box with a material. It surrounds the box and isn't drawn under it, so that it doesn't
/// darken the material.
package final class MaterialShadowView: UIView {
  private let radius: CGFloat
  private let shadow: DisplayList.Shadow
  /// The distance to which the shadow is visible around the box, in points.
  private let reach: CGFloat

  /// Creates a black shadow. `blur` is the radius as defined by layers, which is a standard deviation.
  package init(opacity: Double, blur: CGFloat, offset: CGSize, cornerRadius: CGFloat) {
    radius = cornerRadius
    shadow = DisplayList.Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: UInt8((min(1, max(0, opacity)) * 255).rounded())),
      offset: Point(x: Double(offset.width), y: Double(offset.height)), sigma: Double(blur))
    reach = blur * 3 + max(abs(offset.width), abs(offset.height))
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Positions the shadow around a box.
  package func surround(_ box: CGRect) {
    let frame = box.insetBy(dx: -reach, dy: -reach)
    if self.frame != frame { self.frame = frame }
  }

  package override var isOpaqueByDefault: Bool { false }
  package override var viewInspector: AnyViewInspector { AnyViewInspector(EffectInspector(view: self)) }

  package override func paintContent(into canvas: inout Canvas) {
    let box = bounds.insetBy(dx: reach, dy: reach)
    guard box.width > 0, box.height > 0 else { return }
    let around = UIBezierPath(rect: bounds)
    around.append(UIBezierPath(roundedRect: box, cornerRadius: radius))
    canvas.append(.beginClip(.path(around.cgPath.path, .evenOdd), canvas.transform))
    canvas.append(.shadow(.roundedRect(RoundedRect(Rect(box), radius: Double(radius))), shadow, canvas.transform))
    canvas.append(.endClip)
  }
}
