// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Classes that a proxy may name as a container: views, view controllers and presentation controllers.
///
/// A view is in its superviews, in the controllers whose views these are, in the parents of these controllers, and in their
/// presentation controllers. A bar item is in its bar.
///
/// - Note: Differs from UIKit: what a controller presents is not in the presenting controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
