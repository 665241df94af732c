// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing

/// Two squares in a row each. A model moves them by an offset.
private final class Model: ObservableObject {
  @Published var first: CGFloat = 0
  @Published var second: CGFloat = 0
  @Published var other = 0
}

private struct Rows<First: View, Second: View>: View {
  @ObservedObject var model: Model
  let first: (Square, Model) -> First
  let second: (Square, Model) -> Second

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      first(Square(x: model.first), model)
      second(Square(x: model.second), model)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct Square: View {
  let x: CGFloat
  var body: some View { Color.red.frame(width: 20, height: 20).offset(x: x) }
}

private struct Note: TransactionKey {
  static var defaultValue: String { "none" }
}

extension Transaction {
  fileprivate var note: String {
    get { self[Note.self] }
    set { self[Note.self] = newValue }
  }
}

@MainActor @Suite struct TransactionTests {
  private let model = Model()

  private func film<A: View, B: View>(
    _ first: @escaping (Square, Model) -> A, _ second: @escaping (Square, Model) -> B
  ) -> FilmedScreen<Rows<A, B>> {
    FilmedScreen(Rows(model: model, first: first, second: second))
  }

  private let linear = Animation.linear(duration: 1)

  @Test func withAnimationAppliesToItsChangesOnly() {
    let film = film({ square, _ in square }, { square, _ in square })
    film.change {
      withAnimation(linear) { model.first = 100 }
      model.second = 100
    }
    film.advance(to: 0.5)
    #expect(film.lefts == [50, 100])
    // The order of the changes does not matter.
    film.change {
      model.second = 0
      withAnimation(linear) { model.first = 0 }
    }
    film.advance(to: 0.75)
    // The first square: target 0, 25 of the way to 100 remain, and 75 of the way back.
    #expect(film.lefts == [50, 0])
  }

  @Test func changesWithDifferentAnimationsAreSeparate() {
    let film = film({ square, _ in square }, { square, _ in square })
    film.change {
      withAnimation(linear) { model.first = 100 }
      withAnimation(.linear(duration: 2)) { model.second = 100 }
    }
    film.advance(to: 0.5)
    #expect(film.lefts == [50, 25])
  }

  @Test func animationOfAValueAppliesWhenItChanges() {
    let film = film({ $0.animation(.linear(duration: 1), value: $1.first) }, { square, _ in square })
    film.change { (model.first, model.second) = (100, 100) }
    film.advance(to: 0.5)
    #expect(film.lefts == [50, 100])
  }

  @Test func animationOfAnotherValueDoesNotApply() {
    let film = film({ $0.animation(.linear(duration: 1), value: $1.other) }, { square, _ in square })
    film.change { model.first = 100 }
    #expect(film.lefts == [100, 0])
    // An update in which the other value changes, too.
    film.change { (model.first, model.other) = (0, 1) }
    film.advance(to: 0.5)
    #expect(film.lefts == [50, 0])
  }

  /// The inner animation applies. Nil disables the animation of the change.
  @Test func innerAnimationsReplaceOuterOnes() {
    let film = film(
      { $0.animation(nil, value: $1.first).animation(.linear(duration: 1), value: $1.first) },
      { $0.animation(.linear(duration: 2), value: $1.second).animation(nil, value: $1.second) })
    film.change { withAnimation(linear) { (model.first, model.second) = (100, 100) } }
    film.advance(to: 0.5)
    #expect(film.lefts == [100, 25])
  }

  @Test func disablesAnimationsIgnoresModifiers() {
    let film = film({ $0.animation(.linear(duration: 1), value: $1.first) }, { square, _ in square })
    var transaction = Transaction()
    transaction.disablesAnimations = true
    film.change { withTransaction(transaction) { model.first = 100 } }
    #expect(film.lefts == [100, 0])
    transaction.animation = linear
    film.change { withTransaction(transaction) { model.first = 0 } }
    film.advance(to: 0.5)
    #expect(film.lefts == [50, 0], "The transaction's own animation applies.")
  }

