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
  /// The name in file names and on the command line: letters, digits, `-` and `_`. Checked when a catalogue selects it.
  public let name: String
  /// The device the screen is shown on unless told otherwise.
  public let device: Device
  /// The animations that can be rendered by name. Empty by default.
  public let animations: [ScreenAnimation]
  /// The variants that tests compare with goldens.
  public var snapshots: SnapshotMatrix
  /// How much its pictures may differ from their goldens.
  public var tolerance: SnapshotTolerance
  /// Views whose pixels are not compared, in pictures and in every frame of filmstrips.
  public var masks: [SnapshotMask]
  /// How much of the device is in its pictures unless told otherwise. The views alone by default.
  public var deviceFrame = DeviceFrame.none
  /// Whether tests accept that layout breaks contradictory constraints of the screen. False by default: then it is an
  /// error.
  public var allowsBrokenConstraints = false
  /// The messages that the screen prints on purpose, each by a part of its text. Empty by default.
  ///
  /// The command `page` does not print a message that contains one of these texts, and with `--strict` it fails if the screen
  /// prints any other. Messages about broken constraints are expected as well if ``allowsBrokenConstraints`` is set.
  public var expectedMessages: [String] = []
  /// What folders that build on this one keep with the screen: its flows.
  var attachments: [any Sendable] = []
  /// The file and the line of the preview that the screen is.
  var place: String?
  let make: @MainActor @Sendable () -> UIViewController

  /// A screen that a closure makes as a view controller.
  ///
  /// - Parameters:
  ///   - name: Its name in file names and on the command line: letters, digits, `-` and `_`.
  ///   - device: What it is shown on unless told otherwise.
  ///   - animations: Those that can be rendered by name.
  ///   - snapshots: Light and dark on the screen's device by default. Animations are tested as filmstrips besides.
  ///   - tolerance: How much its pictures may differ from their goldens.
  ///   - masks: Views whose pixels are not compared.
  ///   - controller: Runs once per picture, so that every picture starts from the same state.
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

  /// Whether the screen prints the message on purpose.
  package func expects(_ message: String) -> Bool {
    if allowsBrokenConstraints, message.hasPrefix("Unable to simultaneously satisfy constraints.") { return true }
    return expectedMessages.contains { !$0.isEmpty && message.contains($0) }
  }

  /// - Throws: `RenderError.unknownAnimation`.
  func animation(named name: String) throws(RenderError) -> ScreenAnimation {
    if let animation = animations.first(where: { $0.name == name }) { return animation }
    throw .unknownAnimation(name, screen: self.name, known: animations.map(\.name))
  }
}
