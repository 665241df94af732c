// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing

@Observable private final class Place {
  var first: CGFloat = 0
  var second: CGFloat = 0
}

private struct Squares: View {
  let place: Place
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 20, height: 20).offset(x: place.first)
      Color.red.frame(width: 20, height: 20).offset(x: place.second)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Changes of different kinds of storage, and views that receive transactions.
@MainActor @Suite struct TransactionSourceTests {
  private let linear = Animation.linear(duration: 1)

  /// An observable object reports a change before it is made.
  @Test func observableObjectsHaveTransactions() {
    let place = Place()
    let film = FilmedScreen(Squares(place: place))
    film.change {
      place.second = 100
      withAnimation(linear) { place.first = 100 }
    }
    film.advance(to: 0.5)
    #expect(film.lefts == [50, 100])
  }

  @Test func stateHasTransactions() {
    final class Handle {
      var move: () -> Void = {}
    }
    struct Host: View {
      let handle: Handle
      @State private var isOn = false
      @State private var number = 0
      var body: some View {
        Color.red.onAppear {
          handle.move = {
            withAnimation(.linear(duration: 1)) { isOn = true }
            number = 1
          }
        }
        .frame(width: 60, height: 20).offset(x: isOn ? 100 : 0).offset(y: number == 0 ? 0 : 10)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let handle = Handle()
    let film = FilmedScreen(Host(handle: handle))
    #expect(film.frames == [CGRect(x: 0, y: 40, width: 60, height: 20)])
    film.change { handle.move() }
    film.advance(to: 0.5)
    #expect(film.frames == [CGRect(x: 50, y: 50, width: 60, height: 20)])
  }

  @Test func representablesReceiveTheTransaction() {
    struct Probe: UIViewRepresentable {
      var number: Int
      let journal: Journal
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) {
        journal.add(context.transaction.animation == .easeIn ? "easeIn" : "none")
      }
    }
    let journal = Journal()
    let film = FilmedScreen(Probe(number: 0, journal: journal))
    _ = journal.take()
    film.show(Probe(number: 1, journal: journal), .easeIn)
    film.show(Probe(number: 2, journal: journal), nil)
    #expect(journal.take() == ["easeIn", "none"])
  }

  /// A hosting view within another one takes over the transaction of the outer update.
  @Test func nestedHostsTakeOverTheTransaction() {
    struct Inner: UIViewControllerRepresentable {
      let place: Place
      let first: CGFloat
      func makeUIViewController(context: Context) -> UIHostingController<Square> {
        UIHostingController(rootView: Square(x: first))
      }
      func updateUIViewController(_ controller: UIHostingController<Square>, context: Context) {
        controller.rootView = Square(x: first)
      }
    }
    struct Square: View {
      let x: CGFloat
      var body: some View {
        Color.red.frame(width: 20, height: 20).offset(x: x).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    struct Outer: View {
      let place: Place
      var body: some View { Inner(place: place, first: place.first) }
    }
    let place = Place()
    let film = FilmedScreen(Outer(place: place))
    func left() -> CGFloat? { film.views.first?.subviews.first?.frame.minX }
    #expect(left() == 0)
    film.change { withAnimation(linear) { place.first = 100 } }
    film.advance(to: 0.5)
    #expect(left() == 50)
    film.change { place.first = 10 }
    #expect(left() == 10)
  }

  /// Layouts are evaluated with interpolated data.
  @Test func layoutsAreAnimatable() {
    struct Diagonal: Layout {
      var step: CGFloat
      var animatableData: CGFloat {
        get { step }
        set { step = newValue }
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews.enumerated() {
          // The square of the step, so that the frames are not interpolated linearly.
          view.place(at: CGPoint(x: step * step * CGFloat(index), y: 0), proposal: .unspecified)
        }
      }
    }
    struct Host: View {
      let step: CGFloat
      var body: some View {
        Diagonal(step: step) {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 10)
        }
      }
    }
    let film = FilmedScreen(Host(step: 0))
    film.show(Host(step: 10))
    film.advance(to: 0.5)
    #expect(film.lefts == [0, 25])
    film.advance(to: 1)
    #expect(film.lefts == [0, 100])
  }
}
