// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A view that is passed to its blocks as its concrete class: `$0` in `UILabel().configure { $0.text = "" }` is a label.
@preconcurrency @MainActor
public protocol MortarConfigurableView: AnyObject {}

extension UIView: MortarConfigurableView {}
