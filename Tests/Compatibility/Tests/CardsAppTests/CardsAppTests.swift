// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CardsApp
import Testing
import UIKit

@Suite @MainActor
struct CardsAppTests {
  static let cards = [
    Card(title: "First", detail: "A detail", isNew: true), Card(title: "Second", detail: ""),
    Card(title: "Third", detail: "Another detail"),
  ]

  func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func listShowsItsCards() throws {
    let controller = CardsViewController(cards: Self.cards)
    let window = show(controller)
    #expect(window.rootViewController === controller)
    #expect(controller.tableView.visibleCells.count == 3)
    #expect(controller.callbacks.first == "didLoad")
    #expect(controller.callbacks.filter { $0 == "willAppear" || $0 == "didAppear" } == ["willAppear", "didAppear"])
    // A card without details is shorter than a card with details.
    let heights = controller.tableView.visibleCells.map(\.bounds.height)
    #expect(heights[1] < heights[0] && heights[0] == heights[2])
  }

  @Test func buttonsCallTheirDelegates() throws {
    let controller = CardsViewController(cards: Self.cards)
    let window = show(controller)
    #expect(window.rootViewController === controller)
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let card = try #require(find(CardView.self, in: cell))
    card.moreButton.sendActions(for: .touchUpInside)
    #expect(controller.openedCards == [Self.cards[0]])
  }

  @Test func cardsAreGradients() {
    #expect(CardView().layer is CAGradientLayer)
  }

  /// The badge has its intrinsic size, and the label fills the remaining width of the stack view.
  @Test func customIntrinsicSizes() {
    let badge = BadgeView(color: .red)
    let label = UILabel()
    label.text = "Inbox"
    let stack = UIStackView(arrangedSubviews: [label, badge])
    stack.spacing = 8
    stack.alignment = .center
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    stack.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 188, y: 14, width: 12, height: 12))
    #expect(label.frame.width == 180)
    badge.diameter = 20
    stack.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 180, y: 10, width: 20, height: 20))
  }

  @Test func formsSaveTypedText() {
    let controller = FormViewController()
    let window = show(controller)
    controller.nameField.text = "Ada"
    controller.ageSlider.value = 36
    controller.planControl.selectedSegmentIndex = 1
    controller.saveButton.sendActions(for: .primaryActionTriggered)
    #expect(controller.saved["name"] as? String == "Ada")
    #expect(controller.saved["age"] as? Int == 36)
    #expect(controller.saved["plan"] as? Int == 1)
    // The formats are V:|-40-[name]-12-[age]… and H:|-[name]-|. A root view's margins are 16 points on the left and
    // right.
    #expect(controller.nameField.frame.minY == 40 && controller.nameField.frame.minX == 16)
    #expect(controller.ageSlider.frame.minY == controller.nameField.frame.maxY + 12)
    #expect(controller.saveButton.frame.maxY == 824)
    #expect(window.subviews.count == 1)
  }

  private func find<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
    if let match = view as? V { return match }
    for subview in view.subviews { if let match = find(type, in: subview) { return match } }
    return nil
  }
}
