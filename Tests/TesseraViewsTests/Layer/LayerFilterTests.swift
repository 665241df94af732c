// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Layers drawn through filters on a white 40 x 40 view. The filtered view is red and covers 10..<30.
@MainActor @Suite struct LayerFilterTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  static let white: [UInt8] = [255, 255, 255]

  init() {
    root.addSubview(view)
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  private var list: DisplayList { root.displayList(scale: 1, pixels: (40, 40), background: .white) }

  private func color(_ x: Int, _ y: Int) throws -> [UInt8] {
    let bitmap = try list.paint()
    return Array(bitmap.bytes[(y * 40 + x) * 4..<(y * 40 + x) * 4 + 3])
  }

  private func filtered(_ commands: [DisplayList.Command]) -> [[DisplayList.Filter]] {
    commands.flatMap { command -> [[DisplayList.Filter]] in
      guard case .filtered(let content, let filters, _) = command else { return [] }
      return [filters] + filtered(content)
    }
  }

  /// Red is inverted to cyan, including sublayers, the border and content outside the bounds.
  @Test func theSubtreeIsFiltered() throws {
    let child = UIView(frame: CGRect(x: -5, y: 5, width: 10, height: 10))
    child.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    view.addSubview(child)
    view.layer.borderWidth = 2
    view.layer.borderColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    view.layer.contentFilters = [.inversion]
    #expect(try color(20, 20) == [0, 255, 255])
    #expect(try color(7, 20) == [255, 255, 0])
    #expect(try color(29, 29) == [255, 0, 255])
    #expect(try color(2, 2) == Self.white)
    view.layer.contentFilters = []
    #expect(try color(20, 20) == [255, 0, 0])
  }

  /// Opacity applies to the filtered result: cyan with opacity 0.4 on white has 255 · 0.6 = 153 red.
  @Test func opacityAppliesToTheResult() throws {
    view.layer.contentFilters = [.inversion]
    view.alpha = 0.4
    #expect(try color(20, 20) == [153, 255, 255])
  }

  /// The mask applies to the filtered result. It keeps columns 10..<15, although the blur extends farther.
  @Test func masksApplyToTheResult() throws {
    view.layer.contentFilters = [.blur(radius: 2, isOpaque: false)]
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 20))
    mask.backgroundColor = .black
    view.mask = mask
    #expect(try color(9, 20) == Self.white)
    #expect(try color(15, 20) == Self.white)
    #expect(try color(14, 20) != Self.white)
  }

  /// Pixel 9 is half a pixel outside an edge blurred by 2. The fraction of red is 0.401, so green and blue are 255 ·
  /// 0.599 = 153. An opaque blur ends at the bounds.
  @Test func blurs() throws {
    view.layer.contentFilters = [.blur(radius: 2, isOpaque: false)]
    let outside = try color(9, 20)
    #expect(outside[0] == 255 && abs(Int(outside[1]) - 153) <= 2 && outside[1] == outside[2], "\(outside)")
    view.layer.contentFilters = [.blur(radius: 2, isOpaque: true)]
    #expect(try color(9, 20) == Self.white)
    #expect(try color(10, 10) == [255, 0, 0])
  }

  /// The radius is in points, so at two pixels per point the standard deviation is 4 pixels.
  @Test func radiiAreScaled() throws {
    view.layer.contentFilters = [.blur(radius: 2, isOpaque: false)]
    let list = root.displayList(scale: 2, pixels: (80, 80), background: .white)
    let command = try #require(list.commands.first { if case .filtered = $0 { true } else { false } })
    guard case .filtered(_, let filters, let transform) = command else { return }
    #expect(filters == [.blur(sigma: 2)])
    #expect(transform.determinant == 4)
  }

  /// If a layer and its only sublayer have the same frame, their filters are merged into one command, inner filters
  /// first. At most eight nested layers are filtered; filters of more deeply nested layers are ignored.
  @Test func nestedFilters() throws {
    let outer = UIView(frame: view.frame)
    view.removeFromSuperview()
    view.frame.origin = .zero
    outer.addSubview(view)
    root.addSubview(outer)
    view.layer.contentFilters = [.saturation(0)]
    outer.layer.contentFilters = [.inversion]
    #expect(
      filtered(list.commands) == [[.colorMatrix(.saturation(amount: 0)), .colorMatrix(.linear(scale: -1, offset: 1))]])
    // The luminance of red is 54.3. Inverted, it is 200.7.
    #expect(try color(20, 20) == [201, 201, 201])
    var deepest = view
    for _ in 0..<2000 {
      let next = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      next.layer.contentFilters = [.inversion]
      deepest.addSubview(next)
      deepest = next
    }
    deepest.backgroundColor = .white
    #expect(filtered(list.commands).reduce(0) { $0 + $1.count } <= 8)
    // Six of the nested layers invert white, `view` makes it gray, and `outer` inverts it once more.
    #expect(try color(20, 20) == [0, 0, 0])
  }

  /// A filter inside a perspective transform, and opacity that is passed on to sublayers.
  @Test func filtersInOtherLayers() throws {
    view.layer.contentFilters = [.inversion]
    var tilt = CATransform3DIdentity
    tilt.m34 = -1 / 500
    view.layer.transform = CATransform3DRotate(tilt, 0.3, 0, 1, 0)
    #expect(try color(20, 20) == [0, 255, 255])
    view.layer.transform = CATransform3DIdentity
    view.layer.allowsGroupOpacity = false
    view.alpha = 0.4
    #expect(try color(20, 20) == [153, 255, 255])
  }

  /// A replicator's color multiplies the filtered result: cyan times half-intensity green is 0, 127.5, 255.
  @Test func replicatorsMultiplyTheResult() throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = view.frame
    replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.contentFilters = [.inversion]
    replicator.addSublayer(layer)
    root.layer.addSublayer(replicator)
    #expect(try color(20, 20) == [0, 128, 255])
  }

  @Test func amountsThatAreNotNumbers() throws {
    let filters: [ContentFilter] = [
      .brightness(.nan), .contrast(.nan), .saturation(.nan), .hueRotation(angle: .nan),
      .blur(radius: .nan, isOpaque: false), .blur(radius: -3, isOpaque: false),
    ]
    view.layer.contentFilters = filters
    #expect(try color(20, 20) == [255, 0, 0])
    #expect(try color(9, 20) == Self.white)
  }
}
