// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UITextField: KeyReceiver {}
extension UITextView: KeyReceiver {}
