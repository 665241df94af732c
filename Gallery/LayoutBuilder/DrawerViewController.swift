// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import LayoutBuilder
import Tessera

/// A map with a drawer that slides over it. A separate layout positions the drawer; it is rebuilt to open the drawer.
final class DrawerViewController: UIViewController {
  private let map = RouteMapView()
  private let shade = UIView()
  private let drawer = UIView()
  private let grabber = UIView()
  private let badge = SymbolBadge("figure.walk", .systemIndigo)
  private let name = UILabel()
  private let way = UILabel()
  private let hours = UILabel()
  private let start = UIButton(configuration: .filled())
  private var position: Layout?

  nonisolated static let open = ScreenAnimation("open", duration: 0.7) { (screen: DrawerViewController) in screen.open()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    style()
    for part in [map, shade, drawer] { view.addSubview(part) }
    for part in [grabber, badge, name, way, hours, start] { drawer.addSubview(part) }
    Layout {
      map.layout([.top, .leading, .trailing]) == 0
      map.layout(.bottom) == -60
      shade.layout(.edges) == 0

      drawer.layout([.leading, .trailing]) == 0
      drawer.layout(.height) == 220
      grabber.layout(.top) == 8
      grabber.layout(.centerX) == 0
      grabber.layout(.width) == 36
      grabber.layout(.height) == 5
      badge.layout(.top) == 26
      badge.layout(.leading) == 20
      badge.layout(.size) == 44
      name.layout(.leading) == badge.layout(.trailing) + 12
      name.layout(.bottom) == badge.layout(.centerY)
      way.layout(.leading) == name
      way.layout(.top) == name.layout(.bottom) + 1
      hours.layout(.top) == badge.layout(.bottom) + 16
      hours.layout(.leading) == badge
      start.layout(.top) == hours.layout(.bottom) + 16
      start.layout(.leading) == 20
      start.layout(.trailing) == -20
      start.layout(.height) == 44
    }
    position = Layout { drawer.layout(.top) == view.layout(.bottom) - 84 }
  }

  func open() {
    position?.rebuild { drawer.layout(.top) == view.layout(.bottom) - 188 }
    UIView.animate(withDuration: 0.7, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
      self.shade.alpha = 0.3
      self.view.layoutIfNeeded()
    }
  }

  private func style() {
    shade.backgroundColor = .black
    shade.alpha = 0
    drawer.backgroundColor = .secondarySystemGroupedBackground
    drawer.layer.cornerRadius = 20
    drawer.layer.shadowOpacity = 0.2
    drawer.layer.shadowRadius = 10
    grabber.backgroundColor = .systemGray4
    grabber.layer.cornerRadius = 2.5
    let texts: [(UILabel, String, UIFont, UIColor)] = [
      (name, "Botanical garden", .preferredFont(forTextStyle: .headline), .label),
      (way, "12 min on foot", .preferredFont(forTextStyle: .subheadline), .secondaryLabel),
      (hours, "Open until 19:00 · free entry on Thursdays", .preferredFont(forTextStyle: .footnote), .secondaryLabel),
    ]
    for (label, text, font, color) in texts {
      label.text = text
      label.font = font
      label.textColor = color
    }
    start.configuration?.title = "Start walking"
    start.configuration?.baseBackgroundColor = .systemIndigo
    start.configuration?.cornerStyle = .large
  }
}
