// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A view with two or three columns: a sidebar, optionally a content column, and a detail column.
///
/// On regular width, the columns are those of a `UISplitViewController`. On compact width, they are collapsed into a stack
/// whose top is the preferred compact column, the sidebar by default.
///
/// A `NavigationStack` at the root of a column uses the column's navigation controller. A link in a column that has no stack
/// shows its destination in the next column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columns: [AnyView]
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?

  private init(
    _ columns: [AnyView], visibility: Binding<NavigationSplitViewVisibility>? = nil,
    compactColumn: Binding<NavigationSplitViewColumn>? = nil
  ) {
    (self.columns, self.visibility, self.compactColumn) = (columns, visibility, compactColumn)
  }

  /// The columns, hosted in a split view controller.
  public var body: some View {
    SplitControllerView(
      columns: columns, visibility: visibility, visibilityValue: visibility?.wrappedValue, compactColumn: compactColumn,
      compactValue: compactColumn?.wrappedValue
    )
    .ignoresSafeArea()
  }

  /// Creates a three-column split view.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())]) }
  /// Creates a three-column split view with a binding to its visible columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], visibility: columnVisibility) }
  /// Creates a three-column split view with a binding to the column that is visible on compact width.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init([AnyView(sidebar()), AnyView(content()), AnyView(detail())], compactColumn: preferredCompactColumn) }
  /// Creates a three-column split view with bindings to its visible columns and its compact column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      [AnyView(sidebar()), AnyView(content()), AnyView(detail())], visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a two-column split view.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init([AnyView(sidebar()), AnyView(detail())])
  }
  /// Creates a two-column split view with a binding to its visible columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init([AnyView(sidebar()), AnyView(detail())], visibility: columnVisibility) }
  /// Creates a two-column split view with a binding to the column that is visible on compact width.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init([AnyView(sidebar()), AnyView(detail())], compactColumn: preferredCompactColumn) }
  /// Creates a two-column split view with bindings to its visible columns and its compact column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      [AnyView(sidebar()), AnyView(detail())], visibility: columnVisibility, compactColumn: preferredCompactColumn)
  }
}

/// A split view controller whose columns host SwiftUI views.
private struct SplitControllerView: UIViewControllerRepresentable {
  let columns: [AnyView]
  let visibility: Binding<NavigationSplitViewVisibility>?
  let visibilityValue: NavigationSplitViewVisibility?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  let compactValue: NavigationSplitViewColumn?

  func makeCoordinator() -> SplitCoordinator { SplitCoordinator(columnCount: columns.count) }

  func makeUIViewController(context: Context) -> UISplitViewController {
    let coordinator = context.coordinator
    coordinator.compactColumn = compactColumn
    for (index, view) in columns.enumerated() {
      coordinator.makeColumn(at: index, showing: view, in: context.environment)
    }
    return coordinator.controller
  }

  func updateUIViewController(_ uiViewController: UISplitViewController, context: Context) {
    let (coordinator, environment) = (context.coordinator, context.environment)
    environment.apply(to: uiViewController.view)
    uiViewController.view.tintColor = environment.tint.map { $0._paint(in: environment).color }
    if uiViewController.preferredSplitBehavior != environment.splitBehavior {
      uiViewController.preferredSplitBehavior = environment.splitBehavior
    }
    for (index, view) in columns.enumerated() { coordinator.updateColumn(at: index, showing: view, in: environment) }
    (coordinator.visibility, coordinator.compactColumn) = (visibility, compactColumn)
    if let visibilityValue { coordinator.show(visibilityValue) }
    if let compactValue { coordinator.show(compactValue) }
  }
}

/// The columns of a split view, and the bindings to its state.
@MainActor
private final class SplitCoordinator: NSObject, UISplitViewControllerDelegate {
  let controller: UISplitViewController
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
  private var pages: [NavigationPageController] = []
  private var navigators: [Navigator] = []
  /// The columns whose view a link has replaced.
  private var replaced: Set<Int> = []
  private var shownVisibility: NavigationSplitViewVisibility?
  private var shownCompactColumn: NavigationSplitViewColumn?

  init(columnCount: Int) {
    controller = UISplitViewController(style: columnCount == 3 ? .tripleColumn : .doubleColumn)
    super.init()
    controller.delegate = self
  }

