// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A text view stores its text like a label until its text storage or layout manager is first accessed. From then on,
// the view's text and the storage are kept identical: edits to the storage update the view's text, and the view
// writes its own edits to the storage. The lines are still laid out and drawn like a label's because that is faster,
// unless a custom part of the text system could change the result.

import Foundation
import TesseraFoundation
import TesseraText
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraTextKit
@_spi(Tessera) import TesseraViews

@MainActor
final class TextSystem {
  /// The layout manager that lays out the lines.
  enum LayoutSystem {
    case textKit1(NSLayoutManager)
    /// The content manager is stored because the layout manager does not retain it.
    case textKit2(NSTextLayoutManager, NSTextContentManager)
  }

  var layoutSystem: LayoutSystem
  var storage: NSTextStorage
  /// The storage's edit count when its text last matched the view's text.
  var generation = 0
  var isWriting = false

  init(layoutSystem setter: LayoutSystem, storage: NSTextStorage) {
    (self.layoutSystem, self.storage) = (setter, storage)
  }

  /// The current layout manager's storage; nil if there is none.
  var currentStorage: NSTextStorage? {
    switch layoutSystem {
    case .textKit1(let manager): manager.textStorage
    case .textKit2(_, let content): (content as? NSTextContentStorage)?.textStorage
    }
  }
}

extension UITextView {
  /// The text system, created when it is first accessed. If the container already has text, the view adopts it;
  /// otherwise, the storage contains the view's text. The system uses TextKit 2 unless the view was created for
  /// TextKit 1.
  var textSystem: TextSystem {
    if let textSystemIfLoaded { return textSystemIfLoaded }
    if let manager = textContainer.layoutManager { return installTextSystem(.textKit1(manager)) }
    if let layout = textContainer.textLayoutManager, let content = layout.textContentManager {
      return installTextSystem(.textKit2(layout, content))
    }
    let report = textContainer.didChange
    textContainer.didChange = nil
    defer { textContainer.didChange = report }
    guard usesTextKit2 else {
      let manager = NSLayoutManager()
      manager.addTextContainer(textContainer)
      return installTextSystem(.textKit1(manager))
    }
    let layout = NSTextLayoutManager()
    let content = NSTextContentStorage()
    content.textStorage = nil
    layout.textContainer = textContainer
    content.addTextLayoutManager(layout)
    content.primaryTextLayoutManager = layout
    return installTextSystem(.textKit2(layout, content))
  }

  private func installTextSystem(_ setter: TextSystem.LayoutSystem) -> TextSystem {
    let new = TextSystem(layoutSystem: setter, storage: NSTextStorage())
    textSystemIfLoaded = new
    if case .textKit2(let layout, _) = setter { layout.attachmentParent = self }
    if let storage = new.currentStorage {
      new.storage = storage
      if storage.length > 0 || content.isEmpty { loadFromStorage() } else { syncStorage() }
      return new
    }
    new.isWriting = true
    switch setter {
    case .textKit1(let manager): new.storage.addLayoutManager(manager)
    case .textKit2(_, let content): (content as? NSTextContentStorage)?.textStorage = new.storage
    }
    new.isWriting = false
    syncStorage()
    return new
  }

  /// The TextKit 1 layout manager. Accessing it permanently switches a view from TextKit 2 to TextKit 1.
  var firstLayoutManager: NSLayoutManager {
    let live = textSystem
    switch live.layoutSystem {
    case .textKit1(let manager): return manager
    case .textKit2(let layout, let content):
      let manager = NSLayoutManager()
      live.isWriting = true
      layout.textContainer = nil
      (content as? NSTextContentStorage)?.textStorage = nil
      manager.addTextContainer(textContainer)
      live.storage.addLayoutManager(manager)
      live.layoutSystem = .textKit1(manager)
      live.isWriting = false
      textDidChange()
      return manager
    }
  }

  /// The TextKit 2 layout manager; nil if the view uses TextKit 1.
  var secondLayoutManager: NSTextLayoutManager? {
    if textSystemIfLoaded == nil, !usesTextKit2, textContainer.textLayoutManager == nil { return nil }
    guard case .textKit2(let layout, _) = textSystem.layoutSystem else { return nil }
    return layout
  }

  // MARK: Synchronization with the storage

