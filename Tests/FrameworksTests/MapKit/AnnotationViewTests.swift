// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import MapKit
import Testing

/// Annotation views are instances of the registered class, created with its initializer.
@MainActor
struct AnnotationViewTests {
  private final class Pin: MKAnnotationView {
    var name = ""

    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      name = "\(annotation?.title ?? "none") of \(reuseIdentifier ?? "nothing")"
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func registeredClass() {
    let (map, place) = (MKMapView(frame: .zero), MKPointAnnotation())
    place.title = "Louvre"
    map.register(Pin.self, forAnnotationViewWithReuseIdentifier: "a name that does not fit into fifteen bytes")
    for _ in 0..<3 {
      let view = map.dequeueReusableAnnotationView(
        withIdentifier: "a name that does not fit into fifteen bytes", for: place)
      #expect((view as? Pin)?.name == "Louvre of a name that does not fit into fifteen bytes")
      #expect(view.annotation === place)
    }
    let plain = map.dequeueReusableAnnotationView(withIdentifier: "other", for: place)
    #expect(type(of: plain) == MKAnnotationView.self && plain.reuseIdentifier == "other")
    let standard = map.dequeueReusableAnnotationView(
      withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: place)
    #expect(standard is MKMarkerAnnotationView)
  }

  /// The objects that a view retains are released with the view.
  @Test func released() {
    weak var gone: MKPointAnnotation?
    do {
      let (map, place) = (MKMapView(frame: .zero), MKPointAnnotation())
      gone = place
      map.register(Pin.self, forAnnotationViewWithReuseIdentifier: "pin")
      _ = map.dequeueReusableAnnotationView(withIdentifier: "pin", for: place)
    }
    #expect(gone == nil)
  }
}
