import Combine
import JournalCore
import JournalKit
import UIKit

private var profileContext = 0

final class ProfileViewController: BaseViewController {

  let profile: Profile
  let avatarView = UIImageView()
  let nameLabel = UILabel(style: .title2)
  let firstNameField = UITextField()
  let lastNameField = UITextField()
  private(set) var nameLabelChanges = 0

  private var observations: [NSKeyValueObservation] = []

  override init(environment: AppEnvironment) {
    profile = environment.settings.profile ?? Profile(firstName: "Ada", lastName: "Reisende")
    super.init(environment: environment)
    profile.addObserver(
      self, forKeyPath: #keyPath(Profile.yearlyGoal), options: [.old, .new], context: &profileContext
    )
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    profile.removeObserver(self, forKeyPath: #keyPath(Profile.yearlyGoal), context: &profileContext)
  }

  override func configureViews() {
    super.configureViews()
    avatarView.contentMode = .scaleAspectFit
    avatarView.onTap { [weak self] in
      self?.sendUp(.showStatistics)
    }
    for (field, text) in [(firstNameField, profile.firstName), (lastNameField, profile.lastName)] {
      field.text = text
      field.borderStyle = .roundedRect
      field.returnKeyType = .done
      field.textContentType = field === firstNameField ? .givenName : .familyName
      field.delegate = self
      field.addTarget(self, action: #selector(nameChanged(_:)), for: .editingChanged)
    }
    let stackView = UIStackView(
      .vertical, spacing: 16, views: [avatarView, nameLabel, firstNameField, lastNameField]
    )
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      avatarView.heightAnchor.constraint(equalToConstant: 96),
    ])
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(handleSwipe(_:)))
    swipe.direction = [.left, .right]
    view.addGestureRecognizer(swipe)
  }

  override func bindViewModel() {
    super.bindViewModel()
    observations = [
      nameLabel.observe(\.text, options: [.new, .old]) { [weak self] _, change in
        if change.newValue != change.oldValue {
          self?.nameLabelChanges += 1
        }
      },
      profile.observe(\.fullName, options: [.initial, .new]) { [weak self] profile, _ in
        self?.nameLabel.text = profile.fullName
      },
      profile.observe(\.initials, options: [.initial]) { [weak self] profile, _ in
        self?.avatarView.image = ImageFactory.avatar(initials: profile.initials, diameter: 96)
      },
      avatarView.observe(\.isHidden, options: .new) { view, change in
        view.alpha = change.newValue == true ? 0 : 1
      },
    ]
    updateGoalBadge()
  }

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &profileContext else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    if change?[.newKey] as? Int != change?[.oldKey] as? Int {
      updateGoalBadge()
    }
  }

  private func updateGoalBadge() {
    avatarView.badgeValue = profile.yearlyGoal > 0 ? "\(profile.yearlyGoal)" : nil
  }

  @objc private func nameChanged(_ sender: UITextField) {
    if sender === firstNameField {
      profile.firstName = sender.text ?? ""
    } else {
      profile.setValue(sender.text ?? "", forKey: #keyPath(Profile.lastName))
    }
  }

  @objc private func handleSwipe(_ recognizer: UISwipeGestureRecognizer) {
    profile.yearlyGoal += 1
  }
}

extension ProfileViewController: UITextFieldDelegate {

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    guard reason == .committed else { return }
    environment.settings.profile = profile
  }
}
