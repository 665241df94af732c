// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraRaster
import Testing
import UIKit

@Suite @MainActor
struct RendererTests {
  private func screen(_ device: Device, _ make: @escaping @MainActor @Sendable () -> UIView) -> Screen {
    Screen("test", device: device, view: make)
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.bytes[start..<start + 4])
  }

  @Test func paintsAPinnedViewOnItsPixels() throws {
    let device = try Device(name: "small", size: CGSize(width: 20, height: 10), scale: 2)
    let bitmap = try Renderer().bitmap(
      of: screen(device) {
        let root = UIView()
        root.backgroundColor = .white
        let box = UIView()
        box.backgroundColor = .red
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3),
          box.topAnchor.constraint(equalTo: root.topAnchor, constant: 2),
          box.widthAnchor.constraint(equalToConstant: 5),
          box.heightAnchor.constraint(equalToConstant: 4),
        ])
        return root
      })
    #expect((bitmap.width, bitmap.height) == (40, 20))
    // The rectangle spans 3..<8 x 2..<6 points, which are 6..<16 x 4..<12 pixels.
    for y in 0..<20 {
      for x in 0..<40 {
        let inside = (6..<16).contains(x) && (4..<12).contains(y)
        #expect(color(bitmap, x, y) == (inside ? [255, 0, 0, 255] : [255, 255, 255, 255]), "pixel \(x), \(y)")
      }
    }
  }

  @Test func resolvesDynamicColorsByAppearance() throws {
    let device = try Device(name: "dot", size: CGSize(width: 1, height: 1), scale: 1)
    let screen = screen(device) {
      let view = UIView()
      view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .blue : .green }
      return view
    }
    #expect(color(try Renderer().bitmap(of: screen), 0, 0) == [0, 255, 0, 255])
    let dark = try Renderer().bitmap(of: screen, options: RenderOptions(appearance: .dark))
    #expect(color(dark, 0, 0) == [0, 0, 255, 255])
  }

  @Test func setsTheScreenWhileCreatingTheView() throws {
    let seen = ObservedScreen()
    let device = try Device(name: "odd", size: CGSize(width: 123, height: 45), scale: 1.5)
    _ = try Renderer().displayList(
      of: screen(device) {
        seen.bounds = UIScreen.main.bounds
        seen.scale = UIScreen.main.scale
        return UIView()
      })
    #expect(seen.bounds == CGRect(x: 0, y: 0, width: 123, height: 45))
    #expect(seen.scale == 1.5)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @MainActor private final class ObservedScreen {
    var bounds = CGRect.zero
    var scale: CGFloat = 0
  }

  @Test func insetsTheSafeAreaOfTheDevice() throws {
    let screen = Screen("safe", device: .iPhone16) { UIViewController() }
    let view = try #require(try Renderer().layout(screen).window.rootViewController?.view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test func rendersAViewAtItsFittingSize() throws {
    let label = UILabel()
    label.text = "Hello"
    let bitmap = try Renderer().bitmap(of: label, scale: 3)
    // A line in the 17-point system font is 20.287 points high, which is 61 pixels at scale 3.
    #expect(bitmap.height == 61)
  }

  @Test func laysOutAViewForTheRenderedScale() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let line = UIView()
    line.backgroundColor = .black
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      line.topAnchor.constraint(equalTo: view.topAnchor, constant: 1.4),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    let bitmap = try Renderer().bitmap(of: view, scale: 2)
    // 1.4 points are 2.8 pixels, rounded to 3. The line covers only rows 3 and 4.
    #expect((0..<8).map { color(bitmap, 0, $0)[3] } == [0, 0, 0, 255, 255, 0, 0, 0])
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func rejectsBadScales(_ scale: Double) {
    #expect(throws: RenderError.self) { try Renderer().bitmap(of: UIView(), scale: scale) }
  }

  @Test func sameBytesOnAnyNumberOfThreads() throws {
    let screen = screen(.iPhoneSE) {
      let view = UIView()
      view.backgroundColor = .systemBackground
      for index in 0..<20 {
        let label = UILabel(frame: CGRect(x: CGFloat(index) * 7.3, y: CGFloat(index) * 31.7, width: 200, height: 40))
        label.text = "Line \(index)"
        label.layer.shadowOpacity = 0.4
        label.alpha = 1 - CGFloat(index) / 30
        view.addSubview(label)
      }
      return view
    }
    let one = try Renderer(threads: 1).bitmap(of: screen)
    for threads in [2, 3, 8] { #expect(try Renderer(threads: threads).bitmap(of: screen) == one) }
  }
}

/// Work that an app defers to the next main queue iteration runs before drawing.
@MainActor @Suite struct DeferredWorkTests {
  private final class LateView: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      DeferredWork.add { [weak self] in self?.backgroundColor = .red }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func completesLateWorkBeforePainting() throws {
    let device = try Device(name: "dot", size: CGSize(width: 2, height: 2), scale: 1)
    let screen = Screen("late", device: device) { LateView() }
    let red = try Renderer().bitmap(of: Screen("red", device: device) { UIView().red })
    #expect(try Renderer().bitmap(of: screen) == red)
    #expect(try Renderer().bitmap(of: LateView(frame: CGRect(x: 0, y: 0, width: 2, height: 2)), scale: 1) == red)
  }
}

extension UIView {
  fileprivate var red: UIView {
    backgroundColor = .red
    return self
  }
}
