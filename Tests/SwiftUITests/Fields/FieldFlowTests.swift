// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Tessera
import TesseraViews
import Testing

/// Fields in sheets and lists, in virtual time.
@MainActor @Suite struct FieldFlowTests {
  private struct Editor: View {
    enum Field { case title, details }
    @State private var title = ""
    @State private var details = ""
    @FocusState private var focus: Field?
    @Environment(\.dismiss) private var dismiss
    let save: (String) -> Void
    var body: some View {
      NavigationStack {
        Form {
          Section {
            TextField("What needs doing?", text: $title)
              .font(.headline).focused($focus, equals: .title).submitLabel(.next).onSubmit { focus = .details }
            TextField("Details", text: $details, axis: .vertical).lineLimit(2...5).focused($focus, equals: .details)
          }
          Section("When") { Text("Tomorrow") }
        }
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
              save(title + "/" + details)
              dismiss()
            }
            .disabled(title.isEmpty)
          }
        }
      }
      .defaultFocus($focus, .title)
    }
  }

  private struct Page: View {
    @State private var isShown = false
    @State private var saved = "Nothing"
    var body: some View {
      Button(saved) { isShown = true }.sheet(isPresented: $isShown) { Editor { saved = $0 } }
    }
  }

  private let screen = Screen("fields", device: .iPhone16) { UIHostingController(rootView: Page()) }

  @Test func rowsStayWhileTyping() throws {
    try Flow("Type") {
      $0.tap("Nothing")
      $0.type("M", into: "What needs doing?")
      $0.expect("Tomorrow")
      $0.expect("M")
      $0.pressReturn()
      $0.type("one", into: "Details")
      $0.expect("M")
      $0.expect("one")
      $0.tap("Save")
      $0.expect("M/one")
    }
    .run(on: screen).get()
  }
}
