// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

func makeView<View: UIView>(_ type: View.Type) -> View { View() }
func makeController<Controller: UIViewController>(_ type: Controller.Type) -> Controller { Controller() }
func makeFromNib<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
  Controller.init(nibName: nil, bundle: nil)
}
func makeCell<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell { Cell.init(style: .default, reuseIdentifier: "cell") }
func makeSegue<Segue: UIStoryboardSegue>(_ type: Segue.Type, _ a: UIViewController, _ b: UIViewController) -> Segue {
  Segue.init(identifier: "next", source: a, destination: b)
}
func makeButton<Button: UIButton>(_ type: Button.Type) -> Button { Button(type: .system) }

extension UIGestureRecognizer {
  static func make(_ target: Any, _ action: Selector) -> Self { Self(target: target, action: action) }
}

class PlainView: UIView {
  init() { super.init(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }
  required init?(coder: NSCoder) { nil }
}

class PlainController: UIViewController {
  let number: Int
  init() {
    number = 3
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

class NamedController: UIViewController {
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    title = "named"
  }
  required init?(coder: NSCoder) { nil }
}

class MarkedCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: (reuseIdentifier ?? "") + "!")
  }
  required init?(coder: NSCoder) { nil }
}

class NextSegue: UIStoryboardSegue {}
