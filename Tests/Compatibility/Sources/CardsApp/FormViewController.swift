// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A form that uses format strings, text input, controls and callbacks.

import UIKit

public final class FormViewController: UIViewController, UITextFieldDelegate {
  public let nameField = UITextField()
  public let ageSlider = UISlider()
  public let planControl = UISegmentedControl(items: ["Free", "Pro"])
  public let saveButton = UIButton(type: .system)
  public private(set) var saved: [String: Any] = [:]
  private var tokens: [NSObjectProtocol] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    nameField.borderStyle = .roundedRect
    nameField.placeholder = NSLocalizedString("Name", comment: "")
    nameField.delegate = self
    ageSlider.maximumValue = 100
    planControl.selectedSegmentIndex = 0
    saveButton.setTitle("Save", for: .normal)
    saveButton.addAction(UIAction(title: "Save") { [unowned self] _ in save() }, for: .primaryActionTriggered)

    let views: [String: UIView] = [
      "name": nameField, "age": ageSlider, "plan": planControl, "save": saveButton,
    ]
    let metrics: [String: Any] = ["gap": 12, "wide": NSNumber(value: 200)]
    views.values.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    for name in ["name", "age", "plan", "save"] { view.addSubview(views[name]!) }
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-40-[name]-gap-[age]-gap-[plan]-(>=gap)-[save]-20-|",
      options: [.alignAllLeading, .alignAllTrailing], metrics: metrics, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[name(>=wide@750)]-|", options: [], metrics: metrics, views: views)
    NSLayoutConstraint.activate(constraints)

    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
      ) { [weak self] notification in
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        self?.additionalSafeAreaInsets.bottom = frame.height
      })
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }

  private func save() {
    saved = ["name": nameField.text ?? "", "age": Int(ageSlider.value), "plan": planControl.selectedSegmentIndex]
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  deinit {
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}
