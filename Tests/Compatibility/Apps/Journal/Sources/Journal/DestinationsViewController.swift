import UIKit

/// A destination listed in the data asset.
struct Destination: Decodable, Hashable {
  let id: String
  let photo: String
  let days: Int
  let rating: Int

  var name: String { NSLocalizedString(id, bundle: .module, comment: "Name of a destination") }
  var stay: String { String(localized: "destinations.days \(days)", bundle: .module, comment: "How long one stays") }

  static func all() -> [Destination] {
    guard let asset = NSDataAsset(name: "Destinations", bundle: .module) else { return [] }
    return (try? JSONDecoder().decode([Destination].self, from: asset.data)) ?? []
  }
}

final class DestinationCell: UITableViewCell {

  static let reuseIdentifier = "DestinationCell"
  static let nib = UINib(nibName: "DestinationCell", bundle: .module)

  @IBOutlet private weak var photoView: UIImageView!
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var stayLabel: UILabel!
  @IBOutlet private weak var compassView: UIImageView!

  override func awakeFromNib() {
    super.awakeFromNib()
    photoView.layer.cornerRadius = 10
    compassView.tintColor = UIColor(named: "AccentColor", in: .module, compatibleWith: nil)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    photoView.image = nil
  }

  func configure(with destination: Destination) {
    photoView.image = UIImage(named: destination.photo, in: .module, with: nil)
    nameLabel.text = destination.name
    stayLabel.text = destination.stay
  }
}

final class DestinationsViewController: UITableViewController {

  private let destinations = Destination.all()

  init() {
    super.init(style: .plain)
    title = NSLocalizedString("destinations.title", bundle: .module, comment: "Title of the list of places to go")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(DestinationCell.nib, forCellReuseIdentifier: DestinationCell.reuseIdentifier)
    tableView.rowHeight = 96
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(named: "Compass", in: .module, compatibleWith: nil),
      style: .plain,
      target: self,
      action: #selector(showAbout)
    )
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    destinations.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: DestinationCell.reuseIdentifier, for: indexPath)
    (cell as? DestinationCell)?.configure(with: destinations[indexPath.row])
    return cell
  }

  @objc private func showAbout() {
    let storyboard = UIStoryboard(name: "About", bundle: .module)
    guard let about = storyboard.instantiateInitialViewController() else { return }
    present(about, animated: true)
  }
}

#Preview("Destinations") {
  UINavigationController(rootViewController: DestinationsViewController())
}

#Preview("About", traits: .landscapeLeft) {
  let storyboard = UIStoryboard(name: "About", bundle: .module)
  return storyboard.instantiateInitialViewController() ?? UIViewController()
}
