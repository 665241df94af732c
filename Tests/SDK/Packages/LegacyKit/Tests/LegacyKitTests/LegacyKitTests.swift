// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit
import XCTest

@testable import LegacyKit

@MainActor
final class LegacyKitTests: XCTestCase {
  func testOverridesOfExtensionMembers() {
    let controllers = [UIViewController(), HomeViewController(), NewsViewController()]
    XCTAssertEqual(controllers.map { $0.refresh() }, [1, 2, 10])
    XCTAssertEqual(controllers.map { type(of: $0).screenName() }, ["screen", "home screen", "home screen"])
    let home = HomeViewController()
    let stacks = [UINavigationController(rootViewController: home), MenuController(rootViewController: UIViewController())]
    XCTAssertEqual(stacks.map(\.topMost), [home, stacks[1]])
  }

  func testDeinitializers() {
    var ended = false
    do {
      let window = OverlayWindow()
      window.onEnd = { ended = true }
      _ = HomeSearch()
    }
    XCTAssertTrue(ended)
  }

  func testOptionalRequirements() {
    XCTAssertEqual(Panel().layouts(of: SizeDelegate()), ["width 3", "-", "fixed"])
    XCTAssertEqual(Panel().layouts(of: TraitDelegate()), ["-", "traits", "fixed"])
    XCTAssertEqual(Panel().layouts(of: nil), ["-", "-", "fixed"])
    final class Rows: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    XCTAssertEqual(sectionCount(UITableView(), Rows()), 3)
  }

  func testManagedProperties() {
    let ring = RingLayer()
    XCTAssertEqual([ring.progress, CGFloat(ring.count), ring.place.x], [0, 0, 0])
    XCTAssertNil(ring.color)
    (ring.progress, ring.color, ring.count, ring.place) = (0.5, .red, 3, CGPoint(x: 1, y: 2))
    XCTAssertEqual([ring.progress, CGFloat(ring.count), ring.place.y], [0.5, 3, 2])
    XCTAssertEqual(ring.color, .red)
    XCTAssertTrue(ring.needsDisplay())
    XCTAssertEqual(ring.presentation()?.progress, 0.5)
    XCTAssertEqual(RingLayer(layer: ring).progress, 0.5)
    XCTAssertEqual(ring.value(forKey: "progress") as? CGFloat, 0.5)
  }

  func testMembersOfAnyObject() {
    let button = UIButton(type: .system)
    button.tag = 7
    let controller = TagViewController()
    controller.pressed(button)
    XCTAssertEqual(controller.title, "7")
    controller.changed(button)
    XCTAssertEqual(controller.title, "8")
  }

  func testInitializersOfMetatypes() {
    XCTAssertEqual(makeView(PlainView.self).frame.width, 4)
    XCTAssertEqual(makeController(PlainController.self).number, 3)
    XCTAssertEqual(makeFromNib(NamedController.self).title, "named")
    XCTAssertEqual(makeCell(MarkedCell.self).reuseIdentifier, "cell!")
    XCTAssertEqual(makeSegue(NextSegue.self, UIViewController(), UIViewController()).identifier, "next")
    XCTAssertEqual(makeButton(UIButton.self).buttonType, .system)
    let worker = Worker()
    XCTAssertTrue(type(of: UITapGestureRecognizer.make(worker, #selector(Worker.tapped))) == UITapGestureRecognizer.self)
  }

  func testMembersOfObjectiveC() {
    let delegate = AppDelegate()
    delegate.window = UIWindow()
    delegate.window?.rootViewController = NamedController(nibName: nil, bundle: nil)
    XCTAssertEqual(rootTitle(of: delegate), "named")
    XCTAssertTrue(superclass(of: UIView.self) == UIResponder.self)
    XCTAssertEqual(UIColor(red: 1, green: 0.2, blue: 0, alpha: 1).hexString, "FF3300")
    var count = 0
    update(UITableView()) { count += 1 }
    XCTAssertEqual(count, 1)
    // Exchanging methods is reported once on standard error, and must not cause infinite recursion.
    UIViewController.exchangeViewDidLoad()
    UIViewController().loadViewIfNeeded()
  }
}
