// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import Testing

@Suite @MainActor
struct ManagedStackViewTests {
  struct Chip: ManagedArrangedViewModel {
    typealias View = ChipView
    var id = ""
    let width: CGFloat
  }

  final class ChipView: UIView, ManagedArrangedView {
    typealias Model = Chip
    var configured = 0

    func configureView() {
      configured += 1
      layout.height == parentLayout.height
      let width = layout.width == 0
      sink(model) { _, model in width.layoutConstraints.first?.constant = model.width }
    }
  }

  private func stack(_ chips: MutableProperty<[any ManagedArrangedViewModel]>) -> UIStackView {
    let stack = UIHStack {
      UIView { $0.layout.width == 7 }
      $0.bind(\.arrangedModels) <~ chips
      $0.layout.height == 20
    }
    stack.layoutIfNeeded()
    return stack
  }

  @Test func viewsFollowTheirModels() throws {
    let chips = MutableProperty<[any ManagedArrangedViewModel]>([Chip(id: "a", width: 10), Chip(id: "b", width: 20)])
    let stack = stack(chips)
    // The view that is not managed is 7 points wide and stays first.
    #expect(stack.arrangedSubviews.map(\.frame.width) == [7, 10, 20])
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 7, 17])
    let old = stack.arrangedSubviews
    chips.value = [Chip(id: "b", width: 30), Chip(id: "c", width: 5), Chip(id: "a", width: 10)]
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [7, 30, 5, 10])
    #expect(stack.arrangedSubviews[1] === old[2] && stack.arrangedSubviews[3] === old[1])
    #expect(stack.arrangedSubviews.compactMap { ($0 as? ChipView)?.configured } == [1, 1, 1])
    chips.value = []
    #expect(stack.arrangedSubviews == [old[0]] && stack.subviews == [old[0]])
    #expect(stack.arrangedModels.isEmpty)
  }

  @Test func nothingLeaks() {
    weak var weakStack: UIStackView?
    weak var weakChip: UIView?
    let chips = MutableProperty<[any ManagedArrangedViewModel]>([Chip(width: 10)])
    do {
      let stack = stack(chips)
      (weakStack, weakChip) = (stack, stack.arrangedSubviews.last)
    }
    #expect(weakStack == nil && weakChip == nil)
  }
}
