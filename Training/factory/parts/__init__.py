"""Screens of toolkits that draw parts as they are told: one description, one process a toolkit, boxes from what changes."""
