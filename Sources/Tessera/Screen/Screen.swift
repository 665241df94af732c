// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraImaging
public import TesseraViews

/// An app screen, defined by a name and a closure that creates it.
///
///     Screen("sign-in") { SignInViewController() }
///
/// The closure is called once per image, so that every image starts from the same state.
public struct Screen: Sendable {
  /// The name in file names and on the command line. It consists of letters, digits, `-` and `_`, and is validated
  /// when a catalog selects the screen.
  public let name: String
  /// The screen's default device.
  public private(set) var device: Device
  /// The animations that can be rendered by name. Empty by default.
  public let animations: [ScreenAnimation]
  /// The variants that are tested.
  public var snapshots: SnapshotMatrix
  /// The allowed difference between images and their goldens.
  public var tolerance: SnapshotTolerance
  /// The views whose pixels are not compared, both in images and in all frames of filmstrips.
  public var masks: [SnapshotMask]
  /// The device elements shown in the screen's images by default. Initially only the screen's views are shown.
  public var deviceFrame = DeviceFrame.none
  /// Whether tests allow layout to break conflicting constraints of the screen. If false, which is the default, a
  /// broken constraint is an error.
  public var allowsBrokenConstraints = false
  /// Strings that identify messages that the screen prints intentionally. Empty by default.
  ///
  /// The `page` command does not print messages that contain one of these strings. With `--strict`, it fails if the
  /// screen prints any other message. Messages about broken constraints are also expected if
  /// ``allowsBrokenConstraints`` is true.
  public var expectedMessages: [String] = []
  /// The values that other features attach to the screen, such as its flows.
  var attachments: [any Sendable] = []
  /// The file and line of the preview from which the screen was created, or nil.
  var place: String?
  let make: @MainActor @Sendable () -> UIViewController

  /// Creates a screen from a view controller.
  ///
  /// - Parameters:
  ///   - name: The name in file names and on the command line, consisting of letters, digits, `-` and `_`.
  ///   - device: The default device.
  ///   - animations: The animations that can be rendered by name. Tests also compare their filmstrips.
  ///   - snapshots: The variants to test. By default, light and dark on the screen's device.
  ///   - tolerance: The allowed difference between images and their goldens.
  ///   - masks: The views whose pixels are not compared.
  ///   - controller: A closure that creates the controller. Called once per image, so that every image starts from
  ///     the same state.
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

  /// Returns the screen with a look for its device, and for the devices of its snapshots that don't specify one.
  func withDefaultLook(_ look: Look) -> Screen {
    var screen = self
    screen.device.look = device.look ?? look
    screen.snapshots.devices = snapshots.devices.map { $0.with(look: $0.look ?? look) }
    return screen
  }

  /// Returns whether a message is one that the screen prints intentionally.
  package func expects(_ message: String) -> Bool {
    if allowsBrokenConstraints, message.hasPrefix("Unable to simultaneously satisfy constraints.") { return true }
    return expectedMessages.contains { !$0.isEmpty && message.contains($0) }
  }

  /// Returns the animation with the given name.
  ///
  /// - Throws: `RenderError.unknownAnimation` if there is none.
  func animation(named name: String) throws(RenderError) -> ScreenAnimation {
    if let animation = animations.first(where: { $0.name == name }) { return animation }
    throw .unknownAnimation(name, screen: self.name, known: animations.map(\.name))
  }
}
