// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A snapshot stores a view's drawing commands. It is not rasterized in advance, so it is sharp at every scale.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// A view that shows a snapshot of another view, scaled to its bounds.
final class SnapshotView: UIView {
  private var commands: [DisplayList.Command] = []
  /// The captured rectangle, in the other view's coordinates.
  private var part = CGRect.zero
  private var caps = UIEdgeInsets.zero

  convenience init(of layer: CALayer, _ part: CGRect, caps: UIEdgeInsets) {
    self.init(frame: CGRect(origin: .zero, size: part.size))
    self.part = part
    self.caps = caps
    // The captured area does not contain the layer's shadow, and the layer's position in its superview does not
    // matter.
    commands = LayerPainter.commands(of: layer)
    isUserInteractionEnabled = true
  }

  /// Creates a snapshot of several layers, in order from back to front.
  convenience init(of layers: [CALayer], _ part: CGRect) {
    self.init(frame: CGRect(origin: .zero, size: part.size))
    self.part = part
    commands = layers.flatMap { layer in
      let place = Affine(layer.transformToSuperlayer())
      return LayerPainter.commands(of: layer).map { $0.transformed(by: place) }
    }
  }

  override var isOpaqueByDefault: Bool { false }
  override var contentOverlaps: Bool { true }
  override var viewInspector: AnyViewInspector { AnyViewInspector(SnapshotInspector(view: self)) }

  /// A row or column of the snapshot: its position and length in the other view, and its position and length in the
  /// bounds.
  private typealias Slice = (from: CGFloat, length: CGFloat, to: CGFloat, size: CGFloat)

  override func paintContent(into canvas: inout Canvas) {
    guard !commands.isEmpty, part.width > 0, part.height > 0, bounds.width > 0, bounds.height > 0 else { return }
    let columns = Self.slices(
      from: part.minX, length: part.width, to: bounds.minX, size: bounds.width, first: caps.left, last: caps.right)
    let rows = Self.slices(
      from: part.minY, length: part.height, to: bounds.minY, size: bounds.height, first: caps.top, last: caps.bottom)
    for row in rows { for column in columns { paint(column, row, into: &canvas) } }
  }

  private func paint(_ column: Slice, _ row: Slice, into canvas: inout Canvas) {
    let place = Affine.translation(x: Double(-column.from), y: Double(-row.from))
      .concatenating(.scale(x: Double(column.size / column.length), y: Double(row.size / row.length)))
      .concatenating(.translation(x: Double(column.to), y: Double(row.to)))
      .concatenating(canvas.transform)
    let cell = Rect(x: Double(column.to), y: Double(row.to), width: Double(column.size), height: Double(row.size))
    canvas.append(.beginClip(.rect(cell), canvas.transform))
    canvas.append(commands.map { $0.transformed(by: place) })
    canvas.append(.endClip)
  }

  /// Returns the rows or columns. The caps keep their lengths as far as there is space, and the section between them
  /// is stretched.
  private static func slices(
    from: CGFloat, length: CGFloat, to: CGFloat, size: CGFloat, first: CGFloat, last: CGFloat
  ) -> [Slice] {
    let (first, last) = (max(0, first), max(0, last))
    guard first + last > 0, first + last < length else { return [(from, length, to, size)] }
    let shrink = min(1, size / (first + last))
    let (head, tail) = (first * shrink, last * shrink)
    let all: [Slice] = [
      (from, first, to, head), (from + first, length - first - last, to + head, size - head - tail),
      (from + length - last, last, to + size - tail, tail),
    ]
    return all.filter { $0.length > 0 && $0.size > 0 }
  }
}

private struct SnapshotInspector: ViewInspector {
  let view: SnapshotView
}

extension UIView {
  /// The default implementation of `snapshotView` and `resizableSnapshotView`.
  func makeSnapshot(of rect: CGRect, afterUpdates: Bool, caps: UIEdgeInsets = .zero) -> UIView? {
    guard rect.isFiniteRect, rect.width > 0, rect.height > 0 else {
      return rect.isFiniteRect ? UIView(frame: CGRect(origin: .zero, size: rect.standardized.size)) : nil
    }
    if afterUpdates { (window ?? self).layoutIfNeeded() }
    return SnapshotView(of: layerStorage, rect, caps: caps)
  }
}
