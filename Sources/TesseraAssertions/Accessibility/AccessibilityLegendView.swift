// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics
import TesseraViews

/// A view that shows the image with highlighted elements and a legend. The legend is next to a tall image, and below
/// a wide image.
final class AccessibilityLegendView: UIView {
  private static let legendWidth: CGFloat = 320
  private static let margin: CGFloat = 12
  private static let badge: CGFloat = 20

  init(_ image: UIImage, _ marks: [AccessibilityMark]) {
    super.init(frame: .zero)
    overrideUserInterfaceStyle = .light
    semanticContentAttribute = .forceLeftToRight
    backgroundColor = .white
    let picture = UIImageView(image: image)
    picture.frame = CGRect(origin: .zero, size: image.size)
    picture.clipsToBounds = true
    addSubview(picture)
    for mark in marks { addMark(mark, over: picture) }
    for mark in marks { addBadge(of: mark, to: picture) }
    let isBeside = image.size.height >= image.size.width
    let legend = makeLegend(marks, width: isBeside ? Self.legendWidth : max(Self.legendWidth, image.size.width))
    legend.frame.origin = isBeside ? CGPoint(x: image.size.width, y: 0) : CGPoint(x: 0, y: image.size.height)
    addSubview(legend)
    frame.size = CGSize(
      width: max(image.size.width, legend.frame.maxX).rounded(.up),
      height: max(image.size.height, legend.frame.maxY).rounded(.up))
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Markers

  private func addMark(_ mark: AccessibilityMark, over picture: UIView) {
    if let path = mark.path {
      let shape = CAShapeLayer()
      shape.frame = picture.bounds
      shape.path = path
      shape.fillColor = mark.color.withAlphaComponent(0.15).cgColor
      shape.strokeColor = mark.color.cgColor
      shape.lineWidth = 1.5
      picture.layer.addSublayer(shape)
    } else {
      let box = UIView(frame: mark.frame)
      box.backgroundColor = mark.color.withAlphaComponent(0.15)
      box.layer.borderColor = mark.color.cgColor
      box.layer.borderWidth = 1.5
      picture.addSubview(box)
    }
    guard abs(mark.point.x - mark.frame.midX) > 1 || abs(mark.point.y - mark.frame.midY) > 1 else { return }
    // Show the activation point if it is not the center.
    let ring = UIView(frame: CGRect(x: mark.point.x - 5, y: mark.point.y - 5, width: 10, height: 10))
    ring.layer.cornerRadius = 5
    ring.layer.borderColor = mark.color.cgColor
    ring.layer.borderWidth = 2
    ring.backgroundColor = .white
    picture.addSubview(ring)
  }

  private func addBadge(of mark: AccessibilityMark, to picture: UIView) {
    let box = mark.frame.intersection(picture.bounds)
    guard !box.isNull, !box.isEmpty else { return }
    let badge = makeBadge(mark, side: 15, font: 9)
    badge.frame.origin = CGPoint(
      x: min(box.minX, picture.bounds.maxX - badge.frame.width),
      y: min(box.minY, picture.bounds.maxY - badge.frame.height))
    picture.addSubview(badge)
  }

  private func makeBadge(_ mark: AccessibilityMark, side: CGFloat, font: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = "\(mark.number)"
    label.font = .systemFont(ofSize: font, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    label.backgroundColor = mark.color
    label.layer.cornerRadius = side / 2
    label.clipsToBounds = true
    label.frame.size = CGSize(width: max(side, label.intrinsicContentSize.width.rounded(.up) + 8), height: side)
    return label
  }

  // MARK: Legend

  private func makeLegend(_ marks: [AccessibilityMark], width: CGFloat) -> UIView {
    let legend = UIView()
    let picture = subviews[0].bounds
    var top = Self.margin
    let left = 2 * Self.margin + 26
    let room = width - left - Self.margin
    if marks.isEmpty {
      top = addLabel(
        "(nothing is read)", font: .systemFont(ofSize: 13), color: .darkGray, at: CGPoint(x: Self.margin, y: top),
        width: room, to: legend)
    }
    for mark in marks {
      let badge = makeBadge(mark, side: Self.badge, font: 11)
      badge.frame.origin = CGPoint(x: Self.margin, y: top - 2)
      legend.addSubview(badge)
      let isSeen = mark.frame._coreGraphicsIntersects(picture)
      let words = isSeen ? mark.words : mark.words + " (outside of the picture)"
      top = addLabel(
        words, font: .systemFont(ofSize: 13, weight: .semibold), color: .black, at: CGPoint(x: left, y: top),
        width: room, to: legend)
      for detail in mark.details {
        top = addLabel(
          detail, font: .systemFont(ofSize: 12), color: .darkGray, at: CGPoint(x: left, y: top + 1), width: room,
          to: legend)
      }
      top += 9
    }
    legend.frame.size = CGSize(width: width, height: top + Self.margin)
    return legend
  }

  /// Adds a label with the given text, and returns the label's bottom edge.
  private func addLabel(
    _ text: String, font: UIFont, color: UIColor, at place: CGPoint, width: CGFloat, to legend: UIView
  ) -> CGFloat {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    label.frame = CGRect(x: place.x, y: place.y, width: width, height: height)
    legend.addSubview(label)
    return place.y + height
  }
}
