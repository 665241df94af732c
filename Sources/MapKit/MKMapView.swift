// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import CoreLocation
@_spi(Tessera) public import TesseraPlaceholderViews
import TesseraViews
public import UIKit

/// The type of a map.
public enum MKMapType: UInt, Sendable {
  /// A street map.
  case standard = 0
  /// Satellite images.
  case satellite
  /// Satellite images with streets.
  case hybrid
  /// Satellite images in 3D.
  case satelliteFlyover
  /// Satellite images in 3D with streets.
  case hybridFlyover
  /// Streets in muted colors.
  case mutedStandard
}

/// A view that shows a map.
///
/// - Note: Differs from UIKit: the view shows a placeholder and stores its region, annotations, and overlays.
///   Delegate methods are not called, and annotations have no views.
open class MKMapView: PlaceholderView {
  /// The name shown in the placeholder: `MKMapView`.
  @_spi(Tessera) open override class var placeholderName: String { "MKMapView" }
  /// The warning that the placeholder logs.
  @_spi(Tessera) open override class var placeholderSentence: (framework: String, sentence: String)? {
    ("MapKit", "MKMapView shows no map")
  }

  /// The delegate. Stored, but has no effect.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The map type. Stored, but has no effect. The default is `standard`.
  open var mapType = MKMapType.standard
  /// The visible region.
  open var region = MKCoordinateRegion()
  /// The center of the region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// The annotations.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The overlays.
  open private(set) var overlays: [any MKOverlay] = []
  /// The selected annotations.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// Whether the user can zoom the map. Stored, but has no effect. The default is `true`.
  open var isZoomEnabled = true
  /// Whether the user can scroll the map. Stored, but has no effect. The default is `true`.
  open var isScrollEnabled = true
  /// Whether the user can rotate the map. Stored, but has no effect. The default is `true`.
  open var isRotateEnabled = true
  /// Whether the user can tilt the map. Stored, but has no effect. The default is `true`.
  open var isPitchEnabled = true
  /// Whether the map shows a compass. Stored, but has no effect. The default is `true`.
  open var showsCompass = true
  /// Whether the map shows a scale. Stored, but has no effect. The default is `false`.
  open var showsScale = false
  /// Whether the map shows traffic. Stored, but has no effect. The default is `false`.
  open var showsTraffic = false
  /// Whether the map shows the user's location. Stored, but has no effect. The default is `false`.
  open var showsUserLocation = false
  /// The user's location. Always unknown.
  public let userLocation = MKUserLocation()
  private var viewClasses: [String: MKAnnotationView.Type] = [:]

  /// Sets the region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Sets the center of the region.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  /// Returns the given region.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
  /// Adds annotations and sets the region to the smallest one that contains them.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    let (north, east) = (annotations.map(\.coordinate.latitude), annotations.map(\.coordinate.longitude))
    guard let south = north.min(), let top = north.max(), let west = east.min(), let end = east.max() else { return }
    region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: (south + top) / 2, longitude: (west + end) / 2),
      span: MKCoordinateSpan(latitudeDelta: top - south, longitudeDelta: end - west))
  }
  /// Selects an annotation.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
  /// Deselects an annotation.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// Adds an overlay.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Adds overlays.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Removes an overlay.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Removes overlays.
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  /// Returns `nil` because annotations have no views.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Registers a view class for a reuse identifier. Ignores classes that aren't subclasses of `MKAnnotationView`.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    viewClasses[identifier] = viewClass as? MKAnnotationView.Type
  }
  /// Returns `nil` because views are not reused.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  /// Creates an annotation view of the registered class. If no class is registered, returns a balloon marker for
  /// `MKMapViewDefaultAnnotationViewReuseIdentifier` and a plain annotation view for other identifiers.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let standard =
      identifier == MKMapViewDefaultAnnotationViewReuseIdentifier ? MKMarkerAnnotationView.self : MKAnnotationView.self
    return DynamicInit.annotationView(
      viewClasses[identifier] ?? standard, annotation: annotation, reuseIdentifier: identifier)
  }
}

/// The reuse identifier for annotations for which the delegate provides no view.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The reuse identifier for clusters for which the delegate provides no view.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// A shape on a map.
public protocol MKOverlay: MKAnnotation {}

/// An object that draws an overlay. Maps never use it.
open class MKOverlayRenderer: NSObject {
  /// The overlay.
  public let overlay: any MKOverlay

  /// Creates a renderer for an overlay.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }
}

/// The delegate of a map view. Never called.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called before the region changes. Never called in Tessera.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called after the region changes. Never called in Tessera.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Returns the view for an annotation. Never called.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Returns the renderer for an overlay. Never called.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Called when an annotation is selected. Never called in Tessera.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called when an annotation is deselected. Never called in Tessera.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called when a control in a callout is tapped. Never called in Tessera.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// Called when the user's location changes. Never called in Tessera.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Called when the map has loaded. Never called in Tessera.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Returns `nil`.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Returns a plain renderer.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
