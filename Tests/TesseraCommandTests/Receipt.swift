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
      Footer(gap: 3)
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

private struct Footer: View {
  let gap: CGFloat
  var body: some View {
    HStack {
      VStack(spacing: 2) {  // stack
        Text("Change")
      }
      .padding(.vertical)  // default
      VStack(spacing: 4) {
        ForEach(0..<2) { Text("\($0)").offset(x: gap) }
      }
    }
  }
}
