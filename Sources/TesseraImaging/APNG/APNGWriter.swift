// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

// The writer keeps only one frame's pixels and one frame's compressed bytes in memory. It writes a frame when the
// next different frame arrives, because identical frames extend the first one's delay. Every frame replaces its
// rectangle (disposal none, blending source), so the result never depends on how a viewer rounds blended colors.

/// A writer that encodes an animated PNG frame by frame.
///
///     let writer = try APNGWriter(to: "fade.png", width: 390, height: 844)
///     for bitmap in frames { try writer.append(bitmap, delay: sixtieth) }
///     try writer.finish()
///
/// The first frame is stored in full. Each later frame is stored as the rectangle that differs from the previous
/// frame, and a frame without differences extends the previous frame's delay. `finish()` moves the complete file to
/// its destination. An existing file stays unchanged after an error, after `discard()`, or if the writer is released
/// before `finish()`. Viewers that do not support animation show the first frame.
public final class APNGWriter {
  /// The width of every frame, in pixels.
  public let width: Int
  /// The height of every frame, in pixels.
  public let height: Int
  /// The number of times the animation plays; 0 means forever.
  public let plays: Int
  /// Whether the file has no alpha channel.
  public let isOpaque: Bool
  /// The compression preset.
  public let preset: PNG.Preset

  private struct Pending {
    var part: PixelRect
    var delay: FrameDelay
    var data: [UInt8]
  }

  private enum State {
    case open
    case finished
    case failed(APNGError)
  }

  /// The offset of acTL, after the signature (8 bytes) and IHDR (25).
  private static let animationControlOffset = 33

  private let file: StreamedFile
  private var state = State.open
  /// The last frame that differed from its predecessor. Identical frames extend its delay.
  private var pending: Pending?
  /// The canvas after drawing the pending frame.
  private var shown = Bitmap(width: 0, height: 0)
  private var sequence: UInt32 = 0
  private var framesWritten = 0
  private var framesAppended = 0

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - path: The path of a file, which `finish()` replaces, or of a device, which `finish()` writes to.
  ///   - width: The width of every frame in pixels, at least 1.
  ///   - height: The height of every frame in pixels, at least 1.
  ///   - plays: The number of times the animation plays, in 1...2^31 - 1, or 0 for forever.
  ///   - isOpaque: Whether all pixels of all frames are opaque, as in full-screen frames. An opaque file is smaller.
  ///   - preset: The compression preset.
  public init(
    to path: String, width: Int, height: Int, plays: Int = 0, isOpaque: Bool = false, preset: PNG.Preset = .fast
  ) throws(APNGError) {
    guard width > 0, height > 0 else { throw .picture(frame: 0, .empty(width: width, height: height)) }
    guard (0...Int(Int32.max)).contains(plays) else { throw .badPlays(plays) }
    guard width <= Int(Int32.max), height <= Int(Int32.max) else {
      throw .picture(frame: 0, .notEncodable(reason: "a side has more than 2147483647 pixels"))
    }
    self.width = width
    self.height = height
    self.plays = plays
    self.isOpaque = isOpaque
    self.preset = preset
    do { file = try StreamedFile(path) } catch { throw .file(error) }
    try write(PNG.signature + pngChunk("IHDR", header) + animationControl)
  }

  /// Appends a frame, which is shown for `delay` and must have the animation's size. After an error, every later call
  /// throws the same error.
  public func append(_ frame: Bitmap, delay: FrameDelay) throws(APNGError) {
    try checkOpen()
    guard frame.width == width, frame.height == height else {
      throw fail(.frameSize(expectedWidth: width, expectedHeight: height, width: frame.width, height: frame.height))
    }
    var part = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
    if pending != nil { part = changedPart(of: frame, since: shown) }
    if let pending, part.isEmpty {
      if let sum = pending.delay.adding(delay) {
        self.pending?.delay = sum
      } else {
        // The total delay does not fit in a 16-bit fraction, so another frame, which repeats one pixel, extends it.
        try writePending()
        self.pending = Pending(part: Self.pixel, delay: delay, data: try data(of: shown, Self.pixel))
      }
    } else {
      let data = try data(of: frame, part)
      try writePending()
      pending = Pending(part: part, delay: delay, data: data)
      shown = frame
    }
    framesAppended += 1
  }

