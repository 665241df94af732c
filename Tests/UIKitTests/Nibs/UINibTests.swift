// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraNibs
@testable import TesseraViews

/// A nib as written by Xcode, `Files/ProfileCard.xib`.
@MainActor @Suite struct UINibTests {
  private func card(_ owner: CardOwner = CardOwner()) throws -> ProfileCard {
    let objects = NibFixture.bundle.loadNibNamed("ProfileCard", owner: owner)
    #expect(objects?.count == 2 && objects?[1] is UITapGestureRecognizer)
    return try #require(objects?.first as? ProfileCard)
  }

  @Test func readsAllElements() {
    #expect(NibFixture.reports { _ = NibFixture.bundle.loadNibNamed("ProfileCard", owner: CardOwner()) } == [])
  }

  @Test func frames() throws {
    let card = try card()
    card.layoutIfNeeded()
    // The image view is at (16, 12) and 64 wide, and, because of its aspect ratio, 64 high.
    #expect(card.shownAvatar?.frame == CGRect(x: 16, y: 12, width: 64, height: 64))
    // The label is 16 + 64 + 12 from the left, and 16 from the right edge at 320.
    #expect(card.nameLabel.frame == CGRect(x: 92, y: 12, width: 212, height: 24))
    let stack = try #require(card.subviews.compactMap { $0 as? UIStackView }.first)
    // The stack is 20 below the image, with rows of 30 and 40 and a spacing of 8.
    #expect(stack.frame == CGRect(x: 16, y: 96, width: 288, height: 78))
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 288, height: 30))
    #expect(stack.arrangedSubviews[1].frame.minY == 38)
  }

  /// The frame follows its autoresizing mask: 20 points from the right and the bottom.
  @Test func autoresizing() throws {
    let card = try card()
    card.frame.size = CGSize(width: 400, height: 300)
    card.layoutIfNeeded()
    let button = try #require(card.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.frame == CGRect(x: 320, y: 250, width: 60, height: 30))
    // The label remains 92 and 16 points from the sides of the 400-point view.
    #expect(card.nameLabel.frame == CGRect(x: 92, y: 12, width: 292, height: 24))
  }

  @Test func attributes() throws {
    let card = try card()
    #expect(card.nameLabel.text == "Ada Lovelace & Co" && card.nameLabel.numberOfLines == 2)
    #expect(card.nameLabel.lineBreakMode == .byTruncatingMiddle && !card.nameLabel.isUserInteractionEnabled)
    #expect(card.nameLabel.font == .systemFont(ofSize: 20, weight: .semibold))
    #expect(card.nameLabel.textColor == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    #expect(card.nameLabel.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(card.shownAvatar?.image == UIImage(systemName: "star.fill"))
    #expect(card.shownAvatar?.contentMode == .scaleAspectFill && card.shownAvatar?.tintColor == .systemOrange)
    #expect(card.backgroundColor == .systemBackground && card.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    let toggle = try #require(card.rows.last as? UISwitch)
    #expect(toggle.isOn && toggle.alpha == 0.5)
    let button = try #require(card.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.buttonType == .system && button.title(for: .normal) == "Follow")
    #expect(button.title(for: .selected) == "Following" && button.titleColor(for: .selected) == .systemGray)
  }

  @Test func runtimeAttributes() throws {
    let card = try card()
    #expect(card.layer.cornerRadius == 8 && card.ringWidth == 2.5 && card.level == 7 && card.isRound)
    #expect(card.caption == "VIP" && card.ringSize == CGSize(width: 3, height: 4))
    #expect(card.ringColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func connections() throws {
    let owner = CardOwner()
    let card = try card(owner)
    #expect(owner.card === card && card.rows.count == 2 && card.trailing.identifier == "labelTrailing")
    let button = try #require(card.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    #expect(owner.followed == [button])
    (card.rows.last as? UISwitch)?.sendActions(for: .valueChanged)
    #expect(card.log.last == "toggled true")
    let tap = try #require(card.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && tap.delegate === owner)
  }

  /// Properties are set after `super.init(coder:)`, and outlets before `awakeFromNib`, as in UIKit.
  @Test func order() throws {
    #expect(try card().log == ["init 320.0 4 true", "awake Ada Lovelace & Co 2.5"])
  }

  @Test func instantiatesRepeatedly() throws {
    let nib = UINib(nibName: "ProfileCard", bundle: NibFixture.bundle)
    let first = try #require(nib.instantiate(withOwner: CardOwner()).first as? ProfileCard)
    let second = try #require(nib.instantiate(withOwner: CardOwner()).first as? ProfileCard)
    #expect(first !== second && first.nameLabel !== second.nameLabel && second.nameLabel.isDescendant(of: second))
  }

  /// A file is read only once, so it may be deleted before the second instantiation.
  @Test func parsesOnce() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Once-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Once.xib")
    try NibFixture.document("<label text=\"A\" id=\"a\"/>").write(to: file)
    let bundle = try #require(Bundle(url: folder))
    let nib = UINib(nibName: "Once", bundle: bundle)
    try Data("damaged".utf8).write(to: file)
    let made = [bundle.loadNibNamed("Once", owner: nil)?.first, nib.instantiate(withOwner: nil).first]
    #expect(made.map { ($0 as? UILabel)?.text } == ["A", "A"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func leaksNothing() throws {
    weak var card: ProfileCard?
    do {
      let made = try self.card()
      card = made
    }
    #expect(card == nil)
  }

  @Test func cellsFromNibs() throws {
    let cell = """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" reuseIdentifier="Row" id="a" customClass="PersonCell">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" tableViewCell="a" id="b">
              <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
              <subviews>
                  <label opaque="NO" text="Hi" id="c"><rect key="frame" x="5" y="6" width="70" height="20"/></label>
              </subviews>
          </tableViewCellContentView>
          <connections><outlet property="name" destination="c" id="d"/></connections>
      </tableViewCell>
      """
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UINib(data: NibFixture.document(cell), bundle: nil), forCellReuseIdentifier: "Line")
    let made = try #require(table.dequeueReusableCell(withIdentifier: "Line") as? PersonCell)
    #expect(made.reuseIdentifier == "Line" && made.name.text == "Hi" && made.name.superview === made.contentView)
    #expect(made.name.frame == CGRect(x: 5, y: 6, width: 70, height: 20))

    let head =
      "<collectionReusableView reuseIdentifier=\"x\" id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"8\"/></collectionReusableView>"
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(
      UINib(data: NibFixture.document(head), bundle: nil),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Head")
    let view = collection.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Head", for: [0, 0])
    #expect(view.frame.size == CGSize(width: 9, height: 8) && view.reuseIdentifier == "Head")
  }
}
