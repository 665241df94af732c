// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A stack of views with a navigation bar.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: NavigationPathAccess?

  /// The stack in a navigation controller.
  public var body: some View {
    NavigationControllerView(root: AnyView(root), path: path).ignoresSafeArea()
  }
}

/// Access to the path of a stack.
struct NavigationPathAccess {
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let shorten: (Int) -> Void
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack with a root view.
  public init(@ViewBuilder root: () -> Root) { (self.root, path) = (root(), nil) }
  /// Creates a stack with a path of values of any type.
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
  /// Creates a stack with a path of values of one type.
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

/// A stack of views with a navigation bar. An older form of `NavigationStack`.
public struct NavigationView<Content: View>: View {
  private let content: Content
  /// Creates a stack. Only the first of several views is shown.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The stack in a navigation controller.
  public var body: some View { NavigationControllerView(root: AnyView(content), path: nil).ignoresSafeArea() }
}

/// A navigation controller with a hosted root.
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
    // The destinations are known only after the root was evaluated.
    root?.onFacts = { [weak navigator] in navigator?.show(path: path.values(), environment) }
  }
}

/// A view of two or three columns. Shows the sidebar in a stack, as on an iPhone.
///
/// - Note: Differs from SwiftUI: the other columns are not shown.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private init(_ sidebar: Sidebar) {
    self.sidebar = sidebar
    Report.defect(of: "NavigationSplitView", "NavigationSplitView shows its sidebar alone.")
  }
  /// The sidebar.
  public var body: some View { NavigationControllerView(root: AnyView(sidebar), path: nil).ignoresSafeArea() }

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
  /// Creates three columns with a visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { self.init(sidebar()) }
  /// Creates two columns with a visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
  /// Creates two columns with a preferred compact column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
}
