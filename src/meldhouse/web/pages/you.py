"""Who you are: the name others read, and an optional account."""

from __future__ import annotations

import re

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.messages import Message, fact
from meldhouse.web.forms import Form, read_form
from meldhouse.web.gate.addresses import address_of
from meldhouse.web.identity.accounts import Account, as_login
from meldhouse.web.identity.passwords import LONGEST, SHORTEST
from meldhouse.web.identity.people import LONGEST_NAME, Person, forget, person_of, remember, say_next
from meldhouse.web.problems import Problem, too_fast
from meldhouse.web.site import site_of

MOST_KNOWN = 5
LOGIN = re.compile(r"[\w.\-]{3,40}")


async def show(request: Request) -> Response:
    return _page(request)


async def rename(request: Request) -> Response:
    form = await read_form(request)
    name = form.line("name", most=LONGEST_NAME, least=1)
    if form.faults:
        return _page(request, rename=form)
    site, person = site_of(request), person_of(request)._replace(name=name)
    accounts = site.settings.house.accounts
    account = await accounts.find(person.login) if person.login is not None else None
    if account is not None:
        await accounts.put(msgspec.structs.replace(account, name=name))
    remember(request, person)
    return _home(request, fact("you-renamed", name=name))


async def register(request: Request) -> Response:
    """Create an account; it takes over this browser's person, with all their tables."""
    form = await read_form(request)
    site = site_of(request)
    accounts = site.settings.house.accounts
    person = person_of(request)
    if person.login is not None:
        raise Problem(400, fact("you-already-in"))
    login = as_login(form.get("login"))
    password = form.get("password")
    if not LOGIN.fullmatch(login):
        form.faults["login"] = fact("you-bad-login")
    _check_new(form)
    if form.faults:
        return _page(request, register=form)
    _limit(request)
    name = person.name if person.is_named else form.get("login").strip()[:LONGEST_NAME]
    account = Account(login=login, person=person.id, name=name, password_hash=await site.passwords.hashed(password))
    if not await accounts.add(account):
        form.faults["login"] = fact("you-login-taken")
        return _page(request, register=form)
    remember(request, person._replace(name=name, login=login, mark=await site.settings.house.sessions.only(person.id)))
    _know(request, login)
    return _home(request, fact("you-registered", name=name, login=login))


async def login(request: Request) -> Response:
    form = await read_form(request)
    site = site_of(request)
    accounts = site.settings.house.accounts
    login, password = as_login(form.get("login"))[:100], form.get("password")[: LONGEST + 1]
    _limit(request, login)
    account = await accounts.find(login)
    if not await site.passwords.fits(password, account.password_hash if account else None) or account is None:
        form.faults["login"] = fact("you-wrong-login")
        return _page(request, login=form)
    if site.passwords.is_outdated(account.password_hash):
        await accounts.put(msgspec.structs.replace(account, password_hash=await site.passwords.hashed(password)))
    sessions, before = site.settings.house.sessions, person_of(request)
    if before.id != account.person:
        await sessions.end(before.id, before.mark)
    _remember(request, account, await sessions.renew(account.person, before.mark))
    _know(request, login)
    return _home(request, fact("you-welcome", name=account.name))


async def change_password(request: Request) -> Response:
    """Change the password; everywhere else must log in again, since somebody may have known the old one."""
    form = await read_form(request)
    site, account = site_of(request), await _account(request)
    _limit(request, account.login)
    if not await site.passwords.fits(form.get("old")[: LONGEST + 1], account.password_hash):
        form.faults["old"] = fact("you-wrong-password")
    _check_new(form)
    if form.faults:
        return _page(request, change=form)
    renewed = await site.passwords.hashed(form.get("password"))
    account = msgspec.structs.replace(account, password_hash=renewed)
    await site.settings.house.accounts.put(account)
    await _here_alone(request, account)
    return _home(request, fact("you-password-changed"))


async def logout_elsewhere(request: Request) -> Response:
    await read_form(request)
    await _here_alone(request, await _account(request))
    return _home(request, fact("you-logged-out-others"))


async def _account(request: Request) -> Account:
    login = person_of(request).login
    account = await site_of(request).settings.house.accounts.find(login) if login is not None else None
    if account is None:
        raise Problem(400, fact("you-not-in"))
    return account


async def _here_alone(request: Request, account: Account) -> None:
    _remember(request, account, await site_of(request).settings.house.sessions.only(account.person))


def _remember(request: Request, account: Account, mark: str) -> None:
    remember(request, Person(account.person, account.name, account.login, mark=mark))


def _check_new(form: Form) -> None:
    if not SHORTEST <= len(form.get("password")) <= LONGEST:
        form.faults["password"] = fact("you-bad-password", shortest=SHORTEST, longest=LONGEST)
    elif form.get("password") != form.get("again"):
        form.faults["again"] = fact("you-not-again")


async def logout(request: Request) -> Response:
    await read_form(request)
    person = person_of(request)
    await site_of(request).settings.house.sessions.end(person.id, person.mark)
    forget(request.session)
    return _home(request, fact("you-logged-out"))


def _limit(request: Request, login: str | None = None) -> None:
    """Limit password guesses per address, and per account over all addresses. Browsers where the owner logged in before
    are exempt from the second limit, so nobody can lock them out from afar."""
    site, address = site_of(request), address_of(request)
    waits = [site.login_addresses.take(address)]
    if login is not None:
        waits.append(site.logins.take(f"{address} {login}"))
    if login is not None and login not in request.session.get("known", ()):
        waits.append(site.strange_logins.take(login))
    if any(waits):
        raise too_fast(max(waits))


def _know(request: Request, login: str) -> None:
    """Remember that this browser was used for that account."""
    others = [one for one in request.session.get("known", ()) if one != login]
    request.session["known"] = [*others, login][-MOST_KNOWN:]


def _home(request: Request, said: Message) -> Response:
    say_next(request, said)
    return RedirectResponse("/you", 303)


def _page(request: Request, **sent: Form) -> Response:
    """The page, keeping the values of the one form that had faults; never a password."""
    faulty = any(form.faults for form in sent.values())
    return site_of(request).page(
        request,
        "you.html",
        status=422 if faulty else 200,
        forms={name: sent.get(name) or Form({}) for name in ("rename", "register", "login", "change")},
        longest_name=LONGEST_NAME,
        shortest=SHORTEST,
    )
