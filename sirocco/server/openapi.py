"""The OpenAPI document, with the frames of the WebSocket and the kernel's own structs among its schemas.

python -m sirocco.server.openapi > openapi.json
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from sirocco.kernel.definition import GameInfo, Result
from sirocco.kernel.message import Message
from sirocco.kernel.presentation.display import Overlay, Sheet, Table
from sirocco.kernel.presentation.drawing import PlaceShape
from sirocco.players.hints import Hint
from sirocco.server.frames import ClientFrame, ServerFrame
from sirocco.server.kernel_types import REFERENCE, resolved
from sirocco.server.models import RecordUpload

KERNEL = (Sheet, Table, Overlay, PlaceShape, Message, Result, GameInfo, Hint)


def document(app: FastAPI) -> dict[str, Any]:
    """The whole document; created once."""
    if app.openapi_schema is None:
        made = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=app.routes)
        schemas = made.setdefault("components", {}).setdefault("schemas", {})
        for name in ("HTTPValidationError", "ValidationError"):
            schemas.pop(name, None)
        schemas["RecordUpload"] = RecordUpload.model_json_schema()
        types = (ClientFrame, ServerFrame, *KERNEL)
        (client, server, *_), structs = msgspec.json.schema_components(types, ref_template=REFERENCE)
        schemas |= {"ClientFrame": client, "ServerFrame": server}
        schemas |= structs
        app.openapi_schema = resolved(made)
    return app.openapi_schema


def main() -> None:
    from sirocco.server.app import api

    text = msgspec.json.format(msgspec.json.encode(document(api())), indent=1)
    sys.stdout.write(text.decode() + "\n")


if __name__ == "__main__":
    main()
