// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The view properties that every audit rule uses: the visible part, whether the view shows text or receives touches,
// and whether it belongs to the app or to one of UIKit's controls and bars, whose subviews an app can't change.

internal import Foundation
internal import TesseraGraphics
@_spi(Tessera) internal import TesseraViews

@MainActor
struct AuditedViews {
  let entries: [ViewInspection.Entry]
  let table: ViewTable
  let roles: [ViewRole]
  /// The views' frames in window coordinates.
  let frames: [CGRect]
  /// The parts of the frames that are neither clipped nor outside the window. Empty for invisible views.
  let shown: [CGRect]
  /// Each view's alpha multiplied by the alpha of all its ancestors.
  let alphas: [Double]
  /// The index of the innermost scroll view that contains each view, or -1.
  let scrolls: [Int]
  /// Whether each view is part of a system bar or an alert.
  let isInBar: [Bool]
  /// Whether each view receives touches, which requires that all its ancestors receive touches too.
  let takesTouches: [Bool]

  /// The indices of the entries of views, in drawing order. Other entries are containers that only code declares.
  let indices: [Int]

  /// A cache of text boxes. Several rules use them, and computing a text box requires text layout.
  private final class TextBoxes {
    var known: [Int: CGRect?] = [:]
  }

  private let textBoxes = TextBoxes()

  var window: CGRect { frames[0] }

  init(_ root: UIView) {
    let entries = ViewInspection(root).entries
    self.entries = entries
    table = ViewTable(entries.lazy.map { ($0.node, $0.container) })
    indices = entries.indices.filter { !entries[$0].isScope }
    let roles = entries.map { $0.isScope ? .plain : $0.view.inspector.role }
    var frames: [CGRect] = []
    var clips: [CGRect] = []
    var shown: [CGRect] = []
    var alphas: [Double] = []
    var scrolls: [Int] = []
    var isInBar: [Bool] = []
    var takesTouches: [Bool] = []
    for (index, entry) in entries.enumerated() {
      let (view, parent) = (entry.view, entry.parent)
      if entry.isScope {
        // No view displays the container itself, so that no rule applies to it.
        frames.append(.zero)
        clips.append(clips[parent])
        shown.append(.zero)
        alphas.append(alphas[parent])
        scrolls.append(scrolls[parent])
        isInBar.append(isInBar[parent])
        takesTouches.append(false)
        continue
      }
      let frame = view.bounds.applying(entry.transform)
      let clip = parent < 0 ? frame : clips[parent]
      let alpha = (parent < 0 ? 1 : alphas[parent]) * (view.isHidden ? 0 : Double(view.alpha))
      frames.append(frame)
      clips.append(view.clipsToBounds ? clip.intersection(frame) : clip)
      let part = clip.intersection(frame)
      shown.append(alpha < 0.01 || part.isNull ? .zero : part)
      alphas.append(alpha)
      let isScroll = parent >= 0 && roles[parent] == .scroll
      scrolls.append(isScroll ? parent : parent < 0 ? -1 : scrolls[parent])
      isInBar.append((parent >= 0 && isInBar[parent]) || roles[index] == .bar || Self.isOfSystemScreen(view))
      takesTouches.append((parent < 0 || takesTouches[parent]) && view.isUserInteractionEnabled)
    }
    self.roles = roles
    (self.frames, self.shown, self.alphas, self.scrolls) = (frames, shown, alphas, scrolls)
    (self.isInBar, self.takesTouches) = (isInBar, takesTouches)
  }

  private static func isOfSystemScreen(_ view: UIView) -> Bool {
    (view.next as? UIViewController)?.isSystemScreen ?? false
  }

  /// Returns the advice for a view: what to change in UIKit code, or in SwiftUI code.
  func remedy(at index: Int, _ created: String, swiftUI declared: String) -> String {
    entries[index].declared == nil ? created : declared
  }

  func view(at index: Int) -> UIView { entries[index].view }
  func name(at index: Int) -> String { table.name(of: index) }

  func isVisible(at index: Int) -> Bool { shown[index].width > 0.5 && shown[index].height > 0.5 }

  /// Returns whether a view responds to touches: whether it is an enabled control or has a tap gesture recognizer.
  func isInteractive(at index: Int) -> Bool {
    guard takesTouches[index] else { return false }
    switch roles[index] {
    case .control(let isEnabled): return isEnabled
    case .scroll: return false
    case .plain, .text, .bar:
      return view(at: index).gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer } ?? false
    }
  }

  /// Returns the index of the frontmost, innermost visible view at a point of the window, or nil.
  func index(at point: CGPoint) -> Int? { indices.last { shown[$0].contains(point) } }

  /// The indices of the subviews of each view.
  var subviews: [[Int]] {
    var subviews: [[Int]] = Array(repeating: [], count: entries.count)
    for index in indices where entries[index].parent >= 0 { subviews[entries[index].parent].append(index) }
    return subviews
  }

  /// Returns the index of the control that contains a view, such as the button that contains a title label. Returns
  /// nil for the app's own views.
  func owner(of index: Int) -> Int? {
    var parent = entries[index].parent
    while parent >= 0 {
      if roles[parent].isControl { return parent }
      parent = entries[parent].parent
    }
    return nil
  }

  /// Returns the bounding box of a view's text in window coordinates, or nil if the view shows no text.
  func textBox(at index: Int) -> CGRect? {
    if let known = textBoxes.known[index] { return known }
    let box = view(at: index).inspector.letterBox?.applying(entries[index].transform)
    textBoxes.known[index] = .some(box)
    return box
  }
}
