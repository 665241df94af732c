// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A sign-in form: logo, fields, buttons and fine print.
final class SignInViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let form = UIStackView(arrangedSubviews: [
      makeHeader(), makeFields(), makeOptions(), makeButtons(),
    ])
    form.axis = .vertical
    form.spacing = 28
    let footer = makeFooter()
    for subview in [form, footer] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      form.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 8),
      form.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -8),
      form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 48),
      footer.leadingAnchor.constraint(equalTo: form.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      footer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
      footer.topAnchor.constraint(greaterThanOrEqualTo: form.bottomAnchor, constant: 24),
    ])
  }

  private func makeHeader() -> UIView {
    let mark = MarkView()
    let title = UILabel()
    title.text = "Welcome back"
    title.font = .preferredFont(forTextStyle: .largeTitle).bold
    let subtitle = UILabel()
    subtitle.text = "Sign in to see your boards, notes and everything you shared with your team."
    subtitle.font = .preferredFont(forTextStyle: .body)
    subtitle.textColor = .secondaryLabel
    subtitle.numberOfLines = 0
    let header = UIStackView(arrangedSubviews: [mark, title, subtitle])
    header.axis = .vertical
    header.alignment = .leading
    header.spacing = 8
    header.setCustomSpacing(24, after: mark)
    return header
  }

  private func makeFields() -> UIView {
    let fields = UIStackView(arrangedSubviews: [
      FieldView(title: "Email", value: "isla.murray@example.com", symbol: "envelope"),
      FieldView(title: "Password", value: "••••••••••••", symbol: "lock"),
    ])
    fields.axis = .vertical
    fields.spacing = 12
    return fields
  }

  private func makeOptions() -> UIView {
    let remember = UISwitch()
    remember.isOn = true
    let label = UILabel()
    label.text = "Remember me"
    label.font = .preferredFont(forTextStyle: .subheadline)
    let forgot = UIButton(type: .system)
    forgot.setTitle("Forgot password?", for: .normal)
    forgot.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [remember, label, forgot])
    row.alignment = .center
    row.spacing = 12
    return row
  }

  private func makeButtons() -> UIView {
    var prominent = UIButton.Configuration.filled()
    prominent.title = "Sign in"
    prominent.buttonSize = .large
    prominent.cornerStyle = .large
    var tinted = UIButton.Configuration.tinted()
    tinted.title = "Continue with passkey"
    tinted.image = UIImage(systemName: "person.badge.key") ?? UIImage(systemName: "key")
    tinted.imagePadding = 8
    tinted.buttonSize = .large
    tinted.cornerStyle = .large
    let buttons = UIStackView(arrangedSubviews: [
      UIButton(configuration: prominent), UIButton(configuration: tinted),
    ])
    buttons.axis = .vertical
    buttons.spacing = 12
    return buttons
  }

  private func makeFooter() -> UIView {
    let label = UILabel()
    label.text = "By signing in you agree to the terms of service. We never share your address."
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .tertiaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }
}

/// The app's logo: three tiles of a mosaic.
private final class MarkView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let places: [(CGFloat, CGFloat, UIColor)] = [(0, 0, .systemIndigo), (34, 0, .systemTeal), (0, 34, .systemOrange)]
    for (x, y, color) in places {
      let tile = UIView(frame: CGRect(x: x, y: y, width: 30, height: 30))
      tile.backgroundColor = color
      tile.layer.cornerRadius = 8
      addSubview(tile)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 64, height: 64) }
}

/// A view that resembles a text field, with a caption, a symbol and a value.
private final class FieldView: UIView {
  init(title: String, value: String, symbol: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor.systemGray3.withAlphaComponent(0.5).cgColor
    let icon = UIImageView(image: UIImage(systemName: symbol))
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    let caption = UILabel()
    caption.text = title
    caption.font = .preferredFont(forTextStyle: .caption1)
    caption.textColor = .secondaryLabel
    let text = UITextField()
    text.text = value
    text.accessibilityLabel = title
    text.font = .preferredFont(forTextStyle: .body)
    let texts = UIStackView(arrangedSubviews: [caption, text])
    texts.axis = .vertical
    texts.spacing = 1
    let row = UIStackView(arrangedSubviews: [icon, texts])
    row.alignment = .center
    row.spacing = 12
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 9, left: 14, bottom: 9, right: 14)
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 24),
      row.topAnchor.constraint(equalTo: topAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension UIFont {
  /// The bold variant of this font.
  var bold: UIFont {
    guard let descriptor = fontDescriptor.withSymbolicTraits(.traitBold) else { return self }
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}
