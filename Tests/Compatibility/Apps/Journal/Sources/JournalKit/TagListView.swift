import UIKit

@MainActor
@objc public protocol TagListViewDelegate: AnyObject {
  @objc optional func tagListView(_ view: TagListView, didTapTag tag: String)
  @objc optional func tagListView(_ view: TagListView, shouldRemoveTag tag: String) -> Bool
  @objc optional func tagListView(_ view: TagListView, didRemoveTag tag: String)
  @objc optional var maximumNumberOfTags: Int { get }
}

/// A horizontally scrolling row of tags.
open class TagListView: UIView {

  public weak var delegate: TagListViewDelegate?

  public private(set) var tags: [String] = []

  private let scrollView = UIScrollView()
  private let stackView = UIStackView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    stackView.axis = .horizontal
    stackView.spacing = 8
    stackView.alignment = .center
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.alwaysBounceHorizontal = true
    addSubview(scrollView)
    scrollView.addSubview(stackView)
    scrollView.pinEdges(to: self)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stackView.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
    ])
  }

  public func setTags(_ newTags: [String]) {
    guard newTags != tags else { return }
    let maximum = delegate?.maximumNumberOfTags ?? .max
    tags = Array(newTags.prefix(maximum))
    reload()
  }

  private func reload() {
    for case let button as UIButton in stackView.arrangedSubviews {
      button.removeTarget(self, action: nil, for: .allEvents)
      stackView.removeArrangedSubview(button)
      button.removeFromSuperview()
    }
    for (index, tag) in tags.enumerated() {
      stackView.addArrangedSubview(makeButton(for: tag, at: index))
    }
  }

  private func makeButton(for tag: String, at index: Int) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = tag
    configuration.buttonSize = .small
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    button.tag = index
    button.addTarget(self, action: #selector(tagTapped(_:)), for: .touchUpInside)
    let longPress = UILongPressGestureRecognizer(
      target: self,
      action: #selector(handleLongPress(_:))
    )
    longPress.minimumPressDuration = 0.6
    button.addGestureRecognizer(longPress)
    button.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Remove") { [weak self] _ in
        self?.removeTag(at: index) ?? false
      }
    ]
    return button
  }

  @objc private func tagTapped(_ sender: UIButton) {
    guard tags.indices.contains(sender.tag) else { return }
    delegate?.tagListView?(self, didTapTag: tags[sender.tag])
  }

  @objc private func handleLongPress(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, let button = recognizer.view as? UIButton else { return }
    removeTag(at: button.tag)
  }

  @discardableResult
  public func removeTag(at index: Int) -> Bool {
    guard tags.indices.contains(index) else { return false }
    let tag = tags[index]
    guard delegate?.tagListView?(self, shouldRemoveTag: tag) ?? true else { return false }
    tags.remove(at: index)
    reload()
    delegate?.tagListView?(self, didRemoveTag: tag)
    return true
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}
