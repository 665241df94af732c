import Foundation

/// A detector of links, dates and phone numbers in a string.
public struct LinkDetector {

  public struct Match: Equatable {
    public let range: NSRange
    public let url: URL
  }

  private let detector: NSDataDetector?

  public init() {
    let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
    detector = try? NSDataDetector(types: types.rawValue)
  }

  public func links(in text: String) -> [Match] {
    guard let detector = detector else { return [] }
    let range = NSRange(text.startIndex..., in: text)
    return detector.matches(in: text, options: [], range: range).compactMap { result in
      switch result.resultType {
      case .link:
        return result.url.map { Match(range: result.range, url: $0) }
      case .phoneNumber:
        return result.phoneNumber
          .map { $0.filter { !$0.isWhitespace } }
          .flatMap { URL(string: "tel:\($0)") }
          .map { Match(range: result.range, url: $0) }
      default:
        return nil
      }
    }
  }
}
