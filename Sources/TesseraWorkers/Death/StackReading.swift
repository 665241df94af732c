// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Symbolicates the addresses of another process:
//
//     address ──memory map──► file and offset ──symbol table──► function ──symbolizer──► source file and line
//
// The memory map is read while the process waits in its crash handler. Function names come from the symbol tables of
// the files. Line numbers require debug information and an installed symbolizer; without one, only function names are
// available.

internal import CTesseraWorkers
internal import Foundation

struct StackReading: Sendable {
  /// A file that is mapped into a process's memory.
  struct Mapping: Hashable, Sendable {
    var start: UInt64
    var end: UInt64
    /// The offset of the mapping within the file.
    var offset: UInt64
    var path: String
  }

  let mappings: [Mapping]

  /// Reads the code mappings of a process. Empty if the system has no `/proc`.
  init(process: Int32) {
    let text = String(decoding: SystemFile.bytes(of: "/proc/\(process)/maps"), as: UTF8.self)
    mappings = text.split(separator: "\n").compactMap { Self.mapping($0) }
  }

  /// Parses a line such as `7f12a000-7f12b000 r-xp 00028000 fe:01 1234   /usr/lib/libc.so.6`.
  static func mapping(_ line: Substring) -> Mapping? {
    let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
    guard parts.count == 6, parts[1].contains("x") else { return nil }
    let bounds = parts[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
    let path = String(parts[5].drop { $0 == " " })
    guard bounds.count == 2, let offset = UInt64(parts[2], radix: 16), path.hasPrefix("/") else { return nil }
    return Mapping(start: bounds[0], end: bounds[1], offset: offset, path: path)
  }

  /// Returns the frames of a crash report, without the crash handler's frames.
  ///
  /// - Parameter runner: Substrings of the names of functions that call jobs.
  func frames(of report: tessera_worker_report, runner: [String]) -> [StackFrame] {
    var addresses = withUnsafeBytes(of: report.frames) { bytes in
      Array(bytes.bindMemory(to: UInt64.self).prefix(Int(clamping: report.count)))
    }
    var isCall = true
    if let first = addresses.firstIndex(of: report.place) {
      addresses.removeFirst(first)
      isCall = false
    } else if report.signal != 0, report.place != 0 {
      addresses = [report.place] + addresses
      isCall = false
    }
    // A return address is the address after the call, and the byte before it is part of the call. The innermost
    // address is not a return address.
    let places = addresses.enumerated().map { index, address in index == 0 && !isCall ? address : address &- 1 }
    return Self.shortened(read(places), runner: runner)
  }

  private func read(_ places: [UInt64]) -> [StackFrame] {
    let found = places.map { place in mappings.first { place >= $0.start && place < $0.end } }
    var frames = zip(places, found).map { _, mapping in
      StackFrame(function: "", module: mapping.map { ($0.path as NSString).lastPathComponent } ?? "unknown")
    }
    for path in Set(found.compactMap { $0?.path }) {
      let indices = places.indices.filter { found[$0]?.path == path }
      let offsets = indices.map { index in
        found[index].map { places[index] - $0.start + $0.offset } ?? 0
      }
      for (index, name) in zip(indices, SymbolNameCache.shared.names(of: offsets, in: path, read: Self.names)) {
        frames[index].function = name.function
        frames[index].place = name.place
      }
    }
    return frames
  }

  private static func names(of offsets: [UInt64], in path: String) -> [SymbolNameCache.Name] {
    let symbols = SymbolTable.find(offsets, in: path)
    let sources = SourceLines.find(symbols.map { $0?.address ?? 0 }, in: path)
    return zip(symbols, sources).map { SymbolNameCache.Name(function: $0?.name ?? "", place: $1) }
  }

  /// Returns the relevant frames: without the internals of `exit` and traps, and up to the runner, which calls every
  /// job.
  static func shortened(_ frames: [StackFrame], runner: [String]) -> [StackFrame] {
    var frames = frames[...]
    if let exit = frames.lastIndex(where: { $0.function == "exit" }) { frames = frames[exit...] }
    while let first = frames.first, isTrap(first.function) { frames.removeFirst() }
    let end = frames.firstIndex { frame in runner.contains { frame.function.contains($0) } } ?? frames.endIndex
    return Array(frames[..<end].prefix(most))
  }

  /// The maximum number of frames in a report.
  static let most = 40

  private static func isTrap(_ function: String) -> Bool {
    ["Swift._assertionFailure", "Swift._fatalErrorMessage", "_swift_stdlib_reportFatalError"].contains {
      function.contains($0)
    }
  }
}
