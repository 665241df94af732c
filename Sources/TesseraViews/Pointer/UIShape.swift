// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// An outline that adapts to the size of any view.
public struct UIShape: Equatable {
  private enum Kind: Equatable {
    case rect(radius: CGFloat?, curve: CALayerCornerCurve, corners: UIRectCorner)
    case capsule, circle
    case path(UIBezierPath)
  }

  private let kind: Kind
  private var insets = UIEdgeInsets.zero

  private init(_ kind: Kind) { self.kind = kind }

  /// The view's bounds with the view's corner radius.
  public static var rect: UIShape { UIShape(.rect(radius: nil, curve: .circular, corners: .allCorners)) }
  /// The largest capsule in the view's bounds.
  public static var capsule: UIShape { UIShape(.capsule) }
  /// The largest circle in the view's bounds.
  public static var circle: UIShape { UIShape(.circle) }

  /// Returns the view's bounds with the given corner radius.
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: CALayerCornerCurve = .circular, maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape { UIShape(.rect(radius: cornerRadius, curve: cornerCurve, corners: maskedCorners)) }

  /// Returns a shape with a fixed path, in the view's coordinates.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }

  /// Returns the outline, inset by the same amount on all sides.
  public func inset(by amount: CGFloat) -> UIShape {
    inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
  }

  /// Returns the outline, inset by the given insets.
  public func inset(by insets: UIEdgeInsets) -> UIShape {
    var shape = self
    shape.insets = UIEdgeInsets(
      top: self.insets.top + insets.top, left: self.insets.left + insets.left,
      bottom: self.insets.bottom + insets.bottom, right: self.insets.right + insets.right)
    return shape
  }

  /// Returns the outline's path for a view's bounds.
  @_spi(Tessera) public func path(in rect: CGRect) -> UIBezierPath {
    let box = rect.inset(by: insets)
    switch kind {
    case .rect(let radius, _, let corners):
      return UIBezierPath(
        roundedRect: box, byRoundingCorners: corners, cornerRadii: CGSize(width: radius ?? 0, height: radius ?? 0))
    case .capsule: return UIBezierPath(roundedRect: box, cornerRadius: min(box.width, box.height) / 2)
    case .circle:
      let side = min(box.width, box.height)
      return UIBezierPath(
        ovalIn: CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side))
    case .path(let path): return path
    }
  }
}
