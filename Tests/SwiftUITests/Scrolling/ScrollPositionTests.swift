// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
import SwiftUI
import Testing
import TesseraViews

/// Bindings to scroll positions. The host is 200 x 100 points, and twenty rows of 50 points are 1000 points tall.
@MainActor
@Suite struct ScrollPositionTests {
  @MainActor @Observable
  final class Model {
    var id: Int?
    var position = ScrollPosition(idType: Int.self)
    var sets = 0
    /// Returns the value that the binding stores for a reported value.
    @ObservationIgnored var accept: (Int?) -> Int? = { $0 }
  }

  struct ByID: View {
    let model: Model
    var anchor: UnitPoint?
    var count = 20
    var body: some View {
      let id = Binding<Int?>(
        get: { model.id },
        set: {
          model.sets += 1
          model.id = model.accept($0)
        })
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 50) } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: id, anchor: anchor)
    }
  }

  struct ByPosition: View {
    let model: Model
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(height: 50) } }
          .scrollTargetLayout()
      }
      .scrollPosition(Binding(get: { model.position }, set: { model.position = $0 }))
    }
  }

  private func offset(_ screen: HostedScreen<some View>) -> CGFloat {
    screen.layOut()
    return screen.scrollView?.contentOffset.y ?? .nan
  }

  @Test func settingTheIdentifierScrolls() {
    let model = Model()
    let screen = HostedScreen(ByID(model: model, anchor: .top))
    #expect(offset(screen) == 0)
    model.id = 6
    #expect(offset(screen) == 300)
    model.id = 19
    #expect(offset(screen) == 900)
    model.id = nil
    #expect(offset(screen) == 900)
    #expect(model.sets == 0)
  }

  @Test func theInitialIdentifierIsShown() {
    let model = Model()
    model.id = 8
    #expect(offset(HostedScreen(ByID(model: model, anchor: .top))) == 400)
  }

  /// At offset 130, row 3 (150) is nearer to the top than row 2 (100). For the center anchor, the middle of the viewport
  /// is at 180, and the nearest row center is that of row 3 at 175.
  @Test func scrollingReportsTheNearestView() {
    let model = Model()
    let screen = HostedScreen(ByID(model: model))
    #expect(model.id == nil)
    screen.scrollView?.contentOffset.y = 130
    #expect(model.id == 3)
    screen.scrollView?.contentOffset.y = 120
    #expect(model.id == 2)
    let centered = Model()
    let other = HostedScreen(ByID(model: centered, anchor: .center))
    other.scrollView?.contentOffset.y = 130
    #expect(centered.id == 3)
  }

  @Test func draggingReports() {
    let model = Model()
    let screen = HostedScreen(ByID(model: model))
    screen.window.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 10))
    #expect(model.id.map { $0 > 0 } ?? false)
    #expect(offset(screen) > 0)
  }

  /// A report must not scroll back to the reported view, and a binding that refuses the value must not loop.
  @Test func reportsDoNotScroll() {
    let model = Model()
    let screen = HostedScreen(ByID(model: model, anchor: .top))
    screen.scrollView?.contentOffset.y = 130
    #expect(offset(screen) == 130)
    let stubborn = Model()
    stubborn.accept = { _ in 0 }
    let other = HostedScreen(ByID(model: stubborn, anchor: .top))
    other.scrollView?.contentOffset.y = 130
    // The binding's value 0 differs from the reported row 3, so the content returns to row 0.
    #expect(offset(other) == 0)
    #expect(stubborn.sets == 1)
  }

  @Test func unknownIdentifiersAndEmptyContentDoNothing() {
    let model = Model()
    let screen = HostedScreen(ByID(model: model, anchor: .top))
    screen.scrollView?.contentOffset.y = 100
    model.id = 77
    #expect(offset(screen) == 100)
    let empty = Model()
    let other = HostedScreen(ByID(model: empty, anchor: .top, count: 0))
    empty.id = 3
    #expect(offset(other) == 0)
  }

  @Test func positionsScrollToEdgesPointsAndViews() {
    let model = Model()
    let screen = HostedScreen(ByPosition(model: model))
    model.position.scrollTo(edge: .bottom)
    #expect(offset(screen) == 900)
    model.position.scrollTo(y: 250)
    #expect(offset(screen) == 250)
    model.position.scrollTo(id: 4, anchor: .top)
    #expect(offset(screen) == 200)
    model.position.scrollTo(point: CGPoint(x: CGFloat.nan, y: .infinity))
    #expect(offset(screen) == 200)
    model.position.scrollTo(edge: .top)
    #expect(offset(screen) == 0)
    #expect(!model.position.isPositionedByUser)
    #expect(model.position.edge == .top)
  }

  @Test func usersReplaceThePosition() {
    let model = Model()
    let screen = HostedScreen(ByPosition(model: model))
    model.position.scrollTo(edge: .bottom)
    screen.layOut()
    screen.scrollView?.contentOffset.y = 210
    #expect(model.position.isPositionedByUser)
    #expect(model.position.viewID(type: Int.self) == 4)
    #expect(model.position.viewID(type: String.self) == nil)
    #expect(offset(screen) == 210)
    // Scrolling to the same edge again is a change, because the user has scrolled in the meantime.
    model.position.scrollTo(edge: .bottom)
    #expect(offset(screen) == 900)
  }
}
