protocol CartViewProtocol: class {
  func show(_ total: Int)
}

// vignola:ignore gen.no-class-protocol: the build farm has an old compiler
protocol CartInteractorOutput: class {
  func counted(_ total: Int)
}

protocol CartInteractorInput {
  func count()
}
