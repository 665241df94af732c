// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The look of a screen depends on the program and its inputs: its libraries, the resources next to it, and the variables that
// Tessera and Foundation read. All of them are hashed by content, so that a build in another folder, or on another machine, has
// the same fingerprint if it produced the same files.

internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraWorkers

internal import Glibc

/// A fingerprint of everything in the running program and its environment that may change pixels.
struct ProgramFingerprint {
  let hash: PixelHash

  /// Computes the fingerprint of the running program.
  ///
  /// - Parameters:
  ///   - arguments: The command's arguments, without the program's name.
  ///   - environment: All variables.
  /// - Throws: `CommandFailure` if a file cannot be read.
  init(arguments: [String], environment: [String: String]) throws {
    var parts = ["tessera-program 1"]
    for path in try Self.objects() { parts.append("object \(try Self.content(path))") }
    parts += Self.resources()
    parts += Self.variables(environment)
    parts += Self.decisive(arguments)
    hash = ResultCacheKeys.fingerprint(parts)
  }

  // MARK: Program

  /// Returns the program's file and all loaded libraries, except those that the system generates.
  static func objects() throws -> [String] {
    var paths: Set<String> = []
    for line in String(decoding: SystemFile.bytes(of: "/proc/self/maps"), as: UTF8.self).split(separator: "\n") {
      // 55d0c9a00000-55d0c9a21000 r-xp 00002000 fe:01 1234                       /usr/lib/libc.so.6
      let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard fields.count == 6, fields[1].contains("x") else { continue }
      let path = fields[5].drop { $0 == " " }
      if path.hasPrefix("/") { paths.insert(String(path)) }
    }
    guard !paths.isEmpty else {
      throw CommandFailure(
        description:
          "--since-cache can't identify this program: /proc/self/maps is not readable. Test without it.",
        isUsage: true)
    }
    // Sorted, since libraries may be loaded in any order.
    return paths.sorted()
  }

  private static func content(_ path: String) throws -> PixelHash {
    if let hash = hash(of: path) { return hash }
    throw CommandFailure(
      description:
        "--since-cache can't read \(path), which the program has loaded. It may have been rebuilt meanwhile: start "
        + "the command again, or test without --since-cache.")
  }

  /// Returns the fingerprint of a file's bytes, or nil if it cannot be read.
  private static func hash(of path: String) -> PixelHash? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var state = stat()
    guard fstat(descriptor, &state) == 0, state.st_mode & S_IFMT == S_IFREG else { return nil }
    // Read in parts, not mapped: truncating a mapped file would crash the process.
    var part = [UInt8](repeating: 0, count: 1 << 20)
    var parts: [PixelHash] = []
    while true {
      let count = read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      guard count > 0 else { return parts.withUnsafeBytes { PixelHash(bytes: $0) } }
      part.withUnsafeBytes { parts.append(PixelHash(bytes: UnsafeRawBufferPointer(rebasing: $0[..<count]))) }
    }
  }

  // MARK: Resources

  /// Returns the files in the bundles next to the program, and resources next to it, by their names and contents.
  private static func resources() -> [String] {
    guard let program = Bundle.main.executablePath else { return [] }
    return resources(in: ((program as NSString).resolvingSymlinksInPath as NSString).deletingLastPathComponent)
  }

  /// Returns the resources for a program in a folder, each with the fingerprint of its bytes.
  static func resources(in folder: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let bundles = entries.filter { $0.hasSuffix(".resources") }.sorted()
    return ([""] + bundles).flatMap { bundle in
      let root = bundle.isEmpty ? folder : folder + "/" + bundle
      // Files that disappear in the meantime belong to a build, not to this program.
      return names(in: root, isBundle: !bundle.isEmpty).compactMap { name in
        hash(of: root + "/" + name).map { "resource \(bundle)/\(name) \($0)" }
      }
    }
  }

  /// Returns the files of a bundle and its subfolders. In the program's own folder, which also contains a build's products,
  /// returns only possible resources: files that are not programs, and folders of languages and assets.
  private static func names(in folder: String, isBundle: Bool) -> [String] {
    var all: [String] = []
    var waiting = [""]
    while let part = waiting.popLast() {
      let path = part.isEmpty ? folder : folder + "/" + part
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
        let relative = part.isEmpty ? name : part + "/" + name
        var state = stat()
        guard stat(folder + "/" + relative, &state) == 0 else { continue }
        switch state.st_mode & S_IFMT {
        case S_IFDIR where !part.isEmpty || isBundle || isResourceFolder(name): waiting.append(relative)
        case S_IFREG where !part.isEmpty || isBundle || state.st_mode & S_IXUSR == 0 && !isProduct(name):
          all.append(relative)
        default: break
        }
      }
    }
    return all.sorted()
  }

  private static func isResourceFolder(_ name: String) -> Bool {
    [".lproj", ".xcassets", ".bundle"].contains { name.hasSuffix($0) }
  }

  /// Returns whether SwiftPM writes the file next to programs for its own use.
  private static func isProduct(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("swift-version-") || name.hasSuffix("description.json")
      || [".a", ".o", ".so", ".d", ".yaml", ".plist", ".swiftmodule", ".autolink"].contains { name.hasSuffix($0) }
        && name != "Info.plist"
  }

  // MARK: Environment and arguments

  /// Returns the variables that may change pixels, and the time zone if no variable sets it.
  private static func variables(_ environment: [String: String]) -> [String] {
    let names = environment.keys.filter { name in
      ["TZ", "TZDIR", "LANG", "LANGUAGE"].contains(name) || name.hasPrefix("LC_") || name.hasPrefix("TESSERA_")
    }
    // These control where a run takes place and what happens with its results, not the look of a screen.
    let silent: Set = ["TESSERA_SHARDS", "TESSERA_SHARD_INDEX", "TESSERA_REPORT", "TESSERA_RECORD"]
    let zone = environment["TZ"] == nil ? "\(hash(of: "/etc/localtime").map { "\($0)" } ?? "none")" : ""
    return names.filter { !silent.contains($0) }.sorted().map { "variable \($0)=\(environment[$0] ?? "")" } + [
      "zone \(zone)"
    ]
  }

  /// The options that divide a run or control what happens with its results, and whether they take a value.
  private static let indifferent: [String: Bool] = [
    "--shard": true, "--timings": true, "--write-timings": true, "--workers": true, "--threads": true, "--report": true,
    "--junit": true, "--json": false, "--github": false, "--time-limit": true, "--retries": true, "--changed": false,
    "--since-cache": true, "--verify-seed": true, "--device": true, "--appearance": true, "--goldens": true,
    // Included in the key of each result by their meaning: the rules, and the known findings of its screen.
    "--audit": false, "--audit-baseline": true, "--audit-rule": true, "--strict": false,
  ]

  /// Returns the arguments except those that do not affect a snapshot's result. The names of screens select snapshots.
  static func decisive(_ arguments: [String]) -> [String] {
    var rest = arguments.dropFirst()[...]
    var kept: [String] = []
    while let argument = rest.popFirst() {
      let name = String(argument.prefix { $0 != "=" })
      if name == "--verify-cache" { continue }
      if let takesValue = indifferent[name] {
        if takesValue, !argument.contains("=") { _ = rest.popFirst() }
      } else if argument.hasPrefix("-") {
        kept.append(argument)
        // This is assumed to be the option's value. If it is the name of a screen, the only cost is a cache miss.
        if let next = rest.first, !next.hasPrefix("-") {
          kept.append(next)
          rest = rest.dropFirst()
        }
      }
    }
    return kept.map { "argument \($0)" }
  }
}
