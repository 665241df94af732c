// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import TesseraViews
import Testing

/// Zoom transitions between a source and a pushed or presented view, in a window of 300 x 400 points.
@MainActor @Suite struct ZoomTransitionTests {
  @MainActor @Observable final class Model { var isShown = false }

  private struct Gallery: View {
    @Bindable var model: Model
    var isCover = false
    @Namespace private var namespace

    var body: some View {
      if isCover {
        grid.fullScreenCover(isPresented: $model.isShown) { photo }
      } else {
        NavigationStack {
          grid.navigationDestination(isPresented: $model.isShown) { photo }
        }
      }
    }

    private var grid: some View {
      Color.orange.frame(width: 60, height: 80)
        .matchedTransitionSource(id: 1, in: namespace) { $0.clipShape(RoundedRectangle(cornerRadius: 12)) }
    }

    private var photo: some View {
      Text("Photo").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.teal)
        .navigationTransition(.zoom(sourceID: 1, in: namespace))
    }
  }

  /// The frame in the window of the view that clips the zoomed view.
  private func frame(_ film: FilmedScreen<Gallery>) -> CGRect? {
    let window = film.screen.window
    guard let label = window.all(UILabel.self).first(where: { $0.text == "Photo" }) else { return nil }
    var view: UIView? = label
    while let next = view, !next.clipsToBounds || next.frame.width > 301 { view = next.superview }
    guard let clip = view, clip !== window else { return nil }
    return film.clock.run { (clip.layer.presentation() ?? clip.layer).frame }
  }

  @Test func pushedViewsZoom() throws {
    let model = Model()
    let film = FilmedScreen(Gallery(model: model), width: 300, height: 400)
    film.change { model.isShown = true }
    film.advance(to: 0.02)
    let start = try #require(frame(film))
    film.advance(to: 0.22)
    let middle = try #require(frame(film))
    #expect(start.width < 100 && start.width >= 60)
    #expect(middle.width > start.width && middle.width < 300)
    film.clock.run { film.screen.picture("zoom-push") }
    film.advance(to: 2)
    #expect(film.screen.texts.contains("Photo"))
    film.change { model.isShown = false }
    film.advance(to: 4)
    #expect(!film.screen.texts.contains("Photo"))
  }

  @Test func coversZoom() throws {
    let model = Model()
    let film = FilmedScreen(Gallery(model: model, isCover: true), width: 300, height: 400)
    film.change { model.isShown = true }
    film.advance(to: 0.2)
    let middle = try #require(frame(film))
    #expect(middle.width > 60 && middle.width < 300)
    film.clock.run { film.screen.picture("zoom-cover") }
    film.advance(to: 2)
    let label = film.screen.window.all(UILabel.self).first { $0.text == "Photo" }
    #expect(label?.window != nil)
    film.change { model.isShown = false }
    film.advance(to: 4)
    #expect(!film.screen.window.all(UILabel.self).contains { $0.text == "Photo" })
  }

  /// Without a source, the default transition applies.
  @Test func missingSources() {
    struct Page: View {
      @Bindable var model: Model
      @Namespace private var namespace
      var body: some View {
        NavigationStack {
          Text("Root").navigationDestination(isPresented: $model.isShown) {
            Text("Photo").navigationTransition(.zoom(sourceID: "none", in: namespace))
          }
        }
      }
    }
    let model = Model()
    let screen = HostedScreen(Page(model: model), width: 300, height: 400)
    let messages = reports {
      model.isShown = true
      for _ in 0..<3 { screen.layOut() }
    }
    #expect(screen.texts.contains("Photo") && messages.isEmpty)
  }
}
