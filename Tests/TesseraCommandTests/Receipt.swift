// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Views of `DeclarationFinderTests`, which finds the lines that are marked by comments.

import SwiftUI

struct Receipt: View {  // receipt
  var body: some View {
    VStack(spacing: 8) {  // column
      Row(amount: "12,50")
      Divider()  // first
      Text("Total")  // total
      Divider()  // second
      Button("Pay") {}  // pay
    }
    .padding(24)  // padding
  }
}

private struct Row: View {  // row
  let amount: String
  var inset: CGFloat = 2
  var body: some View {
    HStack {
      Text("Tea")
        .padding(inset)  // one
        .padding(inset + 1)  // two
      Spacer()
      Text(amount)  // amount
    }
  }
}
