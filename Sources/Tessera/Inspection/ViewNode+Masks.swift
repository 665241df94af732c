// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
public import TesseraRaster

extension SnapshotMask {
  func matches(_ node: ViewNode) -> Bool {
    switch self {
    case .identifier(let identifier): node.identifier == identifier
    case .className(let name): node.className == name
    }
  }
}

extension ViewNode {
  /// Returns the frames of masked views, extended to whole pixels.
  public func pixels(under masks: [SnapshotMask], scale: Double) -> [PixelRect] {
    guard !masks.isEmpty else { return [] }
    var result: [PixelRect] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      if masks.contains(where: { $0.matches(node) }) {
        let frame = node.frame
        result.append(
          PixelRect(
            x0: Self.pixel(of: frame.x * scale, rule: .down), y0: Self.pixel(of: frame.y * scale, rule: .down),
            x1: Self.pixel(of: (frame.x + frame.width) * scale, rule: .up),
            y1: Self.pixel(of: (frame.y + frame.height) * scale, rule: .up))
        )
      }
      waiting += node.children.reversed()
    }
    return result
  }

  /// Returns a window's tree, offset to its location within an image.
  ///
  /// - Parameter offset: The window's origin within the image, in points.
  package func moved(by offset: CGPoint) -> ViewNode {
    guard offset != .zero else { return self }
    var node = self
    node.frame.x += offset.x
    node.frame.y += offset.y
    node.children = children.map { $0.moved(by: offset) }
    return node
  }

  private static func pixel(of value: Double, rule: FloatingPointRoundingRule) -> Int {
    value.isNaN ? 0 : Int(min(max(value.rounded(rule), -1e9), 1e9))
  }
}