  /// The columns of UIKit, from the sidebar to the detail column.
  private var roles: [UISplitViewController.Column] {
    controller.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  // MARK: Columns

  func makeColumn(at index: Int, showing view: AnyView, in environment: EnvironmentValues) {
    let navigator = Navigator()
    let page = NavigationPageController(navigator)
    page.onFacts = { [weak self] in self?.apply($0, toColumnAt: index) }
    navigator.root = page
    navigator.onStackChange = { [weak self] in self?.stackDidChange() }
    if index + 1 < roles.count {
      navigator.showDetail = { [weak self] view, environment in
        self?.replaceColumn(at: index + 1, by: view, in: environment)
      }
    }
    (pages, navigators) = (pages + [page], navigators + [navigator])
    page.show(view, environment.column(navigator, reveal: reveal(after: index), at: index))
    let stack = StackController(rootViewController: page)
    stack.navigationBar.prefersLargeTitles = true
    stack.delegate = navigator
    page.host.updateOffscreen()
    controller.setViewController(stack, for: roles[index])
  }

  func updateColumn(at index: Int, showing view: AnyView, in environment: EnvironmentValues) {
    guard pages.indices.contains(index), !replaced.contains(index) else { return }
    pages[index].show(view, environment.column(navigators[index], reveal: reveal(after: index), at: index))
  }

  private func reveal(after index: Int) -> ColumnReveal? {
    guard index + 1 < roles.count else { return nil }
    return ColumnReveal { [weak self] in self?.revealColumn(at: index + 1) }
  }

  private func revealColumn(at index: Int) { if controller.isCollapsed { controller.show(roles[index]) } }

  /// Replaces the view of a column by the destination of a link.
  private func replaceColumn(at index: Int, by view: AnyView, in environment: EnvironmentValues) {
    replaced.insert(index)
    let page = pages[index]
    if let stack = page.navigationController, !controller.isCollapsed { stack.popToRootViewController(animated: false) }
    page.show(view, environment.column(navigators[index], reveal: reveal(after: index), at: index))
    revealColumn(at: index)
  }

  private func apply(_ facts: NavigationFacts, toColumnAt index: Int) {
    if index == 0 {
      let hidesToggle = facts.removedItems.contains(.sidebarToggle)
      let visibility: UISplitViewController.DisplayModeButtonVisibility = hidesToggle ? .never : .automatic
      if controller.displayModeButtonVisibility != visibility { controller.displayModeButtonVisibility = visibility }
    }
    guard let width = facts.columnWidth, width.ideal.isFinite, width.ideal > 0 else { return }
    let automatic = UISplitViewController.automaticDimension
    func length(_ value: CGFloat?) -> CGFloat { value.map { $0.isFinite && $0 > 0 ? $0 : automatic } ?? automatic }
    switch roles[index] {
    case .primary:
      set(\.preferredPrimaryColumnWidth, width.ideal)
      set(\.minimumPrimaryColumnWidth, length(width.min))
      set(\.maximumPrimaryColumnWidth, length(width.max))
    case .supplementary:
      set(\.preferredSupplementaryColumnWidth, width.ideal)
      set(\.minimumSupplementaryColumnWidth, length(width.min))
      set(\.maximumSupplementaryColumnWidth, length(width.max))
    default: break
    }
  }

  private func set(_ path: ReferenceWritableKeyPath<UISplitViewController, CGFloat>, _ value: CGFloat) {
    if controller[keyPath: path] != value { controller[keyPath: path] = value }
  }

  // MARK: Visibility

  func show(_ new: NavigationSplitViewVisibility) {
    guard new != shownVisibility else { return }
    shownVisibility = new
    controller.preferredDisplayMode = mode(new)
  }

  private func mode(_ visibility: NavigationSplitViewVisibility) -> UISplitViewController.DisplayMode {
    let count =
      switch visibility {
      case .detailOnly: 0
      case .doubleColumn: 1
      case .all: roles.count - 1
      default: -1
      }
    switch (controller.preferredSplitBehavior, count) {
    case (_, -1): return .automatic
    case (_, 0): return .secondaryOnly
    case (.overlay, 1): return .oneOverSecondary
    case (.overlay, _): return .twoOverSecondary
    case (_, 1): return .oneBesideSecondary
    default: return .twoBesideSecondary
    }
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    let new: NavigationSplitViewVisibility =
      switch displayMode {
      case .secondaryOnly: .detailOnly
      case .oneBesideSecondary, .oneOverSecondary: roles.count == 3 ? .doubleColumn : .all
      default: .all
      }
    guard let visibility, displayMode != mode(visibility.wrappedValue) else { return }
    shownVisibility = new
    if visibility.wrappedValue != new { visibility.wrappedValue = new }
  }

  // MARK: Compact width

  private func role(_ column: NavigationSplitViewColumn) -> UISplitViewController.Column {
    switch column {
    case .detail: .secondary
    case .content: roles.count == 3 ? .supplementary : .secondary
    default: .primary
    }
  }

  func show(_ column: NavigationSplitViewColumn) {
    guard column != shownCompactColumn else { return }
    shownCompactColumn = column
    if controller.isCollapsed { controller.show(role(column)) }
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { role(compactColumn?.wrappedValue ?? .sidebar) }

  /// Updates the paths of all columns and the compact column after the stack has changed.
  private func stackDidChange() {
    for navigator in navigators { navigator.stackDidChange() }
    guard controller.isCollapsed, let compactColumn, let stack = pages.first?.navigationController else { return }
    guard let top = pages.lastIndex(where: { stack.viewControllers.contains($0) }) else { return }
    let column: NavigationSplitViewColumn = top == 0 ? .sidebar : top == pages.count - 1 ? .detail : .content
    shownCompactColumn = column
    if compactColumn.wrappedValue != column { compactColumn.wrappedValue = column }
  }
}
