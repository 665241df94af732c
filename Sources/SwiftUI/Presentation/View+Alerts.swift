// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import UIKit

extension View {
  /// Presents an alert while a binding is true.
  func presents<A: View>(
    _ style: UIAlertController.Style, title: Text?, while isPresented: Binding<Bool>, actions: A
  ) -> ModifiedContent<Self, PresentationModifier> {
    modifier(
      PresentationModifier(isPresented, AlertScreen(style, title: title, actions: .view { AnyView(actions) })))
  }

  /// Presents an alert with a message while a binding is true.
  func presents<A: View, M: View>(
    _ style: UIAlertController.Style, title: Text?, while isPresented: Binding<Bool>, actions: A, message: M
  ) -> ModifiedContent<Self, PresentationModifier> {
    modifier(
      PresentationModifier(
        isPresented, AlertScreen(style, title: title, actions: .view { AnyView(actions) }) { AnyView(message) }))
  }

  /// Presents an alert for a value while a binding is true and there is a value. Later values are ignored.
  func presents<T>(
    while isPresented: Binding<Bool>, for data: T?, screen: @escaping (T) -> AlertScreen
  ) -> ModifiedContent<Self, PresentationModifier> {
    modifier(
      PresentationModifier(isPresented) { current in
        guard let data = current?.data as? T ?? data else { return nil }
        return WantedScreen(id: true, screen: screen(data), data: data)
      })
  }
}

extension View {
  /// Presents an alert while a binding is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { presents(.alert, title: Text(titleKey), while: isPresented, actions: actions()) }
  /// Presents an alert while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { presents(.alert, title: Text(title), while: isPresented, actions: actions()) }
  /// Presents an alert while a binding is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { presents(.alert, title: title, while: isPresented, actions: actions()) }
  /// Presents an alert with a message while a binding is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { presents(.alert, title: Text(titleKey), while: isPresented, actions: actions(), message: message()) }
  /// Presents an alert with a message while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { presents(.alert, title: Text(title), while: isPresented, actions: actions(), message: message()) }
  /// Presents an alert with a message while a binding is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { presents(.alert, title: title, while: isPresented, actions: actions(), message: message()) }
  /// Presents an alert for a value while a binding is true and there is a value.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presents(while: isPresented, for: data) { data in
      AlertScreen(.alert, title: Text(titleKey), actions: .view { AnyView(actions(data)) })
    }
  }
  /// Presents an alert for a value while a binding is true and there is a value.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presents(while: isPresented, for: data) { data in
      AlertScreen(.alert, title: Text(title), actions: .view { AnyView(actions(data)) })
    }
  }
  /// Presents an alert for a value while a binding is true and there is a value.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    presents(while: isPresented, for: data) { data in
      AlertScreen(.alert, title: title, actions: .view { AnyView(actions(data)) })
    }
  }
  /// Presents an alert with a message for a value while a binding is true and there is a value.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presents(while: isPresented, for: data) { data in
      AlertScreen(
        .alert, title: Text(titleKey), actions: .view { AnyView(actions(data)) }, message: { AnyView(message(data)) })
    }
  }
  /// Presents an alert with a message for a value while a binding is true and there is a value.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presents(while: isPresented, for: data) { data in
      AlertScreen(
        .alert, title: Text(title), actions: .view { AnyView(actions(data)) }, message: { AnyView(message(data)) })
    }
  }
  /// Presents an alert with a message for a value while a binding is true and there is a value.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presents(while: isPresented, for: data) { data in
      AlertScreen(.alert, title: title, actions: .view { AnyView(actions(data)) }, message: { AnyView(message(data)) })
    }
  }
  /// Presents an alert for an error while a binding is true and there is an error. The title is the error's description.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return presents(while: isPresented, for: error) { error in
      AlertScreen(.alert, title: error.title, actions: .view { AnyView(actions) })
    }
  }
  /// Presents an alert with a message for an error while a binding is true and there is an error. The title is the
  /// error's description.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    presents(while: isPresented, for: error) { error in
      AlertScreen(
        .alert, title: error.title, actions: .view { AnyView(actions(error)) }, message: { AnyView(message(error)) })
    }
  }
  /// Presents an alert while a binding is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(PresentationModifier(isPresented) { _ in WantedScreen(id: true, screen: content().screen) })
  }
  /// Presents an alert while a binding has a value.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    modifier(PresentationModifier(item: item) { content($0).screen })
  }
}

extension LocalizedError {
  fileprivate var title: Text { Text(errorDescription ?? localizedDescription) }
}
