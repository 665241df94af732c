// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A class that can be a container of an appearance proxy: a view, view controller or presentation controller.
///
/// A view's containers are its superviews, their view controllers, the parents of these view controllers, and their
/// presentation controllers. A bar item's container is its bar.
///
/// - Note: Differs from UIKit: a presenting view controller doesn't contain the presented view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
