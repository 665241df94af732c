// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a run will do, decided before anything is rendered: every screen in every variant, then its animations as
// filmstrips, then its flows as strips of their snapshots. The order is the catalogue's, and shards are divided from all of it, so all machines make the same plan.

internal import Foundation

/// The snapshots of a catalogue, in order.
///
///     let plan = try SnapshotPlan(catalog, shard: SnapshotShard(2, of: 5))
///     plan.entries.first?.name           // messages.iphone-14@3.dark
public struct SnapshotPlan: Sendable {
  /// A picture and its golden.
  public struct Entry: Sendable {
    /// The golden's file in the folder of goldens, without `.png`.
    public let name: String
    /// The path of the golden's file.
    public let goldenPath: String
    /// The screen to render.
    public let screen: Screen
    /// The way in which the screen is shown.
    public let variant: Variant
    /// The animation whose filmstrip is the picture; nil for a picture of the screen.
    public let animation: ScreenAnimation?
    /// The flow whose snapshots, side by side, are the picture; nil for other pictures.
    public let flow: Flow?
    /// The entry's place in the plan of the whole run, from 0.
    package var position = 0

    /// Whether the picture is several side by side.
    var isStrip: Bool { animation != nil || flow != nil }

    /// Pixels of the picture per point of the screen; 1 for strips.
    var scale: Double { isStrip ? 1 : Double(variant.device.scale) }

    /// How the entry's picture is compared.
    public func check(mode: RecordMode, reportFolder: String? = nil) -> SnapshotCheck {
      SnapshotCheck(
        name: name, group: screen.name, goldenPath: goldenPath, mode: mode, tolerance: screen.tolerance,
        masks: screen.masks, reportFolder: reportFolder)
    }
  }

  /// The folder of filmstrips in the folder of goldens.
  public static let stripFolder = "Strips"
  /// The folder of flows' snapshots in the folder of goldens.
  public static let flowFolder = "Flows"

  /// The snapshots of the run, or of its part, in the catalogue's order.
  public package(set) var entries: [Entry]
  /// The folder of goldens.
  public let goldens: String
  /// The part of the run that the plan is for; nil for all of it.
  public let shard: SnapshotShard?
  /// Which snapshots there are and how they are divided, as a fingerprint; nil for a whole run.
  package let division: String?
  /// Whether the plan holds every snapshot of the catalogue, so that other goldens are obsolete.
  public let isWhole: Bool
  /// The names of all snapshots of the run that the plan is a part of, if they are all that the catalogue has; else nil, and
  /// nobody knows which goldens are obsolete.
  let allNames: Set<String>?

  /// Plans the snapshots of a catalogue.
  ///
  /// - Parameters:
  ///   - catalog: The screens.
  ///   - names: Names; none for all.
  ///   - goldens: The folder; nil for the catalogue's.
  ///   - devices: Names; none for all.
  ///   - appearances: Those whose snapshots are in the plan.
  ///   - shard: The part of the plan that this machine does; nil for all of it.
  ///   - timings: How long snapshots took, from which shards are balanced; nil for shards of equal counts. All machines of a run
  ///     need the same.
  /// - Throws: `SnapshotPlanError` for bad or double names, and `.nothing` for a choice that leaves no snapshot, since
  ///   an empty run would pass.
  public init(
    _ catalog: ScreenCatalog, screens names: [String] = [], goldens: String? = nil, devices: [String] = [],
    appearances: [Appearance] = Appearance.allCases, shard: SnapshotShard? = nil, timings: SnapshotTimings? = nil
  ) throws(SnapshotPlanError) {
    var seen: Set<String> = []
    let chosen: [Screen]
    do { chosen = try catalog.select(names.filter { seen.insert($0).inserted }) } catch { throw .screen(error) }
    let folder = goldens ?? catalog.goldens
    let all = chosen.flatMap { Self.entries(of: $0, in: folder) }
    guard !all.isEmpty else { throw .nothing("There are no snapshots: the catalogue has no screens. Add one.") }
    try Self.checkNames(all)
    var entries = all.filter {
      (devices.isEmpty || devices.contains($0.variant.device.name)) && appearances.contains($0.variant.appearance)
    }
    guard !entries.isEmpty else { throw .nothing(Self.explanation(all, devices, appearances)) }
    for index in entries.indices { entries[index].position = index }
    let isAll = names.isEmpty && entries.count == all.count
    isWhole = isAll && shard == nil
    allNames = isAll ? Set(all.map(\.name)) : nil
    division = shard.map { $0.take(&entries, timings) }
    self.entries = entries
    self.goldens = folder
    self.shard = shard
  }

  private static func entries(of screen: Screen, in folder: String) -> [Entry] {
    func entry(_ name: String, _ variant: Variant, _ animation: ScreenAnimation? = nil, _ flow: Flow? = nil) -> Entry {
      let path = (folder as NSString).appendingPathComponent(name + ".png")
      return Entry(name: name, goldenPath: path, screen: screen, variant: variant, animation: animation, flow: flow)
    }
    return screen.snapshots.variants(device: screen.device).map { entry("\(screen.name).\($0.name)", $0) }
      + screen.animations.filter { $0.snapshotFrames > 0 }.map {
        entry("\(stripFolder)/\(screen.name).\($0.name)", Variant(device: screen.device), $0)
      }
      + screen.flows.map {
        entry("\(flowFolder)/\(screen.name).\($0.fileName)", Variant(device: screen.device), nil, $0)
      }
  }

  /// Throws for names that cannot be file names, and for names that are the same but for capitals, which some file
  /// systems do not distinguish.
  private static func checkNames(_ entries: [Entry]) throws(SnapshotPlanError) {
    var seen: Set<String> = []
    for entry in entries {
      if let flow = entry.flow, flow.fileName.isEmpty { throw .badFlowName(flow.name) }
      guard SnapshotName.isContained(entry.name), entry.animation?.name.isFileNamePart != false,
        entry.isStrip || !entry.name.contains("/")
      else { throw .badName(entry.name) }
      guard seen.insert(entry.name.lowercased()).inserted else { throw .duplicate(entry.name) }
    }
  }

  private static func explanation(_ all: [Entry], _ devices: [String], _ appearances: [Appearance]) -> String {
    var known: [String] = []
    for entry in all where !known.contains(entry.variant.device.name) { known.append(entry.variant.device.name) }
    let shades = appearances.count < Appearance.allCases.count ? appearances.map(\.rawValue) : []
    return
      "No snapshot is of \((devices + shades).joined(separator: ", ")). The devices of these screens are "
      + "\(known.joined(separator: ", "))."
  }
}
