import Combine
import JournalCore
import JournalKit
import UIKit

final class StatisticsViewController: BaseViewController {

  let chartView = BarChartView()
  let ringView = ProgressRingView()
  let tripsLabel = CountUpLabel()
  let distanceLabel = UILabel(style: .body)
  let goalStepper = UIStepper()

  private(set) lazy var viewModel = StatisticsViewModel(
    store: environment.store, settings: environment.settings
  )

  override func configureViews() {
    super.configureViews()
    title = NSLocalizedString("Statistics", comment: "")
    chartView.delegate = self
    tripsLabel.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 40, weight: .bold))
    tripsLabel.textAlignment = .center
    goalStepper.minimumValue = 1
    goalStepper.maximumValue = 50
    goalStepper.stepValue = 1
    goalStepper.value = Double(viewModel.goal.value)
    goalStepper.addTarget(self, action: #selector(goalChanged(_:)), for: .valueChanged)

    let stackView = UIStackView(
      .vertical, spacing: 16, alignment: .center,
      views: [tripsLabel, ringView, goalStepper, distanceLabel, chartView]
    )
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ringView.widthAnchor.constraint(equalToConstant: 96),
      ringView.heightAnchor.constraint(equalTo: ringView.widthAnchor),
      chartView.widthAnchor.constraint(equalTo: stackView.widthAnchor),
      chartView.heightAnchor.constraint(equalToConstant: 180),
    ])
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(dismissTapped(_:))
    )
  }

  override func bindViewModel() {
    super.bindViewModel()
    viewModel.$summary
      .receive(on: DispatchQueue.main)
      .sink { [weak self] summary in
        self?.show(summary)
      }
      .store(in: &cancellables)
    viewModel.$goalProgress
      .removeDuplicates()
      .sink { [weak self] progress in
        self?.ringView.setProgress(CGFloat(progress), animated: self?.view.window != nil)
      }
      .store(in: &cancellables)
  }

  private func show(_ summary: StatisticsViewModel.Summary) {
    tripsLabel.count(to: Double(summary.trips))
    distanceLabel.text = viewModel.distanceText
    chartView.bars = summary.daysByYear.map {
      BarChartView.Bar(caption: String($0.year), value: Double($0.days))
    }
  }

  @objc private func goalChanged(_ sender: UIStepper) {
    viewModel.goal.send(Int(sender.value))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    viewModel.stop()
  }
}

extension StatisticsViewController: BarChartViewDelegate {

  var barColor: UIColor { .systemIndigo }

  func barChartView(_ chart: BarChartView, didSelectBarAt index: Int) {
    let bar = chart.bars[index]
    toast.show("\(bar.caption): \(Int(bar.value)) days", in: view)
  }
}
