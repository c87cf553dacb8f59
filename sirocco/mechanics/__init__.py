"""What several games do, once: a game brings its data and its exceptions."""
