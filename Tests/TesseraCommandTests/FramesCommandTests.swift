// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraCommand
import TesseraImaging
import TesseraRaster
import Testing
import UIKit

/// A screen that fades out while a dot on it moves.
let framesCatalog = ScreenCatalog {
  Screen(
    "fade", device: .iPhoneSE,
    animations: [
      ScreenAnimation("out", duration: 0.2) { (controller: UIViewController) in
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
          controller.view.alpha = 0
          controller.view.subviews.first?.center.x += 10
        }
      }
    ]
  ) {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let dot = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
    dot.backgroundColor = .red
    dot.accessibilityIdentifier = "dot"
    controller.view.addSubview(dot)
    return controller
  }
  Screen("still", device: .iPhoneSE) { UIViewController() }
}

@Suite struct FramesCommandTests {
  private let folder = Folder()

  private func run(_ arguments: [String]) async -> Int32 {
    await CatalogCommand.run(
      framesCatalog,
      arguments: ["frames"] + arguments + ["--device", "20x30", "--scale", "1", "--out", folder.path])
  }

  /// Frames at 0.1 s and 0.2 s at ten frames per second. Frame 0 would be at time 0, so the numbers are 1 and 2.
  @Test func writesNumberedImages() async {
    #expect(await run(["fade", "--animation", "out", "--fps", "10", "--from", "0.1"]) == 0)
    #expect(folder.files == ["frame-00001.png", "frame-00002.png"])
  }

  @Test func writesAnimatedImagesAndStrips() async throws {
    #expect(await run(["fade", "--fps", "10", "--format", "apng"]) == 0)
    #expect(await run(["fade", "--fps", "10", "--format", "strip"]) == 0)
    #expect(folder.files == ["fade.out.png", "fade.out.strip.png"])
    #expect(try APNGReader.frames(of: folder.bytes("fade.out.png")).count == 3)
  }

  /// At 20000/1001 frames per second, there are five frames of 1001/20000 s from 0 to 0.2 s. The last one is shown
  /// one second longer because the animation repeats.
  @Test func ratesAreExact() async throws {
    #expect(await run(["fade", "--fps", "20000/1001", "--format", "apng", "--to", "0.21"]) == 0)
    let frames = try APNGReader.frames(of: folder.bytes("fade.out.png"))
    let delays = Array(repeating: FrameDelay(numerator: 1001, denominator: 20_000), count: 4)
    #expect(frames.map(\.delay) == delays + [FrameDelay(numerator: 21_001, denominator: 20_000)])
  }

  /// Cells are 240 pixels wide and 360 high, with a spacing of 16 and a label below, so two columns are 16 + 2 * 256
  /// wide. Without `--columns`, the three frames are in one row. Showing differences adds 360 pixels and half a
  /// spacing to each of the two rows.
  @Test func stripsHaveColumnsAndDifferences() async throws {
    func size() throws -> (Int, Int) {
      let picture = try PNG.decode(folder.bytes("fade.out.strip.png"))
      return (picture.width, picture.height)
    }
    #expect(await run(["fade", "--fps", "10", "--format", "strip"]) == 0)
    let (width, height) = try size()
    #expect(width == 16 + 3 * 256)
    #expect(await run(["fade", "--fps", "10", "--format", "strip", "--columns", "2"]) == 0)
    #expect(try size() == (16 + 2 * 256, 16 + 2 * (height - 16)))
    #expect(await run(["fade", "--fps", "10", "--format", "strip", "--columns", "2", "--differences"]) == 0)
    #expect(try size() == (16 + 2 * 256, 16 + 2 * (height - 16 + 368)))
  }

