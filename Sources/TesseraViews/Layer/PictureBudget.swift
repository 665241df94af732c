// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The maximum cost of replicators and emitters in a whole picture. Limits for each layer or level multiply: six nested
// replicators of 100 instances each would be 10^12 copies, and a cell that contains itself emits as many particles.

import Foundation

/// The remaining budget of one picture.
@MainActor struct PictureBudget {
  /// The maximum number of instances of all replicators of a picture.
  static let mostInstances = 20_000
  /// The maximum number of particles emitted in a picture, visible or not.
  static let mostBirths = 50_000
  /// The maximum nesting of replicators.
  static let mostReplicators = 32

  private static var current = PictureBudget()
  private static var isPainting = false
  private static var reported: Set<String> = []

  private var instances = mostInstances
  private var births = mostBirths
  private var replicators = 0

  /// Paints a picture, with a separate budget unless it is part of another.
  static func painting<R>(_ body: () -> R) -> R {
    guard !isPainting else { return body() }
    isPainting = true
    current = PictureBudget()
    defer { isPainting = false }
    return body()
  }

  /// Paints a layer's instances within the budget: the body gets their number.
  static func replicating(_ count: Int, _ body: (Int) -> Void) {
    let allowed =
      current.replicators < mostReplicators ? min(count, CAReplicatorLayer.mostInstances, current.instances) : 0
    if allowed < count {
      report(
        "instances",
        "A picture shows at most \(mostInstances) instances of CAReplicatorLayers, at most "
          + "\(CAReplicatorLayer.mostInstances) of one layer, and at most \(mostReplicators) nested layers. A layer shows only "
          + "\(allowed) of its \(count) instances. Set a smaller instanceCount.")
    }
    current.replicators += 1
    body(allowed)
    current.replicators -= 1
  }

  /// Uses an instance. Returns false if none are left.
  static func takeInstance() -> Bool {
    guard current.instances > 0 else { return false }
    current.instances -= 1
    return true
  }

  /// Uses a birth. Returns false if none are left.
  static func takeBirth() -> Bool {
    guard isPainting else { return true }
    guard current.births > 0 else { return false }
    current.births -= 1
    return true
  }

  /// Reports an omission and its remedy, once per process.
  static func report(_ subject: String, _ sentence: @autoclosure () -> String) {
    guard reported.insert(subject).inserted else { return }
    StandardError.write(sentence() + "\n")
  }
}
