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
  /// `nil` by default.
  public var title: String? { nil }
  /// `nil` by default.
  public var subtitle: String? { nil }
}

/// An annotation at a coordinate.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The coordinate. 0, 0 by default.
  open var coordinate = CLLocationCoordinate2D()
  /// The title.
  open var title: String?
  /// The subtitle.
  open var subtitle: String?

  /// Creates an annotation at 0, 0.
  public override init() {
    super.init()
  }

  /// Creates an annotation with a title.
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    super.init()
  }
}

/// The location of the user. Always unknown.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The invalid coordinate.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// Always `nil`.
  open var location: CLLocation? { nil }
}

/// A view of an annotation. Never shown by a map.
open class MKAnnotationView: UIView {
  /// The annotation.
  open var annotation: (any MKAnnotation)?
  /// The reuse identifier.
  public let reuseIdentifier: String?
  /// The image. Stored only.
  open var image: UIImage?
  /// Stored only. False by default.
  open var canShowCallout = false
  /// Stored only. Zero by default.
  open var centerOffset = CGPoint.zero
  /// Stored only. Zero by default.
  open var calloutOffset = CGPoint.zero
  /// Stored only.
  open var leftCalloutAccessoryView: UIView?
  /// Stored only.
  open var rightCalloutAccessoryView: UIView?
  /// Stored only.
  open var detailCalloutAccessoryView: UIView?
  /// Stored only.
  open var clusteringIdentifier: String?
  /// Stored only. False by default.
  open var isDraggable = false
  /// Stored only. False by default.
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

  /// Called before the view is reused. Does nothing.
  open func prepareForReuse() {}
}

/// A balloon-shaped view of an annotation. Never shown by a map.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Stored only.
  open var markerTintColor: UIColor?
  /// Stored only.
  open var glyphTintColor: UIColor?
  /// Stored only.
  open var glyphText: String?
  /// Stored only.
  open var glyphImage: UIImage?
}

/// A pin-shaped view of an annotation. Never shown by a map.
open class MKPinAnnotationView: MKAnnotationView {
  /// Stored only.
  open var pinTintColor: UIColor?
  /// Stored only. False by default.
  open var animatesDrop = false
}
