// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// An object that scrolls a scroll view's content above the keyboard, and adds a toolbar with the buttons Previous,
/// Next and Done.
@objc public final class KeyboardKeeper: NSObject {
    @objc public static let shared = KeyboardKeeper()

    @objc public var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            isEnabled ? start() : stop()
        }
    }
    @objc public var distance: CGFloat = 10
    @objc public private(set) var keyboardFrame = CGRect.zero
    @objc public private(set) weak var activeField: UITextField?

    private var savedInsets: UIEdgeInsets?
    private weak var scrollView: UIScrollView?

    private func start() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
            self, selector: #selector(keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
        center.addObserver(
            self, selector: #selector(fieldDidBeginEditing(_:)), name: UITextField.textDidBeginEditingNotification, object: nil)
    }

    private func stop() {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func fieldDidBeginEditing(_ notification: Notification) {
        guard let field = notification.object as? UITextField else { return }
        activeField = field
        if field.inputAccessoryView == nil {
            field.inputAccessoryView = toolbar(for: field)
            field.reloadInputViews()
        }
        adjust()
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let info = notification.userInfo,
              let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
        keyboardFrame = frame
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 7
        UIView.animate(
            withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
            animations: { self.adjust() })
    }

    @objc private func keyboardWillHide(_ notification: Notification) {
        keyboardFrame = .zero
        if let insets = savedInsets { scrollView?.contentInset = insets }
        savedInsets = nil
    }

    private func adjust() {
        guard let field = activeField, let window = field.window, !keyboardFrame.isEmpty,
              let scrollView = field.enclosingScrollView else { return }
        self.scrollView = scrollView
        let frame = scrollView.convert(scrollView.bounds, to: window)
        guard frame.intersects(keyboardFrame) else { return }
        let overlap = frame.intersection(keyboardFrame).height
        if savedInsets == nil { savedInsets = scrollView.contentInset }
        scrollView.contentInset.bottom = overlap
        let target = field.convert(field.bounds, to: scrollView).insetBy(dx: 0, dy: -distance)
        scrollView.scrollRectToVisible(target, animated: false)
    }

    private func toolbar(for field: UITextField) -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
        let previous = UIBarButtonItem(
            image: UIImage(systemName: "chevron.up"), style: .plain, target: self, action: #selector(previousTapped))
        let next = UIBarButtonItem(
            image: UIImage(systemName: "chevron.down"), style: .plain, target: self, action: #selector(nextTapped))
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
        previous.isEnabled = sibling(of: field, step: -1) != nil
        next.isEnabled = sibling(of: field, step: 1) != nil
        toolbar.items = [previous, next, space, done]
        return toolbar
    }

    private func sibling(of field: UITextField, step: Int) -> UITextField? {
        guard let root = field.enclosingScrollView ?? field.superview else { return nil }
        let fields = root.descendants(of: UITextField.self).sorted {
            $0.convert(CGPoint.zero, to: root).y < $1.convert(CGPoint.zero, to: root).y
        }
        guard let index = fields.firstIndex(of: field), fields.indices.contains(index + step) else { return nil }
        return fields[index + step]
    }

    @objc public func previousTapped() {
        if let field = activeField { sibling(of: field, step: -1)?.becomeFirstResponder() }
    }

    @objc public func nextTapped() {
        if let field = activeField { sibling(of: field, step: 1)?.becomeFirstResponder() }
    }

    @objc public func doneTapped() {
        activeField?.resignFirstResponder()
    }
}

extension UIView {
    var enclosingScrollView: UIScrollView? {
        var view = superview
        while let current = view {
            if let scrollView = current as? UIScrollView { return scrollView }
            view = current.superview
        }
        return nil
    }

    func descendants<T: UIView>(of type: T.Type) -> [T] {
        subviews.flatMap { view in ((view as? T).map { [$0] } ?? []) + view.descendants(of: type) }
    }
}
