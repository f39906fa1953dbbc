print("vignola")
