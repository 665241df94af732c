// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

public final class ToastView: UIView {

    public let toast: Toast

    var onTap: ((ToastView) -> Void)?

    private(set) lazy var label: UILabel = {
        let label = UILabel()
        label.text = toast.message
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    public init(toast: Toast) {
        self.toast = toast
        super.init(frame: .zero)

        backgroundColor = toast.style.color
        layer.cornerRadius = 10
        layoutMargins = UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14)
        translatesAutoresizingMaskIntoConstraints = false

        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])

        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap)))
        isAccessibilityElement = true
        accessibilityLabel = toast.message
        accessibilityTraits = .staticText
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil else { return }
        UIAccessibility.post(notification: .announcement, argument: toast.message)
    }

    @objc func handleTap() {
        onTap?(self)
    }
}

extension Toast.Style {
    var color: UIColor {
        switch self {
        case .info:
            if #available(iOS 13.0, *) {
                return .systemGray
            }
            return .darkGray
        case .success:
            return .systemGreen
        case .failure:
            return .systemRed
        }
    }
}
#endif
