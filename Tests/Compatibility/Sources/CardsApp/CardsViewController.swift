// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PinKit
import UIKit

open class BaseViewController: UIViewController {
  public private(set) var callbacks: [String] = []

  open override func viewDidLoad() {
    super.viewDidLoad()
    callbacks.append("didLoad")
    view.backgroundColor = .systemGroupedBackground
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    callbacks.append("willAppear")
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    callbacks.append("didAppear")
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    callbacks.append("didLayout")
  }
}

public final class CardsViewController: BaseViewController {
  private enum Section: Int, CaseIterable {
    case new, old
  }

  private let cards: [Card]
  public private(set) var openedCards: [Card] = []
  private var reuseCount: [UIView: Int] = [:]
  public private(set) lazy var tableView = UITableView(frame: .zero, style: .insetGrouped)

  public init(cards: [Card]) {
    self.cards = cards
    super.init(nibName: nil, bundle: nil)
    title = "Cards"
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
    tableView.separatorStyle = .none
    tableView.register(CardCell.self, forCellReuseIdentifier: CardCell.identifier)
    view.addSubview(tableView.constrained())
    NSLayoutConstraint.pin {
      tableView.edges(to: view.safeAreaLayoutGuide)
    }
  }

  private func cards(in section: Int) -> [Card] {
    guard let section = Section(rawValue: section) else { return [] }
    return cards.filter { $0.isNew == (section == .new) }
  }
}

extension CardsViewController: UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cards(in: section).count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: CardCell.identifier, for: indexPath) as? CardCell
    else { return UITableViewCell() }
    cell.cardView.card = cards(in: indexPath.section)[indexPath.row]
    cell.cardView.delegate = self
    reuseCount[cell, default: 0] += 1
    return cell
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == Section.new.rawValue ? "New" : nil
  }
}

extension CardsViewController: UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    openedCards.append(cards(in: indexPath.section)[indexPath.row])
  }
}

extension CardsViewController: CardViewDelegate {
  public func cardViewDidTapMore(_ view: CardView) {
    if let card = view.card { openedCards.append(card) }
  }
}

final class CardCell: UITableViewCell {
  static let identifier = String(describing: CardCell.self)
  let cardView = CardView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    contentView.addSubview(cardView.constrained())
    NSLayoutConstraint.pin { cardView.edges(to: contentView.layoutMarginsGuide) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    cardView.card = nil
  }
}
