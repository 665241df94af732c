// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A button that pushes a view onto the navigation stack.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let target: Target
  /// The binding that pushes the destination, or nil if only a tap does.
  private let isActive: Binding<Bool>?
  @Environment(\.self) private var environment
  @Environment(\.listContext) private var list

  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  private init(_ label: Label, _ target: Target, isActive: Binding<Bool>? = nil) {
    (self.label, self.target, self.isActive) = (label, target, isActive)
  }

  /// The label, followed by a chevron in a list.
  public var body: some View {
    if let isActive, case .view(let destination) = target {
      button.navigationDestination(isPresented: isActive) { destination }
    } else {
      button
    }
  }

  @ViewBuilder private var button: some View {
    let row = linked.row { [badge = environment.rowBadge] in $0.showsBadge = badge == nil ? nil : true }
    if case .value(nil) = target { row.disabled(true) } else { row }
  }

  @ViewBuilder private var linked: some View {
    switch target {
    // In a list with a selection, a tap on the row selects the value.
    case .value(let value?) where list?.selects == true: content.tag(value).row { $0.action = push }
    default: Button(action: push) { content }
    }
  }

  /// The label, with a badge and a chevron in a list.
  @ViewBuilder private var content: some View {
    if let list {
      HStack(spacing: 4) {
        label.environment(\.rowBadge, nil).modifier(ForegroundModifier(styles: environment.foregroundStyles))
        Spacer(minLength: 0)
        if let badge = environment.rowBadge {
          Text(verbatim: badge).foregroundStyle(Color(.secondaryLabel)).padding(.horizontal, 4)
        }
        if !list.isWideSidebar {
          Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(Color(.tertiaryLabel))
        }
      }
    } else {
      label
    }
  }

  private func push() {
    if let isActive { return isActive.wrappedValue = true }
    guard let navigator = environment.navigator else { return }
    switch target {
    case .view(let view): navigator.push(AnyView(view), environment)
    case .value(let value?) where list?.selects == true && navigator.destination(of: value) == nil:
      // The list selects the value, and reveals the next column.
      break
    case .value(let value?): navigator.push(value: value, environment)
    case .value(nil): break
    }
  }
}

extension NavigationLink {
  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), .view(destination()))
  }
  /// Creates a link to a view. Superseded by `init(destination:label:)`.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(label(), .view(destination)) }
  /// Creates a link whose view is shown while a binding is true. Superseded by `navigationDestination(isPresented:)`.
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), .view(destination()), isActive: isActive)
  }
  /// Creates a link whose view is shown while a binding is true. Superseded by `navigationDestination(isPresented:)`.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), .view(destination), isActive: isActive)
  }
  /// Creates a link whose view is shown while a selection equals a tag. Superseded by `navigationDestination(item:)`.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .view(destination()), isActive: Self.isActive(tag, selection))
  }
  /// Creates a link whose view is shown while a selection equals a tag. Superseded by `navigationDestination(item:)`.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), .view(destination), isActive: Self.isActive(tag, selection))
  }

  private static func isActive<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(Text(titleKey), .view(destination()))
  }
  /// Creates a link to a view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(Text(title), .view(destination()))
  }
  /// Creates a link with a localized title. Superseded by `init(_:destination:)`.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(Text(titleKey), .view(destination))
  }
  /// Creates a link with a title. Superseded by `init(_:destination:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(Text(title), .view(destination)) }
  /// Creates a link with a localized title whose view is shown while a binding is true. Superseded by
  /// `navigationDestination(isPresented:)`.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(Text(titleKey), .view(destination), isActive: isActive)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes the destination for a value. Nil disables the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label(), .value(value.map { AnyHashable($0) }))
  }
  /// Creates a link with a localized title that pushes the destination for a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(Text(titleKey), .value(value.map { AnyHashable($0) }))
  }
  /// Creates a link with a title that pushes the destination for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(Text(title), .value(value.map { AnyHashable($0) }))
  }
}

extension NavigationLink {
  /// Returns the link unchanged, because every link is a detail link.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
