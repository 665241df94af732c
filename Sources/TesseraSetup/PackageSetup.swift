// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Determines the required additions to a package from its manifest and sources.

internal import Foundation

/// The changes that a package requires for rendering its screens on Linux.
struct PackageSetup {
  /// The absolute path of the package's folder.
  var root: String
  /// The dependency on Tessera to add, or nil if the manifest already contains it.
  var dependency: TesseraDependency?
  /// Whether the package is built with the Swift SDK, without a dependency on Tessera.
  var usesSDK: Bool { dependency == .sdk }
  /// The names of the targets whose sources are ported, in manifest order.
  var ported: [String] = []
  /// The ported targets that use Tessera's SwiftUI.
  var swiftUI: [String] = []
  /// The folders of ported targets, relative to the package.
  var portedFolders: [String] = []
  /// The URLs of swift-snapshot-testing in the manifest, and the targets that use its products.
  var snapshotAddresses: [String] = []
  var snapshotTargets: [(name: String, products: [String])] = []
  /// The name of the catalog target. The name of its test target has the suffix `Tests`.
  var catalog: String
  /// The catalog's folder, relative to the package and outside of other targets' folders.
  var catalogFolder: String
  var testsFolder: String
  /// The libraries whose screens the catalog can show, in manifest order.
  var libraries: [String] = []
  /// Whether the libraries contain previews.
  var hasPreviews = false
  /// The screens of the libraries' storyboards. Each has a name, and an expression that creates the view controller.
  var storyboardScreens: [(name: String, expression: String)] = []
  /// The libraries' view controllers that can be created without arguments.
  var controllers: [String] = []
  /// The view controllers that are shown in a navigation controller.
  var inNavigation: Set<String> = []
  /// The notes for the user, one sentence each.
  var notes: [String] = []

  /// The first line of the additions. A manifest that contains this line is not modified.
  static let mark = "// Made by `tessera init`"

  /// The minimum tools version that supports all added lines.
  static let oldestTools = (5, 9)

  /// Inspects a package.
  ///
  /// - Parameters:
  ///   - name: The catalog's name, or nil to derive it from the package's name.
  ///   - tessera: The dependency on Tessera from the arguments, or nil to use the detected checkout, if there is one.
  init(root: String, manifest: String, dump: PackageDump, name: String?, tessera: TesseraDependency?) throws(SetupError)
  {
    self.root = root
    let numbers = dump.toolsVersion.version.split(separator: ".").prefix(2).compactMap { Int($0) }
    guard numbers.count == 2, (numbers[0], numbers[1]) >= Self.oldestTools else {
      throw SetupError(
        "The manifest has the tools version \(dump.toolsVersion.version), and the lines to add require 5.9. "
          + "Change its first line to `// swift-tools-version: 5.9` or later and try again.")
    }
    guard Self.declaresPackage(manifest) else {
      throw SetupError(
        "Package.swift has no line that begins with `let package`, so nothing can be added to the package. "
          + "Declare the package in this form and try again.")
    }
    catalog = name ?? Self.identifier(dump.name) + "Screens"
    var folders: [String] = []
    for target in dump.targets where !["binary", "system"].contains(target.type) {
      if let path = target.path {
        folders.append(path.split(separator: "/").filter { $0 != "." }.joined(separator: "/"))
      }
    }
    if folders.contains("") {
      throw SetupError(
        "The folder of a target is that of the package, which would contain the catalog. "
          + "Move its sources to a folder in Sources and try again.")
    }
    catalogFolder = (folders.contains("Sources") ? "Tessera/" : "Sources/") + catalog
    testsFolder = (folders.contains("Tests") ? "Tessera/" : "Tests/") + catalog + "Tests"
    try check(dump)

    if !dump.dependencies.contains(where: { $0.identity == "tessera" || $0.name == "tessera" }) {
      guard let tessera else {
        throw SetupError(
          "Can't find Tessera. Pass --tessera FOLDER with a checkout, or --tessera URL, and try again."
        )
      }
      dependency = tessera
    }
    try readTargets(dump)
    if usesSDK {
      // The SDK ports sources when it compiles them, and its package mirror replaces swift-snapshot-testing.
      (ported, portedFolders, swiftUI) = ([], [], [])
    } else {
      readSnapshots(dump)
    }
    let others = dump.dependencies.filter { other in
      other.identity != "tessera" && other.name != "tessera" && !snapshotAddresses.contains { $0 == other.address }
    }
    if !ported.isEmpty && !others.isEmpty {
      notes.append(
        "Other packages are not ported: \(others.map(\.identity).joined(separator: ", ")). "
          + "Exclude code that does not compile on Linux with `#if os(Linux)`.")
    }
    if let dependency, case .folder = dependency {
      notes.append(
        "The manifest refers to Tessera by a folder, which does not exist on CI. Pass --tessera URL, or check out Tessera "
          + "in the workflow, too.")
    }
  }

