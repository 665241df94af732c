// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraImaging
public import TesseraViews

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
  /// The ways the screen is tested in.
  public var snapshots: SnapshotMatrix
  /// How much its pictures may differ from their goldens.
  public var tolerance: SnapshotTolerance
  /// Views whose pixels are not compared, but for filmstrips, which hold frames instead of views.
  public var masks: [SnapshotMask]
  /// Whether the screen is tested though layout has to break constraints of it; else that is an error.
  public var allowsBrokenConstraints = false
  let make: @MainActor @Sendable () -> UIViewController

  /// - Parameter snapshots: In light and in dark on the screen's device unless told otherwise. Animations are tested as
  ///   filmstrips besides.
  public init(
    _ name: String, device: Device = .iPhone16, animations: [ScreenAnimation] = [],
    snapshots: SnapshotMatrix = SnapshotMatrix(), tolerance: SnapshotTolerance = .exact, masks: [SnapshotMask] = [],
    controller: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.name = name
    self.device = device
    self.animations = animations
    self.snapshots = snapshots
    self.tolerance = tolerance
    self.masks = masks
    make = controller
  }

  /// A screen that is one view, filling the device.
  public init(
    _ name: String, device: Device = .iPhone16, animations: [ScreenAnimation] = [],
    snapshots: SnapshotMatrix = SnapshotMatrix(), tolerance: SnapshotTolerance = .exact, masks: [SnapshotMask] = [],
    view: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.init(
      name, device: device, animations: animations, snapshots: snapshots, tolerance: tolerance, masks: masks
    ) {
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
