// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import TesseraProject

/// Writes and builds the package of an app that has a project instead of a package.
@main
struct ProjectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera project", abstract: "Builds the app of an Xcode, XcodeGen or Tuist project on this machine.",
    discussion: """
      Reads .xcodeproj, .xcworkspace, project.yml, Project.swift and Podfile.lock, and writes a package to .tessera, whose \
      sources are links, so the project is unchanged. Builds the package with the Swift SDK and leaves out files that don't \
      compile, as long as a preview remains. Prints which files those are, and what would unlock most. render, test, serve and \
      the other commands with screens do the same in a folder with a project. Exit codes: 0 if a package was built, 1 if \
      nothing could be built, 2 for invalid arguments or projects.
      """)

  @Argument(help: "The folder of the project.")
  var folder = "."

  @Option(help: "The project in the folder, such as App.xcodeproj, if there are several.")
  var project: String?

  @Option(help: "The configuration whose settings apply.")
  var configuration = "Debug"

  @Option(help: "The Swift SDK. Empty for this machine's own modules.")
  var sdk = "tessera"

  @Flag(inversion: .prefixedNo, help: "Build the package, and leave out files that don't compile.")
  var build = true

  @Flag(help: "Print JSON: what the package contains and, if it was built, what was left out.")
  var json = false

  /// For commands with screens, which continue with the package.
  @Flag(help: .private)
  var printPath = false

  mutating func run() throws {
    do {
      try write()
    } catch let error as ProjectError {
      Self.complain("error: \(error)")
      throw ExitCode(2)
    }
  }

  private func write() throws {
    let project = try AppProject(in: folder, project: project, configuration: configuration)
    let plan = try project.builder.write()
    let summary = ProjectSummary(project.description, plan: plan)
    let report = build ? try project.build(sdk: sdk.isEmpty ? nil : sdk) : nil
    if printPath {
      if let report { Self.complain(report.text.trimmingCharacters(in: .newlines)) }
      print(plan.folder)
    } else if json {
      print(try Self.json(summary, report))
    } else {
      print(summary.text, terminator: "")
      if let report { print(report.text, terminator: "") }
    }
    if let report, report.status == .failed || report.compiledFiles == 0 { throw ExitCode(1) }
  }

  private struct Answer: Encodable {
    var project: ProjectSummary
    var build: PartialBuildReport?
  }

  private static func json(_ summary: ProjectSummary, _ report: PartialBuildReport?) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Answer(project: summary, build: report)), as: UTF8.self)
  }

  private static func complain(_ text: String) {
    // There is no place left to report a closed standard error.
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }
}
