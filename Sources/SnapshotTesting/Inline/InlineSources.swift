// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraImaging
import TesseraRaster

/// The test files to modify. Lines and columns refer to the file at build time. Therefore, the original content of
/// each file is stored before the process first writes to the file, and each write applies all recorded edits to the
/// original content.
final class InlineSources: @unchecked Sendable {
  static let shared = InlineSources()

  private struct File {
    let original: [UInt8]
    var written: [UInt8]
    /// The edits, keyed by their start offset in the original content.
    var edits: [Int: SourceEdit] = [:]
  }

  private let lock = Lock()
  private var files: [String: File] = [:]

  /// Writes a string into a call, or removes the closure if the string is nil. The file is written atomically.
  func record(_ text: String?, at place: InlinePlace) throws(InlineError) {
    let result = lock.withLock { () -> Result<Void, InlineError> in
      do throws(InlineError) { return .success(try write(text, place)) } catch { return .failure(error) }
    }
    try result.get()
  }

  private func write(_ text: String?, _ place: InlinePlace) throws(InlineError) {
    let now: [UInt8]
    do { now = try AtomicFile.read(place.path) } catch { throw .file("\(error)") }
    var file = files[place.path] ?? File(original: now, written: now)
    guard file.written == now else { throw .changed(place.path) }
    guard let edit = SourceEdit(text, place, in: file.original) else {
      throw .noCall(line: place.line, column: place.column)
    }
    if let former = file.edits[edit.range.lowerBound] {
      guard former == edit else { throw .twice(line: place.line) }
      return
    }
    file.edits[edit.range.lowerBound] = edit
    var bytes: [UInt8] = []
    var at = 0
    for edit in file.edits.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      // Calls within a replaced closure are removed with the closure.
      guard edit.range.lowerBound >= at else { continue }
      bytes += file.original[at..<edit.range.lowerBound]
      bytes += edit.replacement
      at = edit.range.upperBound
    }
    bytes += file.original[at...]
    if bytes != now {
      do { try AtomicFile.write(bytes, to: place.path) } catch { throw .file("\(error)") }
    }
    file.written = bytes
    files[place.path] = file
  }
}