  @Test func transactionModifiersChangeTheTransaction() {
    let film = film(
      { square, _ in square.transaction { $0.animation = $0.animation?.speed(2) } },
      { square, model in square.transaction(value: model.other) { $0.animation = nil } })
    film.change { withAnimation(linear) { (model.first, model.second) = (100, 100) } }
    film.advance(to: 0.25)
    #expect(film.lefts == [50, 25])
  }

  /// The animation of a body applies to the body's modifiers, but not to the view itself.
  @Test func animationsOfABodyAreScoped() {
    let film = film(
      { square, model in
        square.animation(.linear(duration: 1)) { $0.offset(y: model.other == 0 ? 0 : 10) }
      }, { square, _ in square })
    film.change { (model.first, model.other) = (100, 1) }
    film.advance(to: 0.5)
    #expect(film.frames == [CGRect(x: 100, y: 35, width: 20, height: 20), CGRect(x: 0, y: 50, width: 20, height: 20)])
  }

  @Test func keysHaveValues() {
    var seen: [String] = []
    let film = film({ square, _ in square.transaction { seen.append($0.note) } }, { square, _ in square })
    seen = []
    film.change { withTransaction(\.note, "moved") { withAnimation(linear) { model.first = 100 } } }
    #expect(seen.contains("moved"))
    seen = []
    film.change { withAnimation(linear) { model.first = 0 } }
    #expect(!seen.isEmpty && !seen.contains("moved"))
  }

  @Test func bindingsHaveTransactions() {
    let model = model
    let film = film({ square, _ in square }, { square, _ in square })
    let binding = Binding(get: { model.first }, set: { model.first = $0 })
    film.change { binding.animation(linear).wrappedValue = 100 }
    film.advance(to: 0.5)
    #expect(film.lefts == [50, 0])
    var seen: [Animation?] = []
    let setter = Binding<CGFloat>(get: { 0 }, set: { _, transaction in seen.append(transaction.animation) })
    setter.wrappedValue = 1
    setter.animation(.easeIn).wrappedValue = 2
    withAnimation(.bouncy) { setter.wrappedValue = 3 }
    struct Pair { var a = 1.0 }
    let pair = Binding<Pair>(get: { Pair() }, set: { _, transaction in seen.append(transaction.animation) })
    pair.animation(.easeOut).a.wrappedValue = 2
    #expect(seen == [nil, .easeIn, .bouncy, .easeOut])
  }

