// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraSetup

/// Lookup of the porting tool by `tessera port`.
@Suite struct PortProgramTests {
  @Test func missingProgram() throws {
    let folder = try ProgramFolder()
    #expect(folder.found(tool: nil) == nil)
    #expect(folder.found(tool: folder.path + "/nothing") == nil)
    #expect(PortProgram.path(program: nil, environment: [:]) == nil)
  }

  @Test func prefersTheProgramNextToThisOne() throws {
    let folder = try ProgramFolder()
    let onPath = try folder.add("on-path/tessera-port")
    #expect(folder.found(tool: nil) == onPath)
    let named = try folder.add("named/my-port")
    #expect(folder.found(tool: named) == named)
    let neighbor = try folder.add("bin/tessera-port")
    #expect(folder.found(tool: named) == neighbor)
  }

  @Test func findsNamesWithoutFolderOnPath() throws {
    let folder = try ProgramFolder()
    let named = try folder.add("on-path/my-port")
    #expect(folder.found(tool: "my-port") == named)
    #expect(folder.found(tool: "") == nil)
  }

  @Test func findsOnlyExecutables() throws {
    let folder = try ProgramFolder()
    _ = try folder.add("bin/tessera-port", permissions: 0o644)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/on-path/tessera-port", withIntermediateDirectories: true)
    #expect(folder.found(tool: nil) == nil)
  }
}

/// A folder with empty programs, which is deleted after the test.
private final class ProgramFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "port-program-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func add(_ name: String, permissions: Int = 0o755) throws -> String {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
    return file.path
  }

  func found(tool: String?) -> String? {
    var environment = ["PATH": path + "/empty:" + path + "/on-path"]
    environment["TESSERA_PORT_TOOL"] = tool
    return PortProgram.path(program: path + "/bin/tessera", environment: environment)
  }
}
