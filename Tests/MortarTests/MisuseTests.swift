// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Misuse ends the process with a message, a remedy and the statement's source location.

import Dispatch
import Mortar
import Testing

@MainActor @Suite struct MisuseTests {
  private func text(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  private func has(_ sentence: String, _ remedy: String, _ result: ExitTest.Result?) -> Bool {
    let text = text(result)
    return text.contains(sentence) && text.contains(remedy)
  }

  @Test func aNumberOnTheLeft() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = 100 |=| UIView() }
    }
    #expect(
      has(
        "Target Attribute must have a defined view: the left side is the number 100", "Put a view, a layout guide",
        result))
  }

  /// The message contains the module, file and line of the statement, although the statement does not pass them.
  @Test func reportsTheStatement() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await makeWrongStatement()
    }
    #if os(Linux)
      #expect(text(result).contains("Statement: MortarTests/MisuseTests.swift:\(wrongLine)"))
    #endif
  }

  @Test func aTupleWithoutAttribute() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = UIView() |=| (1, 2) }
    }
    #expect(has("Target Attribute must be defined", "Name the attribute on the left", result))
  }

  @Test func differentComponentCounts() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = UIView().m_size |=| UIView().m_edges }
    }
    #expect(
      has(
        "Attribute size mismatch: UIView.(width, height) has 2, UIView.(top, left, bottom, right) 4",
        "Give both sides the same number of components", result))
  }

  @Test func tupleOfTheWrongLength() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = UIView().m_size |=| (1, 2, 3, 4) }
    }
    #expect(
      has(
        "Invalid component count: UIView.(width, height) has 2, but 4 are given", "one part of the tuple", result))
  }

  @Test func compositeInATuple() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = UIView().m_size |=| (UIView().m_size, 2) }
    }
    #expect(has("Invalid component count: UIView.(width, height) has 2, but 1", "one part", result))
  }

  @Test func arraysOfDifferentLengths() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = [UIView(), UIView()] |=| [UIView()] }
    }
    #expect(
      has(
        "Constraining two arrays requires them to be the same length: 2 on the left, 1 on the right",
        "Write one element on the right for each", result))
  }

  @Test func anArrayOfStrings() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = [UIView()] |=| ["wide"] }
    }
    #expect(has("Invalid constraint pairing: String can't be on the right", "Use views, layout guides", result))
  }

  @Test func differentAxes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = UIView().m_top |=| UIView().m_left }
    }
    #expect(
      has(
        "Invalid constraint pairing: top and left are not on the same axis", "Pair horizontal with horizontal", result))
  }

  @Test func aPositionWithASize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = UIView().m_top |=| UIView().m_height }
    }
    #expect(
      has(
        "Invalid constraint pairing: top and height are of different kinds", "Pair sizes with sizes", result))
  }

  @Test func leftWithLeading() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = UIView().m_left |=| UIView().m_leading }
    }
    #expect(
      has("left and leading differ in right-to-left layouts", "Use leading and trailing on both sides", result))
  }

  @Test func arithmeticWithAView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = UIView().m_top + UIView().m_left }
    }
    #expect(has("Right side of arithmetic must be constant: UIView.left is not", "Add and multiply numbers", result))
  }

  @Test func tupleArithmeticOnANumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = (20 ! .low) + (1, 2) }
    }
    #expect(has("Attribute has no components for tuple arithmetic", "Name the attribute", result))
  }

  @Test func tupleArithmeticOfTheWrongLength() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = UIView().m_edges ~ (1, 2) }
    }
    #expect(
      has(
        "Attribute has wrong component count: UIView.(top, left, bottom, right) has 4, the tuple 2",
        "Give one number for each component", result))
  }

  @Test func leftSideTimesZero() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = UIView().m_width * 0 |=| 5 }
    }
    #expect(has("The left side is multiplied by 0", "Multiply by another number", result))
  }

  @Test func numbersWithoutSuperview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = UIView().m_left |=| 20 }
    }
    #expect(has("UIView.left has no superview to measure left from", "Add the view to its superview first", result))
  }

  @Test func viewsOfDifferentTrees() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = UIView().m_left |=| UILabel { $0.text = "lost" } }
    }
    #expect(has("the two have no common ancestor", "Add both views to the hierarchy first", result))
    #expect(text(result).contains("UIView's left equals UILabel \"lost\"'s left"))
  }

  @Test(arguments: ["m_compResist", "m_hugging"]) func writeOnlyGetters(_ name: String) async {
    let result =
      name == "m_hugging"
      ? await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await plainly { _ = UIView().m_hugging }
      }
      : await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await plainly { _ = UIView().m_compResist }
      }
    #expect(has("The getter of \(name) must not be used", "Read \(name)H or \(name)V", result))
    #expect(text(result).contains("'InvalidGetter'"))
  }

  private final class Badge: UIView {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// As on iOS, Swift's runtime ends the process with its own message.
  @Test func aClosureForAClassWithoutInitFrame() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { _ = Badge { $0.tag = 1 } }
    }
    #expect(has("Use of unimplemented initializer 'init(frame:)'", "Badge", result))
  }

  // MARK: Default priority

  @Test func popWithoutPush() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { MortarDefault.priority.pop() }
    }
    let line: Int = #line - 3
    #expect(has("pop() without a push", "Call push(_:) before each pop()", result))
    #expect(text(result).contains("'InvalidPopState'"))
    #expect(text(result).contains("Statement: MortarTests/MisuseTests.swift:\(line)"))
  }

  @Test func pushWithoutPop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await plainly { MortarDefault.priority.push(.low) }
      try await Task.sleep(for: .seconds(600))
    }
    let line: Int = #line - 4
    #expect(has("1 of the priorities pushed were not popped", "Call pop() once for each push(_:)", result))
    #expect(text(result).contains("'InvalidStackState'"))
    #expect(text(result).contains("Statement: MortarTests/MisuseTests.swift:\(line)"))
  }
}

private let wrongLine: Int = #line + 4

@MainActor
private func makeWrongStatement() {
  UIView().m_size |=| UIView().m_width
}

/// Runs code that must end the process. Skips the search for the statement's source location, which takes seconds.
@MainActor
private func plainly(_ body: @MainActor () -> Void) {
  MortarProblem.namesStatements = false
  body()
}
