// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Contacts grouped by initial: a table with section headers and rows whose heights depend on their notes.
final class ContactsViewController: UITableViewController {
  private struct Person {
    let name: String
    let note: String?
    let color: UIColor
  }

  private let people: [Person] = [
    Person(name: "Ada Albers", note: "Weaves. Call before noon.", color: .systemPink),
    Person(name: "Anton Aurelio", note: nil, color: .systemIndigo),
    Person(
      name: "Bea Brandt",
      note: "Cuts glass for the mosaic workshop, and knows every supplier between Ravenna and Venice by first name.",
      color: .systemTeal),
    Person(name: "Bo Bianchi", note: "Grout", color: .systemOrange),
    Person(name: "Clara Castell", note: nil, color: .systemGreen),
    Person(
      name: "Conrad Cole", note: "Two lines at most text sizes, three when the reader prefers larger letters.",
      color: .systemPurple),
    Person(name: "Dora Dahl", note: "Marble, limestone, slate", color: .systemBlue),
    Person(name: "Emil Ende", note: nil, color: .systemRed),
    Person(name: "Enzo Eberle", note: "On site until Friday", color: .systemBrown),
    Person(name: "Fay Fischer", note: "Photographs everything twice.", color: .systemMint),
    Person(name: "Gus Gallo", note: nil, color: .systemGray),
  ]

  private lazy var sections: [(initial: String, people: [Person])] = {
    let groups = Dictionary(grouping: people) { String($0.name.prefix(1)) }
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }()

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 52))
    let title = UILabel()
    title.text = "Contacts"
    title.font = .systemFont(ofSize: 34, weight: .bold)
    title.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 20),
      title.centerYAnchor.constraint(equalTo: header.centerYAnchor),
    ])
    tableView.tableHeaderView = header
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].people.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].initial
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    let person = sections[indexPath.section].people[indexPath.row]
    (cell as? ContactCell)?.show(person.name, person.note, person.color)
    return cell
  }
}

/// A round image with initials, a name, and a note with any number of lines.
private final class ContactCell: UITableViewCell {
  private let picture = UILabel()
  private let name = UILabel()
  private let note = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
    picture.font = .systemFont(ofSize: 15, weight: .semibold)
    picture.textColor = .white
    picture.textAlignment = .center
    picture.layer.cornerRadius = 20
    picture.clipsToBounds = true
    name.font = .preferredFont(forTextStyle: .headline)
    note.font = .preferredFont(forTextStyle: .subheadline)
    note.textColor = .secondaryLabel
    note.numberOfLines = 0
    let texts = UIStackView(arrangedSubviews: [name, note])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [picture, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      picture.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
      texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      texts.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      texts.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, _ note: String?, _ color: UIColor) {
    picture.text = name.split(separator: " ").compactMap(\.first).map(String.init).joined()
    picture.backgroundColor = color
    self.name.text = name
    self.note.text = note
    self.note.isHidden = note == nil
  }
}
