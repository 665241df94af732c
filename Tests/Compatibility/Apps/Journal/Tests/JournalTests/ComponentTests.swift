import JournalKit
import UIKit
import XCTest

@MainActor
final class ComponentTests: XCTestCase {

  private final class Target: NSObject {
    var values: [Int] = []

    @objc func ratingChanged(_ sender: RatingControl) {
      values.append(sender.rating)
    }
  }

  func testRatingSendsActions() {
    let target = Target()
    let control = RatingControl(frame: CGRect(x: 0, y: 0, width: 164, height: 28))
    control.addTarget(target, action: #selector(Target.ratingChanged(_:)), for: .valueChanged)
    control.accessibilityIncrement()
    control.accessibilityIncrement()
    control.accessibilityDecrement()
    XCTAssertEqual(target.values, [1, 2, 1])
    XCTAssertEqual(control.accessibilityValue, "1 / 5")
    control.removeTarget(target, action: nil, for: .allEvents)
    control.accessibilityIncrement()
    XCTAssertEqual(target.values.count, 3)
    XCTAssertEqual(control.intrinsicContentSize.width, 164)
  }

  func testGradientUsesItsLayerClass() {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isHorizontal = true
    let layer = view.layer as? CAGradientLayer
    XCTAssertEqual(layer?.colors?.count, 2)
    XCTAssertEqual(layer?.endPoint, CGPoint(x: 1, y: 0.5))
  }

  func testChartCallsOnlyImplementedDelegateMethods() {
    final class Delegate: NSObject, BarChartViewDelegate {
      var selected: [Int] = []
      func barChartView(_ chart: BarChartView, didSelectBarAt index: Int) { selected.append(index) }
    }
    let delegate = Delegate()
    let chart = BarChartView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    chart.bars = [.init(caption: "2023", value: 2), .init(caption: "2024", value: 4)]
    chart.delegate = delegate
    chart.select(1)
    XCTAssertEqual(delegate.selected, [1])
    XCTAssertEqual(chart.rectForBar(at: 1).height, 2 * chart.rectForBar(at: 0).height)
  }

  func testTagsRespectTheMaximum() {
    final class Delegate: NSObject, TagListViewDelegate {
      let maximumNumberOfTags = 2
      func tagListView(_ view: TagListView, shouldRemoveTag tag: String) -> Bool { tag != "b" }
    }
    let delegate = Delegate()
    let list = TagListView()
    list.delegate = delegate
    list.setTags(["a", "b", "c"])
    XCTAssertEqual(list.tags, ["a", "b"])
    XCTAssertFalse(list.removeTag(at: 1))
    XCTAssertTrue(list.removeTag(at: 0))
    XCTAssertEqual(list.tags, ["b"])
  }

  func testObservesScrollProgress() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 100, height: 300)
    let observer = ScrollProgressObserver(scrollView: scrollView)
    var values: [CGFloat] = []
    observer.onChange = { values.append($0) }
    scrollView.contentOffset.y = 100
    scrollView.contentOffset.y = 200
    XCTAssertEqual(values, [0.5, 1])
    observer.invalidate()
    scrollView.contentOffset.y = 0
    XCTAssertEqual(observer.progress, 1)
  }

  func testToastHidesAfterDelay() {
    let toast = ToastView()
    toast.displayTime = 0.05
    toast.show("Saved", in: UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    XCTAssertTrue(toast.isShowing)
    let hidden = XCTNSPredicateExpectation(
      predicate: NSPredicate { _, _ in MainActor.assumeIsolated { !toast.isShowing } }, object: nil
    )
    wait(for: [hidden], timeout: 2)
  }

  func testPlaceholderFollowsTheText() {
    let textView = PlaceholderTextView()
    XCTAssertTrue(textView.isShowingPlaceholder)
    textView.text = "Deer"
    XCTAssertFalse(textView.isShowingPlaceholder)
    textView.text = ""
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: textView)
    XCTAssertTrue(textView.isShowingPlaceholder)
  }

  func testImageFactoryDrawsAndCaches() {
    let first = ImageFactory.avatar(initials: "AL", diameter: 40)
    XCTAssertEqual(first.size, CGSize(width: 40, height: 40))
    XCTAssertTrue(first === ImageFactory.avatar(initials: "AL", diameter: 40))
    ImageFactory.removeAll()
  }

  func testKeyboardNotificationsOnlyInAWindow() {
    let scrollView = KeyboardScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let frame = CGRect(x: 0, y: 280, width: 320, height: 200)
    let info: [AnyHashable: Any] = [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)]
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil, userInfo: info
    )
    XCTAssertEqual(scrollView.keyboardHeight, 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(scrollView)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil, userInfo: info
    )
    XCTAssertEqual(scrollView.keyboardHeight, 200)
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    XCTAssertEqual(scrollView.keyboardHeight, 0)
  }
}
