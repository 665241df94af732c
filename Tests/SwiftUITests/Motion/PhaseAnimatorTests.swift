// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing

/// The sequence of phases and the motion between them.
@MainActor @Suite struct PhaseAnimatorTests {
  private func square(_ x: CGFloat) -> some View { Color.red.frame(width: 20, height: 20).offset(x: x) }

  @Test func phasesFollowEachOther() {
    let film = FilmedScreen(
      Color.red.frame(width: 20, height: 20)
        .phaseAnimator([0.0, 40, 100]) { content, x in
          content.offset(x: CGFloat(x))
        } animation: { x in
          .linear(duration: x == 0 ? 2 : 1)
        }
        .frame(maxWidth: .infinity, alignment: .leading))
    #expect(film.values(at: [0, 0.5, 1, 1.5, 2, 3, 4, 4.5]) { film.lefts[0] } == [0, 20, 40, 70, 100, 50, 0, 20])
    #expect(film.clock.schedule.nextAwaitedTime == nil, "A flow does not wait for it.")
  }

  private struct Triggered: View {
    let count: Int
    let journal: Journal
    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .phaseAnimator([0, 1, 2], trigger: count) { content, phase in
          content.noted("\(phase)", journal).offset(x: CGFloat(phase * 40))
        } animation: { _ in
          .linear(duration: 1)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test func triggersShowAllPhasesOnce() {
    let journal = Journal()
    let film = FilmedScreen(Triggered(count: 0, journal: journal))
    film.advance(to: 1)
    #expect(film.lefts == [0])
    film.change { film.screen.controller.rootView = Triggered(count: 1, journal: journal) }
    #expect(film.values(at: [1.5, 2, 3, 3.5, 4, 6]) { film.lefts[0] } == [20, 40, 80, 40, 0, 0])
    // Repeated evaluations of a phase count once.
    let phases = journal.take().reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(phases == ["0", "1", "2", "0"])
    #expect(film.clock.schedule.nextAwaitedTime == nil)
  }

  /// Phases without an animation change from frame to frame, and do not hang.
  @Test func phasesWithoutAnimationDoNotHang() {
    let film = FilmedScreen(
      PhaseAnimator([0, 1, 2]) { phase in
        Text(verbatim: "\(phase)")
      } animation: { _ in
        nil
      })
    film.advance(to: 0.5)
    #expect(["0", "1", "2"].contains(film.screen.texts.first ?? ""))
    let same = FilmedScreen(PhaseAnimator([7, 7]) { _ in Color.red })
    same.advance(to: 3)
    let single = FilmedScreen(PhaseAnimator([7]) { phase in Text(verbatim: "\(phase)") })
    single.advance(to: 3)
    #expect(single.screen.texts == ["7"])
    #expect(FilmedScreen(PhaseAnimator([Int]()) { _ in Color.red }).views.isEmpty)
  }

  @Test func removedViewsEndTheirPhases() {
    struct Host: View {
      let isShown: Bool
      let journal: Journal
      var body: some View {
        if isShown {
          PhaseAnimator([0, 1]) { phase in
            Text(verbatim: "\(phase)").noted("\(phase)", journal)
          } animation: { _ in
            .linear(duration: 0.25)
          }
        }
      }
    }
    let journal = Journal()
    let film = FilmedScreen(Host(isShown: true, journal: journal))
    film.advance(to: 1)
    film.show(Host(isShown: false, journal: journal), nil)
    _ = journal.take()
    film.advance(to: 3)
    #expect(journal.take() == [])
  }

  @Test func stillsShowTheFirstPhase() {
    #expect(HostedScreen(PhaseAnimator([3, 4]) { phase in Text(verbatim: "\(phase)") }).texts == ["3"])
  }
}
