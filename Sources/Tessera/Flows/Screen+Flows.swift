// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A screen has flows, and a flow needs a live screen. The screen stores flows as opaque attachments, so that neither folder
// depends on the other.

public import TesseraImaging
public import TesseraViews

extension Screen {
  /// The flows of the screen, which are tested, and filmed with the `flow` command. Empty by default.
  public var flows: [Flow] {
    get { attachments.compactMap { $0 as? Flow } }
    set { attachments = attachments.filter { !($0 is Flow) } + newValue }
  }

  /// Creates a screen with flows from a view controller.
  ///
  /// - Parameters:
  ///   - name: The name in file names and on the command line: letters, digits, `-` and `_`.
  ///   - device: The default device.
  ///   - animations: The animations that can be rendered by name. Tests compare their filmstrips as well.
  ///   - flows: The flows for tests and the command line. Tests compare their snapshots as well.
  ///   - snapshots: The variants to test. Light and dark on the screen's device by default.
  ///   - tolerance: The allowed difference of pictures from their goldens.
  ///   - masks: The views whose pixels are not compared.
  ///   - controller: Creates the controller. Runs once per picture, so that every picture starts from the same state.
  public init(
    _ name: String, device: Device = .iPhone16, animations: [ScreenAnimation] = [], flows: [Flow],
    snapshots: SnapshotMatrix = SnapshotMatrix(), tolerance: SnapshotTolerance = .exact, masks: [SnapshotMask] = [],
    controller: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(
      name, device: device, animations: animations, snapshots: snapshots, tolerance: tolerance, masks: masks,
      controller: controller)
    self.flows = flows
  }

  /// Creates a screen with flows from a view that fills the device.
  public init(
    _ name: String, device: Device = .iPhone16, animations: [ScreenAnimation] = [], flows: [Flow],
    snapshots: SnapshotMatrix = SnapshotMatrix(), tolerance: SnapshotTolerance = .exact, masks: [SnapshotMask] = [],
    view: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.init(
      name, device: device, animations: animations, snapshots: snapshots, tolerance: tolerance, masks: masks, view: view
    )
    self.flows = flows
  }

  /// Returns the flow whose name, or whose name in file names, is `name`.
  ///
  /// - Throws: `RenderError.unknownFlow`, which lists the known names.
  public func flow(named name: String) throws(RenderError) -> Flow {
    if let flow = flows.first(where: { $0.name == name }) ?? flows.first(where: { $0.fileName == name }) { return flow }
    throw .unknownFlow(name, screen: self.name, known: flows.map(\.name))
  }
}
