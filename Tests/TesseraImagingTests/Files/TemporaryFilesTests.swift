// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraImaging

import Glibc

struct TemporaryFilesTests {
  private let folder: TemporaryFolder
  private let now = time(nil)

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Linux's process ids don't exceed 4194304.
  private static let gone = 5_000_000

  private func abandoned(after seconds: Int = 0) -> [String] {
    TemporaryFiles.abandoned(in: [folder.path], now: now + seconds).map { String($0.dropFirst(folder.path.count + 1)) }
  }

  private func make(_ name: String) throws {
    let file = try #require(fopen(folder(name), "w"))
    fclose(file)
  }

  /// The names match the `.gitignore` pattern `.tessera-*.tmp`.
  @Test func names() {
    let name = TemporaryFiles.name()
    #expect(name.hasPrefix(".tessera-\(TemporaryFiles.place)-\(getpid())-") && name.hasSuffix(".tmp"))
    #expect(TemporaryFiles.name() != name)
  }

  /// A file of a terminated process is abandoned, but a file of this process is not.
  @Test func processes() throws {
    let own = TemporaryFiles.name()
    let lost = ".tessera-\(TemporaryFiles.place)-\(Self.gone)-1.tmp"
    try make(own)
    try make(lost)
    #expect(abandoned() == [lost])
  }

  /// For a process on another machine, only the time of its last write is known.
  @Test func otherMachines() throws {
    let name = ".tessera-0-\(Self.gone)-1.tmp"
    try make(name)
    #expect(abandoned() == [])
    #expect(abandoned(after: 3500) == [])
    #expect(abandoned(after: 3700) == [name])
  }

  @Test(arguments: [
    ".tessera-1-2.tmp", ".tessera-1-2-3-4.tmp", ".tessera-1-0-3.tmp", ".tessera-1--2-3.tmp", ".tessera-x-1-3.tmp",
    ".tessera-1-99999999999-3.tmp", ".tessera-1-1-3.tmp.png", "tessera-1-1-3.tmp", ".tessera-.tmp", ".tessera-port",
    ".tessera-1-2-4294967296.tmp",
  ])
  func keepsOtherFiles(_ name: String) throws {
    try make(name)
    #expect(abandoned(after: 1 << 30) == [])
  }

  @Test func keepsLinksAndFolders() throws {
    let name = ".tessera-0-1-"
    try make("target")
    try #require(symlink(folder("target"), folder(name + "1.tmp")) == 0)
    try #require(mkdir(folder(name + "2.tmp"), 0o777) == 0)
    #expect(abandoned(after: 1 << 30) == [])
    #expect(TemporaryFiles.abandoned(in: [folder("nowhere"), "", "\0"]) == [])
  }
}
