// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import TesseraViews
import Testing

/// The text case and the colors of section headers.
@MainActor @Suite struct SectionHeaderTests {
  private struct Screen<Header: View>: View {
    let header: Header
    var resetsCase = false
    var body: some View {
      List {
        if resetsCase {
          Section {
            Text("Row")
          } header: {
            header
          }.textCase(nil)
        } else {
          Section {
            Text("Row")
          } header: {
            header
          }
        }
      }
    }
  }

  private func labels(_ view: some View) -> [String: UILabel] {
    let labels = HostedScreen(view, width: 390, height: 400).window.all(UILabel.self)
    return Dictionary(labels.map { ($0.text ?? "", $0) }) { first, _ in first }
  }

  @Test func headersOfGroupedListsAreInCapitals() {
    #expect(labels(Screen(header: Text("Basket")))["BASKET"] != nil)
    #expect(labels(Screen(header: Text("Basket"), resetsCase: true))["Basket"] != nil)
    #expect(labels(Screen(header: Text("Basket").textCase(nil)))["Basket"] != nil)
  }

  @Test func buttonsInHeadersHaveTheTint() {
    let header = HStack {
      Text("Basket")
      Button("Hide") {}
      Button("Clear", role: .destructive) {}
    }
    let labels = labels(Screen(header: header, resetsCase: true).tint(.green))
    #expect(labels["Basket"]?.textColor == .secondaryLabel)
    #expect(labels["Hide"]?.textColor == .systemGreen)
    #expect(labels["Clear"]?.textColor == .systemRed)
  }

  @Test func editButtonsSpeakTheLanguageOfTheSystem() {
    #expect(HostedScreen(EditButton()).texts == ["Edit"])
  }
}
