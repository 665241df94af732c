// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The menu and the primary action of the rows of lists and tables.
struct SelectionMenu {
  /// The closure that returns the menu of rows, or nil if the values of the rows have another type.
  let content: @MainActor (Set<AnyHashable>) -> AnyView?
  let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
}

private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

extension View {
  /// Adds a context menu to the rows of lists and tables.
  ///
  /// A long press on a selected row opens the menu of all selected rows, and on another row the menu of that row. On the
  /// background, it opens the menu of the empty set.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values by which rows are selected. Rows with values of other types have no menu.
  ///   - menu: A closure that returns the buttons of the menu. Without buttons, no menu is shown.
  ///   - primaryAction: The action of a tap on a row while the list is not edited.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func items(_ values: Set<AnyHashable>) -> Set<I>? {
      let items = Set(values.compactMap { $0.base as? I })
      return items.count == values.count ? items : nil
    }
    var perform: (@MainActor (Set<AnyHashable>) -> Void)?
    if let primaryAction {
      perform = { values in
        if let items = items(values) { primaryAction(items) }
      }
    }
    let selectionMenu = SelectionMenu(
      content: { values in items(values).map { AnyView(menu($0)) } }, primaryAction: perform)
    return environment(\.selectionMenu, selectionMenu)
  }
}

extension ListSource {
  /// The rows to which a menu applies: the selected rows, if the touched row is one of them.
  private func menuValues(at path: IndexPath?) -> Set<AnyHashable>? {
    guard let path else { return [] }
    guard rows.contains(path), let value = rows[path].selectionValue else { return nil }
    let selected = options.selection?.values() ?? []
    return selected.contains(value) ? selected : [value]
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = environment.selectionMenu, environment.isEnabled, let values = menuValues(at: paths.first),
      let content = menu.content(values), let interaction = collectionView.contextMenuInteraction
    else { return nil }
    menuContent.description = MenuDescription(content, environment)
    return menuContent.open(interaction)
  }

  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { menuContent.close() }

  /// Returns the primary action of a row, or nil if there is none.
  func primaryAction(at path: IndexPath) -> (@MainActor () -> Void)? {
    guard let action = environment.selectionMenu?.primaryAction, environment.isEnabled,
      environment.editMode?.wrappedValue.isEditing != true, rows.contains(path),
      let value = rows[path].selectionValue
    else { return nil }
    return { action([value]) }
  }
}
