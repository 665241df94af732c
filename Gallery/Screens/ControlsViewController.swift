// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// All controls in all their states, on one grouped page.
final class ControlsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let title = UILabel()
    title.text = "Controls"
    title.font = .systemFont(ofSize: 34, weight: .bold)
    let page = UIStackView(arrangedSubviews: [
      title, makeGroup("Text", makeTexts()), makeGroup("Choice", makeChoices()), makeGroup("Value", makeValues()),
      makeGroup("Buttons", makeButtons()), makeGroup("Progress and small buttons", makeProgress()),
    ])
    page.axis = .vertical
    page.spacing = 10
    page.setCustomSpacing(8, after: title)
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      page.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  // MARK: Contents

  private func makeTexts() -> [UIView] {
    let name = UITextField()
    name.borderStyle = .roundedRect
    name.text = "Ada Lovelace"
    name.clearButtonMode = .always
    let search = UITextField()
    search.borderStyle = .roundedRect
    search.placeholder = "Search"
    let small = UIImage.SymbolConfiguration(pointSize: 15)
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass", withConfiguration: small))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .right
    glass.frame = CGRect(x: 0, y: 0, width: 27, height: 20)
    search.leftView = glass
    search.leftViewMode = .always
    let password = UITextField()
    password.borderStyle = .roundedRect
    password.text = "correct horse"
    password.isSecureTextEntry = true
    let locked = UITextField()
    locked.borderStyle = .roundedRect
    locked.text = "Locked"
    locked.textColor = .secondaryLabel
    locked.isEnabled = false
    let notes = UITextView()
    notes.attributedText = makeNotes()
    notes.isScrollEnabled = false
    notes.backgroundColor = .tertiarySystemFill
    notes.layer.cornerRadius = 8
    return [makeRow([name, search]), makeRow([password, locked]), notes]
  }

  private func makeNotes() -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "A text view wraps its text, grows with it when it does not scroll, and paints links: ",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .subheadline), .foregroundColor: UIColor.label])
    text.append(
      NSAttributedString(
        string: "read more",
        attributes: [.font: UIFont.preferredFont(forTextStyle: .subheadline), .link: "https://example.com"]))
    return text
  }

  private func makeChoices() -> [UIView] {
    let period = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
    period.selectedSegmentIndex = 1
    let alignment = UISegmentedControl(
      items: ["text.alignleft", "text.aligncenter", "text.alignright"].compactMap { UIImage(systemName: $0) })
    alignment.selectedSegmentIndex = 0
    alignment.setEnabled(false, forSegmentAt: 2)
    let on = UISwitch()
    on.isOn = true
    let tinted = UISwitch()
    tinted.isOn = true
    tinted.onTintColor = .systemOrange
    let disabled = UISwitch()
    disabled.isOn = true
    disabled.isEnabled = false
    return [period, makeRow([alignment, makeSpacer(), on, UISwitch(), tinted, disabled], spacing: 6, equal: false)]
  }

  private func makeValues() -> [UIView] {
    let plain = UISlider()
    plain.value = 0.35
    let volume = UISlider()
    volume.value = 0.7
    volume.minimumTrackTintColor = .systemPink
    volume.minimumValueImage = UIImage(systemName: "speaker.fill")
    volume.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
    let stepper = UIStepper()
    stepper.value = 0
    let raised = UIStepper()
    raised.value = 3
    raised.isEnabled = false
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    pages.currentPageIndicatorTintColor = .label
    pages.pageIndicatorTintColor = .tertiaryLabel
    return [plain, volume, makeRow([stepper, raised, pages], spacing: 8, equal: false)]
  }

  private func makeButtons() -> [UIView] {
    let styles: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    let first = styles.map { title, style in
      var configuration = style
      configuration.title = title
      return UIButton(configuration: configuration)
    }
    var download = UIButton.Configuration.filled()
    download.title = "Download"
    download.subtitle = "12 files"
    download.image = UIImage(systemName: "arrow.down.circle.fill")
    download.imagePadding = 8
    download.cornerStyle = .large
    var busy = UIButton.Configuration.tinted()
    busy.title = "Busy"
    busy.imagePadding = 8
    busy.cornerStyle = .capsule
    busy.showsActivityIndicator = true
    busy.baseForegroundColor = .systemGreen
    busy.baseBackgroundColor = .systemGreen
    var off = UIButton.Configuration.filled()
    off.title = "Off"
    off.cornerStyle = .capsule
    let disabled = UIButton(configuration: off)
    disabled.isEnabled = false
    let second = [UIButton(configuration: download), UIButton(configuration: busy), disabled, makeSpacer()]
    return [
      makeRow(first, spacing: 8, equal: false, fills: true), makeRow(second, spacing: 8, equal: false),
    ]
  }

  private func makeProgress() -> [UIView] {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 0.6
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    let large = UIActivityIndicatorView(style: .large)
    large.color = .systemIndigo
    large.startAnimating()
    let kinds = [UIButton.ButtonType.close, .contactAdd, .detailDisclosure].map { UIButton(type: $0) }
    return [makeRow([bar, wheel, large] + kinds, spacing: 14, equal: false)]
  }

  // MARK: Arrangement

  private func makeSpacer() -> UIView {
    let view = UIView()
    view.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    return view
  }

  private func makeRow(_ views: [UIView], spacing: CGFloat = 10, equal: Bool = true, fills: Bool = false) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.alignment = .center
    row.spacing = spacing
    row.distribution = equal ? .fillEqually : fills ? .fillProportionally : .fill
    return row
  }

  /// Creates a heading above a white box that contains the rows.
  private func makeGroup(_ title: String, _ rows: [UIView]) -> UIView {
    let heading = UILabel()
    heading.text = title.uppercased()
    heading.font = .preferredFont(forTextStyle: .footnote)
    heading.textColor = .secondaryLabel
    let box = UIStackView(arrangedSubviews: rows)
    box.axis = .vertical
    box.spacing = 10
    box.isLayoutMarginsRelativeArrangement = true
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    box.backgroundColor = .secondarySystemGroupedBackground
    box.layer.cornerRadius = 12
    let inset = UIStackView(arrangedSubviews: [heading])
    inset.isLayoutMarginsRelativeArrangement = true
    inset.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let group = UIStackView(arrangedSubviews: [inset, box])
    group.axis = .vertical
    group.spacing = 4
    return group
  }
}
