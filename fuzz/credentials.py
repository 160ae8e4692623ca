"""The credentials of requests: each kind is created through the service itself, and again when the fuzzer has revoked
its own."""

import hashlib
import hmac
import json
import os
import random
import threading
import urllib.error
import urllib.request

from requests.auth import AuthBase

BASE = os.environ["FUZZ_URL"]
ENGINE_TOKEN = os.environ["FUZZ_ENGINE_TOKEN"]
KEYS = os.environ["FUZZ_KEYS"].split(",")
ROOT_TOKEN = os.environ["FUZZ_ROOT_TOKEN"]
FULL_TOKENS = os.environ["FUZZ_FULL_TOKENS"].split(",")
NARROW_TOKEN = os.environ["FUZZ_NARROW_TOKEN"]
PASSWORD = os.environ["FUZZ_PASSWORD"]
INTAKE_SECRET = os.environ["FUZZ_INTAKE_SECRET"]
ADMINS = os.environ["FUZZ_ADMINS"].split(",")
AGENT_OWNER = os.environ["FUZZ_AGENT_OWNER"]
SPARES = os.environ["FUZZ_SPARES"].split(",")

KINDS = [
    "key in query",
    "key in header",
    "session token",
    "engine token",
    "token with api:full",
    "token without api:full",
    "admin session",
    "signature",
    "none",
]
# Operations that end the session they are called with.
ENDS_SESSION = {"logout", "changeOwnPassword"}

# Hypothesis seeds the global generator before each test, so its addresses would repeat.
chance = random.SystemRandom()
lock = threading.RLock()
chat_sessions: list[str] = []
admin_sessions: list[tuple[str, str]] = []
full_tokens = list(FULL_TOKENS)


def address() -> str:
    """A client address. Requests are limited to 60 a minute for each, so every request has its own."""
    return ".".join(str(chance.randint(1, 254)) for _ in range(4))


