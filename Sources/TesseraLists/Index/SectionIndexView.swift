// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// A column with the titles of a section index. Approximates iOS: 15 points wide, with an 11-point semibold font and
/// a 14-point line for each title. If there is not enough space for all titles, every second title is replaced by a
/// dot.
final class SectionIndexView: UIView {
  static let width: CGFloat = 15
  static let lineHeight: CGFloat = 14
  /// The title that is displayed as a magnifying glass.
  static let search = "{search}"

  let titles: [String]
  private let onSelect: (Int) -> Void
  private var selectedIndex: Int?
  private var shown: [UIView] = []
  private var trackingBackground: UIColor?
  private var background: UIColor?

  init(titles: [String], onSelect choose: @escaping (Int) -> Void) {
    (self.titles, self.onSelect) = (titles, choose)
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  func update(_ index: SectionIndex) {
    tintColor = index.color
    (background, trackingBackground) = (index.background, index.trackingBackground)
    showBackground()
  }

  private func showBackground() {
    backgroundColor = selectedIndex == nil ? background : trackingBackground ?? background
  }

  /// Returns the content of each line: a title, or nil for a dot between two titles.
  static func lines(_ titles: [String], height: CGFloat) -> [String?] {
    let room = Int(max(0, min(height / lineHeight, 10_000)))
    guard room < titles.count else { return titles }
    let count = room % 2 == 0 ? room - 1 : room
    guard count >= 3 else { return titles.first.map { [$0] } ?? [] }
    return (0..<count).map { line in
      line % 2 == 1 ? nil : titles[line * (titles.count - 1) / (count - 1)]
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let lines = Self.lines(titles, height: bounds.height)
    if shown.count != lines.count {
      for view in shown { view.removeFromSuperview() }
      shown = lines.map(makeView)
      for view in shown { addSubview(view) }
    }
    let top = top(lineCount: lines.count)
    for (index, view) in shown.enumerated() {
      view.frame = CGRect(
        x: 0, y: top + CGFloat(index) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
    }
  }

  private func top(lineCount count: Int) -> CGFloat {
    ((bounds.height - CGFloat(count) * Self.lineHeight) / 2).rounded()
  }

  private func makeView(for line: String?) -> UIView {
    if line == Self.search {
      let configuration = UIImage.SymbolConfiguration(pointSize: 10, weight: .semibold)
      let view = UIImageView(image: UIImage(systemName: "magnifyingglass", withConfiguration: configuration))
      view.contentMode = .center
      return view
    }
    let label = IndexLabel()
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textAlignment = .center
    label.text = line ?? "•"
    label.textColor = tintColor
    return label
  }

  /// A label with the index's text color.
  private final class IndexLabel: UILabel {
    override func tintColorDidChange() {
      super.tintColorDidChange()
      textColor = tintColor
    }
  }

  // MARK: Touches

  /// Selects the title at a vertical position. All titles, including hidden ones, are distributed evenly over the
  /// lines.
  func track(_ y: CGFloat) {
    guard y.isFinite else { return }
    let height = CGFloat(max(1, shown.count)) * Self.lineHeight
    let part = (y - top(lineCount: shown.count)) / height * CGFloat(titles.count)
    let number = Int(min(max(0, part), CGFloat(titles.count - 1)))
    guard number != selectedIndex else { return }
    selectedIndex = number
    showBackground()
    onSelect(number)
  }

  var isTracked: Bool { selectedIndex != nil }

  func endTracking() {
    selectedIndex = nil
    showBackground()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { track(touch.location(in: self).y) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { track(touch.location(in: self).y) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTracking() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
