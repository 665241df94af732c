// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing

/// Pickers that open a menu, are part of a menu, or show their options inline.
@MainActor
@Suite struct PickerTests {
  let desk = Desk()

  @Test func aPickerOpensItsOptions() {
    struct SortScreen: View {
      let desk: Desk
      var body: some View {
        @Bindable var desk = desk
        Form {
          Picker("Sort by", selection: $desk.order) {
            Text("Name").tag("name")
            Text("Date").tag("date")
          }
        }
      }
    }
    let screen = PresentingScreen(SortScreen(desk: desk))
    screen.tap("Name")
    #expect(screen.menuRows == ["Name", "Date"])
    screen.tap("Date")
    #expect(desk.order == "date")
    #expect(screen.texts == ["Sort by", "Date"])
  }

  @Test func aPickerWithTheMenuStyleIsASubmenuOfAMenu() {
    let desk = desk
    let order = Binding(get: { desk.order }, set: { desk.order = $0 })
    let screen = PresentingScreen(
      Menu("View") {
        Picker("Sort", selection: order) {
          Text("Name").tag("name")
          Text("Date").tag("date")
        }
        .pickerStyle(.menu)
      })
    let picker = screen.menu("View")?.children.first as? UIMenu
    #expect(picker?.title == "Sort")
    #expect(picker?.subtitle == "Name")
    #expect(picker?.options == [])
    #expect(picker?.children.map(\.title) == ["Name", "Date"])
  }

  /// The control determines the size of symbols, which must fit its height of 32 points.
  @Test func symbolsOfSegmentsIgnoreTheTextSize() throws {
    func size(_ textSize: DynamicTypeSize, _ style: some PickerStyle) throws -> CGSize {
      let picker = Picker("Icon", selection: .constant(1)) { Image(systemName: "star.fill").tag(1) }
      let screen = HostedScreen(picker.pickerStyle(style).font(.largeTitle).dynamicTypeSize(textSize))
      let control = try #require(screen.window.first(UISegmentedControl.self))
      #expect(control.frame.height == 32)
      return try #require(control.imageForSegment(at: 0)).size
    }
    let normal = try size(.large, .segmented)
    #expect(normal.height > 10 && normal.height <= 32)
    #expect(try size(.accessibility5, .segmented) == normal)
    #expect(try size(.accessibility5, .palette) == normal)
  }

  /// Options of a `ForEach` are identified by their elements' identifiers, unless they have tags.
  @Test func optionsOfForEachNeedNoTags() {
    struct SizeScreen: View {
      let desk: Desk
      var body: some View {
        @Bindable var desk = desk
        VStack {
          Picker("Size", selection: $desk.count) { ForEach(0..<3, id: \.self) { Text("Size \($0)") } }
          Picker("Size", selection: $desk.count) { ForEach(0..<3, id: \.self) { Text("S\($0)") } }
            .pickerStyle(.segmented)
        }
      }
    }
    let screen = PresentingScreen(SizeScreen(desk: desk))
    screen.tap("Size 0")
    #expect(screen.menuRows == ["Size 0", "Size 1", "Size 2"])
    screen.tap("Size 2")
    #expect(desk.count == 2)
    #expect(screen.texts.first == "Size 2")
    let segments = screen.controller.view.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first
    #expect(segments?.selectedSegmentIndex == 2)
    segments?.selectedSegmentIndex = 1
    segments?.sendActions(for: .valueChanged)
    #expect(desk.count == 1)
  }

  @Test func aTapOnAnInlineOptionSelectsIt() {
    struct SizeScreen: View {
      let desk: Desk
      var body: some View {
        @Bindable var desk = desk
        Form {
          Picker("Order", selection: $desk.order) {
            Text("Name").tag("name")
            Text("Date").tag("date")
          }
          .pickerStyle(.inline)
        }
      }
    }
    let screen = PresentingScreen(SizeScreen(desk: desk))
    #expect(screen.texts == ["Order", "Name", "Date"])
    let mark = { (title: String) in screen.view(title).map { images(in: $0).count } }
    #expect(mark("Name") == 1 && mark("Date") == 0)
    screen.tap("Date")
    #expect(desk.order == "date")
    #expect(mark("Name") == 0 && mark("Date") == 1)
    screen.picture("inline")
  }

  private func images(in view: UIView) -> [UIImageView] {
    view.subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? images(in: $0) }
  }
}
