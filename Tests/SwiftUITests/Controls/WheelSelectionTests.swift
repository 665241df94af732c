// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Observation
@testable import SwiftUI
import TesseraViews
import Testing

/// The selection of pickers in the wheel style.
@MainActor @Suite struct WheelSelectionTests {
  @MainActor @Observable final class Model {
    var fruit = "Pear"
  }

  private struct Fruits: View {
    @Bindable var model: Model
    var fruits = ["Apple", "Pear", "Plum"]
    var body: some View {
      Picker("Fruit", selection: $model.fruit) {
        ForEach(fruits, id: \.self) { Text($0) }
      }
      .pickerStyle(.wheel)
    }
  }

  private func screen<V: View>(_ view: V) -> HostedScreen<V> { HostedScreen(view, width: 320, height: 480) }

  @Test func theWheelShowsTheSelection() throws {
    let model = Model()
    let screen = screen(Fruits(model: model))
    let picker = try #require(screen.controller.view.first(UIPickerView.self))
    #expect(picker.numberOfRows(inComponent: 0) == 3 && picker.selectedRow(inComponent: 0) == 1)
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    model.fruit = "Plum"
    screen.layOut()
    #expect(picker.selectedRow(inComponent: 0) == 2)
    picker.delegate?.pickerView(picker, didSelectRow: 0, inComponent: 0)
    screen.layOut()
    #expect(model.fruit == "Apple" && picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func invalidSelectionsAndOptions() throws {
    let model = Model()
    model.fruit = "None"
    let screen = screen(Fruits(model: model))
    let picker = try #require(screen.controller.view.first(UIPickerView.self))
    picker.delegate?.pickerView(picker, didSelectRow: 7, inComponent: 0)
    #expect(model.fruit == "None")
    screen.controller.rootView = Fruits(model: model, fruits: [])
    screen.layOut()
    #expect(picker.numberOfRows(inComponent: 0) == 0)
  }
}
