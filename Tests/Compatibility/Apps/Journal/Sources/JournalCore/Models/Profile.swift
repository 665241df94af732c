import Foundation

/// The traveler's profile. It is a class so that screens can observe its properties.
@objcMembers
public final class Profile: NSObject, Codable {

  public dynamic var firstName: String
  public dynamic var lastName: String
  public dynamic var homeTown: String?
  public dynamic var yearlyGoal: Int

  public init(firstName: String, lastName: String, homeTown: String? = nil, yearlyGoal: Int = 4) {
    self.firstName = firstName
    self.lastName = lastName
    self.homeTown = homeTown
    self.yearlyGoal = yearlyGoal
    super.init()
  }

  public dynamic var fullName: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  public dynamic var initials: String {
    [firstName, lastName]
      .compactMap { $0.first.map(String.init) }
      .joined()
      .uppercased()
  }

  public override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    switch key {
    case #keyPath(Profile.fullName), #keyPath(Profile.initials):
      return [#keyPath(Profile.firstName), #keyPath(Profile.lastName)]
    default:
      return super.keyPathsForValuesAffectingValue(forKey: key)
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Profile else { return false }
    return firstName == other.firstName
      && lastName == other.lastName
      && homeTown == other.homeTown
      && yearlyGoal == other.yearlyGoal
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(firstName)
    hasher.combine(lastName)
    return hasher.finalize()
  }

  public override var description: String {
    "<Profile \(fullName), goal \(yearlyGoal)>"
  }
}
