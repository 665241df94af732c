// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraServer

@Suite struct RenderJobTests {
  private func bytes(_ parameters: Data?) throws -> [UInt8] {
    let head = RenderJob.Head(screen: "card", options: nil, hasParameters: parameters != nil)
    return RenderJob.bytes(
      region: 7, dropped: [3, 1 << 40], tail: try RenderJob.tail(format: .smallPNG, head: head, parameters: parameters))
  }

  @Test func roundTrips() throws {
    for parameters in [nil, Data(), Data("{}".utf8)] {
      let job = try #require(RenderJob(bytes(parameters)))
      #expect(job.region == 7)
      #expect(job.dropped == [3, 1 << 40])
      #expect(job.format == .smallPNG)
      #expect(job.head.screen == "card")
      #expect(job.parameters == parameters)
    }
  }

  @Test func rejectsPartialJobs() throws {
    let whole = try bytes(nil)
    for count in 0..<whole.count { #expect(RenderJob(Array(whole.prefix(count))) == nil) }
    #expect(RenderJob([UInt8](repeating: 0xff, count: 100)) == nil)
  }
}