  static func declaresPackage(_ manifest: String) -> Bool {
    manifest.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split { $0 == " " || $0 == "\t" || $0 == ":" || $0 == "=" }
      return !line.hasPrefix(" ") && words.count > 1 && (words[0] == "let" || words[0] == "var")
        && words[1] == "package"
    }
  }

  private func check(_ dump: PackageDump) throws(SetupError) {
    guard let first = catalog.first, first.isASCII, first.isLetter || first == "_",
      catalog.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else {
      throw SetupError(
        "'\(catalog)' can't be the name of a Swift module. Pass --name with letters, digits and _ and try again.")
    }
    let taken = Set((dump.targets.map(\.name) + dump.products.map(\.name)).map { $0.lowercased() })
    for (name, folder) in [(catalog, catalogFolder), (catalog + "Tests", testsFolder)] {
      if taken.contains(name.lowercased()) {
        throw SetupError(
          "The package already has a target or product '\(name)'. Pass another --name and try again.")
      }
      if FileManager.default.fileExists(atPath: root + "/" + folder) {
        throw SetupError("The folder \(folder) already exists. Pass another --name and try again.")
      }
    }
  }

  /// Converts `shop-app` to `ShopApp`.
  static func identifier(_ name: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = joined.first else { return "App" }
    return first.isNumber ? "_" + joined : joined
  }

  private mutating func readTargets(_ dump: PackageDump) throws(SetupError) {
    var scans: [String: (scan: SourceScan, folder: String)] = [:]
    var storyboards: [StoryboardScan] = []
    let targets = dump.targets.filter { ["regular", "executable", "test"].contains($0.type) }
    for target in targets {
      let folder = try Self.folder(of: target, root: root)
      let scan = try SourceScan(folder: root + "/" + folder, excluded: target.exclude ?? [])
      if scan.hasSwift { scans[target.name] = (scan, folder) }
    }
    // Targets that depend on a ported target are also ported, because they use the same types.
    var chosen = Set(scans.filter { $0.value.scan.needsPort }.map(\.key))
    var grew = true
    while grew {
      grew = false
      for target in targets where scans[target.name] != nil && !chosen.contains(target.name) {
        if target.dependencies.contains(where: { $0.package == nil && chosen.contains($0.name) }) {
          chosen.insert(target.name)
          grew = true
        }
      }
    }
    for target in targets where chosen.contains(target.name) {
      guard let (scan, folder) = scans[target.name] else { continue }
      if let sources = target.sources, sources != [SourceScan.stub] {
        throw SetupError(
          "The target '\(target.name)' lists its sources, which ported targets can't. "
            + "List the excluded files in `exclude` instead, and try again.")
      }
      ported.append(target.name)
      portedFolders.append(folder)
      if scan.importsSwiftUI { swiftUI.append(target.name) }
      let resources = (target.resources ?? []).map(\.path)
      for catalog in scan.catalogs where !resources.contains(where: { catalog == $0 || catalog.hasPrefix($0 + "/") }) {
        notes.append(
          "\(folder)/\(catalog) is not among the resources of '\(target.name)': add "
            + "`resources: [.process(\"\(catalog)\")]` to it, so that its pictures are found.")
      }
      guard target.type == "regular" else { continue }
      libraries.append(target.name)
      hasPreviews = hasPreviews || scan.hasPreviews
      let bundled = scan.bundledStoryboards(of: target, in: folder)
      storyboards += bundled.scans
      notes += bundled.notes
      controllers += scan.controllers
      inNavigation.formUnion(scan.inNavigation)
    }
    storyboardScreens = Array(StoryboardScan.screens(of: storyboards).prefix(12))
    let classes = Set(storyboards.flatMap(\.scenes).compactMap(\.customClass))
    controllers.removeAll { classes.contains($0) }
    // Two modules may contain view controllers with the same name, and two names may result in the same screen name.
    let counts = Dictionary(controllers.map { ($0, 1) }, uniquingKeysWith: +)
    var screens = Set(storyboardScreens.map(\.name))
    controllers = Array(
      controllers.filter { counts[$0] == 1 && screens.insert(Self.screenName($0)).inserted }.prefix(12))
  }

  /// Returns a target's folder, relative to the package.
  static func folder(of target: PackageDump.Target, root: String) throws(SetupError) -> String {
    if let path = target.path { return path == "." || path.isEmpty ? "." : path }
    let places =
      target.type == "test" ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    for place in places.map({ $0 + "/" + target.name }) where FileManager.default.fileExists(atPath: root + "/" + place)
    {
      return place
    }
    throw SetupError("The target '\(target.name)' has no folder \(places[0])/\(target.name). Create it and try again.")
  }

  private mutating func readSnapshots(_ dump: PackageDump) {
    let identity = "swift-snapshot-testing"
    snapshotAddresses = dump.dependencies.filter { $0.identity == identity }.compactMap(\.address)
    guard !snapshotAddresses.isEmpty else { return }
    let known = ["SnapshotTesting", "InlineSnapshotTesting"]
    for target in dump.targets {
      let products = target.dependencies.filter {
        $0.package == identity || ($0.package == nil && known.contains($0.name))
      }
      .map(\.name)
      guard !products.isEmpty else { continue }
      snapshotTargets.append((target.name, products.filter(known.contains)))
      for product in products where !known.contains(product) {
        notes.append("Tessera has no product \(product), which '\(target.name)' uses: it is not available on Linux.")
      }
    }
    if !snapshotTargets.isEmpty {
      notes.append(
        "References of iOS are not pixel-identical to Tessera's. Record them once: `SNAPSHOT_TESTING_RECORD=failed swift test`."
      )
    }
  }
}

