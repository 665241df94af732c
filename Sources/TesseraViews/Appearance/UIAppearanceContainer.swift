// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A class that a proxy can use as a container: a view, a view controller or a presentation controller.
///
/// The containers of a view are its superviews, the controllers of these views, the parents of these controllers, and their
/// presentation controllers. The container of a bar item is its bar.
///
/// - Note: Differs from UIKit: a presenting controller does not contain the presented one.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
