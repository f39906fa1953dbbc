// swift-format-ignore-file
// The names are those of C: the few declarations of its library that the core uses, for the check of
// the floor on Linux. Nothing compares them with an SDK.
public var STDERR_FILENO: Int32 { 2 }
public func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { count }
public struct timespec { public var tv_sec = 0, tv_nsec = 0; public init() {} }
public var CLOCK_MONOTONIC_RAW: UInt32 { 4 }
@discardableResult
public func clock_gettime(_ clock: UInt32, _ time: UnsafeMutablePointer<timespec>!) -> Int32 { 0 }
