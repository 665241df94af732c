// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension TabContent {
  /// Sets the badge of the tab to a number. There is no badge if the number is 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> { modifyingViews { $0.badge(count) } }
  /// Sets the badge of the tab, or removes it if the label is nil.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { modifyingViews { $0.badge(label) } }
  /// Sets the localized badge of the tab, or removes it if the key is nil.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { modifyingViews { $0.badge(key) } }
  /// Sets the badge of the tab, or removes it if the label is nil.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    modifyingViews { $0.badge(label) }
  }
  /// Hides the tab.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _TabGroup<TabValue>(_views: hidden ? [] : _views)
  }

  private func modifyingViews(_ modify: (AnyView) -> some View) -> _TabGroup<TabValue> {
    _TabGroup(_views: _views.map { AnyView(modify($0)) })
  }
}
