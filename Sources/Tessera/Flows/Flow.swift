// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A flow is a scripted sequence of user actions on a screen. It refers to elements by name and sends touches and keys
// to a `LiveScreen`. The screen logs these inputs. Replaying the log produces the same pixels on every machine.
//
//     Flow ──body──► FlowDriver ──FlowElement──► FlowSearch ──► a point on the screen
//                        │                                          │
//                        │◄──────────────── FlowFailure ◄── none ◄──┤
//                        └──► LiveScreen.perform ◄──────────────────┘
//                                 │ time in frames, until nothing moves
//                                 └──► snapshots, images of steps, frames of a film

/// A named sequence of user actions on a screen.
///
///     let checkout = Flow("Checkout") {
///       $0.tap("Add to bag")
///       $0.type("4111 1111 1111 1111", into: "Card")
///       $0.swipe(.up)
///       $0.snapshot("Receipt")
///     }
///     let result = try checkout.run(on: shop).get()
///
/// Each step waits, in virtual time, until nothing on the screen moves. If a step can't be performed, the flow ends:
/// the remaining steps are skipped, and `FlowResult.failure` describes the state of the screen.
public struct Flow: Sendable {
  /// The flow's name. In the file names of goldens, each run of characters other than letters, digits, `-` and `_`
  /// becomes `-`.
  public let name: String
  let body: @MainActor @Sendable (FlowDriver) throws -> Void

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - name: The name in tests and on the command line.
  ///   - body: A closure that performs the steps. If it throws an error, the flow fails with that error.
  public init(_ name: String, _ body: @escaping @MainActor @Sendable (FlowDriver) throws -> Void) {
    (self.name, self.body) = (name, body)
  }

  /// Runs the flow on a new instance of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen to instantiate.
  ///   - options: The rendering options.
  ///   - keepsSteps: Whether the result contains an image of each step.
  /// - Throws: `RenderError.unknownLanguage` if the localization is not a language. Failed steps do not throw; they
  ///   are reported in `FlowResult.failure`.
  @MainActor
  public func run(
    on screen: Screen, options: RenderOptions = RenderOptions(), keepsSteps: Bool = false
  ) throws(RenderError) -> FlowResult {
    run(on: try LiveScreen(screen, options: options), keepsSteps: keepsSteps)
  }

  /// Runs the flow on a running screen, starting from its current state.
  ///
  /// - Parameters:
  ///   - live: The screen. The flow starts at its current frame and leaves it in the flow's final state.
  ///   - keepsSteps: Whether the result contains an image of each step.
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

  /// The flow's name in file names. Letters, digits, `-` and `_` are unchanged, and each run of other characters
  /// becomes one `-`. May be empty.
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
