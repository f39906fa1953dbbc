import Studio

/// The samples offered, in the order of the picker.
@MainActor var samples: [StudioSample] { [] }
