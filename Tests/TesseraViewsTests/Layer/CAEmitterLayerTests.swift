// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct CAEmitterLayerTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let emitter = CAEmitterLayer()
  let cell = CAEmitterCell()

  init() {
    emitter.frame = root.bounds
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    emitter.emitterCells = [cell]
    cell.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      .cgImage
    cell.birthRate = 2
    cell.lifetime = 2
    root.layer.addSublayer(emitter)
  }

  func particles(at time: Double) -> [Particle] { EmitterSimulation(emitter).particles(at: time) }

  /// From time 1 on, two particles are born per second, and each lives for two seconds. At the layer's time 0 there
  /// is one particle, and at 0.6 there are two. At 1.9, the particles born at 0, 0.5, 1 and 1.5 are alive. At 2.1,
  /// the particles born from 0.5 to 2 are alive.
  @Test func birthRateAndLifetime() {
    emitter.beginTime = 1
    #expect(particles(at: -0.1).isEmpty)
    #expect(particles(at: 0).map(\.age) == [0])
    #expect(particles(at: 0.6).count == 2 && particles(at: 1.9).count == 4)
    let ages = particles(at: 2.1).map { ($0.age * 1000).rounded() }
    #expect(ages == [1600, 1100, 600, 100])
  }

  /// An emitter without a `beginTime` has always been running, so all its particles exist at time 0.
  @Test func stillImagesAreFullyEmitted() {
    #expect(particles(at: 0).count == 4)
    #expect(root.displayList(scale: 1, pixels: (100, 100), background: .white).commands.count == 4)
  }

  /// The velocity is 10 points per second to the right, and the acceleration 4 points per second squared downward.
  /// After 1 second, a particle is at (60, 52).
  @Test func motionDependsOnAge() throws {
    (emitter.beginTime, cell.birthRate) = (1, 0.5)
    (cell.velocity, cell.yAcceleration, cell.spin, cell.scaleSpeed) = (10, 4, 0.5, 1)
    cell.alphaSpeed = -0.25
    let particle = try #require(particles(at: 1).first)
    #expect(particle.position == Point(x: 60, y: 52) && particle.angle == 0.5 && particle.scale == 2)
    #expect(particle.color == SIMD4(1, 1, 1, 0.75))
    emitter.velocity = 2
    #expect(particles(at: 1).first?.position == Point(x: 70, y: 52))
  }

  /// Equal seeds and times yield equal particles, regardless of earlier queries. Another seed yields different
  /// particles.
  @Test func isDeterministic() {
    (cell.velocity, cell.velocityRange, cell.emissionRange) = (10, 5, 6)
    let first = particles(at: 1.3).map(\.position)
    _ = particles(at: 77)
    #expect(particles(at: 1.3).map(\.position) == first && first.count == 4)
    emitter.seed = 1
    #expect(particles(at: 1.3).map(\.position) != first)
  }

  /// Velocities are 10 ± 5 in a 90° cone to the right, so directions are within ±45°.
  @Test func valuesStayInTheirRanges() {
    (cell.birthRate, cell.lifetime) = (100, 10)
    (cell.velocity, cell.velocityRange, cell.emissionRange) = (10, 5, .pi / 2)
    for particle in particles(at: 0) where particle.age > 0 {
      let (x, y) = (particle.position.x - 50, particle.position.y - 50)
      let speed = (x * x + y * y).squareRoot() / particle.age
      #expect(speed >= 5 - 1e-6 && speed <= 15 + 1e-6 && y.magnitude <= x + 1e-6)
    }
  }

  @Test(arguments: [
    CAEmitterLayerEmitterShape.point, .line, .rectangle, .cuboid, .circle, .sphere,
    CAEmitterLayerEmitterShape(rawValue: "?"),
  ])
  func shapes(shape: CAEmitterLayerEmitterShape) {
    (cell.birthRate, emitter.emitterShape) = (50, shape)
    emitter.emitterSize = CGSize(width: 20, height: 10)
    for mode in [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume] {
      emitter.emitterMode = mode
      for particle in particles(at: 0) {
        let (x, y) = (particle.position.x - 50, particle.position.y - 50)
        switch shape {
        case .line: #expect(x.magnitude <= 10 && y == 0)
        case .rectangle, .cuboid:
          #expect(x.magnitude <= 10 && y.magnitude <= 5)
          if mode == .outline { #expect(x.magnitude == 10 || y.magnitude == 5) }
        case .circle, .sphere:
          #expect((x * x + y * y).squareRoot() <= 20 + 1e-9)
          if mode == .outline { #expect(abs((x * x + y * y).squareRoot() - 20) < 1e-9) }
        default: #expect(x == 0 && y == 0)
        }
      }
    }
  }

  /// A particle that stays at (50, 50) for a second emits particles, which stay there too.
  @Test func particlesEmitParticles() {
    let spark = CAEmitterCell()
    (spark.birthRate, spark.lifetime, spark.contents) = (10, 0.35, cell.contents)
    (cell.emitterCells, cell.birthRate, emitter.beginTime) = ([spark], 0.5, 1)
    // At time 1, the particles born at 0.7, 0.8, 0.9 and 1 and their parent are alive.
    #expect(particles(at: 1).count == 5)
  }

  @Test func appliesRenderModes() {
    emitter.renderMode = .oldestLast
    #expect(particles(at: 0).map(\.age) == [0, 0.5, 1, 1.5])
    emitter.renderMode = .oldestFirst
    #expect(particles(at: 0).map(\.age) == [1.5, 1, 0.5, 0])
    emitter.renderMode = .additive
    let commands = root.displayList(scale: 1, pixels: (100, 100), background: .white).commands
    #expect(commands.first == .beginMix(.blend(.plusLighter, reachesBeyond: false)) && commands.count == 12)
  }

  @Test func cellsHaveKeyPaths() {
    cell.name = "snow"
    emitter.setValue(7, forKeyPath: "emitterCells.snow.birthRate")
    emitter.setValue(3.5, forKeyPath: "emitterCells.snow.velocity")
    #expect(cell.birthRate == 7 && cell.velocity == 3.5)
    #expect((emitter.value(forKeyPath: "emitterCells.snow.birthRate") as? NSNumber)?.intValue == 7)
    emitter.setValue(1, forKeyPath: "emitterCells.rain.birthRate")
    emitter.setValue(0.5, forKeyPath: "opacity")
    #expect(emitter.opacity == 0.5)
  }

  /// The number of particles is limited for any birth rate.
  @Test(arguments: [Float(1e9), .infinity, .nan, 0, -5, 1e-30])
  func hostileRates(rate: Float) {
    cell.birthRate = rate
    cell.lifetime = rate == 1e9 ? 3 : 1
    #expect(particles(at: 0).count <= 10_001)
    cell.birthRate = 5
    (cell.lifetime, cell.lifetimeRange, cell.scale, cell.velocity) = (rate, rate, CGFloat(rate), CGFloat(rate))
    _ = particles(at: 0)
    (cell.lifetime, emitter.emitterSize) = (1, CGSize(width: CGFloat(rate), height: CGFloat(rate)))
    emitter.emitterShape = .rectangle
    emitter.emitterMode = .outline
    _ = particles(at: 1e18)
    _ = root.displayList(scale: 1, pixels: (100, 100), background: .white).commands.count
  }
}
