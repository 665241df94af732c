// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// The locations of an animated PNG's frames in the file. Parsing them checks everything that can be checked without
/// decompressing pixels.
struct APNGLayout {
  struct Frame {
    var control: APNGFrameControl
    /// The ranges of the deflated rows in the file.
    var data: [Range<Int>] = []
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var plays = 0
  private(set) var frames: [Frame] = []
  /// The IHDR fields after the size (bit depth, color type and so on), which are the same for all frames.
  private(set) var format: [UInt8] = []
  /// The PLTE and tRNS chunks, with lengths and checksums. Every frame requires them for decoding.
  private(set) var palette: [UInt8] = []

  private var promisedFrames: Int?
  private var sequence = 0
  private var hasPixels = false
  /// Whether IDAT contains the rows of the first frame.
  private var beginsWithFrame = false

  init(_ file: UnsafeBufferPointer<UInt8>) throws(APNGError) {
    do {
      var chunks = try PNGChunks(file)
      while let (type, data) = try chunks.next() {
        try addChunk(type, data: data, file: file)
      }
    } catch let error as APNGError {
      throw error
    } catch let error as PNGError {
      throw .picture(frame: max(0, frames.count - 1), error)
    } catch {
      throw .damaged(reason: "\(error)")
    }
    guard let promisedFrames else { throw .notAnimated }
    guard hasPixels else { throw .damaged(reason: "it has no IDAT") }
    guard frames.count == promisedFrames else {
      throw .damaged(reason: "it declares \(promisedFrames) frames and has \(frames.count)")
    }
    try checkLastFrame()
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private mutating func addChunk(_ type: String, data: Bytes, file: UnsafeBufferPointer<UInt8>) throws(APNGError) {
    guard !format.isEmpty || type == "IHDR" else { throw .damaged(reason: "it does not begin with IHDR") }
    switch type {
    case "IHDR": try addHeader(data)
    case "PLTE", "tRNS": palette += file[data.startIndex - 8..<data.endIndex + 4]
    case "acTL": try addAnimation(data)
    case "fcTL": try addFrame(data)
    case "IDAT":
      hasPixels = true
      guard frames.isEmpty || beginsWithFrame && frames.count == 1 else {
        throw .damaged(reason: "IDAT follows the first frame")
      }
      // IDAT belongs to the first frame only if an fcTL chunk precedes it. Otherwise, it is the image for viewers that
      // do not support animation.
      if beginsWithFrame { frames[0].data.append(data.startIndex..<data.endIndex) }
    case "fdAT": try addData(data)
    default: break
    }
  }

  private mutating func addHeader(_ data: Bytes) throws(APNGError) {
    guard data.count == 13, format.isEmpty else { throw .damaged(reason: "its IHDR is broken") }
    width = number(data, at: 0)
    height = number(data, at: 4)
    format = Array(data.dropFirst(8))
    guard (1...Int(Int32.max)).contains(width), (1...Int(Int32.max)).contains(height) else {
      throw .damaged(reason: "its size is \(width) x \(height)")
    }
  }

  private mutating func addAnimation(_ data: Bytes) throws(APNGError) {
    guard data.count == 8, promisedFrames == nil, !hasPixels, frames.isEmpty else {
      throw .damaged(reason: "its acTL is broken or misplaced")
    }
    promisedFrames = number(data, at: 0)
    plays = number(data, at: 4)
  }

  private mutating func addFrame(_ data: Bytes) throws(APNGError) {
    guard data.count == 26 else { throw .damaged(reason: "an fcTL is broken") }
    try checkSequence(found: number(data, at: 0))
    try checkLastFrame()
    let (x, y) = (number(data, at: 12), number(data, at: 16))
    let part = PixelRect(x0: x, y0: y, x1: x + number(data, at: 4), y1: y + number(data, at: 8))
    guard !part.isEmpty, part.x1 <= width, part.y1 <= height else {
      throw .damaged(reason: "frame \(frames.count) is outside the picture")
    }
    if !hasPixels, part != PixelRect(x0: 0, y0: 0, x1: width, y1: height) || !frames.isEmpty {
      throw .damaged(reason: "the frame before IDAT does not cover the picture")
    }
    beginsWithFrame = beginsWithFrame || !hasPixels
    let bytes = Array(data.dropFirst(20))
    guard let disposal = APNGDisposal(rawValue: bytes[4]), let blending = APNGBlending(rawValue: bytes[5]) else {
      throw .damaged(reason: "frame \(frames.count) has an unknown disposal or blending")
    }
    let denominator = UInt16(bytes[2]) << 8 | UInt16(bytes[3])
    // A denominator of 0 means that the delay is in hundredths of a second.
    let control = APNGFrameControl(
      part: part, numerator: UInt16(bytes[0]) << 8 | UInt16(bytes[1]),
      denominator: denominator == 0 ? 100 : denominator,
      disposal: disposal, blending: blending)
    frames.append(Frame(control: control))
  }

  private mutating func addData(_ data: Bytes) throws(APNGError) {
    guard data.count >= 4 else { throw .damaged(reason: "an fdAT is broken") }
    try checkSequence(found: number(data, at: 0))
    guard !frames.isEmpty, hasPixels else { throw .damaged(reason: "fdAT precedes its frame") }
    guard frames.count > 1 || !beginsWithFrame else {
      throw .damaged(reason: "the first frame has both IDAT and fdAT")
    }
    frames[frames.count - 1].data.append(data.startIndex + 4..<data.endIndex)
  }

  private mutating func checkSequence(found: Int) throws(APNGError) {
    guard found == sequence else { throw .badSequence(expected: sequence, found: found) }
    sequence += 1
  }

  private func checkLastFrame() throws(APNGError) {
    guard let last = frames.last, last.data.isEmpty else { return }
    throw .damaged(reason: "frame \(frames.count - 1) has no pixels")
  }

  private func number(_ data: Bytes, at offset: Int) -> Int {
    let start = data.startIndex + offset
    return data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
