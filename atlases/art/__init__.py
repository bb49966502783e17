"""The pixel art that ships with spriteview, and what it takes to draw and pack it."""
