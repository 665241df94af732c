// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The simulation computes the particles as a pure function of time. A cell emits particles at multiples of 1 / rate.
// A particle's sequence number and the layer's seed determine its random numbers, and its age determines its
// position. Therefore frames can be rendered in any order, and no particles are stored.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// The state of a particle at the simulated time.
struct Particle {
  let cell: CAEmitterCell
  let position: Point
  let height: Double
  let angle: Double
  let scale: Double
  /// Red, green, blue and alpha, in 0...1.
  let color: SIMD4<Double>
  let age: Double
}

@MainActor
struct EmitterSimulation {
  /// The maximum number of particles that a layer draws.
  static let maximumParticleCount = 10_000
  /// The maximum number of births that a layer evaluates for one frame, including expired particles and particles of
  /// cells without contents.
  static let maximumBirthCount = 20_000
  private static let maximumCellDepth = 4

  private let layer: CAEmitterLayer
  private(set) var births = 0
  private var found: [Particle] = []

  init(_ layer: CAEmitterLayer) {
    self.layer = layer
  }

  /// Returns the particles at a time of the layer, in drawing order.
  func particles(at time: Double) -> [Particle] {
    guard time.isFinite else { return [] }
    var copy = self
    let start = layer.beginTime == 0 ? -Double.infinity : 0
    for (index, cell) in (layer.emitterCells ?? []).enumerated() {
      let seed = EmitterRandom.mix(UInt64(layer.seed), UInt64(index) &+ 1)
      copy.addParticles(of: cell, seed: seed, from: start, until: .infinity, at: time, source: nil, depth: 0)
    }
    let found = copy.found
    switch layer.renderMode {
    case .oldestFirst: return Self.sorted(found) { -$0.age }
    case .oldestLast: return Self.sorted(found) { $0.age }
    case .backToFront: return Self.sorted(found) { $0.height }
    default: return found
    }
  }

  private static func sorted(_ particles: [Particle], by key: (Particle) -> Double) -> [Particle] {
    particles.enumerated().map { (key($0.element), $0.offset) }.sorted { $0 < $1 }.map { particles[$0.1] }
  }

  /// Returns the position, at a given time, of the particle that emits other particles.
  private typealias Source = (Double) -> Point

  /// Adds the particles that a cell emits in a time range and that are alive at the simulated time.
  private mutating func addParticles(
    of cell: CAEmitterCell, seed: UInt64, from start: Double, until end: Double, at time: Double, source: Source?,
    depth: Int
  ) {
    guard cell.isEnabled else { return }
    var rate = Double(cell.birthRate) * Double(layer.birthRate)
    let factor = Double(layer.lifetime)
    let longest = Double(cell.lifetime + cell.lifetimeRange.magnitude) * factor
    guard rate > 0, longest > 0, rate.isFinite, longest.isFinite else { return }
    let start = max(start, cell.beginTime > 0 ? max(start, 0) + cell.beginTime : start)
    let end = min(end, cell.duration > 0 && start.isFinite ? start + cell.duration : end)
    if rate * longest > Double(Self.maximumParticleCount) {
      Self.reportTooManyParticles(rate: rate)
      rate = Double(Self.maximumParticleCount) / longest
    }
    // Births are counted from the start of emission, if it is finite.
    let origin = start.isFinite ? start : 0
    let first =
      start.isFinite ? max(0, ((time - longest - origin) * rate).rounded(.up)) : ((time - longest) * rate).rounded(.up)
    let last = ((min(time, end) - origin) * rate).rounded(.down)
    guard first <= last, first.magnitude < 1e15, last.magnitude < 1e15 else { return }
    for number in Int(first)...Int(last) {
      guard births < Self.maximumBirthCount, found.count < Self.maximumParticleCount, RenderingBudget.consumeBirth()
      else {
        return Self.reportBirths(cell)
      }
      births += 1
      let birth = origin + Double(number) / rate
      addParticle(
        of: cell, seed: EmitterRandom.mix(seed, UInt64(bitPattern: Int64(number))), birth: birth, at: time,
        source: source, depth: depth)
    }
  }

