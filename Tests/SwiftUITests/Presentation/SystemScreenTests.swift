// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import TesseraViews
import Testing
import UniformTypeIdentifiers

/// The share sheet, file pickers, inspectors, and the system's overlays.
@MainActor
@Suite struct SystemScreenTests {
  private let desk = Desk()
  private let url = URL(fileURLWithPath: "/Documents/report.pdf")

  private func isPresented() -> Binding<Bool> {
    let desk = desk
    return Binding(get: { desk.showsSheet }, set: { desk.showsSheet = $0 })
  }

  // MARK: Sharing

  @Test func aShareLinkPresentsTheShareSheet() {
    let screen = PresentingScreen(
      ShareLink("Share", item: "Poem", subject: Text("Subject"), message: Text("Read this")))
    screen.tap("Share")
    let sheet = screen.presented as? UIActivityViewController
    #expect(sheet != nil)
    #expect(screen.frontTexts.contains("Subject"))
    sheet?.userChose(.copyToPasteboard)
    screen.layOut()
    #expect(screen.presented == nil)
    screen.tap("Share")
    #expect(screen.presented is UIActivityViewController)
  }

  @Test func aShareLinkInAMenuPresentsTheShareSheet() {
    let screen = PresentingScreen(Menu("More") { ShareLink(item: URL(string: "https://example.org/a")!) })
    screen.tap("More")
    screen.tap("Share…")
    #expect(screen.presented is UIActivityViewController)
    #expect(screen.frontTexts.contains("example.org"))
  }

  // MARK: Files

  @Test func aFileIsImported() {
    let journal = desk.journal
    let screen = PresentingScreen(
      Text("Main").fileImporter(isPresented: isPresented(), allowedContentTypes: [.pdf, .plainText]) { result in
        journal.add((try? result.get().lastPathComponent) ?? "failure")
      })
    desk.showsSheet = true
    screen.layOut()
    let picker = screen.presented as? UIDocumentPickerViewController
    #expect(picker?.allowsMultipleSelection == false)
    picker?.userChose([url])
    screen.layOut()
    #expect(journal.take() == ["report.pdf"])
    #expect(!desk.showsSheet)
    #expect(screen.presented == nil)
  }

  @Test func anImportIsCanceledOnce() {
    let journal = desk.journal
    let screen = PresentingScreen(
      Text("Main").fileImporter(
        isPresented: isPresented(), allowedContentTypes: [.image], allowsMultipleSelection: true,
        onCompletion: { _ in journal.add("done") }, onCancellation: { journal.add("canceled") }))
    desk.showsSheet = true
    screen.layOut()
    let picker = screen.presented as? UIDocumentPickerViewController
    #expect(picker?.allowsMultipleSelection == true)
    picker?.userCancelled()
    picker?.userCancelled()
    screen.layOut()
    #expect(journal.take() == ["canceled"])
    #expect(!desk.showsSheet)
  }

  @Test func aFileIsMoved() {
    let (journal, url) = (desk.journal, url)
    let screen = PresentingScreen(
      Text("Main").fileMover(isPresented: isPresented(), file: url) { result in
        journal.add((try? result.get().path) ?? "failure")
      })
    desk.showsSheet = true
    screen.layOut()
    (screen.presented as? UIDocumentPickerViewController)?.userChose([URL(fileURLWithPath: "/Documents/b/report.pdf")])
    screen.layOut()
    #expect(journal.take() == ["/Documents/b/report.pdf"])
    #expect(!desk.showsSheet)
  }

  @Test func anItemIsExported() throws {
    let journal = desk.journal
    let screen = PresentingScreen(
      Text("Main").fileExporter(
        isPresented: isPresented(), item: "Text of the note", contentTypes: [.plainText], defaultFilename: "Note"
      ) { result in
        journal.add((try? result.get().lastPathComponent) ?? "failure")
      })
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    desk.showsSheet = true
    screen.layOut()
    #expect(screen.frontTexts.contains("Note.txt"))
    let file = folder.appendingPathComponent("Note.txt")
    (screen.presented as? UIDocumentPickerViewController)?.userChose([file])
    #expect(try String(contentsOf: file, encoding: .utf8) == "Text of the note")
    desk.showsSheet = true
    screen.layOut()
    // A file can't be written to a folder that doesn't exist.
    let missing = folder.appendingPathComponent("missing/Note.txt")
    (screen.presented as? UIDocumentPickerViewController)?.userChose([missing])
    #expect(journal.take() == ["Note.txt", "failure"])
  }

  @Test func aMoverWithoutAFilePresentsNothing() {
    let screen = PresentingScreen(
      Text("Main").fileMover(isPresented: .constant(true), file: nil) { _ in })
    #expect(screen.presented == nil)
  }

  @Test func thePhotoPickerIsPresentedAndCanceled() {
    let screen = PresentingScreen(
      Text("Main").photosPicker(isPresented: isPresented(), selection: .constant(Int?.none)))
    desk.showsSheet = true
    screen.layOut()
    let picker = screen.presented as? UIImagePickerController
    #expect(picker != nil)
    picker?.userCancelled()
    screen.layOut()
    #expect(screen.presented == nil)
    #expect(!desk.showsSheet)
  }

