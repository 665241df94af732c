// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// Shows another view, which stays where it is. While it is lifted, that view is not painted in its own place.
final class PortalView: UIView {
  private let source: UIView
  private var opacity: Float?

  init(of source: UIView) {
    self.source = source
    super.init(frame: CGRect(origin: .zero, size: source.bounds.size))
    isUserInteractionEnabled = false
    backgroundColor = nil
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }
  override var contentOverlaps: Bool { true }
  override var speaker: AnyViewSpeaker { AnyViewSpeaker(BarSpeaker(view: self)) }

  /// Whether the view is painted here alone.
  var isLifted: Bool {
    get { opacity != nil }
    set {
      guard newValue != isLifted else { return }
      let layer = source.layerStorage
      LayerRecorder.withoutRecording {
        if newValue {
          opacity = layer.opacity
          layer.opacity = 0
        } else {
          // What the app has set since then stays.
          if layer.opacity == 0 { layer.opacity = opacity ?? 1 }
          opacity = nil
        }
      }
    }
  }

  override func paintContent(into canvas: inout Canvas) {
    let origin = source.bounds.origin
    let place = Affine.translation(x: -Double(origin.x), y: -Double(origin.y)).concatenating(canvas.transform)
    canvas.append(commands().map { $0.transformed(by: place) })
  }

  private func commands() -> [DisplayList.Command] {
    guard let opacity else { return LayerPainter.commands(of: source.layerStorage) }
    let layer = source.layerStorage
    return LayerRecorder.withoutRecording {
      layer.opacity = opacity
      defer { layer.opacity = 0 }
      return LayerPainter.commands(of: layer)
    }
  }
}
