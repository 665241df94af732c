// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A statement that cannot be right is told with its place in the source and what to do about it. Where nobody listens the
// process stops, as UIKit does with a constraint that cannot be; whoever installs a hook hears of it instead, and the
// statement is left out.

internal import TesseraGraphics
internal import OpenCombine

/// What is wrong with a statement, and where it stands.
public struct MortarError: Error, CustomStringConvertible, Sendable {
  /// What is wrong and how to mend it.
  public let message: String
  /// The statement, spelt out.
  public let statement: String
  /// `Module/File.swift` of the statement, or of the builder it stands in; nil outside of builders.
  public let fileID: String?
  public let line: UInt?

  public var description: String {
    let place = fileID.map { "\($0):\(line ?? 0): " } ?? ""
    return "\(place)\(statement): \(message)"
  }

  @MainActor private static var hooks: [@MainActor (MortarError) -> Void] = []
  private static let last = MutableProperty<MortarError?>(nil)

  /// The last error that was reported, for those who would rather subscribe.
  public static let errorProperty = Property<MortarError?>(last)

  /// Calls the hook for every error from now on. While there is a hook, a wrong statement is left out, and all else goes
  /// on; without one the process stops with the error's text.
  @preconcurrency @MainActor
  public static func install(hook: @escaping @MainActor (MortarError) -> Void) {
    hooks.append(hook)
  }

  /// Takes back all hooks.
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

/// What is wrong, before it is known where.
struct MortarFault: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
