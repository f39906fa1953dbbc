// Swift Testing says on every platform that a file which imports it and a module called UIKit also
// wants `_Testing_UIKit`, which attaches images to tests. The Linux toolchain has no such module,
// so there is an empty one: without it no test of a view could be compiled.
