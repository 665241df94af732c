// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import ChainLayout
import UIKit

public struct Card: Hashable {
  public var title: String
  public var detail: String
  public var isNew: Bool

  public init(title: String, detail: String, isNew: Bool = false) {
    self.title = title
    self.detail = detail
    self.isNew = isNew
  }
}

public protocol CardViewDelegate: AnyObject {
  func cardViewDidTapMore(_ view: CardView)
}

public class CardView: UIView {
  public weak var delegate: CardViewDelegate?

  public override class var layerClass: AnyClass { CAGradientLayer.self }
  private var gradient: CAGradientLayer { layer as! CAGradientLayer }

  private let titleLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }()

  private lazy var detailLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 15)
    label.textColor = .secondaryLabel
    label.numberOfLines = 2
    return label
  }()

  public lazy var moreButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.delegate?.cardViewDidTapMore(self)
      }, for: .touchUpInside)
    return button
  }()

  private var bottomConstraint: NSLayoutConstraint?
  private(set) var layoutCount = 0

  public var card: Card? {
    didSet {
      titleLabel.text = card?.title
      detailLabel.text = card?.detail
      detailLabel.isHidden = card?.detail.isEmpty ?? true
      setNeedsUpdateConstraints()
    }
  }

  public var contentInsets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16) {
    didSet { invalidateIntrinsicContentSize() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    gradient.colors = [UIColor.systemBackground.cgColor, UIColor.secondarySystemBackground.cgColor]
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 2)
    [titleLabel, detailLabel, moreButton].forEach(addSubview)
    titleLabel.chain.make {
      $0.top.equalToSuperview().offset(contentInsets.top)
      $0.leading.equalToSuperview().offset(contentInsets.left)
    }
    moreButton.chain.make {
      $0.trailing.equalToSuperview().offset(-contentInsets.right)
      $0.firstBaseline.equalTo(titleLabel).labeled("button on the title's line")
    }
    detailLabel.chain.make {
      $0.leading.trailing.equalToSuperview().inset(contentInsets.left)
    }
    NSLayoutConstraint.activate([
      moreButton.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: titleLabel.trailingAnchor, multiplier: 1),
      detailLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
    ])
    moreButton.setContentHuggingPriority(.required, for: .horizontal)
    moreButton.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  public override func updateConstraints() {
    bottomConstraint?.isActive = false
    let last: UIView = detailLabel.isHidden ? titleLabel : detailLabel
    bottomConstraint = bottomAnchor.constraint(equalTo: last.bottomAnchor, constant: contentInsets.bottom)
    bottomConstraint?.isActive = true
    super.updateConstraints()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      gradient.colors = [UIColor.systemBackground.cgColor, UIColor.secondarySystemBackground.cgColor]
    }
  }
}

/// A view with a custom intrinsic size.
public final class BadgeView: UIView {
  public var diameter: CGFloat = 12 { didSet { invalidateIntrinsicContentSize() } }

  public override var intrinsicContentSize: CGSize { CGSize(width: diameter, height: diameter) }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  public convenience init(color: UIColor) {
    self.init(frame: .zero)
    backgroundColor = color
    setContentHuggingPriority(.required, for: .horizontal)
  }
}
