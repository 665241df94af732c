// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar
import Tessera

/// A hike on three pages. The line under the tabs is as wide as the selected tab, and that tab's page is centered, so
/// each selection replaces two constraints.
final class TrailViewController: UIViewController {
  private let tabs = ["Overview", "Route", "Reviews"].map {
    Parts.label($0, .systemFont(ofSize: 15, weight: .semibold), .secondaryLabel)
  }
  private let pages = [
    TrailPage("tree.fill", .systemGreen, "Around Lago Blu", "Shady path along the shore with two places to swim."),
    TrailPage("map.fill", .systemOrange, "From the boathouse", "Keep the water on your left. Steps at the mill."),
    TrailPage("star.fill", .systemIndigo, "4.8 from 312 walkers", "“Best at eight in the morning, before the bells.”"),
  ]
  private let underline = PillView { $0.backgroundColor = .systemGreen }
  private var choice: MortarGroup = []

  nonisolated static let reviews = ScreenAnimation("reviews", duration: 0.6) { (trail: TrailViewController) in
    trail.show(2)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let name = Parts.label("Lakeside walk", .systemFont(ofSize: 24, weight: .bold))
    let facts = Parts.label("5.2 km · 1 h 40 min · easy", .systemFont(ofSize: 13), .secondaryLabel)
    let line = UIView { $0.backgroundColor = .separator }
    view |+| {
      [name, facts, line, underline]; tabs; pages
    }

    name.m_top |=| m_safeTop + 20
    facts.m_top |=| name.m_bottom + 2
    [name, facts, tabs[0]].m_leading |=| view.m_leading + 20
    tabs[0].m_top |=| facts.m_bottom + 16
    tabs[1].m_leading |=| tabs[0].m_trailing + 28
    tabs[2].m_leading |=| tabs[1].m_trailing + 28
    tabs.dropFirst().forEach { $0.m_firstBaseline |=| tabs[0] }
    line.m_sides |=| view
    line.m_height |=| 0.5
    line.m_bottom |=| underline
    underline.m_top |=| tabs[0].m_bottom + 8
    underline.m_height |=| 3

    pages.m_top |=| underline.m_bottom + 16
    pages.m_bottom |=| m_safeBottom - 20
    pages.m_width |=| view.m_width - 40
    pages[1].m_leading |=| pages[0].m_trailing + 40
    pages[2].m_leading |=| pages[1].m_trailing + 40
    choose(0)
  }

  private func choose(_ index: Int) {
    choice.deactivate()
    choice = [underline.m_sides |=| tabs[index], pages[index].m_centerX |=| view]
    for tab in tabs {
      UIView.transition(with: tab, duration: 0.6, options: .transitionCrossDissolve) { [tabs] in
        tab.textColor = tab == tabs[index] ? .label : .secondaryLabel
      }
    }
  }

  func show(_ index: Int) {
    choose(index)
    UIView.animate(withDuration: 0.6) { self.view.layoutIfNeeded() }
  }
}

private final class TrailPage: UIView {
  init(_ symbol: String, _ color: UIColor, _ title: String, _ text: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    let tile = UIView {
      $0.backgroundColor = color
      $0.layer.cornerRadius = 10
    }
    let image = Parts.symbol(symbol, 20, .white)
    let heading = Parts.label(title, .systemFont(ofSize: 16, weight: .semibold))
    let body = Parts.label(text, .systemFont(ofSize: 13), .secondaryLabel)
    body.numberOfLines = 2
    self |+| [tile |+| image, heading, body]
    tile.m_leading |=| self.m_leading + 14
    tile.m_centerY |=| self
    tile.m_size |=| 44
    image.m_center |=| tile
    heading.m_leading |=| tile.m_trailing + 12
    heading.m_bottom |=| self.m_centerY - 10
    body.m_leading |=| heading
    body.m_trailing |=| self.m_trailing - 14
    body.m_top |=| heading.m_bottom + 3
  }

  required init?(coder: NSCoder) { nil }
}
