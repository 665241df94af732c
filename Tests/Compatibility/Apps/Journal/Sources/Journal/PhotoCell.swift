import JournalCore
import JournalKit
import UIKit

final class PhotoCell: UICollectionViewCell {

  let imageView = UIImageView()
  let progressView = UIProgressView(progressViewStyle: .bar)
  private let captionLabel = UILabel(style: .caption2, color: .white)
  private var observation: NSKeyValueObservation?

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    progressView.isHidden = true
    contentView.addSubview(imageView)
    contentView.addSubview(captionLabel)
    contentView.addSubview(progressView)
    contentView.cornerRadius = 8
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
    captionLabel.frame = CGRect(
      x: 6, y: contentView.bounds.maxY - 22, width: contentView.bounds.width - 12, height: 16
    )
    progressView.frame = CGRect(x: 0, y: 0, width: contentView.bounds.width, height: 4)
  }

  func configure(with photo: Photo) {
    captionLabel.text = photo.caption
    imageView.image = ImageFactory.placeholder(hue: CGFloat(photo.hue), size: CGSize(width: 120, height: 120))
    isAccessibilityElement = true
    accessibilityLabel = photo.caption
    accessibilityTraits = .image
  }

  func observe(_ upload: PhotoUpload) {
    observation = upload.observe(\.progress, options: [.initial, .new]) { [weak self] upload, change in
      guard let self = self, let progress = change.newValue else { return }
      self.progressView.setProgress(Float(progress), animated: progress > 0)
      self.progressView.isHidden = upload.isFinished || progress >= 1
    }
  }

  override var isSelected: Bool {
    didSet {
      contentView.layer.borderWidth = isSelected ? 3 : 0
      contentView.layer.borderColor = tintColor.cgColor
    }
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    observation?.invalidate()
    observation = nil
    progressView.isHidden = true
  }
}
