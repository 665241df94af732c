// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraCommand
import TesseraImaging
import TesseraRaster
import Testing
import UIKit

private let flowCatalog = ScreenCatalog {
  Screen(
    "page", device: .iPhoneSE,
    flows: [
      Flow("Go") {
        $0.tap("go")
        $0.snapshot("Went / there")
      },
      Flow("Fail") { $0.tap("stop") },
    ]
  ) {
    let view = UIView()
    view.backgroundColor = .white
    let button = UIButton(type: .system, primaryAction: UIAction(title: "go") { _ in view.backgroundColor = .red })
    button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.addSubview(button)
    return view
  }
  Screen("still") { UIView() }
}

@Suite struct FlowCommandTests {
  private let folder = Folder()

  private func run(_ arguments: [String]) async -> Int32 {
    await CatalogCommand.run(flowCatalog, arguments: ["flow"] + arguments + ["--device", "20x30", "--scale", "1"])
  }

  @Test func fileExtensionSelectsTheFormat() async throws {
    let outputs = ["film.png", "go.strip.png", "shots"].flatMap { ["--out", "\(folder.path)/\($0)"] }
    #expect(await run(["page"] + outputs) == 0)
    #expect(folder.files == ["film.png", "go.strip.png", "shots"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/shots") == ["01-Went-there.png"])
    #expect(try PNG.decode(folder.bytes("shots/01-Went-there.png")).width == 20)
    #expect(try APNGReader.frames(of: folder.bytes("film.png")).count > 1)
    // Two steps and the final state, each 240 pixels wide.
    #expect(try PNG.decode(folder.bytes("go.strip.png")).width == 16 + 3 * 256)
  }

  @Test func failuresExitWithOne() async {
    #expect(await run(["page", "Go"]) == 0)
    #expect(await run(["page", "Fail", "--out", "\(folder.path)/film.png"]) == 1)
    #expect(folder.files == ["film.png"])
    #expect(await run(["page", "No"]) == 2)
    #expect(await run(["still"]) == 2)
    #expect(await run(["nothing"]) == 2)
    #expect(await run(["page", "--out", "film.gif"]) == 2)
    #expect(await run(["page", "--fps", "25"]) == 2)
    #expect(await run(["page", "--pause", "nan"]) == 2)
  }
}
