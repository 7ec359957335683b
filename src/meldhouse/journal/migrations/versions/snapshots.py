"""Snapshots of streams, so that they need not be folded again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"

NAME = sa.String(100).with_variant(sa.String(100, collation="C"), "postgresql")
NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("stream", NUMBER, sa.ForeignKey("streams.id"), primary_key=True, autoincrement=False),
        sa.Column("name", NAME, primary_key=True),
        sa.Column("version", NUMBER, nullable=False),
        sa.Column("form", NAME, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("seal", sa.LargeBinary, nullable=False),
    )
