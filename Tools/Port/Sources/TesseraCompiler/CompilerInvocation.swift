// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The parts of a `swiftc` command line that the SDK uses.
struct CompilerInvocation {
  /// The arguments, without the program's name.
  let arguments: [String]
  /// The Swift sources, from the command line or a response file.
  private(set) var sources: [String] = []
  /// The folders of `-I` options.
  private(set) var importFolders: [String] = []
  /// The last value of each option in `optionsOfInterest`.
  private var values: [String: String] = [:]
  /// The flags from `flagsOfInterest` that the command line contains.
  private var flags: Set<String> = []

  private static let optionsOfInterest: Set<String> = ["-module-name", "-output-file-map", "-emit-module-path", "-o"]
  private static let flagsOfInterest: Set<String> = [
    "-emit-executable", "-emit-library", "-static", "-static-stdlib", "-static-executable", "-c", "-version",
    "--version",
    "-frontend", "-modulewrap",
  ]
  /// Options whose value could be mistaken for a source file.
  private static let optionsWithValue: Set<String> = [
    "-Xcc", "-Xfrontend", "-Xlinker", "-Xllvm", "-Xclang-linker", "-vfsoverlay",
  ]

  /// Parses a command line. `read` returns the text of a response file, or `nil` if the file can't be read.
  init(_ arguments: [String], readingResponseFilesWith read: (String) -> String?) {
    self.arguments = arguments
    var rest = Self.expanded(arguments, read: read)[...]
    while let argument = rest.popFirst() {
      if Self.optionsOfInterest.contains(argument) {
        values[argument] = rest.popFirst()
      } else if argument == "-I" {
        if let folder = rest.popFirst() { importFolders.append(folder) }
      } else if Self.optionsWithValue.contains(argument) {
        rest = rest.dropFirst()
      } else if Self.flagsOfInterest.contains(argument) {
        flags.insert(argument)
      } else if argument.hasPrefix("-I") {
        importFolders.append(String(argument.dropFirst(2)))
      } else if argument.hasSuffix(".swift"), !argument.hasPrefix("-") {
        sources.append(argument)
      }
    }
  }

  /// The module's name, if specified.
  var moduleName: String? { values["-module-name"] }
  /// The output path of the module file, if specified.
  var modulePath: String? { values["-emit-module-path"] }
  /// The path of the output file map, which maps sources to outputs, if specified.
  var outputFileMap: String? { values["-output-file-map"] }

  /// Whether the command compiles a module's sources into a build folder.
  var compilesModule: Bool {
    !sources.isEmpty && moduleName != nil && outputFileMap != nil
      && flags.isDisjoint(with: ["-frontend", "-modulewrap"])
  }

  /// Whether the command links a program or a shared library.
  var links: Bool {
    !flags.isDisjoint(with: ["-emit-executable", "-emit-library"]) && !flags.contains("-static")
      && !flags.contains("-c")
  }

  /// Whether Swift's libraries are statically linked into the program.
  var linksStatically: Bool { !flags.isDisjoint(with: ["-static-stdlib", "-static-executable"]) }

  /// Whether the command prints the compiler's version.
  var asksForVersion: Bool { !flags.isDisjoint(with: ["-version", "--version"]) }

  // MARK: Response files

  private static func expanded(_ arguments: [String], read: (String) -> String?, depth: Int = 0) -> [String] {
    arguments.flatMap { argument -> [String] in
      guard argument.hasPrefix("@"), argument.count > 1, depth < 8, let text = read(String(argument.dropFirst())) else {
        return [argument]
      }
      return expanded(tokens(of: text), read: read, depth: depth + 1)
    }
  }

  /// Splits a response file into words. Words are separated by whitespace, with quotes and backslashes as in a shell.
  static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var token = ""
    var isInToken = false
    var quote: Character?
    var characters = text.makeIterator()
    while let character = characters.next() {
      if character == "\\", quote != "'" {
        if let next = characters.next() { token.append(next) }
        isInToken = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        isInToken = true
      } else if quote == nil, character.isWhitespace {
        if isInToken { tokens.append(token) }
        token = ""
        isInToken = false
      } else {
        token.append(character)
        isInToken = true
      }
    }
    if isInToken { tokens.append(token) }
    return tokens
  }
}
