// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

internal import Glibc

struct ServeCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves the screens as a page on which they live, on this machine only.",
    discussion: """
      The address is printed. It holds a random token and works on this machine only. A screen that is opened can be touched, \
      scrolled and typed into; its time can be stopped and moved; its views can be asked why they are where they are. When a \
      source of the program's package is saved, the program is built anew, and the page shows the new screen in the state of the \
      old one, or the compiler's errors. Ctrl-C ends the server.
      """)

  @Option(help: "The server's port, 1 to 65535. Any that is free if not given.")
  var port: Int?

  @Flag(inversion: .prefixedNo, help: "Build anew when a source of the program's package is saved.")
  var watch = true

  @Option(help: "The command that builds the program, for the shell. `swift build` of its product if not given.")
  var build: String?

  @Option(
    name: .customLong("time-limit"),
    help: ArgumentHelp("The seconds that one step of a screen may take.", valueName: "seconds"))
  var timeLimit = 20.0

  @Option(help: "Threads that paint a screen. All cores if not given.")
  var threads: Int?

  @OptionGroup var source: ScreenSource

  func validate() throws {
    if let port, !(1...65535).contains(port) {
      throw ValidationError("--port \(port) is out of range. Use 1 to 65535, or leave it out for any that is free.")
    }
    guard timeLimit > 0, timeLimit <= 86_400 else {
      throw ValidationError("--time-limit \(timeLimit) is out of range. Use a number above 0 and up to 86400.")
    }
    if let threads, !(1...256).contains(threads) {
      throw ValidationError("--threads \(threads) is out of range. Use 1 to 256.")
    }
    if build != nil, !watch { throw ValidationError("--build is of no use with --no-watch. Leave one of them out.") }
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
      Console.error("This program does not lie in the .build of its package, so that its sources are not watched.")
    }
    let watching = rebuilder.map { rebuilder in Task { await rebuilder.run(site) { Console.error($0) } } }
    // Only the address goes to standard output, unbuffered, for programs that start this one.
    print("http://127.0.0.1:\(server.port)/\(site.token)/")
    fflush(nil)
    Console.error("Serving \(screens.count) screens. Open the address in a browser; Ctrl-C ends the server.")
    while Interruption.signal() == nil { try await Task.sleep(for: .milliseconds(100)) }
    watching?.cancel()
    site.stop()
    await server.stop()
  }
}
