// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import TesseraViews
import Testing

/// Labels, separators and badges of rows, in a list of 393 x 600 points, whose side margins are 20 points.
@MainActor @Suite struct ListLabelTests {
  private func host(_ view: some View) -> HostedScreen<some View> {
    let screen = HostedScreen(view.ignoresSafeArea(), width: 393, height: 600)
    for _ in 0..<3 {
      screen.window.setNeedsLayout()
      screen.layOut()
    }
    return screen
  }

  private func frame(of view: UIView, in screen: HostedScreen<some View>) -> CGRect {
    view.convert(view.bounds, to: screen.window)
  }

  private func frames(_ texts: [String], in screen: HostedScreen<some View>) -> [CGRect] {
    texts.compactMap { text in screen.labels.first { $0.text == text }.map { frame(of: $0, in: screen) } }
  }

  private func separators(_ screen: HostedScreen<some View>) -> [CGRect] {
    let pixel = 1 / screen.window.traitCollection.displayScale
    return screen.window.all(UIView.self)
      .filter { $0.backgroundColor == .separator && abs($0.frame.height - pixel) < 0.001 && !$0.isHidden }
      .map { frame(of: $0, in: screen) }.sorted { $0.minY < $1.minY }
  }

  /// Icons are centered in a column of 28 points, 16 points before the titles: 20 + 28 + 16 = 64 in a plain list.
  @Test func iconsAreInAColumn() throws {
    let screen = host(
      List {
        Label("Wide", systemImage: "bubble.left.and.bubble.right")
        Label("Narrow", systemImage: "exclamationmark")
      }
      .listStyle(.plain))
    let titles = frames(["Wide", "Narrow"], in: screen)
    #expect(titles.map(\.minX) == [64, 64])
    for icon in screen.window.all(UIImageView.self).map({ frame(of: $0, in: screen) }) {
      #expect(abs(icon.midX - 34) < 0.5)
    }
  }

  /// Icons that are wider than the column push the title.
  @Test func wideIconsAreNotCut() {
    let screen = host(
      List {
        Label {
          Text("Title")
        } icon: {
          Color.red.frame(width: 50, height: 20)
        }
      }
      .listStyle(.plain))
    let start: CGFloat = 20 + 50 + 16
    #expect(frames(["Title"], in: screen).map(\.minX) == [start])
  }

  /// In headers and in labels with an explicit style, the icon is 8 points before the title, without a column.
  @Test func headersHaveNoColumn() throws {
    let screen = host(
      List {
        Section {
          Label("Row", systemImage: "star").labelStyle(.titleAndIcon)
        } header: {
          Label("Header", systemImage: "star")
        }
      }
      .listStyle(.plain))
    for title in frames(["Row", "Header"], in: screen) {
      let icon = try #require(
        screen.window.all(UIImageView.self).map { frame(of: $0, in: screen) }
          .first { abs($0.midY - title.midY) < 12 })
      #expect(abs(title.minX - icon.maxX - 8) < 1)
    }
  }

  private struct White: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.icon.foregroundStyle(.white) }
  }

  /// The tint colors the icons of rows unless the label, the row or the label's style sets a foreground style.
  @Test func foregroundStylesReplaceTheTint() {
    func tint(_ row: some View) -> UIColor? {
      let icon = host(List { row }.tint(.red)).window.first(UIImageView.self)
      return icon?.tintColor?.resolvedColor(with: Self.light)
    }
    func color(_ color: SwiftUI.Color) -> UIColor { UIColor(color).resolvedColor(with: Self.light) }
    let label = Label("A", systemImage: "star")
    #expect(tint(label) == color(.red))
    #expect(tint(label.foregroundStyle(.green)) == color(.green))
    #expect(tint(HStack { label }.foregroundStyle(.green)) == color(.green))
    #expect(tint(label.labelStyle(White())) == color(.white))
    #expect(
      tint(
        NavigationLink {
          Text("B")
        } label: {
          label
        }) == color(.red))
    #expect(
      tint(
        NavigationLink {
          Text("B")
        } label: {
          label
        }.foregroundStyle(.green)) == color(.green))
    #expect(tint(label.listItemTint(.blue)) == color(.blue))
  }

  private static let light = UITraitCollection(userInterfaceStyle: .light)

  /// A separator begins below the row's text, or at the row's content if it has none. It ends at the trailing edge.
  @Test func separatorsBeginBelowText() {
    let screen = host(
      List {
        Label("A", systemImage: "star")
        HStack {
          Color.red.frame(width: 40, height: 20)
          Text("B")
          Spacer()
          Text("C")
        }
        Color.red.frame(height: 20)
        Text("D").alignmentGuide(.listRowSeparatorLeading) { _ in 100 }
          .alignmentGuide(.listRowSeparatorTrailing) { _ in 200 }
        Text("E")
      }
      .listStyle(.plain))
    let lines = Array(separators(screen).prefix(4))
    // Below the title; 40 points and the spacing of 8 after the color; at the content; at the guides.
    let (starts, ends): ([CGFloat], [CGFloat]) = ([64, 68, 20, 120], [393, 393, 393, 220])
    #expect(lines.map(\.minX) == starts)
    #expect(lines.map(\.maxX) == ends)
  }

  /// The text of an icon, such as initials, does not determine the separator.
  @Test func iconsWithTextDoNotMoveSeparators() {
    let screen = host(
      List {
        Label {
          Text("Name")
        } icon: {
          Text("NL").frame(width: 28)
        }
        Text("B")
      }
      .listStyle(.plain))
    #expect(separators(screen).first?.minX == 64)
  }

  /// The badge of a link is before its chevron. Other rows have it at their end.
  @Test func badgesPrecedeChevrons() throws {
    let screen = host(
      List {
        NavigationLink("Link") { Text("Target") }.badge(3)
        Text("Row").badge(4)
        NavigationLink("None") { Text("Target") }.badge(0)
      }
      .listStyle(.plain))
    let badge = try #require(frames(["3"], in: screen).first)
    let chevron = try #require(
      screen.window.all(UIImageView.self).map { frame(of: $0, in: screen) }.min { $0.minY < $1.minY })
    #expect(abs(chevron.minX - badge.maxX - 8) < 1)
    #expect(frames(["4"], in: screen).count == 1)
    #expect(screen.texts.filter { $0 == "3" }.count == 1)
    #expect(!screen.texts.contains("0"))
  }
}
