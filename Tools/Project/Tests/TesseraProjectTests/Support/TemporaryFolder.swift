// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

@testable import TesseraProject

/// A folder that is removed when the object is released.
final class TemporaryFolder {
  let path: String

  /// Creates a folder with files.
  ///
  /// - Parameter files: The contents of files by their paths relative to the folder.
  init(_ files: [String: String] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/tessera-project-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = path + "/" + name
    try FileManager.default.createDirectory(atPath: PathText.parent(file), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  /// Returns a context for readers whose root is the folder.
  func context(_ options: ReadingOptions = ReadingOptions()) -> ReadingContext {
    ReadingContext(files: ProjectFiles(), root: path, options: options)
  }

  /// Returns the description of a project in the folder.
  func read(_ name: String, options: ReadingOptions = ReadingOptions()) throws -> ProjectDescription {
    let source = try ProjectLocator().locate(in: path, choice: name)
    return try ProjectReader(options: options).read(source)
  }
}

/// The fixtures of this package.
enum Fixtures {
  /// The folder of the sample app, which all formats describe.
  static var lantern: String {
    var folder = PathText.parent(#filePath)
    while folder != "/", !FileManager.default.fileExists(atPath: folder + "/Fixtures/Lantern") {
      folder = PathText.parent(folder)
    }
    return folder + "/Fixtures/Lantern"
  }
}

/// The random number generator SplitMix64 (Steele, Lea and Flood, 2014). A seed yields the same numbers on every machine.
struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
