// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import TesseraControls
import TesseraViews
import Testing

/// Pickers with the wheel style, and labels with subtitles.
@MainActor @Suite struct WheelPickerTests {
  private struct Hours: View {
    @Binding var hour: Int
    var count = 24
    var body: some View {
      Picker("Hour", selection: $hour) {
        ForEach(0..<count, id: \.self) { Text("\($0) h") }
      }
      .pickerStyle(.wheel)
    }
  }

  @Test func theWheelShowsTheSelection() throws {
    var hour = 8
    let screen = HostedScreen(Hours(hour: Binding(get: { hour }, set: { hour = $0 })), width: 393, height: 600)
    let wheel = try #require(screen.window.first(UIPickerView.self))
    #expect(wheel.numberOfRows(inComponent: 0) == 24)
    #expect(wheel.selectedRow(inComponent: 0) == 8)
    #expect(screen.texts.contains("8 h"))
    wheel.selectRow(9, inComponent: 0, animated: false)
    wheel.delegate?.pickerView(wheel, didSelectRow: 9, inComponent: 0)
    #expect(hour == 9)
  }

  /// The wheel follows the selection and the options.
  @Test func theWheelFollowsChanges() throws {
    let screen = HostedScreen(Hours(hour: .constant(3)), width: 393, height: 600)
    let wheel = try #require(screen.window.first(UIPickerView.self))
    screen.controller.rootView = Hours(hour: .constant(5), count: 6)
    screen.layOut()
    #expect(screen.window.first(UIPickerView.self) === wheel)
    #expect(wheel.numberOfRows(inComponent: 0) == 6)
    #expect(wheel.selectedRow(inComponent: 0) == 5)
    // A selection without an option keeps the position.
    screen.controller.rootView = Hours(hour: .constant(77), count: 6)
    screen.layOut()
    #expect(wheel.selectedRow(inComponent: 0) == 5)
    screen.controller.rootView = Hours(hour: .constant(0), count: 0)
    screen.layOut()
    #expect(wheel.numberOfRows(inComponent: 0) == 0)
  }

  /// The wheel fills the width. Its height is that of a `UIPickerView`, or less if a frame requires it.
  @Test func theWheelFillsTheWidth() throws {
    let tall = HostedScreen(Hours(hour: .constant(1)), width: 393, height: 600)
    let size = try #require(tall.window.first(UIPickerView.self)).bounds.size
    #expect(size == CGSize(width: 393, height: UIPickerView().intrinsicContentSize.height))
    let low = HostedScreen(Hours(hour: .constant(1)).frame(height: 120), width: 393, height: 600)
    #expect(low.window.first(UIPickerView.self)?.bounds.height == 120)
  }

  /// The first view of a label is the title. The other ones are subtitles below it, in a smaller font.
  @Test func laterViewsOfALabelAreSubtitles() throws {
    let screen = HostedScreen(
      Form {
        Toggle(isOn: .constant(true)) {
          Text("Title")
          Text("Subtitle")
        }
      }, width: 393, height: 600)
    let title = try #require(screen.labels.first { $0.text == "Title" })
    let subtitle = try #require(screen.labels.first { $0.text == "Subtitle" })
    let (upper, lower) = (
      title.convert(title.bounds, to: screen.window), subtitle.convert(subtitle.bounds, to: screen.window)
    )
    #expect(lower.minX == upper.minX)
    #expect(lower.minY >= upper.maxY)
    #expect(title.font.pointSize == 17)
    #expect(subtitle.font.pointSize == 15)
  }
}
