// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A view whose blocks receive it as its concrete class. For example, `$0` in `UILabel().configure { $0.text = "" }`
/// is a label.
@preconcurrency @MainActor
public protocol MortarConfigurableView: AnyObject {}

extension UIView: MortarConfigurableView {}
