"""Qt Quick screens: a toolkit kept for testing only, to measure transfer to unseen looks."""
