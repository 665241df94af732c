// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// Points, sizes and insets of a nib; nil where a number is missing or is none.
@MainActor
package enum NibGeometry {
  package static func point(_ element: NibElement) -> CGPoint? {
    guard let x = element.number("x"), let y = element.number("y") else { return nil }
    return CGPoint(x: x, y: y)
  }

  package static func size(_ element: NibElement) -> CGSize? {
    guard let width = element.number("width"), let height = element.number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  package static func rect(_ element: NibElement) -> CGRect? {
    guard let origin = point(element), let size = size(element) else { return nil }
    return CGRect(origin: origin, size: size)
  }

  package static func insets(_ element: NibElement) -> UIEdgeInsets? {
    guard let top = element.number("minY") ?? element.number("top"),
      let left = element.number("minX") ?? element.number("left"),
      let bottom = element.number("maxY") ?? element.number("bottom"),
      let right = element.number("maxX") ?? element.number("right")
    else { return nil }
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  package static func directionalInsets(_ element: NibElement) -> NSDirectionalEdgeInsets? {
    guard let top = element.number("top"), let leading = element.number("leading"),
      let bottom = element.number("bottom"), let trailing = element.number("trailing")
    else { return nil }
    return NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
