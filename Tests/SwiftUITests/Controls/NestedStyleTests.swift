// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing

private struct Bracketed: LabelStyle {
  let name: String
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: name)
      Label {
        configuration.title
      } icon: {
        configuration.icon
      }
    }
  }
}

private struct Noted: PrimitiveButtonStyle {
  let name: String
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: name)
      Button(configuration)
    }
  }
}

private struct Prefixed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: "prefix")
      Toggle(configuration)
    }
  }
}

/// Styles that create a view of the kind that they style, in a window of 400 x 100 points.
@MainActor @Suite struct NestedStyleTests {
  private func texts(_ view: some View) -> [String] { HostedScreen(view, width: 400, height: 100).texts }

  /// A label within a label style has the style outside of it.
  @Test func labelsWithinLabels() {
    let label = Label("Title", systemImage: "star")
    #expect(texts(label.labelStyle(Bracketed(name: "a"))) == ["a", "Title"])
    #expect(texts(label.labelStyle(Bracketed(name: "a")).labelStyle(Bracketed(name: "b"))) == ["a", "b", "Title"])
    #expect(texts(label.labelStyle(Bracketed(name: "a")).labelStyle(.iconOnly)) == ["a"])
  }

  @Test func buttonsWithinButtons() {
    let button = Button("Title") {}
    #expect(texts(button.buttonStyle(Noted(name: "a")).buttonStyle(Noted(name: "b"))) == ["a", "b", "Title"])
  }

  @Test func togglesWithinToggles() {
    #expect(texts(Toggle("Title", isOn: .constant(true)).toggleStyle(Prefixed())) == ["prefix", "Title"])
  }
}
