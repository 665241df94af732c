// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A list of plain rows that presents another view controller as soon as it appears.
final class PresentingController: UITableViewController {
  private let makePresented: () -> UIViewController

  /// - Parameter makePresented: A closure that creates the presented view controller and sets its presentation style.
  init(_ makePresented: @escaping () -> UIViewController) {
    self.makePresented = makePresented
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    present(makePresented(), animated: false)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Chapter \(indexPath.row + 1)"
    content.image = UIImage(systemName: "book")
    cell.contentConfiguration = content
    return cell
  }
}