  // MARK: Inspector

  private struct Inspected: View {
    let desk: Desk
    var width: CGFloat?
    var body: some View {
      @Bindable var desk = desk
      Color.blue.inspector(isPresented: $desk.showsSheet) {
        Color.red.inspectorColumnWidth(min: 200, ideal: width ?? 280, max: 400)
      }
    }
  }

  @Test(arguments: [(CGFloat(280), CGFloat(280)), (100, 200), (900, 400), (.nan, 320)])
  func anInspectorIsAColumnInRegularWidth(_ ideal: CGFloat, _ width: CGFloat) {
    let screen = PresentingScreen(Inspected(desk: desk, width: ideal), width: 1024, height: 768)
    #expect(screen.controller.view.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 1024, height: 768)])
    desk.showsSheet = true
    screen.layOut()
    let frames = screen.controller.view.subviews.map(\.frame)
    // The separator is half a point wide, rounded to a third of a point.
    #expect(abs((frames.first?.maxX ?? 0) - (1024 - width - 0.5)) < 0.2)
    #expect(frames.last == CGRect(x: 1024 - width, y: 0, width: width, height: 768))
    #expect(screen.presented == nil)
  }

  @Test func anInspectorIsASheetInCompactWidth() {
    let screen = PresentingScreen(Inspected(desk: desk))
    desk.showsSheet = true
    screen.layOut()
    #expect(screen.presented != nil)
    screen.swipeDown()
    #expect(!desk.showsSheet)
  }

  // MARK: Overlays

  @Test func theStatusBarIsHiddenByAViewInANavigationStack() {
    struct Reader: View {
      let desk: Desk
      var body: some View {
        NavigationStack {
          Text("Main").statusBarHidden(desk.isLocked).persistentSystemOverlays(desk.isPinned ? .hidden : .automatic)
        }
      }
    }
    let screen = PresentingScreen(Reader(desk: desk))
    let preference = StatusBarPreference(screen.window)
    #expect(!preference.isHidden && !preference.hidesHomeIndicator)
    (desk.isLocked, desk.isPinned) = (true, true)
    screen.layOut()
    #expect(preference.isHidden && preference.hidesHomeIndicator)
    (desk.isLocked, desk.isPinned) = (false, false)
    screen.layOut()
    #expect(!preference.isHidden && !preference.hidesHomeIndicator)
  }

  @Test func aFullScreenCoverDecidesOnTheStatusBar() {
    let screen = PresentingScreen(
      Text("Main").fullScreenCover(isPresented: isPresented()) { Text("Cover").statusBarHidden() })
    let preference = StatusBarPreference(screen.window)
    desk.showsSheet = true
    screen.layOut()
    #expect(preference.isHidden)
    desk.showsSheet = false
    screen.layOut()
    #expect(!preference.isHidden)
  }

  // MARK: Hierarchy

  @Test func aCoveredPageOfANavigationStackPresentsItsSheet() {
    struct Pages: View {
      let desk: Desk
      var body: some View {
        @Bindable var desk = desk
        NavigationStack {
          NavigationLink("Next") { Button("Show") { desk.showsSheet = true } }
            .sheet(isPresented: $desk.showsSheet) { Text("Sheet") }
        }
      }
    }
    let screen = PresentingScreen(Pages(desk: desk))
    screen.tap("Next")
    screen.tap("Show")
    #expect(screen.frontTexts == ["Sheet"])
    screen.swipeDown()
    #expect(screen.presented == nil)
    #expect(!desk.showsSheet)
  }

  @Test func aCoveredHostOfAUIKitStackPresentsItsSheet() async {
    let desk = desk
    let page = UIHostingController(
      rootView: Text("Page").sheet(
        isPresented: Binding(get: { desk.showsSheet }, set: { desk.showsSheet = $0 })
      ) { Text("Sheet") })
    let navigation = UINavigationController(rootViewController: page)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    desk.showsSheet = true
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    window.layoutIfNeeded()
    #expect(navigation.presentedViewController != nil)
  }

  @Test func presentedContentIsReleasedAfterTheDismissal() {
    final class Token {}
    weak var token: Token?
    let screen = PresentingScreen(
      Text("Main").sheet(isPresented: isPresented()) {
        let made = Token()
        token = made
        return Text("Sheet").onAppear { _ = made }
      })
    weak var controller: UIViewController?
    autoreleasepool {
      desk.showsSheet = true
      screen.layOut()
      controller = screen.presented
      #expect(token != nil)
      desk.showsSheet = false
      screen.layOut()
    }
    #expect(controller == nil)
    #expect(token == nil)
  }

  @Test func aHostThatIsReleasedDismissesItsSheet() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    var host: UIHostingController? = UIHostingController(
      rootView: Text("Main").sheet(isPresented: .constant(true)) { Text("Sheet") })
    host.map { root.addChild($0) }
    host.map { root.view.addSubview($0.view) }
    window.layoutIfNeeded()
    #expect(root.presentedViewController != nil)
    host?.view.removeFromSuperview()
    host?.removeFromParent()
    host = nil
    window.layoutIfNeeded()
    #expect(root.presentedViewController == nil)
  }
}

private func autoreleasepool(_ body: () -> Void) { body() }
