// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Tessera
import UIKit

/// One screen for every family of controls and containers, in all visible states. Tests compare each screen in light
/// and dark appearance, in right-to-left layout, at the accessibility text size AX3, and in the look of iOS 26.
///
/// The list is sorted by screen name.
public let stateScreens = sheets.map { sheet in
  var sheet = sheet
  sheet.snapshots = SnapshotMatrix()
    .union(SnapshotMatrix(appearances: [.light], directions: [.rightToLeft]))
    .union(SnapshotMatrix(appearances: [.light], textSizes: [.accessibilityExtraLarge]))
  if sheetsOfGlass.contains(sheet.name) { sheet.snapshots = sheet.snapshots.union(SnapshotMatrix(looks: [.iOS26])) }
  return sheet
}

/// The sheets that are also compared in the look of iOS 26: those of controls and containers that differ.
private let sheetsOfGlass: Set = [
  "states-appearance", "states-attributes", "states-calendar", "states-context-menu", "states-controls",
  "states-date-pickers", "states-date-wheels", "states-glass", "states-list-editing", "states-list-selecting",
  "states-list-swiped", "states-menu", "states-pickers", "states-popover", "states-refresh", "states-scroll-edges",
  "states-search",
  "states-search-bars", "states-searching", "states-share", "states-sheet", "states-split", "states-split-over",
  "states-split-phone", "states-text-input", "states-text-selection", "states-transition",
]

private let sheets = [
  Screen("states-appearance", device: .iPhoneSE) { AppearanceStates() },
  Screen("states-attributes", device: .iPhoneSE) { AttributeStates() },
  Screen("states-calendar", device: .iPhoneSE) { CalendarStates() },
  Screen("states-colors", device: .iPhoneSE) { PresentingController(DocumentStates.colors) },
  Screen("states-context-menu", device: .iPhoneSE) { ContextMenuStates() },
  Screen("states-controls", device: .iPhoneSE) { ControlStates() },
  Screen("states-date-pickers", device: .iPhoneSE) { DatePickerStates() },
  Screen("states-date-wheels", device: .iPhoneSE) { DateWheelStates() },
  Screen("states-documents", device: .iPhoneSE) { PresentingController(DocumentStates.documents) },
  Screen("states-drag", device: .iPhoneSE) { DragStates(.reorder) },
  Screen("states-drop", device: .iPhoneSE) { DragStates(.copy) },
  Screen("states-glass", device: .iPhoneSE) { GlassStates() },
  Screen("states-input-view", device: .iPhoneSE) { InputViewStates() },
  Screen("states-layer-kinds", device: .iPhoneSE) { LayerKindStates() },
  Screen("states-layers", device: .iPhoneSE) { LayerStates() },
  Screen("states-list-editing", device: .iPhoneSE) { ListStates(.edited) },
  Screen("states-list-selecting", device: .iPhoneSE) { ListStates(.selected) },
  Screen("states-list-swiped", device: .iPhoneSE) { SwipeStates() },
  Screen("states-menu", device: .iPhoneSE) { MenuStates() },
  Screen("states-page-curl", device: .iPhoneSE) { PageStates(.pageCurl) },
  Screen("states-pages", device: .iPhoneSE) { PageStates(.scroll) },
  Screen("states-photos", device: .iPhoneSE) { PresentingController(DocumentStates.photos) },
  Screen("states-pickers", device: .iPhoneSE) { PickerStates() },
  Screen("states-popover", device: .iPhoneSE) { PopoverStates() },
  Screen("states-refresh", device: .iPhoneSE) { RefreshStates() },
  Screen("states-scroll-edges", device: .iPhoneSE) { ScrollEdgeStates.make() },
  Screen("states-search", device: .iPhoneSE) { SearchStates.make() },
  Screen("states-search-bars", device: .iPhoneSE) { SearchBarStates() },
  Screen("states-searching", device: .iPhoneSE) { SearchingStates("so") },
  Screen("states-searching-dimmed", device: .iPhoneSE) { SearchingStates(nil) },
  Screen("states-share", device: .iPhoneSE) { PresentingController(DocumentStates.share) },
  Screen("states-sheet", device: .iPhoneSE) { PresentingController { SheetStates() } },
  Screen("states-split", device: .pad) { SplitStates.make(.twoBesideSecondary) },
  Screen("states-split-over", device: .pad) { SplitStates.make(.oneOverSecondary) },
  Screen("states-split-phone", device: .iPhoneSE) { SplitStates.make(.automatic) },
  Screen("states-symbols", device: .iPhoneSE) { SymbolStates() },
  Screen("states-text", device: .iPhoneSE) { TextStates() },
  Screen("states-text-input", device: .iPhoneSE) { TextInputStates() },
  Screen("states-text-selection", device: .iPhoneSE) { TextSelectionStates() },
  Screen("states-text-views", device: .iPhoneSE) { TextViewStates() },
  Screen("states-transition", device: .iPhoneSE) { TransitionStates.navigation() },
]

extension Device {
  /// A small iPad in landscape orientation, with one pixel per point.
  fileprivate static let pad =
    (try? Device(name: "pad", size: CGSize(width: 1024, height: 480), scale: 1, idiom: .pad)) ?? .iPad
}
