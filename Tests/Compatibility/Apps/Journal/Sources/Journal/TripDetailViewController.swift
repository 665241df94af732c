import Combine
import JournalCore
import JournalKit
import UIKit

class TripDetailViewController: BaseViewController {

  enum Section: Int, CaseIterable {
    case entries
    case photos
  }

  enum Item: Hashable {
    case entry(Entry)
    case photo(Photo)
  }

  let tripIdentifier: Trip.ID
  let ratingControl = RatingControl()
  let headerView = GradientView()

  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  private var headerHeight: NSLayoutConstraint!
  private var currentActivity: NSUserActivity?

  init(tripIdentifier: Trip.ID, environment: AppEnvironment) {
    self.tripIdentifier = tripIdentifier
    super.init(environment: environment)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var trip: Trip? {
    environment.store.trip(with: tripIdentifier)
  }

  override func configureViews() {
    super.configureViews()
    headerView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    ratingControl.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(headerView)
    view.addSubview(collectionView)
    headerView.addSubview(ratingControl)
    headerHeight = headerView.heightAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([
      headerHeight,
      headerView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      headerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      headerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ratingControl.centerXAnchor.constraint(equalTo: headerView.centerXAnchor),
      ratingControl.centerYAnchor.constraint(equalTo: headerView.centerYAnchor),
      collectionView.topAnchor.constraint(equalTo: headerView.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    ratingControl.tintColor = .white
    ratingControl.addTarget(self, action: #selector(ratingChanged(_:)), for: .valueChanged)
    headerView.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
    )
    collectionView.delegate = self
    configureDataSource()

    let menu = UIMenu(children: [
      UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
        self?.share()
      },
      UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in
        self?.confirmDeletion()
      },
    ])
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: #selector(composeEntry(_:))),
      UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: menu),
    ]
  }

  private func configureDataSource() {
    let entryCell = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { cell, _, entry in
      var content = cell.defaultContentConfiguration()
      content.text = entry.title
      content.secondaryText = entry.excerpt
      content.image = UIImage(systemName: "text.alignleft")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let photoCell = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
      cell.configure(with: photo)
    }
    dataSource = UICollectionViewDiffableDataSource(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      switch item {
      case .entry(let entry):
        return collectionView.dequeueConfiguredReusableCell(using: entryCell, for: indexPath, item: entry)
      case .photo(let photo):
        return collectionView.dequeueConfiguredReusableCell(using: photoCell, for: indexPath, item: photo)
      }
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch Section(rawValue: index) {
      case .photos:
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)
          ))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(120), heightDimension: .absolute(120)
          ),
          subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        return section
      default:
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      }
    }
  }

  override func bindViewModel() {
    super.bindViewModel()
    environment.store.tripsPublisher
      .compactMap { [tripIdentifier] trips in trips.first { $0.id == tripIdentifier } }
      .removeDuplicates()
      .sink { [weak self] trip in
        self?.show(trip)
      }
      .store(in: &cancellables)
  }

  private func show(_ trip: Trip) {
    title = trip.title
    ratingControl.rating = trip.rating
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(trip.entries.map(Item.entry), toSection: .entries)
    snapshot.appendItems(trip.photos.map(Item.photo), toSection: .photos)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let trip = trip else { return }
    currentActivity = environment.export.makeUserActivity(for: trip)
    currentActivity?.becomeCurrent()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    currentActivity?.resignCurrent()
  }

  // MARK: Actions

  @objc private func ratingChanged(_ sender: RatingControl) {
    try? environment.store.update(tripIdentifier) { $0.rating = sender.rating }
  }

  @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .changed:
      let translation = recognizer.translation(in: view)
      headerHeight.constant = min(max(headerHeight.constant + translation.y, 80), 240)
      recognizer.setTranslation(.zero, in: view)
    case .ended, .cancelled:
      let parameters = UISpringTimingParameters(dampingRatio: 0.8)
      let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: parameters)
      animator.addAnimations {
        self.headerHeight.constant = 120
        self.view.layoutIfNeeded()
      }
      animator.startAnimation()
    default:
      break
    }
  }

  private func share() {
    guard let trip = trip else { return }
    environment.export.export(trip, as: .plainText)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] completion in
        guard case .failure(let error) = completion else { return }
        self?.presentError(error)
      } receiveValue: { [weak self] url in
        UIPasteboard.general.url = url
        let alert = UIAlertController(title: "Link Copied", message: url.lastPathComponent, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        self?.present(alert, animated: true)
      }
      .store(in: &cancellables)
  }

  func confirmDeletion() {
    let sheet = UIAlertController(title: trip?.title, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Delete Trip", style: .destructive) { [weak self] _ in
        guard let self = self else { return }
        self.environment.store.delete(self.tripIdentifier)
        self.navigationController?.popViewController(animated: true)
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?.last
    present(sheet, animated: true)
  }

  func edit(_ entry: Entry) {
    let editor = EntryEditorViewController(entry: entry, in: tripIdentifier, environment: environment)
    editor.delegate = self
    present(UINavigationController(rootViewController: editor), animated: true)
  }
}
