// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraCommand
import TesseraViews
import Testing
import UIKit

/// A preview record as the macro and the porting tool generate it.
private enum Record {
  @section("tessera_previews") @used nonisolated private static let record:
    @convention(c) (UnsafeMutableRawPointer) -> Void = {
      $0.assumingMemoryBound(to: PreviewRecords.self).pointee.add(
        "Card", traits: .fixedLayout(width: 40, height: 30)
      ) { UIView() }
    }
}

/// Commands that operate on previews.
@Suite struct PreviewCommandTests {
  /// Runs a command in a program whose only previews are the previews in this file.
  private func run(_ catalog: ScreenCatalog, arguments: [String]) async -> Int32 {
    await Preview.$onlyFile.withValue(#fileID) { await CatalogCommand.run(catalog, arguments: arguments) }
  }

  private let own = ScreenCatalog { Screen("one", device: .iPhoneSE) { UIViewController() } }

  @Test func rendersPreviewsInsteadOfTheCatalog() async {
    let folder = Folder()
    let code = await run(
      own, arguments: ["render", "--previews", "--appearance", "dark", "--out", folder.path])
    #expect(code == 0)
    #expect(folder.files == ["PreviewCommandTests-Card.40x30@3.dark.png"])
  }

  @Test func programsWithoutScreensShowTheirPreviews() async {
    let folder = Folder()
    let code = await run(
      ScreenCatalog([]), arguments: ["render", "--appearance", "light", "--out", folder.path])
    #expect(code == 0)
    #expect(folder.files == ["PreviewCommandTests-Card.40x30@3.light.png"])
  }

  @Test func showsTheCatalogByDefault() async {
    let folder = Folder()
    #expect(
      await run(own, arguments: ["render", "PreviewCommandTests-Card", "--out", folder.path]) == 2)
    #expect(await run(own, arguments: ["list", "--previews"]) == 0)
    #expect(folder.files.isEmpty)
  }

  @Test func recordsPreviewsBelowTheCatalogsReferences() async throws {
    let folder = Folder()
    let catalog = ScreenCatalog(own.screens, goldens: folder.path)
    let report = ["--report", folder.path + "/report"]
    #expect(await run(catalog, arguments: ["record", "--previews"] + report) == 0)
    let goldens = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Previews").sorted()
    #expect(
      goldens.filter { $0.hasSuffix(".png") } == [
        "PreviewCommandTests-Card.40x30@3.dark.png", "PreviewCommandTests-Card.40x30@3.light.png",
      ])
    #expect(await run(catalog, arguments: ["test", "--previews"] + report) == 0)
  }
}
