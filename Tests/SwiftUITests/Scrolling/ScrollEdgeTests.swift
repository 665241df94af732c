// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing
import TesseraViews

/// The effects at the edges of scroll views, and the extension of backgrounds.
@MainActor
@Suite struct ScrollEdgeTests {
  private func scrollView<V: View>(@ViewBuilder _ content: () -> V) -> UIScrollView? {
    HostedScreen(content(), width: 390, height: 700).controller.view.first(UIScrollView.self)
  }

  @Test func stylesAndVisibility() {
    let view = scrollView {
      ScrollView { Text("Row") }
        .scrollEdgeEffectStyle(.hard, for: .top).scrollEdgeEffectStyle(.soft, for: .bottom)
        .scrollEdgeEffectHidden(for: [.bottom, .leading])
    }
    #expect(view?.topEdgeEffect.style == .hard && view?.topEdgeEffect.isHidden == false)
    #expect(view?.bottomEdgeEffect.style == .soft && view?.bottomEdgeEffect.isHidden == true)
    #expect(view?.leftEdgeEffect.isHidden == true && view?.rightEdgeEffect.isHidden == false)
  }

  @Test func stylesOfLists() {
    let view = scrollView { List { Text("Row") }.scrollEdgeEffectStyle(.hard, for: .all) }
    #expect(view?.topEdgeEffect.style == .hard && view?.bottomEdgeEffect.style == .hard)
  }

  /// The objects of the effects are created only if a modifier sets a value.
  @Test func defaultsCostNothing() {
    #expect(scrollView { ScrollView { Text("Row") } }?.hasEdgeEffects == false)
  }

  private func colors(isEnabled: Bool) -> [[UInt8]] {
    // A view with red above green, in a safe area that begins at 40. Unlike colors, shapes don't extend beyond it themselves.
    let screen = HostedScreen(
      VStack(spacing: 0) {
        Rectangle().fill(Color(red: 1, green: 0, blue: 0))
        Rectangle().fill(Color(red: 0, green: 1, blue: 0))
      }
      .backgroundExtensionEffect(isEnabled: isEnabled)
      .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 40) }, width: 100, height: 240)
    return [screen.pixel(50, 5), screen.pixel(50, 60), screen.pixel(50, 220)]
  }

  /// The part of the view next to the edge is mirrored beyond it. The view keeps its place.
  @Test func extensionsMirrorTheView() {
    let colors = colors(isEnabled: true)
    #expect(colors == [[255, 0, 0, 255], [255, 0, 0, 255], [0, 255, 0, 255]], "\(colors)")
  }

  @Test func disabledExtensions() {
    let colors = colors(isEnabled: false)
    #expect(
      colors.first != [255, 0, 0, 255] && colors.dropFirst() == [[255, 0, 0, 255], [0, 255, 0, 255]], "\(colors)")
  }
}
