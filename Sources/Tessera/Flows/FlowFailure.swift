// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Why a flow ended before its end: the step, where it stands in the code, and what was there instead.
public struct FlowFailure: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The flow's name.
  public let flow: String
  /// The number of the step, from 1; 0 for what failed outside of the steps.
  public let step: Int
  /// The step in words, as `tap "Add to bag"`.
  public let title: String
  /// The file of the step, as `#fileID` gives it.
  public let file: String
  /// The line of the step.
  public let line: Int
  /// Sentences that say what was looked for, what was there instead, and what can be done.
  public let message: String
  /// The names of elements that were there when one was looked for and not found, those that are most like it first.
  public let nearest: [String]

  /// The step with its place, and what went wrong.
  public var description: String {
    let place = step == 0 ? "" : " at step \(step), \(title) (\(file):\(line))"
    return "The flow \(Words.quoted(HiddenCharacters.visible(flow))) failed\(place): \(message)"
  }
}

/// What a step throws while it runs.
struct FlowProblem: Error {
  var message: String
  var nearest: [String] = []

  init(_ message: String, nearest: [String] = []) {
    (self.message, self.nearest) = (message, nearest)
  }
}
