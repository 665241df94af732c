// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// A reader that decodes an animated PNG frame by frame.
///
///     var reader = try APNGReader(bytes)
///     while let frame = try reader.next() { show(frame.bitmap, for: frame.delay) }
///
/// Each frame is the full canvas as a viewer shows it, composed according to the file's disposal and blending
/// operations. The reader keeps the file, the canvas and one frame in memory.
public struct APNGReader {
  /// A composed frame and its delay.
  public struct Frame: Equatable, Sendable {
    /// The full canvas, `width` x `height` pixels.
    public let bitmap: Bitmap
    /// The duration of the frame.
    public let delay: FrameDelay
  }

  /// The width of every frame, in pixels.
  public let width: Int
  /// The height of every frame, in pixels.
  public let height: Int
  /// The number of frames that the file declares; 0 if it declares none.
  public let frameCount: Int
  /// The number of times the animation plays, in 0...2^31 - 1; 0 means forever.
  public let plays: Int

  private let bytes: [UInt8]
  private let layout: APNGLayout
  private var index = 0
  private var canvas: [UInt8] = []

  /// Creates a reader and checks the file's structure. Pixels are decompressed by `next()`, which may detect further
  /// damage.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - maximumPixels: The maximum number of pixels of the canvas. The default is 8192 x 8192.
  public init(_ bytes: [UInt8], maximumPixels: Int = PictureLimits.bufferedPixels) throws(APNGError) {
    layout = try bytes.withUnsafeBufferPointer { (file) throws(APNGError) in try APNGLayout(file) }
    self.bytes = bytes
    width = layout.width
    height = layout.height
    frameCount = layout.frames.count
    plays = layout.plays
    guard width * height <= min(maximumPixels, Int.max / 8) else {
      throw .tooLarge(width: width, height: height, maximumPixels: maximumPixels)
    }
  }

  /// Returns all frames of a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - maximumPixels: The maximum total number of pixels of all frames. The default is 8192 x 8192.
  public static func frames(of bytes: [UInt8], maximumPixels: Int = PictureLimits.framePixels) throws(APNGError)
    -> [Frame]
  {
    var reader = try APNGReader(bytes, maximumPixels: maximumPixels)
    let (pixels, overflow) = (reader.width * reader.height).multipliedReportingOverflow(by: reader.frameCount)
    guard !overflow, pixels <= maximumPixels else {
      throw .tooLarge(width: reader.width, height: reader.height, maximumPixels: maximumPixels)
    }
    var frames: [Frame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }

  /// Returns the next frame, or `nil` after the last one. After an error, every call throws the same error.
  public mutating func next() throws(APNGError) -> Frame? {
    guard index < layout.frames.count else { return nil }
    let control = layout.frames[index].control
    let picture = try picture(at: index)
    if canvas.isEmpty { canvas = [UInt8](repeating: 0, count: width * height * 4) }
    let before = control.disposal == .previous && index > 0 ? canvas : []
    put(picture, control)
    guard let bitmap = Bitmap(width: width, height: height, bytes: canvas),
      let delay = FrameDelay(numerator: Int(control.numerator), denominator: Int(control.denominator))
    else { throw .damaged(reason: "frame \(index) has no size or time") }
    switch control.disposal {
    case .none: break
    // The first frame has no previous canvas, so `previous` is treated as `background`.
    case .previous where index > 0: canvas = before
    case .background, .previous: clear(control.part)
    }
    index += 1
    return Frame(bitmap: bitmap, delay: delay)
  }
}

extension APNGReader {
  /// Returns the pixels of a frame's rectangle by decoding them as a separate PNG file.
  private func picture(at index: Int) throws(APNGError) -> Bitmap {
    let frame = layout.frames[index]
    let part = frame.control.part
    var file = PNG.signature
    file += pngChunk("IHDR", bigEndian(UInt32(part.width)) + bigEndian(UInt32(part.height)) + layout.format)
    file += layout.palette
    var data: [UInt8] = []
    for range in frame.data { data += bytes[range] }
    file += pngChunk("IDAT", data)
    file += pngChunk("IEND", [])
    do {
      return try PNG.decode(file, maximumPixels: part.width * part.height)
    } catch {
      throw .picture(frame: index, error)
    }
  }

  private mutating func put(_ picture: Bitmap, _ control: APNGFrameControl) {
    let part = control.part
    let (width, count) = (width, part.width * 4)
    canvas.withUnsafeMutableBytes { canvas in
      picture.bytes.withUnsafeBytes { pixels in
        for y in 0..<part.height {
          let start = ((part.y0 + y) * width + part.x0) * 4
          let target = UnsafeMutableRawBufferPointer(rebasing: canvas[start..<start + count])
          let row = UnsafeRawBufferPointer(rebasing: pixels[y * count..<(y + 1) * count])
          switch control.blending {
          case .source: target.copyMemory(from: row)
          case .over: Self.blend(row, over: target)
          }
        }
      }
    }
  }

  /// Blends source pixels over destination pixels, both premultiplied, rounding once.
  private static func blend(_ row: UnsafeRawBufferPointer, over target: UnsafeMutableRawBufferPointer) {
    var pixel = 0
    while pixel < row.count {
      let cover = 255 - Int(row[pixel + 3])
      for component in pixel..<pixel + 4 {
        let below = (Int(target[component]) * cover + 127) / 255
        target[component] = UInt8(min(255, Int(row[component]) + below))
      }
      pixel += 4
    }
  }

  private mutating func clear(_ part: PixelRect) {
    let width = width
    canvas.withUnsafeMutableBytes { canvas in
      for y in part.y0..<part.y1 {
        let start = (y * width + part.x0) * 4
        let row = UnsafeMutableRawBufferPointer(rebasing: canvas[start..<start + part.width * 4])
        row.initializeMemory(as: UInt8.self, repeating: 0)
      }
    }
  }
}
