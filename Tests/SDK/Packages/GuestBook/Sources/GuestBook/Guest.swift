// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A guest in the server's format.
public struct Guest: Codable, Equatable {
    public var name: String
    public var city: String
    public var picture: URL?
    public var stay: TimeInterval

    public init(name: String, city: String, picture: URL? = nil, stay: TimeInterval = 0) {
        self.name = name
        self.city = city
        self.picture = picture
        self.stay = stay
    }

    public var stayText: String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.day, .hour]
        formatter.unitsStyle = .full
        return formatter.string(from: stay) ?? ""
    }
}

public enum GuestRequest {
    public static func list(page: NSInteger) -> URLRequest {
        var request = URLRequest(url: URL(string: "https://example.com/guests?page=\(page)")!)
        request.httpMethod = "GET"
        request.addValue("application/json", forHTTPHeaderField: "Accept")
        return request
    }
}

/// A parser for the server's older interface.
public final class GuestXMLReader: NSObject, XMLParserDelegate {
    private var names: [String] = []

    public static func names(in data: Data) -> [String] {
        let reader = GuestXMLReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        return parser.parse() ? reader.names : []
    }

    public func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        if elementName == "guest", let name = attributeDict["name"] { names.append(name) }
    }
}
