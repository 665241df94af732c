// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing

/// A square of 20 points at the leading edge that appears and disappears with a transition, followed by another one.
private struct Host: View {
  var isShown = false
  let transition: AnyTransition
  var journal = Journal()

  var body: some View {
    HStack(spacing: 0) {
      if isShown {
        Color.red.frame(width: 20, height: 20).transition(transition).onAppear { journal.add("appear") }
          .onDisappear { journal.add("disappear") }
      }
      Color.blue.frame(width: 20, height: 20)
      Spacer(minLength: 0)
    }
  }
}

/// Views at the phases of their transitions.
@MainActor @Suite struct TransitionTests {
  private let linear = Animation.linear(duration: 1)

  private func film(_ transition: AnyTransition, isShown: Bool = false) -> FilmedScreen<Host> {
    FilmedScreen(Host(isShown: isShown, transition: transition))
  }

  private func toggle(_ film: FilmedScreen<Host>, to isShown: Bool, _ animation: Animation? = .linear(duration: 1)) {
    let host = film.screen.controller.rootView
    film.show(Host(isShown: isShown, transition: host.transition, journal: host.journal), animation)
  }

  /// The square fades in at its final place, while the other one moves aside.
  @Test func viewsFadeInAndOut() {
    let film = film(.opacity)
    toggle(film, to: true)
    #expect(film.lefts == [0, 0] && film.views[0].alpha == 0)
    film.advance(to: 0.25)
    #expect(film.lefts == [0, 5] && isNear(Double(film.views[0].alpha), 0.25))
    film.advance(to: 1)
    #expect(film.lefts == [0, 20] && film.views[0].alpha == 1)
    toggle(film, to: false)
    film.advance(to: 1.25)
    #expect(film.lefts == [0, 15] && isNear(Double(film.views[0].alpha), 0.75))
    film.advance(to: 2)
    #expect(film.lefts == [0] && film.views.count == 1)
  }

  @Test func viewsWithoutATransitionFade() {
    struct Plain: View {
      var isShown: Bool
      var body: some View { if isShown { Color.red.opacity(0.5) } }
    }
    let film = FilmedScreen(Plain(isShown: false))
    film.show(Plain(isShown: true))
    film.advance(to: 0.5)
    #expect(isNear(Double(film.views[0].alpha), 0.5))
    film.advance(to: 2)
    #expect(film.views[0].alpha == 1)
    film.show(Plain(isShown: false))
    film.advance(to: 2.25)
    #expect(isNear(Double(film.views[0].alpha), 0.75))
    film.advance(to: 3)
    #expect(film.views.isEmpty)
    film.show(Plain(isShown: true), nil)
    #expect(film.views.count == 1 && film.views[0].alpha == 1)
    film.show(Plain(isShown: false), nil)
    #expect(film.views.isEmpty)
  }

  @Test func disappearanceFollowsTheTransition() {
    let film = film(.opacity)
    let journal = film.screen.controller.rootView.journal
    toggle(film, to: true)
    #expect(journal.take() == ["appear"])
    film.advance(to: 1)
    toggle(film, to: false)
    film.advance(to: 1.9)
    #expect(journal.take() == [])
    film.advance(to: 2)
    #expect(journal.take() == ["disappear"])
  }

  /// A move by the own width, toward the leading edge.
  @Test func viewsMoveToAnEdge() {
    let film = film(.move(edge: .leading))
    toggle(film, to: true)
    film.advance(to: 0.25)
    film.clock.run { film.screen.layOut() }
    #expect(isNear(film.views[0].layer.transform.m41, -15))
    film.advance(to: 1)
    toggle(film, to: false)
    film.advance(to: 1.5)
    #expect(isNear(film.views[0].layer.transform.m41, -10))
    film.advance(to: 3)
    #expect(film.views.count == 1)
  }

