// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraFoundation
internal import TesseraGraphics
internal import TesseraViews

/// The status bar, with the time on the leading side, and cellular signal, Wi-Fi and battery on the trailing side.
///
/// The positions next to an island were measured on an iPhone 15 Pro with iOS 17.0: digits from 23 to 35.67 points,
/// centered 71.83 points from the edge, a Wi-Fi icon from 308.67 to 325.67 and a battery from 333 to 360.33 of 393
/// points. Other positions and the sizes approximate Apple's design templates: 17-point semibold text, a signal icon of
/// 19.2 x 12.23, a Wi-Fi icon of 17.14 x 12.33 and a battery of 27.33 x 13 points, spaced 7 points apart.
final class StatusBarView: UIView {
  private let time = UILabel()
  /// The date label next to the time, on tablets.
  private let date = UILabel()
  /// The battery percentage label, on tablets.
  private let charge = UILabel()
  /// The indicators in front of the time, on phones with a home button.
  private let reception: StatusLevelsView
  private let levels: StatusLevelsView
  private let front: DeviceBody.Front

  init(_ front: DeviceBody.Front, size: CGSize, color: UIColor) {
    self.front = front
    let isSmall = front == .homeButton || front == .tablet || front == .plain
    let hasReception = front == .homeButton || front == .plain
    reception = StatusLevelsView(
      hasReception ? [.signal, .wifi] : front == .tablet ? [.wifi] : [], color: color, gap: 5)
    levels = StatusLevelsView(
      isSmall ? [.battery] : [.signal, .wifi, .battery], color: color, gap: front == .island ? 7.33 : 7)
    super.init(frame: CGRect(origin: .zero, size: size))
    backgroundColor = .clear
    time.text = Self.clock(front == .tablet ? "jmm" : "Jmm")
    time.font = .systemFont(ofSize: isSmall ? 12 : 17, weight: .semibold)
    if front == .tablet { (date.text, charge.text) = (Self.clock("EEEMMMd"), "100%") }
    for label in [date, charge] { label.font = .systemFont(ofSize: 12, weight: .semibold) }
    for label in [time, date, charge] {
      label.textColor = color
      label.sizeToFit()
    }
    for view in [time, date, charge, reception, levels] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the formatted time 9:41 of January 9, 2007, in the screen's language. A template with `J` omits AM and
  /// PM.
  static func clock(_ template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = .ambient
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: Date(timeIntervalSince1970: 1_168_335_660))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    switch front {
    case .island:
      // The content is centered next to the island, which is 124 points wide, and 4.58 points nearer to the edge.
      let middle = (width - 124) / 4 + 4.58
      centerView(time, at: CGPoint(x: middle, y: bounds.height - 25))
      centerView(levels, at: CGPoint(x: width - middle, y: bounds.height - 24.83))
    case .notch:
      centerView(time, at: CGPoint(x: 54, y: 25))
      centerView(levels, at: CGPoint(x: width - 26.33 - levels.bounds.width / 2, y: 25))
    case .homeButton, .plain:
      centerView(reception, at: CGPoint(x: 6 + reception.bounds.width / 2, y: bounds.height / 2))
      centerView(time, at: CGPoint(x: width / 2, y: bounds.height / 2))
      centerView(levels, at: CGPoint(x: width - 6 - levels.bounds.width / 2, y: bounds.height / 2))
    case .tablet: layOutTablet()
    }
  }

  private func layOutTablet() {
    let middle = bounds.height / 2 + 1
    var x: CGFloat = 20
    for view in [time, date] as [UIView] {
      centerView(view, at: CGPoint(x: x + view.bounds.width / 2, y: middle))
      x += view.bounds.width + 8
    }
    x = bounds.width - 20
    for view in [levels, charge, reception] as [UIView] {
      x -= view.bounds.width
      centerView(view, at: CGPoint(x: x + view.bounds.width / 2, y: middle))
      x -= 5
    }
  }

  /// Centers a view at a point, aligned to whole pixels and mirrored for right-to-left layouts.
  private func centerView(_ view: UIView, at middle: CGPoint) {
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - middle.x : middle.x
    let scale = max(1, traitCollection.displayScale)
    let size = view.bounds.size
    view.frame.origin = CGPoint(
      x: ((x - size.width / 2) * scale).rounded() / scale, y: ((middle.y - size.height / 2) * scale).rounded() / scale)
  }
}
