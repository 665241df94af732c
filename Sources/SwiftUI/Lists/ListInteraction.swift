// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The actions of a collection that lists offer while they are edited.
@MainActor
final class ListEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

// MARK: - Selecting, editing and refreshing

extension ListSource {
  /// Applies the edit mode, the selection and the refresh action of the environment.
  func updateInteraction(_ view: UICollectionView) {
    let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    let isMultiple = options.selection?.isMultiple ?? false
    view.allowsMultipleSelectionDuringEditing = isMultiple
    view.allowsSelectionDuringEditing = options.selection != nil
    if view.isEditing != isEditing { view.isEditing = isEditing }
    let isScrollable = environment.isEnabled && !environment.scrollOptions.isDisabled
    if view.isScrollEnabled != isScrollable { view.isScrollEnabled = isScrollable }
    view.showsVerticalScrollIndicator = !environment.scrollOptions.hidesIndicators.contains(.vertical)
    view.updateRefreshControl(environment.refresh)
    environment.scrollOptions.edgeEffects.apply(to: view, environment.layoutDirection)
    selectRows(view)
  }

  /// Notifies the tab bar, which shrinks when the list is scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView) { environment.tabBarLink?.onScroll(scrollView) }

  /// Selects the rows of the selected values.
  func selectRows(_ view: UICollectionView) {
    guard let selection = options.selection else { return }
    let values = selection.values()
    let selected = Set(view.indexPathsForSelectedItems ?? [])
    guard !values.isEmpty || !selected.isEmpty else { return }
    for (index, section) in rows.sections.enumerated() {
      for (item, entry) in section.rows.enumerated() {
        let path = IndexPath(item: item, section: index)
        let isSelected = entry.selectionValue.map { values.contains($0) } ?? false
        guard isSelected != selected.contains(path) else { continue }
        if isSelected {
          view.selectItem(at: path, animated: false, scrollPosition: [])
        } else {
          view.deselectItem(at: path, animated: false)
        }
      }
    }
  }

  /// The accessories of a row: its badge, and its controls for editing.
  func accessories(
    of entry: ListEntry, facts: RowFacts, element: LayoutElement, root: ListRowElement
  ) -> [UICellAccessory] {
    var result: [UICellAccessory] = []
    if facts.traits.showsBadge != true, let badge = element.layoutValue(BadgeKey.self) {
      result.append(.label(text: badge))
    }
    let editing = entry.run?.attachment as? ListEditing
    if options.selection?.isMultiple == true, facts.traits.isSelectionDisabled != true {
      result.append(.multiselect(displayed: .whenEditing))
    } else if let editing, editing.delete != nil, facts.traits.isDeleteDisabled != true {
      // The action of the current content, which may be newer than the cell.
      result.append(.delete(displayed: .whenEditing) { editing.delete?(IndexSet(integer: entry.index)) })
    }
    if editing?.move != nil, facts.traits.isMoveDisabled != true {
      result.append(.reorder(displayed: .whenEditing))
    }
    if let disclosure = facts.traits.disclosure {
      let chevron = DisclosureChevron(disclosure, isRightToLeft: root.direction == .rightToLeft)
      chevron.show(isExpanded: disclosure.isExpanded, from: isAnimated ? root.isExpanded : nil)
      result.append(.customView(configuration: .init(customView: chevron, placement: .trailing())))
    }
    root.isExpanded = facts.traits.disclosure?.isExpanded
    return result
  }

  /// Adds the swipe actions of rows. Rows that can be deleted have one that deletes them.
  func addSwipeActions(to configuration: inout UICollectionLayoutListConfiguration) {
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in
      self?.facts(at: $0)?.traits.leadingSwipe?.configuration(in: self?.collectionView)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      guard let self, let facts = facts(at: path) else { return nil }
      if let swipe = facts.traits.trailingSwipe { return swipe.configuration(in: collectionView) }
      let entry = rows[path]
      guard let delete = (entry.run?.attachment as? ListEditing)?.delete, facts.traits.isDeleteDisabled != true else {
        return nil
      }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
          delete(IndexSet(integer: entry.index))
          completion(true)
        }
      ])
    }
  }
}

