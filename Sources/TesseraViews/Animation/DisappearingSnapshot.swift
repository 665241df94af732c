// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A removed list item disappears immediately, because its view is queued for reuse and may show a different item
// during the exit animation. The animation therefore uses a snapshot of the view. The snapshot is a layer of the list
// that is visible only while it is animated.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// A snapshot of a view's content at its original position. Invisible unless animated.
@MainActor package final class DisappearingSnapshot {
  let layer = SnapshotLayer()
  /// The frame of the view, and of the snapshot unless an animation moves it.
  package let frame: CGRect

  /// Creates a snapshot of a view in its superview. Returns nil if the view isn't visible.
  ///
  /// - Parameter place: The frame of the snapshot, or nil to use the view's visible frame.
  package init?(of view: UIView, at place: CGRect? = nil) {
    guard !view.isHidden, view.alpha > 0.01, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
    let shown = view.layer.presentedValue(.position)?.point ?? view.center
    frame =
      place
      ?? CGRect(
        x: shown.x - view.bounds.width / 2, y: shown.y - view.bounds.height / 2, width: view.bounds.width,
        height: view.bounds.height)
    guard frame.isFiniteRect else { return nil }
    let bounds = view.bounds
    let home = Affine.translation(x: -Double(bounds.minX), y: -Double(bounds.minY))
    layer.commands = LayerPainter.commands(of: view.layer).map { $0.transformed(by: home) }
    LayerRecorder.withoutRecording {
      layer.frame = frame
      layer.opacity = 0
    }
  }

  /// Inserts the snapshot into a view's layer, at an index among the subviews.
  func insertLayer(in view: UIView, at index: Int) {
    let siblings = view.subviews
    if siblings.indices.contains(index) {
      view.layer.insertSublayer(layer, below: siblings[index].layer)
    } else {
      view.layer.addSublayer(layer)
    }
  }
}

/// A layer that draws recorded commands.
final class SnapshotLayer: CALayer {
  var commands: [DisplayList.Command] = []

  override var paintsMore: Bool { true }

  override func paintMore(_ look: LayerStyle, into canvas: inout Canvas) {
    let place = canvas.transform
    canvas.append(commands.map { $0.transformed(by: place) })
  }
}

extension LayerProperty {
  static let position = named("position")
}

extension CALayer {
  /// Returns the current presentation value of a property, or nil if the property is unknown.
  fileprivate func presentedValue(_ property: LayerProperty?) -> AnimatableValue? {
    property.flatMap { presentedValue($0) }
  }
}
