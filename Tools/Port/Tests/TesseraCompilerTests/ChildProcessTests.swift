// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraCompiler

/// Programs that the SDK's compiler starts.
@Suite struct ChildProcessTests {
  private func shell(_ script: String) -> String? {
    ChildProcess.output(of: "/bin/sh", ["-c", script]).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func returnsTheProgramsOutput() {
    #expect(shell("echo one; echo lost >&2; echo two") == "one\ntwo\n")
    #expect(shell("exit 0")?.isEmpty == true)
    #expect(shell("i=0; while [ $i -lt 20000 ]; do echo 0123456789; i=$((i+1)); done")?.utf8.count == 220_000)
  }

  @Test func passesArgumentsUnchanged() {
    let output = ChildProcess.output(of: "/bin/sh", ["-c", "printf '%s|' \"$@\"", "sh", "a b", "", "Größe", "'\""])
    #expect(output == Array("a b||Größe|'\"|".utf8))
  }

  @Test func inheritsTheEnvironment() {
    #expect(shell("printf %s \"$PATH\"") == ProcessInfo.processInfo.environment["PATH"])
  }

  @Test func programsThatFailHaveNoOutput() {
    #expect(shell("echo one; exit 3") == nil)
    #expect(shell("echo one; kill -9 $$") == nil)
    #expect(ChildProcess.output(of: "/nowhere/swiftc", []) == nil)
    #expect(ChildProcess.output(of: "/", []) == nil)
  }

  /// A program that waits for input must not block the build.
  @Test func hasNoInput() {
    #expect(shell("cat; echo end") == "end\n")
  }

  /// Tests run on threads that block most signals.
  @Test func unblocksSignals() throws {
    let status = try #require(shell("while read -r line; do echo \"$line\"; done </proc/$$/status"))
    #expect(status.contains("\nSigBlk:\t0000000000000000\n"))
  }

  /// A program that keeps the pipe open would block the reader.
  @Test func capturesOnlyStandardOutput() throws {
    let links = try #require(
      shell("for file in /proc/$$/fd/*; do readlink $file; done; echo end; readlink /proc/$$/fd/1"))
    let lines = links.split(separator: "\n")
    let pipe = try #require(lines.last)
    #expect(pipe.hasPrefix("pipe:["))
    #expect(lines.dropLast().count { $0 == pipe } == 1)
  }

  @Test func nonExecutableFilesLeakNoDescriptors() throws {
    let path = NSTemporaryDirectory() + "tessera-program-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("text".utf8).write(to: URL(fileURLWithPath: path))
    #expect(ChildProcess.output(of: path, []) == nil)
  }

  // MARK: Toolchains

  /// Returns the version of a toolchain whose compiler is a script.
  private func version(of script: String) throws -> String? {
    let path = NSTemporaryDirectory() + "tessera-swiftc-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    // A shell writes the script. If this process wrote it, concurrent tests could start processes that inherit the
    // open file, and a program can't be run while a process has it open for writing.
    let make = ["-c", "printf '#!/bin/sh\\n%s\\n' \"$2\" >\"$1\"; chmod +x \"$1\"", "sh", path, script]
    try #require(ChildProcess.output(of: "/bin/sh", make) != nil)
    return Toolchain(compiler: path).versionText().flatMap(Toolchain.version)
  }

  @Test func versionsOfCompilers() throws {
    let answer = "echo 'swift-driver version: 1.148.6 Swift version 6.3.1 (swift-6.3.1-RELEASE)'; echo 'Target: x86_64'"
    #expect(try version(of: answer) == "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
    #expect(try version(of: "[ \"$*\" = -version ] && echo Swift version 6.2") == "Swift version 6.2")
    #expect(try version(of: "echo Apple clang version 17") == nil)
    #expect(try version(of: "exit 1") == nil)
    #expect(Toolchain(compiler: "/nowhere/swiftc").versionText() == nil)
  }
}
