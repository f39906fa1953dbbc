import Glibc
import StudioHTTP
import Testing

/// Each test has an address of the loopback network to itself, and with it every port.
@Suite("The listening socket") struct ListenSocketTests {
  @Test("the first free port is taken, past those that are taken already")
  func firstFree() throws {
    let address = "127.86.1.1"
    let sockets = try (0..<3).map { _ in
      try ListenSocket(address: address, firstFreeFrom: 8080)
    }
    defer { for socket in sockets { close(socket.descriptor) } }
    #expect(sockets.map(\.port) == [8080, 8081, 8082])
  }

  @Test("the last port is tried too, and then there is none")
  func last() throws {
    let address = "127.86.1.2"
    let socket = try ListenSocket(address: address, firstFreeFrom: 65_535)
    defer { close(socket.descriptor) }
    #expect(socket.port == 65_535)
    #expect(throws: ListenSocket.Failure.portTaken(65_535)) {
      try ListenSocket(address: address, firstFreeFrom: 65_535)
    }
  }

  @Test("what no other port would mend is not tried on another port")
  func hopeless() {
    #expect(throws: ListenSocket.Failure.notAnAddress("nowhere")) {
      try ListenSocket(address: "nowhere", firstFreeFrom: 8080)
    }
  }
}
