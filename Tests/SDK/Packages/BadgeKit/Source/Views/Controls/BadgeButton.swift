// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

/// A control that shows an image with a badge in its corner.
@IBDesignable
@objc(BDKBadgeButton)
open class BadgeButton: UIControl {

    @objc public let imageView = UIImageView()
    @objc public let badge = BadgeLabel()

    /// A closure that is called after a tap, in addition to the control's targets.
    @objc open var tapHandler: ((BadgeButton) -> Void)?

    @IBInspectable open var clearsOnTap: Bool = false

    @IBInspectable open var image: UIImage? {
        get { return imageView.image }
        set {
            imageView.image = newValue
            invalidateIntrinsicContentSize()
        }
    }

    @IBInspectable open var count: Int {
        get { return badge.count }
        set { badge.count = newValue }
    }

    open override var isHighlighted: Bool {
        didSet { imageView.alpha = isHighlighted ? 0.5 : 1 }
    }

    open override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.4 }
    }

    private lazy var longPressRecognizer = UILongPressGestureRecognizer(
        target: self,
        action: #selector(didLongPress(_:))
    )

    // MARK: - Life cycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    @objc public convenience init(image: UIImage?, target: Any?, action: Selector) {
        self.init(frame: .zero)
        self.image = image
        addTarget(target, action: action, for: .touchUpInside)
    }

    private func setUp() {
        imageView.contentMode = .center
        addSubview(imageView)
        imageView.pinEdges(to: self)

        badge.translatesAutoresizingMaskIntoConstraints = false
        addSubview(badge)
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: topAnchor),
            badge.trailingAnchor.constraint(equalTo: trailingAnchor)
        ])

        isAccessibilityElement = true
        accessibilityTraits = .button
        addTarget(self, action: #selector(didTouchUpInside(_:)), for: .touchUpInside)
        addGestureRecognizer(longPressRecognizer)
    }

    open override var intrinsicContentSize: CGSize {
        let size = image?.size ?? .zero
        return CGSize(width: max(44, size.width), height: max(44, size.height))
    }

    // MARK: - Actions

    /// Sets the count to zero and notifies the targets for `.valueChanged`.
    @objc open func clear() {
        guard count != 0 else { return }
        count = 0
        sendActions(for: .valueChanged)
    }

    @objc private func didTouchUpInside(_ sender: BadgeButton) {
        tapHandler?(self)
        if clearsOnTap {
            clear()
        }
    }

    @objc private func didLongPress(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        clear()
    }
}
#endif
