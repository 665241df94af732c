// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing

/// A list of trips, as an app would write it.
private struct TripsScreen: View {
  let desk: Desk

  var body: some View {
    @Bindable var desk = desk
    NavigationStack {
      List {
        Section("Upcoming") {
          ForEach(["Lisbon", "Oslo", "Kyoto"], id: \.self) { city in
            Label(city, systemImage: "airplane").contextMenu {
              Button("Share", systemImage: "square.and.arrow.up") {}
              Button("Delete", systemImage: "trash", role: .destructive) {}
            }
          }
        }
        Section {
          Picker("Sort by", selection: $desk.order) {
            Text("Name").tag("name")
            Text("Date").tag("date")
          }
          Toggle("Pinned", isOn: $desk.isPinned)
        }
      }
      .navigationTitle("Trips")
      .toolbar {
        Menu {
          Section("View") {
            Button("Grid", systemImage: "square.grid.2x2") {}
            Button("List", systemImage: "list.bullet") {}
          }
          Picker("Sort by", selection: $desk.order) {
            Text("Name").tag("name")
            Text("Date").tag("date")
          }
          Menu("More", systemImage: "ellipsis.circle") { Button("Archive") {} }
          Divider()
          Button("Delete All", systemImage: "trash", role: .destructive) {}
        } label: {
          Label("Options", systemImage: "ellipsis.circle")
        }
      }
    }
    .sheet(isPresented: $desk.showsSheet) {
      NavigationStack {
        Form {
          TextField("Destination", text: $desk.name)
          Toggle("Flight", isOn: $desk.isPinned)
          Button("Book") {}
        }
        .navigationTitle("New Trip").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        }
      }
      .presentationDetents([.medium, .large])
    }
    .alert("Delete “Oslo”?", isPresented: $desk.showsAlert) {
      TextField("Reason", text: $desk.name)
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("You can’t undo this.")
    }
    .confirmationDialog("Share the trip?", isPresented: $desk.showsDialog, titleVisibility: .visible) {
      Button("Copy Link") {}
      Button("Delete Trip", role: .destructive) {}
    } message: {
      Text("Anyone with the link can see it.")
    }
    .popover(isPresented: $desk.showsPopover, attachmentAnchor: .point(.center)) {
      VStack(alignment: .leading) {
        Text("Weather").font(.headline)
        Text("Sunny, 21 degrees").foregroundStyle(.secondary)
      }
      .padding()
    }
  }
}

