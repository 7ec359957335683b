"""Streams, their entries and labels, and small settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None

NAME = sa.String(100).with_variant(sa.String(100, collation="C"), "postgresql")
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "streams",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("name", NAME, nullable=False, unique=True),
    )
    op.create_table(
        "entries",
        sa.Column("stream", NUMBER, sa.ForeignKey("streams.id"), primary_key=True, autoincrement=False),
        sa.Column("version", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("at", NUMBER, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("chain", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "labels",
        sa.Column("label", NAME, primary_key=True),
        sa.Column("stream", NUMBER, sa.ForeignKey("streams.id"), primary_key=True, autoincrement=False, index=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "kept",
        sa.Column("name", NAME, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
