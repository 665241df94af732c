// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import LanternKit
import UIKit

/// A screen that shows one lamp.
final class LampViewController: UIViewController {
  private let lampView = LampView()
  var lamp = Lamp(name: "Porch", brightness: Brightness(percent: 40)) {
    didSet { lampView.show(lamp) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "lamp.title")
    view.backgroundColor = .systemBackground
    lampView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(lampView)
    NSLayoutConstraint.activate([
      lampView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      lampView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    lampView.show(lamp)
  }
}
