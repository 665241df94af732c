// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import Combine
import Reducer
import UIKit

public final class CounterViewController: UIViewController {

    public typealias CounterStore = Store<CounterReducer>

    let countLabel = UILabel()
    let factLabel = UILabel()
    let activityIndicator = UIActivityIndicatorView(style: .medium)

    private(set) lazy var factButton = UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Fact") { [weak self] _ in
            self?.store.send(.loadFact)
        }
    )

    private let store: CounterStore
    private var cancellables: Set<AnyCancellable> = []

    public init(store: CounterStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Counter"
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpViews()
        bind()
    }

    private func setUpViews() {
        countLabel.font = .monospacedDigitSystemFont(ofSize: 40, weight: .bold)
        factLabel.numberOfLines = 0
        factLabel.textAlignment = .center

        let buttons = UIStackView(arrangedSubviews: [
            makeButton(systemImage: "minus", action: .decrement),
            makeButton(systemImage: "plus", action: .increment),
        ])
        buttons.spacing = 16

        let stack = UIStackView(arrangedSubviews: [countLabel, buttons, factButton, activityIndicator, factLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func makeButton(systemImage: String, action: CounterReducer.Action) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.image = UIImage(systemName: systemImage)
        configuration.cornerStyle = .capsule
        return UIButton(configuration: configuration, primaryAction: UIAction { [store] _ in
            store.send(action)
        })
    }

    private func bind() {
        store.$state
            .map(\.count)
            .removeDuplicates()
            .sink { [weak self] count in
                self?.countLabel.text = String(count)
            }
            .store(in: &cancellables)

        store.$state
            .map(\.isLoading)
            .removeDuplicates()
            .sink { [weak self] isLoading in
                guard let self else { return }
                factButton.isEnabled = !isLoading
                if isLoading {
                    activityIndicator.startAnimating()
                } else {
                    activityIndicator.stopAnimating()
                }
            }
            .store(in: &cancellables)

        store.$state
            .map(\.fact)
            .sink { [weak self] fact in
                self?.show(fact)
            }
            .store(in: &cancellables)
    }

    private func show(_ fact: Result<String, FactError>?) {
        switch fact {
        case .success(let text)?:
            factLabel.text = text
            factLabel.textColor = .label
        case .failure(let error)?:
            factLabel.text = error.message
            factLabel.textColor = .systemRed
        case nil:
            factLabel.text = nil
        }
    }
}
#endif
