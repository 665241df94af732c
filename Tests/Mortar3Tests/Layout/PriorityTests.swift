// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import Testing

@Suite @MainActor
struct PriorityTests {
  private let root = UIView()
  private let view = UIView()

  init() {
    root.addSubview(view)
  }

  private func priorities(_ group: MortarConstraintGroup) -> [Float] {
    group.layoutConstraints.map(\.priority.rawValue)
  }

  @Test func operatorSetsPriority() {
    #expect(priorities(view.layout.width == 10) == [1000])
    #expect(priorities(view.layout.width == 10 ^ .low) == [250])
    #expect(priorities(view.layout.width == 10 ^ .medium) == [500])
    #expect(priorities(view.layout.width == 10 ^ .high) == [750])
    #expect(priorities(view.layout.width == 10 ^ .required) == [1000])
    #expect(priorities(view.layout.width == 10 ^ .priority(321)) == [321])
    #expect(priorities(view.layout.width == 10 ^ UILayoutPriority(99.5)) == [99.5])
    #expect(priorities(view.layout.size == CGSize(width: 1, height: 2) ^ .low) == [250, 250])
    #expect(priorities(view.layout.edges == root ^ .high) == [750, 750, 750, 750])
  }

  /// `^` has the same precedence as `+`. Both apply to the whole right side, in any order.
  @Test func prioritySurvivesArithmetic() {
    #expect(priorities(view.layout.width == view.parentLayout.width + 5 ^ .high) == [750])
    #expect(priorities(view.layout.width == (view.parentLayout.width ^ .high) * 2 + 5) == [750])
    #expect(priorities(view.layout.width ^ .low == view.parentLayout.width) == [250])
    #expect(priorities(view.layout.width ^ .low == view.parentLayout.width ^ .high) == [750])
  }

  @Test func activationSurvivesArithmeticAndPriority() {
    let sizes = view.layout.size == CGSize(width: 1, height: 2) % .deactivated
    #expect(sizes.layoutConstraints.map(\.isActive) == [false, false])
    #expect(!sizes.isActive)
    let later = view.layout.width == (view.parentLayout.width % .deactivated) * 2 + 5 ^ .high
    #expect(later.layoutConstraints.map(\.isActive) == [false])
    #expect(priorities(later) == [750])
    sizes.isActive = true
    #expect(sizes.layoutConstraints.map(\.isActive) == [true, true])
    sizes.isActive = false
    #expect(!sizes.isActive)
    #expect((view.layout.height == 4 % .activated).isActive)
  }

  @Test func higherPriorityWins() {
    let wide = frame {
      $0.layout.width == 100 ^ .low
      $0.layout.width == 150 ^ .high
    }
    #expect(wide.width == 150)
  }

  @Test func contentPriorities() {
    view.compressionResistance = MortarAxisPriorities(horizontal: .low, vertical: .priority(600))
    view.contentHuggingHorizontal = .required
    view.contentHuggingVertical = .medium
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 600)
    #expect(view.contentHugging == MortarAxisPriorities(horizontal: .required, vertical: .medium))
    view.contentHugging = MortarAxisPriorities(.low)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.compressionResistanceVertical == .priority(600))
  }
}
