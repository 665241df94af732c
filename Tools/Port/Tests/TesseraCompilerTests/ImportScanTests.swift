// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraCompiler

@Suite struct ImportScanTests {
  @Test(arguments: [
    ("import UIKit", ["UIKit"]), ("@testable import My_Lib\nimport B", ["B", "My_Lib"]),
    ("@_exported import struct Lib.Point", ["Lib"]), ("public import A; import B", ["A", "B"]),
    ("importA", []), ("reimport A", []), ("import\tA.Sub", ["A"]), ("import ", []), ("import", []), ("", []),
    ("import Größe", ["Größe"]),
  ])
  func modules(_ text: String, _ expected: [String]) {
    #expect(ImportScan.modules(in: Array(text.utf8)).sorted() == expected)
  }
}
