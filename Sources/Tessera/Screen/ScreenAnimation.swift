// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraViews

/// An animation of a screen, defined by a name, a duration and a closure that starts it.
///
///     Screen("card", animations: [
///       ScreenAnimation("open", duration: 0.8) { (card: CardViewController) in card.open() }
///     ]) { CardViewController() }
public struct ScreenAnimation: Sendable {
  /// The name on the command line and in file names. It consists of letters, digits, `-` and `_`.
  public let name: String
  /// The default duration of films and filmstrips of the animation, in seconds.
  public let duration: Double
  /// The number of frames in the filmstrip that tests compare, from the start to the end of the animation, or 0 if
  /// the animation is not tested.
  public let snapshotFrames: Int
  let start: @MainActor @Sendable (UIViewController) throws(RenderError) -> Void

  /// Creates an animation of a screen's view controller. Rendering fails with `RenderError.wrongController` if the
  /// screen's controller has a different class.
  ///
  /// - Parameters:
  ///   - name: The animation's name.
  ///   - duration: The duration in seconds. Later frames show the end of the animation.
  ///   - snapshotFrames: The number of frames in the filmstrip that tests compare.
  ///   - start: A closure that starts the animation. Called at time 0, after the screen has been laid out and has
  ///     appeared.
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

  /// Creates an animation of a screen that consists of a single view.
  ///
  /// - Parameters:
  ///   - name: The animation's name.
  ///   - duration: The duration in seconds. Later frames show the end of the animation.
  ///   - snapshotFrames: The number of frames in the filmstrip that tests compare.
  ///   - start: A closure that starts the animation. Called at time 0 with the screen's view, after it has been laid
  ///     out and has appeared.
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
