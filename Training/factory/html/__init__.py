"""The HTML kit: components, sections, layouts, and their rendering in Chromium."""
