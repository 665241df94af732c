// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import Tessera
package import TesseraRaster
import TesseraViews

extension HostedValue {
  /// The renderer for all assertions. It uses several threads for each image, because assertions run on the main
  /// actor, one after the other.
  package static let renderer = Renderer(threads: min(max(ProcessInfo.processInfo.activeProcessorCount, 2), 8))

  /// Returns an image of the current state.
  package func picture(background: Color) throws -> CapturedPicture {
    do {
      let list = inStage {
        screen?.displayList ?? root.displayList(scale: device.scale, pixels: device.pixels, background: background)
      }
      let origin = screen?.origin ?? .zero
      return CapturedPicture(
        try Self.renderer.paint(list), scale: Double(device.scale),
        tree: { inStage { ViewNode(root).moved(by: origin) } },
        inspect: { inspection in inStage { inspection.inspect(root) } }, finish: finish)
    } catch {
      finish()
      throw error
    }
  }
}
