import JournalCore
import JournalKit
import UIKit

@objc protocol TripCellDelegate: NSObjectProtocol {
  @objc optional func tripCellDidToggleFavorite(_ cell: TripCell)
  @objc optional func tripCell(_ cell: TripCell, didLongPressAt point: CGPoint)
  @objc optional var allowsFavorites: Bool { get }
}

final class TripCell: UITableViewCell {

  weak var delegate: TripCellDelegate?
  let favoriteButton = UIButton(type: .system)

  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var detailLabel: UILabel!
  @IBOutlet private weak var moodView: UIImageView!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let titleLabel = UILabel(style: .headline)
    let detailLabel = UILabel(style: .subheadline, color: .secondaryLabel, lines: 2)
    let moodView = UIImageView()
    moodView.contentMode = .center
    moodView.tintColor = .systemIndigo
    moodView.setContentHuggingPriority(.required, for: .horizontal)
    favoriteButton.setContentHuggingPriority(.required, for: .horizontal)
    favoriteButton.setImage(UIImage(systemName: "heart"), for: .normal)
    favoriteButton.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    favoriteButton.addTarget(self, action: #selector(favoriteTapped(_:)), for: .touchUpInside)

    let texts = UIStackView(.vertical, spacing: 2, views: [titleLabel, detailLabel])
    let row = UIStackView(.horizontal, spacing: 12, alignment: .center, views: [moodView, texts, favoriteButton])
    contentView.addSubview(row)
    row.pinEdges(to: contentView.layoutMarginsGuide)
    self.titleLabel = titleLabel
    self.detailLabel = detailLabel
    self.moodView = moodView

    let longPress = UILongPressGestureRecognizer(target: self, action: #selector(handleLongPress(_:)))
    contentView.addGestureRecognizer(longPress)
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(
        name: NSLocalizedString("Favorite", comment: ""),
        target: self,
        selector: #selector(toggleFavorite(_:))
      )
    ]
  }

  func configure(with trip: Trip) {
    titleLabel.text = trip.title
    let detail = NSMutableAttributedString(
      string: trip.destination,
      attributes: [.foregroundColor: UIColor.label]
    )
    detail.append(NSAttributedString(string: "\n" + Formatters.dateRange(of: trip)))
    detailLabel.attributedText = detail
    moodView.image = UIImage(systemName: trip.mood.symbolName)
    favoriteButton.isSelected = trip.isFavorite
    favoriteButton.isHidden = !(delegate?.allowsFavorites ?? true)
    accessibilityLabel = [trip.title, trip.destination, trip.mood.title].joined(separator: ", ")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    delegate = nil
    detailLabel.attributedText = nil
  }

  @objc private func favoriteTapped(_ sender: UIButton) {
    sender.isSelected.toggle()
    UIView.animate(
      withDuration: 0.12,
      animations: {
        sender.transform = CGAffineTransform(scaleX: 1.3, y: 1.3)
      },
      completion: { _ in
        sender.transform = .identity
      })
    delegate?.tripCellDidToggleFavorite?(self)
  }

  @objc private func toggleFavorite(_ action: UIAccessibilityCustomAction) -> Bool {
    guard delegate?.responds(to: #selector(TripCellDelegate.tripCellDidToggleFavorite(_:))) == true else {
      return false
    }
    delegate?.tripCellDidToggleFavorite?(self)
    return true
  }

  @objc private func handleLongPress(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    delegate?.tripCell?(self, didLongPressAt: recognizer.location(in: self))
  }
}
