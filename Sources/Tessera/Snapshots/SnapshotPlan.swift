// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a run will do, decided before anything is rendered: every screen in every variant, then its animations as
// filmstrips. The order is the catalogue's, and a shard is a part of it, so every machine comes to the same plan by
// itself.

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
    public let goldenPath: String
    public let screen: Screen
    public let variant: Variant
    /// nil for the screen as it stands.
    public let animation: ScreenAnimation?

    /// How the entry's picture is compared.
    public func check(mode: RecordMode, reportFolder: String? = nil) -> SnapshotCheck {
      SnapshotCheck(
        name: name, group: screen.name, goldenPath: goldenPath, mode: mode, tolerance: screen.tolerance,
        masks: animation == nil ? screen.masks : [], reportFolder: reportFolder)
    }
  }

  /// Where filmstrips stand, in the folder of goldens.
  public static let stripFolder = "Strips"

  public package(set) var entries: [Entry]
  /// The folder of goldens.
  public let goldens: String
  public let shard: SnapshotShard?
  /// Whether it holds every snapshot of the catalogue.
  public let isWhole: Bool

  /// - Parameters:
  ///   - screens: Names; none for all.
  ///   - goldens: The folder; nil for the catalogue's.
  ///   - devices: Names; none for all.
  /// - Throws: What cannot be planned, also a choice that leaves nothing: a run without snapshots would pass.
  public init(
    _ catalog: ScreenCatalog, screens names: [String] = [], goldens: String? = nil, devices: [String] = [],
    appearances: [Appearance] = Appearance.allCases, shard: SnapshotShard? = nil
  ) throws(SnapshotPlanError) {
    var seen: Set<String> = []
    let chosen: [Screen]
    do { chosen = try catalog.select(names.filter { seen.insert($0).inserted }) } catch { throw .screen(error) }
    let folder = goldens ?? catalog.goldens
    let all = chosen.flatMap { Self.entries(of: $0, in: folder) }
    guard !all.isEmpty else { throw .nothing("There are no snapshots: the catalogue has no screens. Add one.") }
    try Self.checkNames(all)
    let entries = all.filter {
      (devices.isEmpty || devices.contains($0.variant.device.name)) && appearances.contains($0.variant.appearance)
    }
    guard !entries.isEmpty else { throw .nothing(Self.explanation(all, devices, appearances)) }
    self.entries = shard?.part(of: entries) ?? entries
    self.goldens = folder
    self.shard = shard
    isWhole = names.isEmpty && shard == nil && entries.count == all.count
  }

  private static func entries(of screen: Screen, in folder: String) -> [Entry] {
    func entry(_ name: String, _ variant: Variant, _ animation: ScreenAnimation? = nil) -> Entry {
      let path = (folder as NSString).appendingPathComponent(name + ".png")
      return Entry(name: name, goldenPath: path, screen: screen, variant: variant, animation: animation)
    }
    return screen.snapshots.variants(device: screen.device).map { entry("\(screen.name).\($0.name)", $0) }
      + screen.animations.filter { $0.snapshotFrames > 0 }.map {
        entry("\(stripFolder)/\(screen.name).\($0.name)", Variant(device: screen.device), $0)
      }
  }

  /// Files whose names differ in capitals only are one file on some systems.
  private static func checkNames(_ entries: [Entry]) throws(SnapshotPlanError) {
    var seen: Set<String> = []
    for entry in entries {
      guard SnapshotName.isContained(entry.name), entry.animation?.name.isFileNamePart != false,
        entry.animation != nil || !entry.name.contains("/")
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
