// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Tessera
import TesseraViews
import Testing

/// The keyboard reduces the safe area of pages, and lists reveal the field that is edited.
@MainActor @Suite struct KeyboardAvoidanceTests {
  private struct Page<Bottom: View>: View {
    let bottom: Bottom
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack(spacing: 0) {
        TextField("Name", text: .constant("")).focused($isFocused)
        Spacer()
        bottom
      }
      .defaultFocus($isFocused, true)
    }
  }

  private func screen(_ view: some View) -> (window: UIWindow, keyboard: CGFloat) {
    let screen = HostedScreen(view, width: 390, height: 844)
    for _ in 0..<3 { screen.layOut() }
    return (screen.window, screen.window.keyboardFrame?.minY ?? 0)
  }

  private func bottom(_ text: String, in window: UIWindow) -> CGFloat? {
    window.all(UILabel.self).first { $0.text == text }.map { $0.convert($0.bounds, to: window).maxY }
  }

  @Test func contentStaysAboveTheKeyboard() {
    let (window, keyboard) = screen(Page(bottom: Text("Next")))
    #expect(keyboard > 400 && keyboard < 600)
    #expect(bottom("Next", in: window) == keyboard)
    window.endEditing(true)
    window.layoutIfNeeded()
    #expect(bottom("Next", in: window) == 844)
  }

  @Test func viewsCanIgnoreTheKeyboard() {
    let (window, _) = screen(Page(bottom: Text("Next")).ignoresSafeArea(.keyboard))
    #expect(bottom("Next", in: window) == 844)
    let (other, keyboard) = screen(Page(bottom: Text("Next")).ignoresSafeArea(.container))
    #expect(bottom("Next", in: other) == keyboard)
  }

  private struct Rows: View {
    @FocusState private var focus: Int?
    let initial: Int?
    var body: some View {
      NavigationStack {
        Form {
          ForEach(0..<30) { row in TextField("Row \(row)", text: .constant("")).focused($focus, equals: row) }
        }
        .navigationTitle("Rows")
      }
      .defaultFocus($focus, initial)
    }
  }

  @Test func aListRevealsTheField() throws {
    let (window, keyboard) = screen(Rows(initial: 11))
    let field = try #require(window.firstResponder as? UITextField)
    let frame = field.convert(field.bounds, to: window)
    #expect(frame.maxY <= keyboard - 8 + 0.5)
    #expect(frame.maxY > keyboard - 60)
    let list = try #require(window.first(UICollectionView.self))
    #expect((list.adjustedContentInset.bottom - (844 - keyboard)).magnitude < 0.5)
    // The last row can be scrolled above the keyboard.
    list.contentOffset.y = 1e5
    window.layoutIfNeeded()
    #expect(list.frame.maxY == 844)
  }

  private struct SheetPage: View {
    @State private var isShown = true
    var body: some View {
      Color.clear.sheet(isPresented: $isShown) {
        Page(bottom: Text("Save")).presentationDetents([.height(300)])
      }
    }
  }

  /// A sheet of 300 points above the keyboard reaches 300 points higher.
  @Test func aSheetMovesUp() throws {
    let (window, keyboard) = screen(SheetPage())
    let field = try #require(window.firstResponder as? UITextField)
    let top = field.convert(field.bounds, to: window).minY
    #expect(isNear(top, keyboard - 300))
    #expect(isNear(try #require(bottom("Save", in: window)), keyboard))
  }
}
