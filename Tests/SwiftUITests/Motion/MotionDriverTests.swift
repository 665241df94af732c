// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests with two identical screens that receive the same random changes. In one screen, the changes are animated and
// time advances in random steps, so that changes interrupt each other. In the other, there is no clock, so that all
// changes are immediate. When the first screen's animations have ended, both must have the same views.

import Foundation
@testable import SwiftUI
import Testing

private final class Model: ObservableObject {
  @Published var rows = [1, 2, 3]
  @Published var isWide = false
  @Published var isFirst = true
  @Published var angle = 0.0
  @Published var number = 0
  @Published var identity = 0
}

private struct Page: View {
  @ObservedObject var model: Model
  @Namespace private var space

  var body: some View {
    VStack(spacing: 4) {
      HStack {
        if model.isFirst {
          RoundedRectangle(cornerRadius: model.isWide ? 20 : 4).fill(model.isWide ? Color.red : .blue)
            .matchedGeometryEffect(id: "box", in: space).frame(width: 30, height: 30)
          Spacer()
        } else {
          Spacer()
          Color.green.matchedGeometryEffect(id: "box", in: space).frame(width: 60, height: 20)
            .transition(.asymmetric(insertion: .slide, removal: .scale))
        }
      }
      Text(verbatim: "Number \(model.number)").rotationEffect(.degrees(model.angle)).id(model.identity)
        .animation(.linear(duration: 0.3), value: model.angle)
      ForEach(model.rows, id: \.self) { row in
        Circle().trim(from: 0, to: model.isWide ? 1 : 0.5).stroke(.red, lineWidth: 2)
          .frame(width: model.isWide ? 60 : 20, height: 16).offset(x: CGFloat(row)).opacity(row % 2 == 0 ? 0.5 : 1)
          .transition(row % 3 == 0 ? .push(from: .bottom) : .opacity.combined(with: .offset(x: 30)))
      }
      if model.isWide { Text(verbatim: "Wide").shadow(radius: 2).blur(radius: 1) }
    }
  }
}

/// The page in different containers.
private struct Container: View {
  let kind: Int
  let model: Model

  var body: some View {
    switch kind {
    case 0: Page(model: model)
    case 1: ScrollView { Page(model: model) }
    default: PageList(model: model)
    }
  }
}

private struct PageList: View {
  @ObservedObject var model: Model

  var body: some View {
    List {
      if model.isFirst { Text(verbatim: "First").transition(.slide) }
      ForEach(model.rows, id: \.self) { row in
        Text(verbatim: "Row \(row)").frame(height: model.isWide ? 40 : 20)
      }
      Section("\(model.number)") {
        Text(verbatim: "Angle").rotationEffect(.degrees(model.angle)).id(model.identity)
      }
    }
  }
}

private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@MainActor @Suite struct MotionDriverTests {
  private static let animations: [Animation?] = [
    nil, .linear(duration: 0.4), .spring(duration: 0.3, bounce: 0.4), .easeIn(duration: 0.1).delay(0.2),
    .linear(duration: 0.2).repeatCount(2), .interpolatingSpring(stiffness: 200, damping: 10), .bouncy.speed(3),
    .easeInOut.delay(-0.1), .linear(duration: 0), .linear(duration: 0.3).repeatForever(),
  ]

  private func change(_ model: Model, _ kind: Int, _ value: Int) {
    switch kind {
    case 0: model.rows = Array(0..<6).filter { (value >> $0) & 1 == 1 }
    case 1: model.rows.reverse()
    case 2: model.isWide.toggle()
    case 3: model.isFirst.toggle()
    case 4: model.angle = Double(value * 45)
    case 5: model.number = value
    default: model.identity += 1
    }
  }

  /// The frames, opacities, transforms and texts of all views.
  private func state(of view: UIView) -> [String] {
    var result: [String] = []
    var pending: [(UIView, Int)] = [(view, 0)]
    while let (next, depth) = pending.popLast() {
      func number(_ value: CGFloat) -> String { String(format: "%.3f", value == 0 ? 0 : value) }
      let (bounds, center, matrix) = (next.bounds, next.center, next.layer.transform)
      let numbers = [
        bounds.width, bounds.height, center.x, center.y, next.alpha, matrix.m11, matrix.m12, matrix.m41, matrix.m42,
        next.layer.cornerRadius,
      ]
      result.append("\(depth) \(type(of: next)) \((next as? UILabel)?.text ?? "") \(numbers.map(number))")
      pending += next.subviews.reversed().map { ($0, depth + 1) }
    }
    return result
  }

  @Test(arguments: 0..<3)
  func endsInTheUnanimatedState(seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed) &* 77 &+ 5)
    let (moving, still) = (Model(), Model())
    let film = FilmedScreen(Container(kind: seed % 3, model: moving), width: 220, height: 260)
    let screen = HostedScreen(Container(kind: seed % 3, model: still), width: 220, height: 260)
    var completions = (begun: 0, ended: 0)
    for step in 0..<60 {
      let (kind, value) = (Int.random(in: 0..<7, using: &random), Int.random(in: 0..<64, using: &random))
      var animation = Self.animations.randomElement(using: &random) ?? nil
      // The transition of a view with an animation that never ends doesn't end.
      if animation?.logicalTime == .infinity, kind != 1, kind != 4, kind != 5 { animation = .linear(duration: 0.2) }
      film.change {
        if animation?.logicalTime == .infinity {
          withAnimation(animation) { change(moving, kind, value) }
        } else {
          completions.begun += 1
          withAnimation(animation) {
            change(moving, kind, value)
          } completion: {
            completions.ended += 1
          }
        }
      }
      change(still, kind, value)
      screen.layOut()
      let pause: Double = [0, 0.01, 0.08, 0.3].randomElement(using: &random) ?? 0
      film.advance(to: film.clock.now + pause)
      guard step % 10 == 9 else { continue }
      // A change without an animation of everything ends endless animations.
      for kind in 2...4 {
        for _ in 0..<2 {
          let (kind, value) = (kind, kind == 4 ? step + kind : 0)
          film.change { change(moving, kind, value) }
          change(still, kind, value)
          screen.layOut()
        }
      }
      film.advance(to: film.clock.now + 8)
      let (found, expected) = (state(of: film.screen.controller.view), state(of: screen.controller.view))
      #expect(found.count == expected.count && film.clock.schedule.nextAwaitedTime == nil, "seed \(seed), step \(step)")
      if let difference = zip(found, expected).first(where: { $0 != $1 }) {
        Issue.record("seed \(seed), step \(step): \(difference.0) instead of \(difference.1)")
        return
      }
    }
    #expect(completions.begun == completions.ended)
  }
}
