// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A presentation that is reported as unsupported.
private enum Presentation { case alert, confirmationDialog, actionSheet }

extension View {
  private func report(_ presentation: Presentation, if isPresented: Bool) -> some View {
    guard isPresented else { return self }
    switch presentation {
    case .alert: Report.unsupported("alert")
    case .confirmationDialog: Report.unsupported("confirmationDialog")
    case .actionSheet: Report.unsupported("actionSheet")
    }
    return self
  }

  /// Shows an alert while a binding is true. Has no effect yet.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { report(.alert, if: isPresented.wrappedValue) }
  /// Shows an alert while a binding is true. Has no effect yet.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { report(.alert, if: isPresented.wrappedValue) }
  /// Shows an alert while a binding is true. Has no effect yet.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { report(.alert, if: isPresented.wrappedValue) }
  /// Shows an alert with a message while a binding is true. Has no effect yet.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { report(.alert, if: isPresented.wrappedValue) }
  /// Shows an alert with a message while a binding is true. Has no effect yet.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { report(.alert, if: isPresented.wrappedValue) }
  /// Shows an alert with a message while a binding is true. Has no effect yet.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { report(.alert, if: isPresented.wrappedValue) }
  /// Shows an alert for a value while a binding is true. Has no effect yet.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { report(.alert, if: isPresented.wrappedValue) }
  /// Shows an alert for a value while a binding is true. Has no effect yet.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { report(.alert, if: isPresented.wrappedValue) }
  /// Shows an alert for a value while a binding is true. Has no effect yet.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { report(.alert, if: isPresented.wrappedValue) }
  /// Shows an alert for a value while a binding is true. Has no effect yet.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { report(.alert, if: isPresented.wrappedValue) }
  /// Shows an alert for a value while a binding is true. Has no effect yet.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { report(.alert, if: isPresented.wrappedValue) }
  /// Shows an alert for an error while a binding is true. Has no effect yet.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View { report(.alert, if: isPresented.wrappedValue) }
  /// Shows an alert with a message for an error while a binding is true. Has no effect yet.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View { report(.alert, if: isPresented.wrappedValue) }
  /// Shows an alert while a binding is true. Has no effect yet.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    report(.alert, if: isPresented.wrappedValue)
  }
  /// Shows an alert while a binding has a value. Has no effect yet.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    report(.alert, if: item.wrappedValue != nil)
  }

  /// Shows a confirmation dialog while a binding is true. Has no effect yet.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { report(.confirmationDialog, if: isPresented.wrappedValue) }
  /// Shows a confirmation dialog while a binding is true. Has no effect yet.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { report(.confirmationDialog, if: isPresented.wrappedValue) }
  /// Shows a confirmation dialog while a binding is true. Has no effect yet.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { report(.confirmationDialog, if: isPresented.wrappedValue) }
  /// Shows a confirmation dialog with a message while a binding is true. Has no effect yet.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { report(.confirmationDialog, if: isPresented.wrappedValue) }
  /// Shows a confirmation dialog with a message while a binding is true. Has no effect yet.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { report(.confirmationDialog, if: isPresented.wrappedValue) }
  /// Shows a confirmation dialog with a message while a binding is true. Has no effect yet.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { report(.confirmationDialog, if: isPresented.wrappedValue) }
  /// Shows a confirmation dialog for a value while a binding is true. Has no effect yet.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { report(.confirmationDialog, if: isPresented.wrappedValue) }
  /// Shows a confirmation dialog for a value while a binding is true. Has no effect yet.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { report(.confirmationDialog, if: isPresented.wrappedValue) }
  /// Shows an action sheet while a binding is true. Superseded by `confirmationDialog`. Has no effect yet.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    report(.actionSheet, if: isPresented.wrappedValue)
  }
  /// Shows an action sheet while a binding has a value. Superseded by `confirmationDialog`. Has no effect yet.
  public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
    report(.actionSheet, if: item.wrappedValue != nil)
  }
}
