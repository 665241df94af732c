// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// Shows another view, which stays where it is. While it is lifted, that view is not painted in its own place.
final class PortalView: UIView {
  private let source: UIView

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
  var isLifted = false {
    didSet {
      guard isLifted != oldValue else { return }
      LayerRecorder.withoutRecording { if isLifted { source.dim(to: 0, for: self) } else { source.undim(for: self) } }
    }
  }

  override func paintContent(into canvas: inout Canvas) {
    let origin = source.bounds.origin
    let place = Affine.translation(x: -Double(origin.x), y: -Double(origin.y)).concatenating(canvas.transform)
    canvas.append(commands().map { $0.transformed(by: place) })
  }

  private func commands() -> [DisplayList.Command] {
    let layer = source.layerStorage
    guard isLifted else { return LayerPainter.commands(of: layer) }
    return LayerRecorder.withoutRecording {
      let opacity = layer.opacity
      layer.opacity = source.ownOpacity
      defer { layer.opacity = opacity }
      return LayerPainter.commands(of: layer)
    }
  }
}
