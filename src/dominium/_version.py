"""The one place the version number is written; packaging reads it from here."""

__version__ = "0.1.0"
