// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What every rule needs to know of a view: which part of it is visible, whether it shows a text or can be touched, and
// whether it is the app's own or a part of one of UIKit's controls and bars, which no app can change.

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
  /// The parts of the frames that clipping ancestors and the window leave; empty for views that are not visible.
  let shown: [CGRect]
  /// The view's alpha and those around it, multiplied.
  let alphas: [Double]
  /// The innermost scroll view around a view; -1 for none.
  let scrolls: [Int]
  /// Whether the view is a part of a system bar or alert.
  let isInBar: [Bool]
  /// Whether the view and all around it take touches.
  let takesTouches: [Bool]

  /// The boxes of texts, each looked for once: several rules ask for it, and a text has to be set for it.
  private final class TextBoxes {
    var known: [Int: CGRect?] = [:]
  }

  private let textBoxes = TextBoxes()

  var indices: Range<Int> { entries.indices }
  var window: CGRect { frames[0] }

  init(_ root: UIView) {
    entries = ViewInspection(root).entries
    table = ViewTable(entries.lazy.map { ($0.node, $0.parent) })
    let roles = entries.map { $0.view.answers.role }
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

  func view(_ index: Int) -> UIView { entries[index].view }
  func name(_ index: Int) -> String { table.name(index) }

  func shows(_ index: Int) -> Bool { shown[index].width > 0.5 && shown[index].height > 0.5 }

  /// Whether the view reacts to touches: an enabled control, or a view with a tap recognizer.
  func isInteractive(_ index: Int) -> Bool {
    guard takesTouches[index] else { return false }
    switch roles[index] {
    case .control(let isEnabled): return isEnabled
    case .scroll: return false
    case .plain, .text, .bar:
      return view(index).gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer } ?? false
    }
  }

  /// The control that a view is a part of, such as a button's label; nil for the app's own views.
  func owner(_ index: Int) -> Int? {
    var parent = entries[index].parent
    while parent >= 0 {
      if roles[parent].isControl { return parent }
      parent = entries[parent].parent
    }
    return nil
  }

  /// The box around the letters of a text view, in the window's coordinates; nil for all others.
  func textBox(_ index: Int) -> CGRect? {
    if let known = textBoxes.known[index] { return known }
    let box = view(index).answers.letterBox?.applying(entries[index].transform)
    textBoxes.known[index] = .some(box)
    return box
  }
}
