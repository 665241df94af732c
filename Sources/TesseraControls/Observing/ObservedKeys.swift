// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The properties of controls that support key-value observing and coding.

import Foundation
import TesseraFoundation

@section("tessera_objc") @used
private let controlKeys: @convention(c) (UnsafeMutableRawPointer) -> Void = {
  $0.assumingMemoryBound(to: ObjCMethods.self).pointee.addOnAnyThread(addControls)
}

@MainActor
private func addControls(_ methods: inout ObjCMethods) {
  methods.add(UITextField.self, key: "text", \.text)
  methods.add(UITextField.self, key: "attributedText", \.attributedText)
  methods.add(UITextField.self, key: "placeholder", \.placeholder)
  methods.add(UITextView.self, key: "text", \.text)
  methods.add(UITextView.self, key: "attributedText", \.attributedText)
  methods.add(UIProgressView.self, key: "progress", \.progress)
  methods.add(UISlider.self, key: "value", \.value)
  methods.add(UISwitch.self, key: "isOn", \.isOn)
}
