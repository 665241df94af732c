// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import UIKit

/// A zoomable map and a list of errands. The errands are sorted with a menu, reordered by dragging, and edited with a
/// context menu, which demonstrates interactions other than taps.
final class BoardViewController: UITableViewController {
  nonisolated static let screen = Screen("board", flows: [flow]) {
    UINavigationController(rootViewController: BoardViewController(style: .insetGrouped))
  }

  nonisolated static let flow = Flow("Errands") {
    $0.tap("Sort")
    $0.snapshot("Menu")
    $0.tap("By name")
    $0.longPress("Library")
    $0.tap("Pin")
    $0.snapshot("Pinned")
    $0.drag(from: "Post office", to: "Bakery", hold: 0.8)
    $0.swipe(.left, on: "Garden centre")
    $0.tap("Done")
    $0.pinch("Map", scale: 2)
    $0.snapshot("Moved")
  }

  private struct Errand: Hashable {
    let name: String
    let place: String
    var isPinned = false
  }

  private final class Source: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  private var errands = [
    Errand(name: "Post office", place: "Parcel to Turin"), Errand(name: "Bakery", place: "Two rye loaves"),
    Errand(name: "Library", place: "Return the atlas"), Errand(name: "Cobbler", place: "Brown boots"),
    Errand(name: "Garden centre", place: "Basil, thyme"),
  ]
  private lazy var source = Source(tableView: tableView) { [weak self] table, path, name in
    let cell = table.dequeueReusableCell(withIdentifier: "Errand", for: path)
    let errand = self?.errands.first { $0.name == name }
    var content = cell.defaultContentConfiguration()
    content.text = name
    content.secondaryText = errand?.place
    content.image = UIImage(systemName: errand?.isPinned == true ? "pin.fill" : "mappin")
    content.imageProperties.tintColor = errand?.isPinned == true ? .systemOrange : .systemBlue
    cell.contentConfiguration = content
    return cell
  }
  private let map = MapView(frame: CGRect(x: 0, y: 0, width: 361, height: 220))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Errands"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort",
      menu: UIMenu(
        title: "Sort", options: .singleSelection,
        children: [
          UIAction(title: "As they came", image: UIImage(systemName: "clock"), state: .on) { _ in },
          UIAction(title: "By name", image: UIImage(systemName: "textformat")) { [weak self] _ in
            self?.errands.sort { $0.name < $1.name }
            self?.show()
          },
          UIAction(title: "Clear", image: UIImage(systemName: "trash"), attributes: .destructive) { [weak self] _ in
            self?.errands = []
            self?.show()
          },
        ]))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Errand")
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    tableView.tableHeaderView = map
    show(animated: false)
  }

  private func show(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(errands.map(\.name))
    source.apply(snapshot, animatingDifferences: animated)
  }

  private func togglePin(_ name: String) {
    guard let index = errands.firstIndex(where: { $0.name == name }) else { return }
    errands[index].isPinned.toggle()
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([name])
    source.apply(snapshot)
  }

  private func remove(_ name: String) {
    errands.removeAll { $0.name == name }
    show()
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let name = source.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: name as NSString, previewProvider: nil) { [weak self] _ in
      let isPinned = self?.errands.first { $0.name == name }?.isPinned ?? false
      return UIMenu(children: [
        UIAction(title: isPinned ? "Unpin" : "Pin", image: UIImage(systemName: "pin")) { _ in self?.togglePin(name) },
        UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
          self?.remove(name)
        },
      ])
    }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let name = source.itemIdentifier(for: indexPath) else { return nil }
    let done = UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, completion in
      self?.remove(name)
      completion(true)
    }
    done.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [done])
  }
}

extension BoardViewController: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let name = source.itemIdentifier(for: indexPath) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: name as NSString))
    item.localObject = name
    return [item]
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    for item in coordinator.items {
      guard let name = item.dragItem.localObject as? String,
        let index = errands.firstIndex(where: { $0.name == name })
      else { continue }
      let errand = errands.remove(at: index)
      let row = min(coordinator.destinationIndexPath?.row ?? errands.count, errands.count)
      errands.insert(errand, at: row)
      show()
      coordinator.drop(item.dragItem, toRowAt: IndexPath(row: row, section: 0))
    }
  }
}

/// A street map that zooms with a pinch.
private final class MapView: UIView, UIScrollViewDelegate {
  private let scroll = UIScrollView()
  private let streets = StreetsView(frame: CGRect(x: 0, y: 0, width: 361, height: 220))

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.delegate = self
    scroll.minimumZoomScale = 1
    scroll.maximumZoomScale = 4
    scroll.accessibilityIdentifier = "map"
    scroll.accessibilityLabel = "Map"
    streets.isOpaque = true
    scroll.addSubview(streets)
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    guard scroll.zoomScale == 1 else { return }
    streets.frame = bounds
    scroll.contentSize = bounds.size
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { streets }
}

private final class StreetsView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : UIColor(white: 0.94, alpha: 1) }
      .setFill()
    UIRectFill(bounds)
    let park = UIBezierPath(roundedRect: CGRect(x: 30, y: 118, width: 108, height: 72), cornerRadius: 10)
    UIColor.systemGreen.withAlphaComponent(0.35).setFill()
    park.fill()
    let river = UIBezierPath()
    river.move(to: CGPoint(x: 0, y: 58))
    river.addCurve(
      to: CGPoint(x: bounds.width, y: 96), controlPoint1: CGPoint(x: 120, y: 10),
      controlPoint2: CGPoint(x: 230, y: 150))
    river.lineWidth = 22
    UIColor.systemBlue.withAlphaComponent(0.35).setStroke()
    river.stroke()
    let roads = UIBezierPath()
    for x in stride(from: 18.0, to: bounds.width, by: 66) {
      roads.move(to: CGPoint(x: x, y: 0))
      roads.addLine(to: CGPoint(x: x + 24, y: bounds.height))
    }
    for y in stride(from: 26.0, to: bounds.height, by: 46) {
      roads.move(to: CGPoint(x: 0, y: y))
      roads.addLine(to: CGPoint(x: bounds.width, y: y - 10))
    }
    roads.lineWidth = 5
    UIColor.systemBackground.setStroke()
    roads.stroke()
    UIColor.systemRed.setFill()
    for place in [CGPoint(x: 92, y: 66), CGPoint(x: 214, y: 150), CGPoint(x: 300, y: 40), CGPoint(x: 250, y: 96)] {
      UIBezierPath(ovalIn: CGRect(x: place.x - 5, y: place.y - 5, width: 10, height: 10)).fill()
    }
  }
}
