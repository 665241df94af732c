// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import CardStackCore
import UIKit

public protocol CardStackViewControllerDelegate: AnyObject {
    func cardStack(_ controller: CardStackViewController, didSelect card: Card)
    func cardStack(_ controller: CardStackViewController, didDismiss card: Card)
}

extension CardStackViewControllerDelegate {
    public func cardStack(_ controller: CardStackViewController, didSelect card: Card) {}
}

open class CardStackViewController: UIViewController {

    private enum Section: Hashable {
        case main
    }

    public weak var delegate: CardStackViewControllerDelegate?
    public let layout = CardStackLayout()
    public private(set) var deck: Deck<Card>

    public private(set) lazy var collectionView: UICollectionView = {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.backgroundColor = .systemBackground
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: CardCell.reuseIdentifier)
        collectionView.delegate = self
        return collectionView
    }()

    private lazy var dataSource = UICollectionViewDiffableDataSource<Section, Card>(
        collectionView: collectionView
    ) { collectionView, indexPath, card in
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: CardCell.reuseIdentifier,
            for: indexPath
        )
        (cell as? CardCell)?.configure(with: card)
        return cell
    }

    // MARK: - Life cycle

    public init(cards: [Card], geometry: StackGeometry = StackGeometry()) {
        deck = Deck(cards)
        super.init(nibName: nil, bundle: nil)
        layout.geometry = geometry
    }

    public required init?(coder: NSCoder) {
        deck = []
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])

        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(handleSwipe(_:)))
        swipe.direction = .right
        collectionView.addGestureRecognizer(swipe)

        applySnapshot(animated: false)
    }

    // MARK: - Cards

    @discardableResult
    public func push(_ card: Card, animated: Bool = true) -> Bool {
        guard case .success = deck.push(card) else { return false }
        applySnapshot(animated: animated)
        return true
    }

    @discardableResult
    public func dismissTopCard(animated: Bool = true) -> Card? {
        guard let card = try? deck.pop() else { return nil }
        applySnapshot(animated: animated)
        delegate?.cardStack(self, didDismiss: card)
        return card
    }

    private func applySnapshot(animated: Bool) {
        guard isViewLoaded else { return }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Card>()
        snapshot.appendSections([.main])
        snapshot.appendItems(deck.elements, toSection: .main)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    @objc private func handleSwipe(_ recognizer: UISwipeGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        dismissTopCard()
    }
}

// MARK: - UICollectionViewDelegate

extension CardStackViewController: UICollectionViewDelegate {

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let card = dataSource.itemIdentifier(for: indexPath) else { return }
        collectionView.deselectItem(at: indexPath, animated: true)
        delegate?.cardStack(self, didSelect: card)
    }
}
#endif
