// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraRaster
import Testing

struct ViewBoxesTests {
  private func picture(_ side: Int) -> Bitmap {
    Bitmap(width: side, height: side, bytes: Array(repeating: 255, count: side * side * 4))
      ?? Bitmap(width: 0, height: 0)
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    Array(bitmap.bytes[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 3])
  }

  private func change(_ before: ViewNode.Rect?, _ after: ViewNode.Rect?) -> ViewChange {
    ViewChange(
      kind: .moved, path: "UIView/A_view_whose_name_has_no_room_at_all_in_so_small_a_picture", words: "",
      before: before, after: after)
  }

  @Test func drawsBoxesAroundViews() throws {
    // At scale 2, the old frame spans 2..<10 points in x and y. The new frame spans 12..<20 in x and 40..<48 in y.
    // Lines are 2 pixels wide, inside the frames. The name is directly above the solid box and does not cover the
    // dashed box.
    let bitmap = try ViewBoxes.draw(
      [change(.init(x: 2, y: 2, width: 8, height: 8), .init(x: 12, y: 40, width: 8, height: 8))], on: picture(120),
      scale: 2)
    let blue: [UInt8] = [0, 114, 178]
    #expect(pixel(bitmap, 24, 90) == blue && pixel(bitmap, 25, 90) == blue)
    #expect(pixel(bitmap, 23, 90) == [255, 255, 255] && pixel(bitmap, 26, 90) == [255, 255, 255])
    #expect(pixel(bitmap, 39, 90) == blue && pixel(bitmap, 40, 90) == [255, 255, 255])
    // The dashed box begins with a dash at its corner and is gray.
    #expect(pixel(bitmap, 6, 5) == [110, 110, 115])
    #expect((4..<20).contains { pixel(bitmap, $0, 5) == [255, 255, 255] })
  }

  @Test func noChangesKeepTheImage() throws {
    #expect(try ViewBoxes.draw([], on: picture(8), scale: 3) == picture(8))
  }

  @Test(arguments: [-1e9, 1e9, 0, 1e300])
  func drawsOffscreenFramesAtTheEdge(_ place: Double) throws {
    let far = ViewNode.Rect(x: place, y: place, width: 1e9, height: 0)
    let bitmap = try ViewBoxes.draw([change(far, far), change(nil, far), change(far, nil)], on: picture(20), scale: 3)
    #expect(bitmap.width == 20)
  }
}
