// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The entries of a run, determined before anything is rendered: every screen in every variant, then its animations as
// filmstrips, then its flows as strips of their snapshots. The order is the catalog's, and shards divide all of it, so all
// machines compute the same plan.

internal import Foundation

/// The snapshots of a catalog, in order.
///
///     let plan = try SnapshotPlan(catalog, shard: SnapshotShard(2, of: 5))
///     plan.entries.first?.name           // messages.iphone-14@3.dark
public struct SnapshotPlan: Sendable {
  /// A picture and its golden.
  public struct Entry: Sendable {
    /// The name of the golden's file in the folder of goldens, without `.png`.
    public let name: String
    /// The path of the golden's file.
    public let goldenPath: String
    /// The screen to render.
    public let screen: Screen
    /// The variant in which the screen is shown.
    public let variant: Variant
    /// The animation whose filmstrip is the picture, or nil for a picture of the screen.
    public let animation: ScreenAnimation?
    /// The flow whose snapshots, side by side, are the picture, or nil for other pictures.
    public let flow: Flow?
    /// The entry's index in the plan of the complete run.
    package var position = 0

    /// Whether the picture consists of several pictures side by side.
    var isStrip: Bool { animation != nil || flow != nil }

    /// The number of pixels per point of the screen; 1 for strips.
    var scale: Double { isStrip ? 1 : Double(variant.device.scale) }

    /// Returns the check that compares the entry's picture.
    public func check(mode: RecordMode, reportFolder: String? = nil) -> SnapshotCheck {
      SnapshotCheck(
        name: name, group: screen.name, goldenPath: goldenPath, mode: mode, tolerance: screen.tolerance,
        masks: screen.masks, reportFolder: reportFolder)
    }
  }

  /// The name of the folder of filmstrips in the folder of goldens.
  public static let stripFolder = "Strips"
  /// The name of the folder of flows' snapshots in the folder of goldens.
  public static let flowFolder = "Flows"

  /// The snapshots of the run or of its shard, in the catalog's order.
  public package(set) var entries: [Entry]
  /// The folder of goldens.
  public let goldens: String
  /// The shard of the run, or nil for the complete run.
  public let shard: SnapshotShard?
  /// The fingerprint of the run's snapshots and their division, or nil for a complete run.
  package let division: String?
  /// Whether the plan contains every snapshot of the catalog, so that other goldens are obsolete.
  public let isWhole: Bool
  /// The names of all snapshots of the complete run, if it contains all of the catalog. Otherwise nil, and obsolete goldens are
  /// unknown.
  let allNames: Set<String>?

  /// Plans the snapshots of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The screens.
  ///   - names: The names of screens. Empty for all.
  ///   - goldens: The folder of goldens, or nil for the catalog's.
  ///   - devices: The names of devices. Empty for all.
  ///   - appearances: The appearances of the plan's snapshots.
  ///   - shard: The part of the plan for this machine, or nil for all of it.
  ///   - timings: The durations of snapshots, from which shards are balanced, or nil for shards of equal counts. All
  ///     machines of a run need the same timings.
  /// - Throws: `SnapshotPlanError` for invalid or duplicate names, and `.nothing` if no snapshot is selected, since an
  ///   empty run would pass.
  public init(
    _ catalog: ScreenCatalog, screens names: [String] = [], goldens: String? = nil, devices: [String] = [],
    appearances: [Appearance] = Appearance.allCases, shard: SnapshotShard? = nil, timings: SnapshotTimings? = nil
  ) throws(SnapshotPlanError) {
    var seen: Set<String> = []
    let chosen: [Screen]
    do { chosen = try catalog.select(names.filter { seen.insert($0).inserted }) } catch { throw .screen(error) }
    let folder = goldens ?? catalog.goldens
    let all = chosen.flatMap { Self.entries(of: $0, in: folder) }
    guard !all.isEmpty else { throw .nothing("There are no snapshots: the catalog has no screens. Add one.") }
    try Self.checkNames(all)
    var entries = all.filter {
      (devices.isEmpty || devices.contains($0.variant.device.name)) && appearances.contains($0.variant.appearance)
    }
    guard !entries.isEmpty else {
      throw .nothing(Self.explanation(all: all, devices: devices, appearances: appearances))
    }
    for index in entries.indices { entries[index].position = index }
    let isAll = names.isEmpty && entries.count == all.count
    isWhole = isAll && shard == nil
    allNames = isAll ? Set(all.map(\.name)) : nil
    division = shard.map { $0.keepOwnEntries(of: &entries, timings: timings) }
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

  /// Throws if a name cannot be a file name, or if two names differ only in case, which some file systems ignore.
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

  private static func explanation(all: [Entry], devices: [String], appearances: [Appearance]) -> String {
    var known: [String] = []
    for entry in all where !known.contains(entry.variant.device.name) { known.append(entry.variant.device.name) }
    let shades = appearances.count < Appearance.allCases.count ? appearances.map(\.rawValue) : []
    return
      "No snapshot is of \((devices + shades).joined(separator: ", ")). The devices of these screens are "
      + "\(known.joined(separator: ", "))."
  }
}
