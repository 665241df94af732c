// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The maximum cost of replicators and emitters in a whole image. Limits per layer or per level would not suffice
// because they multiply. Six nested replicators with 100 instances each would draw 10^12 copies, and a cell can even
// contain itself.

import Foundation

/// The remaining budget of one image.
@MainActor struct RenderingBudget {
  /// The maximum number of instances that all replicators of an image draw together.
  static let maximumInstanceCount = 20_000
  /// The maximum number of particles emitted in an image, visible or not.
  static let maximumBirthCount = 50_000
  /// The maximum nesting depth of replicators.
  static let maximumReplicatorCount = 32

  private static var current = RenderingBudget()
  private static var isPainting = false
  private static var reported: Set<String> = []

  private var instances = maximumInstanceCount
  private var births = maximumBirthCount
  private var replicators = 0

  /// Draws an image with a new budget. An image nested in another one uses the outer image's budget.
  static func withFreshBudget<R>(_ body: () -> R) -> R {
    guard !isPainting else { return body() }
    isPainting = true
    current = RenderingBudget()
    defer { isPainting = false }
    return body()
  }

  /// Draws a layer's instances within the budget. `body` receives the number of instances that it may draw.
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

  /// Consumes one instance. Returns false if the budget is exhausted.
  static func consumeInstance() -> Bool {
    guard current.instances > 0 else { return false }
    current.instances -= 1
    return true
  }

  /// Consumes the birth of one particle. Returns false if the budget is exhausted.
  static func consumeBirth() -> Bool {
    guard isPainting else { return true }
    guard current.births > 0 else { return false }
    current.births -= 1
    return true
  }

  /// Reports at most once per process that something was not drawn, and suggests a remedy.
  static func reportOverrun(of subject: String, message sentence: @autoclosure () -> String) {
    guard reported.insert(subject).inserted else { return }
    StandardError.write(sentence() + "\n")
  }
}
