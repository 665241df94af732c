// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import TesseraRaster

/// Views whose pixels are not compared. Nothing is painted over: the picture stays as it is.
public enum SnapshotMask: Hashable, Sendable {
  /// Views with this `accessibilityIdentifier`.
  case identifier(String)
  /// Views of the class with this name, without its module. Subclasses do not count.
  case className(String)

  /// An identifier such as `clock`, or, with a dot in front, a class such as `.UIActivityIndicatorView`.
  public init(_ text: String) {
    self = text.hasPrefix(".") ? .className(String(text.dropFirst())) : .identifier(text)
  }

  func matches(_ node: ViewNode) -> Bool {
    switch self {
    case .identifier(let identifier): node.identifier == identifier
    case .className(let name): node.className == name
    }
  }
}

extension ViewNode {
  /// The boxes of the masked views in pixels, extended to whole pixels.
  public func pixels(under masks: [SnapshotMask], scale: Double) -> [PixelRect] {
    guard !masks.isEmpty else { return [] }
    var result: [PixelRect] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      if masks.contains(where: { $0.matches(node) }) {
        let frame = node.frame
        result.append(
          PixelRect(
            x0: Self.pixel(frame.x * scale, .down), y0: Self.pixel(frame.y * scale, .down),
            x1: Self.pixel((frame.x + frame.width) * scale, .up), y1: Self.pixel((frame.y + frame.height) * scale, .up))
        )
      }
      waiting += node.children.reversed()
    }
    return result
  }

  private static func pixel(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
    value.isNaN ? 0 : Int(min(max(value.rounded(rule), -1e9), 1e9))
  }
}
