// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit
@testable import TesseraViews

/// Layers with extreme values are drawn in finite time and with finite numbers.
@MainActor @Suite struct HostileLayerTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  nonisolated static let numbers: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e9, -1e9, 1e300, 1e-300]

  private func paint() throws {
    let list = root.displayList(scale: 1, pixels: (100, 100), background: .white)
    #expect(list.commands.count < 2_000_000)
    _ = try list.paint()
  }

  enum Number: CaseIterable { case birthRate, lifetime, velocity, scale, spin, range, begin, duration, emission, alpha }

  @Test(arguments: Number.allCases, numbers) func emitters(number: Number, value: Double) throws {
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    emitter.frame = root.bounds
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    emitter.emitterCells = [cell]
    cell.contents = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.cgImage
    (cell.birthRate, cell.lifetime) = (10, 1)
    switch number {
    case .birthRate: cell.birthRate = Float(value)
    case .lifetime: cell.lifetime = Float(value)
    case .velocity: (cell.velocity, cell.velocityRange, cell.yAcceleration) = (value, value, value)
    case .scale: (cell.scale, cell.scaleRange, cell.scaleSpeed) = (value, value, value)
    case .spin: (cell.spin, cell.spinRange) = (value, value)
    case .range: (cell.lifetimeRange, cell.emissionRange) = (Float(value), value)
    case .begin: (cell.beginTime, emitter.beginTime) = (value, value)
    case .duration: (cell.duration, cell.beginTime) = (value, 1)
    case .emission:
      (emitter.emitterSize, emitter.emitterPosition) = (
        CGSize(width: value, height: value), CGPoint(x: value, y: value)
      )
    case .alpha: (cell.alphaSpeed, cell.alphaRange, cell.contentsScale) = (Float(value), Float(value), value)
    }
    #expect(EmitterSimulation(emitter).particles(at: 0).count <= EmitterSimulation.maximumParticleCount)
    root.layer.addSublayer(emitter)
    try paint()
  }

  @Test(arguments: [Int.min, -1, 0, 1, 1_000_000_000, .max]) func replicators(count: Int) throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = root.bounds
    replicator.instanceCount = count
    replicator.instanceDelay = .nan
    replicator.instanceTransform = CATransform3DMakeTranslation(1, 0, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    replicator.addSublayer(dot)
    root.layer.addSublayer(replicator)
    try paint()
  }

  /// Cells that emit particles of the same cell, up to the maximum depth, visible or not. At 1000 per second, ten
  /// seconds would result in 10^20 particles at the fifth level.
  @Test(arguments: [true, false]) func selfContainingCells(isSeen: Bool) throws {
    let (one, other) = (CAEmitterCell(), CAEmitterCell())
    for cell in [one, other] {
      (cell.birthRate, cell.lifetime, cell.velocity) = (1000, 10, 10)
      if isSeen { cell.contents = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage }
    }
    one.emitterCells = [one, other]
    other.emitterCells = [one]
    defer { one.emitterCells = nil }
    for _ in 0..<4 {
      let emitter = CAEmitterLayer()
      emitter.emitterCells = [one]
      emitter.frame = root.bounds
      root.layer.addSublayer(emitter)
      #expect(EmitterSimulation(emitter).particles(at: 100).count <= EmitterSimulation.maximumParticleCount)
    }
    try paint()
  }

  /// Six nested replicators with 1000^6 copies of a dot, and nesting that would overflow the stack.
  @Test(arguments: [(6, 1000), (200, 1), (64, 2)]) func nestedReplicators(depth: Int, count: Int) throws {
    var parent = root.layer
    for _ in 0..<depth {
      let replicator = CAReplicatorLayer()
      replicator.frame = root.bounds
      replicator.instanceCount = count
      parent.addSublayer(replicator)
      parent = replicator
    }
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    parent.addSublayer(dot)
    let list = root.displayList(scale: 1, pixels: (100, 100), background: .white)
    #expect(list.commands.count <= RenderingBudget.maximumInstanceCount + 10)
  }

  @Test(arguments: numbers) func tiles(size: Double) throws {
    let layer = CATiledLayer()
    layer.tileSize = CGSize(width: size, height: size)
    (layer.levelsOfDetail, layer.levelsOfDetailBias) = (.max, .min)
    layer.frame = root.bounds
    root.layer.addSublayer(layer)
    try paint()
  }

  @Test func eyeInThePlane() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 20
    // The layer is rotated so that its right half extends up to 34 points toward the viewer, whose distance is 20
    // points.
    layer.transform = CATransform3DRotate(eye, 1, 0, 1, 0)
    root.layer.addSublayer(layer)
    try paint()
    eye.m34 = -1
    layer.transform = CATransform3DTranslate(eye, 0, 0, 1)
    try paint()
  }

  @Test(arguments: numbers) func documents(side: Double) {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: side, y: 0, width: side, height: side))
    let data = renderer.pdfData { context in
      context.beginPage()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side)).fill()
      context.beginPage(withBounds: CGRect(x: 0, y: side, width: 10, height: side), pageInfo: [:])
      context.setURL(URL(fileURLWithPath: "/"), for: CGRect(x: side, y: side, width: side, height: side))
      context.addDestination(withName: "", at: CGPoint(x: side, y: side))
    }
    #expect(data.starts(with: Array("%PDF".utf8)))
    #expect(!String(decoding: data, as: UTF8.self).contains("nan"))
    #expect(!String(decoding: data, as: UTF8.self).contains("inf"))
  }

  @Test(arguments: numbers) func images(side: Double) {
    root.frame.size = CGSize(width: 100, height: 100)
    _ = root.resizableSnapshotView(
      from: CGRect(x: side, y: side, width: side, height: side), afterScreenUpdates: true,
      withCapInsets: UIEdgeInsets(top: side, left: side, bottom: side, right: side))
    root.layer.cornerRadius = side
    root.layer.cornerCurve = .continuous
    #expect(throws: Never.self) { try paint() }
  }

  @Test(arguments: [Data(), Data([0]), Data(repeating: 0x7B, count: 100_000), Data("{\\rtf1\\ansi\\b".utf8)])
  func rtf(data: Data) {
    let text = try? NSAttributedString(
      data: data, options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    #expect((text?.length ?? 0) <= data.count)
  }

  /// All prefixes of a document, groups that would overflow the stack, and numbers that exceed all integer types.
  @Test func truncatedDocuments() {
    let rtf =
      "{\\rtf1\\ansi{\\fonttbl\\f0 Helvetica;}{\\colortbl;\\red255\\green0\\blue0;}\\f0\\fs24\\cf1 A\\u8364?\\'e4\\par\\b B}"
    let html = "<html><body style='color:#f00'><p>A&euro;<b>B<i>C</b></i><img src=x><ul><li>D</ul><table><td>E</body>"
    for (source, kind) in [(rtf, NSAttributedString.DocumentType.rtf), (html, .html)] {
      for end in 0...source.utf8.count {
        let data = Data(source.utf8.prefix(end))
        let text = try? NSAttributedString(data: data, options: [.documentType: kind], documentAttributes: nil)
        #expect((text?.length ?? 0) <= source.count)
      }
    }
    for source in [
      "{\\rtf1" + String(repeating: "{\\b ", count: 50_000) + "x",
      "{\\rtf1\\fs99999999999999999999\\u99999999999999 \\cf-5\\f-1\\li99999999999999 x\\bin999999999999 y}",
      String(repeating: "<b><div>", count: 20_000) + "x",
      "<p style='font-size:1e400px;color:rgb(1e99,,)'>x&#99999999999;&#xD800;&#0;</p>",
    ] {
      let kind: NSAttributedString.DocumentType = source.hasPrefix("{") ? .rtf : .html
      let text = try? NSAttributedString(
        data: Data(source.utf8), options: [.documentType: kind], documentAttributes: nil)
      if let text {
        _ = text.boundingRect(with: CGSize(width: 100, height: 100), options: .usesLineFragmentOrigin, context: nil)
      }
    }
  }
}