/// Pictures of presentations, written to the folder in `TESSERA_PICTURES`. Without a folder, checks that what is
/// presented is in the picture.
@MainActor
@Suite struct PresentationPictures {
  private func screen(
    _ change: (Desk) -> Void, dark: Bool = false, rightToLeft: Bool = false, pad: Bool = false
  ) -> PresentingScreen<some View> {
    let desk = Desk()
    desk.isPinned = true
    change(desk)
    return PresentingScreen(TripsScreen(desk: desk), width: pad ? 820 : 390, height: pad ? 1180 : 844) {
      $0.userInterfaceStyle = dark ? .dark : .light
      $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  @Test func sheets() {
    for (name, dark, right) in [("light", false, false), ("dark", true, false), ("rtl", false, true)] {
      let screen = screen({ $0.showsSheet = true }, dark: dark, rightToLeft: right)
      screen.picture("sheet-\(name)")
      #expect(screen.texts.contains("New Trip"))
    }
    let pad = screen({ $0.showsSheet = true }, pad: true)
    pad.picture("sheet-pad")
    #expect(pad.texts.contains("New Trip"))
  }

  @Test func alerts() {
    for (name, dark, right) in [("light", false, false), ("dark", true, false), ("rtl", false, true)] {
      let alert = screen({ $0.showsAlert = true }, dark: dark, rightToLeft: right)
      alert.picture("alert-\(name)")
      #expect(alert.texts.contains("Delete “Oslo”?"))
      let dialog = screen({ $0.showsDialog = true }, dark: dark, rightToLeft: right)
      dialog.picture("dialog-\(name)")
      #expect(dialog.texts.contains("Copy Link"))
    }
  }

  @Test func menus() {
    for (name, dark, right) in [("light", false, false), ("dark", true, false), ("rtl", false, true)] {
      let menu = screen({ _ in }, dark: dark, rightToLeft: right)
      // The button shows only its symbol, at the trailing edge of the navigation bar.
      menu.window.tap(at: CGPoint(x: right ? 29 : 361, y: 22))
      menu.picture("menu-\(name)")
      #expect(menu.texts.contains("Delete All"))
      let picker = screen({ _ in }, dark: dark, rightToLeft: right)
      picker.tap("Name")
      picker.picture("picker-\(name)")
      #expect(picker.texts.contains("Date"))
      let context = screen({ _ in }, dark: dark, rightToLeft: right)
      context.label("Oslo")?.longPress()
      context.picture("context-\(name)")
      #expect(context.texts.contains("Share"))
    }
  }

  @Test func popovers() {
    for (name, dark) in [("light", false), ("dark", true)] {
      let pad = screen({ $0.showsPopover = true }, dark: dark, pad: true)
      pad.picture("popover-pad-\(name)")
      #expect(pad.texts.contains("Weather"))
    }
    let phone = screen({ $0.showsPopover = true })
    phone.picture("popover-phone")
    #expect(phone.texts.contains("Weather"))
  }

  private struct Backgrounds: View {
    var body: some View {
      VStack(spacing: 0) {
        Color.orange
        Color.purple
        Color.teal
      }
      .ignoresSafeArea()
      .sheet(isPresented: .constant(true)) {
        VStack {
          Text("Now Playing").font(.title2.bold())
          ShareLink(item: "Song")
        }
        .presentationDetents([.fraction(0.4), .large])
        .presentationBackground(.thinMaterial)
        .presentationCornerRadius(30)
      }
    }
  }

  @Test func backgroundsAndCorners() {
    let screen = PresentingScreen(Backgrounds())
    screen.picture("background")
    #expect(screen.texts.contains("Now Playing"))
    screen.tap("Share…")
    screen.picture("share")
    #expect(screen.front is UIActivityViewController)
  }

  @Test func inspectors() {
    struct Document: View {
      var body: some View {
        NavigationStack {
          List(0..<20) { Text("Line \($0)") }.navigationTitle("Document")
        }
        .inspector(isPresented: .constant(true)) {
          Form {
            Section("Style") {
              Toggle("Bold", isOn: .constant(true))
              Picker("Size", selection: .constant(12)) { Text("12 pt").tag(12) }
            }
          }
        }
      }
    }
    let screen = PresentingScreen(Document(), width: 1180, height: 820)
    screen.picture("inspector")
    #expect(screen.texts.contains("Bold"))
  }

  @Test func contextMenusWithPreviews() {
    struct Photos: View {
      var body: some View {
        HStack {
          Color.orange.frame(width: 120, height: 120).contentShape(
            .contextMenuPreview, RoundedRectangle(cornerRadius: 20)
          )
          .contextMenu { Button("Share", systemImage: "square.and.arrow.up") {} }
          Color.teal.frame(width: 120, height: 120).contextMenu {
            Button("Favorite", systemImage: "heart") {}
            Button("Delete", systemImage: "trash", role: .destructive) {}
          } preview: {
            Color.teal.frame(width: 300, height: 300)
          }
        }
      }
    }
    for (index, name) in ["shape", "preview"].enumerated() {
      let screen = PresentingScreen(Photos())
      screen.controller.view.subviews[index].longPress()
      screen.picture("context-\(name)")
      #expect(screen.texts.contains(index == 0 ? "Share" : "Favorite"))
    }
  }
}
