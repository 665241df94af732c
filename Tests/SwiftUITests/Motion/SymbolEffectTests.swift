// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing

@MainActor @Suite struct SymbolEffectTests {
  private struct Host: View {
    let count: Int
    var options = SymbolEffectOptions.default
    var body: some View { Image(systemName: "star").symbolEffect(.bounce, options: options, value: count) }
  }

  /// The scale of the outermost view, which a bounce changes.
  private func scale<V: View>(_ film: FilmedScreen<V>) -> Double {
    Double(film.views.first?.layer.transform.m11 ?? 0)
  }

  @Test func bouncesOvershootOnce() {
    let film = FilmedScreen(Host(count: 0))
    film.advance(to: 1)
    #expect(scale(film) == 1)
    film.change { film.screen.controller.rootView = Host(count: 1) }
    let scales = film.values(at: [1.15, 1.3, 1.45, 2]) { scale(film) }
    #expect(scales[0] > 1.2 && scales[1] < 1 && isNear(scales[2], 1) && scales[3] == 1)
    // Twice as fast, twice.
    film.change { film.screen.controller.rootView = Host(count: 2, options: .repeat(2).speed(2)) }
    let again = film.values(at: [2.075, 2.3, 2.45, 3]) { scale(film) }
    #expect(again[0] > 1.15 && again[1] > 1.15 && isNear(again[2], 1) && again[3] == 1)
  }

  @Test func pulsesRepeatWhileActive() {
    struct Pulse: View {
      let isActive: Bool
      var body: some View { Image(systemName: "star").symbolEffect(.pulse, isActive: isActive) }
    }
    let film = FilmedScreen(Pulse(isActive: true))
    func opacity() -> Double {
      Double(sequence(first: film.views[0]) { $0.subviews.first }.map(\.alpha).reduce(1, *))
    }
    let values = film.values(at: [0.5, 1, 1.5]) { opacity() }
    #expect(
      isNear(values[0], 0.4, within: 0.03) && isNear(values[1], 1, within: 0.03) && isNear(values[2], 0.4, within: 0.03)
    )
    film.change { film.screen.controller.rootView = Pulse(isActive: false) }
    film.advance(to: 2)
    #expect(opacity() == 1)
    #expect(HostedScreen(Pulse(isActive: true)).frames.count == 1)
  }

  @Test func scalesStayWhileActive() {
    struct Scale: View {
      let isActive: Bool
      var body: some View { Image(systemName: "star").symbolEffect(.scale.up, isActive: isActive) }
    }
    let screen = HostedScreen(Scale(isActive: true))
    #expect((screen.controller.view.subviews.first?.layer.transform.m11 ?? 0) > 1)
    let film = FilmedScreen(Scale(isActive: false))
    film.change { film.screen.controller.rootView = Scale(isActive: true) }
    film.advance(to: 0.1)
    #expect(scale(film) > 1 && scale(film) < 1.15)
    film.advance(to: 2)
    #expect(isNear(scale(film), 1.15))
  }

  @Test func removedEffectsAreNotShown() {
    let screen = HostedScreen(Image(systemName: "star").symbolEffect(.scale.up).symbolEffectsRemoved())
    #expect(screen.controller.view.subviews.first?.layer.transform.m11 == 1)
  }
}
