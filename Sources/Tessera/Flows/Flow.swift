// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A user's path through a screen, step by step. A flow refers to elements by name and sends touches and keys to a `LiveScreen`. The
// screen logs this input; replaying the log produces the same pixels on every machine.
//
//   Flow ──body──► FlowDriver ──FlowElement──► FlowSearch ──► a point on the screen
//                      │                                          │
//                      │◄──────────────── FlowFailure ◄── none ◄──┤
//                      └──► LiveScreen.perform ◄──────────────────┘
//                               │ time in frames, until nothing moves
//                               └──► snapshots, pictures of steps, frames of a film

/// A named sequence of steps through a screen.
///
///     let checkout = Flow("Checkout") {
///       $0.tap("Add to bag")
///       $0.type("4111 1111 1111 1111", into: "Card")
///       $0.swipe(.up)
///       $0.snapshot("Receipt")
///     }
///     let result = try checkout.run(on: shop).get()
///
/// Each step waits, in virtual time, until nothing on the screen moves. The first step that cannot be performed ends the flow:
/// the remaining steps are skipped, and `FlowResult.failure` describes what the screen showed instead.
public struct Flow: Sendable {
  /// The name. In file names of goldens, characters other than letters and digits become `-`.
  public let name: String
  let body: @MainActor @Sendable (FlowDriver) throws -> Void

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - name: The name in tests and on the command line.
  ///   - body: Performs the steps. An error that it throws is the flow's failure.
  public init(_ name: String, _ body: @escaping @MainActor @Sendable (FlowDriver) throws -> Void) {
    (self.name, self.body) = (name, body)
  }

  /// Runs the flow on a new screen.
  ///
  /// - Parameters:
  ///   - screen: The screen. The flow runs on a new instance.
  ///   - options: The options for showing the screen.
  ///   - keepsSteps: Whether the result has a picture of each step.
  /// - Throws: `RenderError.unknownLanguage` if the localization is not a language. Failures of steps are in
  ///   `FlowResult.failure`.
  @MainActor
  public func run(
    on screen: Screen, options: RenderOptions = RenderOptions(), keepsSteps: Bool = false
  ) throws(RenderError) -> FlowResult {
    run(on: try LiveScreen(screen, options: options), keepsSteps: keepsSteps)
  }

  /// Runs the flow on a running screen, from its current state.
  ///
  /// - Parameters:
  ///   - live: The screen. It continues from its current frame, and remains in the flow's final state.
  ///   - keepsSteps: Whether the result has a picture of each step.
  @MainActor
  public func run(on live: LiveScreen, keepsSteps: Bool = false) -> FlowResult {
    let driver = FlowDriver(live, flow: name)
    driver.keepsSteps = keepsSteps
    return runActions(with: driver)
  }

  @MainActor
  func runActions(with driver: FlowDriver) -> FlowResult {
    let options = driver.live.options
    do { try body(driver) } catch let failure as FlowFailure { driver.fail(failure) } catch { driver.fail("\(error)") }
    driver.finish()
    return FlowResult(
      name: name, live: driver.live, snapshots: driver.snapshots, steps: driver.steps, failure: driver.failure,
      marks: driver.marks, options: options)
  }

  /// The name in file names. Letters, digits, `-` and `_` are kept, and runs of other characters become one `-`. May be empty.
  var fileName: String { Self.fileName(name) }

  static func fileName(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if String(scalar).isFileNamePart {
        result.unicodeScalars.append(scalar)
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result += "-"
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return String(result.prefix(80))
  }
}
