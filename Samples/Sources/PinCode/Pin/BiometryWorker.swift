import SVIP

/// What the pin's logic asks of the device.
public protocol BiometryWorker: SVIPWorker {
  /// What can be read.
  var biometry: Biometry { get async }

  /// Asks the user for a face or a finger.
  ///
  /// - Throws: A `CancellationError` when the user thinks better of it; what went wrong else.
  func authenticate() async throws
}
