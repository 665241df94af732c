// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A stack of views with a navigation bar.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: NavigationPathAccess?
  @Environment(\.columnNavigator) private var columnNavigator

  /// The stack, hosted in a navigation controller. At the root of a split view column, the stack uses the column's navigation
  /// controller.
  public var body: some View {
    if let columnNavigator {
      // Reading the path evaluates this body again when it changes.
      let values = path?.values()
      root.environment(\.columnNavigator, nil)
        .modifier(PathConnection(navigator: columnNavigator, path: path, values: values))
    } else {
      NavigationControllerView(root: AnyView(root), path: path).ignoresSafeArea()
    }
  }
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
      append: { value in
        guard let element = value.base as? Data.Element else {
          Report.once(
            "The path of a navigation stack holds \(Data.Element.self), not \(type(of: value.base)). Use a "
              + "NavigationPath for values of several types.")
          return
        }
        path.wrappedValue.append(element)
      },
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

/// Connects the path of a stack to the navigator of a split view column.
private struct PathConnection: NodeModifier {
  typealias Body = Never
  let navigator: Navigator
  let path: NavigationPathAccess?
  let values: [AnyHashable]?

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    PathConnectionNode(context)
  }
}

private final class PathConnectionNode<Content: View>: ModifierNode<Content, PathConnection> {
  override func didUpdate(from old: PathConnection?, to new: PathConnection) {
    // Links in the stack push instead of replacing the next column.
    (new.navigator.path, new.navigator.showDetail) = (new.path, nil)
    guard let values = new.values, old?.values != values else { return }
    graph.afterUpdate.append { [weak self] in
      if let self { modifier?.navigator.showPath(environment) }
    }
  }
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
    let controller = StackController(rootViewController: page)
    controller.navigationBar.prefersLargeTitles = true
    navigator.root = page
    controller.delegate = navigator
    // The bars are as high as the root's title and search field require from the first layout on.
    page.host.updateOffscreen()
    return controller
  }

  func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {
    let (navigator, environment) = (context.coordinator, context.environment)
    environment.apply(to: uiViewController.view)
    navigator.root?.show(self.root, environment)
    uiViewController.view.tintColor = environment.tint.map { $0._paint(in: environment).color }
    navigator.path = path
    guard path != nil else { return }
    // The root has the destinations.
    navigator.root?.host.updateOffscreen()
    navigator.showPath(environment)
  }
}
