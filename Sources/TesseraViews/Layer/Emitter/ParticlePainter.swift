// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Draws particles as images. Each image is tinted once per color and rendered frame. Colors are rounded to multiples
// of 1/32, so thousands of fading particles share a few tinted images.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

@MainActor
struct ParticlePainter {
  private static let steps = 32.0

  let isAdditive: Bool
  private var pictures: [ObjectIdentifier: (bitmap: Bitmap, scale: Double)?] = [:]
  private var colored: [Key: Bitmap] = [:]

  private struct Key: Hashable {
    let cell: ObjectIdentifier
    let color: SIMD4<Int>
  }

  init(isAdditive: Bool) {
    self.isAdditive = isAdditive
  }

  mutating func paint(_ particles: [Particle], into canvas: inout Canvas) {
    for particle in particles { paint(particle, into: &canvas) }
  }

  private mutating func paint(_ particle: Particle, into canvas: inout Canvas) {
    let place = particle.position
    guard particle.scale > 0, particle.scale.isFinite, place.x.isFinite, place.y.isFinite, particle.color.w > 0,
      let (bitmap, pixels) = picture(of: particle.cell)
    else { return }
    let part = particle.cell.contentsRect
    let source = Rect(
      x: Double(part.minX) * Double(bitmap.width), y: Double(part.minY) * Double(bitmap.height),
      width: Double(part.width) * Double(bitmap.width), height: Double(part.height) * Double(bitmap.height))
    guard source.width > 0, source.height > 0 else { return }
    let (sine, cosine) = Trigonometry.sineAndCosine(angle: particle.angle)
    let size = particle.scale / pixels
    let turned = Affine(
      a: cosine * size, b: sine * size, c: -sine * size, d: cosine * size, tx: place.x, ty: place.y)
    let destination = Rect(
      x: -source.width / 2, y: -source.height / 2, width: source.width, height: source.height)
    if isAdditive { canvas.append(.beginMix(.blend(.plusLighter, reachesBeyond: false))) }
    canvas.append(
      .image(
        tinted(bitmap, particle), source: source, destination: destination, .linear,
        turned.concatenating(canvas.transform)))
    if isAdditive { canvas.append(.endMix) }
  }

  private mutating func picture(of cell: CAEmitterCell) -> (bitmap: Bitmap, scale: Double)? {
    if let known = pictures[ObjectIdentifier(cell)] { return known }
    let image = (cell.contents as? CGImage) ?? (cell.contents as? UIImage)?.cgImage
    let scale = (cell.contents as? UIImage)?.scale ?? cell.contentsScale
    let made = image.map { (bitmap: $0.bitmap, scale: scale > 0 ? Double(scale) : 1) }
    pictures[ObjectIdentifier(cell)] = .some(made)
    return made
  }

  private mutating func tinted(_ bitmap: Bitmap, _ particle: Particle) -> Bitmap {
    let rounded = (particle.color * Self.steps).rounded(.toNearestOrEven)
    let key = Key(
      cell: ObjectIdentifier(particle.cell),
      color: SIMD4(Int(rounded.x), Int(rounded.y), Int(rounded.z), Int(rounded.w)))
    if let known = colored[key] { return known }
    let made =
      rounded == SIMD4(repeating: Self.steps)
      ? bitmap : CommandColors(factor: rounded / Self.steps).multiplied(bitmap, withAlpha: true)
    colored[key] = made
    return made
  }
}
