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
}
