"""Structs, of the kernel and of frames, as field types of the REST models; their schemas come from the structs
(openapi.py)."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import WithJsonSchema

REFERENCE = "#/components/schemas/{name}"
MARK = "x-kernel"
"""Placeholder in a schema for a reference that pydantic cannot create, because it does not know the struct."""


def _named(name: str) -> WithJsonSchema:
    return WithJsonSchema({MARK: name})


def resolved(schema: Any) -> Any:
    """A schema with the placeholders replaced by references."""
    if isinstance(schema, dict):
        if MARK in schema:
            return {"$ref": REFERENCE.format(name=schema[MARK])}
        return {key: resolved(value) for key, value in schema.items()}
    return [resolved(value) for value in schema] if isinstance(schema, list) else schema


KernelMessage = Annotated[dict[str, Any], _named("Message")]
KernelResult = Annotated[dict[str, Any], _named("Result")]
KernelTable = Annotated[dict[str, Any], _named("Table")]
KernelPlace = Annotated[dict[str, Any], _named("PlaceShape")]
KernelOption = Annotated[dict[str, Any], _named("Option")]
SeatData = Annotated[dict[str, Any], _named("SeatInfo")]
StepData = Annotated[dict[str, Any], _named("SequenceStep")]
DecisionData = Annotated[dict[str, Any], _named("DecisionInfo")]
BreakdownData = Annotated[dict[str, Any], _named("BreakdownInfo")]
LogData = Annotated[dict[str, Any], _named("LogEntry")]
