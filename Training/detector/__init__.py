"""Training of the screen-element detector: data, model, loss, training, export."""
