// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Adds flows to screens. Flows depend on screens, so a screen stores its flows as opaque attachments. That way, the
// folder Screen does not depend on the folder Flows.

public import TesseraImaging
public import TesseraViews

extension Screen {
  /// The screen's flows, which are tested and can be filmed with the `flow` command. Empty by default.
  public var flows: [Flow] {
    get { attachments.compactMap { $0 as? Flow } }
    set { attachments = attachments.filter { !($0 is Flow) } + newValue }
  }

  /// Creates a screen with flows from a view controller.
  ///
  /// - Parameters:
  ///   - name: The name in file names and on the command line, consisting of letters, digits, `-` and `_`.
  ///   - device: The default device.
  ///   - animations: The animations that can be rendered by name. Tests also compare their filmstrips.
  ///   - flows: The flows for tests and the command line. Tests also compare their snapshots.
  ///   - snapshots: The variants to test. By default, light and dark on the screen's device.
  ///   - tolerance: The allowed difference between images and their goldens.
  ///   - masks: The views whose pixels are not compared.
  ///   - controller: A closure that creates the controller. Called once per image, so that every image starts from
  ///     the same state.
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

  /// Returns the flow with a name. The name can also be the flow's name in file names.
  ///
  /// - Throws: `RenderError.unknownFlow`, which lists the available flows.
  public func flow(named name: String) throws(RenderError) -> Flow {
    if let flow = flows.first(where: { $0.name == name }) ?? flows.first(where: { $0.fileName == name }) { return flow }
    throw .unknownFlow(name, screen: self.name, known: flows.map(\.name))
  }
}
