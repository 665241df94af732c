// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation

/// The type of a flow's output, determined by the path's file extension.
enum FlowOutput {
  case film, strip, folder

  init(_ path: String) throws {
    let name = (path as NSString).lastPathComponent.lowercased()
    switch (name as NSString).pathExtension {
    case "": self = .folder
    case "png" where name == "strip.png" || name.hasSuffix(".strip.png"): self = .strip
    case "png", "apng", "mp4", "webm": self = .film
    default:
      throw ValidationError(
        "The extension of \(path) is unknown. Use .png, .mp4 or .webm for a film, strip.png for a strip, and no extension for a "
          + "folder of snapshots.")
    }
  }
}
