import Combine
import JournalCore
import JournalKit
import UIKit

final class LoginViewController: BaseViewController {

  let emailField = FormField()
  let passwordField = FormField()
  let termsSwitch = UISwitch()
  let loginButton = UIButton(configuration: .filled())
  private let strengthView = UIProgressView(progressViewStyle: .default)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let scrollView = KeyboardScrollView()

  private(set) lazy var viewModel = LoginViewModel(service: environment.authentication)

  override func configureViews() {
    super.configureViews()
    title = NSLocalizedString("Log In", comment: "")
    emailField.caption = NSLocalizedString("Email", comment: "")
    emailField.textField.keyboardType = .emailAddress
    emailField.textField.autocapitalizationType = .none
    emailField.textField.autocorrectionType = .no
    emailField.textField.textContentType = .username
    emailField.textField.returnKeyType = .next
    passwordField.caption = NSLocalizedString("Password", comment: "")
    passwordField.textField.isSecureTextEntry = true
    passwordField.textField.textContentType = .password
    passwordField.textField.returnKeyType = .go
    for field in [emailField, passwordField] {
      field.delegate = self
      field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
    }
    termsSwitch.addTarget(self, action: #selector(termsChanged(_:)), for: .valueChanged)
    loginButton.setTitle(NSLocalizedString("Log In", comment: ""), for: .normal)
    loginButton.addTarget(self, action: #selector(loginTapped(_:)), for: .touchUpInside)

    let terms = UILabel(style: .footnote, lines: 0)
    terms.attributedText = makeTermsText()
    let stackView = UIStackView(
      .vertical, spacing: 20,
      views: [
        emailField, passwordField, strengthView,
        UIStackView(.horizontal, spacing: 12, views: [terms, termsSwitch]),
        loginButton, spinner,
      ])
    view.addSubview(scrollView)
    scrollView.pinEdges(to: view)
    scrollView.addSubview(stackView)
    stackView.pinEdges(to: scrollView.contentLayoutGuide)
    stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
  }

  private func makeTermsText() -> NSAttributedString {
    let text = NSMutableAttributedString(string: NSLocalizedString("I accept the terms of use", comment: ""))
    let range = (text.string as NSString).range(of: "terms of use")
    if range.location != NSNotFound {
      text.addAttributes(
        [
          .foregroundColor: UIColor.link,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ], range: range)
    }
    return text
  }

  override func bindViewModel() {
    super.bindViewModel()
    viewModel.$canSubmit
      .assign(to: \.isEnabled, on: loginButton)
      .store(in: &cancellables)
    viewModel.$emailHint
      .assign(to: \.hint, on: emailField)
      .store(in: &cancellables)
    viewModel.$passwordStrength
      .assign(to: \.progress, on: strengthView)
      .store(in: &cancellables)
    viewModel.$state
      .receive(on: DispatchQueue.main)
      .sink { [weak self] state in
        self?.show(state)
      }
      .store(in: &cancellables)
    viewModel.didLogIn
      .sink { [weak self] _ in
        self?.dismiss(animated: true)
      }
      .store(in: &cancellables)
  }

  private func show(_ state: LoginViewModel.State) {
    switch state {
    case .submitting:
      spinner.startAnimating()
    case .failed(let message):
      spinner.stopAnimating()
      passwordField.hint = message
      passwordField.shake()
    case .idle, .succeeded:
      spinner.stopAnimating()
      passwordField.hint = nil
    }
  }

  @objc private func textChanged(_ sender: FormField) {
    if sender === emailField {
      viewModel.email = sender.text
    } else {
      viewModel.password = sender.text
    }
  }

  @objc private func termsChanged(_ sender: UISwitch) {
    viewModel.acceptsTerms = sender.isOn
  }

  @objc private func loginTapped(_ sender: Any?) {
    UIView.endAllEditing()
    viewModel.submit()
  }
}

extension LoginViewController: FormFieldDelegate {
  func formFieldShouldReturn(_ field: FormField) -> Bool {
    if field === emailField {
      return passwordField.becomeFirstResponder()
    }
    perform(#selector(loginTapped(_:)), with: field, afterDelay: 0)
    return true
  }
}
