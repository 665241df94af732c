// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI

/// The introduction of an app for hikers: three pages of text below a landscape, in which a day passes.
struct OnboardingView: View {
  @Bindable var model: OnboardingModel
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    TabView(selection: $model.page) {
      ForEach(OnboardingModel.pages) { page in
        PageText(page: page)
          .tag(page.id)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .safeAreaInset(edge: .bottom, spacing: 0) { controls }
    .background {
      Landscape(hour: Double(model.page), horizon: typeSize.isAccessibilitySize ? 0.27 : 0.555)
        .ignoresSafeArea()
        .accessibilityHidden(true)
    }
    .statusBarHidden()
    .overlay(alignment: .topTrailing) {
      if !model.isLastPage {
        Button("Skip", action: model.skip)
          .fontWeight(.medium)
          .foregroundStyle(.white)
          .padding(.horizontal, 24)
          .padding(.top, 8)
          .transition(.opacity)
      }
    }
    .sheet(isPresented: $model.isSigningUp) {
      SignUpSheet()
        .presentationDetents([.medium])
        .presentationDragIndicator(.visible)
    }
  }

  private var controls: some View {
    VStack(spacing: 24) {
      PageDots(count: OnboardingModel.pages.count, current: model.page)
      Button(action: model.advance) {
        Text(model.isLastPage ? "Get Started" : "Continue")
          .fontWeight(.semibold)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.roundedRectangle(radius: 14))
      .controlSize(.large)
    }
    .tint(.indigo)
    .padding(.horizontal, 24)
    .padding(.bottom, 12)
  }
}

/// The pages of the introduction, and the one that is visible.
@MainActor @Observable
final class OnboardingModel {
  struct Page: Identifiable {
    let id: Int
    let symbol: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey
  }

  static let pages = [
    Page(
      id: 0, symbol: "map.fill", title: "Find your ridge",
      text: "Ten thousand trails, drawn by the people who walk them."),
    Page(
      id: 1, symbol: "cloud.sun.fill", title: "Read the sky",
      text: "The weather of every summit, hour by hour, even without a signal."),
    Page(
      id: 2, symbol: "person.2.fill", title: "Walk together",
      text: "Share your way with friends, and meet them at the hut."),
  ]

  var page = 0
  var isSigningUp = false

  var isLastPage: Bool { page == Self.pages.count - 1 }

  func advance() {
    guard !isLastPage else {
      isSigningUp = true
      return
    }
    withAnimation(.smooth(duration: 0.6)) { page += 1 }
  }

  func skip() {
    withAnimation(.smooth(duration: 0.6)) { page = Self.pages.count - 1 }
  }
}

private struct PageText: View {
  let page: OnboardingModel.Page
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    VStack(spacing: 12) {
      Spacer()
      if !typeSize.isAccessibilitySize { icon }
      Text(page.title)
        .font(.largeTitle.bold())
      Text(page.text)
        .font(.title3)
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .minimumScaleFactor(0.7)
    .padding(.horizontal, 32)
    .padding(.bottom, 28)
    .frame(maxWidth: .infinity)
  }

  private var icon: some View {
    Image(systemName: page.symbol)
      .font(.system(size: 30))
      .foregroundStyle(.white)
      .frame(width: 64, height: 64)
      .background(.indigo.gradient, in: .rect(cornerRadius: 16))
      .padding(.bottom, 8)
  }
}

/// A dot for each page. The current one is a capsule that moves to the next place.
private struct PageDots: View {
  let count: Int
  let current: Int
  @Namespace private var namespace

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        Capsule()
          .fill(.tertiary)
          .matchedGeometryEffect(id: index, in: namespace)
          .frame(width: index == current ? 24 : 8, height: 8)
      }
    }
    .overlay {
      Capsule()
        .fill(.tint)
        .matchedGeometryEffect(id: current, in: namespace, isSource: false)
    }
    .accessibilityElement()
    .accessibilityLabel("Page")
    .accessibilityValue("\(current + 1) of \(count)")
  }
}

private struct SignUpSheet: View {
  @State private var email = ""
  @State private var wantsNews = true
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Email", text: $email)
            .textContentType(.emailAddress)
          Toggle("Trail of the week", isOn: $wantsNews)
        } footer: {
          Text("We never share your address.")
        }
      }
      .navigationTitle("Create Account")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Join") { dismiss() }
            .disabled(email.isEmpty)
        }
      }
    }
  }
}
