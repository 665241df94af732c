// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Tessera

/// The templates and screens that a pool's workers can render.
///
///     let templates = ScreenTemplates {
///       ScreenTemplate("card", Card.self, device: .card) { card in CardViewController(card) }
///       Screen("welcome") { WelcomeViewController() }
///     }
public struct ScreenTemplates: Sendable {
  /// The templates, including screens.
  public let templates: [ScreenTemplate]

  /// Creates the templates and screens listed in a closure. If the names are not unique, workers do not start.
  public init(@Builder _ templates: () -> [ScreenTemplate]) {
    self.templates = templates()
  }

  /// Creates templates from the screens of a catalog, which have no parameters.
  public init(_ catalog: ScreenCatalog) {
    templates = catalog.screens.map { ScreenTemplate($0) }
  }

  /// The result builder for templates. Supports conditions and loops.
  @resultBuilder
  public enum Builder {
    /// Returns an array with a single template.
    public static func buildExpression(_ template: ScreenTemplate) -> [ScreenTemplate] { [template] }
    /// Returns an array with a screen without parameters.
    public static func buildExpression(_ screen: Screen) -> [ScreenTemplate] { [ScreenTemplate(screen)] }
    /// Returns the screens of a catalog.
    public static func buildExpression(_ catalog: ScreenCatalog) -> [ScreenTemplate] {
      ScreenTemplates(catalog).templates
    }
    /// Concatenates the templates of all statements, in order.
    public static func buildBlock(_ parts: [ScreenTemplate]...) -> [ScreenTemplate] { parts.flatMap { $0 } }
    /// Returns the templates of an `if` without `else`, or none if the condition is false.
    public static func buildOptional(_ part: [ScreenTemplate]?) -> [ScreenTemplate] { part ?? [] }
    /// Returns the templates of an `if` branch whose condition is true.
    public static func buildEither(first: [ScreenTemplate]) -> [ScreenTemplate] { first }
    /// Returns the templates of an `else` branch.
    public static func buildEither(second: [ScreenTemplate]) -> [ScreenTemplate] { second }
    /// Concatenates the templates of all loop iterations.
    public static func buildArray(_ parts: [[ScreenTemplate]]) -> [ScreenTemplate] { parts.flatMap { $0 } }
  }
}
