// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraPort
import Testing

@testable import TesseraCompiler

/// The program `tessera-swiftc`, run in a folder with the layout of an installed SDK.
@Suite struct CompilerProgramTests {
  /// An SDK, and a toolchain with a compiler that only records its arguments. A shell in the toolchain's folder runs
  /// the program, so that the program finds that compiler, like programs started by `swift build`.
  private final class Installation {
    let path = NSTemporaryDirectory() + "tessera-sdk-\(UUID().uuidString)"
    var sdk: String { path + "/sdk" }

    /// A shell writes the files. If this process wrote them, concurrent tests could start processes that inherit the
    /// open files, and a program can't be run while a process has it open for writing.
    private static let script = """
      mkdir -p "$1/sdk/bin" "$1/toolchain"; cd "$1"
      ln "$2" sdk/bin/swiftc || cp "$2" sdk/bin/swiftc
      ln sdk/bin/swiftc sdk/bin/tessera-port
      ln sdk/bin/swiftc sdk/bin/TesseraMacros
      echo 'Swift version 6.3.1 (test)' >sdk/compiler
      echo 'Tessera SDK 1' >sdk/version
      cp /bin/sh toolchain/sh
      cat >toolchain/swiftc <<'END'
      #!/bin/sh
      if [ "$1" = -version ]; then echo 'Swift version 6.3.1 (test)'; exit; fi
      while read -r name mask; do [ "$name" != SigBlk: ] || echo "$name $mask"; done </proc/$$/status
      for argument; do echo "$argument"; done
      END
      chmod +x toolchain/swiftc
      """

    init() throws {
      let program = Paths.folder(of: RunningProgram.path) + "/tessera-swiftc"
      try #require(FileManager.default.isExecutableFile(atPath: program), "Build the product tessera-swiftc.")
      try #require(ChildProcess.output(of: "/bin/sh", ["-ec", Self.script, "sh", path, program]) != nil)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Runs an SDK program and returns its output lines, followed by its exit code.
    func lines(of program: String, _ arguments: [String]) throws -> [String] {
      let script = ["-c", "\"$0\" \"$@\" 2>&1; echo $?", "\(sdk)/bin/\(program)"]
      let output = try #require(ChildProcess.output(of: path + "/toolchain/sh", script + arguments))
      return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  /// Most of the program's threads block signals, which the compiler must not inherit. The script uses only shell
  /// builtins for this check, because the shell blocks signals while it starts a program.
  private static let unblocked = "SigBlk: 0000000000000000"

  @Test func portsAndCompiles() throws {
    let installation = try Installation()
    let source = installation.path + "/Row.swift"
    try Data("import UIKit\nfinal class Row: UIView {\n  @objc func tap() {}\n}\n".utf8).write(
      to: URL(fileURLWithPath: source))
    let arguments = [
      "-module-name", "App", "-emit-module-path", installation.path + "/App.swiftmodule", "-output-file-map",
      installation.path + "/App.build/output-file-map.json", "-c", source,
    ]
    let added = [
      "-vfsoverlay", installation.path + "/App.build/port/overlay.json", "-Xcc", "-idirafter", "-Xcc",
      installation.sdk + "/include",
    ]
    let first = try installation.lines(of: "swiftc", arguments + ["-sdk", "/sysroot"])
    #expect(first == [Self.unblocked] + arguments + added + ["0"])
    #expect(FileManager.default.fileExists(atPath: installation.path + "/App.build/port/Row.swift"))
    #expect(try installation.lines(of: "swiftc", arguments) == first)
  }

  @Test func forwardsOtherCommands() throws {
    let installation = try Installation()
    #expect(try installation.lines(of: "swiftc", ["-h", "a b"]) == [Self.unblocked, "-h", "a b", "0"])
  }

  @Test func printsCompilerAndSDKVersions() throws {
    let installation = try Installation()
    let lines = ["Swift version 6.3.1 (test)", "Tessera SDK 1", "0"]
    #expect(try installation.lines(of: "swiftc", ["-version"]) == lines)
  }

  @Test func rejectsACompilerOfAnotherSDK() throws {
    let installation = try Installation()
    try Data("Swift version 6.2\n".utf8).write(to: URL(fileURLWithPath: installation.sdk + "/compiler"))
    let error = CompilerError.wrongCompiler(
      path: installation.path + "/toolchain/swiftc", version: "Swift version 6.3.1 (test)",
      expected: "Swift version 6.2")
    #expect(try installation.lines(of: "swiftc", ["-version"]) == [error.description, "1"])
    try FileManager.default.removeItem(atPath: installation.sdk + "/compiler")
    let incomplete = CompilerError.incompleteBundle(path: installation.sdk)
    #expect(try installation.lines(of: "swiftc", ["-version"]) == [incomplete.description, "1"])
  }

  @Test func selectsTheProgramByItsName() throws {
    let installation = try Installation()
    let lines = PortCommand.usage.split(separator: "\n").map(String.init)
    #expect(try installation.lines(of: "tessera-port", ["--help"]) == lines + ["0"])
    #expect(try installation.lines(of: "TesseraMacros", []) == ["0"], "The channel from the compiler is closed.")
  }
}
