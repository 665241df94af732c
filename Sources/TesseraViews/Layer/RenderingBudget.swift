// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What replicators and emitters may cost a picture as a whole. Limits for each layer or level multiply: six replicators in
// each other, of 100 instances each, would be 10^12 copies, and a cell that holds itself sends out as many particles.

import Foundation

/// What is left of the work of one picture.
@MainActor struct RenderingBudget {
  /// The most instances of all replicators of a picture.
  static let maximumInstanceCount = 20_000
  /// The most particles that are born for a picture, seen or not.
  static let maximumBirthCount = 50_000
  /// The most replicators in each other.
  static let maximumReplicatorCount = 32

  private static var current = RenderingBudget()
  private static var isPainting = false
  private static var reported: Set<String> = []

  private var instances = maximumInstanceCount
  private var births = maximumBirthCount
  private var replicators = 0

  /// Paints a picture, which has a budget of its own unless it is part of another.
  static func withFreshBudget<R>(_ body: () -> R) -> R {
    guard !isPainting else { return body() }
    isPainting = true
    current = RenderingBudget()
    defer { isPainting = false }
    return body()
  }

  /// Paints a layer's instances, as far as they fit: the body gets how many.
  static func withReplicas(count: Int, _ body: (Int) -> Void) {
    let allowed =
      current.replicators < maximumReplicatorCount
      ? min(count, CAReplicatorLayer.maximumInstanceCount, current.instances) : 0
    if allowed < count {
      reportOverrun(
        of: "instances",
        message:
          "A picture shows \(maximumInstanceCount) instances of CAReplicatorLayers at most, \(CAReplicatorLayer.maximumInstanceCount) of one, "
          + "and \(maximumReplicatorCount) of them in each other; \(allowed) of \(count) instances of one are left. "
          + "Set a smaller instanceCount.")
    }
    current.replicators += 1
    body(allowed)
    current.replicators -= 1
  }

  /// Takes an instance; false where none are left.
  static func consumeInstance() -> Bool {
    guard current.instances > 0 else { return false }
    current.instances -= 1
    return true
  }

  /// Takes a birth; false where none are left.
  static func consumeBirth() -> Bool {
    guard isPainting else { return true }
    guard current.births > 0 else { return false }
    current.births -= 1
    return true
  }

  /// Says once in a process what is left out, and what helps.
  static func reportOverrun(of subject: String, message sentence: @autoclosure () -> String) {
    guard reported.insert(subject).inserted else { return }
    StandardError.write(sentence() + "\n")
  }
}
