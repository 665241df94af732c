// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests of the catalog that the Swift SDK's commands create for a package.

import Foundation
import Testing

@testable import TesseraSetup

@Suite struct PackageCatalogTests {
  private func package(_ products: String = ".library(name: \"ShopKit\", targets: [\"Shop-UI\", \"Prices\"])") throws
    -> PackageFolder
  {
    let folder = try PackageFolder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "shop", platforms: [.iOS(.v15)], products: [\(products)],
        targets: [.target(name: "Prices"), .target(name: "Shop-UI", dependencies: ["Prices"])])
      """, to: "App/Package.swift")
    try folder.write("public struct Price {}\n", to: "App/Sources/Prices/Price.swift")
    try folder.write(
      """
      import UIKit
      final class OrderListViewController: UITableViewController {
        override func viewDidLoad() { navigationItem.title = "Orders" }
      }
      """, to: "App/Sources/Shop-UI/OrderList.swift")
    try folder.write(
      "import UIKit\nclass CartViewController: UIViewController {}\n", to: "App/Sources/Shop-UI/Cart.swift")
    try folder.write(
      "import UIKit\nclass ItemViewController: UIViewController {\n  init(item: Int) { fatalError() }\n}\n",
      to: "App/Sources/Shop-UI/Item.swift")
    return folder
  }

  private func catalog(_ folder: PackageFolder) throws -> PackageCatalog {
    try PackageCatalog(root: folder.root + "/App", dump: PackageDump.of(folder.root + "/App"))
  }

  @Test func showsControllersWithoutRequiredArguments() throws {
    let catalog = try catalog(package())
    #expect(catalog.modules == [PackageCatalog.Module(name: "Shop_UI", product: "ShopKit")])
    #expect(catalog.controllers.map(\.name) == ["CartViewController", "OrderListViewController"])
    #expect(catalog.program.contains("@testable import Shop_UI\n"))
    #expect(!catalog.program.contains("Prices"), "It has no views.")
    #expect(catalog.program.contains("Screen(\"cart\") { CartViewController() },"))
    #expect(
      catalog.program.contains(
        "Screen(\"order-list\") { UINavigationController(rootViewController: OrderListViewController()) },"))
  }

  @Test func dependsOnThePackageByItsFolder() throws {
    let folder = try package()
    let manifest = try catalog(folder).manifest
    #expect(manifest.contains(".package(path: \"\(folder.root)/App\")"))
    #expect(manifest.contains(".product(name: \"ShopKit\", package: \"App\"),"))
    // The package manager can read the catalog.
    try folder.write(manifest, to: "catalog/Package.swift")
    try folder.write("", to: "catalog/Sources/Catalog/Catalog.swift")
    let dump = try PackageDump.of(folder.root + "/catalog")
    #expect(dump.targets.map(\.name) == ["Catalog"])
    #expect(dump.dependencies.map(\.identity) == ["app"])
  }

  @Test(
    "Without a library product there is nothing to import",
    arguments: [
      "", ".library(name: \"Prices\", targets: [\"Prices\"])",
    ])
  func noProduct(_ products: String) throws {
    let folder = try package(products)
    #expect {
      try catalog(folder)
    } throws: { error in
      "\(error)".contains("has no library product with views") && "\(error)".contains("Add a library product")
    }
  }

  @Test("A library without previews and controllers is reported")
  func emptyLibrary() throws {
    let folder = try package()
    for name in ["OrderList", "Cart"] {
      try folder.write("import UIKit\nclass \(name)View: UIView {}\n", to: "App/Sources/Shop-UI/\(name).swift")
    }
    #expect { try catalog(folder) } throws: { "\($0)".contains("no previews") }
    try folder.write("import UIKit\n#Preview { UIView() }\n", to: "App/Sources/Shop-UI/Cart.swift")
    #expect(try catalog(folder).controllers.isEmpty)
  }

  @Test("If two controllers have the same screen name, the first is shown and the other reported")
  func duplicateNames() throws {
    let folder = try package()
    try folder.write("import UIKit\nclass CartController: UIViewController {}\n", to: "App/Sources/Shop-UI/Cart2.swift")
    let catalog = try catalog(folder)
    #expect(catalog.controllers.map(\.name) == ["CartController", "OrderListViewController"])
    #expect(catalog.notes.count == 1 && catalog.notes.first?.hasPrefix("CartViewController is ignored") == true)
  }

  @Test func showsTheScreensOfStoryboards() throws {
    let folder = try package()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "shop", platforms: [.iOS(.v15)], products: [.library(name: "ShopKit", targets: ["Shop-UI"])],
        targets: [
          .target(name: "Prices"),
          .target(name: "Shop-UI", resources: [.process("Boards")]),
        ])
      """, to: "App/Package.swift")
    let board = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a-1">
        <!-- <viewController id="no" storyboardIdentifier="Comment"/> -->
        <scenes>
          <scene><objects><navigationController id="a-1"/></objects></scene>
          <scene><objects><viewController storyboardIdentifier="Detail &amp; more" id="b-2"/></objects></scene>
          <scene><objects><tableViewController storyboardIdentifier="cart" id="c-3" customClass="CartViewController"/>
          </objects></scene>
          <scene><objects><viewController id="d-4" customClass="HiddenViewController"/></objects></scene>
        </scenes>
      </document>
      """
    try folder.write(board, to: "App/Sources/Shop-UI/Boards/Main.storyboard")
    try folder.write(board, to: "App/Sources/Shop-UI/Lost.storyboard")
    let catalog = try catalog(folder)
    #expect(catalog.storyboardScreens.map(\.name) == ["main", "detail---more", "cart"])
    // A controller that must be created from its storyboard scene would have an empty view, so it is omitted.
    #expect(catalog.controllers.map(\.name) == ["OrderListViewController"])
    #expect(
      catalog.program.contains(
        "Screen(\"main\") { UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController() ?? "
          + "UIViewController() },"))
    #expect(
      catalog.program.contains(
        "Screen(\"cart\") { UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: "
          + "\"cart\") },"))
    #expect(
      catalog.notes.count == 1
        && catalog.notes.first?.contains("Lost.storyboard is not among the resources") == true)
  }

  @Test(
    "Files that are not storyboards have no screens",
    arguments: ["", "<", "<document", "<viewController id=\"", "<<<>>>", "\u{0}"])
  func damagedStoryboards(_ text: String) {
    #expect(StoryboardScan(path: "A.storyboard", text: text).scenes.isEmpty)
  }

  @Test func moduleNames() {
    #expect(PackageCatalog.moduleName("Shop-UI Kit") == "Shop_UI_Kit")
    #expect(PackageCatalog.moduleName("Shop_2") == "Shop_2")
  }

  @Test func aFolderWithoutPackageIsAUsageError() throws {
    let folder = try PackageFolder()
    #expect(PackageCatalog.run(["render"], current: folder.root) == 2)
    #expect(PackageCatalog.run(["render", "--package-path", folder.root + "/none"], current: folder.root) == 2)
    #expect(PackageCatalog.run(["render", "--package-path"], current: folder.root) == 2)
  }
}

@Suite struct SnapshotMirrorTests {
  private func mirror(_ folder: PackageFolder) -> SnapshotMirror {
    SnapshotMirror(
      file: URL(fileURLWithPath: folder.root + "/home/configuration/mirrors.json"),
      repository: "/sdk/swift-snapshot-testing")
  }

  @Test func addsAndRemovesOnlyItsMirrors() throws {
    let folder = try PackageFolder()
    try folder.write(
      #"{"object": [{"original": "https://a", "mirror": "https://b"}], "version": 1}"#,
      to: "home/configuration/mirrors.json")
    let mirror = mirror(folder)
    #expect(try mirror.setMirrored(to: true))
    let text = try folder.text("home/configuration/mirrors.json")
    #expect(text.contains("https://a"))
    #expect(text.contains("\"mirror\" : \"file:///sdk/swift-snapshot-testing\""))
    #expect(text.contains("\"original\" : \"https://github.com/pointfreeco/swift-snapshot-testing.git\""))
    #expect(try !mirror.setMirrored(to: true), "A second run changes nothing.")
    #expect(try mirror.setMirrored(to: false))
    #expect(try !folder.text("home/configuration/mirrors.json").contains("snapshot"))
    #expect(try folder.text("home/configuration/mirrors.json").contains("https://a"))
  }

  @Test func createsTheFile() throws {
    let folder = try PackageFolder()
    #expect(try mirror(folder).setMirrored(to: true))
    #expect(try folder.text("home/configuration/mirrors.json").contains("\"version\" : 1"))
  }

  @Test func keepsUnreadableFiles() throws {
    let folder = try PackageFolder()
    try folder.write("[]", to: "home/configuration/mirrors.json")
    #expect(throws: SetupError.self) { try mirror(folder).setMirrored(to: true) }
    #expect(try folder.text("home/configuration/mirrors.json") == "[]")
  }
}

/// The `init` command of the Swift SDK.
@Suite struct InitWithSDKTests {
  @Test func addsACatalogAndNoDependency() throws {
    let folder = try PackageFolder()
    try folder.writeApp()
    var errors = ""
    let code = InitCommand.run(
      [], program: "/sdk/libexec/tessera-tool", current: folder.root + "/App", sdk: "/sdk/bin/tessera", say: { _ in },
      complain: { errors += $0 })
    #expect(code == 0, "\(errors)")
    let dump = try PackageDump.of(folder.root + "/App")
    #expect(dump.dependencies.map(\.identity) == ["swift-snapshot-testing"], "The mirror answers for it.")
    let targets = Dictionary(uniqueKeysWithValues: dump.targets.map { ($0.name, $0) })
    #expect(targets["Shop"]?.sources == nil)
    #expect(targets["ShopAppScreens"]?.dependencies.map(\.name) == ["Shop"])
    #expect(!FileManager.default.fileExists(atPath: folder.root + "/App/Sources/Shop/Ported.swift"))
    let workflow = try folder.text("App/.github/workflows/tessera.yml")
    #expect(workflow.contains("swift test --swift-sdk tessera"))
    #expect(workflow.contains("~/.swiftpm/swift-sdks"), "The SDK is cached.")
    #expect(!workflow.contains("apt-get"), "It needs no C libraries.")
  }
}
