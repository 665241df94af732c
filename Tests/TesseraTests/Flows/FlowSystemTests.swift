// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import Testing
import UIKit

/// Flows through system views: tabs, alerts, sheets, menus, collections and bars.
@MainActor
struct FlowSystemTests {
  private static let screen = Screen("tabs", device: .iPhoneSE) {
    let first = UINavigationController(rootViewController: SystemController())
    first.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "star"), tag: 0)
    let second = CardsController()
    second.tabBarItem = UITabBarItem(title: "Second", image: UIImage(systemName: "heart"), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    return tabs
  }

  @Test func tabs() throws {
    try Flow("Tabs") {
      $0.tap("Second")
      $0.expect("Card 0")
      $0.expect(no: "Ask")
      $0.tap("First")
      $0.expect("Ask")
    }.run(on: Self.screen).get()
  }

  @Test func alerts() throws {
    try Flow("Alert") {
      $0.tap("Ask")
      $0.expect("Delete it?")
      $0.tap("Cancel")
      $0.expect(no: "Delete it?")
      $0.tap("Ask")
      $0.tap("Delete")
      $0.expect("said", shows: "Deleted")
    }.run(on: Self.screen).get()
  }

  /// An alert covers the content below it, and the failure message names the alert.
  @Test func alertsCoverViewsBelow() throws {
    let failure = try #require(
      try Flow("Below") {
        $0.tap("Ask")
        $0.tap("Sheet")
      }.run(on: Self.screen).failure)
    #expect(failure.step == 2)
    #expect(failure.message.hasPrefix(#"The UIButton "Sheet" is covered by "#))
  }

  @Test func sheets() throws {
    try Flow("Sheet") {
      $0.tap("Sheet")
      $0.expect("In the sheet")
      $0.tap("Close")
      $0.expect(no: "In the sheet")
    }.run(on: Self.screen).get()
  }

  @Test func menus() throws {
    try Flow("Menu") {
      $0.tap("More")
      $0.tap("Rename")
      $0.expect("said", shows: "Renamed")
    }.run(on: Self.screen).get()
  }

  @Test func collections() throws {
    try Flow("Cards") {
      $0.tap("Second")
      $0.tap("Card 70")
      $0.expect("chosen", shows: "70")
      $0.scroll(to: "Card 3")
      $0.tap("Card 3")
      $0.expect("chosen", shows: "3")
    }.run(on: Self.screen).get()
  }

  /// In a right-to-left language, the first element of a row is on the right.
  @Test func readsRowsFromTheLeadingSide() throws {
    let screen = FlowScreens.plain { view in
      for (index, x) in [20, 120, 220].enumerated() {
        let button = FlowScreens.button("Buy", CGRect(x: x, y: 20, width: 80, height: 44), in: view)
        button.accessibilityValue = "\(index)"
      }
    }
    let flow = Flow("First") { $0.expect(.named("Buy").nth(0), shows: "2") }
    try flow.run(on: screen, options: RenderOptions(isRightToLeft: true)).get()
    #expect(try !flow.run(on: screen).isSuccess)
  }

  /// A recorded flow through tabs, an alert and cards leads to the same views when replayed.
  @Test func recorded() throws {
    let live = try LiveScreen(Self.screen)
    let recorder = FlowRecorder(live, name: "Way")
    func tap(_ name: FlowElement) throws {
      // A flow with one step simulates the user, and the recorder receives its touches.
      try Flow("One") { $0.tap(name) }.run(on: live).get()
    }
    try tap("Ask")
    try tap("Delete")
    try tap("More")
    try tap("Rename")
    try tap("Second")
    try tap("Card 5")
    #expect(
      recorder.source == """
        Flow("Way") {
          $0.tap("Ask")
          $0.tap("Delete")
          $0.tap("More")
          $0.tap("Rename")
          $0.tap("Second")
          $0.tap("Card 5")
        }
        """)
    let result = try recorder.flow.run(on: Self.screen).get()
    live.advance(frames: 60)
    result.live.advance(frames: 60)
    #expect(ViewNode(result.live.window) == ViewNode(live.window))
    #expect(result.live.displayList == live.displayList)
  }
}

/// A screen with buttons that show system views.
private final class SystemController: UIViewController {
  private let said = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "System"
    view.backgroundColor = .systemBackground
    said.accessibilityIdentifier = "said"
    said.text = "Nothing"
    let ask = UIButton(type: .system, primaryAction: UIAction(title: "Ask") { [weak self] _ in self?.ask() })
    let sheet = UIButton(type: .system, primaryAction: UIAction(title: "Sheet") { [weak self] _ in self?.showSheet() })
    let more = UIButton(type: .system)
    more.setTitle("More", for: .normal)
    more.showsMenuAsPrimaryAction = true
    more.menu = UIMenu(children: [
      UIAction(title: "Rename") { [weak self] _ in self?.said.text = "Renamed" }, UIAction(title: "Move") { _ in },
    ])
    let stack = UIStackView(arrangedSubviews: [said, ask, sheet, more])
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 100, width: 280, height: 240)
    stack.distribution = .fillEqually
    view.addSubview(stack)
  }

  private func ask() {
    let alert = UIAlertController(title: "Delete it?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.said.text = "Deleted" })
    present(alert, animated: true)
  }

  private func showSheet() {
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemBackground
    _ = FlowScreens.label("In the sheet", CGRect(x: 20, y: 60, width: 200, height: 30), in: sheet.view)
    _ = FlowScreens.button("Close", CGRect(x: 20, y: 120, width: 200, height: 44), in: sheet.view) { [weak sheet] in
      sheet?.dismiss(animated: true)
    }
    present(sheet, animated: true)
  }
}

/// A screen with a hundred cards in a grid and a label with the selected card.
private final class CardsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let chosen = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    chosen.frame = CGRect(x: 20, y: 20, width: 200, height: 30)
    chosen.accessibilityIdentifier = "chosen"
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    let cards = UICollectionView(frame: CGRect(x: 0, y: 60, width: 375, height: 500), collectionViewLayout: layout)
    cards.register(CardCell.self, forCellWithReuseIdentifier: "card")
    cards.dataSource = self
    cards.delegate = self
    view.addSubview(cards)
    view.addSubview(chosen)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? CardCell)?.label.text = "Card \(indexPath.item)"
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.text = "\(indexPath.item)"
  }
}

private final class CardCell: UICollectionViewCell {
  let label = UILabel(frame: CGRect(x: 8, y: 8, width: 84, height: 20))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
