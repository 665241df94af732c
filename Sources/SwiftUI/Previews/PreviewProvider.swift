// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit
package import TesseraViews

/// A type that provides previews. Each preview is rendered as a screen.
///
///     struct Card_Previews: PreviewProvider {
///       static var previews: some View { Card().previewLayout(.sizeThatFits) }
///     }
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}

extension PreviewRecords {
  /// Adds a provider's previews. Called by code that the porting tool generates.
  ///
  /// - Parameters:
  ///   - provider: A preview provider from the ported module.
  ///   - fileID: The module name and the file name of the declaration.
  ///   - line: The line number of the declaration, starting at 1.
  public mutating func add<Provider: PreviewProvider>(
    _ provider: Provider.Type, fileID: String = #fileID, line: Int = #line
  ) {
    addPreviews { Preview.all(in: fileID, line: line) { Provider.previews } }
  }

  /// Adds one preview for each view in a block.
  ///
  /// - Parameters:
  ///   - name: The preview's name, or nil to use the file name and the line number.
  ///   - traits: The preview's traits, such as a size or an orientation.
  ///   - fileID: The module name and the file name of the declaration.
  ///   - line: The line number of the declaration, starting at 1.
  ///   - body: The closure that creates the views. Called once per image.
  public mutating func add<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., fileID: String = #fileID, line: Int = #line,
    @ViewBuilder body: @escaping @MainActor @Sendable () -> Content
  ) {
    addPreviews { Preview.all(name, traits: traits, in: fileID, line: line, body) }
  }
}

extension Preview {
  /// Returns one preview for each view in a block.
  @MainActor
  fileprivate static func all<Content: View>(
    _ name: String? = nil, traits: [PreviewTrait<ViewTraits>] = [], in fileID: String, line: Int,
    _ content: @escaping @MainActor @Sendable () -> Content
  ) -> [Preview] {
    let changes = traits.compactMap { $0.content as? ModifiedPreview }
    guard changes.isEmpty else {
      let modified = { @MainActor @Sendable () -> AnyView in
        // The first trait is the innermost modifier.
        changes.reduce(AnyView(content())) { $1.apply($0) }
      }
      return all(name, traits: traits.filter { $0.content == nil }, in: fileID, line: line, modified)
    }
    return HostingView(content()).update().elements.enumerated().map { index, element in
      let facts = PreviewFacts(element)
      var preview = Preview(name ?? facts.name, traits: traits, fileID: fileID, line: line) {
        let controller = UIHostingController(rootView: content(), showing: index)
        controller.host.isPreview = true
        return controller
      }
      switch facts.layout {
      case .device: preview.layout = .device
      case .sizeThatFits: preview.layout = .sizeThatFits
      case .fixed(let width, let height): preview.layout = .fixed(width: width, height: height)
      case nil: break
      }
      preview.deviceName = facts.device
      preview.isLandscape = facts.isLandscape ?? preview.isLandscape
      return preview
    }
  }
}
