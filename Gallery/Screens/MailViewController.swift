// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// An app built from UIKit's standard containers. The first tab is a navigation controller with a large title.
@MainActor
enum Mail {
  static func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(MailboxViewController(style: .plain), "tray", badge: "3"),
      tab(placeholder("Calendar"), "calendar", badge: nil),
      tab(placeholder("Contacts"), "person.2", badge: nil),
      tab(placeholder("Settings"), "gearshape", badge: nil),
    ]
    return tabs
  }

  private static func tab(_ root: UIViewController, _ symbol: String, badge: String?) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(title: root.title, image: UIImage(systemName: symbol), tag: 0)
    navigation.tabBarItem.badgeValue = badge
    return navigation
  }

  private static func placeholder(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }
}

/// The list of messages.
final class MailboxViewController: UITableViewController {
  struct Letter {
    let sender: String
    let subject: String
    let isUnread: Bool
  }

  private let letters = [
    Letter(sender: "Grace Hopper", subject: "The moth is taped into the log book", isUnread: true),
    Letter(sender: "Edsger Dijkstra", subject: "On the cruelty of really teaching computing", isUnread: true),
    Letter(sender: "Barbara Liskov", subject: "Can I use the subtype here?", isUnread: true),
    Letter(sender: "Donald Knuth", subject: "A cheque for $2.56", isUnread: false),
    Letter(sender: "Margaret Hamilton", subject: "Alarm 1202, but we are go", isUnread: false),
    Letter(sender: "Ken Thompson", subject: "About trusting trust", isUnread: false),
    Letter(sender: "Radia Perlman", subject: "A poem on spanning trees", isUnread: false),
    Letter(sender: "Tony Hoare", subject: "My billion dollar mistake", isUnread: false),
    Letter(sender: "Frances Allen", subject: "Flow graphs for Monday", isUnread: false),
    Letter(sender: "Adele Goldberg", subject: "The demo for the visitors", isUnread: false),
    Letter(sender: "Alan Kay", subject: "Predicting the future", isUnread: false),
    Letter(sender: "Shafi Goldwasser", subject: "I can prove it without telling you", isUnread: false),
  ]

  override init(style: UITableView.Style) {
    super.init(style: style)
    title = "Inbox"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .compose), UIBarButtonItem(systemItem: .search),
    ]
    tableView.rowHeight = 64
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(LetterViewController(asksToDelete: false), animated: true)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let letter = letters[indexPath.row]
    cell.textLabel?.text = letter.sender
    cell.textLabel?.font = .systemFont(ofSize: 17, weight: letter.isUnread ? .semibold : .regular)
    cell.detailTextLabel?.text = letter.subject
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

/// A message, the mailbox's second level: scrolled, with a toolbar, and covered by an alert.
final class LetterViewController: UIViewController {
  private let body = UILabel()
  private let asksToDelete: Bool

  init(asksToDelete: Bool) {
    self.asksToDelete = asksToDelete
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  static func screen(asksToDelete: Bool) -> UINavigationController {
    let mailbox = UIViewController()
    mailbox.title = "Inbox"
    let navigation = UINavigationController(rootViewController: mailbox)
    navigation.pushViewController(LetterViewController(asksToDelete: asksToDelete), animated: false)
    navigation.isToolbarHidden = false
    return navigation
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.title = "Moth"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
    toolbarItems = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .organize), .flexibleSpace(),
      UIBarButtonItem(systemItem: .reply), .flexibleSpace(), UIBarButtonItem(systemItem: .compose),
    ]
    addBody()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard asksToDelete else { return }
    let alert = UIAlertController(
      title: "Delete Letter?", message: "The letter and the moth will be gone from all your devices.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    present(alert, animated: false)
  }

  private func addBody() {
    body.numberOfLines = 0
    body.text = """
      Dear all,

      at 15:45 we found the reason why Relay 70 of Panel F failed: a moth was in it. It is taped into the log book now, \
      the first actual case of a bug being found.

      Please keep the windows shut in the evening.

      Grace
      """
    body.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(body)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      body.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
