// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The reason why a file doesn't compile.
package enum LeftOutCause: Hashable, Sendable {
  /// An imported module doesn't exist.
  case missingModule(String)
  /// A name is declared nowhere in the project.
  case missingName(String)
  /// A name is declared in a file that is left out.
  case dependency(name: String, file: String)
  /// Another error.
  case error(String)

  /// Determines the cause of an error.
  ///
  /// - Parameter declaringFile: Returns the left-out file that declares a name, if there is one.
  init(message: String, declaringFile: (String) -> String?) {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    let first = quoted.count > 2 ? quoted[1] : ""
    if message.hasPrefix("no such module") || message.hasPrefix("missing required module") {
      self = .missingModule(first)
    } else if message.hasPrefix("cannot find ") {
      self = declaringFile(first).map { .dependency(name: first, file: $0) } ?? .missingName(first)
    } else if message.contains("has no member"), quoted.count > 4, let file = declaringFile(quoted[3]) {
      self = .dependency(name: quoted[3], file: file)
    } else {
      self = .error(message)
    }
  }

  /// A sentence without a period that describes a root cause.
  var text: String {
    switch self {
    case .missingModule(let name): "no such module '\(name)'"
    case .missingName(let name): "cannot find '\(name)' in scope"
    case .dependency(let name, let file): "uses '\(name)', which is declared in \(file)"
    case .error(let message): message
    }
  }

  /// The rank among the causes of one file: a missing module hides all other errors.
  var priority: Int {
    switch self {
    case .missingModule: 0
    case .dependency: 1
    case .missingName: 2
    case .error: 3
    }
  }
}
