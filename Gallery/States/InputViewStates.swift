// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A text field whose input view is a picker wheel with an accessory bar, shown instead of the keyboard.
final class InputViewStates: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let field = UITextField()
  private let towns = ["Bath", "London", "Marylebone", "Nottingham", "Turin"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let wheel = UIPickerView()
    wheel.dataSource = self
    wheel.delegate = self
    wheel.selectRow(2, inComponent: 0, animated: false)
    field.text = towns[2]
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.inputView = wheel
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(systemItem: .cancel), UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(systemItem: .done),
    ]
    field.inputAccessoryView = bar
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
      field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { towns.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    towns[row]
  }
}
