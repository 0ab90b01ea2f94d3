"""Bots in any language: programs that play by lines of JSON on their standard input and output."""
