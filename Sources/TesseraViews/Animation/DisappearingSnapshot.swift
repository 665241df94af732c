// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What has left a list is gone at once: its view waits in a queue and may show something else before the way out is over. So
// what leaves on the screen is a picture of the view: a layer of the list that shows only while it is animated.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// What a view showed when the picture was made, at the place where it showed it. Without an animation it shows nothing.
@MainActor package final class DisappearingSnapshot {
  let layer = SnapshotLayer()
  /// Where the view stood, and where the picture stands as long as nothing moves it.
  package let frame: CGRect

  /// A picture of a view in its superview; nil for a view that shows nothing.
  ///
  /// - Parameter place: Where the picture stands; nil for where the view is seen.
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

  /// Puts the picture among the layers of a view: at a place among its subviews.
  func insertLayer(in view: UIView, at index: Int) {
    let siblings = view.subviews
    if siblings.indices.contains(index) {
      view.layer.insertSublayer(layer, below: siblings[index].layer)
    } else {
      view.layer.addSublayer(layer)
    }
  }
}

/// A layer that paints what was painted before.
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
  /// The value of a property as shown now; nil for a property that is not known.
  fileprivate func presentedValue(_ property: LayerProperty?) -> AnimatableValue? {
    property.flatMap { presentedValue($0) }
  }
}
