// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A button's open menu with tiles, states, a submenu, subtitles, and deferred elements.
final class MenuStates: UIViewController {
  private let button = UIButton(configuration: .tinted())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("View options", for: .normal)
    button.configuration?.imagePadding = 6
    button.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    button.performPrimaryAction()
  }

  private func makeMenu() -> UIMenu {
    let edit = UIMenu(
      options: .displayInline, preferredElementSize: .medium,
      children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
        UIAction(title: "Print", image: UIImage(systemName: "printer"), attributes: .disabled) { _ in },
      ])
    let layout = UIMenu(
      title: "Layout", options: [.displayInline, .singleSelection],
      children: [
        UIAction(title: "List", image: UIImage(systemName: "list.bullet"), state: .on) { _ in },
        UIAction(title: "Grid", image: UIImage(systemName: "square.grid.2x2")) { _ in },
        UIAction(title: "Some", subtitle: "In three of five folders", state: .mixed) { _ in },
      ])
    let sort = UIMenu(title: "Sort by", subtitle: "Name", children: [UIAction(title: "Name", state: .on) { _ in }])
    let places = UIDeferredMenuElement { _ in }
    let remove = UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in }
      ])
    return UIMenu(children: [edit, layout, sort, places, remove])
  }
}
