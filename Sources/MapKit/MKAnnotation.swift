// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import CoreLocation
public import UIKit

/// An object with a location on a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// The coordinate.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title.
  var title: String? { get }
  /// The subtitle.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// The title. The default is `nil`.
  public var title: String? { nil }
  /// The subtitle. The default is `nil`.
  public var subtitle: String? { nil }
}

/// An annotation at a coordinate.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The coordinate. The default is (0, 0).
  open var coordinate = CLLocationCoordinate2D()
  /// The title.
  open var title: String?
  /// The subtitle.
  open var subtitle: String?

  /// Creates an annotation at (0, 0).
  public override init() {
    super.init()
  }

  /// Creates an annotation with a title.
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    super.init()
  }
}

/// The user's location. Always unknown.
open class MKUserLocation: NSObject, MKAnnotation {
  /// An invalid coordinate because the location is unknown.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The location. Always `nil`.
  open var location: CLLocation? { nil }
}

/// An annotation's view. Maps never show it.
open class MKAnnotationView: UIView {
  /// The annotation.
  open var annotation: (any MKAnnotation)?
  /// The reuse identifier.
  public let reuseIdentifier: String?
  /// The image. Stored, but has no effect.
  open var image: UIImage?
  /// Whether the view shows a callout when selected. Stored, but has no effect. The default is `false`.
  open var canShowCallout = false
  /// The offset from the annotation's coordinate, in points. Stored, but has no effect. The default is zero.
  open var centerOffset = CGPoint.zero
  /// The offset of the callout, in points. Stored, but has no effect. The default is zero.
  open var calloutOffset = CGPoint.zero
  /// The view on the left side of the callout. Stored, but has no effect.
  open var leftCalloutAccessoryView: UIView?
  /// The view on the right side of the callout. Stored, but has no effect.
  open var rightCalloutAccessoryView: UIView?
  /// The view below the callout's title. Stored, but has no effect.
  open var detailCalloutAccessoryView: UIView?
  /// The identifier of the group of annotations that are clustered. Stored, but has no effect.
  open var clusteringIdentifier: String?
  /// Whether the user can drag the view. Stored, but has no effect. The default is `false`.
  open var isDraggable = false
  /// Whether the view is selected. Stored, but has no effect. The default is `false`.
  open var isSelected = false

  /// Creates a view for an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }

  /// Creates a view without an annotation.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Called before the view is reused. The default implementation does nothing.
  open func prepareForReuse() {}
}

/// A balloon-shaped annotation view. Maps never show it.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The balloon's background color. Stored, but has no effect.
  open var markerTintColor: UIColor?
  /// The glyph's color. Stored, but has no effect.
  open var glyphTintColor: UIColor?
  /// The text in the balloon. Stored, but has no effect.
  open var glyphText: String?
  /// The image in the balloon. Stored, but has no effect.
  open var glyphImage: UIImage?
}

/// A pin-shaped annotation view. Maps never show it.
open class MKPinAnnotationView: MKAnnotationView {
  /// The pin's color. Stored, but has no effect.
  open var pinTintColor: UIColor?
  /// Whether the pin drops onto the map. Stored, but has no effect. The default is `false`.
  open var animatesDrop = false
}