/// The location from which a package gets Tessera.
enum TesseraDependency: Equatable {
  /// A checkout, as a path that is absolute or relative to the package.
  case folder(String)
  /// A repository, with its URL.
  case address(String)
  /// No dependency, because the Swift SDK contains Tessera's modules.
  case sdk

  /// Returns the dependency for the value of `--tessera`, or for a detected checkout.
  static func named(_ text: String, root: String, current: String) throws(SetupError) -> TesseraDependency {
    if text.contains("://") || text.hasPrefix("git@") { return .address(text) }
    let path = URL(fileURLWithPath: text, relativeTo: URL(fileURLWithPath: current, isDirectory: true))
      .standardizedFileURL
      .resolvingSymlinksInPath().path
    guard isCheckout(path) else {
      throw SetupError("There is no checkout of Tessera in \(path). Pass its folder, or its URL, and try again.")
    }
    return .folder(relative(path, to: root))
  }

  static func isCheckout(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
      && FileManager.default.fileExists(atPath: folder + "/Sources/TesseraSetup")
  }

  /// Returns the checkout in which a program was built, or nil if the program is not in a checkout.
  static func around(program: String) -> String? {
    var folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      if isCheckout(folder.path) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns a path relative to a folder, or the path unchanged if the two have no common parent.
  static func relative(_ path: String, to root: String) -> String {
    let (there, here) = (path.split(separator: "/"), root.split(separator: "/"))
    let common = zip(there, here).prefix { $0 == $1 }.count
    if common == 0 { return path }
    let parts = Array(repeating: "..", count: here.count - common) + there.dropFirst(common).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
