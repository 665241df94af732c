// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraNibs
@testable import TesseraViews

/// A storyboard as written by Xcode, `Files/Main.storyboard`.
@MainActor @Suite struct UIStoryboardTests {
  private let board = UIStoryboard(name: "Main", bundle: NibFixture.bundle)

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func home() throws -> (window: UIWindow, stack: UINavigationController, home: HomeViewController) {
    let stack = try #require(board.instantiateViewController(withIdentifier: "Start") as? UINavigationController)
    let home = try #require(stack.topViewController as? HomeViewController)
    return (window(stack), stack, home)
  }

  @Test func readsAllElements() {
    let reports = NibFixture.reports {
      let board = UIStoryboard(name: "Main", bundle: NibFixture.bundle)
      board.instantiateInitialViewController()?.loadViewIfNeeded()
      for name in ["Start", "Home", "Detail", "Settings", "People", "Grid"] {
        board.instantiateViewController(withIdentifier: name).loadViewIfNeeded()
      }
    }
    #expect(reports == [])
  }

  @Test func relationships() throws {
    let tabs = try #require(board.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.count == 2 && tabs.tabBar.tintColor == .systemPurple && tabs.storyboard === board)
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(stack.tabBarItem.title == "Home" && stack.navigationBar.prefersLargeTitles)
    let home = try #require(stack.viewControllers.first as? HomeViewController)
    #expect(home.log == ["awake false"] && !home.isViewLoaded && home.title == "Home")
    #expect(home.navigationItem.title == "Home" && home.navigationItem.largeTitleDisplayMode == .never)
    let add = try #require(home.navigationItem.rightBarButtonItem)
    #expect(add.target === home && add.action == Selector("addItem:"))
  }

  @Test func viewAndContainer() throws {
    let (window, _, home) = try home()
    #expect(home.log.prefix(3) == ["awake false", "prepare badge UIViewController", "didLoad true"])
    let top = home.view.safeAreaInsets.top
    // The button is 20 points from both sides of the 393-point view and 10 points below the bar. The container is 30
    // points below the button and 128 high.
    #expect(home.showButton.frame == CGRect(x: 20, y: top + 10, width: 353, height: 44))
    let badge = try #require(home.children.first)
    #expect(badge.view.superview?.frame == CGRect(x: 20, y: top + 84, width: 353, height: 128))
    #expect(badge.view.frame == CGRect(x: 0, y: 0, width: 353, height: 128) && badge.parent === home)
    #expect(home.showButton.configuration?.title == "Show")
    #expect(home.showButton.configuration?.baseBackgroundColor == .systemIndigo)
    _ = window
  }

  @Test func showAndUnwind() throws {
    let (window, stack, home) = try home()
    home.showButton.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(home.log.suffix(2) == ["should show", "prepare show DetailViewController"])
    let detail = try #require(stack.topViewController as? DetailViewController)
    #expect(detail.text == "prepared")
    detail.loadViewIfNeeded()
    #expect(detail.backButton.frame == CGRect(x: 10, y: 200, width: 100, height: 40))
    detail.backButton.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(stack.topViewController === home && home.log.last == "unwind DetailViewController")
    home.allowsSegues = false
    home.showButton.sendActions(for: .touchUpInside)
    #expect(stack.topViewController === home && home.log.last == "should show")
  }

  @Test func presentAndUnwind() throws {
    let (window, _, home) = try home()
    home.performSegue(withIdentifier: "present", sender: nil)
    window.layoutIfNeeded()
    let detail = try #require(home.presentedViewController as? DetailViewController)
    #expect(detail.modalPresentationStyle == .fullScreen && !home.log.contains("should present"))
    detail.loadViewIfNeeded()
    detail.backButton.sendActions(for: .touchUpInside)
    #expect(home.presentedViewController == nil)
  }

  @Test func segueActions() throws {
    let (window, stack, home) = try home()
    home.performSegue(withIdentifier: "make", sender: nil)
    window.layoutIfNeeded()
    let detail = try #require(stack.topViewController as? DetailViewController)
    // The segue action created the controller, and prepare(for:) was called afterward.
    #expect(detail.text == "prepared" && home.log.last == "prepare make DetailViewController")
    #expect(detail.storyboard === board)
  }

