import JournalCore
import JournalKit
import UIKit

final class OnboardingViewController: BaseViewController {

  let scrollView = UIScrollView()
  let pageControl = UIPageControl()
  let continueButton = UIButton(configuration: .filled())
  private(set) var advanceTimer: Timer?

  private let pages: [(symbol: String, title: String)] = [
    ("map", NSLocalizedString("Plan your trips", comment: "")),
    ("pencil.and.outline", NSLocalizedString("Write as you go", comment: "")),
    ("photo.on.rectangle", NSLocalizedString("Remember it all", comment: "")),
  ]

  override func configureViews() {
    super.configureViews()
    let views = pages.map { EmptyStateView(symbolName: $0.symbol, title: $0.title, message: "") }
    let stackView = UIStackView(.horizontal, spacing: 0, views: views)
    stackView.distribution = .fillEqually
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    scrollView.addSubview(stackView)
    stackView.pinEdges(to: scrollView.contentLayoutGuide)
    pageControl.numberOfPages = pages.count
    pageControl.pageIndicatorTintColor = .systemGray3
    pageControl.currentPageIndicatorTintColor = .systemIndigo
    pageControl.addTarget(self, action: #selector(pageChanged(_:)), for: .valueChanged)
    continueButton.addTarget(self, action: #selector(continueTapped(_:)), for: .touchUpInside)

    let column = UIStackView(.vertical, spacing: 16, views: [scrollView, pageControl, continueButton])
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),
      column.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -24),
      stackView.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
      stackView.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: CGFloat(pages.count)
      ),
    ])
    updateButton()
    startTimer()
  }

  private func startTimer() {
    advanceTimer?.invalidate()
    advanceTimer = Timer.scheduledTimer(
      timeInterval: 4, target: self, selector: #selector(timerFired(_:)), userInfo: nil, repeats: true
    )
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    advanceTimer?.invalidate()
    advanceTimer = nil
  }

  @objc private func timerFired(_ timer: Timer) {
    guard pageControl.currentPage < pages.count - 1 else {
      timer.invalidate()
      return
    }
    pageControl.currentPage += 1
    pageChanged(pageControl)
  }

  @objc private func pageChanged(_ sender: UIPageControl) {
    let offset = CGPoint(x: CGFloat(sender.currentPage) * scrollView.bounds.width, y: 0)
    scrollView.setContentOffset(offset, animated: view.window != nil)
    updateButton()
  }

  @objc private func continueTapped(_ sender: UIButton) {
    if pageControl.currentPage < pages.count - 1 {
      pageControl.currentPage += 1
      pageChanged(pageControl)
    } else {
      environment.settings.hasSeenOnboarding = true
      dismiss(animated: true)
    }
  }

  private func updateButton() {
    let isLast = pageControl.currentPage == pages.count - 1
    continueButton.configuration?.title = isLast ? "Start" : "Continue"
  }
}

extension OnboardingViewController {

  override var prefersStatusBarHidden: Bool { true }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

extension OnboardingViewController: UIScrollViewDelegate {

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    advanceTimer?.invalidate()
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    updateButton()
  }
}
