import Combine
import JournalCore
import JournalKit
import UIKit
import os

/// A grid of a trip's photos, which can be uploaded and dragged to other apps.
final class PhotoGridViewController: BaseViewController {

  private let tripIdentifier: Trip.ID
  private(set) var photos: [Photo] = []
  private(set) var uploads: [Photo.ID: PhotoUpload] = [:]
  private var columns = 3
  private var scrollObserver: ScrollProgressObserver?

  let layout = UICollectionViewFlowLayout()
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  let scrollIndicator = UIProgressView(progressViewStyle: .default)

  init(tripIdentifier: Trip.ID, environment: AppEnvironment) {
    self.tripIdentifier = tripIdentifier
    super.init(environment: environment)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func configureViews() {
    super.configureViews()
    photos = environment.store.trip(with: tripIdentifier)?.photos ?? []
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    collectionView.register(PhotoCell.self)
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    collectionView.pinEdges(to: view)
    view.addSubview(scrollIndicator)
    scrollObserver = ScrollProgressObserver(scrollView: collectionView)
    scrollObserver?.onChange = { [weak self] progress in
      self?.scrollIndicator.progress = Float(progress)
    }
    collectionView.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: #selector(handlePinch(_:)))
    )
    let scribble = ScribbleGestureRecognizer(target: self, action: #selector(handleScribble(_:)))
    scribble.cancelsTouchesInView = false
    scribble.delegate = self
    collectionView.addGestureRecognizer(scribble)
    navigationItem.rightBarButtonItems = [
      editButtonItem,
      UIBarButtonItem(
        image: UIImage(systemName: "icloud.and.arrow.up"),
        style: .plain, target: self, action: #selector(uploadTapped(_:))
      ),
    ]
    NotificationCenter.default.addObserver(
      self, selector: #selector(uploadDidFinish(_:)), name: .photoUploadDidFinish, object: nil
    )
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollIndicator.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 2
    )
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil {
      scrollObserver?.invalidate()
      scrollObserver = nil
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.allowsMultipleSelection = editing
  }

  @objc func uploadTapped(_ sender: Any?) {
    for photo in photos where uploads[photo.id] == nil {
      let upload = PhotoUpload(photoIdentifier: photo.id.uuidString, step: 0.25)
      uploads[photo.id] = upload
      upload.start(interval: 0.05)
    }
    collectionView.reloadData()
  }

  @objc private func uploadDidFinish(_ notification: Notification) {
    guard let upload = notification.object as? PhotoUpload else { return }
    Log.network.info("Uploaded \(upload.photoIdentifier, privacy: .public)")
    if uploads.values.allSatisfy(\.isFinished) {
      toast.show(NSLocalizedString("All photos are uploaded", comment: ""), in: view)
    }
  }

  @objc private func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    columns = min(max(columns + (recognizer.scale > 1 ? -1 : 1), 2), 5)
    collectionView.performBatchUpdates {
      self.layout.invalidateLayout()
    }
  }

  @objc private func handleScribble(_ recognizer: ScribbleGestureRecognizer) {
    collectionView.indexPathsForSelectedItems?.forEach {
      collectionView.deselectItem(at: $0, animated: true)
    }
  }
}

extension PhotoGridViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: PhotoCell = collectionView.dequeue(for: indexPath)
    let photo = photos[indexPath.item]
    cell.configure(with: photo)
    if let upload = uploads[photo.id] {
      cell.observe(upload)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width - CGFloat(columns - 1) * layout.minimumInteritemSpacing
    let side = max((width / CGFloat(columns)).rounded(.down), 1)
    return CGSize(width: side, height: side)
  }
}

extension PhotoGridViewController {
  /// Returns the item provider that shares a photo with other apps.
  func itemProvider(at indexPath: IndexPath) -> NSItemProvider {
    photos[indexPath.item].makeItemProvider()
  }
}

extension PhotoGridViewController: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer is ScribbleGestureRecognizer
  }
}
