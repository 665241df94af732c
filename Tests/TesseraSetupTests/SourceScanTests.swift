// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests the information that a scan finds in source lines.

import Testing

@testable import TesseraSetup

@Suite struct SourceScanTests {
  @Test(
    arguments: [
      ("import UIKit", "UIKit"), ("@testable import Shop", "Shop"), ("import class UIKit.UIView", "UIKit"),
      ("@_exported public import CoreGraphics;", "CoreGraphics"), ("internal import os.log", "os"),
      ("importer.go()", nil),
      ("let a = \"import UIKit\"", nil),
    ] as [(String, String?)])
  func imports(_ line: String, _ module: String?) { #expect(SourceScan.module(line) == module) }

  @Test(
    arguments: [
      ("final class A: UIViewController {", "A"), ("public class B_2 : UITableViewController, C {", "B_2"),
      ("private class A: UIViewController {", nil), ("class A<T>: UIViewController {", nil),
      ("class A: BaseViewController {", nil), ("@MainActor open class A: UIViewController{", "A"),
      ("case a: UIViewController", nil),
    ] as [(String, String?)])
  func controllers(_ line: String, _ name: String?) { #expect(SourceScan.controller(line) == name) }

  @Test func detectsSourcesThatNeedPorting() {
    #expect(SourceScan(text: "import Combine\n").needsPort)
    #expect(SourceScan(text: "import Foundation\n  @objc func a() {}\n").needsPort)
    #expect(SourceScan(text: "#if os(iOS)\n#endif\n").needsPort)
    #expect(!SourceScan(text: "import Foundation\n// import UIKit\n/* import\nimport UIKit\n*/\n").needsPort)
    #expect(SourceScan(text: "import SwiftUI\n").importsSwiftUI)
  }

  @Test func skipsControllersWithRequiredArguments() {
    let controller = "import UIKit\nclass A: UIViewController {\n"
    #expect(SourceScan(text: controller).controllers == ["A"])
    let titled = SourceScan(text: controller + "  func a() { navigationItem.title = nil }\n")
    #expect(titled.controllers == ["A"] && titled.inNavigation == ["A"])
    #expect(SourceScan(text: controller + "  init(a: Int) {}\n").controllers.isEmpty)
    #expect(SourceScan(text: controller + "  @IBOutlet var a: UILabel!\n").controllers.isEmpty)
  }

  @Test(arguments: [
    ("OrderListViewController", "order-list"), ("ViewController", "view"), ("URLController", "url"), ("A_b", "a-b"),
    ("Controller", "controller"),
  ])
  func screenNames(_ controller: String, _ name: String) { #expect(PackageSetup.screenName(controller) == name) }

  @Test(arguments: [("shop-app", "ShopApp"), ("Shop", "Shop"), ("3d", "_3d"), ("é", "App")])
  func identifiers(_ package: String, _ name: String) { #expect(PackageSetup.identifier(package) == name) }

  @Test(arguments: [
    ("/a/tessera", "/a/app", "../tessera"), ("/a/b/c", "/a", "b/c"), ("/a", "/a/b/c", "../.."),
    ("/x/y", "/a/b", "/x/y"),
    ("/a", "/a", "."),
  ])
  func relativePaths(_ path: String, _ root: String, _ relative: String) {
    #expect(TesseraDependency.relative(path, to: root) == relative)
  }

  @Test func diffs() {
    let added = SetupPlan.Change(path: "P", before: "1\n2\n3\n4\n", after: "1\n2\n3\n4\n5\n", purpose: "")
    #expect(added.diff == "--- a/P\n+++ b/P\n@@ -2,3 +2,4 @@\n 2\n 3\n 4\n+5\n")
    let new = SetupPlan.Change(path: "N", before: nil, after: "1\n", purpose: "")
    #expect(new.diff == "--- /dev/null\n+++ b/N\n@@ -0,0 +1,1 @@\n+1\n")
    let windows = SetupPlan.Change(path: "W", before: "1\r\n2\r\n", after: "1\r\n2\r\n3\n", purpose: "")
    #expect(windows.diff == "--- a/W\n+++ b/W\n@@ -1,2 +1,3 @@\n 1\r\n 2\r\n+3\n")
    let open = SetupPlan.Change(path: "O", before: "1\n2", after: "1\n2\n3\n", purpose: "")
    #expect(open.diff == "--- a/O\n+++ b/O\n@@ -1,2 +1,3 @@\n 1\n-2\n\\ No newline at end of file\n+2\n+3\n")
  }
}
