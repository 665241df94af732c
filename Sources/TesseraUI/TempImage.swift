public import Foundation
import TesseraRaster
open class UIImage: NSObject, @unchecked Sendable {
  open class SymbolConfiguration: NSObject, @unchecked Sendable { public init(font: UIFont) {}
   public init(pointSize: CGFloat) {}
   public init(pointSize: CGFloat, weight: UIFont.Weight) {} }
  var size: CGSize { CGSize(width: 20, height: 20) }
  func applyingSymbolConfiguration(_ c: SymbolConfiguration) -> UIImage? { nil }
  public init?(systemName: String) {}
  public init?(systemName: String, withConfiguration: SymbolConfiguration) {}
}
struct ImagePainter { var image: UIImage; var tint: UIColor; var traits: UITraitCollection
  @MainActor func paint(in: CGRect, _ mode: UIView.ContentMode, into: inout Canvas) {} }
