// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Prices
import UIKit

struct Order: Codable {
  var title: String
  var price: Price
}

final class OrderListViewController: UITableViewController {
  @objc dynamic var isReversed = false

  private var orders = [
    Order(title: "Coffee", price: Price(cents: 260)), Order(title: "Cake", price: Price(cents: 450)),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reverse", style: .plain, target: self, action: #selector(reverse(_:)))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "order")
  }

  @objc private func reverse(_ sender: Any) {
    orders.reverse()
    isReversed.toggle()
    tableView.reloadData()
  }
}

extension OrderListViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { orders.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = orders[indexPath.row].title
    content.secondaryText = orders[indexPath.row].price.text
    content.image = UIImage(named: "Cup", in: .module, compatibleWith: nil)
    cell.contentConfiguration = content
    return cell
  }
}
