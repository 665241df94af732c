import Combine
import JournalCore
import JournalKit
import UIKit

/// The base class of all screens.
class BaseViewController: UIViewController {

  let environment: AppEnvironment
  let toast = ToastView()
  var cancellables = Set<AnyCancellable>()

  init(environment: AppEnvironment) {
    self.environment = environment
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureViews()
    bindViewModel()
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(contentSizeCategoryDidChange(_:)),
      name: UIContentSizeCategory.didChangeNotification,
      object: nil
    )
  }

  func presentError(_ error: Error) {
    let alert = UIAlertController(
      title: NSLocalizedString("Something went wrong", comment: ""),
      message: error.localizedDescription,
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: ""), style: .default))
    present(alert, animated: true)
  }
}

extension BaseViewController {

  /// Creates the views. Overridden by subclasses.
  @objc func configureViews() {}

  /// Subscribes to the view model. Overridden by subclasses.
  @objc func bindViewModel() {}

  @objc func contentSizeCategoryDidChange(_ notification: Notification) {
    view.setNeedsLayout()
  }

  @IBAction func dismissTapped(_ sender: Any?) {
    dismiss(animated: true)
  }
}
