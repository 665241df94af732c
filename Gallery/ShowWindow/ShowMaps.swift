// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A map under a sheet with a search field, favorite places and recent searches.
@MainActor
enum ShowMaps {
  static func make() -> UIViewController { MapController() }
}

private final class MapController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.add(MapView())
    let buttons = Self.plate(
      [ShowParts.symbol("map.fill", 19, .secondaryLabel), ShowParts.symbol("location", 19, .secondaryLabel)])
    view.add(buttons, in: view.safeAreaLayoutGuide, top: 4, leading: nil, bottom: nil, trailing: 10)
    let weather = ShowParts.stack(
      .horizontal,
      [ShowParts.symbol("cloud.sun.fill", 15, .secondaryLabel), ShowParts.label("18°", .callout, .secondaryLabel)],
      spacing: 4, alignment: .center)
    let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    plate.clipsToBounds = true
    plate.layer.cornerRadius = 8
    plate.contentView.add(weather, leading: 8, trailing: 8)
    view.add(plate.size(nil, 32), top: nil, leading: 10, bottom: nil, trailing: nil)
    view.bottomAnchor.constraint(equalTo: plate.bottomAnchor, constant: 382).isActive = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let places = PlacesSheetController()
    if let sheet = places.sheetPresentationController {
      let half = UISheetPresentationController.Detent.custom(identifier: .init("half")) { _ in 338 }
      sheet.detents = [half, .large()]
      sheet.selectedDetentIdentifier = half.identifier
      sheet.largestUndimmedDetentIdentifier = half.identifier
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 10
    }
    present(places, animated: false)
  }

  /// Creates a column of symbols on a material background, separated by hairlines.
  private static func plate(_ symbols: [UIView]) -> UIView {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    effect.clipsToBounds = true
    effect.layer.cornerRadius = 8
    var rows: [UIView] = []
    for symbol in symbols {
      if !rows.isEmpty {
        let line = UIView().size(nil, 1 / 3)
        line.backgroundColor = .separator
        rows.append(line)
      }
      rows.append(symbol.size(44, 44))
    }
    effect.contentView.add(ShowParts.stack(.vertical, rows))
    return effect
  }
}