  /// Slide: in from the leading edge, out to the trailing edge. Push from the bottom: in from below, out to the top.
  @Test func slidesAndPushesContinueInTheirDirection() {
    for (transition, inX, inY, outX, outY) in [
      (AnyTransition.slide, CGFloat(-10), CGFloat(0), CGFloat(10), CGFloat(0)), (.push(from: .bottom), 0, 10, 0, -10),
    ] {
      let film = film(transition)
      func moved() -> [CGFloat] {
        let layers = sequence(first: film.views[0]) { $0.subviews.first }.map(\.layer.transform)
        return layers.first { !CATransform3DIsIdentity($0) }.map { [$0.m41, $0.m42] } ?? []
      }
      toggle(film, to: true)
      film.advance(to: 0.5)
      #expect(areNear(moved(), [inX, inY]))
      film.advance(to: 1)
      toggle(film, to: false)
      film.advance(to: 1.5)
      #expect(areNear(moved(), [outX, outY]))
    }
  }

  @Test func scalesAndOffsets() {
    let film = film(.scale(scale: 0.5).combined(with: .offset(x: 40)))
    toggle(film, to: true)
    film.advance(to: 0.5)
    #expect(areNear([film.views[0].center.x], [30]) && isNear(film.views[0].layer.transform.m11, 0.75))
    film.advance(to: 1)
    toggle(film, to: false)
    film.advance(to: 1.25)
    // The view that leaves the layout is still offset: 10 + 40 / 4.
    #expect(areNear([film.views[0].center.x], [20]) && isNear(film.views[0].layer.transform.m11, 0.875))
  }

  @Test func asymmetricTransitionsDiffer() {
    let film = film(.asymmetric(insertion: .scale, removal: .opacity))
    func look() -> [Double] {
      let views = Array(sequence(first: film.views[0]) { $0.subviews.first })
      let scale = views.map(\.layer.transform.m11).reduce(1, *)
      return [Double(scale), Double(views.map(\.alpha).reduce(1, *))]
    }
    toggle(film, to: true)
    film.advance(to: 0.25)
    #expect(isNear(look()[0], 0.25) && look()[1] == 1)
    film.advance(to: 1)
    toggle(film, to: false)
    film.advance(to: 1.25)
    #expect(look()[0] == 1 && isNear(look()[1], 0.75))
  }

  @Test func modifiersOfATransitionAreInterpolated() {
    struct Fade: ViewModifier {
      let amount: Double
      func body(content: Content) -> some View { content.opacity(amount) }
    }
    let film = film(.modifier(active: Fade(amount: 0.2), identity: Fade(amount: 1)))
    toggle(film, to: true)
    film.advance(to: 0.5)
    #expect(isNear(Double(film.views[0].alpha), 0.6))
  }

  @Test func customTransitionsHavePhases() {
    struct Tall: Transition {
      let journal: Journal
      func body(content: Content, phase: TransitionPhase) -> some View {
        journal.add("\(phase.value)")
        return content.opacity(phase.isIdentity ? 1 : 0.5)
      }
    }
    let journal = Journal()
    let film = film(AnyTransition(Tall(journal: journal)))
    toggle(film, to: true)
    #expect(journal.take() == ["0.0", "-1.0", "0.0"], "Created, shown before it appears, and then shown.")
    film.advance(to: 0.5)
    #expect(isNear(Double(film.views[0].alpha), 0.75))
    film.advance(to: 1)
    toggle(film, to: false)
    #expect(journal.take().last == "1.0")
  }

  /// The transition's own animation replaces that of the change.
  @Test func transitionsHaveOwnAnimations() {
    let film = film(.opacity.animation(.linear(duration: 4)))
    toggle(film, to: true)
    film.advance(to: 1)
    #expect(film.lefts == [0, 20] && isNear(Double(film.views[0].alpha), 0.25))
    film.advance(to: 4)
    toggle(film, to: false, nil)
    film.advance(to: 5)
    #expect(film.lefts == [0, 0] && isNear(Double(film.views[0].alpha), 0.75), "A change without an animation.")
    film.advance(to: 8)
    #expect(film.views.count == 1)
  }

  /// A view that returns during its removal is the same view, and continues where it is.
  @Test func returningViewsContinue() {
    let film = film(.opacity)
    let journal = film.screen.controller.rootView.journal
    toggle(film, to: true)
    film.advance(to: 1)
    let view = film.views[0]
    toggle(film, to: false)
    film.advance(to: 1.5)
    toggle(film, to: true)
    #expect(film.views.count == 2 && film.views[0] === view && isNear(Double(view.alpha), 0.5))
    // Curves are added: a quarter of the way down remains, and three quarters of the way up.
    film.advance(to: 1.75)
    #expect(isNear(Double(view.alpha), 0.5))
    film.advance(to: 4)
    #expect(view.alpha == 1 && film.views.count == 2 && journal.take() == ["appear"])
  }

