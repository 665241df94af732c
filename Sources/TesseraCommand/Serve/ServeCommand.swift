// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

internal import Glibc

struct ServeCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves a page with the live screens, on this machine only.",
    discussion: """
      Prints the address, which contains a random token and works on this machine only. You can touch the open screen, scroll, \
      and type; pause and move its time; and inspect its views and the constraints that determine their frames. When a \
      source of the program's package is saved, the program is rebuilt, and the page shows the new screen in the state of the \
      old one, or the compiler's errors. Press Ctrl-C to stop the server.
      """)

  @Option(help: "The server's port, 1 to 65535. Default: any free port.")
  var port: Int?

  @Flag(inversion: .prefixedNo, help: "Rebuild when a source of the program's package is saved.")
  var watch = true

  @Option(help: "The shell command that builds the program. Default: `swift build` of its product.")
  var build: String?

  @Option(
    name: .customLong("time-limit"),
    help: ArgumentHelp("The time limit of one step of a screen.", valueName: "seconds"))
  var timeLimit = 20.0

  @Option(help: "The number of painting threads. Default: the number of cores.")
  var threads: Int?

  @Flag(help: "Print JSON instead of the address: {\"address\":…,\"screens\":[…]}.")
  var json = false

  private struct Answer: Encodable {
    let address: String
    let screens: [String]
  }

  @OptionGroup var source: ScreenSource

  func validate() throws {
    if let port, !(1...65535).contains(port) {
      throw ValidationError("--port \(port) is out of range. Use 1 to 65535, or omit it for any free port.")
    }
    guard timeLimit > 0, timeLimit <= 86_400 else {
      throw ValidationError("--time-limit \(timeLimit) is out of range. Use a number above 0 and up to 86400.")
    }
    if let threads, !(1...256).contains(threads) {
      throw ValidationError("--threads \(threads) is out of range. Use 1 to 256.")
    }
    if build != nil, !watch { throw ValidationError("--build has no effect with --no-watch. Remove one of them.") }
  }

  func run() async throws {
    let screens = try CommandContext.catalog.select([])
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let role = CatalogRole.page(CommandContext.source, threads: threads ?? cores)
    let site = LiveSite(CommandContext.catalog, role, timeLimit: timeLimit, stills: min(cores, 4)) { Console.error($0) }
    let server: LocalServer
    do { server = try LocalServer(site, port: UInt16(port ?? 0)) } catch { throw error.failure(port: port ?? 0) }
    let rebuilder = watch ? Rebuilder(of: Rebuilder.ownProgram, command: build) : nil
    if watch, rebuilder == nil {
      Console.error("This program is not in the .build folder of its package, so its sources are not watched.")
    }
    let watching = rebuilder.map { rebuilder in Task { await rebuilder.run(site) { Console.error($0) } } }
    // Only the address is printed to standard output, unbuffered, so that a program that starts this one can read it.
    let address = "http://127.0.0.1:\(server.port)/\(site.token)/"
    if json {
      try JSONOutput.print(Answer(address: address, screens: screens.map(\.name)))
    } else {
      print(address)
    }
    fflush(nil)
    Console.error("Serving \(screens.count) screens. Open the address in a browser. Press Ctrl-C to stop the server.")
    while Interruption.signal() == nil { try await Task.sleep(for: .milliseconds(100)) }
    watching?.cancel()
    site.stop()
    await server.stop()
  }
}