  /// A change in a body merges with the update, and neither hangs nor crashes.
  @Test func withAnimationDuringAnUpdateEnds() {
    struct Restless: View {
      let isOn: Bool
      @State private var x: CGFloat = 0
      var body: some View {
        if isOn, x == 0 { withAnimation(.linear(duration: 1)) { x = 100 } }
        return Square(x: x).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let film = FilmedScreen(Restless(isOn: false))
    film.show(Restless(isOn: true), nil)
    film.advance(to: 2)
    #expect(film.lefts == [100])
  }

  @Test func reducedMotionCanBeRespected() {
    let film = film(
      { square, model in
        square.animation(UIAccessibility.isReduceMotionEnabled ? nil : .linear(duration: 1), value: model.first)
      }, { square, _ in square })
    UIScreen.main.environment.reducesMotion = true
    defer { UIScreen.main.environment.reducesMotion = false }
    film.change { model.first = 100 }
    #expect(film.lefts == [100, 0])
  }

  // MARK: Completion

  /// Logical completions occur at the end of the animation with which they were made, completions of removal after all
  /// animations of the value.
  @Test func completionsOccurInOrder() {
    let journal = Journal()
    let film = film({ square, _ in square }, { square, _ in square })
    let clock = film.clock
    func note(_ name: String) { journal.add("\(name) \(clock.now)") }
    film.change {
      withAnimation(linear) {
        model.first = 100
      } completion: {
        note("first")
      }
    }
    film.advance(to: 0.5)
    film.change {
      withAnimation(.linear(duration: 2), completionCriteria: .removed) {
        model.first = 0
      } completion: {
        note("second")
      }
    }
    film.advance(to: 5)
    #expect(journal.take() == ["first 1.0", "second 2.5"])
  }

  @Test func springsCompleteLogicallyAfterTheirDuration() {
    let journal = Journal()
    let film = film({ square, _ in square }, { square, _ in square })
    let clock = film.clock
    let spring = Animation.spring(duration: 0.5, bounce: 0.2)
    film.change {
      withAnimation(spring) {
        model.first = 100
      } completion: {
        journal.add("\(clock.now)")
      }
    }
    film.advance(to: 0.49)
    #expect(journal.take() == [])
    film.advance(to: 3)
    #expect(journal.take() == ["0.5"])
    let end = spring.runningTime ?? 0
    film.change {
      withAnimation(spring, completionCriteria: .removed) {
        model.first = 0
      } completion: {
        journal.add("\(clock.now - 3 - end)")
      }
    }
    film.advance(to: 10)
    #expect(journal.take() == ["0.0"])
  }

  /// Without a change of a view, the completion is called once, after the closure.
  @Test func completionsWithoutChangesAreCalled() {
    let journal = Journal()
    withAnimation(linear) {
      journal.add("change")
    } completion: {
      journal.add("completion")
    }
    #expect(journal.take() == ["change", "completion"])
    let film = film({ square, _ in square }, { square, _ in square })
    film.change {
      withAnimation(linear) {
        model.other = 1
      } completion: {
        journal.add("invisible")
      }
    }
    film.advance(to: 3)
    #expect(journal.take() == ["invisible"])
    film.change {
      withAnimation(nil) {
        model.first = 1
      } completion: {
        journal.add("plain")
      }
    }
    #expect(journal.take() == ["plain"])
  }

  @Test func completionsCanStartAnimations() {
    let film = film({ square, _ in square }, { square, _ in square })
    film.change {
      withAnimation(linear) {
        model.first = 100
      } completion: { [model, linear] in
        withAnimation(linear) { model.first = 0 }
      }
    }
    #expect(film.values(at: [0.5, 1, 1.5, 2]) { film.lefts[0] } == [50, 100, 50, 0])
  }

  @Test func completionsOfRemovedViewsAreCalled() {
    let journal = Journal()
    struct Host: View {
      var isShown = true
      var x: CGFloat = 0
      var body: some View { if isShown { Square(x: x) } }
    }
    let film = FilmedScreen(Host())
    film.change {
      withAnimation(linear) {
        film.screen.controller.rootView = Host(x: 50)
      } completion: {
        journal.add("end")
      }
    }
    film.advance(to: 0.5)
    film.change { film.screen.controller.rootView = Host(isShown: false) }
    film.advance(to: 0.6)
    #expect(journal.take() == ["end"])
  }

  /// A completion is not called for an animation that never ends.
  @Test func endlessAnimationsDoNotComplete() {
    let journal = Journal()
    let film = film({ square, _ in square }, { square, _ in square })
    film.change {
      withAnimation(linear.repeatForever()) {
        model.first = 100
      } completion: {
        journal.add("end")
      }
    }
    film.advance(to: 20)
    #expect(journal.take() == [])
    #expect(film.clock.schedule.nextAwaitedTime == nil, "A flow does not wait for it.")
  }

  @Test func customAnimationsAreEvaluated() {
    /// Covers half of the distance at once, and the rest after a second.
    struct Steps: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= 0.5 { context.isLogicallyComplete = true }
        var half = value
        half.scale(by: 0.5)
        return time < 1 ? half : nil
      }
    }
    let journal = Journal()
    let film = film({ square, _ in square }, { square, _ in square })
    let clock = film.clock
    film.change {
      withAnimation(Animation(Steps())) {
        model.first = 100
      } completion: {
        journal.add("\(clock.now)")
      }
    }
    #expect(film.values(at: [0, 0.1, 0.9, 1.1]) { film.lefts[0] } == [0, 50, 50, 100])
    #expect(journal.take() == ["0.5"])
  }
}
