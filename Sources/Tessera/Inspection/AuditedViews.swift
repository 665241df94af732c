// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The properties of views that every rule needs: the visible part, whether the view shows text or receives touches, and whether
// it belongs to the app or to one of UIKit's controls and bars, whose parts an app can't change.

internal import Foundation
internal import TesseraGraphics
@_spi(Tessera) internal import TesseraViews

@MainActor
struct AuditedViews {
  let entries: [ViewInspection.Entry]
  let table: ViewTable
  let roles: [ViewRole]
  /// The frames, in the window's coordinates.
  let frames: [CGRect]
  /// The parts of the frames that clipping ancestors and the window leave visible. Empty for invisible views.
  let shown: [CGRect]
  /// The products of each view's alpha and those of its ancestors.
  let alphas: [Double]
  /// The innermost scroll view around each view, or -1.
  let scrolls: [Int]
  /// Whether each view is a part of a system bar or alert.
  let isInBar: [Bool]
  /// Whether each view and all its ancestors receive touches.
  let takesTouches: [Bool]

  /// A cache of text boxes, because several rules need them and each requires text layout.
  private final class TextBoxes {
    var known: [Int: CGRect?] = [:]
  }

  private let textBoxes = TextBoxes()

  var indices: Range<Int> { entries.indices }
  var window: CGRect { frames[0] }

  init(_ root: UIView) {
    entries = ViewInspection(root).entries
    table = ViewTable(entries.lazy.map { ($0.node, $0.parent) })
    let roles = entries.map { $0.view.inspector.role }
    var frames: [CGRect] = []
    var clips: [CGRect] = []
    var shown: [CGRect] = []
    var alphas: [Double] = []
    var scrolls: [Int] = []
    var isInBar: [Bool] = []
    var takesTouches: [Bool] = []
    for (index, entry) in entries.enumerated() {
      let (view, parent) = (entry.view, entry.parent)
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

  func view(at index: Int) -> UIView { entries[index].view }
  func name(at index: Int) -> String { table.name(of: index) }

  func isVisible(at index: Int) -> Bool { shown[index].width > 0.5 && shown[index].height > 0.5 }

  /// Returns whether the view reacts to touches: an enabled control, or a view with a tap recognizer.
  func isInteractive(at index: Int) -> Bool {
    guard takesTouches[index] else { return false }
    switch roles[index] {
    case .control(let isEnabled): return isEnabled
    case .scroll: return false
    case .plain, .text, .bar:
      return view(at: index).gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer } ?? false
    }
  }

  /// Returns the control that a view is a part of, such as the button of a label, or nil for the app's own views.
  func owner(of index: Int) -> Int? {
    var parent = entries[index].parent
    while parent >= 0 {
      if roles[parent].isControl { return parent }
      parent = entries[parent].parent
    }
    return nil
  }

  /// Returns the bounding box of the text in a view, in the window's coordinates, or nil for views that show no text.
  func textBox(at index: Int) -> CGRect? {
    if let known = textBoxes.known[index] { return known }
    let box = view(at: index).inspector.letterBox?.applying(entries[index].transform)
    textBoxes.known[index] = .some(box)
    return box
  }
}
