// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Misuse ends the process with a message that contains the statement, its line and a remedy. If a hook is installed,
// the hook receives the message instead, and the statement is ignored.

import Foundation
import Mortar3
import Testing

@Suite(.serialized) @MainActor
struct MisuseTests {
  /// Returns the errors that the statements in the body report.
  private func errors(_ body: () -> Void) -> [String] {
    var texts: [String] = []
    MortarError.install { texts.append($0.description) }
    body()
    MortarError.removeHooks()
    return texts
  }

  @Test func errorsNameFileAndLine() {
    let line = #line + 3
    let errors = errors {
      _ = UILabel {
        $0.layout.top == $0.parentLayout.leading
        $0.text = "Title"
      }
    }
    #expect(
      errors == [
        "Mortar3Tests/MisuseTests.swift:\(line): UILabel.top == parentLayout.leading: top cannot be compared with leading: "
          + "one is horizontal and the other vertical. Compare top with top, bottom, centerY or a baseline."
      ])
  }

  /// A statement that is stored in a variable reports the line of the enclosing builder.
  @Test func storedStatementsReportTheirBuilder() {
    let line = #line + 2
    let errors = errors {
      _ = UIView {
        let group = $0.layout.width == $0.layout.top
        group.isActive = true
      }
    }
    #expect(errors.first?.hasPrefix("Mortar3Tests/MisuseTests.swift:\(line): UIView.width == UIView.top: ") == true)
  }

  struct Misuse: CustomTestStringConvertible, Sendable {
    let expected: String
    let state: @MainActor @Sendable (UIView) -> MortarConstraintGroup

    var testDescription: String { expected }

    init(_ expected: String, _ state: @escaping @MainActor @Sendable (UIView) -> MortarConstraintGroup) {
      (self.expected, self.state) = (expected, state)
    }
  }

  nonisolated static let misuses = [
    Misuse("The left side has 2, the right side 1 component. Two attributes can be related to") {
      $0.layout.size == 10
    },
    Misuse("The left side has 1, the right side 2 components. One attribute can be related to") {
      $0.layout.width == CGSize(width: 1, height: 1)
    },
    Misuse("The left side has 4, the right side 2 components. Four attributes can be related to") {
      $0.layout.edges == $0.parentLayout.size
    },
    Misuse("A number has 1, but parentLayout.(width, height) has 2 components. Add a number to one attribute") {
      $0.layout.size == $0.parentLayout.size + 1
    },
    Misuse("A UIEdgeInsets has 4, but parentLayout.top has 1 component.") {
      $0.layout.top == $0.parentLayout.top - UIEdgeInsets.zero
    },
    Misuse("Only numbers, points, sizes and insets can follow \"+\".") {
      $0.layout.top == $0.parentLayout.top + $0.layout.height
    },
    Misuse("width cannot be compared with leading: one is a size and the other a position.") {
      $0.layout.width == $0.parentLayout.leading
    },
    Misuse("leading cannot be compared with left: one follows the reading direction") {
      $0.layout.leading == $0.parentLayout.left
    },
    Misuse("A factor or an offset is not a number: factor 1, offset nan.") { $0.layout.width == CGFloat.nan },
    Misuse("A factor or an offset is not a number") { $0.layout.width == $0.parentLayout.width / 0 },
    Misuse("A factor or an offset is not a number") { $0.layout.width * 0 == $0.parentLayout.width },
    Misuse("A factor or an offset is not a number") { $0.layout.width == $0.parentLayout.width + CGFloat.infinity },
    Misuse("A position multiplied by 0 does not depend on the other") { $0.layout.top == $0.parentLayout.top * 0 },
    Misuse("The priority 0.0 is out of range. Use one from 1 to 1000.") { $0.layout.width == 1 ^ .priority(0) },
    Misuse("The priority 1001.0 is out of range.") { $0.layout.width == 1 ^ .priority(1001) },
    Misuse("The priority nan is out of range.") { $0.layout.width == 1 ^ UILayoutPriority(.nan) },
    Misuse("The left side must be an anchor, such as $0.layout.top.") { _ in (1 ^ .low) == 2 },
    Misuse("A plain number can only position a view or guide itself.") { $0.parentLayout.top == 2 },
    Misuse("UIView has no superview. Put it into the braces of another view, add it with addSubview(_:) first") {
      ($0.superview ?? $0).layout.top == 1
    },
    Misuse("UIView has no superview. Put it into the braces of another view") {
      ($0.superview ?? $0).layout.edges == ($0.superview ?? $0).parentLayout.edges
    },
    Misuse("Layout references can only be used while a hierarchy is being built") {
      $0.layout.top == $0.referencedLayout("x").top
    },
    Misuse("UIView and UIView are in different view hierarchies. Add both to one hierarchy first.") {
      $0.layout.top == UIView().layout.top
    },
    Misuse("A layout guide is not part of a view. Add it with addLayoutGuide(_:) first.") {
      $0.layout.top == UILayoutGuide().layout.top
    },
  ]

  @Test(arguments: misuses)
  func misuse(_ misuse: Misuse) {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    var group: MortarConstraintGroup?
    let errors = errors { group = misuse.state(view) }
    #expect(errors.count == 1)
    #expect(errors.first?.contains(": " + misuse.expected) == true, "\(errors)")
    #expect(group?.layoutConstraints == [])
    #expect(group?.isActive == false)
    #expect(root.constraints.isEmpty && view.constraints.isEmpty)
  }

  /// Huge constants are not an error. Anchors replace them with the largest constant that layout supports.
  @Test func hugeConstantsAreTolerated() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    var group: MortarConstraintGroup?
    let errors = errors { group = view.layout.width <= CGFloat.greatestFiniteMagnitude }
    #expect(errors.isEmpty)
    #expect(group?.layoutConstraints.map(\.constant) == [1e9])
    #expect(group?.isActive == true)
  }

  @Test func unknownReferencesListKnownOnes() {
    let errors = errors {
      _ = UIView {
        UIView { $0.layoutReferenceId = "title" }
        UIView { $0.layoutReferenceId = "note" }
        UIView { $0.layout.top == $0.referencedLayout("titel").bottom }
      }
    }
    #expect(
      errors.first?.hasSuffix(
        """
        No view of this hierarchy has the layoutReferenceId "titel". Known identifiers: "title", "note".
        """) == true)
    #expect(MortarError.errorProperty.value?.description == errors.first)
  }

  /// References are valid until the outermost builder ends.
  @Test func referencesEndWithTheBuilder() {
    _ = UIView { $0.layoutReferenceId = "old" }
    let errors = errors {
      _ = UIView { $0.layout.top == $0.referencedLayout("old").top }
    }
    #expect(errors.first?.hasSuffix("Set it on the referenced view.") == true)
  }

  /// An invalid statement does not affect the other statements.
  @Test func otherStatementsStillApply() {
    var view: UIView?
    let errors = errors {
      view = UIView {
        $0.layout.width == CGFloat.nan
        $0.layout.height == 20
      }
    }
    #expect(errors.count == 1)
    #expect(view?.constraints.map(\.constant) == [20])
  }

  // MARK: Without a hook

  @Test func wrongDegreeTraps() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView { $0.layout.size == 10 } }
    }
    let text = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    #expect(text.contains("Mortar3Tests/MisuseTests.swift:"))
    #expect(text.contains("Two attributes can be related to a CGSize, a CGPoint, two attributes or a view."))
  }

  @Test func missingParentTraps() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView { $0.layout.edges == $0.parentLayout.edges } }
    }
    let text = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    #expect(text.contains("UIView has no superview. Put it into the braces of another view"))
  }

  @Test func unknownReferenceTraps() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView { UIView { $0.layout.top == $0.referencedLayout("x").top } } }
    }
    let text = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    #expect(
      text.contains("No view of this hierarchy has the layoutReferenceId \"x\". Set it on the referenced view."))
  }

  @Test func axisMismatchTraps() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView { UIView { $0.layout.top == $0.parentLayout.left } } }
    }
    let text = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    #expect(text.contains("top cannot be compared with left"))
  }

  @Test func nanTraps() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView { $0.layout.width == Double.nan } }
    }
    let text = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    #expect(text.contains("Check the arithmetic for NaN, infinity and division by zero."))
  }
}
