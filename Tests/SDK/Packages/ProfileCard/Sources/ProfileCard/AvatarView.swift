// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

/// A view that shows a round image, or initials if there is no image.
public final class AvatarView: UIView {

    public var image: UIImage? {
        get { imageView.image }
        set {
            imageView.image = newValue
            imageView.isHidden = newValue == nil
            initialsLabel.isHidden = newValue != nil
        }
    }

    public var initials: String? {
        get { initialsLabel.text }
        set { initialsLabel.text = newValue }
    }

    public let diameter: CGFloat

    private let imageView = UIImageView()
    private let initialsLabel = UILabel()

    public init(diameter: CGFloat) {
        self.diameter = diameter
        super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))

        backgroundColor = .systemIndigo
        layer.masksToBounds = true

        initialsLabel.textColor = .white
        initialsLabel.textAlignment = .center
        initialsLabel.font = .systemFont(ofSize: diameter * 0.4, weight: .semibold)
        initialsLabel.adjustsFontSizeToFitWidth = true
        imageView.contentMode = .scaleAspectFill
        imageView.isHidden = true

        for view in [initialsLabel, imageView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        setContentHuggingPriority(.required, for: .horizontal)
        setContentHuggingPriority(.required, for: .vertical)
        setContentCompressionResistancePriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .vertical)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: diameter, height: diameter)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }
}
#endif
