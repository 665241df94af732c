// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The maximum cost of replicators and emitters in a whole picture. Limits for each layer or level multiply: six nested
// replicators of 100 instances each would be 10^12 copies, and a cell that contains itself emits as many particles.

import Foundation

/// The remaining budget of one picture.
@MainActor struct RenderingBudget {
  /// The maximum number of instances of all replicators of a picture.
  static let maximumInstanceCount = 20_000
  /// The maximum number of particles emitted in a picture, visible or not.
  static let maximumBirthCount = 50_000
  /// The maximum nesting of replicators.
  static let maximumReplicatorCount = 32

  private static var current = RenderingBudget()
  private static var isPainting = false
  private static var reported: Set<String> = []

  private var instances = maximumInstanceCount
  private var births = maximumBirthCount
  private var replicators = 0

  /// Paints a picture, with a separate budget unless it is part of another.
  static func withFreshBudget<R>(_ body: () -> R) -> R {
    guard !isPainting else { return body() }
    isPainting = true
    current = RenderingBudget()
    defer { isPainting = false }
    return body()
  }

  /// Paints a layer's instances within the budget: the body receives the allowed number.
  static func withReplicas(count: Int, _ body: (Int) -> Void) {
    let allowed =
      current.replicators < maximumReplicatorCount
      ? min(count, CAReplicatorLayer.maximumInstanceCount, current.instances) : 0
    if allowed < count {
      reportOverrun(
        of: "instances",
        message:
          "A picture shows at most \(maximumInstanceCount) instances of CAReplicatorLayers, \(CAReplicatorLayer.maximumInstanceCount) per layer, "
          + "nested up to \(maximumReplicatorCount) levels; \(allowed) of the \(count) instances of a layer are shown. "
          + "Set a smaller instanceCount.")
    }
    current.replicators += 1
    body(allowed)
    current.replicators -= 1
  }

  /// Uses an instance. Returns false if the budget is exhausted.
  static func consumeInstance() -> Bool {
    guard current.instances > 0 else { return false }
    current.instances -= 1
    return true
  }

  /// Uses the birth of a particle. Returns false if the budget is exhausted.
  static func consumeBirth() -> Bool {
    guard isPainting else { return true }
    guard current.births > 0 else { return false }
    current.births -= 1
    return true
  }

  /// Reports an omission and its remedy, once per process.
  static func reportOverrun(of subject: String, message sentence: @autoclosure () -> String) {
    guard reported.insert(subject).inserted else { return }
    StandardError.write(sentence() + "\n")
  }
}
