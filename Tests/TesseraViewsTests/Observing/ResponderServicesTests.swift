// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// Services that Foundation provides to responders: undo managers, activities and item providers.
@MainActor struct ResponderServicesTests {
  @Test("The undo manager is the window's, unless a responder earlier in the chain has one")
  func undoManagers() {
    final class Editor: UIView {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let (window, editor, child) = (makeWindow(100, 100), Editor(), UIView())
    #expect(child.undoManager == nil)
    window.addSubview(child)
    #expect(child.undoManager != nil && child.undoManager === window.undoManager)
    editor.addSubview(child)
    #expect(child.undoManager === editor.own)
  }

  @Test("A responder stores its activity")
  func activities() {
    let view = UIView()
    #expect(view.userActivity == nil)
    view.userActivity = NSUserActivity(activityType: "org.example.read")
    #expect(view.userActivity?.activityType == "org.example.read")
  }

  @Test("An item provider transfers an image as an object and as PNG")
  func pictures() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let provider = NSItemProvider(object: image)
    final class Box: @unchecked Sendable {
      var image: UIImage?
      var data: Data?
    }
    let box = Box()
    provider.loadObject(ofClass: UIImage.self) { image, _ in box.image = image as? UIImage }
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in box.data = data }
    #expect(box.image === image)
    #expect(box.data.flatMap { UIImage(data: $0) } != nil)
  }
}
