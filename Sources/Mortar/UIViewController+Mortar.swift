// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

extension UIViewController {
  /// The top of the view's safe area.
  public var m_safeTop: MortarAttribute { safeArea.m_top }
  /// The bottom of the view's safe area.
  public var m_safeBottom: MortarAttribute { safeArea.m_bottom }

  /// The top of the view, above the safe area.
  @available(*, deprecated, message: "Use view.m_top")
  public var m_topLayoutGuideTop: MortarAttribute { mortarRoot.m_top }
  /// The top of the safe area.
  @available(*, deprecated, renamed: "m_safeTop")
  public var m_topLayoutGuideBottom: MortarAttribute { m_safeTop }
  /// The bottom of the safe area.
  @available(*, deprecated, renamed: "m_safeBottom")
  public var m_bottomLayoutGuideTop: MortarAttribute { m_safeBottom }
  /// The bottom of the view, below the safe area.
  @available(*, deprecated, message: "Use view.m_bottom")
  public var m_bottomLayoutGuideBottom: MortarAttribute { mortarRoot.m_bottom }

  private var safeArea: UILayoutGuide { mortarRoot.safeAreaLayoutGuide }

  /// The view controller's view, which is loaded if necessary.
  package var mortarRoot: UIView {
    guard let view else {
      MortarProblem.fail("\(type(of: self)) has no view", remedy: "Set view in loadView().")
    }
    return view
  }
}
