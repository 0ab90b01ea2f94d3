"""The documentation as a site: ``make docs``, or ``python -m tools.site`` where Sphinx is installed."""
