// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Renders screens to <name>.<device>@<scale>.<appearance>.png.")

  @Argument(help: ArgumentHelp("The screens to render; all of them if none is named.", valueName: "name"))
  var names: [String] = []

  @Option(
    help: """
      The device: \(Device.all.map(\.name).joined(separator: ", ")), or a size such as 390x844. \
      Each screen's own if not given.
      """)
  var device: String?

  @Option(help: "Pixels per point. The device's own if not given.")
  var scale: Double?

  @Option(help: "light, dark or both.")
  var appearance = AppearanceChoice.both

  @Option(name: .customLong("out"), help: "The folder for the pictures. It is made if it does not exist.")
  var folder = "."

  @Option(help: "Threads that paint and encode. All cores if not given.")
  var threads: Int?

  enum AppearanceChoice: String, ExpressibleByArgument, CaseIterable {
    case light, dark, both

    var appearances: [Appearance] {
      switch self {
      case .light: [.light]
      case .dark: [.dark]
      case .both: [.light, .dark]
      }
    }
  }

  func validate() throws {
    if let threads, !(1...256).contains(threads) {
      throw ValidationError("--threads \(threads) is out of range. Use 1 to 256.")
    }
  }

  func run() async throws {
    let jobs = try makeJobs()
    try Self.write { () throws(FileError) in try AtomicFile.createDirectory(folder) }
    let cores = threads ?? ProcessInfo.processInfo.activeProcessorCount
    try await RenderBatch(jobs: jobs, folder: folder, threads: cores).run()
    print(URL(fileURLWithPath: folder).standardizedFileURL.path)
  }

  /// Every picture to make. All mistakes in the arguments show here, before anything is written.
  private func makeJobs() throws -> [RenderJob] {
    let screens = try CatalogCommand.catalog.select(names)
    let chosen = try device.map { name throws(RenderError) in try Device.named(name) }
    return try screens.flatMap { screen in
      var target = chosen ?? screen.device
      if let scale { target = try target.scaled(to: scale) }
      return appearance.appearances.map { RenderJob(screen: screen, device: target, appearance: $0) }
    }
  }

  static func write(_ body: () throws(FileError) -> Void) throws {
    do { try body() } catch { throw CommandFailure(description: "\(error)") }
  }
}

/// One picture to make.
struct RenderJob: Sendable {
  let screen: Screen
  let device: Device
  let appearance: Appearance

  var fileName: String {
    let scale = device.scale
    let number = scale == scale.rounded() ? "\(Int(scale))" : "\(Double(scale))"
    return "\(screen.name).\(device.name)@\(number).\(appearance.rawValue).png"
  }
}
