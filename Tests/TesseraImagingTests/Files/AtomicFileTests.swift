// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraImaging
import TesseraRaster

import Glibc

/// A temporary folder that is deleted with the object.
final class TemporaryFolder {
  let path: String

  init() throws {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(base)/tessera-tests-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    try AtomicFile.createDirectory(path)
  }

  deinit {
    Self.remove(path)
  }

  var names: [String] { Self.names(path) }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  private static func names(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    for name in names(path) where unlink("\(path)/\(name)") != 0 { remove("\(path)/\(name)") }
    rmdir(path)
  }
}

struct AtomicFileTests {
  /// The folder is created only on request, and only once.
  @Test func createsFolders() throws {
    let folder = try TemporaryFolder()
    let path = folder("one/two/a")
    let error = #expect(throws: FileError.self) { try AtomicFile.write([1], to: path) }
    #expect(error?.reason == .notFound)
    #expect(folder.names.isEmpty)
    for byte in [1, 2] as [UInt8] {
      try AtomicFile.write([byte], to: path, makesFolder: true)
      #expect(try AtomicFile.read(path) == [byte])
    }
    let below = #expect(throws: FileError.self) { try AtomicFile.write([1], to: path + "/b", makesFolder: true) }
    #expect(below?.reason == .notAFolder)
    #expect(try AtomicFile.read(path) == [2])
  }

  @Test(arguments: [0, 1, 100_000, 5_000_000])
  func bytesRoundTrip(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try AtomicFile.write(bytes, to: folder("a"))
    #expect(try AtomicFile.read(folder("a")) == bytes)
    #expect(folder.names == ["a"])
  }

