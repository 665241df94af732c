// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraViews

/// An animation of a screen: a name, how long it takes, and what starts it.
///
///     Screen("card", animations: [
///       ScreenAnimation("open", duration: 0.8) { (card: CardViewController) in card.open() }
///     ]) { CardViewController() }
public struct ScreenAnimation: Sendable {
  /// The name on the command line and in file names: letters, digits, `-` and `_`.
  public let name: String
  /// Seconds that are shown unless told otherwise.
  public let duration: Double
  /// How many moments the filmstrip shows that tests compare, from the first to the last; 0 for an animation that is
  /// not tested.
  public let snapshotFrames: Int
  let start: @MainActor @Sendable (UIViewController) throws(RenderError) -> Void

  /// An animation of a screen's controller. A screen with another class of controller fails with
  /// `RenderError.wrongController`.
  ///
  /// - Parameters:
  ///   - name: What it is rendered by.
  ///   - duration: Seconds; later frames show its end.
  ///   - snapshotFrames: How many frames the filmstrip has that tests compare.
  ///   - start: Called at time 0, when the screen has been laid out and has appeared.
  public init<Controller: UIViewController>(
    _ name: String, duration: Double, snapshotFrames: Int = 12,
    start: @escaping @MainActor @Sendable (Controller) -> Void
  ) {
    self.name = name
    self.duration = duration
    self.snapshotFrames = snapshotFrames
    self.start = { controller throws(RenderError) in
      guard let controller = controller as? Controller else {
        throw .wrongController(animation: name, expected: "\(Controller.self)", found: "\(type(of: controller))")
      }
      start(controller)
    }
  }

  /// An animation of a screen that is one view.
  ///
  /// - Parameters:
  ///   - name: What it is rendered by.
  ///   - duration: Seconds; later frames show its end.
  ///   - snapshotFrames: How many frames the filmstrip has that tests compare.
  ///   - start: Called at time 0 with the screen's view, when it has been laid out and has appeared.
  public init<View: UIView>(
    _ name: String, duration: Double, snapshotFrames: Int = 12,
    start: @escaping @MainActor @Sendable (View) -> Void
  ) {
    self.name = name
    self.duration = duration
    self.snapshotFrames = snapshotFrames
    self.start = { controller throws(RenderError) in
      let shown: UIView? = controller.view
      guard let view = shown as? View else {
        let found = shown.map { "\(type(of: $0))" } ?? "\(type(of: controller))"
        throw .wrongController(animation: name, expected: "\(View.self)", found: found)
      }
      start(view)
    }
  }
}
