// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import UIKit

/// An action that opens a URL.
public struct OpenURLAction {
  /// The result returned by a handler.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }
    let kind: Kind
    /// The handler handled the URL.
    public static let handled = Result(kind: .handled)
    /// The handler discarded the URL.
    public static let discarded = Result(kind: .discarded)
    /// The handler asks the system to open the URL.
    public static let systemAction = Result(kind: .system(nil))
    /// Returns a result that asks the system to open a different URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action with a handler.
  @preconcurrency
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL and passes whether it was accepted to the completion handler.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): UIApplication.shared.open(other ?? url, options: [:]) { completion($0) }
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// The action that opens a link's URL. By default, the system opens the URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