  @Test func replacesAnExistingFile() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1, 2, 3, 4], to: folder("a"))
    try AtomicFile.write([9], to: folder("a"))
    #expect(try AtomicFile.read(folder("a")) == [9])
    #expect(folder.names == ["a"])
  }

  @Test func keepsSymbolicLinks() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1], to: folder("target"))
    try #require(symlink("target", folder("link")) == 0)
    try AtomicFile.write([2], to: folder("link"))
    #expect(try AtomicFile.read(folder("target")) == [2])
    #expect(folder.names == ["link", "target"])
    var information = stat()
    #expect(lstat(folder("link"), &information) == 0 && information.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func writesToDevicesWithoutReplacingThem() throws {
    try AtomicFile.write([1, 2, 3], to: "/dev/null")
    #expect(try AtomicFile.read("/dev/null") == [])
    var information = stat()
    #expect(stat("/dev/null", &information) == 0 && information.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func reportsAFullDisk() throws {
    // Linux's device that simulates a full disk.
    guard access("/dev/full", W_OK) == 0 else { return }
    let error = try #require(throws: FileError.self) { try AtomicFile.write([1], to: "/dev/full") }
    #expect(error.reason == .noSpace && error.path == "/dev/full")
    #expect(
      error.description
        == "Cannot write /dev/full: the disk is full. Free some space, or choose a folder on another disk.")
  }

  @Test func failedWritesKeepTheOldFile() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.createDirectory(folder("target"))
    try AtomicFile.write([7], to: folder("target/inner"))
    let error = try #require(throws: FileError.self) { try AtomicFile.write([1], to: folder("target")) }
    #expect(error.reason == .isFolder)
    #expect(folder.names == ["target"])
    #expect(try AtomicFile.read(folder("target/inner")) == [7])
  }

  @Test func rejectsEndlessFiles() throws {
    guard access("/dev/zero", R_OK) == 0 else { return }
    #expect(throws: FileError.self) { try AtomicFile.read("/dev/zero", maximumBytes: 1000) }
    let folder = try TemporaryFolder()
    try AtomicFile.write([1, 2, 3], to: folder("a"))
    #expect(try AtomicFile.read(folder("a"), maximumBytes: 3).count == 3)
    let error = try #require(throws: FileError.self) { try AtomicFile.read(folder("a"), maximumBytes: 2) }
    #expect(error.reason == .tooLarge(maximumBytes: 2))
  }

  struct Failure: CustomTestStringConvertible {
    let name: String
    let reason: FileError.Reason
    let run: @Sendable (TemporaryFolder) throws -> Void

    var testDescription: String { name }

    static let all: [Failure] = [
      Failure(name: "read what is missing", reason: .notFound) { _ = try AtomicFile.read($0("no")) },
      Failure(name: "read a folder", reason: .isFolder) { _ = try AtomicFile.read($0.path) },
      Failure(name: "read below a file", reason: .notAFolder) { _ = try AtomicFile.read($0("file/no")) },
      Failure(name: "read nothing", reason: .invalidPath) { _ in _ = try AtomicFile.read("") },
      Failure(name: "read NUL", reason: .invalidPath) { _ = try AtomicFile.read($0("file\0x")) },
      Failure(name: "write a folder", reason: .isFolder) { try AtomicFile.write([], to: $0.path) },
      Failure(name: "write with a slash", reason: .isFolder) { try AtomicFile.write([], to: $0("new/")) },
      Failure(name: "write into no folder", reason: .notFound) { try AtomicFile.write([], to: $0("no/a")) },
      Failure(name: "write below a file", reason: .notAFolder) { try AtomicFile.write([], to: $0("file/a")) },
      Failure(name: "write NUL", reason: .invalidPath) { try AtomicFile.write([], to: $0("a\0b")) },
      Failure(name: "write nothing", reason: .invalidPath) { _ in try AtomicFile.write([], to: "") },
      Failure(name: "write a long name", reason: .nameTooLong) {
        try AtomicFile.write([], to: $0(String(repeating: "n", count: 300)))
      },
      Failure(name: "make a file", reason: .notAFolder) { try AtomicFile.createDirectory($0("file")) },
      Failure(name: "make below a file", reason: .notAFolder) { try AtomicFile.createDirectory($0("file/a/b")) },
      Failure(name: "make nothing", reason: .invalidPath) { _ in try AtomicFile.createDirectory("") },
    ]
  }

  @Test(arguments: Failure.all)
  func everyFailureHasAReason(_ failure: Failure) throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1], to: folder("file"))
    let error = try #require(throws: FileError.self) { try failure.run(folder) }
    #expect(error.reason == failure.reason)
    #expect(error.description.hasPrefix("Cannot "))
    #expect(error.description.split(separator: ". ").count >= 2)
    #expect(folder.names == ["file"])
  }

  @Test func unwritableFolders() throws {
    // Root is not subject to file permissions.
    guard geteuid() != 0 else { return }
    let folder = try TemporaryFolder()
    try AtomicFile.createDirectory(folder("locked"))
    chmod(folder("locked"), 0o500)
    let error = try #require(throws: FileError.self) { try AtomicFile.write([1], to: folder("locked/a")) }
    #expect(error.reason == .permissionDenied && error.path == folder("locked/a"))
  }

  @Test func createsIntermediateFolders() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.createDirectory(folder("a/b//c/"))
    try AtomicFile.createDirectory(folder("a/b/c"))
    try AtomicFile.write([5], to: folder("a/b/c/file"))
    #expect(try AtomicFile.read(folder("a/b/c/file")) == [5])
  }

  @Test func imageErrorsNameTheirPath() throws {
    let folder = try TemporaryFolder()
    let bitmap = Bitmap(width: 3, height: 2)
    try PNG.write(bitmap, to: folder("a.png"))
    #expect(try PNG.read(folder("a.png")) == bitmap)
    try AtomicFile.write([1, 2, 3], to: folder("b.png"))
    let broken = try #require(throws: PNGFileError.self) { try PNG.read(folder("b.png")) }
    #expect(broken == .picture(path: folder("b.png"), .notPNG))
    #expect(broken.description.hasPrefix("\(folder("b.png")): not a PNG file"))
    #expect(throws: PNGFileError.self) { try PNG.write(bitmap, to: folder("no/a.png")) }
    #expect(throws: PNGFileError.self) { try PNG.write(Bitmap(width: 0, height: 0), to: folder("c.png")) }
    #expect(folder.names == ["a.png", "b.png"])
  }
}
