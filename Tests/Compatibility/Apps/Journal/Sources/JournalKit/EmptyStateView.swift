import UIKit

/// The placeholder shown for an empty list.
public final class EmptyStateView: UIView {

  private let imageView = UIImageView()
  private let titleLabel = UILabel(style: .title3, lines: 0)
  private let messageLabel = UILabel(style: .body, color: .secondaryLabel, lines: 0)
  public let button = UIButton(type: .system)

  public init(symbolName: String, title: String, message: String) {
    super.init(frame: .zero)
    let configuration = UIImage.SymbolConfiguration(pointSize: 44, weight: .light)
    imageView.image = UIImage(systemName: symbolName, withConfiguration: configuration)
    imageView.tintColor = .tertiaryLabel
    imageView.contentMode = .scaleAspectFit
    titleLabel.text = title
    titleLabel.textAlignment = .center
    messageLabel.text = message
    messageLabel.textAlignment = .center
    button.isHidden = true

    let stackView = UIStackView(
      .vertical, spacing: 12, alignment: .center,
      views: [imageView, titleLabel, messageLabel, button]
    )
    addSubview(stackView)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stackView.centerYAnchor.constraint(equalTo: centerYAnchor),
      stackView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Shows a button. If the target is nil, the action is sent up the responder chain.
  public func setAction(title: String, target: Any?, action: Selector) {
    button.removeTarget(nil, action: nil, for: .touchUpInside)
    button.setTitle(title, for: .normal)
    button.addTarget(target, action: action, for: .touchUpInside)
    button.isHidden = false
  }

  public func appear() {
    alpha = 0
    transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    UIView.animate(
      withDuration: 0.5,
      delay: 0.1,
      usingSpringWithDamping: 0.7,
      initialSpringVelocity: 0.3,
      options: .allowUserInteraction,
      animations: {
        self.alpha = 1
        self.transform = .identity
      }
    )
  }
}
