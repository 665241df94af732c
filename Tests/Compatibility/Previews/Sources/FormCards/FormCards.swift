// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Compiled in Swift 5 mode, with previews of both SwiftUI views and UIKit views.

import SwiftUI
import UIKit

struct FormRow: UIViewRepresentable {
  var isOn = true

  func makeUIView(context: Context) -> UISwitch { UISwitch() }
  func updateUIView(_ uiView: UISwitch, context: Context) { uiView.isOn = isOn }
}

#Preview("Row") {
  FormRow().padding()
}

#Preview("Rows", traits: .sizeThatFitsLayout) {
  FormRow()
  FormRow(isOn: false)
}

#Preview("Plain") {
  let label = UILabel()
  label.text = "Plain"
  return label
}
