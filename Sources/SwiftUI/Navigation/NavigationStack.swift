// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A stack of views with a navigation bar.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: NavigationPathAccess?

  /// The stack, hosted in a navigation controller.
  public var body: some View {
    NavigationControllerView(root: AnyView(root), path: path).ignoresSafeArea()
  }
}

/// A type-erased accessor for a navigation stack's path.
struct NavigationPathAccess {
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let shorten: (Int) -> Void
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack with a root view.
  public init(@ViewBuilder root: () -> Root) { (self.root, path) = (root(), nil) }
  /// Creates a stack whose path contains values of any type.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationPathAccess(
      values: { path.wrappedValue.values }, append: { path.wrappedValue.values.append($0) },
      shorten: { count in
        let values = path.wrappedValue.values
        if values.count > count { path.wrappedValue.values = Array(values.prefix(count)) }
      })
  }
}

extension NavigationStack
where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
  /// Creates a stack whose path contains values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationPathAccess(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      shorten: { count in
        let extra = path.wrappedValue.count - count
        if extra > 0 { path.wrappedValue.removeLast(extra) }
      })
  }
}

/// A stack of views with a navigation bar. Superseded by `NavigationStack`.
public struct NavigationView<Content: View>: View {
  private let content: Content
  /// Creates a stack. If the content has several views, only the first one is shown.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The stack, hosted in a navigation controller.
  public var body: some View { NavigationControllerView(root: AnyView(content), path: nil).ignoresSafeArea() }
}

/// A navigation controller whose root hosts a SwiftUI view.
private struct NavigationControllerView: UIViewControllerRepresentable {
  let root: AnyView
  let path: NavigationPathAccess?

  func makeCoordinator() -> Navigator { Navigator() }

  func makeUIViewController(context: Context) -> UINavigationController {
    let navigator = context.coordinator
    let page = NavigationPageController(navigator)
    page.show(root, context.environment)
    let controller = UINavigationController(rootViewController: page)
    controller.navigationBar.prefersLargeTitles = true
    navigator.controller = controller
    return controller
  }

  func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {
    let (navigator, environment) = (context.coordinator, context.environment)
    let root = uiViewController.viewControllers.first as? NavigationPageController
    root?.show(self.root, environment)
    uiViewController.view.tintColor = environment.tint.map { $0._paint(in: environment).color }
    guard let path else { return }
    navigator.appendToPath = path.append
    navigator.shortenPath = path.shorten
    let values = path.values()
    navigator.show(path: values, environment)
    // The destinations are available only after the root has been evaluated.
    root?.onFacts = { [weak navigator] in navigator?.show(path: path.values(), environment) }
  }
}

/// A navigation view with two or three columns. Only the sidebar is shown, in a navigation stack, as on an iPhone.
///
/// - Note: Differs from SwiftUI: the content and detail columns are not shown.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private init(_ sidebar: Sidebar) {
    self.sidebar = sidebar
    Report.defect(of: "NavigationSplitView", "NavigationSplitView shows its sidebar alone.")
  }
  /// The sidebar, hosted in a navigation controller.
  public var body: some View { NavigationControllerView(root: AnyView(sidebar), path: nil).ignoresSafeArea() }

  /// Creates a three-column split view.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
  /// Creates a three-column split view with a binding to its visible columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a two-column split view.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { self.init(sidebar()) }
  /// Creates a two-column split view with a binding to its visible columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
  /// Creates a two-column split view with a preferred compact column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
}
