// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A way through a screen, step by step, as a person goes it. A flow knows elements by their names and does to a `LiveScreen`
// what fingers and keys do; so all that it does stands in the screen's log, and leads to the same pixels on every machine.
//
//   Flow ──body──► FlowDriver ──FlowElement──► FlowSearch ──► a place on the screen
//                      │                                          │
//                      │◄──────────────── FlowFailure ◄── none ◄──┤
//                      └──► LiveScreen.perform ◄──────────────────┘
//                               │ time in frames, until nothing moves
//                               └──► snapshots, pictures of steps, frames of a film

/// A way through a screen: steps with a name.
///
///     let checkout = Flow("Checkout") {
///       $0.tap("Add to bag")
///       $0.type("4111 1111 1111 1111", into: "Card")
///       $0.swipe(.up)
///       $0.snapshot("Receipt")
///     }
///     let result = try checkout.run(on: shop).get()
///
/// Each step waits until nothing moves on the screen any more, on its own clock. The first step that cannot be done ends the flow:
/// the steps behind it are skipped, and `FlowResult.failure` says what was there instead.
public struct Flow: Sendable {
  /// The name. In file names of goldens, what is neither a letter nor a digit becomes `-`.
  public let name: String
  let body: @MainActor @Sendable (FlowDriver) throws -> Void

  /// A flow.
  ///
  /// - Parameters:
  ///   - name: What tests and the command line call it.
  ///   - body: Calls the steps. An error that it throws is the flow's failure.
  public init(_ name: String, _ body: @escaping @MainActor @Sendable (FlowDriver) throws -> Void) {
    (self.name, self.body) = (name, body)
  }

  /// Goes the way on a new screen.
  ///
  /// - Parameters:
  ///   - screen: The screen; it is made anew.
  ///   - options: How the screen is shown.
  ///   - keepsSteps: Whether the result has a picture of each step.
  /// - Throws: `RenderError.unknownLanguage` for a localization that is no language. What fails on the way is
  ///   `FlowResult.failure`.
  @MainActor
  public func run(
    on screen: Screen, options: RenderOptions = RenderOptions(), keepsSteps: Bool = false
  ) throws(RenderError) -> FlowResult {
    run(on: try LiveScreen(screen, options: options), keepsSteps: keepsSteps)
  }

  /// Goes the way on a screen that is shown already, from where it is.
  ///
  /// - Parameters:
  ///   - live: The screen; it goes on from its frame, and stays where the flow ends.
  ///   - keepsSteps: Whether the result has a picture of each step.
  @MainActor
  public func run(on live: LiveScreen, keepsSteps: Bool = false) -> FlowResult {
    let driver = FlowDriver(live, flow: name)
    driver.keepsSteps = keepsSteps
    return run(with: driver)
  }

  @MainActor
  func run(with driver: FlowDriver) -> FlowResult {
    let options = driver.live.options
    do { try body(driver) } catch let failure as FlowFailure { driver.fail(failure) } catch { driver.fail("\(error)") }
    driver.end()
    return FlowResult(
      name: name, live: driver.live, snapshots: driver.snapshots, steps: driver.steps, failure: driver.failure,
      marks: driver.marks, options: options)
  }

  /// The name in file names: letters, digits, `-` and `_` stay, what lies between becomes one `-`. Empty where nothing stays.
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
