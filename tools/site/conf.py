"""What Sphinx is told of the site; its pages are written by ``pages``."""

from __future__ import annotations

from pathlib import Path

from dominium import __version__

project = "Dominium"
author = "Dominium contributors"
# The name that Sphinx has for this line at the foot of every page.
copyright = "Dominium contributors, MIT licence"  # noqa: A001
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
# Slugs of headings as GitHub makes them, so that a link works in both places.
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
suppress_warnings = [
    # A page of rulings begins with the name of its set and goes on with cards.
    "myst.header",
    # Snippets of strategy files and Fluent have no lexer.
    "misc.highlighting_failure",
]

autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"
# What a method inherits is said by the library it comes from.
autodoc_inherit_docstrings = False
autodoc_member_order = "bysource"
autodoc_class_signature = "separated"

html_theme = "furo"
html_title = f"Dominium {__version__}"
html_favicon = str(Path(__file__).parents[2] / "web" / "public" / "icon.svg")
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a3b12", "color-brand-content": "#8a3b12"},
    "dark_css_variables": {"color-brand-primary": "#e0a458", "color-brand-content": "#e0a458"},
}
