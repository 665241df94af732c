// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A notes app on an iPad: folders, the notes of one folder, and the selected note.
@MainActor
enum ShowNotes {
  static func make() -> UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredSplitBehavior = .tile
    split.setViewController(FoldersController(), for: .primary)
    split.setViewController(NoteListController(style: .plain), for: .supplementary)
    split.setViewController(NoteController(), for: .secondary)
    split.view.tintColor = .systemYellow
    return split
  }
}

private final class FoldersController: UIViewController, UICollectionViewDataSource {
  private struct Folder {
    let title: String
    let symbol: String
    let count: Int
  }

  private static let folders = [
    Folder(title: "Quick Notes", symbol: "square.and.pencil", count: 2),
    Folder(title: "All iCloud", symbol: "folder", count: 41),
    Folder(title: "Notes", symbol: "folder", count: 18), Folder(title: "Garden", symbol: "folder", count: 7),
    Folder(title: "Recipes", symbol: "folder", count: 12), Folder(title: "Travel", symbol: "folder", count: 4),
    Folder(title: "Recently Deleted", symbol: "trash", count: 3),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Folders"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    list.headerMode = .none
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collection.dataSource = self
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "folder")
    view.add(collection)
    collection.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    navigationController?.isToolbarHidden = false
    toolbarItems = [
      ShowParts.item("folder.badge.plus", "New Folder"), .flexibleSpace(),
    ]
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.folders.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "folder", for: indexPath)
    let folder = Self.folders[indexPath.item]
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    var content = UIListContentConfiguration.cell()
    content.text = folder.title
    content.image = UIImage(systemName: folder.symbol)
    cell.contentConfiguration = content
    cell.accessories = [.label(text: "\(folder.count)")]
    return cell
  }
}

private final class NoteListController: UITableViewController {
  private struct Note {
    let title: String
    let time: String
    let text: String
  }

  private static let sections: [(String, [Note])] = [
    (
      "Today",
      [
        Note(title: "Spring planting plan", time: "9:41 AM", text: "Broad beans go in first"),
        Note(title: "Seeds to order", time: "8:05 AM", text: "Broad beans, sweet peas, kale"),
      ]
    ),
    (
      "Previous 7 Days",
      [
        Note(title: "Greenhouse repairs", time: "Friday", text: "Two panes on the north side"),
        Note(title: "Compost", time: "Thursday", text: "Turn the second heap, water it"),
        Note(title: "Apple varieties", time: "Tuesday", text: "Egremont Russet keeps longest"),
      ]
    ),
    (
      "Previous 30 Days",
      [
        Note(title: "Rain barrel", time: "28/12/23", text: "Needs a new tap, 3/4 inch"),
        Note(title: "Open garden day", time: "17/12/23", text: "Thirty visitors, two dogs"),
      ]
    ),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Garden"
    clearsSelectionOnViewWillAppear = false
    navigationItem.rightBarButtonItem = ShowParts.item("ellipsis.circle", "More")
    let search = UISearchController(searchResultsController: nil)
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Self.sections.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Self.sections[section].0
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.sections[section].1.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    let note = Self.sections[indexPath.section].1[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = note.title
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.textProperties.numberOfLines = 1
    let second = NSMutableAttributedString(
      string: note.time, attributes: [.foregroundColor: UIColor.label, .font: UIFont.systemFont(ofSize: 15)])
    second.append(
      NSAttributedString(
        string: "  " + note.text,
        attributes: [.foregroundColor: UIColor.secondaryLabel, .font: UIFont.systemFont(ofSize: 15)]))
    content.secondaryAttributedText = second
    content.secondaryTextProperties.numberOfLines = 1
    cell.contentConfiguration = content
    return cell
  }
}

private final class NoteController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItems = [
      ShowParts.item("square.and.pencil", "New Note"), ShowParts.item("ellipsis.circle", "More"),
      ShowParts.item("square.and.arrow.up", "Share"), ShowParts.item("camera", "Camera"),
      ShowParts.item("checklist", "Checklist"),
    ]
    let date = ShowParts.label("9 January 2024 at 9:41 AM", .footnote, .secondaryLabel)
    date.textAlignment = .center
    let text = UITextView()
    text.isScrollEnabled = false
    text.textContainerInset = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
    text.attributedText = Self.text()
    text.backgroundColor = .clear
    let picture = UIImageView(image: Scenery.image(12, size: CGSize(width: 460, height: 250)))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 8
    let column = ShowParts.stack(.vertical, [date, text], spacing: 6)
    view.add(column, in: view.safeAreaLayoutGuide, top: 8, bottom: nil)
    view.add(picture.size(nil, 250), top: nil, leading: nil, bottom: nil, trailing: nil)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 8),
      picture.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 25),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 25),
    ])
  }

  private static func text() -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.paragraphSpacing = 6
    let result = NSMutableAttributedString()
    let parts: [(String, UIFont)] = [
      ("Spring planting plan\n", .systemFont(ofSize: 28, weight: .bold)),
      (
        "Broad beans go in first, then the peas. Leave the west bed free for the potatoes.\n",
        .preferredFont(forTextStyle: .body)
      ),
      ("This weekend\n", .systemFont(ofSize: 20, weight: .semibold)),
      (
        "•  Sweet peas in deep pots\n•  Onions between the roses\n•  Garlic in the raised bed\n"
          + "•  Prune the pears on a dry day\n", .preferredFont(forTextStyle: .body)
      ),
      ("Where things are\n", .systemFont(ofSize: 20, weight: .semibold)),
      (
        "Labels are in the top drawer of the shed. The dibber is wherever Tom left it.",
        .preferredFont(forTextStyle: .body)
      ),
    ]
    for (text, font) in parts {
      result.append(
        NSAttributedString(
          string: text, attributes: [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: paragraph]))
    }
    return result
  }
}
