// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraServer

@Suite struct RenderAnswerTests {
  @Test func roundTrips() {
    let answers: [RenderAnswer] = [
      .picture(.init(width: 1, height: 2, count: 3)), .failure(.memory("none")),
      .failure(.unknownScreen("a", known: ["b"])), .failure(.badParameters(screen: "a", path: "b", reason: "c")),
    ]
    for answer in answers { #expect(RenderAnswer(answer.bytes) == answer) }
  }

  @Test func rejectsInvalidAnswers() {
    let picture = RenderAnswer.picture(.init(width: 1, height: 2, count: 3)).bytes
    for count in 0..<picture.count { #expect(RenderAnswer(Array(picture.prefix(count))) == nil) }
    #expect(RenderAnswer(picture + [0]) == nil)
    #expect(RenderAnswer([1] + [UInt8](repeating: 0xff, count: 24)) == nil)
    #expect(RenderAnswer([2]) == nil)
    #expect(RenderAnswer([9]) == nil)
  }

  @Test(arguments: [
    (0, 1, 4, false), (1, 1, 4, true), (1, 1, 3, false), (1, 1, 5, false), (32_768, 1, 131_072, true),
    (32_769, 1, 131_076, false), (-1, -1, 4, false),
  ]) func sizesOfPixels(width: Int, height: Int, count: Int, isGood: Bool) {
    let picture = RenderAnswer.Picture(width: width, height: height, count: count)
    #expect((picture.mistake(.pixels) == nil) == isGood)
  }

  @Test func sizesOfFiles() {
    #expect(RenderAnswer.Picture(width: 10, height: 10, count: 0).mistake(.png) != nil)
    #expect(RenderAnswer.Picture(width: 10, height: 10, count: 67).mistake(.png) == nil)
    #expect(RenderAnswer.Picture(width: 10, height: 10, count: 1 << 40).mistake(.png) != nil)
  }
}
