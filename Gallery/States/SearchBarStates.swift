// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Search bars (empty, with bookmark and results buttons, with text, and with scopes) and a stepper with a divider.
final class SearchBarStates: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bars = [
      makeBar { _ in },
      makeBar { $0.showsBookmarkButton = true },
      makeBar { $0.showsSearchResultsButton = true },
      makeBar {
        $0.showsSearchResultsButton = true
        $0.isSearchResultsButtonSelected = true
        $0.showsCancelButton = true
      },
      makeBar {
        $0.showsBookmarkButton = true
        $0.text = "Loom"
      },
      makeBar {
        $0.scopeButtonTitles = ["All", "Letters", "Notes"]
        $0.showsScopeBar = true
        $0.scopeBarBackgroundImage = Self.wash
      },
    ]
    let stack = UIStackView(arrangedSubviews: bars + [makeStepper()])
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private func makeBar(_ change: (UISearchBar) -> Void) -> UISearchBar {
    let bar = UISearchBar()
    bar.placeholder = "Engines"
    change(bar)
    return bar
  }

  private func makeStepper() -> UIView {
    let stepper = UIStepper()
    let divider = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 32)).image {
      UIColor.systemTeal.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 32))
    }
    stepper.setDividerImage(divider, forLeftSegmentState: .normal, rightSegmentState: .normal)
    let row = UIStackView(arrangedSubviews: [stepper])
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    row.addArrangedSubview(UIView())
    return row
  }

  /// An image that uses the same colors in light and dark appearance because it is drawn only once per process.
  private static let wash = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
    let light = UITraitCollection(userInterfaceStyle: .light)
    UIColor.systemTeal.resolvedColor(with: light).withAlphaComponent(0.3).setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }
}
