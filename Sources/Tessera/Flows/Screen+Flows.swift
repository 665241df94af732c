// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A screen has flows, and a flow needs a screen that goes on: so that neither folder needs the other, a screen keeps them without
// knowing what they are.

public import TesseraImaging
public import TesseraViews

extension Screen {
  /// The ways through the screen that are tested, and that the command `flow` films. Empty by default.
  public var flows: [Flow] {
    get { attachments.compactMap { $0 as? Flow } }
    set { attachments = attachments.filter { !($0 is Flow) } + newValue }
  }

  /// A screen with flows, that a closure makes as a view controller.
  ///
  /// - Parameters:
  ///   - name: Its name in file names and on the command line: letters, digits, `-` and `_`.
  ///   - device: What it is shown on unless told otherwise.
  ///   - animations: Those that can be rendered by name.
  ///   - flows: The ways that tests and the command line take.
  ///   - snapshots: Light and dark on the screen's device by default. Animations are tested as filmstrips, and the snapshots of
  ///     flows, besides.
  ///   - tolerance: How much its pictures may differ from their goldens.
  ///   - masks: Views whose pixels are not compared.
  ///   - controller: Runs once per picture, so that every picture starts from the same state.
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

  /// A screen with flows that is one view, filling the device.
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

  /// The flow with a name, or else with that name in file names.
  ///
  /// - Throws: `RenderError.unknownFlow`, which lists the names there are.
  public func flow(named name: String) throws(RenderError) -> Flow {
    if let flow = flows.first(where: { $0.name == name }) ?? flows.first(where: { $0.fileName == name }) { return flow }
    throw .unknownFlow(name, screen: self.name, known: flows.map(\.name))
  }
}
