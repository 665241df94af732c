// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Catalog commands for any package, using the Swift SDK. In a package's folder, `tessera render` generates a program
// in `.build/tessera` that depends on the package, builds it and runs it.

internal import Foundation

/// A catalog that is generated from a package. It contains the package's previews, the screens of its storyboards,
/// and its view controllers that can be created without arguments.
///
/// The package is not modified. The catalog is a separate package in `.build/tessera/catalog`, whose only program
/// imports the package's libraries.
package struct PackageCatalog {
  /// The absolute path of the package's folder.
  let root: String
  /// The libraries to import.
  private(set) var modules: [Module] = []
  /// The view controllers to show.
  private(set) var controllers: [Controller] = []
  /// The storyboard screens to show.
  private(set) var storyboardScreens: [StoryboardScreen] = []
  /// Messages about storyboards that are not resources, and about view controllers that are not shown although they
  /// can be created without arguments.
  private(set) var notes: Set<String> = []

  struct Module: Equatable {
    var name: String
    var product: String
  }

  struct Controller: Equatable {
    var name: String
    var isInNavigation: Bool
  }

  struct StoryboardScreen: Equatable {
    var name: String
    var expression: String
  }

  /// The commands that require a catalog.
  package static let commands: Set<String> = [
    "list", "render", "frames", "flow", "page", "test", "record", "serve", "audit", "mcp",
  ]

  /// Reads the package's manifest and sources.
  init(root: String, dump: PackageDump) throws(SetupError) {
    self.root = root
    var counts: [String: Int] = [:]
    var hasPreviews = false
    var storyboards: [StoryboardScan] = []
    for target in dump.targets where target.type == "regular" {
      guard let product = dump.products.first(where: { $0.isLibrary && $0.targets.contains(target.name) }) else {
        continue
      }
      let folder = try PackageSetup.folder(of: target, root: root)
      let scan = try SourceScan(folder: root + "/" + folder, excluded: target.exclude ?? [])
      // Modules without views are not imported, because they may be written in C or shadow names of other modules.
      guard scan.needsPort || !scan.storyboards.isEmpty else { continue }
      hasPreviews = hasPreviews || scan.hasPreviews
      let bundled = scan.bundledStoryboards(of: target, in: folder)
      storyboards += bundled.scans
      notes.formUnion(bundled.notes)
      modules.append(Module(name: Self.moduleName(target.name), product: product.name))
      for name in scan.controllers {
        counts[name, default: 0] += 1
        controllers.append(Controller(name: name, isInNavigation: scan.inNavigation.contains(name)))
      }
    }
    guard !modules.isEmpty else {
      throw SetupError(
        "The package in \(root) has no library product with views, so there is nothing to show. Add a library product, or "
          + "pass the folder of another package with --package-path, and try again.")
    }
    addScreens(of: storyboards)
    // Two modules may contain view controllers with the same name, and two names may result in the same screen name.
    var screens = Set(storyboardScreens.map(\.name))
    for controller in controllers {
      if counts[controller.name] != 1 {
        notes.insert("\(controller.name) is ignored, because two modules declare it. Add a preview of each.")
      } else if !screens.insert(PackageSetup.screenName(controller.name)).inserted {
        notes.insert(
          "\(controller.name) is ignored, because another view controller has the same screen name.")
      }
    }
    screens = Set(storyboardScreens.map(\.name))
    controllers.removeAll {
      counts[$0.name] != 1 || !screens.insert(PackageSetup.screenName($0.name)).inserted
    }
    guard hasPreviews || !controllers.isEmpty || !storyboardScreens.isEmpty else {
      throw SetupError(
        "The libraries of the package in \(root) have no previews, and no view controllers that need no arguments, so there "
          + "is nothing to show. Add a #Preview and try again.")
    }
  }

  /// Adds the scenes of storyboards. Their view controllers are not shown separately, because without its storyboard,
  /// a scene's controller would have none of its views.
  private mutating func addScreens(of storyboards: [StoryboardScan]) {
    storyboardScreens = StoryboardScan.screens(of: storyboards).map {
      StoryboardScreen(name: $0.name, expression: $0.expression)
    }
    let classes = Set(storyboards.flatMap(\.scenes).compactMap(\.customClass))
    controllers.removeAll { classes.contains($0.name) }
  }

  /// Returns the module name of a target, in which underscores replace characters that are not allowed in
  /// identifiers.
  static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  // MARK: Sources

  /// The manifest of the catalog package.
  var manifest: String {
    let package = (root as NSString).lastPathComponent
    let products = Set(modules.map(\.product)).sorted()
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "catalog",
        dependencies: [.package(path: \(Self.quoted(root)))],
        targets: [
          .executableTarget(
            name: "Catalog",
            dependencies: [
      \(products.map { "        .product(name: \(Self.quoted($0)), package: \(Self.quoted(package)))," }.joined(separator: "\n"))
            ])
        ]
      )

      """
  }

  /// The source code of the catalog program.
  var program: String {
    let imports = modules.map { "@testable import " + $0.name }
    let plain = controllers.map { controller in
      let made =
        controller.isInNavigation
        ? "UINavigationController(rootViewController: \(controller.name)())" : controller.name + "()"
      return "      Screen(\"\(PackageSetup.screenName(controller.name))\") { \(made) },"
    }
    let screens =
      plain
      + storyboardScreens.map { "      Screen(\(Self.quoted($0.name))) { \($0.expression) }," }
    return """
      import Tessera
      import TesseraCommand
      import UIKit

      \(imports.joined(separator: "\n"))

      @main struct Catalog {
        static func main() async {
          let controllers: [Screen] = [
      \(screens.joined(separator: "\n"))
          ]
          await CatalogCommand.main(addingPreviewsTo: ScreenCatalog(controllers))
        }
      }

      """
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // MARK: Building

  /// The folder of the catalog package.
  var folder: String { root + "/.build/tessera/catalog" }

  /// The folder in which the catalog is built. It is outside of the catalog package, so that the nearest package
  /// above the program is the user's package.
  private var scratch: String { root + "/.build/tessera/build" }

  /// The path of the built program.
  private var executable: String { scratch + "/debug/Catalog" }

  /// Writes the catalog package. Unchanged files keep their modification dates.
  private func write() throws(SetupError) {
    for (name, text) in [("Package.swift", manifest), ("Sources/Catalog/Catalog.swift", program)] {
      let file = URL(fileURLWithPath: folder + "/" + name)
      if (try? String(contentsOf: file, encoding: .utf8)) == text { continue }
      do {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      } catch {
        throw SetupError("Can't write \(file.path): \(error.localizedDescription)")
      }
    }
  }

  /// Writes and builds the catalog.
  ///
  /// - Parameter says: Whether the build output is shown. If false, it is shown only if the build fails.
  package func build(says: Bool) throws(SetupError) {
    try write()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--swift-sdk", "tessera", "--package-path", folder, "--scratch-path", scratch, "--product",
      "Catalog",
    ]
    // Standard output and input are reserved for the command that follows.
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.standardError
    let log = URL(fileURLWithPath: scratch + ".log")
    do {
      if !says {
        try Data().write(to: log)
        let file = try FileHandle(forWritingTo: log)
        process.standardOutput = file
        process.standardError = file
      }
      try process.run()
    } catch {
      throw SetupError("Can't run swift: \(error.localizedDescription). Add the Swift toolchain to PATH.")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      if !says, let data = try? Data(contentsOf: log) { try? FileHandle.standardError.write(contentsOf: data) }
      throw SetupError("The package in \(root) does not build. Fix the errors above and try again.")
    }
  }

  // MARK: Running

  /// Builds the catalog of the package in the current folder, or in the folder specified by `--package-path`, and
  /// replaces this process with the catalog program. Returns an exit code if this fails: 1 if the package does not
  /// build, or 2 if there is no package.
  ///
  /// - Parameter arguments: The command and its arguments.
  package static func run(_ arguments: [String], current: String = FileManager.default.currentDirectoryPath) -> Int32 {
    var arguments = arguments
    let catalog: PackageCatalog
    do throws(SetupError) {
      let named = try takePath(from: &arguments)
      guard let folder = named ?? nearestPackage(to: current) else {
        throw SetupError(
          "There is no Package.swift in \(current). Change to the folder of a package, or pass it with --package-path.")
      }
      let root = URL(fileURLWithPath: folder, relativeTo: URL(fileURLWithPath: current, isDirectory: true))
        .standardizedFileURL.path
      catalog = try PackageCatalog(root: root, dump: try PackageDump.of(root))
    } catch {
      errorOutput(error)
      return 2
    }
    for sentence in catalog.notes.sorted() { write("warning: \(sentence)\n") }
    do throws(SetupError) {
      try catalog.build(says: arguments.first == buildCommand)
      if arguments.first == buildCommand { return 0 }
      let reason = ProcessReplacement.run(catalog.executable, withRebuilding(arguments, root: catalog.root))
      throw SetupError("Can't run \(catalog.executable): \(reason).")
    } catch {
      errorOutput(error)
      return 1
    }
  }

  /// The command that only writes and builds the catalog. `serve` runs it each time a source file is saved.
  package static let buildCommand = "build-catalog"

  /// Adds this program as the build command of `serve` and `mcp`, because a saved source file may contain a new view
  /// controller.
  private static func withRebuilding(_ arguments: [String], root: String) -> [String] {
    guard arguments.first == "serve" || arguments.first == "mcp",
      !arguments.contains(where: { $0.hasPrefix("--build") }),
      let program = ProcessInfo.processInfo.environment["TESSERA_PROGRAM"]
    else { return arguments }
    func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
    return arguments + ["--build", "\(quoted(program)) \(buildCommand) --package-path \(quoted(root))"]
  }

  private static func takePath(from arguments: inout [String]) throws(SetupError) -> String? {
    guard let index = arguments.firstIndex(of: "--package-path") else { return nil }
    guard index + 1 < arguments.count else { throw SetupError("--package-path needs a folder.") }
    let path = arguments[index + 1]
    arguments.removeSubrange(index...(index + 1))
    guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
      throw SetupError("There is no Package.swift in \(path). Pass the folder of a package and try again.")
    }
    return path
  }

  /// Returns the nearest folder with a manifest, searching upward from a folder, as SwiftPM does.
  static func nearestPackage(to folder: String) -> String? {
    var folder = URL(fileURLWithPath: folder).standardizedFileURL
    while true {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder.path
      }
      if folder.path == "/" { return nil }
      folder.deleteLastPathComponent()
    }
  }

  private static func errorOutput(_ error: SetupError) { write("error: \(error)\n") }

  private static func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
