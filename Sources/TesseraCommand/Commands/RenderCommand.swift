// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster

struct RenderCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders screens to <name>.<device>@<scale>.<appearance>.png.",
    discussion:
      "Other options that are not the default are part of the name: settings.iphone-16@3.dark.AX5.rtl.accented.contrast.png."
  )

  @Argument(help: ArgumentHelp("The screens to render. Default: all.", valueName: "name"))
  var names: [String] = []

  @OptionGroup var variant: VariantOptions

  @Option(help: "light, dark or both.")
  var appearance = AppearanceChoice.both

  @Option(name: .customLong("out"), help: "The folder for the pictures. Created if needed.")
  var folder = "."

  @Option(help: "The number of painting and encoding threads with --workers 0. Default: the number of cores.")
  var threads: Int?

  @Flag(help: "Fail if a resource is missing: an image, color, symbol, font, nib or text.")
  var strict = false

  @Flag(help: "Print JSON: {\"folder\":…,\"pictures\":[{\"screen\":…,\"variant\":…,\"path\":…}],\"missing\":[…]}.")
  var json = false

  private struct Answer: Encodable {
    struct Picture: Encodable {
      let screen: String
      let variant: String
      let path: String
    }

    let folder: String
    let pictures: [Picture]
    let missing: [RenderImageJob.Missing]
  }

  @OptionGroup var workers: WorkerOptions

  @OptionGroup var source: ScreenSource

  func validate() throws {
    if let threads, !(1...256).contains(threads) {
      throw ValidationError("--threads \(threads) is out of range. Use 1 to 256.")
    }
  }

  func run() async throws {
    let pictures = try makePictures()
    try withUserFacingErrors { () throws(FileError) in try AtomicFile.createDirectory(folder) }
    let cores = threads ?? ProcessInfo.processInfo.activeProcessorCount
    let missing = try await RenderBatch(
      jobs: pictures.map(\.job), folder: folder, executor: workers.executor(threads: cores)
    ).run()
    if json {
      try JSONOutput.print(
        Answer(
          folder: JSONOutput.absolutePath(folder),
          pictures: pictures.map {
            .init(screen: $0.job.screen, variant: $0.variant, path: JSONOutput.absolutePath($0.job.path))
          },
          missing: missing))
    }
    if strict, !missing.isEmpty {
      let count = missing.count == 1 ? "A resource is" : "\(missing.count) resources are"
      throw CommandFailure(
        description: "\(count) missing. Add the resource, or correct its name.\n"
          + missing.map { "  \($0.screen): \($0.sentence)" }.joined(separator: "\n"))
    }
    if !json { print(JSONOutput.absolutePath(folder)) }
  }

  /// Returns the jobs for all images, and the names of their variants. Validates all arguments before anything is
  /// written.
  private func makePictures() throws -> [(job: RenderImageJob, variant: String)] {
    let screens = try CommandContext.catalog.select(names)
    return try screens.flatMap { screen in
      try appearance.appearances.map { appearance in
        let variant = try variant.variant(of: screen, appearance)
        let path = (folder as NSString).appendingPathComponent("\(screen.name).\(variant.name).png")
        return (RenderImageJob(screen: screen.name, options: OptionsRecord(variant.options), path: path), variant.name)
      }
    }
  }
}
