// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraImaging
import Testing
import UIKit

@testable import TesseraCommand
import TesseraSwiftScanner

private final class RedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
  }
}

/// Returns a view with a constraint that conflicts with the screen size.
@MainActor private func overconstrainedView() -> UIView {
  let view = UIView()
  view.widthAnchor.constraint(equalToConstant: 10).isActive = true
  return view
}

private let pageCatalog = ScreenCatalog {
  Screen(
    "red-blue", device: .iPhoneSE,
    animations: [
      ScreenAnimation("fade <out>", duration: 0.5) { (controller: UIViewController) in
        UIView.animate(withDuration: 0.5) { controller.view.alpha = 0 }
      }
    ], flows: [Flow("Go \"there\"") { $0.tap("nowhere") }]
  ) { UINavigationController(rootViewController: RedViewController()) }
  Screen("plain", device: .iPhoneSE) { UIView() }
}

/// The page for a catalog of two screens, written to a temporary folder.
@Suite struct PageCommandTests {
  private let folder = Folder()

  private func run(_ arguments: String...) async -> Int32 {
    await CatalogCommand.run(pageCatalog, arguments: ["page", "--out", folder.path] + arguments)
  }

  private func page() throws -> String { String(decoding: try folder.bytes("index.html"), as: UTF8.self) }

  @Test func containsImagesStripsAndFlows() async throws {
    #expect(await run("--title", "Ours < theirs") == 0)
    let pictures = [
      "plain.iphone-se@2.dark.png", "plain.iphone-se@2.light.png", "red-blue.animation-1.strip.png",
      "red-blue.flow-1.strip.png", "red-blue.iphone-se@2.dark.png", "red-blue.iphone-se@2.light.png",
    ]
    #expect(folder.files == (["index.html"] + pictures).sorted())
    #expect(try PNG.decode(folder.bytes("plain.iphone-se@2.light.png")).width == 750)
    let page = try page()
    // The page shows and links to every file.
    for file in pictures {
      #expect(page.contains("src=\"\(file)\"") && page.contains("href=\"\(file)\""), "\(file)")
    }
    #expect(page.contains("<title>Ours &lt; theirs</title>") && page.contains("<h2><a href=\"#red-blue\">"))
    #expect(page.contains("The animation fade &lt;out&gt;") && page.contains("The flow Go &quot;there&quot;"))
    // The flow fails, and the page reports it.
    #expect(page.contains("There is no element") && page.contains("375 × 667 points"))
    #expect(!page.contains("<details>"))
  }

  @Test func showsSources() async throws {
    let sources = Folder()
    try FileManager.default.createDirectory(atPath: sources.path + "/Deep/Er", withIntermediateDirectories: true)
    let red = "import UIKit\n\nfinal class RedViewController: UIViewController { let a = 1 < 2 }\n"
    try Data(red.utf8).write(to: URL(fileURLWithPath: sources.path + "/Deep/Er/Red.swift"))
    try Data("Screen(\"plain\") { UIView() }".utf8).write(to: URL(fileURLWithPath: sources.path + "/Catalog.swift"))
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: sources.path + "/Broken.swift"))
    #expect(await run("--sources", sources.path) == 0)
    let page = try page()
    #expect(page.contains("<summary>Deep/Er/Red.swift</summary><pre>import UIKit\n\nfinal class RedViewController"))
    #expect(page.contains("let a = 1 &lt; 2") && page.contains("<summary>Catalog.swift</summary>"))
  }

  /// In a strict run, messages that a screen declares as expected do not fail the run. Other messages do, and the
  /// output contains them.
  @Test func strictFailsForUnexpectedMessages() async throws {
    func run(_ screen: Screen, _ arguments: String...) async -> Int32 {
      await CatalogCommand.run(ScreenCatalog { screen }, arguments: ["page", "--out", folder.path] + arguments)
    }
    var screen = Screen("conflict", device: .iPhoneSE) { overconstrainedView() }
    #expect(await run(screen) == 0)
    #expect(await run(screen, "--strict") == 1)
    screen.expectedMessages = ["something else", ""]
    #expect(await run(screen, "--strict") == 1)
    screen.expectedMessages = ["satisfy constraints"]
    #expect(await run(screen, "--strict") == 0)
    screen.expectedMessages = []
    screen.allowsBrokenConstraints = true
    #expect(await run(screen, "--strict") == 0)
  }

  @Test func rendersOneScreenAndRejectsBadArguments() async throws {
    #expect(await run("plain") == 0)
    #expect(try !page().contains("red"))
    #expect(await run("nothing") == 2)
    #expect(await run("--sources", folder.path + "/none") == 2)
    #expect(await CatalogCommand.run(pageCatalog, arguments: ["page", "--out", "/proc/no/where"]) == 1)
  }

  @Test(arguments: [
    ("final class A: B {", ["A"]), ("  private final class Inner<T>: Base {", ["Inner"]),
    ("@MainActor public class C {}", ["C"]), ("class func make() {", []), ("protocol P: class {", []),
    ("// a class of its own", []), ("open class Ünï: UIView {", ["Ünï"]), ("class", []), ("", []),
  ])
  func declarations(_ line: String, _ names: [String]) {
    #expect(ClassDeclaration.all(in: "import UIKit\n" + line + "\n}").map(\.name) == names)
  }
}
