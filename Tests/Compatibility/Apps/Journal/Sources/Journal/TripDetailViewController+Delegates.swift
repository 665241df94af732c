import JournalCore
import JournalKit
import UIKit

extension TripDetailViewController {

  override var preferredStatusBarStyle: UIStatusBarStyle {
    traitCollection.userInterfaceStyle == .dark ? .default : .lightContent
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isCompact = traitCollection.verticalSizeClass == .compact
    ratingControl.starSize = isCompact ? 20 : 28
    setNeedsStatusBarAppearanceUpdate()
  }
}

extension TripDetailViewController: JournalActions {
  func composeEntry(_ sender: Any?) {
    edit(Entry(title: ""))
  }
}

extension TripDetailViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .entry(let entry):
      edit(entry)
    case .photo:
      let grid = PhotoGridViewController(tripIdentifier: tripIdentifier, environment: environment)
      navigationController?.pushViewController(grid, animated: true)
    case nil:
      break
    }
  }
}

extension TripDetailViewController: EntryEditorDelegate {

  func editorShouldSave(_ editor: EntryEditorViewController) -> Bool {
    trip != nil
  }

  func editorDidFinish(_ editor: EntryEditorViewController, saved: Bool) {
    dismiss(animated: true)
    if saved {
      toast.show(NSLocalizedString("Saved", comment: ""), in: view)
    }
  }
}
