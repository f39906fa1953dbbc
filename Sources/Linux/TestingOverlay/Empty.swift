// Swift Testing names `_Testing_UIKit` as what a file gets that imports both Testing and UIKit. On
// Apple's platforms it attaches images to test results. On Linux the toolchain has none, and the
// compiler stops where it is not found; so here it is, with nothing in it.