def ask(method: str, path: str, body: dict | None = None, headers: dict | None = None):
    """The response's headers and body. Raises HTTPError for a status of 400 or above."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        BASE + path,
        data,
        {
            "X-Forwarded-For": address(),
            **({} if data is None else {"Content-Type": "application/json"}),
            **(headers or {}),
        },
        method=method,
    )
    with urllib.request.urlopen(request, timeout=30) as response:
        content = response.read()
        return response.headers, json.loads(content) if content else None


def bearer(token: str) -> dict:
    return {"Authorization": f"Bearer {token}"}


def post(path: str, body: dict, token: str | None = None) -> dict:
    return ask("POST", path, body, {} if token is None else bearer(token))[1]


def as_root(method: str, path: str, body: dict | None = None):
    return ask(method, "/api/admin/v1" + path, body, bearer(ROOT_TOKEN))


def chat_session() -> str:
    with lock:
        if len(chat_sessions) < 2 * len(KEYS):
            chat_sessions.append(
                post("/api/public/v1/chat/sessions", {"publicKey": KEYS[len(chat_sessions) % len(KEYS)]})[
                    "sessionToken"
                ]
            )
        return chance.choice(chat_sessions)


def sign_in(email: str) -> tuple[str, str]:
    """Cookie and CSRF token of a new session.

    A user whom the fuzzer has locked out, deactivated or given another password is restored first.
    """
    body = {"email": email, "password": PASSWORD}
    try:
        headers, login = ask("POST", "/api/admin/v1/login", body)
    except urllib.error.HTTPError:
        user = as_root("GET", f"/users?search={email}")[1]["items"][0]
        as_root("POST", f"/users/{user['id']}/password", {"password": PASSWORD})
        as_root("POST", f"/users/{user['id']}/activate")
        headers, login = ask("POST", "/api/admin/v1/login", body)
    cookie = headers["Set-Cookie"].split(";")[0].partition("=")[2]
    return cookie, login["csrfToken"]


def admin_session() -> tuple[str, str]:
    with lock:
        if len(admin_sessions) < len(ADMINS):
            admin_sessions.append(sign_in(ADMINS[len(admin_sessions)]))
        return chance.choice(admin_sessions)


def full_token() -> str:
    with lock:
        if not full_tokens:
            cookie, csrf = admin_session()
            headers = {"Cookie": f"parley_session={cookie}", "X-CSRF-Token": csrf}
            full_tokens.append(
                ask("POST", "/api/admin/v1/tokens", {"name": f"again {address()}", "scopes": ["api:full"]}, headers)[1][
                    "value"
                ]
            )
        return chance.choice(full_tokens)


def forget(case) -> None:
    """Drops a credential that is no longer valid."""
    with lock:
        cookie = case.cookies.get("parley_session")
        admin_sessions[:] = [session for session in admin_sessions if session[0] != cookie]
        sent = str(case.headers.get("Authorization", "")).removeprefix("Bearer ")
        if sent in full_tokens:
            full_tokens.remove(sent)


def schemes(operation) -> set[str]:
    declared = operation.definition.raw.get("security", operation.schema.raw_schema.get("security", []))
    return {name for alternative in declared for name in alternative}


def proper(operation) -> list[str]:
    """The kinds of credential that the operation accepts."""
    kinds = {
        "engineToken": "engine token",
        "sessionToken": "session token",
        "publishableKeyQuery": "key in query",
        "publishableKeyHeader": "key in header",
        "personalAccessToken": "token with api:full",
        "adminSession": "admin session",
        "inboundSignature": "signature",
        "senderSignature": "signature",
    }
    named = [kinds[name] for name in sorted(schemes(operation))]
    if operation.definition.raw.get("x-key-in-body"):
        named += ["key in query", "key in header", "none"]
    return named or ["none"]


class Signature(AuthBase):
    """Signs the raw body as a sender of webhooks does: in our own way, and as GitHub."""

    def __call__(self, request):
        body = request.body or b""
        raw = body.encode() if isinstance(body, str) else body
        timestamp = request.headers.get("X-Service-Timestamp", "")
        stamp = timestamp.encode() if isinstance(timestamp, str) else timestamp
        if isinstance(raw, bytes):
            request.headers["X-Service-Signature"] = (
                "sha256=" + hmac.new(INTAKE_SECRET.encode(), stamp + b"." + raw, hashlib.sha256).hexdigest()
            )
            request.headers["X-Hub-Signature-256"] = (
                "sha256=" + hmac.new(INTAKE_SECRET.encode(), raw, hashlib.sha256).hexdigest()
            )
        return request


def give(case, kind: str) -> None:
    """Replaces a generated credential with one of that kind."""
    case.headers.pop("Authorization", None)
    case.headers.pop("X-CSRF-Token", None)
    case.cookies.pop("parley_session", None)
    match kind:
        case "key in query":
            case.headers.pop("X-Service-Public-Key", None)
            case.query["publicKey"] = chance.choice(KEYS)
        case "key in header":
            case.query.pop("publicKey", None)
            case.headers["X-Service-Public-Key"] = chance.choice(KEYS)
        case "session token":
            case.headers["Authorization"] = f"Bearer {chat_session()}"
        case "engine token":
            case.headers["Authorization"] = f"Bearer {ENGINE_TOKEN}"
        case "token with api:full":
            case.headers["Authorization"] = f"Bearer {full_token()}"
        case "token without api:full":
            case.headers["Authorization"] = f"Bearer {NARROW_TOKEN}"
        case "admin session":
            ends = case.operation.definition.raw.get("operationId") in ENDS_SESSION
            cookie, csrf = sign_in(chance.choice(SPARES)) if ends else admin_session()
            case.cookies["parley_session"] = cookie
            if chance.random() < 0.97:
                case.headers["X-CSRF-Token"] = csrf
        case "signature":
            case._auth = Signature()
