// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A view that is shown when its content is unavailable.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view with a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  /// The label, the description and the actions, centered in the available space.
  public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      }
      VStack { actions.font(.subheadline) }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A label style that shows a large symbol above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a localized title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }
  /// Creates a view with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }
  /// Creates a view with a localized title and an asset catalog image.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }
}

/// The content of the view for a search without results.
public struct SearchUnavailableContent {
  /// The label.
  public struct Label: View {
    let text: String?
    /// A magnifying glass and a message.
    public var body: some View {
      SwiftUI.Label(
        text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }
  /// The description.
  public struct Description: View {
    /// A suggestion to check the spelling.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }
  /// The actions.
  public struct Actions: View {
    /// No actions.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  private init(searching text: String?) {
    self.init(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
  /// A view for a search without results.
  public static var search: ContentUnavailableView<Label, Description, Actions> { Self(searching: nil) }
  /// Returns a view for a search without results. Its message contains the search text.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    Self(searching: text)
  }
}
