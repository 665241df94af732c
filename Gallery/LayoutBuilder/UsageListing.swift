// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An exact copy of the usage example in LayoutBuilder's README, except that the background is white instead of the
// window's black.

import LayoutBuilder
import UIKit

enum UsageListing {
  @MainActor
  static func make() -> UIViewController {
    let controller = ViewController()
    controller.view.backgroundColor = .systemBackground
    return controller
  }

  final class ViewController: UIViewController {

    lazy var redView = UIView()
    lazy var blueView = UIView()

    var isBlueViewSizeEqualToRedView = true

    override func viewDidLoad() {
      super.viewDidLoad()

      view.addSubview(redView)
      view.addSubview(blueView)

      redView.backgroundColor = .red
      blueView.backgroundColor = .blue

      Layout {
        redView.layout(.height) == 100
        redView.layout(.width) == 0.5 * view
        redView.layout(.centerX) == 0
        redView.layout(.centerY) == view

        if isBlueViewSizeEqualToRedView {
          blueView.layout(.size) == redView
        } else {
          blueView.layout(.width) >= 0.2 * redView + 10
          blueView.layout(.height) == redView.layout(.width)
        }

        blueView.layout(.bottom) == view.layout(.centerY) + 100
        blueView.layout(.centerX) == 0
      }
    }

  }
}
