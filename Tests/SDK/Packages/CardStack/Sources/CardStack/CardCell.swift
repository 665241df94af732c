// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import CardStackCore
import UIKit

final class CardCell: UICollectionViewCell {

    static let reuseIdentifier = String(describing: CardCell.self)

    let titleLabel = UILabel()
    let detailLabel = UILabel()

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.8 : 1 }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)

        contentView.layer.cornerRadius = 12
        contentView.layer.cornerCurve = .continuous
        contentView.layer.masksToBounds = true
        contentView.layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)

        titleLabel.font = .preferredFont(forTextStyle: .headline)
        detailLabel.font = .preferredFont(forTextStyle: .subheadline)
        detailLabel.numberOfLines = 0

        for label in [titleLabel, detailLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            detailLabel.topAnchor.constraint(equalToSystemSpacingBelow: titleLabel.bottomAnchor, multiplier: 1),
            detailLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            detailLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            detailLabel.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
        detailLabel.text = nil
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? CardStackLayoutAttributes else { return }
        accessibilityElementsHidden = attributes.depth > 0
    }

    func configure(with card: Card) {
        titleLabel.text = card.title
        detailLabel.text = card.detail
        contentView.backgroundColor = card.suit.color
    }
}

extension Card.Suit {
    var color: UIColor {
        switch self {
        case .work: return .systemBlue
        case .home: return .systemGreen
        case .travel: return .systemOrange
        }
    }
}
#endif
