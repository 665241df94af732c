// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that each tutorial command that creates an image appears on its page and creates exactly the file that the
// page shows. `make record` updates outdated files.

import Foundation
import TesseraCommand
import TesseraGallery
import Testing

@Suite(.serialized) @MainActor
struct TutorialCommandTests {
  struct Example: CustomTestStringConvertible, Sendable {
    /// The documentation catalog's path below `Sources`.
    let catalog: String
    let page: String
    let arguments: String
    /// The path of the file that the command writes. `resource` is the file's name among the catalog's resources.
    let file: String
    let resource: String
    var testDescription: String { arguments }
  }

  nonisolated static let examples = [
    Example(
      catalog: "UIKit/UIKit.docc", page: "TutorialFirstPicture",
      arguments: "render ticket --device 375x240 --scale 2 --out pictures", file: "pictures/ticket.375x240@2.light.png",
      resource: "ticket@2x.png"),
    Example(
      catalog: "UIKit/UIKit.docc", page: "TutorialFirstPicture",
      arguments: "render ticket --device 375x240 --scale 2 --out pictures", file: "pictures/ticket.375x240@2.dark.png",
      resource: "ticket~dark@2x.png"),
    Example(
      catalog: "UIKit/UIKit.docc", page: "TutorialCustomControl",
      arguments: "flow review Rating --device 320x160 --columns 3 --out pictures/rating.strip.png",
      file: "pictures/rating.strip.png", resource: "rating-strip.png"),
    Example(
      catalog: "Tessera/Tessera.docc", page: "TutorialAnimations",
      arguments:
        "frames ticket --animation punch --to 0.5 --fps 20 --device 375x240 --columns 4 --format strip --out pictures",
      file: "pictures/ticket.punch.strip.png", resource: "ticket-strip.png"),
    Example(
      catalog: "Tessera/Tessera.docc", page: "TutorialAnimations",
      arguments: "frames ticket --animation punch --device 375x240 --scale 2 --format apng --out pictures",
      file: "pictures/ticket.punch.png", resource: "ticket-punch@2x.png"),
    Example(
      catalog: "Tessera/Tessera.docc", page: "TutorialAnimations",
      arguments: "frames ticket --animation punch --format plot --plot stamp.scale --plot stamp.opacity --out pictures",
      file: "pictures/ticket.punch.plot.png", resource: "ticket-plot.png"),
    Example(
      catalog: "Tessera/Tessera.docc", page: "TutorialFlows",
      arguments: "flow counter Buying --device 375x240 --columns 4 --out pictures/buying.strip.png",
      file: "pictures/buying.strip.png", resource: "buying-strip.png"),
    Example(
      catalog: "Tessera/Tessera.docc", page: "TutorialFlows",
      arguments: "flow counter Buying --device 375x240 --scale 1 --fps 15 --out pictures/buying.png",
      file: "pictures/buying.png", resource: "buying.png"),
  ]

  @Test(arguments: examples) func picture(_ example: Example) async throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/\(example.catalog)").standardizedFileURL.path
    let page = (try? String(contentsOfFile: "\(sources)/\(example.page).md", encoding: .utf8)) ?? ""
    #expect(page.contains("swift run Museum \(example.arguments)\n"), "The page does not have this command.")
    let folder = Folder()
    let arguments = example.arguments.split(separator: " ").map { argument in
      argument.hasPrefix("pictures") ? folder.path + "/" + argument : String(argument)
    }
    #expect(await CatalogCommand.run(museum, arguments: arguments + ["--workers", "0"]) == 0)
    let made = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + example.file))
    let path = "\(sources)/Resources/\(example.resource)"
    if (try? Data(contentsOf: URL(fileURLWithPath: path))) == made { return }
    Issue.record("\(path) does not match the command's output. Run `make record` and review it.")
    let mode = ProcessInfo.processInfo.environment["TESSERA_RECORD"] ?? ""
    if ["1", "all", "failed", "missing"].contains(mode) { try made.write(to: URL(fileURLWithPath: path)) }
  }
}
