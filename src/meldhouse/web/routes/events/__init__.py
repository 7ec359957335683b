"""The pages of tournaments, a file for each thing one comes for."""

from __future__ import annotations

from starlette.routing import BaseRoute, Route, WebSocketRoute

from meldhouse.web.routes.events import (
    calls,
    changes,
    desk,
    front,
    hall,
    joining,
    listing,
    log,
    people,
    seating,
    sheet,
    standings,
)

TABLE = "/round/{round}/table/{table}"


def event_routes() -> list[BaseRoute]:
    at = "/event/{id}"
    return [
        Route("/events", listing.index),
        Route("/events", listing.create, methods=["POST"]),
        Route("/events/new", listing.new),
        Route("/events/usual", listing.usual),
        Route(at, front.show),
        Route(at + "/part", front.part),
        WebSocketRoute(at + "/changes", changes.changes),
        Route(at + "/act", desk.step, methods=["POST"]),
        Route(at + "/undo", desk.undo, methods=["POST"]),
        Route(at + "/desk", desk.show),
        Route(at + "/desk/board", desk.board),
        Route(at + "/desk/people", people.show),
        Route(at + "/desk/people", people.enter, methods=["POST"]),
        Route(at + "/desk/people/rows", people.rows),
        Route(at + "/desk/people/check-in", people.check_in, methods=["POST"]),
        Route(at + "/desk/people/{entrant}", people.one),
        Route(at + "/desk/people/{entrant}", people.change, methods=["POST"]),
        Route(at + "/desk/seating", seating.show),
        Route(at + "/desk/seating", seating.arrange, methods=["POST"]),
        Route(at + "/desk/seating/part", seating.part),
        Route(at + "/desk/calls", calls.show),
        Route(at + "/desk/calls/part", calls.part),
        Route(at + "/desk/ask", calls.ask),
        Route(at + "/desk/answer", calls.answer, methods=["POST"]),
        Route(at + "/desk/penalty/{table}", calls.choose),
        Route(at + "/desk/penalize", calls.penalize, methods=["POST"]),
        Route(at + "/desk/lift", calls.lift, methods=["POST"]),
        Route(at + "/desk/log", log.show),
        Route(at + "/standings", standings.show),
        Route(at + "/standings/part", standings.part),
        Route(at + "/standings.{kind}", standings.download),
        Route(at + "/hall", hall.show),
        Route(at + "/hall/part", hall.part),
        Route(at + "/desk/roles", joining.show),
        Route(at + "/desk/roles", joining.invite, methods=["POST"]),
        Route(at + TABLE, sheet.show),
        Route(at + TABLE + "/part", sheet.part),
        Route(at + TABLE + "/hand/{hand}", sheet.edit),
        Route(at + TABLE + "/write", sheet.write, methods=["POST"]),
        Route(at + TABLE + "/result", sheet.result, methods=["POST"]),
        Route(at + TABLE + "/sign", sheet.sign, methods=["POST"]),
        Route(at + TABLE + "/call", sheet.call, methods=["POST"]),
        Route(at + TABLE + "/tell", sheet.tell, methods=["POST"]),
        Route(at + "/pass/{token}", joining.offered),
        Route(at + "/pass/{token}", joining.accept, methods=["POST"]),
    ]
