// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An app's snapshot tests with XCTest, in Swift 5 mode and without actor annotations.

import CardsApp
import TesseraTesting
import UIKit
import XCTest

final class FormSnapshots: XCTestCase {
  override func invokeTest() {
    // Sets the report folder for the whole class. An assertion's argument overrides it.
    withSnapshotTesting(report: ".build/snapshot-report") { super.invokeTest() }
  }

  func testForm() {
    let controller = FormViewController()
    assertSnapshot(of: controller, as: .image(size: CGSize(width: 200, height: 300), traits: .init(displayScale: 1)))
    assertSnapshot(of: controller, as: .layout(on: .iPhoneSE))
  }

  @MainActor
  func testTyped() async {
    let controller = FormViewController()
    controller.loadViewIfNeeded()
    controller.nameField.text = "Ada"
    assertSnapshot(of: controller, as: .image(size: CGSize(width: 200, height: 300), traits: .init(displayScale: 1)))
  }

  /// The golden shows an empty form, so the assertion must fail.
  func testPlantedDifferenceFails() {
    let controller = FormViewController()
    controller.loadViewIfNeeded()
    controller.nameField.text = "Grace"
    let failure = verifySnapshot(
      of: controller, as: .image(size: CGSize(width: 200, height: 300), traits: .init(displayScale: 1)), record: .never)
    XCTAssertEqual(
      failure?.hasPrefix("testPlantedDifferenceFails.png does not match its golden"), true, failure ?? "It passed.")
  }
}