  /// Adds a particle if it is alive, and the particles that it emits.
  private mutating func addParticle(
    of cell: CAEmitterCell, seed: UInt64, birth: Double, at time: Double, source: Source?, depth: Int
  ) {
    var random = EmitterRandom(seed)
    let life = (Double(cell.lifetime) + Double(cell.lifetimeRange) * random.signed()) * Double(layer.lifetime)
    let age = time - birth
    guard age >= 0 else { return }
    let start =
      source.map { (place: $0(birth), height: 0.0, angle: 0.0) } ?? EmitterOrigin(layer).randomPlacement(using: &random)
    let direction =
      Double(cell.emissionLongitude) + start.angle + Double(cell.emissionRange) / 2 * random.signed()
    let speed = (Double(cell.velocity) + Double(cell.velocityRange) * random.signed()) * Double(layer.velocity)
    let (sine, cosine) = Trigonometry.sineAndCosine(angle: direction)
    let (lift, flat) = Trigonometry.sineAndCosine(angle: Double(cell.emissionLatitude))
    let path = { (age: Double) in
      Point(
        x: start.place.x + cosine * flat * speed * age + Double(cell.xAcceleration) * age * age / 2,
        y: start.place.y + sine * flat * speed * age + Double(cell.yAcceleration) * age * age / 2)
    }
    let size = (Double(cell.scale) + Double(cell.scaleRange) * random.signed()) * Double(layer.scale)
    let turning = (Double(cell.spin) + Double(cell.spinRange) * random.signed()) * Double(layer.spin)
    let color = Self.color(of: cell, age: age, random: &random)
    if age < life, cell.contents != nil {
      found.append(
        Particle(
          cell: cell, position: path(age),
          height: start.height + lift * speed * age + Double(cell.zAcceleration) * age * age / 2,
          angle: turning * age, scale: size + Double(cell.scaleSpeed) * age, color: color, age: age))
    }
    guard depth < Self.maximumCellDepth else { return }
    for (index, inner) in (cell.emitterCells ?? []).enumerated() {
      addParticles(
        of: inner, seed: EmitterRandom.mix(seed, UInt64(index) &+ 101), from: birth, until: birth + life, at: time,
        source: { path($0 - birth) }, depth: depth + 1)
    }
  }

  private static func color(of cell: CAEmitterCell, age: Double, random: inout EmitterRandom) -> SIMD4<Double> {
    let base = cell.color?.rasterColor ?? .white
    let mean = SIMD4(Double(base.red), Double(base.green), Double(base.blue), Double(base.alpha)) / 255
    let ranges = [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
    let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed]
    var color = mean
    for channel in 0..<4 {
      let value = mean[channel] + Double(ranges[channel]) * random.signed() + Double(speeds[channel]) * age
      color[channel] = value > 0 ? min(value, 1) : 0
    }
    return color
  }

  private static func reportTooManyParticles(rate: Double) {
    RenderingBudget.reportOverrun(
      of: "rate",
      message:
        "A CAEmitterCell emits \(rate) particles per second; at most \(maximumParticleCount) are shown. Set a smaller birthRate."
    )
  }

  private static func reportBirths(_ cell: CAEmitterCell) {
    let name = cell.name.map { " \($0)" } ?? ""
    RenderingBudget.reportOverrun(
      of: "births",
      message:
        "Cells of a CAEmitterLayer emit too many particles, here the cell\(name): at most \(maximumBirthCount) per layer and "
        + "\(RenderingBudget.maximumBirthCount) per picture are computed. Set smaller birthRates, and don't add a cell to its "
        + "own emitterCells.")
  }
}

/// The geometry of a layer's emitter shape.
@MainActor
private struct EmitterOrigin {
  let layer: CAEmitterLayer

  init(_ layer: CAEmitterLayer) {
    self.layer = layer
  }

  /// Returns a random position on the shape, its z-coordinate, and, for a round shape, the direction from the center.
  func randomPlacement(using random: inout EmitterRandom) -> (place: Point, height: Double, angle: Double) {
    let (first, second, third) = (random.signed(), random.signed(), random.signed())
    let (width, height) = (Double(layer.emitterSize.width), Double(layer.emitterSize.height))
    let middle = Point(x: Double(layer.emitterPosition.x), y: Double(layer.emitterPosition.y))
    let depth = Double(layer.emitterZPosition)
    func moved(_ x: Double, _ y: Double, _ z: Double = 0, _ angle: Double = 0) -> (Point, Double, Double) {
      (Point(x: middle.x + x, y: middle.y + y), depth + z, angle)
    }
    switch layer.emitterShape {
    case .line:
      return moved((layer.emitterMode == .points ? (first < 0 ? -1 : 1) : first) * width / 2, 0)
    case .rectangle, .cuboid:
      let z = layer.emitterShape == .cuboid ? third * Double(layer.emitterDepth) / 2 : 0
      switch layer.emitterMode {
      case .points: return moved((first < 0 ? -1 : 1) * width / 2, (second < 0 ? -1 : 1) * height / 2, z)
      case .outline: return outline(first: first, second: second, width: width, height: height, moved: moved)
      default: return moved(first * width / 2, second * height / 2, z)
      }
    case .circle, .sphere:
      let angle = first * .pi
      let (sine, cosine) = Trigonometry.sineAndCosine(angle: angle)
      let part: Double =
        switch layer.emitterMode {
        case .points: 0
        case .outline: 1
        default: ((second + 1) / 2).squareRoot()
        }
      return moved(cosine * width * part, sine * width * part, 0, angle)
    default: return moved(0, 0)
    }
  }

  /// Returns a random position on a rectangle's outline, uniformly distributed along its length.
  private func outline(
    first: Double, second: Double, width: Double, height: Double,
    moved: (Double, Double, Double, Double) -> (Point, Double, Double)
  ) -> (Point, Double, Double) {
    let isAcross = (first + 1) / 2 * (width + height) < width
    let along = Double(Int((first + 1) * 1e6) % 1000) / 500 - 1
    let side: Double = second < 0 ? -1 : 1
    return isAcross
      ? moved(along * width / 2, side * height / 2, 0, 0) : moved(side * width / 2, along * height / 2, 0, 0)
  }
}
