// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import Testing

@testable import TesseraCommand

@Suite("tessera coverage")
struct CoverageCommandTests {
  private static let text = """
    UITableView\tUIKit\tclass\tA list.\toffsets are never adjusted.
    UITableView.reloadData()\tUIKit\tmethod\tReloads.\t
    UITableView.reloadRows(at:with:)\tUIKit\tmethod\tReloads rows.\tanimates at once.
    UICollectionView.reloadData()\tUIKit\tmethod\tReloads.\t
    UITableViewCell\tUIKit\tclass\tA row.\t
    rows
    initialize()\tUIKit\tmissing\tUsed by 4 of 42 apps and libraries.\tNo Objective-C.
    """

  private let table = CoverageTable(text: text)

  /// A line with only one field is not a declaration.
  @Test func lines() {
    #expect(table.entries.count == 6)
    #expect(table.entries[0].difference == "offsets are never adjusted." && table.entries[5].isMissing)
  }

  @Test(
    "Names match without case, labels or owners; others by a substring",
    arguments: [
      ("uitableview", ["UITableView"]),
      ("reloadData", ["UITableView.reloadData()", "UICollectionView.reloadData()"]),
      ("UITableView.reloadRows", ["UITableView.reloadRows(at:with:)"]),
      ("reloadRows(at:with:)", ["UITableView.reloadRows(at:with:)"]),
      ("reload", ["UITableView.reloadData()", "UITableView.reloadRows(at:with:)", "UICollectionView.reloadData()"]),
      ("`initialize`", ["initialize()"]), ("UIBird", []), ("", []),
    ])
  func search(_ query: String, _ names: [String]) {
    #expect(table.search(query).map(\.name) == names)
  }

  @Test func members() {
    let names = table.members(of: table.entries[0]).map(\.name)
    #expect(names == ["UITableView.reloadData()", "UITableView.reloadRows(at:with:)"])
  }

  @Test("Exit codes: found, missing, unknown, no data")
  func exitCodes() async throws {
    let folder = Folder()
    let file = folder.path + "/coverage.tsv"
    try AtomicFile.write(Array(Self.text.utf8), to: file, makesFolder: true)
    func run(_ name: String, _ data: String) async -> Int32 {
      await ToolCommand.run(arguments: ["coverage", name, "--data", data])
    }
    #expect(await run("UITableView", file) == 0)
    #expect(await run("initialize", file) == 1)
    #expect(await run("UITableViw", file) == 1)
    #expect(await run("UITableView", folder.path + "/none.tsv") == 2)
  }
}
