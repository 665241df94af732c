// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraUI

/// An animation of a screen: a name, how long it takes, and what starts it.
///
///     Screen("card", animations: [
///       ScreenAnimation("open", duration: 0.8) { (card: CardViewController) in card.open() }
///     ]) { CardViewController() }
public struct ScreenAnimation: Sendable {
  /// Used on the command line and in file names: letters, digits, `-` and `_`.
  public let name: String
  /// Seconds that are shown unless asked otherwise.
  public let duration: Double
  let start: @MainActor @Sendable (UIViewController) throws(RenderError) -> Void

  /// - Parameter start: Called at time 0, when the screen has been laid out and has appeared.
  public init<Controller: UIViewController>(
    _ name: String, duration: Double, start: @escaping @MainActor @Sendable (Controller) -> Void
  ) {
    self.name = name
    self.duration = duration
    self.start = { controller throws(RenderError) in
      guard let controller = controller as? Controller else {
        throw .wrongController(animation: name, expected: "\(Controller.self)", found: "\(type(of: controller))")
      }
      start(controller)
    }
  }
}
