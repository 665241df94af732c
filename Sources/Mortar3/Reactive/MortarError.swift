// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A wrong statement is reported with its place in the source and a remedy. Without a hook the process stops, as UIKit
// does for an impossible constraint; with one, the hook is called and the statement left out.

internal import TesseraGraphics
internal import OpenCombine

/// What is wrong with a statement, and where it stands.
public struct MortarError: Error, CustomStringConvertible, Sendable {
  /// What is wrong and what to do about it.
  public let message: String
  /// The statement, spelt out.
  public let statement: String
  /// `Module/File.swift` of the statement, or of the builder it stands in; nil outside of builders.
  public let fileID: String?
  /// The line of the statement, or of the builder it stands in; nil outside of builders.
  public let line: UInt?

  /// Place, statement and message in one line.
  public var description: String {
    let place = fileID.map { "\($0):\(line ?? 0): " } ?? ""
    return "\(place)\(statement): \(message)"
  }

  @MainActor private static var hooks: [@MainActor (MortarError) -> Void] = []
  private static let last = MutableProperty<MortarError?>(nil)

  /// The last error that was reported; nil before the first. Following it does not keep the process from stopping.
  public static let errorProperty = Property<MortarError?>(last)

  /// Calls the hook for every error from now on. While there is a hook, a wrong statement is left out, and all else goes
  /// on; without one the process stops with the error's text.
  @preconcurrency @MainActor
  public static func install(hook: @escaping @MainActor (MortarError) -> Void) {
    hooks.append(hook)
  }

  /// Removes all hooks: from now on a wrong statement stops the process.
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

/// A mistake whose place in the source is not known yet.
struct MortarFault: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
