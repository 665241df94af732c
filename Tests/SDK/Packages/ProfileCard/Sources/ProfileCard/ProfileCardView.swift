// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

/// A card with an avatar, a name and a row of numbers.
public final class ProfileCardView: UIView {

    public let avatarView = AvatarView(diameter: 56)

    let nameLabel = UILabel()
    let cornerRadius: CGFloat = 16

    private(set) lazy var statsStack: UIStackView = {
        let stack = UIStackView()
        stack.axis = .horizontal
        stack.distribution = .fillEqually
        stack.alignment = .firstBaseline
        return stack
    }()

    private lazy var headerStack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [avatarView, nameLabel])
        stack.axis = .horizontal
        stack.alignment = .center
        stack.spacing = 12
        return stack
    }()

    private lazy var contentStack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [headerStack, statsStack])
        stack.axis = .vertical
        stack.spacing = 8
        stack.setCustomSpacing(16, after: headerStack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()

    // MARK: - Life cycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .secondarySystemBackground
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

        layer.cornerRadius = cornerRadius
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)

        nameLabel.numberOfLines = 0
        addSubview(contentStack)

        let guide = layoutMarginsGuide
        let bottom = contentStack.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            contentStack.topAnchor.constraint(equalTo: guide.topAnchor),
            contentStack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            contentStack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            bottom,
        ])
    }

    // MARK: - Content

    public func configure(with profile: Profile, image: UIImage? = nil) {
        avatarView.image = image
        avatarView.initials = profile.initials
        nameLabel.attributedText = profile.attributedTitle

        statsStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for stat in profile.stats {
            statsStack.addArrangedSubview(makeStatView(stat))
        }
        statsStack.isHidden = profile.stats.isEmpty
    }

    private func makeStatView(_ stat: Profile.Stat) -> UIView {
        let value = UILabel()
        value.text = stat.shortValue
        value.font = .preferredFont(forTextStyle: .headline)
        let title = UILabel()
        title.text = stat.title
        title.font = .preferredFont(forTextStyle: .caption1)
        title.textColor = .secondaryLabel

        let stack = UIStackView(arrangedSubviews: [value, title])
        stack.axis = .vertical
        stack.alignment = .center
        stack.isAccessibilityElement = true
        stack.accessibilityLabel = "\(stat.title): \(stat.value)"
        return stack
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
    }
}

extension Profile {

    /// The name in bold, followed by the handle in gray on a separate line.
    var attributedTitle: NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 2
        let title = NSMutableAttributedString(
            string: name,
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .headline),
                .foregroundColor: UIColor.label,
            ]
        )
        title.append(NSAttributedString(
            string: "\n@\(handle)",
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .subheadline),
                .foregroundColor: UIColor.secondaryLabel,
            ]
        ))
        title.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: title.length))
        return title
    }
}
#endif
