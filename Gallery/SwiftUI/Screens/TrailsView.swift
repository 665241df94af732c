// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI

/// Trails below a picture that extends beyond the safe area, in a tab view whose bar shrinks when the list is scrolled.
struct TrailsView: View {
  let start: UnitPoint

  private let trails = [
    "Aletsch Glacier", "Bernina Pass", "Creux du Van", "Doubs Gorge", "Eiger Trail", "First Cliff Walk", "Gemmi Pass",
    "Hardergrat", "Inn Valley", "Jungfrau View", "Klausen Pass", "Lauterbrunnen", "Monte San Giorgio", "Niesen",
  ]

  var body: some View {
    TabView {
      Tab("Trails", systemImage: "map") { list }
      Tab("Saved", systemImage: "heart") { Text("Nothing saved") }
      Tab("Profile", systemImage: "person.crop.circle") { Text("No profile") }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewBottomAccessory { Label("3 trails nearby", systemImage: "location.fill") }
  }

  private var list: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Landscape(hour: 0).frame(height: 220).clipped().backgroundExtensionEffect()
          ForEach(trails, id: \.self) { trail in
            HStack {
              Image(systemName: "leaf.fill").foregroundStyle(.green)
              Text(trail)
              Spacer()
              Text("\(trail.count) km").foregroundStyle(.secondary)
            }
            .padding(.horizontal, 20)
            .frame(height: 53)
            Divider().padding(.leading, 20)
          }
        }
      }
      .defaultScrollAnchor(start)
      .scrollEdgeEffectStyle(.hard, for: .top)
      .navigationTitle("Trails")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Filter", systemImage: "line.3.horizontal.decrease") {} }
    }
  }
}
