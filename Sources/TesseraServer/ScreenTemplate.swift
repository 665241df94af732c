// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import Tessera
public import TesseraViews

/// A screen with parameters that are specified for each render. Consists of a name and a closure that creates the
/// screen.
///
///     ScreenTemplate("card", Card.self, device: .card) { card in CardViewController(card) }
///
/// The parameters are JSON, which `JSONDecoder` decodes as the parameter type.
public struct ScreenTemplate: Sendable {
  /// The name to use for rendering.
  public let name: String
  /// A closure that returns the screen for parameters as JSON, or nil if there are none.
  let screen: @Sendable (Data?) throws(RenderFailure) -> Screen

  /// Creates a template from a view controller.
  ///
  /// - Parameters:
  ///   - name: The name to pass to `RenderPool.render`.
  ///   - parameters: The type of the parameters.
  ///   - device: The default device.
  ///   - controller: A closure that creates the view controller. Called once per image, so that every image starts
  ///     from the same state.
  public init<Parameters: Decodable & Sendable>(
    _ name: String, _ parameters: Parameters.Type, device: Device = .iPhone16,
    controller: @escaping @MainActor @Sendable (Parameters) -> UIViewController
  ) {
    self.name = name
    screen = { json throws(RenderFailure) in
      let value = try Self.decode(Parameters.self, from: json, for: name)
      return Screen(name, device: device) { controller(value) }
    }
  }

  /// Creates a template from a view that fills the device.
  public init<Parameters: Decodable & Sendable>(
    _ name: String, _ parameters: Parameters.Type, device: Device = .iPhone16,
    view: @escaping @MainActor @Sendable (Parameters) -> UIView
  ) {
    self.name = name
    screen = { json throws(RenderFailure) in
      let value = try Self.decode(Parameters.self, from: json, for: name)
      return Screen(name, device: device) { view(value) }
    }
  }

  /// Creates a template from a screen without parameters.
  public init(_ screen: Screen) {
    let name = screen.name
    self.name = name
    self.screen = { json throws(RenderFailure) in
      guard json == nil else { throw .badParameters(screen: name, path: "", reason: "the screen takes no parameters") }
      return screen
    }
  }

  private static func decode<Parameters: Decodable>(
    _ type: Parameters.Type, from json: Data?, for name: String
  ) throws(RenderFailure) -> Parameters {
    guard let json else {
      throw .badParameters(screen: name, path: "", reason: "the screen takes parameters, and the render has none")
    }
    do { return try JSONDecoder().decode(type, from: json) } catch {
      let mistake = ParameterMistake(error)
      throw .badParameters(screen: name, path: mistake.path, reason: mistake.reason)
    }
  }
}
