// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import FoundationEssentials
internal import TesseraPort

internal import Glibc

/// The toolchain that runs the build and contains the actual compiler.
struct Toolchain {
  /// The compiler's path.
  let compiler: String

  /// Finds the toolchain of the program that started this one, such as `swift build`, or otherwise the toolchain on
  /// `PATH`.
  ///
  /// - Parameter bundle: The SDK, whose `swiftc` is ignored.
  static func find(for bundle: SDKBundle) -> Toolchain? {
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    for folder in foldersOfAncestors() + path.split(separator: ":").map(String.init) {
      let program = folder + "/swiftc"
      guard FileManager.default.isExecutableFile(atPath: program), !isSame(folder, bundle.programs) else { continue }
      return Toolchain(compiler: program)
    }
    return nil
  }

  /// Returns the folders of the ancestor processes' programs, starting with the parent.
  private static func foldersOfAncestors() -> [String] {
    var folders: [String] = []
    var process = getppid()
    while process > 1, folders.count < 16 {
      if let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe") {
        folders.append(Paths.folder(of: program))
      }
      guard let parent = parent(of: process) else { break }
      process = parent
    }
    return folders
  }

  /// Returns the fourth field of `/proc/PID/stat`, the parent's process id. It follows the name in parentheses, which
  /// may contain spaces and parentheses.
  private static func parent(of process: Int32) -> Int32? {
    guard let stat = SystemFile.text(of: "/proc/\(process)/stat"),
      let end = stat.lastIndex(of: ")")
    else { return nil }
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    return fields.count > 1 ? Int32(fields[1]) : nil
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    (Paths.resolved(one) ?? one) == (Paths.resolved(other) ?? other)
  }

  /// The compiler's resolved path, size and modification date, which identify the compiler without running it.
  var identity: String {
    let path = Paths.resolved(compiler) ?? compiler
    return "\(path) \(FileStatus(of: path)?.version ?? "")"
  }

  /// Returns the output of `swiftc -version`, or `nil` if the compiler doesn't run.
  func versionText() -> String? {
    ChildProcess.output(of: compiler, ["-version"]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the first line of the version text, without the part before `Swift version`.
  static func version(in text: String) -> String? {
    guard let start = text.firstRange(of: "Swift version ") else { return nil }
    return String(text[start.lowerBound...].prefix { $0 != "\n" })
  }
}
