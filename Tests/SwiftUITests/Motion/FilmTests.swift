// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Tessera
import TesseraRaster
import Testing

/// A card that opens: its frame, color, corner radius, symbol and text change, and a badge appears.
private final class CardModel: ObservableObject {
  @Published var isOpen = false
}

private struct Card: View {
  @ObservedObject var model: CardModel
  @State private var spins = false

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Image(systemName: "star.fill").rotationEffect(.degrees(model.isOpen ? 180 : 0))
        Text(verbatim: model.isOpen ? "Open" : "Closed").font(.headline)
        if model.isOpen { Spacer() }
        if model.isOpen { Text(verbatim: "New").foregroundStyle(.red).transition(.scale.combined(with: .opacity)) }
      }
      .padding(12)
      .frame(maxWidth: model.isOpen ? .infinity : 120)
      .background(model.isOpen ? Color.yellow : .green, in: RoundedRectangle(cornerRadius: model.isOpen ? 4 : 20))
      if model.isOpen {
        Circle().trim(from: 0, to: 0.75).stroke(.blue, lineWidth: 6).frame(width: 50, height: 50)
          .transition(.move(edge: .leading))
      }
      Circle().trim(from: 0, to: 0.25).stroke(.gray, lineWidth: 3).frame(width: 20, height: 20)
        .rotationEffect(.degrees(spins ? 360 : 0))
        .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: spins)
    }
    .padding()
    .onAppear { spins = true }
  }
}

/// Films of SwiftUI screens.
@MainActor @Suite struct FilmTests {
  func pictures(fps: Int, from start: Double, to end: Double) throws -> [Int: Bitmap] {
    let device = try Device(name: "small", size: CGSize(width: 240, height: 180), scale: 1)
    let model = CardModel()
    let screen = Tessera.Screen(
      "card", device: device,
      animations: [
        ScreenAnimation("open", duration: 1) { (_: UIViewController) in
          withAnimation(.spring(duration: 0.6, bounce: 0.3)) { model.isOpen = true }
        }
      ]
    ) { UIHostingController(rootView: Card(model: model)) }
    let renderer = Renderer()
    let frames = try renderer.frames(of: screen, animation: "open", fps: FrameRate(fps), from: start, to: end)
    var painter = renderer.framePainter()
    var result: [Int: Bitmap] = [:]
    while let frame = frames.next() { result[frame.number] = try painter.paint(frame) }
    return result
  }

  /// A frame is the same alone, in a sequence, and in a sequence with another frame rate.
  @Test func framesDependOnlyOnTheirTime() throws {
    let all = try pictures(fps: 20, from: 0, to: 1.5)
    let dense = try pictures(fps: 60, from: 0, to: 1.5)
    #expect(all.count == 31 && Set(all.values.map { $0.bytes }).count > 15)
    for number in [0, 1, 5, 13, 30] {
      let alone = try pictures(fps: 20, from: Double(number) / 20, to: Double(number) / 20)
      #expect(alone[number] == all[number], "frame \(number)")
      #expect(dense[3 * number] == all[number], "frame \(number)")
    }
  }

  /// A square that turns green in three steps, each at the end of the animation before.
  private struct Steps: View {
    @State private var step = 0
    @State private var spins = false

    var body: some View {
      (step == 3 ? Color.green : .red).frame(width: 20 + 40 * CGFloat(step), height: 120)
        .rotationEffect(.degrees(spins ? 90 : 0))
        .animation(.linear(duration: 1).repeatForever(), value: spins)
        .onAppear {
          spins = true
          advance()
        }
    }

    private func advance() {
      guard step < 3 else { return }
      withAnimation(.linear(duration: 0.5)) {
        step += 1
      } completion: {
        advance()
      }
    }
  }

  private func steps() throws -> Tessera.Screen {
    let device = try Device(name: "small", size: CGSize(width: 160, height: 160), scale: 1)
    return Tessera.Screen("steps", device: device) { UIHostingController(rootView: Steps()) }
  }

  private func isGreen(_ bitmap: Bitmap) -> Bool {
    let start = (80 * bitmap.width + 80) * 4
    return bitmap.bytes[start] < 100 && bitmap.bytes[start + 1] > 150
  }

  /// A still shows the state after all completions, and does not wait for animations that repeat forever.
  @Test func stillsShowTheStateAfterCompletions() throws {
    #expect(isGreen(try Renderer().bitmap(of: steps())))
  }

  /// A live screen is at rest when the last animation that ends has ended.
  @Test func liveScreensSettle() throws {
    let live = try LiveScreen(steps())
    live.advance(to: 1)
    #expect(!live.isAtRest)
    #expect(live.settle(within: 5) && live.time >= 1.5 && live.time < 1.6)
    #expect(isGreen(try live.displayList.paint()))
  }
}
