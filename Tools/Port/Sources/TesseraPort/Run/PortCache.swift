// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A record of the last run's outputs, in a file next to them.
struct PortCache: Equatable {
  static let fileName = ".tessera-port"

  /// The fingerprint of all inputs, the options and the tool.
  var input: String
  /// The outputs' fingerprints, keyed by name.
  var outputs: [String: String] = [:]
  /// The run's messages, which an up-to-date run prints again.
  var messages: [String] = []

  init(input: String) { self.input = input }

  /// Reads a folder's cache. Returns nil if there is no cache or it is damaged.
  init?(folder: String) {
    guard let text = SystemFile.text(of: folder + "/" + Self.fileName) else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= 3, lines.removeFirst() == "tessera-port", lines.removeLast() == "" else { return nil }
    input = lines.removeFirst()
    for line in lines {
      let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      if parts.count == 3, parts[0] == "output" {
        outputs[parts[2]] = parts[1]
      } else if parts.count == 2, parts[0] == "message" {
        messages.append(parts[1])
      } else {
        return nil
      }
    }
  }

  var text: String {
    var lines = ["tessera-port", input]
    lines += outputs.sorted { $0.key < $1.key }.map { "output\t\($0.value)\t\($0.key)" }
    lines += messages.map { "message\t" + $0.replacing("\n", with: " ").replacing("\t", with: " ") }
    return lines.joined(separator: "\n") + "\n"
  }
}
