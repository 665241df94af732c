// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraCommand
import TesseraImaging
import Testing
import UIKit

@Suite struct FramesCommandTests {
  private let catalog = ScreenCatalog {
    Screen(
      "fade", device: .iPhoneSE,
      animations: [
        ScreenAnimation("out", duration: 0.2) { (controller: UIViewController) in
          UIView.animate(withDuration: 0.2) { controller.view.alpha = 0 }
        }
      ]
    ) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      return controller
    }
    Screen("still", device: .iPhoneSE) { UIViewController() }
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    .path

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  private func run(_ arguments: [String]) async -> Int32 {
    await CatalogCommand.run(
      catalog, arguments: ["frames"] + arguments + ["--device", "20x30", "--scale", "1", "--out", folder])
  }

  /// Frames at 0.1 and 0.2 of ten a second: the numbers count from time 0.
  @Test func writesNumberedPictures() async {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(await run(["fade", "--animation", "out", "--fps", "10", "--from", "0.1"]) == 0)
    #expect(files == ["frame-00001.png", "frame-00002.png"])
  }

  @Test func writesAnimatedPicturesAndStrips() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(await run(["fade", "--fps", "10", "--format", "apng"]) == 0)
    #expect(await run(["fade", "--fps", "10", "--format", "strip"]) == 0)
    #expect(files == ["fade.out.png", "fade.out.strip.png"])
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: folder + "/fade.out.png")))
    #expect(try APNGReader.frames(of: bytes).count == 3)
  }

  @Test(arguments: [
    ["fade", "--fps", "0"], ["fade", "--fps", "2000000"], ["fade", "--from", "-1"],
    ["fade", "--from", "2", "--to", "1"],
    ["fade", "--to", "nan"], ["fade", "--animation", "in"], ["still"], ["nothing"], ["fade", "--format", "gif"],
    ["fade", "--threads", "0"],
  ])
  func mistakesEndWithTwoAndWriteNothing(_ arguments: [String]) async {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(await run(arguments) == 2)
    #expect(files.isEmpty)
  }
}
