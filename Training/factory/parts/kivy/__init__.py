"""Screens of Kivy: its own flat grey parts in many colours, and KivyMD's Material Design."""
