// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that interrupt a command while a known image is rendered. Some simulate Ctrl-C by counting images, and others
// send real signals in child processes. Only complete files may remain.

import Foundation
import Tessera
import TesseraImaging
import TesseraRaster
import Testing
import UIKit

@testable import TesseraCommand

@Suite struct InterruptionTests {
  private let folder = Folder()

  /// Runs a command that is interrupted before image number `count + 1`.
  private func run(_ arguments: [String], signal: Int32 = SIGINT, after count: Int) async -> Int32 {
    let counter = Counter()
    return await Interruption.$signal.withValue({ counter.next() > count ? signal : nil }) {
      await CatalogCommand.run(
        framesCatalog, arguments: arguments + ["--device", "20x30", "--scale", "1", "--out", folder.path])
    }
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func keepsNumberedImages(signal: Int32, code: Int32) async throws {
    #expect(await run(["frames", "fade", "--fps", "50"], signal: signal, after: 4) == code)
    #expect(folder.files == (0..<4).map { "frame-0000\($0).png" })
    for name in folder.files { #expect(try PNG.decode(folder.bytes(name)).width == 20) }
  }

  @Test func leavesNothingBeforeTheFirstFrame() async {
    #expect(await run(["frames", "fade"], after: 0) == 130)
    #expect(folder.files.isEmpty)
  }

  @Test(arguments: [["apng"], ["strip"], ["plot", "--plot", "dot.x"]])
  func doesNotWriteIncompleteImages(format: [String]) async {
    #expect(await run(["frames", "fade", "--fps", "50", "--format"] + format, after: 4) == 130)
    #expect(folder.files.isEmpty)
  }

  /// An interrupted run keeps the existing animation file.
  @Test func keepsOldFiles() async throws {
    #expect(await run(["frames", "fade", "--format", "apng"], after: .max) == 0)
    let old = try folder.bytes("fade.out.png")
    #expect(await run(["frames", "fade", "--format", "apng", "--fps", "50"], after: 3) == 130)
    #expect(folder.files == ["fade.out.png"])
    #expect(try folder.bytes("fade.out.png") == old)
  }

  /// Two screens in light and dark mode yield four images. The signal arrives after rendering of the first has begun.
  @Test func completesImagesInProgress() async throws {
    #expect(await run(["render", "--threads", "1"], after: 1) == 130)
    #expect(folder.files == ["fade.20x30@1.light.png"])
    #expect(await run(["render", "--threads", "1"], after: 0) == 130)
  }

  /// In a child process, the screen sends its own process the signal while frame 3 is rendered, as a user might.
  @Test(arguments: ["png", "apng"])
  func realSignals(format: String) async throws {
    let folder = folder
    let code: ExitTest.Condition = .exitCode(130)
    if format == "png" {
      await #expect(processExitsWith: code) { [path = folder.path as String] in
        exit(await signalled(["--format", "png", "--out", path]))
      }
      // The frame in progress is completed, so frames 0 to 3 exist.
      #expect(folder.files == (0...3).map { "frame-0000\($0).png" })
    } else {
      await #expect(processExitsWith: code) { [path = folder.path as String] in
        exit(await signalled(["--format", "apng", "--out", path]))
      }
      #expect(folder.files.isEmpty)
    }
  }

  /// The third signal terminates a process that does not respond.
  @Test func theThirdSignalTerminatesTheProcess() async {
    await #expect(processExitsWith: .exitCode(143)) {
      Interruption.install()
      // Pending signals of the same type are merged, so allow time for each signal to arrive.
      for _ in 0..<2 {
        send(SIGTERM)
        usleep(100_000)
      }
      guard Interruption.signal() == SIGTERM else { exit(1) }
      send(SIGTERM)
      sleep(10)
      exit(2)
    }
  }
}

/// Runs `frames` at ten frames per second on a screen that raises SIGINT at 0.3 s.
private func signalled(_ arguments: [String]) async -> Int32 {
  Interruption.install()
  let catalog = ScreenCatalog {
    Screen(
      "signal", device: .iPhoneSE,
      animations: [
        ScreenAnimation("run", duration: 1) { (controller: UIViewController) in
          UIView.animate(withDuration: 0.3) {
            controller.view.alpha = 0
          } completion: { _ in
            send(SIGINT)
          }
        }
      ]
    ) { UIViewController() }
  }
  return await CatalogCommand.run(
    catalog, arguments: ["frames", "signal", "--fps", "10", "--device", "20x30", "--scale", "1"] + arguments)
}

/// Sends this process a signal and waits up to five seconds until it is recorded. `raise` would send the signal to
/// the calling thread, but the threads that run tasks receive no signals.
private func send(_ signal: Int32) {
  kill(getpid(), signal)
  for _ in 0..<5000 where Interruption.received == nil { usleep(1000) }
}

/// A thread-safe call counter.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