  /// Completes the file and moves it to its destination. Every later call throws `APNGError.finished`.
  ///
  /// - Returns: The number of frames in the file, not counting frames that are equal to the previous one.
  @discardableResult
  public func finish() throws(APNGError) -> Int {
    try checkOpen()
    guard pending != nil else { throw fail(.noFrames) }
    try writePending()
    try write(pngChunk("IEND", []))
    do {
      try file.overwrite(animationControl, at: Self.animationControlOffset)
      try file.commit()
    } catch {
      throw fail(.file(error))
    }
    state = .finished
    return framesWritten
  }
}

extension APNGWriter {
  /// Deletes the unfinished file. An existing file stays unchanged. Every later call throws `APNGError.finished`.
  /// Does nothing after `finish()`.
  public func discard() {
    file.discard()
    pending = nil
    if case .open = state { state = .finished }
  }

  private static let pixel = PixelRect(x0: 0, y0: 0, x1: 1, y1: 1)

  private var header: [UInt8] {
    bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, isOpaque ? 2 : 6, 0, 0, 0]
  }

  private var animationControl: [UInt8] {
    pngChunk("acTL", bigEndian(UInt32(truncatingIfNeeded: framesWritten)) + bigEndian(UInt32(plays)))
  }

  private func data(of frame: Bitmap, _ part: PixelRect) throws(APNGError) -> [UInt8] {
    if isOpaque, !PNG.isOpaque(frame, part: part) { throw fail(.notOpaque(frame: framesAppended)) }
    do {
      return try PNG.imageData(of: frame, part: part, isOpaque: isOpaque, preset: preset)
    } catch {
      throw fail(.picture(frame: framesAppended, error))
    }
  }

  /// Writes the pending frame. A numerator above 65535 does not fit in one frame's delay, so the rest of the delay is
  /// written as additional frames that each repeat one pixel.
  private func writePending() throws(APNGError) {
    guard let pending else { return }
    self.pending = nil
    var rest = pending.delay.numerator
    try write(pending.part, pending.data, for: &rest, of: pending.delay.denominator)
    guard rest > 0 else { return }
    let repetition = try data(of: shown, Self.pixel)
    while rest > 0 { try write(Self.pixel, repetition, for: &rest, of: pending.delay.denominator) }
  }

  /// Writes an image region with as much of the remaining delay as fits in one frame.
  private func write(
    _ part: PixelRect, _ data: [UInt8], for rest: inout Int, of denominator: Int
  ) throws(APNGError) {
    let numerator = min(rest, 65535)
    rest -= numerator
    let control = APNGFrameControl(part: part, numerator: UInt16(numerator), denominator: UInt16(denominator))
    try write(pngChunk("fcTL", control.bytes(sequence: nextSequence())))
    let isFirst = framesWritten == 0
    try write(isFirst ? pngChunk("IDAT", data) : pngChunk("fdAT", bigEndian(nextSequence()) + data))
    framesWritten += 1
  }

  private func nextSequence() -> UInt32 {
    defer { sequence += 1 }
    return sequence
  }

  private func write(_ bytes: [UInt8]) throws(APNGError) {
    do { try file.append(bytes) } catch { throw fail(.file(error)) }
  }

  private func checkOpen() throws(APNGError) {
    switch state {
    case .open: return
    case .finished: throw .finished
    case .failed(let error): throw error
    }
  }

  /// Removes the file and makes every later call throw the same error.
  private func fail(_ error: APNGError) -> APNGError {
    state = .failed(error)
    file.discard()
    pending = nil
    return error
  }
}
