// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// An app's page in a store: its icon and button, horizontally scrolling facts, release notes, and screenshots.
@MainActor
enum ShowStore {
  static func make() -> UITabBarController {
    let back = UIViewController()
    back.title = "Apps"
    let navigation = UINavigationController(rootViewController: back)
    navigation.pushViewController(AppPageController(), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      ShowParts.tab(UIViewController(), "Today", "doc.text"),
      ShowParts.tab(UIViewController(), "Games", "paperplane.fill"),
      ShowParts.tab(navigation, "Apps", "square.stack.3d.up.fill"),
      ShowParts.tab(UIViewController(), "Arcade", "gamecontroller.fill"),
      ShowParts.tab(UIViewController(), "Search", "magnifyingglass"),
    ]
    tabs.selectedIndex = 2
    return tabs
  }
}

private final class AppPageController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    let scroll = UIScrollView()
    view.add(scroll)
    let column = ShowParts.stack(
      .vertical,
      [header(), line(), figures(), line(), news(), line(), sideways(pictures(), height: 430)], spacing: 14)
    scroll.add(column, in: scroll.contentLayoutGuide, top: 8)
    column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
  }

  private func header() -> UIView {
    let icon = ShowParts.picture(Self.icon(118), 118, 118, radius: 26)
    icon.layer.borderWidth = 0.5
    icon.layer.borderColor = UIColor(white: 0.5, alpha: 0.25).cgColor
    var get = UIButton.Configuration.filled()
    get.cornerStyle = .capsule
    get.title = "GET"
    get.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = UIFont.systemFont(ofSize: 15, weight: .bold)
      return attributes
    }
    get.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let button = UIButton(configuration: get)
    let purchases = ShowParts.label("In-App\nPurchases", .caption2, .secondaryLabel, lines: 2)
    purchases.font = .systemFont(ofSize: 9)
    let share = ShowParts.symbol("square.and.arrow.up", 19, .systemBlue)
    let buttons = ShowParts.stack(
      .horizontal, [button.size(nil, 30), purchases, UIView(), share], spacing: 8, alignment: .center)
    let texts = ShowParts.stack(
      .vertical,
      [
        ShowParts.label("Tessera: Mosaics", .title2, weight: .semibold, lines: 2),
        ShowParts.label("Lay stones, see patterns", .subheadline, .secondaryLabel), UIView(), buttons,
      ], spacing: 2)
    return inset(ShowParts.stack(.horizontal, [icon, texts], spacing: 16))
  }

  /// Draws an icon of mosaic tiles arranged in rings.
  private static func icon(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor(rgb: 0x0B3954).setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      let colors = [0xFFE66D, 0xFF9F1C, 0xE76F51, 0x2EC4B6]
      for ring in 0..<4 {
        let radius = side * (0.1 + 0.105 * CGFloat(ring))
        let count = 6 + ring * 6
        for tile in 0..<count {
          let angle = 2 * .pi * CGFloat(tile) / CGFloat(count)
          let half = .pi / CGFloat(count) * 0.86
          let path = UIBezierPath(
            arcCenter: CGPoint(x: side / 2, y: side / 2), radius: radius, startAngle: angle - half,
            endAngle: angle + half, clockwise: true)
          path.lineWidth = side * 0.085
          UIColor(rgb: colors[ring]).withAlphaComponent(tile % 2 == 0 ? 1 : 0.82).setStroke()
          path.stroke()
        }
      }
    }
  }

  private func line() -> UIView {
    let line = UIView().size(nil, 1 / 3)
    line.backgroundColor = .separator
    return inset(line)
  }

  private func inset(_ view: UIView) -> UIView {
    let box = UIView()
    box.add(view, leading: 20, trailing: 20)
    return box
  }

  /// Returns a scroll view with a horizontally scrolling row.
  private func sideways(_ row: UIView, height: CGFloat) -> UIView {
    let scroll = UIScrollView()
    scroll.showsHorizontalScrollIndicator = false
    scroll.add(row, in: scroll.contentLayoutGuide, leading: 20, trailing: 20)
    row.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor).isActive = true
    return scroll.size(nil, height)
  }

  private func figures() -> UIView {
    let figures: [(String, String, String)] = [
      ("12K RATINGS", "4.8", "★★★★★"), ("AGE", "4+", "Years Old"), ("CHART", "No. 3", "Puzzle"),
      ("DEVELOPER", "person.crop.square", "Tessera Works"), ("LANGUAGE", "EN", "+ 11 More"),
    ]
    var views: [UIView] = []
    for figure in figures {
      if !views.isEmpty {
        let line = UIView().size(1 / 3, 34)
        line.backgroundColor = .separator
        views.append(line)
      }
      let value: UIView =
        figure.1.contains(".crop")
        ? ShowParts.symbol(figure.1, 21, .secondaryLabel)
        : {
          let label = UILabel()
          label.text = figure.1
          label.font = .rounded(20, .bold)
          label.textColor = .secondaryLabel
          return label
        }()
      let stars = ShowParts.label(figure.2, .caption1, .secondaryLabel)
      let column = ShowParts.stack(
        .vertical,
        [ShowParts.label(figure.0, .caption2, .tertiaryLabel, weight: .semibold), value.size(nil, 26), stars],
        spacing: 3, alignment: .center)
      views.append(column)
      column.widthAnchor.constraint(greaterThanOrEqualToConstant: 76).isActive = true
    }
    return sideways(ShowParts.stack(.horizontal, views, spacing: 12, alignment: .center), height: 66)
  }

  private func news() -> UIView {
    let history = ShowParts.label("Version History", .body, .systemBlue)
    let title = ShowParts.label("What’s New", .title2, weight: .bold)
    title.setContentHuggingPriority(.defaultLow, for: .horizontal)
    history.setContentHuggingPriority(.required, for: .horizontal)
    let version = ShowParts.label("Version 3.2", .subheadline, .secondaryLabel)
    let ago = ShowParts.label("2d ago", .subheadline, .secondaryLabel)
    ago.setContentHuggingPriority(.required, for: .horizontal)
    let text = ShowParts.label(
      "Borders can be laid along curves now, and finished floors keep their light when you turn the room.",
      .subheadline,
      lines: 3)
    return inset(
      ShowParts.stack(
        .vertical,
        [
          ShowParts.stack(.horizontal, [title, history], alignment: .firstBaseline),
          ShowParts.stack(.horizontal, [version, ago]), text,
        ], spacing: 8))
  }

  private func pictures() -> UIView {
    ShowParts.stack(
      .horizontal,
      [9, 7, 11].map { seed in
        let picture = ShowParts.picture(
          Scenery.image(seed, size: CGSize(width: 230, height: 430)), 230, 430, radius: 18)
        picture.layer.borderWidth = 0.5
        picture.layer.borderColor = UIColor(white: 0.5, alpha: 0.3).cgColor
        return picture
      }, spacing: 10)
  }
}
