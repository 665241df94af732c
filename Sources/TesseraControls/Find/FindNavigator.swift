// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The find bar contains a search field, the index of the current result, and the Previous, Next and Done buttons. An
// optional second row contains a replacement field and two buttons.

import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

final class FindNavigator: UIView {
  private weak var interaction: UIFindInteraction?
  let field = UISearchTextField()
  let replacement = UITextField()
  let count = UILabel()
  let previousButton = UIButton(type: .system)
  let nextButton = UIButton(type: .system)
  private let done = UIButton(type: .system)
  let replace = UIButton(type: .system)
  let replaceAll = UIButton(type: .system)
  private lazy var replaceRow = makeRow([replacement, replace, replaceAll])

  var showsReplace: Bool { didSet { replaceRow.isHidden = !showsReplace } }

  init(_ interaction: UIFindInteraction, showsReplace: Bool) {
    self.interaction = interaction
    self.showsReplace = showsReplace
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    field.placeholder = "Find"
    field.text = interaction.searchText
    replacement.placeholder = "Replace"
    replacement.text = interaction.replacementText
    replacement.borderStyle = .roundedRect
    count.font = .preferredFont(forTextStyle: .footnote)
    count.adjustsFontForContentSizeCategory = true
    count.textColor = .secondaryLabel
    count.setContentCompressionResistancePriority(.required, for: .horizontal)
    count.setContentHuggingPriority(.required, for: .horizontal)
    configureButton(previousButton, symbol: "chevron.up", name: "Previous") { [weak self] in
      self?.interaction?.findPrevious()
    }
    configureButton(nextButton, symbol: "chevron.down", name: "Next") { [weak self] in self?.interaction?.findNext() }
    configureButton(done, symbol: nil, name: SystemString.done.text) { [weak self] in
      self?.interaction?.dismissFindNavigator()
    }
    configureButton(replace, symbol: nil, name: "Replace") { [weak self] in self?.interaction?.replace(all: false) }
    configureButton(replaceAll, symbol: nil, name: "All") { [weak self] in self?.interaction?.replace(all: true) }
    field.addAction(
      UIAction { [weak self] _ in self?.interaction?.searchText = self?.field.text }, for: .editingChanged)
    replacement.addAction(
      UIAction { [weak self] _ in self?.interaction?.replacementText = self?.replacement.text }, for: .editingChanged)
    let rows = UIStackView(arrangedSubviews: [makeRow([field, count, previousButton, nextButton, done]), replaceRow])
    rows.axis = .vertical
    rows.spacing = 8
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    let top = rows.topAnchor.constraint(equalTo: topAnchor, constant: 8)
    NSLayoutConstraint.activate([
      top, rows.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
    self.rows = rows
    replaceRow.isHidden = !showsReplace
    update()
  }

  required init?(coder: NSCoder) { nil }

  private var rows: UIView?

  private func makeRow(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 8
    row.alignment = .center
    return row
  }

  private func configureButton(_ button: UIButton, symbol: String?, name: String, action: @escaping () -> Void) {
    if let symbol {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = name
    } else {
      button.setTitle(name, for: .normal)
    }
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
  }

  /// Positions the bar above the keyboard or at the bottom of the safe area.
  func show(in window: UIWindow) {
    translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(self)
    guard let rows else { return }
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: window.leadingAnchor),
      trailingAnchor.constraint(equalTo: window.trailingAnchor),
      bottomAnchor.constraint(equalTo: window.bottomAnchor),
      rows.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }

  func update() {
    if field.text != interaction?.searchText ?? "" { field.text = interaction?.searchText }
    if replacement.text != interaction?.replacementText ?? "" { replacement.text = interaction?.replacementText }
    let session = interaction?.activeFindSession
    let total = session?.resultCount ?? 0
    let index = session?.highlightedResultIndex ?? NSNotFound
    let hasQuery = interaction?.searchText?.isEmpty == false
    switch session?.searchResultDisplayStyle ?? .none {
    case .currentAndTotal where index != NSNotFound && total > 0: count.text = "\(index + 1) of \(total)"
    case .currentAndTotal where hasQuery, .total where hasQuery:
      count.text = total == 0 ? "Not Found" : total == 1 ? "1 result" : "\(total) results"
    default: count.text = nil
    }
    for button in [previousButton, nextButton] { button.isEnabled = total > 0 }
    replace.isEnabled = session?.allowsReplacementForCurrentlyHighlightedResult ?? false
    replaceAll.isEnabled = total > 0 && session?.supportsReplacement ?? false
  }
}
