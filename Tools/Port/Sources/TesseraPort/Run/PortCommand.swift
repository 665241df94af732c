// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The command `tessera port SOURCES --out FOLDER`, which is also available as `tessera-port` with the same
/// arguments.
public enum PortCommand {
  /// The text of `--help`.
  public static let usage = """
    OVERVIEW: Rewrites sources for iOS so that they compile on Linux.

    USAGE: tessera port SOURCES... --out FOLDER [--context FOLDER]... [--module NAME] [--locate-all] [--json]

    ARGUMENTS:
      SOURCES             Files and folders of one module.

    OPTIONS:
      --out FOLDER        The folder for the ported copies. Created if needed.
      --context FOLDER    The sources of a module that this one imports. They are read, not ported.
      --context-list FILE A list of such sources, one path per line, instead of a folder.
      --module NAME       The module's name, to detect conflicts with Tessera's modules.
      --list FILE         A list of names relative to SOURCES, one per line, instead of all Swift files there.
      --verbose           Print the number of parsed and written files.
      --json              Print JSON: {"messages":[…],"parsed":…,"removed":…,"sources":…,"written":…}.
      --locate-all        Add the source location to unchanged copies as well.
      -h, --help          Show this help.

    """

  /// Runs the command and returns its exit code: 0 on success, 1 if sources can't be ported, or 2 if arguments are
  /// invalid.
  ///
  /// - Parameter arguments: The arguments after the command's name.
  public static func run(_ arguments: [String]) async -> Int32 {
    do {
      if arguments.contains("--help") || arguments.contains("-h") {
        StandardStream.output.write(usage)
        return 0
      }
      let summary = try await parsed(arguments.filter { $0 != "--verbose" && $0 != "--json" }).run()
      if arguments.contains("--json") {
        StandardStream.output.write(summary.json + "\n")
        return 0
      }
      if arguments.contains("--verbose") {
        StandardStream.output.write(
          "Sources: \(summary.sourceCount), parsed: \(summary.parsedCount), written: \(summary.writtenCount), "
            + "removed: \(summary.removedCount)\n")
      }
      for message in summary.messages { StandardStream.error.write(message + "\n") }
      return 0
    } catch {
      StandardStream.error.write(error.description + "\n")
      return error.exitCode
    }
  }

  /// Parses the arguments and returns the run that they describe.
  static func parsed(_ arguments: [String]) throws(PortError) -> PortRun {
    var run = PortRun(sources: [], output: "")
    var list: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--out": run.output = try value(of: argument, &rest)
      case "--context": run.context.append(try value(of: argument, &rest))
      case "--context-list": run.context += try lines(of: try value(of: argument, &rest))
      case "--module": run.module = try value(of: argument, &rest)
      case "--list": list = try value(of: argument, &rest)
      case "--locate-all": run.locatesAll = true
      default:
        if argument.hasPrefix("--") { throw .usage("error: unknown option '\(argument)'\n\n" + usage) }
        run.sources.append(argument)
      }
    }
    if run.sources.isEmpty { throw .usage("error: no sources are given\n\n" + usage) }
    if run.output.isEmpty { throw .usage("error: --out FOLDER is missing\n\n" + usage) }
    if let list {
      run.names = try lines(of: list)
    }
    return run
  }

  private static func lines(of file: String) throws(PortError) -> [String] {
    String(decoding: try FileList.read(file), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(PortError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw .usage("error: \(option) needs a value\n\n" + usage)
    }
    return value
  }
}
