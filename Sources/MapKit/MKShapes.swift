// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import CoreLocation
public import UIKit

/// A map shape with a title.
open class MKShape: NSObject, MKAnnotation {
  /// The coordinate, which is (0, 0) unless a subclass overrides it.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The title.
  open var title: String?
  /// The subtitle.
  open var subtitle: String?
}

/// A shape defined by several points.
open class MKMultiPoint: MKShape {
  fileprivate let places: [CLLocationCoordinate2D]

  /// Creates a shape from coordinates, which are connected in order.
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

  /// Copies a range of coordinates into a buffer, which must be large enough. Ignores indices outside the shape.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    let start = min(max(range.location, 0), places.count)
    let end = start + min(max(range.length, 0), places.count - start)
    for (index, place) in places[start..<end].enumerated() { coords[index] = place }
  }

  /// The center of the coordinates' bounding box, in degrees.
  open override var coordinate: CLLocationCoordinate2D {
    let (north, east) = (places.map(\.latitude), places.map(\.longitude))
    guard let south = north.min(), let top = north.max(), let west = east.min(), let end = east.max() else {
      return CLLocationCoordinate2D()
    }
    return CLLocationCoordinate2D(latitude: (south + top) / 2, longitude: (west + end) / 2)
  }
}

/// A line through points. Maps never show it.
open class MKPolyline: MKMultiPoint, MKOverlay {}

/// A polygon. Maps never show it.
open class MKPolygon: MKMultiPoint, MKOverlay {}

/// A circle on the earth's surface. Maps never show it.
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance

  /// Creates a circle from a center and a radius in meters.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (center, self.radius) = (coord, radius)
    super.init()
  }

  /// The center.
  open override var coordinate: CLLocationCoordinate2D { center }
}

/// A renderer with a path's style. The style is stored, but has no effect.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The fill color. Stored, but has no effect.
  open var fillColor: UIColor?
  /// The stroke color. Stored, but has no effect.
  open var strokeColor: UIColor?
  /// The line width, in points. Stored, but has no effect. The default is 0.
  open var lineWidth: CGFloat = 0
  /// The line join style. Stored, but has no effect. The default is `round`.
  open var lineJoin = CGLineJoin.round
  /// The line cap style. Stored, but has no effect. The default is `round`.
  open var lineCap = CGLineCap.round
  /// The lengths of dashes and gaps, in points. Stored, but has no effect.
  open var lineDashPattern: [NSNumber]?
}

/// A renderer for a polyline. Its style is stored, but has no effect.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for a polyline.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  /// The polyline. Empty if the overlay is not a polyline.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: []) }
}

/// A renderer for a polygon. Its style is stored, but has no effect.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for a polygon.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  /// The polygon. Empty if the overlay is not a polygon.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: []) }
}

/// A renderer for a circle. Its style is stored, but has no effect.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  /// The circle. Its radius is 0 if the overlay is not a circle.
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
}
