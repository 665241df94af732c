// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

@objc public protocol FormFieldDelegate: NSObjectProtocol {

    @objc optional func formFieldDidBeginEditing(_ field: FormFieldView)
    @objc optional func formFieldDidEndEditing(_ field: FormFieldView)

    /// Returns whether the user's edit is accepted. The default is true.
    @objc optional func formField(_ field: FormFieldView, shouldChangeTo text: String) -> Bool

    @objc optional func formField(_ field: FormFieldView, didFailWith message: String)

    /// Returns whether the return key ends editing. The default is true.
    @objc optional func formFieldShouldReturn(_ field: FormFieldView) -> Bool
}
#endif