/// A drawing of streets, a river, parks and the user's location.
private final class MapView: UIView {
  private static let land = UIColor(light: 0xF6F3EC, dark: 0x2A2D33)
  private static let block = UIColor(light: 0xEDE9E0, dark: 0x33373E)
  private static let park = UIColor(light: 0xCDE9BE, dark: 0x263F33)
  private static let water = UIColor(light: 0xA6DAEF, dark: 0x1B3B57)
  private static let street = UIColor(light: 0xFFFFFF, dark: 0x4A4F58)
  private static let edge = UIColor(light: 0xDAD5CA, dark: 0x23262B)
  private static let highway = UIColor(light: 0xFCDF8A, dark: 0x7A6A3A)
  private static let name = UIColor(light: 0x6A6660, dark: 0xB4B8C0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.land
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: -40, y: -20)
    context.rotate(by: -0.12)
    drawBlocks()
    fill([(250, 250), (372, 258), (366, 372), (244, 360)], Self.park)
    fill([(40, 560), (150, 548), (160, 640), (60, 660)], Self.park)
    let river = path([(-60, 250), (90, 300), (150, 420), (240, 470), (380, 480), (520, 560)])
    stroke(river, Self.water, 46)
    drawStreets()
    stroke(path([(-40, 130), (120, 190), (260, 180), (520, 250)]), Self.edge, 11)
    stroke(path([(-40, 130), (120, 190), (260, 180), (520, 250)]), Self.highway, 9)
    context.restoreGState()
    drawRoute()
    drawNames()
    drawPlaces()
  }

  private func drawBlocks() {
    for row in 0..<16 {
      for column in 0..<9 where (row * 7 + column * 3) % 5 != 0 {
        let area = CGRect(x: CGFloat(column) * 62 - 20, y: CGFloat(row) * 58 + 6, width: 50, height: 46)
        Self.block.setFill()
        UIBezierPath(roundedRect: area, cornerRadius: 2).fill()
      }
    }
  }

  private func drawStreets() {
    for (color, extra) in [(Self.edge, CGFloat(1.4)), (Self.street, 0)] {
      for row in 0..<17 where row != 6 {
        let y = CGFloat(row) * 58
        stroke(line((-60, y), (560, y + 4)), color, (row % 4 == 0 ? 8 : 4) + extra)
      }
      for column in 0..<10 {
        let x = CGFloat(column) * 62 - 26
        stroke(line((x, -40), (x + 3, 940)), color, (column % 3 == 0 ? 8 : 4) + extra)
      }
    }
  }

  private func drawRoute() {
    let route = UIBezierPath()
    route.move(to: CGPoint(x: 196, y: 356))
    for point in [(192, 300), (254, 290), (246, 232), (300, 226)] { route.addLine(to: CGPoint(x: point.0, y: point.1)) }
    (route.lineJoinStyle, route.lineCapStyle) = (.round, .round)
    stroke(route, UIColor(light: 0x0A5FD0, dark: 0x0A4DA8), 9)
    stroke(route, UIColor(light: 0x3A8DFF, dark: 0x4A98FF), 6)
  }

  private func drawNames() {
    let names: [(String, CGFloat, CGFloat, CGFloat, UIColor)] = [
      ("Harbour Street", 60, 262, -0.12, Self.name), ("Mill Lane", 250, 326, -0.12, Self.name),
      ("Linden Park", 276, 274, 0, UIColor(light: 0x3F8A3C, dark: 0x7CC08A)),
      ("River Ode", 108, 296, 1.05, UIColor(light: 0x3C8AB0, dark: 0x79B7DD)),
      ("OLD TOWN", 50, 168, 0, Self.name), ("Market Row", 276, 396, -0.12, Self.name),
    ]
    for (text, x, y, turn, color) in names {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: x, y: y)
      context.rotate(by: turn)
      let font = UIFont.systemFont(ofSize: text == "OLD TOWN" ? 12 : 11, weight: .medium)
      NSAttributedString(
        string: text,
        attributes: [.font: font, .foregroundColor: color, .tracking: text == "OLD TOWN" ? 1.5 : 0]
      ).draw(at: .zero)
      context.restoreGState()
    }
  }

  private func drawPlaces() {
    let places: [(String, UIColor, CGFloat, CGFloat)] = [
      ("cup.and.saucer.fill", .systemOrange, 92, 216), ("cart.fill", .systemYellow, 300, 352),
      ("tram.fill", .systemBlue, 70, 318), ("leaf.fill", .systemGreen, 340, 256),
    ]
    for (symbol, color, x, y) in places { marker(symbol, color, CGPoint(x: x, y: y), 20) }
    marker("flag.fill", .systemRed, CGPoint(x: 300, y: 222), 34)
    let here = CGPoint(x: 196, y: 356)
    disc(UIColor.systemBlue.withAlphaComponent(0.16), here, 34)
    disc(.white, here, 11)
    disc(.systemBlue, here, 8)
  }

  private func marker(_ symbol: String, _ color: UIColor, _ center: CGPoint, _ side: CGFloat) {
    disc(.white, center, side / 2 + 1)
    disc(color, center, side / 2)
    let configuration = UIImage.SymbolConfiguration(pointSize: side * 0.5, weight: .semibold)
    guard
      let glyph = UIImage(systemName: symbol, withConfiguration: configuration)?
        .withTintColor(.white, renderingMode: .alwaysOriginal)
    else { return }
    glyph.draw(at: CGPoint(x: center.x - glyph.size.width / 2, y: center.y - glyph.size.height / 2))
  }

  private func disc(_ color: UIColor, _ center: CGPoint, _ radius: CGFloat) {
    color.setFill()
    UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
  }

  private func fill(_ points: [(CGFloat, CGFloat)], _ color: UIColor) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    color.setFill()
    path.fill()
  }

  /// Returns a smooth path through points.
  private func path(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: points[0].0, y: points[0].1))
    for index in points.indices.dropLast() {
      let (start, end) = (points[index], points[index + 1])
      let (before, after) = (points[max(index - 1, 0)], points[min(index + 2, points.count - 1)])
      path.addCurve(
        to: CGPoint(x: end.0, y: end.1),
        controlPoint1: CGPoint(x: start.0 + (end.0 - before.0) / 6, y: start.1 + (end.1 - before.1) / 6),
        controlPoint2: CGPoint(x: end.0 - (after.0 - start.0) / 6, y: end.1 - (after.1 - start.1) / 6))
    }
    return path
  }

  private func line(_ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat)) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: start.0, y: start.1))
    path.addLine(to: CGPoint(x: end.0, y: end.1))
    return path
  }

  private func stroke(_ path: UIBezierPath, _ color: UIColor, _ width: CGFloat) {
    color.setStroke()
    path.lineWidth = width
    path.stroke()
  }
}

