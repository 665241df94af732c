// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A package in a temporary folder, and helpers that run the command in it.

import Foundation
import Testing

@testable import TesseraSetup

/// A temporary folder that is deleted with the object.
final class PackageFolder: Sendable {
  let root: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-setup-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = folder.resolvingSymlinksInPath().path
    // The files of a Tessera checkout that the command checks.
    try write("// swift-tools-version: 6.2\n", to: "tessera/Package.swift")
    try write("", to: "tessera/Sources/TesseraSetup/x.swift")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ text: String, to path: String) throws {
    let file = root + "/" + path
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: root + "/" + path), encoding: .utf8)
  }

  /// Returns the contents of all files below the folder, keyed by path.
  func files() throws -> [String: Data] {
    var found: [String: Data] = [:]
    let names = try #require(FileManager.default.enumerator(atPath: root))
    for case let name as String in names {
      found[name] = FileManager.default.contents(atPath: root + "/" + name) ?? Data()
    }
    return found
  }

  struct Outcome {
    var code: Int32
    var output = ""
    var errors = ""
  }

  /// Runs `init` in the folder `App`.
  func run(_ arguments: String...) -> Outcome { run(arguments) }

  func run(_ arguments: [String]) -> Outcome {
    var outcome = Outcome(code: -1)
    outcome.code = InitCommand.run(
      arguments, program: root + "/tessera/.build/debug/tessera-init", current: root + "/App",
      say: { outcome.output += $0 }, complain: { outcome.errors += $0 })
    return outcome
  }

  /// Writes an app's package: an iOS library with a view controller, a plain Swift library, and tests that use
  /// swift-snapshot-testing.
  func writeApp() throws {
    try write(
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "shop-app",
        platforms: [.iOS(.v15)],
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")],
        targets: [
          .target(name: "Prices"),
          .target(name: "Shop", dependencies: ["Prices"]),
          .testTarget(
            name: "ShopTests",
            dependencies: ["Shop", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
        ]
      )

      """, to: "App/Package.swift")
    try write("import Foundation\npublic struct Price {}\n", to: "App/Sources/Prices/Price.swift")
    try write(
      "import UIKit\nfinal class OrderListViewController: UIViewController {\n}\n",
      to: "App/Sources/Shop/OrderList.swift")
    try write("import XCTest\n@testable import Shop\n", to: "App/Tests/ShopTests/ShopTests.swift")
  }
}
