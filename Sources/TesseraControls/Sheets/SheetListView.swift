// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The content of a system sheet: a 56-point bar with a title and a Cancel button, and a list below. Approximates
/// iOS.
final class SheetListView: UIView {
  private let list = UIStackView()

  init(title: String, color: UIColor = .systemGroupedBackground, cancel: @escaping @MainActor () -> Void) {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = color
    let name = UILabel()
    name.text = title
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    name.textAlignment = .center
    let button = UIButton(type: .system)
    button.setTitle(SystemString.cancel.text, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(UIAction { _ in cancel() }, for: .touchUpInside)
    let scrollView = UIScrollView()
    list.axis = .vertical
    list.spacing = 24
    for view in [name, button, scrollView, list] { view.translatesAutoresizingMaskIntoConstraints = false }
    for view in [scrollView, name, button] { addSubview(view) }
    scrollView.addSubview(list)
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      name.centerXAnchor.constraint(equalTo: centerXAnchor), name.topAnchor.constraint(equalTo: topAnchor),
      name.heightAnchor.constraint(equalToConstant: 56),
      name.leadingAnchor.constraint(greaterThanOrEqualTo: button.trailingAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      button.centerYAnchor.constraint(equalTo: name.centerYAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
      scrollView.topAnchor.constraint(equalTo: name.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      list.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      list.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      list.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      list.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
      list.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func add(_ view: UIView) { list.addArrangedSubview(view) }
}
