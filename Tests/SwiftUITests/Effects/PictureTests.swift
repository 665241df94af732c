// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing

/// Pixels of masks, blend modes, canvases and placeholders, drawn by an image renderer at one pixel per point.
@MainActor @Suite struct PictureTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private struct Picture {
    let bytes: [UInt8]
    let width: Int
    let height: Int
    let rowBytes: Int
    /// Returns a pixel's red, green, blue and alpha components.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bytes[(y * rowBytes + x * 4)..<(y * rowBytes + x * 4 + 4)]) }
  }

  private func picture(_ view: some View, scale: CGFloat = 1) throws -> Picture {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    let image = try #require(renderer.cgImage)
    let (width, height) = (image.width, image.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    try bytes.withUnsafeMutableBytes { buffer in
      let context = try #require(
        CGContext(
          data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    return Picture(bytes: bytes, width: width, height: height, rowBytes: width * 4)
  }

  private let clear: [UInt8] = [0, 0, 0, 0]

  /// 20 x 10 points at 3 pixels per point.
  @Test func renderersHaveSizeAndScale() throws {
    let picture = try picture(red.frame(width: 20, height: 10), scale: 3)
    #expect(picture.width == 60)
    #expect(picture.height == 30)
    #expect(picture.pixel(30, 15) == [255, 0, 0, 255])
    let renderer = ImageRenderer(content: red)
    renderer.proposedSize = ProposedViewSize(width: 7, height: 5)
    #expect(renderer.uiImage?.size == CGSize(width: 7, height: 5))
  }

  /// The mask is 10 points wide, at the trailing edge of the 40-point view.
  @Test func masksHideTheRest() throws {
    let view = red.frame(width: 40, height: 10).mask(alignment: .trailing) { Rectangle().frame(width: 10) }
    let picture = try picture(view)
    #expect(picture.pixel(35, 5) == [255, 0, 0, 255])
    #expect(picture.pixel(25, 5) == clear)
  }

  /// The product of red and blue is black.
  @Test func blendModesCombineColors() throws {
    let view = ZStack {
      red
      blue.blendMode(.multiply)
    }
    #expect(try picture(view.frame(width: 10, height: 10)).pixel(5, 5) == [0, 0, 0, 255])
  }

  /// In a compositing group, a blend mode erases only views in that group.
  @Test func compositingGroupsLimitBlendModes() throws {
    let hole = ZStack {
      blue
      Rectangle().frame(width: 10, height: 10).blendMode(.destinationOut)
    }
    func view(_ inner: some View) -> some View {
      ZStack {
        red
        inner
      }
      .frame(width: 30, height: 30)
    }
    #expect(try picture(view(hole.compositingGroup())).pixel(15, 15) == [255, 0, 0, 255])
    #expect(try picture(view(hole)).pixel(15, 15) == clear)
    #expect(try picture(view(hole.drawingGroup())).pixel(5, 15) == [0, 0, 255, 255])
  }

  /// Changes to a copy of the context (a translation by 20 points and a clip) do not affect the original context.
  @Test func canvasesDraw() throws {
    let (red, blue) = (red, blue)
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(red))
      var copy = context
      copy.translateBy(x: 20, y: 0)
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 10)))
      copy.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(blue))
      context.stroke(Path(CGRect(x: 32, y: 2, width: 6, height: 6)), with: .color(red), lineWidth: 2)
      context.opacity = 0
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(blue))
    }
    let picture = try picture(canvas.frame(width: 40, height: 10))
    #expect(picture.pixel(5, 5) == [255, 0, 0, 255])
    #expect(picture.pixel(15, 5) == clear)
    #expect(picture.pixel(22, 5) == [0, 0, 255, 255])
    #expect(picture.pixel(27, 5) == clear)
    #expect(picture.pixel(32, 5) == [255, 0, 0, 255])
    #expect(picture.pixel(35, 5) == clear)
  }

  /// The 10 x 10 symbol is centered at (25, 5).
  @Test func canvasesDrawSymbols() throws {
    let (red, blue) = (red, blue)
    let canvas = Canvas { context, _ in
      if let symbol = context.resolveSymbol(id: "blue") { context.draw(symbol, at: CGPoint(x: 25, y: 5)) }
    } symbols: {
      red.frame(width: 10, height: 10).tag("red")
      blue.frame(width: 10, height: 10).tag("blue")
    }
    let picture = try picture(canvas.frame(width: 40, height: 10))
    #expect(picture.pixel(25, 5) == [0, 0, 255, 255])
    #expect(picture.pixel(15, 5) == clear)
    #expect(picture.pixel(35, 5) == clear)
  }

  /// A placeholder has its text's frame, but the text is not drawn, so all visible pixels have the same gray.
  @Test func redactedTextsAreBars() throws {
    let text = Text("Text").font(.system(size: 40))
    let plain = try picture(text)
    let redacted = try picture(text.redacted(reason: .placeholder))
    #expect((redacted.width, redacted.height) == (plain.width, plain.height))
    let middle = redacted.pixel(redacted.width / 2, redacted.height / 2)
    #expect(middle != clear && middle[3] < 255)
    #expect(redacted.pixel(10, redacted.height / 2) == middle)
    #expect(try picture(text.unredacted().redacted(reason: .placeholder)).bytes == plain.bytes)
    #expect(try picture(text.privacySensitive()).bytes == plain.bytes)
    #expect(try picture(text.privacySensitive().redacted(reason: .privacy)).bytes == redacted.bytes)
  }

  /// Half of the 10-point line is outside the frame, which begins at 10.
  @Test func gradientsFillStrokesOutsideOfTheFrame() throws {
    let gradient = LinearGradient(colors: [red, red], startPoint: .top, endPoint: .bottom)
    let picture = try picture(Rectangle().stroke(gradient, lineWidth: 10).frame(width: 20, height: 20).padding(10))
    #expect(picture.pixel(7, 20) == [255, 0, 0, 255])
    #expect(picture.pixel(13, 20) == [255, 0, 0, 255])
    #expect(picture.pixel(3, 20) == clear)
    #expect(picture.pixel(20, 20) == clear)
  }

  /// A stroke's gradient is positioned by the shape's bounds, so in the middle of the frame, it is half of each
  /// color.
  @Test func gradientsKeepTheirPlace() throws {
    let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    let picture = try picture(Rectangle().stroke(gradient, lineWidth: 10).frame(width: 40, height: 20).padding(10))
    let middle = picture.pixel(30, 10)
    #expect(abs(Int(middle[0]) - 128) < 12)
    #expect(abs(Int(middle[2]) - 128) < 12)
  }

  /// Each corner of the mesh gradient has the color of its control point.
  @Test func meshGradientsHaveTheirColors() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, blue, red, blue])
    let picture = try picture(mesh.frame(width: 40, height: 40))
    #expect(picture.pixel(0, 20)[0] > 245)
    #expect(picture.pixel(39, 20)[2] > 245)
    #expect(abs(Int(picture.pixel(20, 20)[0]) - 128) < 16)
  }

  @Test func asyncImagesUseTheLoader() throws {
    let url = try #require(URL(string: "https://example.com/image.png"))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let blue = blue
    func view() -> some View {
      AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        blue
      }.frame(width: 10, height: 10)
    }
    #expect(try picture(view()).pixel(5, 5) == [0, 0, 255, 255])
    let former = _AsyncImageLoader.load
    defer { _AsyncImageLoader.load = former }
    _AsyncImageLoader.load = { $0 == url ? image : nil }
    #expect(try picture(view()).pixel(5, 5) == [255, 0, 0, 255])
  }

  /// The timeline shows the latest date that is not in the future.
  @Test func timelinesShowTheirDate() throws {
    let dates = [Date(timeIntervalSinceReferenceDate: 10), Date(timeIntervalSinceReferenceDate: 20), .distantFuture]
    var shown: Date?
    _ = try picture(
      TimelineView(.explicit(dates)) { context in
        let _ = shown = context.date
        red.frame(width: 5, height: 5)
      })
    #expect(shown == dates[1])
  }
}
