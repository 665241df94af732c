// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraUI

/// A screen of an app: a name and how to make it.
///
///     Screen("sign-in") { SignInViewController() }
///
/// The closure runs once per picture, so that every picture starts from the same state.
public struct Screen: Sendable {
  /// Used in file names and on the command line: letters, digits, `-` and `_`.
  public let name: String
  /// The device the screen is shown on unless asked otherwise.
  public let device: Device
  public let animations: [ScreenAnimation]
  let make: @MainActor @Sendable () -> UIViewController

  public init(
    _ name: String, device: Device = .iPhone16, animations: [ScreenAnimation] = [],
    controller: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.name = name
    self.device = device
    self.animations = animations
    make = controller
  }

  /// A screen that is one view, filling the device.
  public init(
    _ name: String, device: Device = .iPhone16, animations: [ScreenAnimation] = [],
    view: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.init(name, device: device, animations: animations) {
      let controller = UIViewController()
      controller.view = view()
      return controller
    }
  }

  /// - Throws: `RenderError.unknownAnimation`.
  func animation(named name: String) throws(RenderError) -> ScreenAnimation {
    if let animation = animations.first(where: { $0.name == name }) { return animation }
    throw .unknownAnimation(name, screen: self.name, known: animations.map(\.name))
  }
}
