// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The file `pull-request.json` in a report's folder, which connects the report with a pull request.
///
/// The workflow that renders has no token if the pull request comes from a fork. It therefore writes this file, and a
/// second workflow comments. Anyone can change the workflow in a fork, so the file is untrusted, and
/// ``PullRequestIdentity`` compares it with GitHub's data.
package struct PullRequestFile: Codable, Hashable, Sendable {
  package var version = 1
  /// The number of the pull request.
  package var number: Int
  /// The commit that was rendered.
  package var head: String
  /// The root folder of the repository on the machine that rendered, to which paths of goldens are relative.
  package var root: String
  /// The folder in which the command ran, relative to the root. Empty for the root.
  package var folder: String

  package static let fileName = "pull-request.json"

  package init(number: Int, head: String, root: String, folder: String) {
    self.number = number
    self.head = head
    self.root = root
    self.folder = folder
  }

  /// Writes the file to a report's folder.
  package func write(to folder: String) throws(ReviewInputError) {
    let path = "\(folder)/\(Self.fileName)"
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do { try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw .notWritable(path: path, reason: error.localizedDescription)
    }
  }

  /// Reads and validates the file in a report's folder.
  package static func read(_ folder: String) throws(ReviewInputError) -> PullRequestFile {
    let path = "\(folder)/\(fileName)"
    let bytes: [UInt8]
    do { bytes = try SafePath.read(fileName, in: folder, maximumBytes: 1 << 16) } catch {
      switch error {
      case .missing:
        throw .unreadable(
          path: path, reason: "it is missing; run `tessera pr summary` in the workflow that renders, before the upload")
      case .unsafe: throw .unsafe(path: path, name: fileName)
      case .tooLarge: throw .tooLarge(path: path, reason: "the limit is 64 KB")
      case .failed(let reason): throw .unreadable(path: path, reason: reason)
      }
    }
    guard let file = try? JSONDecoder().decode(PullRequestFile.self, from: Data(bytes)), file.version == 1,
      file.number > 0, CommitName.isFull(file.head), file.root.hasPrefix("/"),
      file.folder.isEmpty || SafePath.isContained(file.folder)
    else { throw .unreadable(path: path, reason: "it is damaged or of another version") }
    return file
  }
}