  /// The dot's center moves from (4, 4) to (14, 4). In the last cell, at twelve pixels per point, that is from (48,
  /// 48) to (168, 48). The view has faded to black by then, so only the trail is visible.
  @Test func drawsTrailsOnTheLastFrame() async throws {
    func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
      let picture = try PNG.decode(folder.bytes("fade.out.strip.png"))
      let start = ((16 + y) * picture.width + 16 + 2 * 256 + x) * 4
      return Array(picture.bytes[start..<start + 3])
    }
    #expect(await run(["fade", "--fps", "10", "--format", "strip"]) == 0)
    #expect(try pixel(100, 48) == [0, 0, 0])
    #expect(await run(["fade", "--fps", "10", "--format", "strip", "--trail", "dot", "--trail", "UIWindow"]) == 0)
    #expect(try pixel(60, 48) != [0, 0, 0])
    #expect(try pixel(100, 48) != [0, 0, 0])
    #expect(try pixel(168, 48) != [0, 0, 0])
    #expect(try pixel(30, 48) == [0, 0, 0])
    #expect(try pixel(100, 80) == [0, 0, 0])
  }

  /// The values 4, 9 and 14 at 0, 0.1 and 0.2 s form a straight line, which the SVG draws with three evenly spaced
  /// points.
  @Test func writesPlotsInTwoFormats() async throws {
    let arguments = ["fade", "--fps", "10", "--format", "plot", "--plot", "dot.centerX", "--plot", "dot.opacity"]
    #expect(await run(arguments) == 0)
    #expect(folder.files == ["fade.out.plot.png", "fade.out.plot.svg"])
    let svg = try String(decoding: folder.bytes("fade.out.plot.svg"), as: UTF8.self)
    #expect(svg.contains(">dot.centerX<") && svg.contains(">dot.opacity<") && svg.contains(">fade: out<"))
    let line = try #require(svg.split(separator: "\n").first { $0.hasPrefix("<polyline") })
    let points = line.split(separator: "\"")[1].split(separator: " ").map {
      $0.split(separator: ",").map { Double($0) ?? 0 }
    }
    #expect(points.count == 3)
    for axis in 0..<2 {
      #expect(abs((points[2][axis] - points[1][axis]) - (points[1][axis] - points[0][axis])) < 0.02)
      #expect(points[2][axis] != points[0][axis])
    }
    let picture = try PNG.decode(folder.bytes("fade.out.plot.png"))
    #expect((picture.width, picture.height) == (1280, 800))
  }

  /// The shards' images together are byte-for-byte equal to the images of a single run. If there are more shards than
  /// frames, some shards have no frames.
  @Test(arguments: [1, 2, 3, 5, 14]) func shardsRenderTheSameImages(_ count: Int) async throws {
    let whole = Folder()
    func run(_ folder: String, _ shard: [String]) async -> Int32 {
      await CatalogCommand.run(
        framesCatalog,
        arguments: ["frames", "fade", "--device", "20x30", "--scale", "1", "--from", "0.05", "--out", folder] + shard)
    }
    #expect(await run(whole.path, []) == 0)
    // The frames from 3/60 s to 12/60 s.
    #expect(whole.files.count == 10 && whole.files.first == "frame-00003.png")
    var sizes: [Int] = []
    for index in 1...count {
      let part = "\(folder.path)/\(index)"
      #expect(await run(part, ["--shard", "\(index)/\(count)"]) == 0)
      sizes.append(try FileManager.default.contentsOfDirectory(atPath: part).count)
      #expect(await run(folder.path + "/all", ["--shard", "\(index)/\(count)"]) == 0)
    }
    #expect(sizes.reduce(0, +) == 10)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/all").sorted() == whole.files)
    for name in whole.files { #expect(try folder.bytes("all/" + name) == whole.bytes(name)) }
  }

  static let mistakes: [[String]] = [
    ["fade", "--shard", "2"], ["fade", "--shard", "0/2"], ["fade", "--shard", "3/2"], ["fade", "--shard", "all"],
    ["fade", "--shard", "1/2", "--format", "apng"], ["fade", "--shard", "1/2", "--format", "strip"],
    ["fade", "--shard", "auto", "--format", "raw"],
    ["fade", "--shard", "1/2", "--format", "plot", "--plot", "dot.x"],
    ["fade", "--fps", "0"], ["fade", "--fps", "2000000"], ["fade", "--fps", "-1"], ["fade", "--fps", "nan"],
    ["fade", "--fps", "inf"], ["fade", "--fps", "1e9"], ["fade", "--fps", "1000000000"], ["fade", "--fps", "60/0"],
    ["fade", "--from", "-1"], ["fade", "--from", "nan"], ["fade", "--from", "inf"], ["fade", "--from", "soon"],
    ["fade", "--from", "2", "--to", "1"], ["fade", "--from", "1"], ["fade", "--from", "0.01", "--to", "0.011"],
    ["fade", "--to", "nan"], ["fade", "--to", "-inf"], ["fade", "--to", "1e300"], ["fade", "--to", "-0.1"],
    ["fade", "--animation", "in"], ["still"], ["nothing"], ["fade", "--format", "gif"], ["fade", "--threads", "0"],
    ["fade", "--format", "strip", "--columns", "0"], ["fade", "--format", "strip", "--columns", "-1"],
    ["fade", "--format", "strip", "--trail", "nobody"], ["fade", "--columns", "2"], ["fade", "--differences"],
    ["fade", "--trail", "dot"], ["fade", "--plot", "dot.x"], ["fade", "--format", "plot"],
    ["fade", "--format", "plot", "--plot", "dot"], ["fade", "--format", "plot", "--plot", "dot.size"],
    ["fade", "--format", "plot", "--plot", "nobody.x"],
    // One hour at 240 frames per second.
    ["fade", "--fps", "240", "--to", "3600", "--format", "strip"],
    ["fade", "--fps", "240", "--to", "3600", "--format", "plot", "--plot", "dot.x"],
  ]

  @Test(arguments: mistakes)
  func usageErrorsExitWithTwoAndWriteNothing(_ arguments: [String]) async {
    #expect(await run(arguments) == 2)
    #expect(folder.files.isEmpty)
  }

  @Test(arguments: ["png", "apng", "strip"])
  func unwritableFoldersExitWithOne(format: String) async throws {
    try Data("not a folder".utf8).write(to: URL(fileURLWithPath: folder.path))
    #expect(await run(["fade", "--format", format]) == 1)
  }
}
