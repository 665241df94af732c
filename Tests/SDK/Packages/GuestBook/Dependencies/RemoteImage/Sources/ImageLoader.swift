// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

public enum ImageLoaderError: Error, Equatable {
    case badStatus(Int)
    case notAnImage
    case cancelled
}

/// A loader that downloads images and caches them in memory.
public final class ImageLoader {
    public static let shared = ImageLoader()

    private let session: URLSession
    private let cache = NSCache<NSURL, UIImage>()
    private let lock = NSLock()
    private var tasks: [URL: URLSessionDataTask] = [:]

    public init(configuration: URLSessionConfiguration = .default) {
        configuration.requestCachePolicy = .returnCacheDataElseLoad
        configuration.urlCache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
        session = URLSession(configuration: configuration)
        cache.countLimit = 100
    }

    public func cachedImage(for url: URL) -> UIImage? {
        cache.object(forKey: url as NSURL)
    }

    @discardableResult
    public func load(_ url: URL, completion: @escaping (Result<UIImage, Error>) -> Void) -> URLSessionTask? {
        if let image = cachedImage(for: url) {
            completion(.success(image))
            return nil
        }
        var request = URLRequest(url: url, cachePolicy: .useProtocolCachePolicy, timeoutInterval: 15)
        request.setValue("image/*", forHTTPHeaderField: "Accept")
        let task = session.dataTask(with: request) { [weak self] data, response, error in
            let result = Result { try ImageLoader.decode(data, response, error) }
            if case .success(let image) = result {
                self?.cache.setObject(image, forKey: url as NSURL)
            }
            self?.forget(url)
            DispatchQueue.main.async { completion(result) }
        }
        lock.lock()
        tasks[url] = task
        lock.unlock()
        task.resume()
        return task
    }

    @available(iOS 13.0, *)
    public func image(from url: URL) async throws -> UIImage {
        if let image = cachedImage(for: url) { return image }
        let (data, response) = try await session.data(from: url)
        let image = try ImageLoader.decode(data, response, nil)
        cache.setObject(image, forKey: url as NSURL)
        return image
    }

    public func cancel(_ url: URL) {
        lock.lock()
        let task = tasks.removeValue(forKey: url)
        lock.unlock()
        task?.cancel()
    }

    private func forget(_ url: URL) {
        lock.lock()
        tasks[url] = nil
        lock.unlock()
    }

    private static func decode(_ data: Data?, _ response: URLResponse?, _ error: Error?) throws -> UIImage {
        if let error = error as? URLError, error.code == .cancelled { throw ImageLoaderError.cancelled }
        if let error = error { throw error }
        if let http = response as? HTTPURLResponse, !(200..<300).contains(http.statusCode) {
            throw ImageLoaderError.badStatus(http.statusCode)
        }
        guard let data = data, let image = UIImage(data: data) else { throw ImageLoaderError.notAnImage }
        return image
    }
}
