// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing
import UIKit

@testable import TesseraViews

/// A view's image at three pixels per point on white, measured in the same way as iOS's images: edges are changes of
/// gray levels. All coordinates are in points in the view's coordinate space.
@MainActor struct RenderedPicture {
  /// The white margin around the view, in points.
  private static let margin: CGFloat = 24
  private static let scale: CGFloat = 3

  private let bitmap: Bitmap
  private let size: CGSize

  /// Renders a view at the given size, or at its current size if the size is nil.
  init(_ view: UIView, _ size: CGSize? = nil) throws {
    let size = size ?? view.bounds.size
    let window = makeWindow(size.width + 2 * Self.margin, size.height + 2 * Self.margin, scale: Self.scale)
    view.frame = CGRect(origin: CGPoint(x: Self.margin, y: Self.margin), size: size)
    window.addSubview(view)
    window.layoutIfNeeded()
    try self.init(window, size)
  }

  /// Renders a window that consists of a measured area of the given size and the margin around it.
  init(_ window: UIWindow, _ size: CGSize) throws {
    let pixels = (Int(window.bounds.width * Self.scale), Int(window.bounds.height * Self.scale))
    let white = Color(red: 255, green: 255, blue: 255)
    bitmap = try Painter().paint(window.displayList(scale: Self.scale, pixels: pixels, background: white))
    self.size = size
  }

  /// Returns the gray level, 0...255, of the pixel at a point. The level corresponds to the pixel's luminance in
  /// linear light.
  func level(_ x: CGFloat, _ y: CGFloat) -> Int {
    level(column: Int((x + Self.margin) * Self.scale), row: Int((y + Self.margin) * Self.scale))
  }

  private func level(column: Int, row: Int) -> Int {
    guard (0..<bitmap.width).contains(column), (0..<bitmap.height).contains(row) else { return 255 }
    let i = (row * bitmap.width + column) * 4
    // Most pixels are gray, so their components equal the level.
    if bitmap.bytes[i] == bitmap.bytes[i + 1], bitmap.bytes[i] == bitmap.bytes[i + 2] { return Int(bitmap.bytes[i]) }
    func linear(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let light =
      0.2126 * linear(bitmap.bytes[i]) + 0.7152 * linear(bitmap.bytes[i + 1]) + 0.0722 * linear(bitmap.bytes[i + 2])
    let encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    return Int((encoded * 255).rounded())
  }

  /// Returns the bounding box of an area's pixels whose levels satisfy the condition, or nil if there are none.
  func box(in part: CGRect? = nil, where isInk: (Int) -> Bool) -> CGRect? {
    let part = part ?? CGRect(origin: .zero, size: size).insetBy(dx: -Self.margin, dy: -Self.margin)
    let columns =
      Int(((part.minX + Self.margin) * Self.scale).rounded())..<Int(((part.maxX + Self.margin) * Self.scale).rounded())
    let rows =
      Int(((part.minY + Self.margin) * Self.scale).rounded())..<Int(((part.maxY + Self.margin) * Self.scale).rounded())
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    for row in rows {
      for column in columns where isInk(level(column: column, row: row)) {
        (left, right, top, bottom) = (min(left, column), max(right, column), min(top, row), max(bottom, row))
      }
    }
    guard left <= right else { return nil }
    return CGRect(
      x: CGFloat(left) / Self.scale - Self.margin, y: CGFloat(top) / Self.scale - Self.margin,
      width: CGFloat(right - left + 1) / Self.scale, height: CGFloat(bottom - top + 1) / Self.scale)
  }

  /// Returns the bounding box of the pixels that are at least a quarter darker than white.
  func ink(in part: CGRect? = nil) -> CGRect? { box(in: part) { $0 <= 191 } }
}

extension CGRect {
  /// Returns whether each edge is within a tolerance, by default a pixel, of the given rectangle's edge.
  func isNear(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, within tolerance: CGFloat = 0.34) -> Bool
  {
    abs(minX - x) <= tolerance && abs(minY - y) <= tolerance && abs(maxX - x - width) <= tolerance
      && abs(maxY - y - height) <= tolerance
  }
}
