// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

final class CounterViewController: UIViewController {
  private let count = UILabel()
  private let stepper = UIStepper()
  private let buy = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Museum of Tiles"
    view.backgroundColor = .systemBackground
    stepper.minimumValue = 1
    stepper.maximumValue = 9
    stepper.value = 1
    stepper.addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
    buy.addAction(
      UIAction { [weak self] _ in self?.show(TicketViewController(), sender: nil) }, for: .primaryActionTriggered)
    update()

    let row = UIStackView(arrangedSubviews: [count, stepper])
    row.alignment = .center
    let form = UIStackView(arrangedSubviews: [row, buy])
    form.axis = .vertical
    form.spacing = 24
    view.addSubview(form)
    form.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      form.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func update() {
    let tickets = Int(stepper.value)
    count.text = tickets == 1 ? "1 ticket" : "\(tickets) tickets"
    buy.configuration?.title = "Pay € \(12 * tickets)"
  }
}
