// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import Tessera
@_spi(Tessera) @testable import TesseraViews

private final class Tile: UIView {}

/// Appearance proxies apply to a view that is rendered without a controller, although the view is not in a window. On
/// iOS, taking a snapshot would add it to a window.
@MainActor @Suite struct AppearancePictureTests {
  @Test func viewsWithoutAWindow() throws {
    try AppearanceProxies.isolated {
      Tile.appearance().backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let (root, tile) = (UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2)), Tile())
      tile.frame = CGRect(x: 2, y: 0, width: 2, height: 2)
      root.addSubview(tile)
      let bitmap = try Renderer().bitmap(of: root, scale: 1)
      // The second row of four pixels.
      #expect(Array(bitmap.bytes[16..<32]) == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255])
    }
  }
}
