// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import UIKit

/// Screens used by the flow tests.
enum FlowScreens {
  static let shop = Screen("shop", device: .iPhoneSE) { UINavigationController(rootViewController: ShopController()) }
  static let list = Screen("list", device: .iPhoneSE) { UINavigationController(rootViewController: RowsController()) }
  static let form = Screen("form", device: .iPhoneSE) { FormController() }

  /// Returns a 320 x 480 screen with views at fixed positions.
  @MainActor static func plain(_ add: @escaping @MainActor @Sendable (UIView) -> Void) -> Screen {
    guard let device = try? Device(name: "plain", size: CGSize(width: 320, height: 480), scale: 1) else { return shop }
    return Screen("plain", device: device) {
      let view = UIView()
      view.backgroundColor = .white
      add(view)
      return view
    }
  }

  @MainActor static func button(
    _ title: String, _ frame: CGRect, in view: UIView, _ action: @escaping @MainActor () -> Void = {}
  ) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = frame
    view.addSubview(button)
    return button
  }

  @MainActor static func label(_ text: String, _ frame: CGRect, in view: UIView) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    view.addSubview(label)
    return label
  }
}

/// A screen with a product, a card number and a button that shows the receipt.
final class ShopController: UIViewController, UITextFieldDelegate {
  private let count = UILabel()
  private let card = UITextField()
  private let pay = UIButton(type: .system)
  private var pieces = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shirt"
    view.backgroundColor = .systemBackground
    let add = UIButton(type: .system, primaryAction: UIAction(title: "Add to bag") { [weak self] _ in self?.add() })
    count.text = "0 in the bag"
    count.accessibilityIdentifier = "count"
    card.placeholder = "Card"
    card.borderStyle = .roundedRect
    card.delegate = self
    card.addAction(UIAction { [weak self] _ in self?.check() }, for: .editingChanged)
    pay.setTitle("Pay", for: .normal)
    pay.addAction(UIAction { [weak self] _ in self?.showReceipt() }, for: .primaryActionTriggered)
    pay.isEnabled = false
    let stack = UIStackView(arrangedSubviews: [add, count, card, pay])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  private func add() {
    pieces += 1
    count.text = "\(pieces) in the bag"
    check()
  }

  private func check() { pay.isEnabled = pieces > 0 && (card.text ?? "").count >= 4 }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }

  private func showReceipt() {
    let receipt = UIViewController()
    receipt.title = "Receipt"
    receipt.view.backgroundColor = .systemBackground
    _ = FlowScreens.label(
      "Paid with \(card.text ?? "")", CGRect(x: 20, y: 120, width: 280, height: 30), in: receipt.view)
    navigationController?.pushViewController(receipt, animated: true)
  }
}

/// A list of sixty rows, each of which pushes a separate page.
final class RowsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = UIViewController()
    page.title = "Page \(indexPath.row)"
    page.view.backgroundColor = .systemBackground
    navigationController?.pushViewController(page, animated: true)
  }
}

/// A form with labels above text fields, and a button at the end of the scrollable content.
final class FormController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 320, height: 1400)
    view.addSubview(scroll)
    for (index, name) in ["First name", "Last name", "City"].enumerated() {
      let top = CGFloat(40 + index * 80)
      _ = FlowScreens.label(name, CGRect(x: 20, y: top, width: 280, height: 20), in: scroll)
      let field = UITextField(frame: CGRect(x: 20, y: top + 24, width: 280, height: 40))
      field.borderStyle = .roundedRect
      field.accessibilityIdentifier = "field-\(index)"
      scroll.addSubview(field)
    }
    let done = FlowScreens.label("", CGRect(x: 20, y: 1200, width: 280, height: 30), in: scroll)
    _ = FlowScreens.button("Save", CGRect(x: 20, y: 1300, width: 280, height: 44), in: scroll) { done.text = "Saved" }
    let toggle = UISwitch(frame: CGRect(x: 20, y: 300, width: 51, height: 31))
    toggle.accessibilityLabel = "News"
    scroll.addSubview(toggle)
    let kinds = UISegmentedControl(items: ["Day", "Week", "Month"])
    kinds.frame = CGRect(x: 20, y: 350, width: 280, height: 32)
    scroll.addSubview(kinds)
    let slider = UISlider(frame: CGRect(x: 20, y: 400, width: 280, height: 31))
    slider.accessibilityIdentifier = "volume"
    scroll.addSubview(slider)
  }
}
