// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A row that is dragged within its table, and below it a shelf of covers, one of which is dragged over a reading
/// list.
final class DragStates: UIViewController, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate,
  UICollectionViewDataSource, UICollectionViewDragDelegate
{
  enum Moment {
    case reorder, copy
  }

  private let moment: Moment
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let shelf: UICollectionView
  private var fingers: TouchSequence?
  private let books = ["Emma", "Ulysses", "Middlemarch", "Walden", "Dracula", "Persuasion"]
  private let colors: [UIColor] = [.systemTeal, .systemPink, .systemIndigo, .systemOrange, .systemGreen, .systemPurple]

  init(_ moment: Moment) {
    self.moment = moment
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 72, height: 96)
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    shelf = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    table.dataSource = self
    table.dragDelegate = self
    table.dropDelegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    shelf.backgroundColor = .secondarySystemGroupedBackground
    shelf.dataSource = self
    shelf.dragDelegate = self
    shelf.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cover")
    for list in [table, shelf] {
      list.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(list)
    }
    NSLayoutConstraint.activate([
      shelf.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      shelf.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shelf.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      shelf.heightAnchor.constraint(equalToConstant: 228),
      table.topAnchor.constraint(equalTo: shelf.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard fingers == nil, let window = view.window else { return }
    view.layoutIfNeeded()
    let target = middle(of: table.cellForRow(at: IndexPath(row: 2, section: 0)), in: window)
    let hand = TouchSequence(window: window)
    fingers = hand
    switch moment {
    case .reorder:
      hand.begin(at: middle(of: table.cellForRow(at: IndexPath(row: 0, section: 0)), in: window))
    case .copy:
      hand.begin(at: middle(of: shelf.cellForItem(at: IndexPath(item: 1, section: 0)), in: window))
    }
    hand.wait(0.6)
    hand.move(to: CGPoint(x: target.x + 12, y: target.y + 8))
  }

  private func middle(of cell: UIView?, in window: UIWindow) -> CGPoint {
    cell.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: window) } ?? .zero
  }

  private func item(_ title: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: title as NSString))
    item.localObject = title
    return item
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = books[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [item(books[indexPath.row])] }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { books.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
    cell.contentView.backgroundColor = colors[indexPath.item]
    cell.contentView.layer.cornerRadius = 6
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [item(books[indexPath.item])] }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 72, height: 96), cornerRadius: 6)
    return parameters
  }
}
