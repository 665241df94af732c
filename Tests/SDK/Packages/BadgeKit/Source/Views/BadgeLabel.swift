// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

/// A pill-shaped label that shows a count.
@IBDesignable
@objc(BDKBadgeLabel)
open class BadgeLabel: UILabel {

    fileprivate enum ArchiveKey {
        static let count = "BDKCount"
        static let hidesWhenEmpty = "BDKHidesWhenEmpty"
    }

    // MARK: - Properties

    @objc open var formatter = BadgeFormatter() {
        didSet { updateText() }
    }

    @IBInspectable open var count: Int = 0 {
        didSet {
            guard count != oldValue else { return }
            updateText()
        }
    }

    @IBInspectable open var hidesWhenEmpty: Bool = true {
        didSet { updateText() }
    }

    @IBInspectable open var badgeColor: UIColor = .systemRed {
        didSet { backgroundColor = badgeColor }
    }

    @IBInspectable open var borderWidth: CGFloat {
        get { return layer.borderWidth }
        set { layer.borderWidth = newValue }
    }

    @IBInspectable open var borderColor: UIColor? {
        get { return layer.borderColor.map { UIColor(cgColor: $0) } }
        set { layer.borderColor = newValue?.cgColor }
    }

    @objc open var contentInsets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6) {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    // MARK: - Life cycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if aDecoder.containsValue(forKey: ArchiveKey.count) {
            count = aDecoder.decodeInteger(forKey: ArchiveKey.count)
            hidesWhenEmpty = aDecoder.decodeBool(forKey: ArchiveKey.hidesWhenEmpty)
        }
        commonInit()
    }

    open override func encode(with aCoder: NSCoder) {
        super.encode(with: aCoder)
        aCoder.encode(count, forKey: ArchiveKey.count)
        aCoder.encode(hidesWhenEmpty, forKey: ArchiveKey.hidesWhenEmpty)
    }

    open override func awakeFromNib() {
        super.awakeFromNib()
        updateText()
    }

    open override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        if count == 0 { count = 1 }
    }

    private func commonInit() {
        textAlignment = .center
        textColor = .white
        font = .boldSystemFont(ofSize: 12)
        backgroundColor = badgeColor
        clipsToBounds = true
        isUserInteractionEnabled = false
        setContentHuggingPriority(.required, for: .horizontal)
        setContentHuggingPriority(.required, for: .vertical)
        updateText()
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize {
        guard let text = text, !text.isEmpty else { return .zero }
        let size = super.intrinsicContentSize
        let height = size.height + contentInsets.top + contentInsets.bottom
        let width = size.width + contentInsets.left + contentInsets.right
        return CGSize(width: max(width, height), height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        return intrinsicContentSize
    }

    open override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: contentInsets))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #available(iOS 13.0, *) {
            if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
                backgroundColor = badgeColor
            }
        }
    }

    private func updateText() {
        let string = formatter.string(for: count)
        text = string
        isHidden = hidesWhenEmpty && string == nil
        accessibilityLabel = string
        invalidateIntrinsicContentSize()
    }
}
#endif
