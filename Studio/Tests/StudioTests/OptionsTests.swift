import Testing

@testable import Studio

@Suite("Options") struct OptionsTests {
  @Test("the command line says where to listen")
  func good() throws {
    #expect(try StudioOptions([]).port == nil)
    #expect(try StudioOptions([]).listen == "127.0.0.1")
    let options = try StudioOptions(["--listen", "0.0.0.0", "--port", "8099"])
    #expect(options.listen == "0.0.0.0")
    #expect(options.port == 8099)
    #expect(try StudioOptions(["--help"]).wantsHelp)
  }

  @Test(
    "a word that cannot be followed is an error that says so",
    arguments: [
      (["--port"], "--port needs a number from 0 to 65535, not 'nothing'."),
      (["--port", "65536"], "--port needs a number from 0 to 65535, not '65536'."),
      (["--port", "-1"], "--port needs a number from 0 to 65535, not '-1'."),
      (["--listen"], "--listen needs an address, such as 127.0.0.1."),
      (["--prot", "1"], "Unknown option '--prot'. Try --help."),
    ])
  func bad(words: [String], message: String) {
    #expect(throws: StudioOptions.Failure(description: message)) { try StudioOptions(words) }
  }
}
