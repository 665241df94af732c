// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Prints the names of the screens and their animations.")

  @Flag(help: "Print JSON: [{\"name\":…,\"animations\":[…]}].")
  var json = false

  private struct Entry: Encodable {
    let name: String
    let animations: [String]
  }

  func run() throws {
    let screens = try CatalogCommand.catalog.select([])
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(screens.map { Entry(name: $0.name, animations: $0.animations.map(\.name)) })
      print(String(decoding: data, as: UTF8.self))
      return
    }
    for screen in screens {
      print(([screen.name] + screen.animations.map { "  \($0.name)" }).joined(separator: "\n"))
    }
  }
}
