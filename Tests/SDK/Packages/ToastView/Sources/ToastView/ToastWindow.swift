// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if os(iOS)
import UIKit

/// A view that passes through all touches outside its subviews.
final class PassthroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}

/// The view controller of a toast window. It owns a presenter that shows toasts in its view.
public final class ToastViewController: UIViewController {

    public private(set) lazy var presenter = ToastPresenter(container: view)

    public var statusBarStyle: UIStatusBarStyle = .default {
        didSet { setNeedsStatusBarAppearanceUpdate() }
    }

    public override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyle }

    public override func loadView() {
        let view = PassthroughView(frame: UIScreen.main.bounds)
        view.backgroundColor = .clear
        self.view = view
    }
}

/// A window above all other windows that passes through touches outside its toast.
public final class ToastWindow: UIWindow {

    public var presenter: ToastPresenter { toastViewController.presenter }

    private let toastViewController = ToastViewController()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    @available(iOS 13.0, *)
    public override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        windowLevel = .alert + 1
        backgroundColor = .clear
        rootViewController = toastViewController
    }

    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}
#endif
