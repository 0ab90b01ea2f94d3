"""Messages on their way out and in."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails, to_json

from .incoming import ClientMessage
from .outgoing import MessagePart, ServerMessage
from .refusal import Refusal

_INCOMING: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


def encoded(message: ServerMessage | MessagePart) -> bytes:
    """A message, or a part of one, as the text that leaves, in bytes: as characters Polish takes twice the room."""
    return to_json(message)


def joined(*parts: bytes) -> bytes:
    """Texts of objects, none of them empty, as the text of one that has the fields of all."""
    return b"{" + b",".join([part[1:-1] for part in parts]) + b"}"


def within(field: str, part: bytes) -> bytes:
    """The text of an object with one field."""
    return b'{"' + field.encode() + b'":' + part + b"}"


def decoded(text: str) -> ClientMessage:
    """The message a client sent; a refusal if it is none."""
    try:
        return _INCOMING.validate_json(text)
    except ValidationError as problem:
        raise Refusal("malformed", detail=describe_errors(problem.errors(include_input=False))) from None


def describe_errors(errors: Sequence[ErrorDetails]) -> str:
    """What is wrong with a message, for those who write clients; nothing of the message itself is repeated."""
    return "; ".join(f"{'.'.join(str(part) for part in one['loc'])}: {one['msg']}" for one in errors[:5])
