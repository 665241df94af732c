// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests the command line as a user runs it: exit codes, files, and no leftover files after an error.

import Foundation
import Tessera
import TesseraCommand
import Testing
import UIKit

@Suite struct CatalogCommandTests {
  private let catalog = ScreenCatalog {
    Screen("one", device: .iPhoneSE) { UIViewController() }
    Screen("two", device: .iPhoneSE) { UIViewController() }
  }

  @Test func rendersEachScreenInEachAppearance() async {
    let folder = Folder()
    let code = await CatalogCommand.run(catalog, arguments: ["render", "--out", folder.path])
    #expect(code == 0)
    #expect(
      folder.files == [
        "one.iphone-se@2.dark.png", "one.iphone-se@2.light.png", "two.iphone-se@2.dark.png",
        "two.iphone-se@2.light.png",
      ])
  }

  @Test func rendersRequestedScreens() async {
    let folder = Folder()
    let code = await CatalogCommand.run(
      catalog,
      arguments: [
        "render", "two", "--device", "40x30", "--scale", "1.5", "--appearance", "dark", "--out", folder.path,
      ])
    #expect(code == 0)
    #expect(folder.files == ["two.40x30@1.5.dark.png"])
  }

  @Test(arguments: [
    ["render", "three"], ["render", "--device", "nokia"], ["render", "--device", "0x0"],
    ["render", "--device=-1x5"], ["render", "--device", "nanx5"], ["render", "--device", "infx5"],
    ["render", "--device", "1e9x1e9"], ["render", "--scale", "0"], ["render", "--scale", "nan"],
    ["render", "--appearance", "pink"], ["render", "--threads", "0"], ["paint"], ["render", "--nonsense"],
  ])
  func usageErrorsExitWithTwoAndWriteNothing(_ arguments: [String]) async {
    let folder = Folder()
    let isRender = arguments[0] == "render"
    let code = await CatalogCommand.run(catalog, arguments: arguments + (isRender ? ["--out", folder.path] : []))
    #expect(code == 2)
    #expect(folder.files.isEmpty)
  }

  @Test func unwritableFoldersExitWithOne() async throws {
    let file = Folder()
    try Data("not a folder".utf8).write(to: URL(fileURLWithPath: file.path))
    let code = await CatalogCommand.run(catalog, arguments: ["render", "one", "--out", file.path + "/inside"])
    #expect(code == 1)
  }

  @Test func helpExitsWithZero() async {
    #expect(await CatalogCommand.run(catalog, arguments: ["--help"]) == 0)
    #expect(await CatalogCommand.run(catalog, arguments: ["list", "--json"]) == 0)
  }
}
