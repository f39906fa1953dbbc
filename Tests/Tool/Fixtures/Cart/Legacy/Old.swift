protocol Old: class {}
