// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing

/// The left half of a rectangle.
private struct Half: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
  func path(in rect: CGRect) -> Path { Path(rect.divided(atDistance: rect.width / 2, from: .minXEdge).slice) }
}

/// A shape without isolation, whose data and outline are used from any thread.
private struct Wave: Shape {
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }
  func path(in rect: CGRect) -> Path { Path(rect.offsetBy(dx: phase, dy: 0)) }
}

/// Mirrored shapes and views in a window of 200 x 100 points.
@MainActor @Suite struct LayoutDirectionBehaviorTests {
  private func isRed(_ view: some View, x: Int, _ direction: LayoutDirection) -> Bool {
    HostedScreen(view.environment(\.layoutDirection, direction)).pixel(x, 50).prefix(3) == [255, 0, 0]
  }
  private let red = SwiftUI.Color(red: 1, green: 0, blue: 0)

  @Test func shapesAreMirrored() {
    #expect(isRed(Half().fill(red), x: 50, .leftToRight))
    #expect(!isRed(Half().fill(red), x: 50, .rightToLeft))
    #expect(isRed(Half().fill(red), x: 150, .rightToLeft))
    #expect(isRed(red.clipShape(Half()), x: 150, .rightToLeft))
    #expect(!isRed(red.clipShape(Half()), x: 50, .rightToLeft))
  }

  @Test func fixedShapesAreNotMirrored() {
    let fixed = Half(layoutDirectionBehavior: .fixed)
    #expect(isRed(fixed.fill(red), x: 50, .rightToLeft))
    #expect(isRed(fixed.offset(x: 0, y: 0).fill(red), x: 50, .rightToLeft))
    #expect(isRed(AnyShape(fixed).fill(red), x: 50, .rightToLeft))
    let leftToRight = Half(layoutDirectionBehavior: .mirrors(in: .leftToRight))
    #expect(isRed(leftToRight.fill(red), x: 150, .leftToRight))
  }

  /// The red half of a stack is at the leading edge, and a mirrored stack has it at the other edge.
  @Test func viewsAreMirrored() {
    let stack = HStack(spacing: 0) {
      red
      SwiftUI.Color.white
    }
    #expect(isRed(stack, x: 150, .rightToLeft))
    #expect(isRed(stack.layoutDirectionBehavior(.mirrors), x: 50, .rightToLeft))
    #expect(isRed(stack.layoutDirectionBehavior(.fixed), x: 150, .rightToLeft))
  }

  @Test func shapesAreNotIsolated() async {
    let rect = await Task.detached {
      var wave = Wave(phase: 1)
      wave.animatableData += 2
      return wave.path(in: CGRect(x: 0, y: 0, width: 1, height: 1)).boundingRect
    }.value
    #expect(rect == CGRect(x: 3, y: 0, width: 1, height: 1))
  }
}
