// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Observation
import SwiftUI

struct TicketView: View {
  let ticket: Ticket

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Museum of Tiles")
        .font(.title2)
      Text("Saturday, 14 March, 10:30")
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Image(systemName: "checkmark.seal.fill")
        .font(.system(size: 44))
        .foregroundStyle(.green)
        .opacity(ticket.isPunched ? 1 : 0)
        .scaleEffect(ticket.isPunched ? 1 : 3)
        .rotationEffect(.degrees(ticket.isPunched ? -15 : 0))
        .padding(.top, 20)
        .accessibilityHidden(!ticket.isPunched)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(20)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 20))
    .padding(.horizontal, 16)
    .padding(.top, 24)
    .frame(maxHeight: .infinity, alignment: .top)
    .background(Color(.systemGroupedBackground))
  }
}

@MainActor @Observable
final class Ticket {
  private(set) var isPunched: Bool

  init(isPunched: Bool = false) {
    self.isPunched = isPunched
  }

  /// Animates the stamp falling onto the ticket.
  func punch() {
    withAnimation(.spring(duration: 0.5, bounce: 0.4)) { isPunched = true }
  }
}
