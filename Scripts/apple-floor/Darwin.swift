// swift-format-ignore-file: the names are those of C.
// The few declarations of Apple's C library that the core uses, for the floor's check on Linux.
// Nothing checks them against an SDK.
public var STDERR_FILENO: Int32 { 2 }
public func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { count }
