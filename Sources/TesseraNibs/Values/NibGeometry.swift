// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraGraphics

/// Parsing of points, sizes and insets in nibs. The result is nil if a number is missing, invalid, or greater than
/// 10^9 points.
@MainActor
package enum NibGeometry {
  package static func point(_ element: NibElement) -> CGPoint? {
    guard let x = element.length("x"), let y = element.length("y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  package static func size(_ element: NibElement) -> CGSize? {
    guard let width = element.length("width"), let height = element.length("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  package static func rect(_ element: NibElement) -> CGRect? {
    guard let origin = point(element), let size = size(element) else { return nil }
    return CGRect(origin: origin, size: size)
  }

  package static func insets(_ element: NibElement) -> UIEdgeInsets? {
    guard let top = element.length("minY") ?? element.length("top"),
      let left = element.length("minX") ?? element.length("left"),
      let bottom = element.length("maxY") ?? element.length("bottom"),
      let right = element.length("maxX") ?? element.length("right")
    else { return nil }
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  package static func directionalInsets(_ element: NibElement) -> NSDirectionalEdgeInsets? {
    guard let top = element.length("top"), let leading = element.length("leading"),
      let bottom = element.length("bottom"), let trailing = element.length("trailing")
    else { return nil }
    return NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
