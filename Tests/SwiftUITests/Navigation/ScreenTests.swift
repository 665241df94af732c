// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing
import TesseraViews

/// Screens as apps write them, with several modifiers at once. With the environment variable `TESSERA_PICTURES`, the tests
/// write pictures of the screens to a folder.
@MainActor
@Suite struct ScreenTests {
  // MARK: Mail

  enum MailScope: String, CaseIterable { case all = "All", unread = "Unread", flagged = "Flagged" }

  struct Message: Identifiable {
    let id: Int
    let sender: String
    let subject: String
  }

  static let messages = (0..<24).map {
    Message(
      id: $0, sender: ["Anna Meyer", "Build server", "Kenji Sato", "Newsletter"][$0 % 4],
      subject: ["Lunch on Friday?", "Build \(400 + $0) succeeded", "Draft of the report", "This week in Swift"][$0 % 4])
  }

  struct Mailbox: View {
    @State private var text: String
    @State private var isSearching: Bool
    @State private var scope = MailScope.all
    let hasSuggestions: Bool

    init(text: String = "", isSearching: Bool = false, hasSuggestions: Bool = false) {
      _text = State(initialValue: text)
      _isSearching = State(initialValue: isSearching)
      self.hasSuggestions = hasSuggestions
    }

    private var found: [Message] {
      ScreenTests.messages.filter { text.isEmpty || $0.sender.localizedCaseInsensitiveContains(text) }
    }

