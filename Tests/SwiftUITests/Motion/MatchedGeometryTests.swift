// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing

/// Frames of views that share their geometry.
@MainActor @Suite struct MatchedGeometryTests {
  /// A small square at the top left, or a large one at the bottom right of 200 x 100 points.
  private struct Hero: View {
    var isLarge = false
    @Namespace private var space
    var body: some View {
      ZStack {
        if isLarge {
          Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 60, height: 60)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        } else {
          Color.blue.matchedGeometryEffect(id: "hero", in: space).frame(width: 20, height: 20)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
      }
    }
  }

  /// Both squares have the same frame, on the way from (0, 0, 20, 20) to (140, 40, 60, 60), and cross-fade.
  @Test func replacementsMoveTogether() {
    let film = FilmedScreen(Hero())
    film.show(Hero(isLarge: true))
    #expect(film.frames == [CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 0, y: 0, width: 20, height: 20)])
    film.advance(to: 0.5)
    #expect(film.frames == [CGRect(x: 70, y: 20, width: 40, height: 40), CGRect(x: 70, y: 20, width: 40, height: 40)])
    #expect(film.views.map { Double($0.alpha) } == [0.5, 0.5])
    film.advance(to: 1)
    #expect(film.frames == [CGRect(x: 140, y: 40, width: 60, height: 60)])
    film.show(Hero())
    film.advance(to: 1.25)
    #expect(film.frames.map(\.minX) == [105, 105])
    film.advance(to: 3)
    #expect(film.frames == [CGRect(x: 0, y: 0, width: 20, height: 20)])
  }

  /// Two squares of 20 x 20 points in controls, one of which has a circle.
  private struct Buttons: View {
    let selection: Int
    @Namespace private var space
    var body: some View {
      HStack(spacing: 60) {
        ForEach(0..<2) { index in
          Button {
          } label: {
            Color.clear.frame(width: 20, height: 20).background {
              if index == selection { Color.red.matchedGeometryEffect(id: "selection", in: space) }
            }
          }
        }
      }
      .padding(30)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// Backgrounds in different superviews move together, from x = 30 to x = 110.
  @Test func backgroundsInControlsMoveTogether() {
    let film = FilmedScreen(Buttons(selection: 0))
    func lefts() -> [CGFloat] {
      film.screen.window.all(UIView.self).filter { $0.backgroundColor == .systemRed }
        .map { $0.convert($0.bounds, to: film.screen.controller.view).minX }
    }
    #expect(lefts() == [30])
    film.show(Buttons(selection: 1))
    #expect(lefts() == [30, 30])
    film.advance(to: 0.5)
    #expect(lefts() == [70, 70])
    film.advance(to: 1)
    #expect(lefts() == [110])
  }

  private struct Marker: View {
    let selection: Int
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Color.red.frame(width: 20 + 20 * CGFloat(index), height: 20)
            .matchedGeometryEffect(id: index, in: space, anchor: anchor)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay {
        Color.blue.frame(minWidth: 10, minHeight: 10)
          .matchedGeometryEffect(
            id: selection, in: space, properties: properties, anchor: anchor, isSource: false)
      }
    }
  }

  /// The marker has the frame of the selected square: (0, 20), (20, 40), (60, 60).
  @Test func followersHaveTheFrameOfTheSource() {
    let film = FilmedScreen(Marker(selection: 0))
    #expect(film.frames.last == CGRect(x: 0, y: 0, width: 20, height: 20))
    film.show(Marker(selection: 2))
    film.advance(to: 0.5)
    #expect(film.frames.last == CGRect(x: 30, y: 0, width: 40, height: 20))
    film.advance(to: 1)
    #expect(film.frames.last == CGRect(x: 60, y: 0, width: 60, height: 20))
    // A still has the same frames.
    let screen = HostedScreen(Marker(selection: 1))
    #expect(screen.frames.last == CGRect(x: 20, y: 0, width: 40, height: 20))
  }

  /// The position of the anchor only: the marker fills the overlay, 200 x 100 points, around the square's top left.
  @Test func positionsAreMatchedAtTheAnchor() {
    let screen = HostedScreen(Marker(selection: 1, properties: .position, anchor: .topLeading))
    #expect(screen.frames.last == CGRect(x: 20, y: 0, width: 200, height: 100))
    let sized = HostedScreen(Marker(selection: 1, properties: .size))
    // The size of the square, centered in the overlay.
    #expect(sized.frames.last == CGRect(x: 80, y: 40, width: 40, height: 20))
  }

  @Test func unknownSourcesHaveNoEffect() {
    let screen = HostedScreen(Marker(selection: 9))
    #expect(screen.frames.last == CGRect(x: 0, y: 0, width: 200, height: 100))
  }
}
