// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Finds the source file and line of addresses with `llvm-symbolizer` or `addr2line`, if one of them is on the PATH.
enum SourceLines {
  /// Returns `File.swift:12` for each address of a program or library, or an empty string if the location is unknown.
  static func find(_ addresses: [UInt64], in path: String) -> [String] {
    let none = Array(repeating: "", count: addresses.count)
    // Lines in system libraries are not needed.
    guard !isSystem(path), let tool else { return none }
    let known = addresses.filter { $0 != 0 }
    let list = known.map { "0x" + String($0, radix: 16) }
    let options = tool.hasSuffix("addr2line") ? ["-e", path] : ["--obj=\(path)", "--functions=none", "--no-inlines"]
    guard let output = runTool(tool, arguments: options + list) else { return none }
    var lines = output.split(separator: "\n").filter { !$0.isEmpty }[...]
    return addresses.map { address in
      guard address != 0, let line = lines.popFirst() else { return "" }
      return shortenedPath(line)
    }
  }

  /// Shortens `/home/me/App/Screens/Login.swift:12:8` to `Screens/Login.swift:12`.
  static func shortenedPath(_ line: Substring) -> String {
    guard let (file, line) = fileAndLine(line) else { return "" }
    return file.split(separator: "/").suffix(2).joined(separator: "/") + ":\(line)"
  }

  /// Returns the path and line of a location such as `/home/me/App/Screens/Login.swift:12:8`, or nil if they are
  /// unknown.
  private static func fileAndLine(_ line: Substring) -> (file: String, line: Int)? {
    let words = line.range(of: " (discriminator").map { line[..<$0.lowerBound] } ?? line
    var parts = words.split(separator: ":")
    guard parts.count >= 2 else { return nil }
    if parts.count >= 3, Int(parts[parts.count - 1]) != nil, Int(parts[parts.count - 2]) != nil { parts.removeLast() }
    guard let number = parts.popLast(), let line = Int(number), line > 0 else { return nil }
    let path = parts.joined(separator: ":")
    guard let file = path.split(separator: "/").last, !file.hasPrefix("?"), !file.hasPrefix("<") else { return nil }
    return (path, line)
  }

  /// Returns the functions that contain each address of a program or library, starting with inlined functions. Empty
  /// if lines are unknown.
  ///
  /// - Returns: Nil if the tool timed out, which may happen when it reads a large program for the first time.
  static func inlined(_ addresses: [UInt64], in path: String) -> [[CallSite]]? {
    let none = Array(repeating: [CallSite](), count: addresses.count)
    guard !addresses.isEmpty, !isSystem(path), let tool else { return none }
    let options =
      tool.hasSuffix("addr2line")
      ? ["-e", path, "-a", "-i", "-f"] : ["--obj=\(path)", "--functions=linkage", "--inlines"]
    var places: [[CallSite]] = []
    // The length of an argument list is limited, so the addresses are split into chunks.
    for start in stride(from: 0, to: addresses.count, by: 4096) {
      let part = addresses[start..<min(start + 4096, addresses.count)]
      guard let output = runTool(tool, arguments: options + part.map { "0x" + String($0, radix: 16) }) else {
        return nil
      }
      places += tool.hasSuffix("addr2line") ? groups(ofAddr2line: output) : groups(ofSymbolizer: output)
    }
    return places.count == addresses.count ? places : none
  }

  /// Parses output with two lines per function, its name and its location, and an empty line after each address.
  static func groups(ofSymbolizer output: String) -> [[CallSite]] {
    output.split(separator: "\n\n").map { callPlaces($0.split(separator: "\n")) }
  }

  /// Parses output with a line for each address, followed by two lines per function.
  static func groups(ofAddr2line output: String) -> [[CallSite]] {
    var groups: [[Substring]] = []
    for line in output.split(separator: "\n") {
      if line.hasPrefix("0x") { groups.append([]) } else if !groups.isEmpty { groups[groups.count - 1].append(line) }
    }
    return groups.map(callPlaces)
  }

  private static func callPlaces(_ lines: [Substring]) -> [CallSite] {
    let places = stride(from: 0, to: lines.count - 1, by: 2).map { index in
      let (file, line) = fileAndLine(lines[index + 1]) ?? ("", 0)
      return CallSite(function: SymbolTable.demangled(lines[index]), file: file, line: line)
    }
    return places.allSatisfy { $0.line == 0 } ? [] : places
  }

  private static func isSystem(_ path: String) -> Bool {
    path.hasPrefix("/usr/lib") || path.hasPrefix("/lib") || path.contains("/usr/lib/swift/")
  }

  private static let tool: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in ["llvm-symbolizer", "addr2line"] {
      for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }()

  /// Returns a program's output, or nil if the program can't be run, fails or takes more than five seconds.
  private static func runTool(_ path: String, arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    // `Process.waitUntilExit` would run the run loop and fire the screen's timers.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    guard (try? process.run()) != nil else { return nil }
    let limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5, execute: limit)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    limit.cancel()
    return process.terminationStatus == 0 ? String(bytes: data, encoding: .utf8) : nil
  }
}
