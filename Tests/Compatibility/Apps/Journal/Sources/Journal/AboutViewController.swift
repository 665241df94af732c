import UIKit

/// The initial scene in `About.storyboard`.
final class AboutViewController: UIViewController {

  @IBOutlet private weak var heroView: UIImageView!
  @IBOutlet private weak var mottoLabel: UILabel!
  @IBOutlet private weak var travellersLabel: UILabel!
  @IBOutlet private var roundedViews: [UIView]!

  var travellers = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    mottoLabel.text = NSLocalizedString("about.packing", bundle: .module, comment: "What we believe in")
    let format = NSLocalizedString("travellers", tableName: "Travellers", bundle: .module, comment: "")
    travellersLabel.text = String.localizedStringWithFormat(format, travellers)
    roundedViews.forEach { $0.layer.cornerRadius = 12 }
  }

  @IBAction private func addTraveller(_ sender: UIButton) {
    travellers += 1
    let format = NSLocalizedString("travellers", tableName: "Travellers", bundle: .module, comment: "")
    travellersLabel.text = String.localizedStringWithFormat(format, travellers)
  }

  @IBAction private func unwindToAbout(_ segue: UIStoryboardSegue) {
    travellersLabel.textColor = .secondaryLabel
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "feedback" else { return }
    (segue.destination as? FeedbackViewController)?.travellers = travellers
  }
}

/// The second scene in `About.storyboard`.
final class FeedbackViewController: UIViewController {

  @IBOutlet private weak var sendButton: UIButton!
  var travellers = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    sendButton.setTitle(NSLocalizedString("form.send", tableName: "Form", bundle: .module, comment: ""), for: .normal)
  }
}
