// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraRaster

@_spi(Tessera) @testable import TesseraGraphics
@testable import TesseraViews

@Suite struct ImagePainterResizableTests {
  private func parts(
    _ side: Int, scale: CGFloat = 1, caps: CGFloat, _ mode: UIImage.ResizingMode, in rect: CGRect
  ) -> ResizableParts {
    let bitmap = Bitmap(width: side, height: side)
    let insets = UIEdgeInsets(top: caps, left: caps, bottom: caps, right: caps)
    let image = UIImage(bitmap: bitmap, scale: scale).resizableImage(withCapInsets: insets, resizingMode: mode)
    return ResizableParts(image: image, bitmap: bitmap, rect: rect, grid: PixelGrid(scale: scale))
  }

  /// A 5-pixel image with caps of 2, drawn at 10 points: 2 + 6 + 2.
  @Test func stretchesBetweenTheCaps() {
    let all = parts(5, caps: 2, .stretch, in: CGRect(x: 0, y: 0, width: 10, height: 7)).parts
    #expect(all.count == 9)
    #expect(all[0].source == Rect(x: 0, y: 0, width: 2, height: 2))
    #expect(all[0].destination == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(all[4].source == Rect(x: 2, y: 2, width: 1, height: 1))
    #expect(all[4].destination == CGRect(x: 2, y: 2, width: 6, height: 3))
    #expect(all[8].source == Rect(x: 3, y: 3, width: 2, height: 2))
    #expect(all[8].destination == CGRect(x: 8, y: 5, width: 2, height: 2))
  }

  /// An 8-pixel image at 2 pixels per point, with caps of 1 point. The middle is 4 pixels or 2 points long, so one
  /// and a half tiles fit into 3 points.
  @Test func tilesAndClipsTheLastTile() {
    let pieces = parts(8, scale: 2, caps: 1, .tile, in: .zero).pieces(count: 8, first: 1, last: 1, start: 10, length: 5)
    typealias Piece = ResizableParts.Piece
    #expect(
      pieces == [
        Piece(source: 0, sourceLength: 2, start: 10, length: 1),
        Piece(source: 2, sourceLength: 4, start: 11, length: 2),
        Piece(source: 2, sourceLength: 2, start: 13, length: 1),
        Piece(source: 6, sourceLength: 2, start: 14, length: 1),
      ])
  }

  /// Two 4-point caps are drawn in 4 points, so each is compressed to half of the space.
  @Test func dividesTooLittleSpace() {
    let pieces = parts(9, caps: 4, .stretch, in: .zero).pieces(count: 9, first: 4, last: 4, start: 0, length: 4)
    typealias Piece = ResizableParts.Piece
    #expect(
      pieces == [
        Piece(source: 0, sourceLength: 4, start: 0, length: 2), Piece(source: 5, sourceLength: 4, start: 2, length: 2),
      ])
  }

  @Test func isOnePartAtItsNaturalSize() {
    #expect(parts(5, caps: 2, .tile, in: CGRect(x: 3, y: 3, width: 5, height: 5)).parts.count == 1)
    #expect(parts(5, caps: 0, .tile, in: CGRect(x: 3, y: 3, width: 50, height: 5)).parts.count == 1)
  }

  @Test(arguments: [CGFloat.nan, -3, 1e9, .infinity])
  func survivesInvalidCaps(caps: CGFloat) {
    let all = parts(5, caps: caps, .tile, in: CGRect(x: 0, y: 0, width: 10, height: 10)).parts
    #expect(all.count >= 1)
    for part in all {
      #expect(part.source.minX >= 0 && part.source.maxX <= 5 && part.source.minY >= 0 && part.source.maxY <= 5)
      #expect(part.destination.width > 0 && part.destination.maxX <= 10 && part.destination.minX >= 0)
    }
  }

  /// A million points would require 500,000 tiles of two pixels, so the image is stretched instead.
  @Test func limitsTheTiles() {
    let all = parts(6, caps: 2, .tile, in: CGRect(x: 0, y: 0, width: 1e6, height: 1e6)).parts
    #expect(all.count == 9)
  }

  /// After resizing, an image with red corners and edges and a blue middle has a red frame of two pixels on all
  /// sides.
  @Test func paintsAFrame() throws {
    var bytes: [UInt8] = []
    for y in 0..<5 { for x in 0..<5 { bytes += x == 2 && y == 2 ? [0, 0, 255, 255] : [255, 0, 0, 255] } }
    let bitmap = try #require(Bitmap(width: 5, height: 5, bytes: bytes))
    let image = UIImage(bitmap: bitmap).resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), resizingMode: .stretch)
    var canvas = Canvas(list: DisplayList(width: 9, height: 7), transform: .identity)
    ImagePainter(image: image, tint: .black, traits: UITraitCollection(displayScale: 1))
      .paint(in: CGRect(x: 0, y: 0, width: 9, height: 7), .scaleToFill, into: &canvas)
    let painted = try canvas.list.paint()
    for y in 0..<7 {
      for x in 0..<9 {
        let isMiddle = (2..<7).contains(x) && (2..<5).contains(y)
        let at = (y * 9 + x) * 4
        #expect(Array(painted.bytes[at..<at + 4]) == (isMiddle ? [0, 0, 255, 255] : [255, 0, 0, 255]), "\(x) \(y)")
      }
    }
  }
}
