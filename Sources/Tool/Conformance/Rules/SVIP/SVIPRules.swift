/// What must hold in SVIP.
enum SVIPRules {
  static let all: [any Rule] = [
    SVIPInteractorIsActorProtocol(), SVIPInteractorMethodsAsync(), SVIPInteractorCommandsOnly(),
    SVIPLogicIsActor(), SVIPLogicNoUIImport(), SVIPLogicNoDTO(), SVIPLogicDepsByProtocol(),
    SVIPLogicStatePrivate(), SVIPLogicNoView(), SVIPPresenterMainActor(), SVIPPresenterStateless(),
    SVIPPresenterViewWeak(), SVIPPresenterName(), SVIPPresenterNoBusiness(),
    SVIPViewInteractorByProtocol(), SVIPViewCommandsOnly(), SVIPWorkerIsActor(),
    SVIPConfiguratorOnlyAssembles(), SVIPConfiguratorCalledByRouter(), SVIPOnlyConfiguratorPublic(),
    SVIPPrivateNotCallingPublic(), SVIPCommandQuerySeparation(), SVIPNoAwaitBetweenCheckAndSet(),
    SVIPSendableBoundary(),
  ]
}