  @Test func interruptedInsertionsAreRemoved() {
    let film = film(.opacity)
    toggle(film, to: true)
    film.advance(to: 0.5)
    toggle(film, to: false)
    #expect(isNear(Double(film.views[0].alpha), 0.5))
    film.advance(to: 3)
    #expect(film.views.count == 1)
    toggle(film, to: true)
    toggle(film, to: false)
    toggle(film, to: true)
    film.advance(to: 6)
    #expect(film.views.count == 2 && film.views[0].alpha == 1)
  }

  /// Branches, identities and elements of a collection.
  @Test func replacedViewsCrossFade() {
    struct Branches: View {
      let isFirst: Bool
      var body: some View { if isFirst { Color.red } else { Color.blue } }
    }
    let branches = FilmedScreen(Branches(isFirst: true))
    branches.show(Branches(isFirst: false))
    branches.advance(to: 0.25)
    #expect(branches.views.map { isNear(Double($0.alpha), 0.75) || isNear(Double($0.alpha), 0.25) } == [true, true])
    branches.advance(to: 1)
    #expect(branches.views.count == 1)

    let identities = FilmedScreen(Color.red.id(1))
    identities.show(Color.red.id(2))
    identities.advance(to: 0.5)
    #expect(identities.views.count == 2)
    identities.advance(to: 1)
    #expect(identities.views.count == 1 && identities.views[0].alpha == 1)
  }

  @Test func rowsMoveWhenOneIsRemoved() {
    struct Rows: View {
      let rows: [Int]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { _ in Color.red.frame(width: 20, height: 20).transition(.opacity) }
          Spacer(minLength: 0)
        }
      }
    }
    let film = FilmedScreen(Rows(rows: [1, 2, 3]))
    film.show(Rows(rows: [1, 3]))
    film.advance(to: 0.5)
    #expect(film.frames.map(\.minY) == [0, 20, 30])
    #expect(film.views.map { Double($0.alpha) } == [1, 0.5, 1])
    film.advance(to: 1)
    film.show(Rows(rows: [1, 2, 3]))
    film.advance(to: 1.5)
    #expect(film.frames.map(\.minY) == [0, 20, 30])
  }

  /// Only the outermost content has a transition. Its descendants, and views that are there from the beginning, don't.
  @Test func innerTransitionsDoNotApply() {
    struct Nested: View {
      var isShown = false
      var body: some View {
        if isShown { HStack { Color.red.transition(.offset(x: 50)) } }
      }
    }
    let film = FilmedScreen(Nested())
    film.show(Nested(isShown: true))
    #expect(film.lefts == [0] && film.views[0].alpha == 0)
    let first = FilmedScreen(Nested(isShown: true))
    #expect(first.views[0].alpha == 1)
  }

  /// The views of a host that is released during a transition are released.
  @Test(arguments: [nil, Animation.linear(duration: 1)])
  func endsWithTheHost(animation: Animation?) {
    weak var view: UIView?
    let journal = Journal()
    func run() {
      let film = FilmedScreen(Host(isShown: true, transition: .opacity, journal: journal))
      toggle(film, to: false, animation)
      view = film.screen.controller.view
      film.screen.window.isHidden = true
    }
    run()
    #expect(view == nil && journal.take() == ["appear", "disappear"])
  }

  /// Without a clock, views appear and disappear at once.
  @Test func stillsHaveNoTransitions() {
    let screen = HostedScreen(Host(transition: .move(edge: .top)))
    withAnimation { screen.controller.rootView = Host(isShown: true, transition: .move(edge: .top)) }
    screen.layOut()
    #expect(screen.frames.count == 2 && CATransform3DIsIdentity(screen.controller.view.subviews[0].layer.transform))
    withAnimation { screen.controller.rootView = Host(isShown: false, transition: .move(edge: .top)) }
    screen.layOut()
    #expect(screen.frames.count == 1)
  }
}
