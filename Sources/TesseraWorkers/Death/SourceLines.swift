// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Source files and lines of addresses, from `llvm-symbolizer` or `addr2line` where one of them is on the PATH.
enum SourceLines {
  /// `File.swift:12` for each address of a program or library, empty where it is not known.
  static func find(_ addresses: [UInt64], in path: String) -> [String] {
    let none = Array(repeating: "", count: addresses.count)
    // Of the system's libraries nobody wants lines.
    guard !path.hasPrefix("/usr/lib"), !path.hasPrefix("/lib"), !path.contains("/usr/lib/swift/"), let tool else {
      return none
    }
    let known = addresses.filter { $0 != 0 }
    let list = known.map { "0x" + String($0, radix: 16) }
    let options = tool.hasSuffix("addr2line") ? ["-e", path] : ["--obj=\(path)", "--functions=none", "--no-inlines"]
    guard let output = run(tool, options + list) else { return none }
    var lines = output.split(separator: "\n").filter { !$0.isEmpty }[...]
    return addresses.map { address in
      guard address != 0, let line = lines.popFirst() else { return "" }
      return place(line)
    }
  }

  /// From `/home/me/App/Screens/Login.swift:12:8` to `Screens/Login.swift:12`.
  static func place(_ line: Substring) -> String {
    let words = line.split(separator: " ", maxSplits: 1).first ?? line
    var parts = words.split(separator: ":")
    guard parts.count >= 2 else { return "" }
    if parts.count >= 3, Int(parts[parts.count - 1]) != nil, Int(parts[parts.count - 2]) != nil { parts.removeLast() }
    guard let number = parts.popLast(), let line = Int(number), line > 0 else { return "" }
    let path = parts.joined(separator: ":").split(separator: "/")
    guard let file = path.last, !file.hasPrefix("?"), !file.hasPrefix("<") else { return "" }
    return path.suffix(2).joined(separator: "/") + ":\(line)"
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

  /// What a program prints; nil if it cannot be run, fails or takes more than five seconds.
  private static func run(_ path: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 5, execute: limit)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    limit.cancel()
    return process.terminationStatus == 0 ? String(bytes: data, encoding: .utf8) : nil
  }
}