/// The content of the sheet: the search field, favorites, and recent searches.
private final class PlacesSheetController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    view.add(UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial)))
    let field = UISearchTextField()
    field.placeholder = "Search Maps"
    let portrait = ShowParts.picture(Scenery.image(5, size: CGSize(width: 36, height: 36)), 36, 36, radius: 18)
    let search = ShowParts.stack(.horizontal, [field.size(nil, 36), portrait], spacing: 12, alignment: .center)
    let column = ShowParts.stack(
      .vertical, [search, header("Favorites"), favorites(), header("Recents"), recents()], spacing: 8)
    column.setCustomSpacing(16, after: search)
    column.setCustomSpacing(18, after: column.arrangedSubviews[2])
    view.add(column, top: 18, leading: 16, bottom: nil, trailing: 16)
  }

  private func header(_ title: String) -> UIView {
    let more = ShowParts.label("More", .subheadline, .systemBlue)
    more.setContentHuggingPriority(.required, for: .horizontal)
    return ShowParts.stack(
      .horizontal, [ShowParts.label(title, .subheadline, .secondaryLabel, weight: .semibold), more],
      alignment: .firstBaseline)
  }

  private func favorites() -> UIView {
    let places: [(String, String, String, UIColor)] = [
      ("house.fill", "Home", "12 min", .systemCyan), ("briefcase.fill", "Work", "8 min", .systemBrown),
      ("star.fill", "Gym", "1.4 km", .systemYellow), ("plus", "Add", " ", .systemBlue),
    ]
    let row = ShowParts.stack(
      .horizontal,
      places.map { place in
        let disc = UIView().size(60, 60)
        disc.layer.cornerRadius = 30
        let isAdd = place.0 == "plus"
        disc.backgroundColor = isAdd ? .tertiarySystemFill : place.3
        disc.add(ShowParts.symbol(place.0, 25, isAdd ? .systemBlue : .white, weight: .medium))
        let texts = ShowParts.stack(
          .vertical, [ShowParts.label(place.1, .footnote), ShowParts.label(place.2, .caption1, .secondaryLabel)],
          alignment: .center)
        return ShowParts.stack(.vertical, [disc, texts], spacing: 5, alignment: .center)
      })
    row.distribution = .fillEqually
    return card(row, inset: 12)
  }

  private func recents() -> UIView {
    let places: [(String, String, UIColor)] = [
      ("Lighthouse Bakery", "Harbour Street 8", .systemOrange), ("Museum of Clocks", "Mill Lane 31", .systemPink),
    ]
    let rows = places.map { place in
      let symbol = place.2 == .systemOrange ? "cup.and.saucer.fill" : "building.columns.fill"
      let icon = UIImageView(image: ShowParts.icon(symbol, place.2, 30))
      icon.layer.cornerRadius = 15
      icon.clipsToBounds = true
      let texts = ShowParts.stack(
        .vertical, [ShowParts.label(place.0, .body), ShowParts.label(place.1, .footnote, .secondaryLabel)], spacing: 1)
      return ShowParts.stack(.horizontal, [icon.size(30, 30), texts], spacing: 12, alignment: .center)
    }
    return card(ShowParts.stack(.vertical, rows, spacing: 14), inset: 12)
  }

  private func card(_ content: UIView, inset: CGFloat) -> UIView {
    let card = UIView()
    card.backgroundColor = UIColor(light: 0xFFFFFF, dark: 0x3A3A3C).withAlphaComponent(0.7)
    card.layer.cornerRadius = 10
    card.layer.cornerCurve = .continuous
    card.add(content, top: inset, leading: inset, bottom: inset, trailing: inset)
    return card
  }
}
