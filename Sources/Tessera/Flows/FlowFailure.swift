// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The reason that a flow ended early: the failed step, its source location and a description of the screen.
public struct FlowFailure: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The flow's name.
  public let flow: String
  /// The number of the failed step, starting at 1, or 0 for a failure that is not caused by a step.
  public let step: Int
  /// The step's description, such as `tap "Add to bag"`.
  public let title: String
  /// The step's source file, as `#fileID`.
  public let file: String
  /// The step's line number in the source file.
  public let line: Int
  /// The explanation: the expected element, the actual content of the screen, and a remedy.
  public let message: String
  /// The names of existing elements if an element was not found, most similar first.
  public let nearest: [String]

  /// The step, its source location and the explanation.
  public var description: String {
    let place = step == 0 ? "" : " at step \(step), \(title) (\(file):\(line))"
    return "The flow \(MessageFormat.quoted(HiddenCharacters.visible(flow))) failed\(place): \(message)"
  }
}

/// The error thrown by a failing step. It is converted to a `FlowFailure`.
struct FlowProblem: Error {
  var message: String
  var nearest: [String] = []

  init(_ message: String, nearest: [String] = []) {
    (self.message, self.nearest) = (message, nearest)
  }
}
