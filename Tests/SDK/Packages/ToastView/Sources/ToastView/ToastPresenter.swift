// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

public enum ToastDismissal {
    case timeout
    case tap
    case programmatic
}

public protocol ToastPresenterDelegate: AnyObject {
    func toastPresenter(_ presenter: ToastPresenter, didShow toast: Toast)
    func toastPresenter(_ presenter: ToastPresenter, didDismiss toast: Toast, by dismissal: ToastDismissal)
}

/// A presenter that shows toasts one at a time at the bottom of a view, above the keyboard.
public final class ToastPresenter: NSObject {

    public static let didShowNotification = Notification.Name("ToastPresenterDidShow")

    public weak var delegate: ToastPresenterDelegate?
    public var isAnimated = true
    public var spacing: CGFloat = 16 {
        didSet { updateBottom() }
    }

    public private(set) weak var container: UIView?
    public private(set) var currentView: ToastView?

    private let notificationCenter: NotificationCenter
    private var queue = ToastQueue<Toast>()
    private var timer: Timer?
    private var bottomConstraint: NSLayoutConstraint?
    private var keyboardInset: CGFloat = 0 {
        didSet { updateBottom() }
    }

    public init(container: UIView, notificationCenter: NotificationCenter = .default) {
        self.container = container
        self.notificationCenter = notificationCenter
        super.init()
        notificationCenter.addObserver(
            self,
            selector: #selector(keyboardWillChangeFrame(_:)),
            name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil
        )
        notificationCenter.addObserver(
            self,
            selector: #selector(keyboardWillHide(_:)),
            name: UIResponder.keyboardWillHideNotification,
            object: nil
        )
    }

    deinit {
        notificationCenter.removeObserver(self)
    }

    // MARK: - Showing

    public func show(_ toast: Toast) {
        guard queue.enqueue(toast) else { return }
        showNext()
    }

    public func dismissCurrent() {
        dismissCurrent(by: .programmatic)
    }

    public func dismissAll() {
        queue.removeAll()
        dismissCurrent()
    }

    private func showNext() {
        guard currentView == nil, let container = container, let toast = queue.dequeue() else { return }

        let view = ToastView(toast: toast)
        view.onTap = { [weak self] _ in self?.dismissCurrent(by: .tap) }
        container.addSubview(view)

        let guide = container.safeAreaLayoutGuide
        let bottom = view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
        NSLayoutConstraint.activate([
            bottom,
            view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            view.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor, constant: -32),
        ])
        bottomConstraint = bottom
        currentView = view
        updateBottom()

        if isAnimated {
            view.alpha = 0
            view.transform = CGAffineTransform(translationX: 0, y: 20)
            UIView.animate(
                withDuration: 0.3,
                delay: 0,
                usingSpringWithDamping: 0.8,
                initialSpringVelocity: 0,
                options: [.allowUserInteraction, .beginFromCurrentState],
                animations: {
                    view.alpha = 1
                    view.transform = .identity
                },
                completion: nil
            )
        }
        if toast.duration > 0 {
            timer = Timer.scheduledTimer(
                timeInterval: toast.duration,
                target: self,
                selector: #selector(timerDidFire(_:)),
                userInfo: nil,
                repeats: false
            )
        }
        delegate?.toastPresenter(self, didShow: toast)
        notificationCenter.post(name: Self.didShowNotification, object: self, userInfo: ["message": toast.message])
    }

    private func dismissCurrent(by dismissal: ToastDismissal) {
        guard let view = currentView else { return }
        timer?.invalidate()
        timer = nil
        currentView = nil
        bottomConstraint = nil

        if isAnimated {
            UIView.animate(withDuration: 0.2, animations: {
                view.alpha = 0
            }, completion: { _ in
                view.removeFromSuperview()
            })
        } else {
            view.removeFromSuperview()
        }
        delegate?.toastPresenter(self, didDismiss: view.toast, by: dismissal)
        showNext()
    }

    private func updateBottom() {
        bottomConstraint?.constant = -(spacing + keyboardInset)
    }

    // MARK: - Timer and notifications

    @objc private func timerDidFire(_ timer: Timer) {
        dismissCurrent(by: .timeout)
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard
            let container = container,
            let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        else { return }
        let frame = container.convert(value.cgRectValue, from: nil)
        keyboardInset = max(0, container.bounds.maxY - frame.minY - container.safeAreaInsets.bottom)
        animateLayout(with: notification)
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        keyboardInset = 0
        animateLayout(with: notification)
    }

    private func animateLayout(with notification: Notification) {
        let key = UIResponder.keyboardAnimationDurationUserInfoKey
        guard isAnimated, let duration = notification.userInfo?[key] as? TimeInterval else { return }
        UIView.animate(withDuration: duration) { [container] in
            container?.layoutIfNeeded()
        }
    }
}
#endif
