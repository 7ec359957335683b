"""The least a table server could do: forward each message unchanged to everybody at the same table, and confirm it to
the sender.

`bench/tables.py` compares Meldhouse with it: `python bench/fan_out.py PORT`.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

DONE = '{"is":"done","id":"k1","v":0}'
tables: defaultdict[str, list[WebSocket]] = defaultdict(list)


async def sit(websocket: WebSocket) -> None:
    await websocket.accept()
    table = tables[websocket.path_params["id"]]
    table.append(websocket)
    try:
        while True:
            message = await websocket.receive_text()
            for other in table:
                await other.send_text(message)
            await websocket.send_text(DONE)
    except WebSocketDisconnect:
        table.remove(websocket)


if __name__ == "__main__":
    app = Starlette(routes=[WebSocketRoute("/table/{id}/socket", sit)])
    uvicorn.run(app, port=int(sys.argv[1]), log_level="error", loop="uvloop", ws_per_message_deflate=False)
