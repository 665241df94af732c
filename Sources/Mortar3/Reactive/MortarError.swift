// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Invalid statements are reported with their source location and a remedy. If a hook is installed, it is called and
// the statement is skipped. Otherwise the process stops, as in UIKit for an impossible constraint.

internal import TesseraGraphics
internal import OpenCombine

/// An error in a statement, with its source location.
public struct MortarError: Error, CustomStringConvertible, Sendable {
  /// The description of the error and its remedy.
  public let message: String
  /// The statement in approximately its source form.
  public let statement: String
  /// The file of the statement or its builder as `Module/File.swift`, or nil outside of builders.
  public let fileID: String?
  /// The line of the statement or its builder, or nil outside of builders.
  public let line: UInt?

  /// The location, statement and message on one line.
  public var description: String {
    let place = fileID.map { "\($0):\(line ?? 0): " } ?? ""
    return "\(place)\(statement): \(message)"
  }

  @MainActor private static var hooks: [@MainActor (MortarError) -> Void] = []
  private static let last = MutableProperty<MortarError?>(nil)

  /// The most recent error, or nil if there was none. Observing this property does not prevent the process from
  /// stopping.
  public static let errorProperty = Property<MortarError?>(last)

  /// Installs a hook that is called for every subsequent error. While a hook is installed, invalid statements are
  /// skipped and the process continues. Without a hook, an error stops the process.
  @preconcurrency @MainActor
  public static func install(hook: @escaping @MainActor (MortarError) -> Void) {
    hooks.append(hook)
  }

  /// Removes all hooks, so that subsequent invalid statements stop the process.
  @preconcurrency @MainActor
  public static func removeHooks() {
    hooks = []
  }

  @MainActor static func report(_ error: MortarError) {
    last.value = error
    guard !hooks.isEmpty else { raise("MortarError", error.description) }
    for hook in hooks { hook(error) }
  }
}

/// An error whose source location is still unknown.
struct MortarFault: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