    var body: some View {
      NavigationStack {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(found) { message in
              VStack(alignment: .leading, spacing: 2) {
                Text(message.sender).font(.headline)
                Text(message.subject).font(.subheadline).foregroundStyle(.secondary)
              }
              .padding(.horizontal).padding(.vertical, 10)
              Divider().padding(.leading)
            }
          }
        }
        .navigationTitle("Inbox")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .primaryAction) { Button("Compose", systemImage: "square.and.pencil") {} }
          ToolbarItem(placement: .bottomBar) { Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {} }
          ToolbarItem(placement: .status) { Text("Updated just now").font(.caption) }
          ToolbarItem(placement: .bottomBar) { Button("New", systemImage: "plus") {} }
        }
        .searchable(text: $text, isPresented: $isSearching, prompt: "Search mail")
        .searchScopes($scope, activation: .onSearchPresentation) {
          ForEach(MailScope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .searchSuggestions {
          if hasSuggestions {
            ForEach(["Anna", "Build", "Kenji"], id: \.self) { name in
              Label(name, systemImage: "person.crop.circle").searchCompletion(name)
            }
          }
        }
      }
    }
  }

  private func phone<V: View>(_ view: V, dark: Bool = false, rightToLeft: Bool = false) -> HostedScreen<V> {
    HostedScreen(view, width: 390, height: 700) { window in
      if dark { window.overrideUserInterfaceStyle = .dark }
      if rightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    }
  }

  @Test func mailbox() {
    let messages = reports {
      let screen = phone(Mailbox())
      screen.picture("mailbox")
      #expect(screen.controller.view.visibleTexts.contains("Anna Meyer"))
      screen.scrollView?.contentOffset.y = 200
      for _ in 0..<3 { screen.layOut() }
      screen.picture("mailbox-scrolled")
    }
    #expect(messages.isEmpty)
  }

  @Test func mailboxSearch() {
    let screen = phone(Mailbox(text: "anna", isSearching: true))
    for _ in 0..<3 { screen.layOut() }
    screen.picture("search-scopes")
    let names = screen.controller.view.visibleTexts
    #expect(names.contains("Anna Meyer"))
    #expect(!names.contains("Kenji Sato"))
    phone(Mailbox(text: "anna", isSearching: true), dark: true).picture("search-scopes-dark")
    phone(Mailbox(text: "anna", isSearching: true), rightToLeft: true).picture("search-scopes-rtl")
    let suggestions = phone(Mailbox(isSearching: true, hasSuggestions: true))
    for _ in 0..<3 { suggestions.layOut() }
    suggestions.picture("search-suggestions")
    #expect(suggestions.window.visibleTexts.contains("Kenji"))
    phone(Mailbox(isSearching: true, hasSuggestions: true), dark: true).picture("search-suggestions-dark")
  }

  // MARK: Editor

  struct Editor: View {
    var body: some View {
      NavigationStack {
        ScrollView { Text("A note about toolbars.").frame(maxWidth: .infinity, alignment: .leading).padding() }
          .navigationTitle("Note")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .principal) {
              VStack(spacing: 0) {
                Text("Note").font(.headline)
                Text("Edited today").font(.caption).foregroundStyle(.secondary)
              }
            }
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            ToolbarItem(placement: .secondaryAction) { Button("Duplicate") {} }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Checklist", systemImage: "checklist") {}
              Spacer()
              Button("Camera", systemImage: "camera") {}
              Spacer()
              Button("Delete", systemImage: "trash", role: .destructive) {}
            }
          }
          .toolbarBackground(SwiftUI.Color.yellow, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar, .bottomBar)
      }
    }
  }

  @Test func editor() {
    let screen = phone(Editor())
    screen.picture("toolbars")
    phone(Editor(), dark: true).picture("toolbars-dark")
    phone(Editor(), rightToLeft: true).picture("toolbars-rtl")
    #expect(screen.window.visibleTexts.contains("Done"))
  }

  // MARK: Onboarding

  struct Onboarding: View {
    @State private var page = 1
    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3, id: \.self) { index in
          VStack(spacing: 16) {
            Image(systemName: ["star.fill", "heart.fill", "bolt.fill"][index]).font(.system(size: 80))
            Text(["Collect", "Love", "Power"][index]).font(.largeTitle.bold())
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background([SwiftUI.Color.orange, .pink, .indigo][index].gradient)
          .tag(index)
        }
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      .ignoresSafeArea()
    }
  }

  @Test func onboarding() {
    let screen = phone(Onboarding())
    screen.picture("pages")
    phone(Onboarding(), rightToLeft: true).picture("pages-rtl")
    #expect(screen.scrollView?.contentOffset.x == 390)
  }

  // MARK: Shelf

  struct Shelf: View {
    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(0..<8, id: \.self) { index in
            RoundedRectangle(cornerRadius: 20).fill(
              SwiftUI.Color(hue: Double(index) / 8, saturation: 0.6, brightness: 0.9)
            )
            .frame(width: 220, height: 300)
            .overlay { Text("Card \(index)").font(.title.bold()) }
            .scrollTransition { content, phase in
              content.scaleEffect(phase.isIdentity ? 1 : 0.8).opacity(phase.isIdentity ? 1 : 0.5)
                .rotationEffect(.degrees(phase.value * 8))
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .contentMargins(.horizontal, 24)
      .scrollClipDisabled()
      .scrollIndicators(.hidden)
    }
  }

  @Test func shelf() {
    let screen = phone(Shelf())
    screen.scrollView?.contentOffset.x = 320
    screen.layOut()
    screen.picture("shelf")
    #expect(screen.scrollView?.contentInset.left == 24)
  }

  // MARK: Split view

  struct Library: View {
    let visibility: NavigationSplitViewVisibility
    var body: some View {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        VStack(alignment: .leading, spacing: 12) {
          Label("Songs", systemImage: "music.note")
          Label("Albums", systemImage: "square.stack")
          Spacer()
        }
        .padding().frame(maxWidth: .infinity, alignment: .leading)
        .navigationTitle("Library")
      } content: {
        VStack(alignment: .leading, spacing: 12) {
          Text("Blue Train").font(.headline)
          Text("Kind of Blue").font(.headline)
          Spacer()
        }
        .padding().frame(maxWidth: .infinity, alignment: .leading)
        .navigationTitle("Albums")
      } detail: {
        Text("Kind of Blue").font(.largeTitle).navigationTitle("Album").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Play", systemImage: "play.fill") {} }
        }
      }
    }
  }

  @Test func library() {
    func pad(_ visibility: NavigationSplitViewVisibility) -> HostedScreen<Library> {
      HostedScreen(Library(visibility: visibility), width: 1180, height: 820, isRegular: true)
    }
    let screen = pad(.all)
    screen.picture("split")
    pad(.all).picture("split-dark", dark: true)
    pad(.all).picture("split-rtl", rightToLeft: true)
    pad(.detailOnly).picture("split-detail")
    #expect(Set(screen.window.visibleTexts).isSuperset(of: ["Songs", "Blue Train", "Kind of Blue"]))
  }
}
