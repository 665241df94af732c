// See the end of Package.swift.
