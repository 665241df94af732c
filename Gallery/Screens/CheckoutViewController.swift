// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import UIKit

/// The screens of a checkout (a shirt, a bag, a form and a receipt) and the flow through them.
enum Checkout {
  static let screen = Screen("checkout", device: .iPhoneSE, flows: [flow]) {
    UINavigationController(rootViewController: ShirtViewController())
  }

  static let flow = Flow("Checkout") {
    $0.tap("M")
    $0.tap("Increment")
    $0.tap("Gift wrap")
    $0.tap("Add to bag")
    $0.expect("Bag, 2 pieces")
    $0.snapshot("Shirt")
    $0.tap("Bag, 2 pieces")
    $0.expect("Linen shirt, M")
    $0.snapshot("Bag")
    $0.tap("Check out")
    $0.type("Ada Lovelace", into: "Name")
    $0.type("4111 1111 1111 1111", into: "Card")
    $0.type("12/30", into: "Expiry")
    $0.snapshot("Form")
    $0.pressReturn()
    $0.swipe(.up)
    $0.tap("Pay")
    $0.wait(0.5)
    $0.expect("Thank you, Ada Lovelace!")
    $0.snapshot("Receipt")
  }
}

private struct Order {
  var size = "S"
  var pieces = 1
  var isGift = false
  var price: Int { pieces * 39 + (isGift ? 4 : 0) }
}

private final class ShirtViewController: UIViewController {
  private var order = Order()
  private let bag = UIBarButtonItem(image: UIImage(systemName: "bag"))
  private let count = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shirt"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = bag
    bag.accessibilityLabel = "Bag, empty"
    let picture = UIImageView(image: UIImage(systemName: "cart.fill"))
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .systemTeal
    picture.backgroundColor = .secondarySystemBackground
    picture.layer.cornerRadius = 16
    picture.heightAnchor.constraint(equalToConstant: 180).isActive = true
    let name = UILabel()
    name.text = "Linen shirt"
    name.font = .preferredFont(forTextStyle: .title2)
    let sizes = UISegmentedControl(items: ["S", "M", "L", "XL"])
    sizes.selectedSegmentIndex = 0
    sizes.addAction(
      UIAction { [weak self, unowned sizes] _ in
        self?.order.size = sizes.titleForSegment(at: sizes.selectedSegmentIndex) ?? "S"
      }, for: .valueChanged)
    let stepper = UIStepper()
    (stepper.minimumValue, stepper.maximumValue, stepper.value) = (1, 9, 1)
    stepper.addAction(
      UIAction { [weak self, unowned stepper] _ in
        self?.order.pieces = Int(stepper.value)
        self?.showCount()
      }, for: .valueChanged)
    showCount()
    let gift = UISwitch()
    gift.accessibilityLabel = "Gift wrap"
    gift.addAction(UIAction { [weak self, unowned gift] _ in self?.order.isGift = gift.isOn }, for: .valueChanged)
    let wrap = UILabel()
    wrap.text = "As a gift"
    let add = CheckoutParts.button("Add to bag") { [weak self] in self?.add() }
    let stack = UIStackView(arrangedSubviews: [
      picture, name, sizes, CheckoutParts.row(count, stepper), CheckoutParts.row(wrap, gift), add,
    ])
    CheckoutParts.place(stack, in: view, below: view.safeAreaLayoutGuide.topAnchor)
  }

  private func showCount() { count.text = order.pieces == 1 ? "1 piece" : "\(order.pieces) pieces" }

  private func add() {
    bag.primaryAction = UIAction(image: UIImage(systemName: "bag.fill")) { [weak self] _ in
      guard let self else { return }
      navigationController?.pushViewController(BagViewController(order), animated: true)
    }
    bag.accessibilityLabel = "Bag, \(count.text ?? "")"
  }
}

private final class BagViewController: UITableViewController {
  private let order: Order

  init(_ order: Order) {
    self.order = order
    super.init(style: .insetGrouped)
    title = "Bag"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    CheckoutParts.place(
      UIStackView(arrangedSubviews: [CheckoutParts.button("Check out") { [weak self] in self?.checkOut() }]),
      in: footer,
      below: footer.topAnchor)
    tableView.tableFooterView = footer
  }

  private var rows: [(String, String)] {
    [("Linen shirt, \(order.size)", "\(order.pieces) × €39")] + (order.isGift ? [("Gift wrap", "€4")] : [])
      + [("Total", "€\(order.price)")]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row].0
    cell.detailTextLabel?.text = rows[indexPath.row].1
    cell.selectionStyle = .none
    return cell
  }

  private func checkOut() {
    navigationController?.pushViewController(PaymentViewController(order), animated: true)
  }
}

private final class PaymentViewController: UIViewController, UITextFieldDelegate {
  private let order: Order
  private let fields = ["Name", "Card", "Expiry"].map { name in
    let field = UITextField()
    field.placeholder = name
    field.borderStyle = .roundedRect
    return field
  }
  private lazy var pay = CheckoutParts.button("Pay €\(order.price)") { [weak self] in self?.showReceipt() }

  init(_ order: Order) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
    title = "Payment"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.alwaysBounceVertical = true
    scroll.keyboardDismissMode = .onDrag
    view.addSubview(scroll)
    let note = UILabel()
    note.text = "Cards are charged when the parcel leaves."
    note.font = .preferredFont(forTextStyle: .footnote)
    note.textColor = .secondaryLabel
    pay.isEnabled = false
    for field in fields {
      field.delegate = self
      field.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          pay.isEnabled = fields.allSatisfy { $0.text?.isEmpty == false }
        }, for: .editingChanged)
    }
    let stack = UIStackView(arrangedSubviews: fields + [note, pay])
    CheckoutParts.place(stack, in: scroll, below: scroll.topAnchor)
    NSLayoutConstraint.activate([
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -40),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }

  private func showReceipt() {
    let receipt = ReceiptPage(order, name: fields[0].text ?? "")
    navigationController?.pushViewController(receipt, animated: true)
  }
}

private final class ReceiptPage: UIViewController {
  private let order: Order
  private let name: String

  init(_ order: Order, name: String) {
    (self.order, self.name) = (order, name)
    super.init(nibName: nil, bundle: nil)
    title = "Receipt"
    navigationItem.hidesBackButton = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
    mark.contentMode = .scaleAspectFit
    mark.tintColor = .systemGreen
    mark.heightAnchor.constraint(equalToConstant: 72).isActive = true
    let thanks = UILabel()
    thanks.text = "Thank you, \(name)!"
    thanks.font = .preferredFont(forTextStyle: .title3)
    thanks.textAlignment = .center
    let words = UILabel()
    words.text = "\(order.pieces) shirts in \(order.size) for €\(order.price) are on their way."
    words.textColor = .secondaryLabel
    words.textAlignment = .center
    words.numberOfLines = 0
    CheckoutParts.place(
      UIStackView(arrangedSubviews: [mark, thanks, words]), in: view, below: view.safeAreaLayoutGuide.topAnchor)
  }
}

@MainActor
private enum CheckoutParts {
  static func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    configuration.buttonSize = .large
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  static func row(_ leading: UIView, _ trailing: UIView) -> UIView {
    let row = UIStackView(arrangedSubviews: [leading, trailing])
    row.alignment = .center
    row.distribution = .equalSpacing
    return row
  }

  static func place(_ stack: UIStackView, in view: UIView, below top: NSLayoutYAxisAnchor) {
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: top, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }
}
