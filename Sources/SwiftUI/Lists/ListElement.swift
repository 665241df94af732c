// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The layout element of a list: a collection view with the list layout, whose cells show the rows.
///
/// Rows are created when the collection view asks for their cells. A change in a row measures its cell again; a change
/// of the rows themselves reloads the collection view when the list is placed.
final class ListElement: HostedElement, DeferredElementsObserver {
  let collectionView: UICollectionView
  private let source: ListSource
  private var content: [LayoutElement] = []
  private var needsReload = true

  @MainActor
  init(graph: ViewGraph) {
    source = ListSource(graph)
    collectionView = source.makeCollectionView()
    super.init(collectionView)
    source.list = self
  }

  /// Applies the environment and the list's modifiers.
  @MainActor
  func configure(_ options: ListOptions, _ environment: EnvironmentValues) {
    environment.apply(to: collectionView)
    source.update(options, environment)
  }

  /// Sets the elements of the list's content.
  func setContent(_ new: [LayoutElement]) {
    content = new
    deferredElementsDidChange()
  }

  func deferredElementsDidChange() {
    needsReload = true
    invalidate()
  }

  /// Adds the views of the rows in visible cells to these cells.
  @MainActor
  func adoptRows(_ owner: UIViewController?) { source.adoptVisibleRows(owner) }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? $0 : 320 } ?? 320
    if let height = proposal.height, height.isFinite { return CGSize(width: width, height: height) }
    nonisolated(unsafe) let element = self
    return MainActor.assumeIsolated { CGSize(width: width, height: element.naturalHeight(width)) }
  }

  /// Returns the height of all rows.
  @MainActor
  private func naturalHeight(_ width: CGFloat) -> CGFloat {
    reloadIfNeeded()
    return source.naturalHeight(width)
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    let growth = space.growth(of: frame, edges: .all, direction: .leftToRight)
    let whole = space.grown(frame)
    super.placeContent(in: whole, proposal: proposal, space: space)
    nonisolated(unsafe) let element = self
    MainActor.assumeIsolated { element.place(in: whole, insets: growth) }
  }

  @MainActor
  private func place(in frame: CGRect, insets: UIEdgeInsets) {
    // The rows, not the scroll view, avoid the safe area at the sides.
    let scrolled = UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
    collectionView.setInsets(scrolled, pageInsets: scrolled, frame: frame, isVertical: true)
    if collectionView.verticalScrollIndicatorInsets != insets {
      collectionView.verticalScrollIndicatorInsets = insets
    }
    source.layOut(width: collectionView.bounds.width, safeArea: (insets.left, insets.right))
    reloadIfNeeded()
    source.updateDirtyRows()
    collectionView.layoutIfNeeded()
  }

  @MainActor
  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    source.show(ListRows(content, observer: self))
  }
}

extension ListElement: ContentScroller {
  var scrollingView: UIScrollView { collectionView }

  /// Returns the frame of the row that contains an element, or of the row with an identifier, in the coordinates of the
  /// collection view.
  @MainActor
  func rowFrame(of element: LayoutElement?, orItemWithID id: AnyHashable) -> CGRect? {
    guard let path = source.rows.path(of: element, orItemWithID: id) else { return nil }
    return collectionView.layoutAttributesForItem(at: path)?.frame
  }

  @MainActor
  func scroll(to rect: CGRect, anchor: UnitPoint?, isAnimated: Bool) {
    // Immediate, because the rows between the two offsets do not exist.
    let target = collectionView.offset(showing: rect, anchor: anchor, axes: .vertical, isMirrored: false)
    let insets = collectionView.adjustedContentInset
    let end = collectionView.contentSize.height + insets.bottom - collectionView.bounds.height
    let y = max(-insets.top, min(target.y, end))
    guard y.isFinite else { return }
    collectionView.contentOffset.y = y
    collectionView.layoutIfNeeded()
  }
}

/// The values of a list's environment and parameters.
struct ListOptions {
  var context = ListContext()
  var appearance = ListAppearance()
  var selection: ListSelection?
}

/// The selection of a list.
struct ListSelection {
  let isMultiple: Bool
  let values: () -> Set<AnyHashable>
  let setValues: (Set<AnyHashable>) -> Void
}
