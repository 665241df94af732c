// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A picker with two columns, and color wells: with a color, without a color, translucent, and disabled.
final class PickerStates: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private static let dishes = ["Soup", "Salad", "Risotto", "Dumplings", "Pancakes", "Ice Cream"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    let wells = UIStackView(arrangedSubviews: [
      makeWell(.systemOrange), makeWell(nil), makeWell(UIColor.systemBlue.withAlphaComponent(0.4)),
      makeWell(.systemGreen, isEnabled: false),
    ])
    wells.distribution = .equalSpacing
    let stack = UIStackView(arrangedSubviews: [
      title("Dinner"), picker, title("Colours"), wells, title("Time"), makeTimer(),
    ])
    stack.axis = .vertical
    stack.spacing = 8
    showAtTop(stack, distance: 12)
  }

  private func title(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func makeWell(_ color: UIColor?, isEnabled: Bool = true) -> UIColorWell {
    let well = UIColorWell()
    well.selectedColor = color
    well.isEnabled = isEnabled
    return well
  }

  private func makeTimer() -> UIDatePicker {
    let timer = UIDatePicker()
    timer.datePickerMode = .countDownTimer
    timer.preferredDatePickerStyle = .wheels
    timer.countDownDuration = 25 * 60
    return timer
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? Self.dishes.count : 8
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? Self.dishes[row] : "\(row + 1)"
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    component == 0 ? 200 : 60
  }
}
