// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CoreImage
import Testing

/// The average of pixels is computed from sRGB values, not from linear light. If two of four pixels are white, the
/// average is 255 · 2 / 4, rounded to 128.
@Suite struct AverageTests {
  @Test func averages() throws {
    let white = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = white.composited(over: CIImage(color: .black)).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 1))
    let filter = try #require(
      CIFilter(
        name: "CIAreaAverage",
        parameters: [kCIInputImageKey: image, kCIInputExtentKey: CIVector(cgRect: image.extent)]))
    var pixel = [UInt8](repeating: 7, count: 4)
    let context = CIContext(options: [.workingColorSpace: NSNull()])
    let output = try #require(filter.outputImage)
    let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
    context.render(output, toBitmap: &pixel, rowBytes: 4, bounds: bounds, format: .RGBA8, colorSpace: nil)
    #expect(pixel == [128, 128, 128, 255])
    // Rows that are too short and an infinite rectangle leave the pixel unchanged.
    context.render(output, toBitmap: &pixel, rowBytes: 3, bounds: bounds, format: .BGRA8, colorSpace: nil)
    context.render(output, toBitmap: &pixel, rowBytes: 4, bounds: .infinite, format: .RGBA8, colorSpace: nil)
    #expect(pixel == [128, 128, 128, 255])
  }
}
