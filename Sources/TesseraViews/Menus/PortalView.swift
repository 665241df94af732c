// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) package import TesseraGraphics

/// A view that shows another view, which stays in its own hierarchy. A lifted view is drawn only by the portal.
package final class PortalView: UIView {
  private let source: UIView

  package init(of source: UIView) {
    self.source = source
    super.init(frame: CGRect(origin: .zero, size: source.bounds.size))
    isUserInteractionEnabled = false
    backgroundColor = nil
  }

  required init?(coder: NSCoder) { nil }

  package override var isOpaqueByDefault: Bool { false }
  package override var contentOverlaps: Bool { true }
  package override var viewInspector: AnyViewInspector { AnyViewInspector(BarInspector(view: self)) }

  /// Whether only the portal draws the view.
  package var isLifted = false {
    didSet {
      guard isLifted != oldValue else { return }
      LayerRecorder.withoutRecording { if isLifted { source.dim(to: 0, for: self) } else { source.undim(for: self) } }
    }
  }

  package override func paintContent(into canvas: inout Canvas) {
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
