import UIKit

private nonisolated(unsafe) var boundsContext = 0

/// An observer of the fraction by which a scroll view is scrolled, in 0...1.
@MainActor
public final class ScrollProgressObserver: NSObject {

  public private(set) var progress: CGFloat = 0
  public private(set) var layoutChanges = 0
  public var onChange: ((CGFloat) -> Void)?

  private weak var scrollView: UIScrollView?
  private var observations: [NSKeyValueObservation] = []

  public init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    observations = [
      scrollView.observe(\.contentOffset, options: [.new, .old]) { [weak self] _, change in
        guard let self = self, change.newValue != change.oldValue else { return }
        MainActor.assumeIsolated {
          self.update()
        }
      },
      scrollView.observe(\.contentSize, options: [.initial]) { [weak self] _, _ in
        guard let self = self else { return }
        MainActor.assumeIsolated {
          self.update()
        }
      },
    ]
    scrollView.addObserver(
      self, forKeyPath: #keyPath(UIScrollView.bounds), options: [.new], context: &boundsContext
    )
  }

  public func invalidate() {
    observations.forEach { $0.invalidate() }
    observations.removeAll()
    scrollView?.removeObserver(
      self, forKeyPath: #keyPath(UIScrollView.bounds), context: &boundsContext
    )
    scrollView = nil
  }

  private func update() {
    guard let scrollView = scrollView else { return }
    let insets = scrollView.adjustedContentInset
    let range = scrollView.contentSize.height + insets.top + insets.bottom - scrollView.bounds.height
    let value = range > 0 ? (scrollView.contentOffset.y + insets.top) / range : 0
    let clamped = min(max(value, 0), 1)
    guard clamped != progress else { return }
    progress = clamped
    onChange?(clamped)
  }

  // swiftlint:disable:next block_based_kvo
  public nonisolated override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &boundsContext else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    MainActor.assumeIsolated {
      layoutChanges += 1
    }
  }
}
