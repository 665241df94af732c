// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

// Memory holds one frame's pixels and one frame's compressed bytes, whatever the length. A frame is written when the
// next one that differs arrives, because frames that do not differ make it last longer. Every frame replaces its
// rectangle (disposal none, blending source): what a viewer shows never depends on how it rounds a blend.

/// Writes an animated PNG, frame by frame.
///
///     let writer = try APNGWriter(to: "fade.png", width: 390, height: 844)
///     for bitmap in frames { try writer.append(bitmap, delay: sixtieth) }
///     try writer.finish()
///
/// The first frame is stored whole, each later one as the rectangle that differs from the frame before. A frame that
/// does not differ prolongs the one before. The file appears at `finish()`, whole. An error, `discard()` or the end of
/// the writer's life before that leaves the file that was there as it was. Viewers without animations show the first
/// frame.
public final class APNGWriter {
  /// Columns of pixels of every frame.
  public let width: Int
  /// Rows of pixels of every frame.
  public let height: Int
  /// How often the animation is played; 0 for ever.
  public let plays: Int
  /// Whether the file has no alpha channel.
  public let isOpaque: Bool
  /// How hard to try for a small file.
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

  /// Signature (8) and IHDR (25): what stands before acTL.
  private static let animationControlOffset = 33

  private let file: StreamedFile
  private var state = State.open
  /// The last frame that differed, whose time may grow.
  private var pending: Pending?
  /// What the canvas shows with that frame.
  private var shown = Bitmap(width: 0, height: 0)
  private var sequence: UInt32 = 0
  private var framesWritten = 0
  private var framesAppended = 0

  /// Starts a file.
  ///
  /// - Parameters:
  ///   - path: A file, replaced at `finish()`, or a device, written to at `finish()`.
  ///   - width: Pixels of every frame, at least 1.
  ///   - height: Pixels of every frame, at least 1.
  ///   - plays: 0 for ever, else 1...2^31 - 1.
  ///   - isOpaque: Promises that all pixels of all frames are opaque, as those of whole screens; the file is smaller.
  ///   - preset: How frames are compressed.
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

  /// Adds a frame of the animation's size, to be shown for `delay`. An error ends the work: every later call gives the
  /// same one.
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
        // No 16-bit fraction is that sum: the time goes on in a frame that repeats a pixel.
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

  /// Completes the file and puts it in its place. Afterward every call gives `APNGError.finished`.
  ///
  /// - Returns: How many frames the file has. Those that did not differ from the one before are not counted.
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
  /// Drops the file; one that was there before stays as it was. Afterward every call gives `APNGError.finished`. Does
  /// nothing after `finish()`.
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

  /// Writes the frame that waits, and as many repetitions of a pixel as its time needs beyond 65535 fractions.
  private func writePending() throws(APNGError) {
    guard let pending else { return }
    self.pending = nil
    var rest = pending.delay.numerator
    try write(pending.part, pending.data, for: &rest, of: pending.delay.denominator)
    guard rest > 0 else { return }
    let repetition = try data(of: shown, Self.pixel)
    while rest > 0 { try write(Self.pixel, repetition, for: &rest, of: pending.delay.denominator) }
  }

  /// Writes a part of the picture that shows for as much of the rest as fits.
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

  /// Removes the file; every later call gives the same error.
  private func fail(_ error: APNGError) -> APNGError {
    state = .failed(error)
    file.discard()
    pending = nil
    return error
  }
}
