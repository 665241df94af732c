import Combine
import JournalCore
import JournalKit
import UIKit

final class SettingsViewController: BaseViewController {

  let metricSwitch = UISwitch()
  let reminderSwitch = UISwitch()
  let sizeSlider = UISlider()
  let appearanceControl = UISegmentedControl(
    items: AppSettings.Appearance.allCases.map { $0.rawValue.capitalized }
  )
  let logOutButton = UIButton(type: .system)

  private(set) lazy var viewModel = SettingsViewModel(settings: environment.settings)
  @IBOutlet weak var sizeLabel: UILabel!
  @IBOutlet weak var previewLabel: UILabel!

  override func configureViews() {
    super.configureViews()
    metricSwitch.isOn = viewModel.usesMetricSystem
    metricSwitch.addTarget(self, action: #selector(metricChanged(_:)), for: .valueChanged)
    reminderSwitch.isOn = viewModel.remindsDaily
    reminderSwitch.addTarget(self, action: #selector(reminderChanged(_:)), for: .valueChanged)
    sizeSlider.minimumValue = 11
    sizeSlider.maximumValue = 29
    sizeSlider.value = Float(viewModel.textSize)
    sizeSlider.addTarget(self, action: #selector(sizeChanged(_:)), for: .valueChanged)
    sizeSlider.addTarget(self, action: #selector(sizeCommitted), for: [.touchUpInside, .touchUpOutside])
    appearanceControl.selectedSegmentIndex =
      AppSettings.Appearance.allCases.firstIndex(of: viewModel.appearance) ?? 0
    appearanceControl.addTarget(self, action: #selector(appearanceChanged(_:)), for: .valueChanged)
    logOutButton.setTitle(NSLocalizedString("Log Out", comment: ""), for: .normal)
    logOutButton.setTitleColor(.systemRed, for: .normal)
    logOutButton.addTarget(nil, action: .logOut, for: .touchUpInside)

    let sizeLabel = UILabel(style: .footnote, color: .secondaryLabel)
    let previewLabel = UILabel(style: .body, lines: 0)
    previewLabel.text = NSLocalizedString("The journey is the reward.", comment: "")
    let stackView = UIStackView(
      .vertical, spacing: 20,
      views: [
        row(NSLocalizedString("Metric units", comment: ""), metricSwitch),
        row(NSLocalizedString("Daily reminder", comment: ""), reminderSwitch),
        row(NSLocalizedString("Text size", comment: ""), sizeSlider),
        sizeLabel,
        previewLabel,
        appearanceControl,
        logOutButton,
      ])
    self.sizeLabel = sizeLabel
    self.previewLabel = previewLabel
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: NSLocalizedString("Reset", comment: ""),
      style: .plain, target: self, action: #selector(resetTapped(_:))
    )
  }

  private func row(_ title: String, _ control: UIControl) -> UIView {
    let label = UILabel(style: .body)
    label.text = title
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    control.accessibilityLabel = title
    return UIStackView(.horizontal, spacing: 12, alignment: .center, views: [label, control])
  }

  override func bindViewModel() {
    super.bindViewModel()
    viewModel.$textSize
      .receive(on: DispatchQueue.main)
      .sink { [weak self] size in
        self?.updatePreview(size: CGFloat(size))
      }
      .store(in: &cancellables)
    viewModel.$appearance
      .compactMap { AppSettings.Appearance.allCases.firstIndex(of: $0) }
      .removeDuplicates()
      .assign(to: \.selectedSegmentIndex, on: appearanceControl)
      .store(in: &cancellables)
  }

  private func updatePreview(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    previewLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 40)
    sizeLabel.text = viewModel.textSizeDescription
  }

  // MARK: Actions

  @IBAction func metricChanged(_ sender: UISwitch) {
    viewModel.usesMetricSystem = sender.isOn
  }

  @IBAction func reminderChanged(_ sender: UISwitch) {
    viewModel.remindsDaily = sender.isOn
    let text = sender.isOn ? "See you tomorrow" : "No more reminders"
    toast.show(NSLocalizedString(text, comment: "Reminder"), in: view)
  }

  @IBAction func sizeChanged(_ sender: UISlider) {
    viewModel.textSize = Double(sender.value)
  }

  @objc private func sizeCommitted() {
    sizeSlider.setValue(sizeSlider.value.rounded(), animated: true)
    #if os(iOS)
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
    #endif
  }

  @IBAction func appearanceChanged(_ sender: UISegmentedControl) {
    guard let appearance = AppSettings.Appearance.allCases[safe: sender.selectedSegmentIndex] else { return }
    viewModel.appearance = appearance
  }

  @IBAction func resetTapped(_ sender: UIBarButtonItem) {
    let alert = UIAlertController(
      title: NSLocalizedString("Reset all settings?", comment: ""),
      message: nil,
      preferredStyle: .actionSheet
    )
    alert.addAction(
      UIAlertAction(title: "Reset", style: .destructive) { [environment] _ in
        environment.settings.reset()
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = sender
    present(alert, animated: true)
  }
}
