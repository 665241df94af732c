// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The reason that a flow ended early: the step, its location in the code, and what the screen showed instead.
public struct FlowFailure: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The flow's name.
  public let flow: String
  /// The number of the step, from 1, or 0 for a failure outside of the steps.
  public let step: Int
  /// The description of the step, such as `tap "Add to bag"`.
  public let title: String
  /// The file of the step, as `#fileID`.
  public let file: String
  /// The line of the step.
  public let line: Int
  /// The explanation: the expected element, what the screen showed instead, and the remedy.
  public let message: String
  /// The names of existing elements if one was not found, the most similar first.
  public let nearest: [String]

  /// The step with its location, and the explanation.
  public var description: String {
    let place = step == 0 ? "" : " at step \(step), \(title) (\(file):\(line))"
    return "The flow \(MessageFormat.quoted(HiddenCharacters.visible(flow))) failed\(place): \(message)"
  }
}

/// The error of a step while it runs.
struct FlowProblem: Error {
  var message: String
  var nearest: [String] = []

  init(_ message: String, nearest: [String] = []) {
    (self.message, self.nearest) = (message, nearest)
  }
}
