// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

struct ListCommand: ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Prints the names of the screens, their snapshots, their animations and their flows."
  )

  @Flag(help: "Print JSON: [{\"name\":…,\"device\":…,\"snapshots\":[…],\"animations\":[…],\"flows\":[…]}].")
  var json = false

  private struct Entry: Encodable {
    let name: String
    let device: String
    let snapshots: [String]
    let animations: [String]
    let flows: [String]
  }

  @OptionGroup var source: ScreenSource

  func run() throws {
    let entries = try CommandContext.catalog.select([]).map { screen in
      Entry(
        name: screen.name, device: screen.device.name,
        snapshots: screen.snapshots.variants(device: screen.device).map(\.name),
        animations: screen.animations.map(\.name), flows: screen.flows.map(\.name))
    }
    if json {
      return try JSONOutput.print(entries)
    }
    for entry in entries {
      print(ReportText.line(entry.name))
      for snapshot in entry.snapshots { print("  \(ReportText.line(snapshot))") }
      for animation in entry.animations { print("  \(ReportText.line(animation)), animation") }
      for flow in entry.flows { print("  \(ReportText.line(flow)), flow") }
    }
  }
}