  @Test func customSegues() throws {
    let (_, stack, home) = try home()
    SlideSegue.performed = []
    home.performSegue(withIdentifier: "slide", sender: nil)
    #expect(SlideSegue.performed == ["slide"] && stack.topViewController === home)
  }

  @Test func creators() {
    let made = board.instantiateViewController(identifier: "Detail") { DetailViewController(coder: $0, text: "mine") }
    made.loadViewIfNeeded()
    #expect(made.text == "mine" && made.backButton.title(for: .normal) == "Back")
    let plain: DetailViewController = board.instantiateViewController(identifier: "Detail")
    #expect(plain.text == "plain")
  }

  @Test func staticTables() throws {
    let controller = try #require(
      board.instantiateViewController(withIdentifier: "Settings") as? SettingsViewController)
    let window = window(controller)
    let table = try #require(controller.tableView)
    #expect(table.style == .grouped && table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    let name = try #require(table.cellForRow(at: [0, 0]))
    #expect(name.textLabel?.text == "Name" && name.detailTextLabel?.text == "Ada" && name.style == .value1)
    #expect(name.accessoryType == .disclosureIndicator)
    // The second row has a custom height, and the other rows have the table view's.
    #expect(table.rectForRow(at: [0, 0]).height == 44 && table.rectForRow(at: [0, 1]).height == 80)
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Account")
    #expect(controller.tableView(table, titleForFooterInSection: 0) == "Be careful")
    #expect(controller.slider.value == 5 && controller.slider.maximumValue == 10)
    #expect(controller.slider.frame == CGRect(x: 20, y: 20, width: 200, height: 31))
    _ = window
  }

  @Test func prototypes() throws {
    let controller = try #require(board.instantiateViewController(withIdentifier: "People") as? PeopleViewController)
    let stack = UINavigationController(rootViewController: controller)
    let window = window(stack)
    let table = try #require(controller.tableView)
    let cell = try #require(table.cellForRow(at: [0, 2]) as? PersonCell)
    #expect(cell.name.text == "Person 2" && table.rectForRow(at: [0, 2]).height == 60)
    // The label is 16 points from both sides of the 393-point view and vertically centered in a 60-point row.
    #expect(cell.name.frame == CGRect(x: 16, y: 20, width: 361, height: 20))
    cell.selectionSegue?.start(cell)
    window.layoutIfNeeded()
    #expect(stack.topViewController is DetailViewController)
  }

  @Test func collections() throws {
    let controller = try #require(board.instantiateViewController(withIdentifier: "Grid") as? GridViewController)
    let view = try #require(controller.collectionView)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.layoutIfNeeded()
    // The header is 40 points high and the inset is 8. Two 100-point cells fit into the 300 points between the
    // insets, so the spacing between them grows from its minimum of 5 to 100.
    let cell = try #require(view.cellForItem(at: [0, 0]) as? TileCell)
    #expect(cell.frame == CGRect(x: 10, y: 48, width: 100, height: 90))
    // The line spacing is 4, so the second line begins at 48 + 90 + 4.
    #expect(view.cellForItem(at: [0, 2])?.frame.minY == 142)
    #expect(cell.pages.numberOfPages == 5 && cell.pages.currentPage == 2 && cell.reuseIdentifier == "Tile")
    let head = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(head?.backgroundColor == .systemTeal && head?.frame.height == 40)
  }

  @Test func releasesControllers() throws {
    weak var seen: UIViewController?
    do {
      let home = board.instantiateViewController(withIdentifier: "Home")
      seen = home
    }
    #expect(seen == nil)
    do {
      let home = board.instantiateViewController(withIdentifier: "Home")
      home.loadViewIfNeeded()
      seen = home
    }
    #expect(seen == nil)
  }

  @Test func unknownIdentifiers() {
    let reports = NibFixture.reports {
      let made = board.instantiateViewController(withIdentifier: "Setings")
      #expect(type(of: made) == UIViewController.self)
    }
    #expect(reports.count == 1 && reports[0].contains("did you mean 'Settings'?"))
    let missing = NibFixture.reports {
      #expect(UIStoryboard(name: "Mains", bundle: NibFixture.bundle).instantiateInitialViewController() == nil)
    }
    #expect(missing.count == 1 && missing[0].contains("Did you mean \"Main\"?"))
  }
}
