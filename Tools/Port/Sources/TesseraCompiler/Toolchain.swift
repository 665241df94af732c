// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The toolchain that runs the build, whose `swiftc` compiles.
struct Toolchain {
  /// The path of the compiler.
  let compiler: String

  /// Finds the toolchain of the program that started this one, such as `swift build`; if there is none, that on `PATH`.
  ///
  /// - Parameter bundle: The SDK, whose own `swiftc` is not meant.
  static func find(for bundle: SDKBundle) -> Toolchain? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in foldersOfAncestors() + path.split(separator: ":").map(String.init) {
      let program = folder + "/swiftc"
      guard FileManager.default.isExecutableFile(atPath: program), !isSame(folder, bundle.programs) else { continue }
      return Toolchain(compiler: program)
    }
    return nil
  }

  /// The folders of the programs that started this one, the nearest first.
  private static func foldersOfAncestors() -> [String] {
    var folders: [String] = []
    var process = getppid()
    while process > 1, folders.count < 16 {
      if let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe") {
        folders.append((program as NSString).deletingLastPathComponent)
      }
      guard let parent = parent(of: process) else { break }
      process = parent
    }
    return folders
  }

  /// The fourth field of `/proc/PID/stat`, after the name in parentheses, which may contain blanks and parentheses.
  private static func parent(of process: Int32) -> Int32? {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = stat.lastIndex(of: ")")
    else { return nil }
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    return fields.count > 1 ? Int32(fields[1]) : nil
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    URL(fileURLWithPath: one).resolvingSymlinksInPath().path
      == URL(fileURLWithPath: other).resolvingSymlinksInPath().path
  }

  /// Identifies the compiler without running it: its resolved path, size and date.
  var identity: String {
    let path = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(path) \(attributes?[.size] as? Int ?? 0) \(date)"
  }

  /// The first line of `swiftc -version`, without what precedes `Swift version`; `nil` if the compiler doesn't run.
  func version() -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: compiler)
    process.arguments = ["-version"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard let start = text.range(of: "Swift version ") else { return nil }
    return String(text[start.lowerBound...].prefix { $0 != "\n" })
  }
}
