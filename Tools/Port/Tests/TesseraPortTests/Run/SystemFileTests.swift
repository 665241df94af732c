// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraPort

/// Reading and writing whole files and descriptors with system calls.
@Suite struct SystemFileTests {
  private func failure(_ body: () throws(SystemFile.Failure) -> Void) -> Int32? {
    do {
      try body()
      return nil
    } catch {
      return error.code
    }
  }

  /// Returns bytes that differ at all positions that an error could swap.
  private func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) } }

  @Test("Sizes around the buffer sizes", arguments: [0, 1, 4095, 4096, 4097, 65535, 65536, 200_000])
  func filesOfSize(_ count: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/file"
    try SystemFile.save(bytes(count), to: path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(bytes(count)))
    #expect(try SystemFile.bytes(of: path) == bytes(count))
  }

  @Test func shorterFilesReplaceLongerOnes() throws {
    let folder = try TemporaryFolder()
    try SystemFile.save(bytes(100), to: folder.path + "/file")
    try SystemFile.save(bytes(3), to: folder.path + "/file")
    #expect(try SystemFile.bytes(of: folder.path + "/file") == bytes(3))
  }

  /// The system reports a size of 0 for its virtual files.
  @Test func systemFiles() throws {
    #expect(try #require(SystemFile.text(of: "/proc/self/status")).contains("\nPid:\t\(getpid())\n"))
    #expect(try SystemFile.bytes(of: "/dev/null") == [])
  }

  @Test func unreadableAndUnwritableFiles() throws {
    let folder = try TemporaryFolder()
    #expect(failure { () throws(SystemFile.Failure) in _ = try SystemFile.bytes(of: folder.path) } == EISDIR)
    let lost = folder.path + "/lost/file"
    #expect(failure { () throws(SystemFile.Failure) in _ = try SystemFile.bytes(of: lost) } == ENOENT)
    #expect(failure { () throws(SystemFile.Failure) in try SystemFile.save([1], to: lost) } == ENOENT)
    #expect(failure { () throws(SystemFile.Failure) in try SystemFile.save([1], to: "/dev/full") } == ENOSPC)
    #expect(SystemFile.Failure(code: ENOENT).description == "No such file or directory")
    try SystemFile.save([0xff], to: folder.path + "/latin")
    #expect(SystemFile.text(of: folder.path + "/latin") == nil)
  }

  @Test func createsIntermediateFolders() throws {
    let folder = try TemporaryFolder()
    try SystemFile.makeFolder(folder.path + "/a/b//c/")
    try SystemFile.makeFolder(folder.path + "/a/b/c")
    #expect(FileStatus(of: folder.path + "/a/b/c")?.isFolder == true)
    try SystemFile.save([], to: folder.path + "/file")
    #expect(
      failure { () throws(SystemFile.Failure) in try SystemFile.makeFolder(folder.path + "/file/a/b") } == ENOTDIR)
    #expect(FileStatus(of: folder.path + "/file")?.isFolder == false)
    #expect(FileStatus(of: folder.path + "/nowhere") == nil)
  }

  @Test func movingReplacesFiles() throws {
    let folder = try TemporaryFolder()
    try SystemFile.save([1], to: folder.path + "/a")
    try SystemFile.save([2], to: folder.path + "/b")
    try SystemFile.move(folder.path + "/a", to: folder.path + "/b")
    #expect(try SystemFile.bytes(of: folder.path + "/b") == [1])
    #expect(failure { () throws(SystemFile.Failure) in try SystemFile.move(folder.path + "/a", to: "/b") } == ENOENT)
    SystemFile.remove(folder.path + "/b")
    #expect(FileStatus(of: folder.path + "/b") == nil)
    SystemFile.remove(folder.path + "/b")
  }

  @Test("A pipe transfers small chunks", arguments: [true, false])
  func pipes(_ waits: Bool) throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (output, input) = (ends[0], ends[1])
    defer { close(output) }
    if !waits { _ = fcntl(input, F_SETFL, O_NONBLOCK) }
    let sent = bytes(300_000)
    Thread.detachNewThread {
      try? SystemFile.send(sent, to: input)
      close(input)
    }
    usleep(20_000)
    #expect(try SystemFile.receive(from: output) == sent)
  }

  @Test func closedDescriptors() {
    #expect(failure { () throws(SystemFile.Failure) in try SystemFile.send([1], to: -1) } == EBADF)
    #expect(failure { () throws(SystemFile.Failure) in _ = try SystemFile.receive(from: -1) } == EBADF)
  }

  @Test func retriesInterruptedCalls() {
    var calls = 0
    let value: Int = SystemFile.retrying {
      calls += 1
      errno = calls < 3 ? EINTR : EIO
      return -1
    }
    #expect(value == -1)
    #expect(calls == 3)
    #expect(SystemFile.retrying { () -> Int32 in 7 } == 7)
  }

  @Test func versionsOfAFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/file"
    try SystemFile.save([1, 2], to: path)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: path)
    #expect(FileStatus(of: path)?.version == "2 1000.0")
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1001)], ofItemAtPath: path)
    #expect(FileStatus(of: path)?.version == "2 1001.0")
  }

  @Test func findsTheRunningProgram() {
    #expect(RunningProgram.path.hasPrefix("/"))
    #expect(FileStatus(of: RunningProgram.path)?.isFolder == false)
    #expect(!PortVersion.fingerprint.isEmpty)
  }
}
