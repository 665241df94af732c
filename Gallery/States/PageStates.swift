// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// The second of three pages with page dots, during a swipe to the third page.
final class PageStates: UIPageViewController, UIPageViewControllerDataSource {
  private let pages: [UIViewController]
  private var finger: TouchSequence?

  init(_ style: TransitionStyle) {
    pages = zip(["Look", "Choose", "Keep"], [UIColor.systemTeal, .systemIndigo, .systemPink]).map(Page.init)
    super.init(transitionStyle: style, navigationOrientation: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The white page dots need a dark background.
    view.backgroundColor = .darkGray
    dataSource = self
    setViewControllers([pages[1]], direction: .forward, animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard finger == nil, let window = view.window else { return }
    let isRTL = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.75)
    let hand = TouchSequence(window: window)
    finger = hand
    hand.begin(at: middle)
    hand.move(to: CGPoint(x: middle.x + (isRTL ? 60 : -60), y: middle.y))
    hand.move(to: CGPoint(x: middle.x + (isRTL ? 140 : -140), y: middle.y))
  }

  func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController)
    -> UIViewController?
  {
    pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }

  func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController)
    -> UIViewController?
  {
    pages.firstIndex(of: page).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    transitionStyle == .scroll ? pages.count : 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }

  /// A colored page with a title and a line of text.
  private final class Page: UIViewController {
    private let color: UIColor

    init(title: String, color: UIColor) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = color
      let heading = UILabel()
      heading.text = title
      heading.font = .preferredFont(forTextStyle: .largeTitle)
      let line = UILabel()
      line.text = "Swipe to go on."
      line.font = .preferredFont(forTextStyle: .body)
      for label in [heading, line] {
        label.textColor = .white
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
      }
      let stack = UIStackView(arrangedSubviews: [heading, line])
      stack.axis = .vertical
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
    }
  }
}
