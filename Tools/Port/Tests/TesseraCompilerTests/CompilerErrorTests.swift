// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraCompiler

@Suite struct CompilerErrorTests {
  @Test func reportsTheWrongAndTheRightCompiler() {
    let error = CompilerError.wrongCompiler(
      path: "/t/swiftc", version: "Swift version 6.2", expected: "Swift version 6.3.1")
    #expect(
      error.description
        == "error: This Tessera SDK belongs to Swift version 6.3.1, but /t/swiftc is Swift version 6.2. "
        + "Install the SDK for that compiler, or use the compiler of this SDK.")
  }

  @Test func modulesOfTheSDKAreReservedUnlessReplaceable() throws {
    let path = NSTemporaryDirectory() + "tessera-bundle-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.createDirectory(atPath: path + "/modules", withIntermediateDirectories: true)
    for name in ["UIKit", "Mortar", "OpenCombine"] {
      try Data().write(to: URL(fileURLWithPath: "\(path)/modules/\(name).swiftmodule"))
    }
    let bundle = SDKBundle(path: path)
    #expect(bundle.reserves(module: "UIKit"))
    #expect(!bundle.reserves(module: "Mortar"))
    #expect(!bundle.reserves(module: "OpenCombine"))
    #expect(!bundle.reserves(module: "Elsewhere"))
    #expect(bundle.compilerVersion == nil)
  }
}
