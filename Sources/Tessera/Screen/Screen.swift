// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraImaging
public import TesseraViews

/// A screen of an app: a name and a closure that creates it.
///
///     Screen("sign-in") { SignInViewController() }
///
/// The closure runs once per picture, so that every picture starts from the same state.
public struct Screen: Sendable {
  /// The name in file names and on the command line: letters, digits, `-` and `_`. Validated when a catalog selects the
  /// screen.
  public let name: String
  /// The default device of the screen.
  public let device: Device
  /// The animations that can be rendered by name. Empty by default.
  public let animations: [ScreenAnimation]
  /// The variants that tests compare with goldens.
  public var snapshots: SnapshotMatrix
  /// The allowed difference of pictures from their goldens.
  public var tolerance: SnapshotTolerance
  /// The views whose pixels are not compared, in pictures and in every frame of filmstrips.
  public var masks: [SnapshotMask]
  /// The default part of the device in the screen's pictures. Only the views by default.
  public var deviceFrame = DeviceFrame.none
  /// Whether tests accept that layout breaks conflicting constraints of the screen. If false, the default, a broken constraint
  /// is an error.
  public var allowsBrokenConstraints = false
  /// The messages that the screen prints on purpose, each as a part of its text. Empty by default.
  ///
  /// The `page` command does not print messages that contain one of these strings. With `--strict`, it fails if the screen prints
  /// any other message. Messages about broken constraints are also expected if ``allowsBrokenConstraints`` is set.
  public var expectedMessages: [String] = []
  /// Values that other features attach to the screen, such as its flows.
  var attachments: [any Sendable] = []
  /// The file and line of the preview that the screen was created from.
  var place: String?
  let make: @MainActor @Sendable () -> UIViewController

  /// Creates a screen from a view controller.
  ///
  /// - Parameters:
  ///   - name: The name in file names and on the command line: letters, digits, `-` and `_`.
  ///   - device: The default device.
  ///   - animations: The animations that can be rendered by name. Tests compare their filmstrips as well.
  ///   - snapshots: The variants to test. Light and dark on the screen's device by default.
  ///   - tolerance: The allowed difference of pictures from their goldens.
  ///   - masks: The views whose pixels are not compared.
  ///   - controller: Creates the controller. Runs once per picture, so that every picture starts from the same state.
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

  /// Creates a screen from a view that fills the device.
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

  /// Returns whether the screen prints the message on purpose.
  package func expects(_ message: String) -> Bool {
    if allowsBrokenConstraints, message.hasPrefix("Unable to simultaneously satisfy constraints.") { return true }
    return expectedMessages.contains { !$0.isEmpty && message.contains($0) }
  }

  /// Returns the animation with the given name.
  ///
  /// - Throws: `RenderError.unknownAnimation`.
  func animation(named name: String) throws(RenderError) -> ScreenAnimation {
    if let animation = animations.first(where: { $0.name == name }) { return animation }
    throw .unknownAnimation(name, screen: self.name, known: animations.map(\.name))
  }
}
