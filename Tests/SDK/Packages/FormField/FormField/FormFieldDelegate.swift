// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(UIKit)
import UIKit

@objc public protocol FormFieldDelegate: NSObjectProtocol {

    @objc optional func formFieldDidBeginEditing(_ field: FormFieldView)
    @objc optional func formFieldDidEndEditing(_ field: FormFieldView)

    /// Whether a change that the user typed is accepted, true if not implemented.
    @objc optional func formField(_ field: FormFieldView, shouldChangeTo text: String) -> Bool

    @objc optional func formField(_ field: FormFieldView, didFailWith message: String)

    /// Whether the return key ends editing, true if not implemented.
    @objc optional func formFieldShouldReturn(_ field: FormFieldView) -> Bool
}
#endif