  private var writtenText: NSAttributedString {
    guard case .plain(let text) = content else {
      return content.attributed(font: shownFont, color: textColor ?? .label) ?? NSAttributedString(string: "")
    }
    var attributes: [NSAttributedString.Key: Any] = [.font: shownFont, .foregroundColor: textColor ?? .label]
    if textAlignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      attributes[.paragraphStyle] = style
    }
    return NSAttributedString(string: text, attributes: attributes)
  }

  func syncStorage() {
    guard let live = textSystemIfLoaded, !live.isWriting else { return }
    live.isWriting = true
    let new = writtenText
    live.storage.write(new)
    live.generation = live.storage.generation
    // A custom storage or the storage's delegate may have modified the text.
    let isOwn = type(of: live.storage) != NSTextStorage.self || live.storage.delegate != nil
    if isOwn, !live.storage.hasSameText(as: new) {
      content = .attributed(NSAttributedString(attributedString: live.storage))
    }
    live.isWriting = false
  }

  private func loadFromStorage() {
    guard let live = textSystemIfLoaded, !live.isWriting else { return }
    live.isWriting = true
    live.generation = live.storage.generation
    content = live.storage.length > 0 ? .attributed(NSAttributedString(attributedString: live.storage)) : .none
    selection = clamped(selection)
    live.isWriting = false
  }

  /// Updates the view after the container, the layout manager or the storage has changed.
  func textSystemDidChange() {
    if let live = textSystemIfLoaded {
      guard !live.isWriting else { return }
      if let storage = live.currentStorage, storage !== live.storage {
        live.storage = storage
        loadFromStorage()
      } else if live.generation != live.storage.generation {
        loadFromStorage()
      }
    }
    textDidChange()
  }

  /// Applies a new value of a text attribute to all characters in the text system.
  func textAttributeDidChange(_ key: NSAttributedString.Key, value: Any?) {
    defer { textDidChange() }
    guard let live = textSystemIfLoaded else { return }
    guard case .attributed(let text) = content, let value else { return syncStorage() }
    let copy = NSMutableAttributedString(attributedString: text)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    content = .attributed(copy)
    live.generation = live.storage.generation
  }

  // MARK: Lines from the layout manager

  /// Whether the text system lays out the lines. It does if a custom part could make them differ from a label's
  /// lines.
  var usesLayoutManager: Bool {
    if !textContainer.isSimpleRectangularTextContainer || contents.hasLists || showsAttachmentViews { return true }
    switch textSystemIfLoaded?.layoutSystem {
    case .textKit1(let manager):
      return type(of: manager) != NSLayoutManager.self || manager.delegate != nil || manager.textContainers.count > 1
    case .textKit2(let layout, _): return layout.affectsAppearance
    case nil: return false
    }
  }

  /// Configures the container's width and the view's attributes, and returns the layout manager.
  func prepareLayoutSystem(forWidth width: CGFloat) -> TextSystem.LayoutSystem {
    let live = textSystem
    let isWriting = live.isWriting
    live.isWriting = true
    if textContainer.widthTracksTextView {
      let room = width - textContainerInset.left - textContainerInset.right
      let side = room < 1e7 ? max(1, room) : 0
      if textContainer.size.width != side { textContainer.size.width = side }
    }
    var defaults = textDefaults
    if isTranslated, PseudoLocalization.isTranslatable(content.string ?? "") {
      defaults.translation = traitCollection.textTranslation
    }
    switch live.layoutSystem {
    case .textKit1(let manager): if manager.defaults != defaults { manager.defaults = defaults }
    case .textKit2(let layout, _):
      if layout.defaults != defaults { layout.defaults = defaults }
      layout.linkAttributes = linkTextAttributes
      layout.attachmentParent = self
    }
    live.isWriting = isWriting
    return live.layoutSystem
  }

  func layoutManagerSize(forWidth width: CGFloat) -> CGSize {
    let used =
      switch prepareLayoutSystem(forWidth: width) {
      case .textKit1(let manager): manager.usedRect(for: textContainer)
      case .textKit2(let layout, _): layout.usageBoundsForTextContainer
      }
    let grid = PixelGrid(scale: pixelScale)
    let height = hasText ? used.maxY : shownFont.lineHeight
    let right = max(used.maxX, 2 * textContainer.padding)
    return CGSize(
      width: min(width, grid.ceiled(right + textContainerInset.left + textContainerInset.right)),
      height: grid.ceiled(height + textContainerInset.top + textContainerInset.bottom))
  }

  /// Draws the text system's visible lines. `origin` includes the container's padding.
  func paintByLayoutManager(at origin: CGPoint, into canvas: inout Canvas) {
    let setter = prepareLayoutSystem(forWidth: bounds.width)
    let corner = CGPoint(x: origin.x - textContainer.padding, y: origin.y)
    let seen = bounds.offsetBy(dx: -corner.x, dy: -corner.y).insetBy(dx: 0, dy: -shownFont.lineHeight)
    Canvas.makeCurrent(&canvas) {
      traitCollection.performAsCurrent {
        switch setter {
        case .textKit1(let manager):
          let range = manager.glyphRange(forBoundingRect: seen, in: textContainer)
          manager.drawBackground(forGlyphRange: range, at: corner)
          manager.drawGlyphs(forGlyphRange: range, at: corner)
        case .textKit2(let layout, _): draw(layout, in: seen, at: corner)
        }
      }
    }
  }

  private func draw(_ layout: NSTextLayoutManager, in seen: CGRect, at corner: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let first = layout.textLayoutFragment(for: CGPoint(x: 0, y: max(0, seen.minY)))
    guard let first else { return }
    layout.enumerateTextLayoutFragments(from: first.rangeInElement.location, options: .ensuresLayout) { fragment in
      let frame = fragment.layoutFragmentFrame
      guard frame.minY < seen.maxY else { return false }
      fragment.draw(at: CGPoint(x: corner.x + frame.minX, y: corner.y + frame.minY), in: context)
      return true
    }
  }

  var layoutManagerGeometry: TextGeometry {
    switch prepareLayoutSystem(forWidth: bounds.width) {
    case .textKit1(let manager): geometry(of: manager)
    case .textKit2(let layout, _): geometry(of: layout)
    }
  }

  private func geometry(of layout: NSTextLayoutManager) -> TextGeometry {
    let corner = CGPoint(x: textOrigin.x - textContainer.padding, y: textOrigin.y)
    let length = content.length
    let lines = layout.placedLines.map { placed -> TextGeometry.Line in
      let frame = placed.frame.offsetBy(dx: corner.x, dy: corner.y)
      let left = corner.x + (placed.set?.origin.x ?? 0)
      let clusters = placed.set?.clusters.filter { !$0.range.isEmpty }.map { cluster -> TextGeometry.Cluster in
        let low = min(placed.unit(cluster.range.lowerBound), length)
        return TextGeometry.Cluster(
          units: low..<max(low, min(placed.unit(cluster.range.upperBound), length)), minX: left + CGFloat(cluster.x),
          maxX: left + CGFloat(cluster.x + cluster.width), isRightToLeft: cluster.isRightToLeft)
      }
      let low = min(placed.units.lowerBound, length)
      return TextGeometry.Line(
        units: low..<max(low, min(placed.units.upperBound, length)), top: frame.minY, bottom: frame.maxY,
        start: placed.set?.endOfMarker.map { $0 + corner.x } ?? frame.minX, isRightToLeft: placed.isRightToLeft,
        clusters: clusters ?? [])
    }
    let used = layout.usageBoundsForTextContainer
    return TextGeometry(
      lines: lines, length: length,
      area: CGRect(
        x: textOrigin.x, y: textOrigin.y, width: max(0, lineWidth(forWidth: bounds.width)), height: used.height))
  }

  private func geometry(of manager: NSLayoutManager) -> TextGeometry {
    let corner = CGPoint(x: textOrigin.x - textContainer.padding, y: textOrigin.y)
    var lines: [TextGeometry.Line] = manager.fragments(in: textContainer).map { fragment in
      let left = corner.x + fragment.origin.x
      let top = corner.y + fragment.usedRect.minY
      return TextGeometry.Line(
        units: fragment.range, top: top, bottom: top + fragment.usedRect.height,
        start: fragment.endOfMarker.map { $0 + corner.x } ?? left + CGFloat(fragment.line.x),
        isRightToLeft: fragment.line.isRightToLeft,
        clusters: fragment.clusters.filter { !$0.range.isEmpty }.map { cluster in
          TextGeometry.Cluster(
            units: cluster.range, minX: left + CGFloat(cluster.x), maxX: left + CGFloat(cluster.x + cluster.width),
            isRightToLeft: cluster.isRightToLeft)
        })
    }
    let extra = manager.extraLineFragmentUsedRect
    if manager.extraLineFragmentTextContainer === textContainer, !lines.isEmpty {
      let length = content.length
      let top = corner.y + extra.minY
      lines.append(
        TextGeometry.Line(
          units: length..<length, top: top, bottom: top + extra.height, start: textOrigin.x, isRightToLeft: false,
          clusters: []))
    }
    let used = manager.usedRect(for: textContainer)
    return TextGeometry(
      lines: lines, length: content.length,
      area: CGRect(
        x: textOrigin.x, y: textOrigin.y, width: max(0, lineWidth(forWidth: bounds.width)), height: used.height))
  }
}
