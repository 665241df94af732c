// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import MortarVFL
import Tessera

/// A poll. After a vote, each row shows a bar weighted by the row's votes, followed by a spacer weighted by all other
/// votes.
final class PollViewController: UIViewController {
  private let rows = [
    PollRow("Trattoria da Ugo", votes: 11, of: 20), PollRow("Noodles on the quay", votes: 6, of: 20),
    PollRow("Sandwiches, as ever", votes: 3, of: 20),
  ]
  private let note = Parts.label("Tap a place to vote", .systemFont(ofSize: 13), .secondaryLabel)

  nonisolated static let vote = ScreenAnimation("vote", duration: 0.8) { (poll: PollViewController) in poll.vote(for: 0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = Parts.label("Friday lunch?", .systemFont(ofSize: 24, weight: .bold))
    view |+| {
      [title, note]; rows
    }
    m_safeRegion |^^ 18 | title | 2 | note | 14 | rows[0][~~1] | 8 | rows[1][~~1] | 8 | rows[2][~~1] | 18
    for part in [title, note] + rows { view |>> 20 | part[~~1] | 20 }
  }

  func vote(for choice: Int) {
    note.text = "20 votes, closes on Thursday"
    for (index, row) in rows.enumerated() { row.open(isChosen: index == choice) }
    UIView.animate(withDuration: 0.8) {
      self.rows.forEach { $0.reveal() }
      self.view.layoutIfNeeded()
    }
  }
}

private final class PollRow: UIView {
  private let votes: Int
  private let all: Int
  private let fill = UIView()
  private let name: UILabel
  private let share: UILabel
  private let check = Parts.symbol("checkmark.circle.fill", 15, .systemGreen)
  private var width: MortarGroup = []

  init(_ title: String, votes: Int, of all: Int) {
    self.votes = votes
    self.all = all
    name = Parts.label(title, .systemFont(ofSize: 16))
    share = Parts.label("\(votes * 100 / all)%", .monospacedDigitSystemFont(ofSize: 16, weight: .semibold))
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    clipsToBounds = true
    fill.backgroundColor = .systemGray4
    [check, share].forEach { $0.alpha = 0 }
    self |+| [fill, name, check, share]
    self |>> 14 | name | ~~1 | check | 6 | share | 14
    self |^^ fill[~~1]
    [name, check, share].m_centerY |=| self
    width = self |> fill[==0]
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the votes. The caller must lay out the row afterward.
  func open(isChosen: Bool) {
    width.deactivate()
    width = self |>> fill[~~votes] | ~~(all - votes)
    if isChosen { fill.backgroundColor = UIColor.systemGreen.withAlphaComponent(0.35) }
    check.isHidden = !isChosen
  }

  func reveal() {
    for view in [check, share] { view.alpha = 1 }
  }
}
