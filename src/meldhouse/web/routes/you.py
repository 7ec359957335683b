"""Who you are: the name the others read, and an account for those who want one."""

from __future__ import annotations

import re

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.web.accounts import Account, as_login
from meldhouse.web.forms import Form, address_of, read_form
from meldhouse.web.passwords import LONGEST, SHORTEST
from meldhouse.web.people import LONGEST_NAME, Person, forget, person_of, remember, say_next
from meldhouse.web.site import Site, site_of, too_fast

LOGIN = re.compile(r"[\w.\-]{3,40}")
WRONG = "That login and password do not fit together. Check both; capitals matter in the password."


async def show(request: Request) -> Response:
    return _page(request)


async def rename(request: Request) -> Response:
    form = await read_form(request)
    name = form.line("name", "Your name", most=LONGEST_NAME, least=1)
    if form.faults:
        return _page(request, rename=form)
    site, person = site_of(request), person_of(request)._replace(name=name)
    accounts = site.settings.house.accounts
    account = await accounts.find(person.login) if person.login is not None else None
    if account is not None:
        await accounts.put(msgspec.structs.replace(account, name=name))
    remember(request, person)
    return _home(request, f"You are {name} now.")


async def register(request: Request) -> Response:
    """The account takes over the person of this browser, with all his tables."""
    form = await read_form(request)
    site = site_of(request)
    accounts = site.settings.house.accounts
    person = person_of(request)
    if person.login is not None:
        raise HTTPException(400, "You are logged in already. Log out first to make another account.")
    login = as_login(form.get("login"))
    password = form.get("password")
    if not LOGIN.fullmatch(login):
        form.faults["login"] = "A login has 3 to 40 letters, digits, dots or dashes, and no blanks."
    _check_new(form)
    if form.faults:
        return _page(request, register=form)
    _limit(site, address_of(request))
    name = person.name if person.is_named else form.get("login").strip()[:LONGEST_NAME]
    account = Account(login=login, person=person.id, name=name, password_hash=await site.passwords.hashed(password))
    if not await accounts.add(account):
        form.faults["login"] = "Somebody has this login already. Choose another, or log in if it is yours."
        return _page(request, register=form)
    remember(request, Person(person.id, name, login))
    return _home(request, f"Welcome, {name}. Your account is {login}.")


async def login(request: Request) -> Response:
    form = await read_form(request)
    site = site_of(request)
    accounts = site.settings.house.accounts
    login, password = as_login(form.get("login"))[:100], form.get("password")[: LONGEST + 1]
    _limit(site, address_of(request), login)
    account = await accounts.find(login)
    if not await site.passwords.fits(password, account.password_hash if account else None) or account is None:
        form.faults["login"] = WRONG
        return _page(request, login=form)
    if site.passwords.is_outdated(account.password_hash):
        await accounts.put(msgspec.structs.replace(account, password_hash=await site.passwords.hashed(password)))
    _remember(request, account)
    return _home(request, f"Welcome back, {account.name}.")


async def change_password(request: Request) -> Response:
    """Whoever is logged in elsewhere has to log in anew: somebody may have known the old one."""
    form = await read_form(request)
    site, account = site_of(request), await _account(request)
    _limit(site, address_of(request), account.login)
    if not await site.passwords.fits(form.get("old")[: LONGEST + 1], account.password_hash):
        form.faults["old"] = "That is not your password. Type the one you log in with."
    _check_new(form)
    if form.faults:
        return _page(request, change=form)
    renewed = await site.passwords.hashed(form.get("password"))
    await _begin_era(request, msgspec.structs.replace(account, password_hash=renewed))
    return _home(request, "Your password is changed. Other browsers have to log in anew.")


async def logout_elsewhere(request: Request) -> Response:
    await read_form(request)
    await _begin_era(request, await _account(request))
    return _home(request, "You are logged in here alone now; every other browser has to log in anew.")


async def _account(request: Request) -> Account:
    login = person_of(request).login
    account = await site_of(request).settings.house.accounts.find(login) if login is not None else None
    if account is None:
        raise HTTPException(400, "You are not logged in. Log in first.")
    return account


async def _begin_era(request: Request, account: Account) -> None:
    begun = msgspec.structs.replace(account, era=account.era + 1)
    await site_of(request).settings.house.accounts.put(begun)
    _remember(request, begun)


def _remember(request: Request, account: Account) -> None:
    remember(request, Person(account.person, account.name, account.login, account.era))


def _check_new(form: Form) -> None:
    if not SHORTEST <= len(form.get("password")) <= LONGEST:
        form.faults["password"] = f"A password has {SHORTEST} to {LONGEST} letters; a few words make a good one."
    elif form.get("password") != form.get("again"):
        form.faults["again"] = "This is not the same as above. Type the password once more."


async def logout(request: Request) -> Response:
    await read_form(request)
    forget(request)
    return _home(request, "You are logged out. This browser knows you as a guest now.")


def _limit(site: Site, address: str, login: str | None = None) -> None:
    wait = site.login_addresses.take(address)
    if login is not None:
        wait = max(wait, site.logins.take(f"{address} {login}"))  # so nobody can lock another one out from afar
    if wait:
        raise too_fast(wait)


def _home(request: Request, sentence: str) -> Response:
    say_next(request, sentence)
    return RedirectResponse("/you", 303)


def _page(request: Request, **sent: Form) -> Response:
    """The page with the one form that was sent wrongly filled in again; a password never is."""
    faulty = any(form.faults for form in sent.values())
    return site_of(request).page(
        request,
        "you.html",
        status=422 if faulty else 200,
        forms={name: sent.get(name) or Form({}) for name in ("rename", "register", "login", "change")},
        longest_name=LONGEST_NAME,
        shortest=SHORTEST,
    )
