// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit
package import TesseraViews

/// A modifier of previews with a context that all previews share.
///
///     #Preview(traits: .modifier(SampleData())) { ContentView() }
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the context.
  associatedtype Context = Void
  /// The type of the modified preview.
  associatedtype Body: View
  /// The preview without the modifier.
  typealias Content = PreviewModifierContent
  /// Creates the context. Called once for all previews with this type of modifier.
  static func makeSharedContext() async throws -> Context
  /// Returns the modified preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Does nothing.
  public static func makeSharedContext() async throws {}
}

/// The preview without a modifier.
public struct PreviewModifierContent: View {
  let content: AnyView
  /// The preview.
  public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Returns a trait that modifies a preview.
  ///
  /// The context is created when a preview is first shown. Until then, the preview is empty.
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits> {
    // Used only on the main actor.
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait(content: ModifiedPreview { AnyView(ModifierView(modifier: modifier, content: $0)) })
  }
}

/// The change of a preview by a modifier.
struct ModifiedPreview: Sendable {
  let apply: @MainActor @Sendable (AnyView) -> AnyView
  @MainActor
  init(_ apply: @escaping @MainActor @Sendable (AnyView) -> AnyView) { self.apply = apply }
}

/// The contexts of preview modifiers by their type.
@MainActor
private enum SharedContexts {
  static var values: [ObjectIdentifier: Any] = [:]
  static var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]

  /// Creates the context of a modifier, unless it exists or is being created.
  static func load<M: PreviewModifier>(_ type: M.Type) async {
    let key = ObjectIdentifier(type)
    if values[key] != nil { return }
    let task =
      tasks[key]
      ?? Task { @MainActor in
        do {
          values[key] = try await M.makeSharedContext()
        } catch {
          Report.defect(of: "\(M.self)", "makeSharedContext() throws \(error). The preview is empty.")
        }
      }
    tasks[key] = task
    await task.value
  }
}

/// A preview with a modifier, once the modifier's context exists.
private struct ModifierView<M: PreviewModifier>: View {
  let modifier: M
  let content: AnyView
  @State private var isLoaded = false

  var body: some View {
    if isLoaded || M.Context.self == Void.self, let context = context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      Color.clear.task {
        await SharedContexts.load(M.self)
        isLoaded = true
      }
    }
  }

  private var context: M.Context? {
    if let context = () as? M.Context { return context }
    return SharedContexts.values[ObjectIdentifier(M.self)] as? M.Context
  }
}
