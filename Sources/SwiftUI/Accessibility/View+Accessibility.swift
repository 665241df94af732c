// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension View {
  private func accessibility(_ change: (inout AccessibilityChanges) -> Void) -> some View {
    var changes = AccessibilityChanges()
    change(&changes)
    return modifier(AccessibilityModifier(changes: changes))
  }

  // MARK: Texts

  /// Sets the label that a screen reader speaks. Applies to views with at most one accessibility element.
  public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label } }
  /// Sets the localized label that a screen reader speaks.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
  /// Sets the label that a screen reader speaks.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }
  /// Sets the value that a screen reader speaks.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    accessibility { $0.value = valueDescription }
  }
  /// Sets the localized value that a screen reader speaks.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
  /// Sets the value that a screen reader speaks.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }
  /// Sets the hint, which describes the result of using the view.
  public func accessibilityHint(_ hint: Text) -> some View { accessibility { $0.hint = hint } }
  /// Sets the localized hint, which describes the result of using the view.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
  /// Sets the hint, which describes the result of using the view.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
  /// Sets the identifier by which tests can find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  // MARK: Elements

  /// Hides the view from screen readers.
  public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }
  /// Makes the view an accessibility element.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility { $0.children = children }
  }
  /// Adds accessibility traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { accessibility { $0.added = traits } }
  /// Removes accessibility traits.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.removed = traits }
  }
  /// Sets the position in the reading order. Views with higher values are read first. The default is 0.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility { $0.sortPriority = sortPriority }
  }

  // MARK: Actions

  /// Sets the action for an accessibility gesture, such as a double tap.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibility { $0.actions[actionKind] = handler }
  }
  /// Adds a custom action that a screen reader offers by name.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibility { $0.namedActions.append((name, handler)) }
  }
  /// Adds a custom action that a screen reader offers by a localized name.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
  /// Adds a custom action that a screen reader offers by name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
  func accessibilityActions(_ actions: [(name: Text, action: () -> Void)]) -> some View {
    accessibility { $0.namedActions += actions }
  }
  /// Sets the action that a screen reader performs to adjust the view's value, and adds the adjustable trait.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibility { $0.adjust = handler }
  }
}
