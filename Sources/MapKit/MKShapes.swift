// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import CoreLocation
public import UIKit

/// A shape on a map with a title.
open class MKShape: NSObject, MKAnnotation {
  /// The coordinate. 0, 0 unless a subclass overrides it.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The title.
  open var title: String?
  /// The subtitle.
  open var subtitle: String?
}

/// A shape of several points.
open class MKMultiPoint: MKShape {
  fileprivate let places: [CLLocationCoordinate2D]

  /// Creates a shape from coordinates in order.
  public init(coordinates: [CLLocationCoordinate2D]) {
    places = coordinates
    super.init()
  }

  /// Creates a shape from a buffer of coordinates.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: Array(UnsafeBufferPointer(start: coords, count: max(count, 0))))
  }

  /// The number of points.
  open var pointCount: Int { places.count }

  /// Copies the coordinates of a range into a buffer, which must be large enough. Indices outside the shape are ignored.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    let start = min(max(range.location, 0), places.count)
    let end = start + min(max(range.length, 0), places.count - start)
    for (index, place) in places[start..<end].enumerated() { coords[index] = place }
  }

  /// The center of the bounding box of the coordinates, in degrees.
  open override var coordinate: CLLocationCoordinate2D {
    let (north, east) = (places.map(\.latitude), places.map(\.longitude))
    guard let south = north.min(), let top = north.max(), let west = east.min(), let end = east.max() else {
      return CLLocationCoordinate2D()
    }
    return CLLocationCoordinate2D(latitude: (south + top) / 2, longitude: (west + end) / 2)
  }
}

/// A line through points. Never shown by a map.
open class MKPolyline: MKMultiPoint, MKOverlay {}

/// A polygon. Never shown by a map.
open class MKPolygon: MKMultiPoint, MKOverlay {}

/// A circle on the earth. Never shown by a map.
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance

  /// Creates a circle from its center and its radius in meters.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (center, self.radius) = (coord, radius)
    super.init()
  }

  /// The center.
  open override var coordinate: CLLocationCoordinate2D { center }
}

/// The style of a shape. Stored only.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// Stored only.
  open var fillColor: UIColor?
  /// Stored only.
  open var strokeColor: UIColor?
  /// Stored only, in points. 0 by default.
  open var lineWidth: CGFloat = 0
  /// Stored only. `round` by default.
  open var lineJoin = CGLineJoin.round
  /// Stored only. `round` by default.
  open var lineCap = CGLineCap.round
  /// Stored only.
  open var lineDashPattern: [NSNumber]?
}

/// The style of a polyline. Stored only.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for a polyline.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  /// The polyline. Empty if the overlay is another shape.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: []) }
}

/// The style of a polygon. Stored only.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for a polygon.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  /// The polygon. Empty if the overlay is another shape.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: []) }
}

/// The style of a circle. Stored only.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  /// The circle. Its radius is 0 if the overlay is another shape.
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
}
