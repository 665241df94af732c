// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The classes that the nibs and storyboards of these tests refer to. Their exposed members are registered in a record,
// as in code from the porting tool.

import Foundation
import TesseraFoundation

@testable import TesseraControls
@testable import TesseraLists
@testable import TesseraNibs
@testable import TesseraViews

@section("tessera_objc") @used
private let keys: @convention(c) (UnsafeMutableRawPointer) -> Void = {
  $0.assumingMemoryBound(to: ObjCMethods.self).pointee.addOnAnyThread { @MainActor table in
    ProfileCard.expose(&table)
    HomeViewController.expose(&table)
    table.add(CardOwner.self, key: "card", \.card)
    table.add(CardOwner.self, "follow:", CardOwner.follow(_:))
    table.add(DetailViewController.self, key: "backButton", \.backButton)
    table.add(SettingsViewController.self, key: "slider", \.slider)
    table.add(PersonCell.self, key: "name", \.name)
    table.add(TileCell.self, key: "pages", \.pages)
  }
}

class ProfileCard: UIView {
  private weak var avatar: UIImageView!
  var nameLabel: UILabel!
  var rows: [UIView]!
  var trailing: NSLayoutConstraint!
  var ringWidth: CGFloat = 0
  var level = 0
  var isRound = false
  var caption: String?
  var ringSize = CGSize.zero
  var ringColor: UIColor?
  var log: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init \(frame.width) \(subviews.count) \(nameLabel == nil)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(nameLabel?.text ?? "") \(ringWidth)")
  }

  var shownAvatar: UIImageView? { avatar }
  func doubleTapped() { log.append("double") }
  func toggled(_ sender: UISwitch) { log.append("toggled \(sender.isOn)") }

  static func expose(_ table: inout ObjCMethods) {
    table.add(ProfileCard.self, key: "avatar", \.avatar)
    table.add(ProfileCard.self, key: "nameLabel", \.nameLabel)
    table.add(ProfileCard.self, key: "rows", \.rows)
    table.add(ProfileCard.self, key: "trailing", \.trailing)
    table.add(ProfileCard.self, key: "ringWidth", \.ringWidth)
    table.add(ProfileCard.self, key: "level", \.level)
    table.add(ProfileCard.self, key: "isRound", \.isRound)
    table.add(ProfileCard.self, key: "caption", \.caption)
    table.add(ProfileCard.self, key: "ringSize", \.ringSize)
    table.add(ProfileCard.self, key: "ringColor", \.ringColor)
    table.add(ProfileCard.self, "doubleTapped", { @MainActor o in { o.doubleTapped() } })
    table.add(ProfileCard.self, "toggled:", ProfileCard.toggled(_:))
  }
}

@MainActor
final class CardOwner: NSObject, UIGestureRecognizerDelegate {
  var card: ProfileCard?
  var followed: [UIButton] = []
  func follow(_ sender: UIButton) { followed.append(sender) }
}

class HomeViewController: UIViewController {
  weak var showButton: UIButton!
  var log: [String] = []
  var allowsSegues = true

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("didLoad \(showButton != nil)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "") \(type(of: segue.destination))")
    (segue.destination as? DetailViewController)?.text = "prepared"
  }

  func addItem(_ sender: Any) { log.append("add") }
  func unwindToHome(_ segue: UIStoryboardSegue) { log.append("unwind \(type(of: segue.source))") }
  func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> DetailViewController? {
    DetailViewController(coder: coder, text: "made for \(segueIdentifier ?? "")")
  }

  static func expose(_ table: inout ObjCMethods) {
    table.add(HomeViewController.self, key: "showButton", \.showButton)
    table.add(HomeViewController.self, "addItem:", HomeViewController.addItem(_:))
    table.add(HomeViewController.self, "unwindToHome:", HomeViewController.unwindToHome(_:))
    table.add(
      HomeViewController.self, "makeDetail:sender:segueIdentifier:",
      HomeViewController.makeDetail(_:sender:segueIdentifier:))
  }
}

class DetailViewController: UIViewController {
  var backButton: UIButton!
  var text: String

  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    text = "plain"
    super.init(coder: coder)
  }
}

class SlideSegue: UIStoryboardSegue {
  static var performed: [String] = []
  override func perform() { SlideSegue.performed.append(identifier ?? "") }
}

class SettingsViewController: UITableViewController {
  var slider: UISlider!
}

class PeopleViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // Damaged files may lack the prototype.
    guard tableView.registry.cellFactories["Person"] != nil else { return UITableViewCell() }
    let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
    (cell as? PersonCell)?.name?.text = "Person \(indexPath.row)"
    return cell
  }
}

class PersonCell: UITableViewCell {
  var name: UILabel!
}

class GridViewController: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if collectionView.registry.factories[.init(kind: CollectionRegistry.cellKind, identifier: "Tile")] == nil {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Tile")
    }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if collectionView.registry.factories[.init(kind: kind, identifier: "Head")] == nil {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Head")
    }
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
  }
}

class TileCell: UICollectionViewCell {
  var pages: UIPageControl!
}
