// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The command line of `tessera init`. `tessera-init` is a separate program with the same arguments, which builds in
// seconds because it does not depend on the view modules.

internal import Foundation
internal import TesseraRelease

/// The command that sets up a package by adding a manifest section, a catalog, a snapshot test and a CI workflow.
package enum InitCommand {
  /// The text of `--help`.
  package static let usage = """
    OVERVIEW: Sets up a package to render and test its screens on Linux, and prints each change.

    USAGE: tessera init [FOLDER] [--dry-run] [--name NAME] [--tessera FOLDER|URL] [--json]
           tessera init --agents [FOLDER] [--dry-run] [--json]

    ARGUMENTS:
      FOLDER              The package's folder. Default: the current folder.

    OPTIONS:
      --agents            Only write the files that let coding agents use Tessera in the folder: a section of
                          AGENTS.md, the skill .claude/skills/tessera/SKILL.md, and the server in .mcp.json. A second
                          run updates them. The folder needs no Package.swift.
      --dry-run           Print the changes as a diff without writing them.
      --json              Print JSON: {"changes":[{"path":…,"isNew":…,"purpose":…,"diff":…}],"kept":[…],"notes":[…],…}.
      --name NAME         The name of the catalog's target. Default: the package's name and 'Screens'.
      --tessera FOLDER    A checkout of Tessera for the manifest. Default: the checkout that built this program. The
                          tessera of the Swift SDK adds no dependency by default.
      --tessera URL       The URL of Tessera's repository for the manifest.
      --version           Print the version.
      -h, --help          Show this help.

    No file is overwritten: lines are appended to Package.swift, all other files are new. A second run changes nothing.
    Exit codes: 0 success, or nothing to do; 2 the package can't be set up, and nothing was written.

    """

  /// Runs the command and returns its exit code: 0, or 2 if the package cannot be set up.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the command name.
  ///   - program: The path of this program, from which its checkout is determined.
  ///   - current: The absolute path of the folder to which paths are relative.
  ///   - sdk: The command line of the Swift SDK that runs this program, or `nil` if the program was built in a
  ///     checkout.
  ///   - say: A closure that receives standard output.
  ///   - complain: A closure that receives standard error.
  package static func run(
    _ arguments: [String], program: String? = Bundle.main.executablePath,
    current: String = FileManager.default.currentDirectoryPath,
    sdk: String? = ProcessInfo.processInfo.environment["TESSERA_PROGRAM"],
    say: (String) -> Void = { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
    complain: (String) -> Void = { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }
  ) -> Int32 {
    if arguments.contains("--help") || arguments.contains("-h") {
      say(usage)
      return 0
    }
    if arguments.contains("--version") {
      say(TesseraVersion.current + "\n")
      return 0
    }
    do {
      let options = try Options(arguments)
      if options.isForAgents {
        try setUpAgents(options, current: current, say: say)
      } else {
        try setUp(options, program: program, current: current, sdk: sdk, say: say)
      }
      return 0
    } catch {
      complain("error: \(error)\n")
      return 2
    }
  }

  private struct Options {
    var folder = "."
    var isDry = false
    var isForAgents = false
    var isJSON = false
    var name: String?
    var tessera: String?

    init(_ arguments: [String]) throws(SetupError) {
      var rest = arguments[...]
      var folders: [String] = []
      func value(_ option: String) throws(SetupError) -> String {
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
          throw SetupError("\(option) needs a value. See `tessera init --help`.")
        }
        return value
      }
      while let argument = rest.popFirst() {
        switch argument {
        case "--dry-run": isDry = true
        case "--agents": isForAgents = true
        case "--json": isJSON = true
        case "--name": name = try value(argument)
        case "--tessera": tessera = try value(argument)
        default:
          if argument.hasPrefix("-") {
            throw SetupError("Unknown option '\(argument)'. See `tessera init --help`.")
          }
          folders.append(argument)
        }
      }
      if folders.count > 1 {
        throw SetupError(
          "Only one folder can be set up at a time, but there are \(folders.count). Pass one and try again.")
      }
      folder = folders.first ?? "."
      if isForAgents, let option = name != nil ? "--name" : tessera != nil ? "--tessera" : nil {
        throw SetupError(
          "--agents does not change the package, so \(option) has no effect. Run `tessera init` with and without --agents."
        )
      }
    }
  }

  private static func root(_ options: Options, current: String) -> String {
    URL(fileURLWithPath: options.folder, relativeTo: URL(fileURLWithPath: current, isDirectory: true))
      .standardizedFileURL.resolvingSymlinksInPath().path
  }

  private static func setUpAgents(
    _ options: Options, current: String, say: (String) -> Void
  ) throws(SetupError) {
    let root = root(options, current: current)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue else {
      throw SetupError("There is no folder \(root). Pass the folder of a project and try again.")
    }
    guard options.isDry || FileManager.default.isWritableFile(atPath: root) else {
      throw SetupError(
        "\(root) is not writable. Change its permissions and try again; --dry-run shows what would be written.")
    }
    let setup = try AgentSetup(root: root)
    if !options.isDry { try setup.plan.apply() }
    if options.isJSON {
      let kept = setup.kept.map { SetupAnswer.Kept(path: $0.path, reason: $0.reason) }
      return say(SetupAnswer(setup.plan, kept: kept, isDryRun: options.isDry).json)
    }
    say(options.isDry ? setup.plan.changes.map(\.diff).joined() : setup.summary)
  }

  private static func setUp(
    _ options: Options, program: String?, current: String, sdk: String?, say: (String) -> Void
  ) throws(SetupError) {
    let manager = FileManager.default
    let root = root(options, current: current)
    let path = root + "/Package.swift"
    guard manager.fileExists(atPath: path) else {
      throw SetupError("There is no Package.swift in \(root). Pass the folder of a package and try again.")
    }
    guard let data = manager.contents(atPath: path), let manifest = String(data: data, encoding: .utf8) else {
      throw SetupError("\(path) is not UTF-8 text. Fix it and try again.")
    }
    if let line = manifest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .firstIndex(where: { $0.hasPrefix(PackageSetup.mark) })
    {
      if options.isJSON { return say(SetupAnswer(root: root, isDryRun: options.isDry).json) }
      say("Package.swift is already set up, by line \(line + 1) and those below it. Nothing was changed.\n")
      return
    }
    let others = ((try? manager.contentsOfDirectory(atPath: root)) ?? []).filter {
      $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")
    }
    if let other = others.sorted().first {
      throw SetupError(
        "The package has a separate manifest for some versions of Swift, \(other), which would override the lines to add. "
          + "Set it up manually, see the page 'Your iOS package on Linux'.")
    }
    guard options.isDry || (manager.isWritableFile(atPath: root) && manager.isWritableFile(atPath: path)) else {
      throw SetupError(
        "\(root) is not writable. Change its permissions and try again; --dry-run shows what would be written.")
    }
    let dump = try PackageDump.of(root)
    let named = options.tessera ?? (sdk == nil ? program.flatMap(TesseraDependency.around(program:)) : nil)
    var tessera = try named.map { (text) throws(SetupError) in
      try TesseraDependency.named(text, root: root, current: current)
    }
    if tessera == nil, sdk != nil { tessera = .sdk }
    let setup = try PackageSetup(root: root, manifest: manifest, dump: dump, name: options.name, tessera: tessera)
    let plan = SetupPlan(setup, manifest: manifest)
    try check(plan, of: setup)
    if !options.isDry { try plan.apply() }
    if options.isJSON {
      let kept = plan.kept.map { SetupAnswer.Kept(path: $0, reason: "already exists") }
      return say(SetupAnswer(plan, kept: kept, notes: setup.notes, isDryRun: options.isDry).json)
    }
    say(options.isDry ? plan.changes.map(\.diff).joined() : summary(plan, setup))
  }

  /// Checks that the package manager can parse the new manifest. Called before any file is written.
  private static func check(_ plan: SetupPlan, of setup: PackageSetup) throws(SetupError) {
    guard let manifest = plan.changes.last?.after else { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-init-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    } catch {
      throw SetupError("Can't write \(folder.path): \(error.localizedDescription) Free some space and try again.")
    }
    let dump: PackageDump
    do { dump = try PackageDump.of(folder.path) } catch {
      throw SetupError(
        "With the added lines, the manifest would be invalid, so nothing was changed: \(error) "
          + "Set it up manually, see the page 'Your iOS package on Linux'.")
    }
    guard dump.targets.contains(where: { $0.name == setup.catalog }) else {
      throw SetupError(
        "The lines at the manifest's end would have no effect on its package, so nothing was changed. "
          + "Declare the package as a top-level constant and try again.")
    }
  }

  private static func summary(_ plan: SetupPlan, _ setup: PackageSetup) -> String {
    var lines: [String] = []
    for change in plan.changes {
      lines.append("\(change.before == nil ? "new    " : "changed") \(change.path): \(change.purpose)")
    }
    lines += plan.kept.map { "kept    \($0): already exists" }
    lines += setup.notes.map { "note    \($0)" }
    lines += [
      "", "Next:", "  swift run\(setup.sdkOption) \(setup.catalog) render --out pictures    # paints every screen",
      "  swift test\(setup.sdkOption)    # records goldens and fails once, so that you review them", "",
    ]
    return lines.joined(separator: "\n")
  }
}
