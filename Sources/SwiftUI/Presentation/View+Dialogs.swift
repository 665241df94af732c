// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

// A dialog without a visible title shows only its message and its buttons.
extension View {
  /// Presents a confirmation dialog while a binding is true.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    presents(
      .actionSheet, title: titleVisibility == .visible ? Text(titleKey) : nil, while: isPresented, actions: actions())
  }
  /// Presents a confirmation dialog while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    presents(
      .actionSheet, title: titleVisibility == .visible ? Text(title) : nil, while: isPresented, actions: actions())
  }
  /// Presents a confirmation dialog while a binding is true.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    presents(.actionSheet, title: titleVisibility == .visible ? title : nil, while: isPresented, actions: actions())
  }
  /// Presents a confirmation dialog with a message while a binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    presents(
      .actionSheet, title: titleVisibility == .visible ? Text(titleKey) : nil, while: isPresented, actions: actions(),
      message: message())
  }
  /// Presents a confirmation dialog with a message while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presents(
      .actionSheet, title: titleVisibility == .visible ? Text(title) : nil, while: isPresented, actions: actions(),
      message: message())
  }
  /// Presents a confirmation dialog with a message while a binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presents(
      .actionSheet, title: titleVisibility == .visible ? title : nil, while: isPresented, actions: actions(),
      message: message())
  }
  /// Presents a confirmation dialog for a value while a binding is true and there is a value.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presents(while: isPresented, for: data) { data in
      AlertScreen(
        .actionSheet, title: titleVisibility == .visible ? Text(titleKey) : nil,
        actions: .view { AnyView(actions(data)) })
    }
  }
  /// Presents a confirmation dialog for a value while a binding is true and there is a value.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presents(while: isPresented, for: data) { data in
      AlertScreen(
        .actionSheet, title: titleVisibility == .visible ? Text(title) : nil, actions: .view { AnyView(actions(data)) })
    }
  }
  /// Presents a confirmation dialog for a value while a binding is true and there is a value.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presents(while: isPresented, for: data) { data in
      AlertScreen(
        .actionSheet, title: titleVisibility == .visible ? title : nil, actions: .view { AnyView(actions(data)) })
    }
  }
  /// Presents a confirmation dialog with a message for a value while a binding is true and there is a value.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presents(while: isPresented, for: data) { data in
      AlertScreen(
        .actionSheet, title: titleVisibility == .visible ? Text(titleKey) : nil,
        actions: .view { AnyView(actions(data)) }, message: { AnyView(message(data)) })
    }
  }
  /// Presents a confirmation dialog with a message for a value while a binding is true and there is a value.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presents(while: isPresented, for: data) { data in
      AlertScreen(
        .actionSheet, title: titleVisibility == .visible ? Text(title) : nil, actions: .view { AnyView(actions(data)) },
        message: { AnyView(message(data)) })
    }
  }
  /// Presents a confirmation dialog with a message for a value while a binding is true and there is a value.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presents(while: isPresented, for: data) { data in
      AlertScreen(
        .actionSheet, title: titleVisibility == .visible ? title : nil, actions: .view { AnyView(actions(data)) },
        message: { AnyView(message(data)) })
    }
  }
  /// Presents an action sheet while a binding is true. Superseded by `confirmationDialog`.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(PresentationModifier(isPresented) { _ in WantedScreen(id: true, screen: content().screen) })
  }
  /// Presents an action sheet while a binding has a value. Superseded by `confirmationDialog`.
  public func actionSheet<T: Identifiable>(item: Binding<T?>, content: @escaping (T) -> ActionSheet) -> some View {
    modifier(PresentationModifier(item: item) { content($0).screen })
  }
}
