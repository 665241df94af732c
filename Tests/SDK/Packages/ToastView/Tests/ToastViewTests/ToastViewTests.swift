// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit
import XCTest
@testable import ToastView

private final class Recorder: ToastPresenterDelegate {
    var shown: [String] = []
    var dismissed: [(message: String, dismissal: ToastDismissal)] = []
    var onDismiss: (() -> Void)?

    func toastPresenter(_ presenter: ToastPresenter, didShow toast: Toast) {
        shown.append(toast.message)
    }

    func toastPresenter(_ presenter: ToastPresenter, didDismiss toast: Toast, by dismissal: ToastDismissal) {
        dismissed.append((toast.message, dismissal))
        onDismiss?()
    }
}

@MainActor
final class ToastViewTests: XCTestCase {

    private let center = NotificationCenter()
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func makePresenter(delegate: ToastPresenterDelegate? = nil) -> ToastPresenter {
        let presenter = ToastPresenter(container: container, notificationCenter: center)
        presenter.isAnimated = false
        presenter.delegate = delegate
        return presenter
    }

    func testToastsAreShownOneAfterTheOther() {
        let recorder = Recorder()
        let presenter = makePresenter(delegate: recorder)
        presenter.show(Toast("One", duration: 0))
        presenter.show(Toast("Two", style: .failure, duration: 0))
        presenter.show(Toast("Two", style: .failure, duration: 0))
        XCTAssertEqual(recorder.shown, ["One"])
        XCTAssertEqual(container.subviews.count, 1)
        XCTAssertTrue(container.subviews.first === presenter.currentView)

        presenter.dismissCurrent()
        XCTAssertEqual(recorder.shown, ["One", "Two"])
        XCTAssertEqual(presenter.currentView?.backgroundColor, .systemRed)

        presenter.currentView?.handleTap()
        XCTAssertEqual(recorder.dismissed.map { $0.message }, ["One", "Two"])
        XCTAssertEqual(recorder.dismissed.map { $0.dismissal }, [.programmatic, .tap])
        XCTAssertTrue(container.subviews.isEmpty)
    }

    func testPositionAndKeyboard() throws {
        let presenter = makePresenter()
        presenter.show(Toast("Hello", duration: 0))
        let view = try XCTUnwrap(presenter.currentView)
        container.layoutIfNeeded()
        XCTAssertEqual(view.frame.maxY, 464, accuracy: 0.5)
        XCTAssertEqual(view.frame.midX, 160, accuracy: 0.5)
        XCTAssertGreaterThanOrEqual(view.frame.height, 44)

        let keyboard = CGRect(x: 0, y: 280, width: 320, height: 200)
        center.post(
            name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboard)]
        )
        container.layoutIfNeeded()
        XCTAssertEqual(view.frame.maxY, 264, accuracy: 0.5)

        center.post(name: UIResponder.keyboardWillHideNotification, object: nil)
        container.layoutIfNeeded()
        XCTAssertEqual(view.frame.maxY, 464, accuracy: 0.5)
        XCTAssertTrue(presenter.currentView === view)
    }

    func testLongMessagesWrapWithinTheContainer() {
        let presenter = makePresenter()
        presenter.show(Toast(String(repeating: "word ", count: 60), duration: 0))
        container.layoutIfNeeded()
        XCTAssertLessThanOrEqual(presenter.currentView?.frame.width ?? .infinity, 288)
    }

    func testTimerDismissesTheToast() {
        let recorder = Recorder()
        let presenter = makePresenter(delegate: recorder)
        let dismissed = expectation(description: "dismissed")
        recorder.onDismiss = { dismissed.fulfill() }
        presenter.show(Toast("Bye", duration: 0.05))
        wait(for: [dismissed], timeout: 5)
        XCTAssertEqual(recorder.dismissed.map { $0.dismissal }, [.timeout])
        XCTAssertNil(presenter.currentView)
    }

    func testNotificationIsPosted() {
        let presenter = makePresenter()
        let posted = expectation(
            forNotification: ToastPresenter.didShowNotification,
            object: presenter,
            notificationCenter: center
        ) { notification in
            notification.userInfo?["message"] as? String == "Posted"
        }
        presenter.show(Toast("Posted", duration: 0))
        wait(for: [posted], timeout: 1)
    }

    func testPassthroughViewIsNotHit() {
        let view = PassthroughView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        view.addSubview(button)
        XCTAssertNil(view.hitTest(CGPoint(x: 5, y: 5), with: nil))
        XCTAssertTrue(view.hitTest(CGPoint(x: 30, y: 30), with: nil) === button)
    }

    func testQueueKeepsTheNewest() {
        var queue = ToastQueue<Int>(limit: 2)
        for number in [1, 2, 2, 3] { queue.enqueue(number) }
        XCTAssertEqual(queue.waiting, [2, 3])
        XCTAssertEqual(queue.dequeue(), 2)
        XCTAssertEqual(queue.dequeue(), 3)
        XCTAssertNil(queue.dequeue())
    }
}
#endif
