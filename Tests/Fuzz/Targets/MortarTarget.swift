// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Mortar
@testable import MortarVFL
internal import TesseraGraphics
internal import TesseraViews

/// A target that lays out Mortar's rows and columns. It does not generate misuse that traps: a repeated view, two
/// consecutive spaces, or a weight without both ends. Everything else must be laid out.
@MainActor
enum MortarTarget {
  static func take(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    var all: [UIView] = []
    for _ in 0..<min(1 + source.below(4), 4) {
      let axis: MortarAxis = source.bool() ? .horizontal : .vertical
      let ends = source.below(3)
      let nodes = nodes(&source, in: root, all: &all, hasBothEnds: ends == 0)
      let edge = root.m_intoAttribute()
      _ = VFLStatement(axis: axis, leading: ends < 2 ? edge : nil, trailing: ends == 1 ? nil : edge, nodes: nodes)
        .makeGroup()
    }
    root.layoutIfNeeded()
    for view in all {
      let frame = view.frame
      check(
        frame.origin.x.isFinite && frame.origin.y.isFinite && frame.width.isFinite && frame.height.isFinite,
        "a frame is \(frame)")
    }
  }

  private static func nodes(
    _ source: inout ByteSource, in root: UIView, all: inout [UIView], hasBothEnds: Bool
  ) -> [_MortarVFLNode] {
    // The first view has no fixed size, so no list consists only of fixed sizes.
    var earlier = [view(in: root, &all)]
    var nodes = [_MortarVFLNode(views: earlier)]
    for _ in 0..<source.below(12) {
      let size = size(&source, earlier, hasBothEnds: hasBothEnds)
      if source.below(4) == 0, nodes.last?.isSpace == false {
        if let size, case .fixed = size { nodes.append(_MortarVFLNode(space: size)) }
      }
      let views = (0...source.below(3)).map { _ in view(in: root, &all) }
      nodes.append(_MortarVFLNode(views: views, size: size))
      earlier += views
    }
    return nodes
  }

  private static func size(
    _ source: inout ByteSource, _ earlier: [UIView], hasBothEnds: Bool
  ) -> _MortarSizingNode.Size? {
    switch source.below(4) {
    case 0: return nil
    case 1: return .fixed(source.number())
    case 2:
      let weight = abs(source.number())
      return hasBothEnds && weight > 0 && weight.isFinite ? .weighted(weight) : nil
    default: return .same(source.pick(earlier))
    }
  }

  private static func view(in root: UIView, _ all: inout [UIView]) -> UIView {
    let view = UIView()
    root.addSubview(view)
    all.append(view)
    return view
  }
}
