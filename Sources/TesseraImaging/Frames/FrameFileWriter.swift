// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

import Glibc

// Frames are rendered sequentially, because the layout of each frame starts from the layout of the previous one.
// Compression takes longer than rendering, so several threads share it. The writer uses plain threads and a bounded
// queue, because a task group would store all frames at once, and waiting for a free slot would block a thread of the
// shared pool.

/// A writer that encodes frames to numbered PNG files on several threads.
///
///     let writer = try FrameFileWriter(folder: "out", threads: 4)
///     for bitmap in frames { try writer.append(bitmap) }   // out/frame-00000.png, out/frame-00001.png, ...
///     try writer.finish()
///
/// At most `3 * threads + 1` frames are in memory. Each thread caches the last frame that it wrote and reuses the
/// encoding of unchanged regions. `append` blocks while the queue is full. A file appears only when it is complete,
/// and files may appear in any order. The first error stops the writer. Complete files remain, and incomplete files
/// are removed.
public final class FrameFileWriter {
  /// The path of the folder, as passed by the caller.
  public let folder: String
  private let queue: FrameQueue
  private var workers: [pthread_t] = []
  private var nextNumber = 0
  /// The encoder of frames written on the caller's thread.
  private let encoder = BandEncoder()

  /// Returns the file name of a frame. The number has at least five digits, so that names sort in frame order.
  ///
  ///     FrameFileWriter.name(of: 7)         // frame-00007.png
  ///     FrameFileWriter.name(of: 123_456)   // frame-123456.png
  public static func name(of frame: Int) -> String {
    let digits = String(frame.magnitude)
    return "frame-\(frame < 0 ? "-" : "")\(String(repeating: "0", count: max(0, 5 - digits.count)))\(digits).png"
  }

  /// Creates the folder and starts the threads.
  ///
  /// - Parameters:
  ///   - folder: The folder for the files.
  ///   - threads: The number of threads, clamped to 1...64.
  ///   - preset: The compression preset.
  public init(folder: String, threads: Int = 1, preset: PNG.Preset = .fast) throws(PNGFileError) {
    do { try AtomicFile.createDirectory(folder) } catch { throw .file(error) }
    self.folder = folder
    let threads = min(max(threads, 1), 64)
    queue = FrameQueue(capacity: threads, preset: preset)
    for _ in 0..<threads { startWorker() }
  }

  deinit {
    queue.abort()
    join()
  }

  /// Enqueues a frame with the next number, starting at 0. Blocks while the queue is full.
  ///
  /// Throws the first error that occurred so far. No frame is written after an error.
  public func append(_ frame: Bitmap) throws(PNGFileError) {
    try append(frame, number: nextNumber)
  }

  /// Enqueues a frame with an explicit number. Blocks while the queue is full. Throws the first error that occurred
  /// so far.
  public func append(_ frame: Bitmap, number: Int) throws(PNGFileError) {
    if let error = queue.error { throw error }
    nextNumber = number &+ 1
    let job = FrameQueue.Job(number: number, path: "\(folder)/\(Self.name(of: number))", frame: frame)
    // If no thread could be started, encode on the caller's thread.
    if workers.isEmpty { queue.run(job, encoder) } else { queue.put(job) }
    if let error = queue.error { throw error }
  }

  /// Waits until all files are written. Throws the first error that occurred. Frames appended afterward are written
  /// immediately on the caller's thread.
  public func finish() throws(PNGFileError) {
    queue.close()
    join()
    if let error = queue.error { throw error }
  }

  private func join() {
    for worker in workers { pthread_join(worker, nil) }
    workers = []
  }

  private func startWorker() {
    let context = Unmanaged.passRetained(queue)
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, { work($0) }, context.toOpaque())
    guard code == 0 else { return context.release() }
    workers.append(thread)
  }
}

/// The main function of a writer thread. Writes frames until the queue ends.
private func work(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  let queue = Unmanaged<FrameQueue>.fromOpaque(context).takeRetainedValue()
  let encoder = BandEncoder()
  while let job = queue.take() { queue.run(job, encoder) }
  return nil
}