extension ListEntry {
  /// The value by which a selection identifies the row: its tag, or the identifier of its collection's element.
  @MainActor
  var selectionValue: AnyHashable? {
    createdElement?.layoutValue(TagKey.self) ?? run?.identifier(at: index)
  }
}

extension ListSource: UICollectionViewDelegate {
  private func canSelect(_ path: IndexPath) -> Bool {
    guard let facts = facts(at: path), facts.traits.isSelectionDisabled != true else { return false }
    guard let selection = options.selection else { return false }
    let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    return rows[path].selectionValue != nil && (!selection.isMultiple || isEditing)
  }

  private func action(_ path: IndexPath) -> (@MainActor () -> Void)? {
    guard let traits = facts(at: path)?.traits else { return nil }
    let toggle = options.context.selects ? nil : traits.disclosure?.toggle
    return environment.editMode?.wrappedValue.isEditing == true ? toggle : traits.action ?? toggle
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    canSelect(path) || action(path) != nil || primaryAction(at: path) != nil
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    canSelect(path) || action(path) != nil || primaryAction(at: path) != nil
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
    let (action, primaryAction) = (action(path), primaryAction(at: path))
    if canSelect(path), let value = rows[path].selectionValue, let selection = options.selection {
      if !selection.isMultiple { revealedSelection = [value] }
      selection.setValues(selection.isMultiple ? selection.values().union([value]) : [value])
      // A selection shows the next column of a split view.
      if !selection.isMultiple { environment.columnReveal?() }
    } else {
      collectionView.deselectItem(at: path, animated: false)
    }
    action?()
    primaryAction?()
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt path: IndexPath) {
    guard let selection = options.selection, selection.isMultiple, let value = rows[path].selectionValue else { return }
    selection.setValues(selection.values().subtracting([value]))
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    setShown(at: path, isShown: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    guard rows.sections.indices.contains(path.section), rows.sections[path.section].rows.indices.contains(path.item)
    else { return }
    setShown(at: path, isShown: false)
  }

  private func setShown(at path: IndexPath, isShown: Bool) {
    let entry = rows[path]
    entry.run?.setShown(isShown, at: entry.index)
    if !graph.afterLayout.isEmpty { graph.host?.setNeedsLayout() }
  }

  // MARK: Moving

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    guard let editing = rows[path].run?.attachment as? ListEditing, editing.move != nil else { return false }
    return facts(at: path)?.traits.isMoveDisabled != true
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    // Rows move within their collection.
    rows[proposed].run === rows[original].run ? proposed : original
  }

  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
    let (from, to) = (rows[source], rows[target])
    guard from.run === to.run, from.index != to.index, let editing = from.run?.attachment as? ListEditing else {
      return
    }
    editing.move?(IndexSet(integer: from.index), to.index > from.index ? to.index + 1 : to.index)
  }
}

extension UIScrollView {
  /// Shows a refresh control while the environment has a refresh action.
  func updateRefreshControl(_ refresh: RefreshAction?) {
    guard let refresh else {
      if refreshControl is HostedRefreshControl { refreshControl = nil }
      return
    }
    let control = refreshControl as? HostedRefreshControl ?? HostedRefreshControl()
    control.refresh = refresh
    if refreshControl !== control { refreshControl = control }
  }
}

/// A refresh control that performs the refresh action of a SwiftUI environment, and ends refreshing when it returns.
private final class HostedRefreshControl: UIRefreshControl {
  var refresh: RefreshAction?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(
      UIAction { [weak self] _ in
        guard let refresh = self?.refresh else { return }
        Task { @MainActor in
          await refresh()
          self?.endRefreshing()
        }
      }, for: .valueChanged)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }
}
