// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The entries of a run are determined before anything is rendered: every screen in every variant, followed by its
// animations as filmstrips and its flows as strips of their snapshots. The entries are in the order of the catalog.
// All machines compute the same plan, because shards divide the complete list.

internal import Foundation

/// An ordered list of a catalog's snapshots.
///
///     let plan = try SnapshotPlan(catalog, shard: SnapshotShard(2, of: 5))
///     plan.entries.first?.name           // messages.iphone-14@3.dark
public struct SnapshotPlan: Sendable {
  /// An image to take, and its golden.
  public struct Entry: Sendable {
    /// The name of the golden's file within the goldens folder, without `.png`.
    public let name: String
    /// The path of the golden.
    public let goldenPath: String
    /// The screen to render.
    public let screen: Screen
    /// The variant in which the screen is rendered.
    public let variant: Variant
    /// The animation whose filmstrip is rendered, or nil for other images.
    public let animation: ScreenAnimation?
    /// The flow whose snapshots are rendered side by side, or nil for other images.
    public let flow: Flow?
    /// The entry's index in the plan of the complete run.
    package var position = 0

    /// Whether the image consists of several images side by side.
    var isStrip: Bool { animation != nil || flow != nil }

    /// The screen's scale in pixels per point, or 1 for strips.
    var scale: Double { isStrip ? 1 : Double(variant.device.scale) }

    /// Returns the settings for comparing the entry's image.
    public func check(mode: RecordMode, reportFolder: String? = nil) -> SnapshotCheck {
      SnapshotCheck(
        name: name, group: screen.name, goldenPath: goldenPath, mode: mode, tolerance: screen.tolerance,
        masks: screen.masks, reportFolder: reportFolder)
    }
  }

  /// The name of the folder for filmstrips within the goldens folder.
  public static let stripFolder = "Strips"
  /// The name of the folder for flow snapshots within the goldens folder.
  public static let flowFolder = "Flows"

  /// The snapshots in the run or in its shard, in the order of the catalog.
  public package(set) var entries: [Entry]
  /// The path of the goldens folder.
  public let goldens: String
  /// The shard, or nil for a complete run.
  public let shard: SnapshotShard?
  /// The fingerprint of the run's snapshots and their assignment to shards, or nil for a complete run.
  package let division: String?
  /// Whether the plan contains all of the catalog's snapshots, so that all other goldens are obsolete.
  public let isWhole: Bool
  /// The names of all snapshots in the complete run. Nil if the run does not include the whole catalog, in which case
  /// obsolete goldens can't be determined.
  let allNames: Set<String>?

  /// Creates a plan of a catalog's snapshots.
  ///
  /// - Parameters:
  ///   - catalog: The catalog of screens.
  ///   - names: The names of the screens to include. Empty for all screens.
  ///   - goldens: The goldens folder, or nil to use the catalog's folder.
  ///   - devices: The names of the devices to include. Empty for all devices.
  ///   - appearances: The appearances to include.
  ///   - shard: The shard for this machine, or nil for the complete plan.
  ///   - timings: The durations of snapshots, which are used to balance shards, or nil for shards with equal counts.
  ///     All machines in a run require the same timings.
  /// - Throws: `SnapshotPlanError` if a name is invalid or used twice, or if no snapshot is selected, since an empty
  ///   run would pass.
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
    let suffix = (screen.device.look ?? .standard).fileNamePart.map { ".\($0)" } ?? ""
    return screen.snapshots.variants(device: screen.device).map { entry("\(screen.name).\($0.name)", $0) }
      + screen.animations.filter { $0.snapshotFrames > 0 }.map {
        entry("\(stripFolder)/\(screen.name).\($0.name)\(suffix)", Variant(device: screen.device), $0)
      }
      + screen.flows.map {
        entry("\(flowFolder)/\(screen.name).\($0.fileName)\(suffix)", Variant(device: screen.device), nil, $0)
      }
  }

  /// Throws an error if a name can't be a file name, or if two names differ only in case, which some file systems
  /// ignore.
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
