"""What generated requests lack to get past the door: keys, sessions, wait tokens that exist, and an address of their own.

Only cases that are meant to be valid are given real values; what is meant to be refused is sent as it was made.
"""

import json
import os
import random
import threading
import urllib.error
import urllib.request

import schemathesis
from schemathesis.openapi.checks import IgnoredAuth

BASE = os.environ["FUZZ_URL"]
ENGINE_TOKEN = os.environ["FUZZ_ENGINE_TOKEN"]
TENANT = os.environ["FUZZ_TENANT"]
KEYS = os.environ["FUZZ_KEYS"].split(",")
SIGNED_IN = os.environ["FUZZ_SIGNED_IN"] == "yes"
INTENTS = ["questions", "questions", "paperwork", "endless"]
TEXTS = ["", " ", "a", "123", "ada@acme.example", "+49 30 1234567", "https://acme.example", "2026-02-29", "12:30", "{{ vars.said }}", "𝒜\u202e\u0301", "x" * 5000]

UNKNOWN_PATH = {"error": "not_found", "message": "No such thing"}

# Hypothesis seeds the module's own generator before each test, which would repeat the addresses.
chance = random.SystemRandom()
sessions_lock = threading.Lock()
sessions: list[str] = []


def address() -> str:
    """One client is limited to 60 requests a minute; these come from everywhere."""
    return ".".join(str(chance.randint(1, 254)) for _ in range(4))


def post(path: str, body: dict, token: str | None = None) -> dict:
    request = urllib.request.Request(BASE + path, json.dumps(body).encode(), {"Content-Type": "application/json", "X-Forwarded-For": address()})
    if token is not None:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def session_token() -> str:
    with sessions_lock:
        if len(sessions) < 2 * len(KEYS):
            sessions.append(post("/api/public/v1/chat/sessions", {"publicKey": KEYS[len(sessions) % len(KEYS)]})["sessionToken"])
        return chance.choice(sessions)


def schemes(operation) -> set[str]:
    declared = operation.definition.raw.get("security", operation.schema.raw_schema.get("security", []))
    return {name for alternative in declared for name in alternative}


if SIGNED_IN:

    @schemathesis.auth(refresh_interval=None)
    class Credentials:
        """A credential of the kind that the operation names, another one for each request."""

        def get(self, case, ctx):
            named = schemes(ctx.operation)
            if "engineToken" in named:
                return ("Authorization", f"Bearer {ENGINE_TOKEN}")
            if "sessionToken" in named:
                return ("Authorization", f"Bearer {session_token()}")
            return ("X-Service-Public-Key", chance.choice(KEYS)) if "publishableKeyHeader" in named else None

        def set(self, case, data, ctx):
            if data is None:
                return
            if data[0] == "X-Service-Public-Key" and case.query:
                case.query.pop("publicKey", None)
            case.headers[data[0]] = data[1]


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """The three answers that a check cannot know of."""
    if response.status_code == 431:
        # A head of over 16 KB is refused before any operation is known (RFC 6585, section 5).
        return False
    if response.status_code == 404 and response.json() == UNKNOWN_PATH and case.operation.path.startswith("/api/v1/engine/"):
        # An id that has not 36 characters is no operation's path (contracts/engine/runs.yaml), so the 404 is not that operation's answer.
        return len(str(case.path_parameters.get("executionId", "x" * 36))) == 36
    if isinstance(failure, IgnoredAuth) and "got `400 " in failure.message:
        # A missing publishable key is 400 in the specification, which the check would take only as 401 or 403.
        return "publishableKeyQuery" not in schemes(case.operation)
    return True


@schemathesis.hook
def before_call(context, case, kwargs):
    case.headers["X-Forwarded-For"] = address()
    if not SIGNED_IN or case.meta is None or case.meta.generation.mode.is_negative:
        return
    prepare = PREPARATIONS.get(case.operation.definition.raw.get("operationId"))
    if prepare is not None:
        prepare(case)


def prepare_session(case):
    if not isinstance(case.body, dict):
        return
    case.body["publicKey"] = chance.choice(KEYS)
    # The key of the query or the header would win.
    case.query.pop("publicKey", None)
    case.headers.pop("X-Service-Public-Key", None)
    case.body.pop("conversationId", None)


def prepare_message(case):
    if not isinstance(case.body, dict) or chance.random() < 0.1:
        return
    token = case.headers.get("Authorization", "").removeprefix("Bearer ")
    case.body.pop("waitToken", None)
    case.body.pop("executionId", None)
    case.body["intentName"] = chance.choice(INTENTS)
    case.body.setdefault("text", "hello")
    if chance.random() < 0.6:
        reply = public_wait(token)
        if reply is not None:
            case.body |= {"executionId": reply["executionId"], "waitToken": reply["waitToken"]}
            answer_mostly(case.body, reply["expectedInput"])


def prepare_execution(case):
    reply = public_wait(case.headers.get("Authorization", "").removeprefix("Bearer "))
    if reply is not None:
        case.path_parameters["executionId"] = reply["executionId"]


def prepare_intents(case):
    case.query["tenant_id"] = TENANT


def prepare_trigger(case):
    if not isinstance(case.body, dict) or chance.random() < 0.1:
        return
    case.body |= {"tenant_id": TENANT, "intent_name": chance.choice(INTENTS)}


def prepare_resume(case):
    if not isinstance(case.body, dict) or chance.random() < 0.1:
        return
    reply = post("/api/v1/engine/triggers/chat", {"tenant_id": TENANT, "intent_name": chance.choice(INTENTS)}, ENGINE_TOKEN)
    if "wait_token" not in reply["metadata"]:
        return
    case.path_parameters["executionId"] = reply["execution_id"]
    case.body |= {"tenant_id": TENANT, "wait_token": reply["metadata"]["wait_token"]}
    answer_mostly(case.body, reply["expected_input"])


PREPARATIONS = {
    "openChatSession": prepare_session,
    "sendChatMessage": prepare_message,
    "getChatExecution": prepare_execution,
    "listIntents": prepare_intents,
    "triggerChat": prepare_trigger,
    "resumeExecution": prepare_resume,
}


def public_wait(token: str) -> dict | None:
    """A run of this session that has been led, by plausible answers, to one of its pauses."""
    if token not in sessions:
        return None
    reply = post("/api/public/v1/chat/messages", {"text": "hello", "intentName": chance.choice(INTENTS)}, token)["reply"]
    for _ in range(chance.randint(0, 5)):
        if reply["waitToken"] is None:
            return None
        try:
            body = {"executionId": reply["executionId"], "waitToken": reply["waitToken"], "input": {"values": plausible(reply["expectedInput"])}}
            reply = post("/api/public/v1/chat/messages", body, token)["reply"]
        except urllib.error.HTTPError:
            break
    return reply if reply["waitToken"] is not None else None


def answer_mostly(body: dict, expected: dict) -> None:
    """Half of the answers are plausible, the others stay as they were generated."""
    if chance.random() < 0.5:
        body["input"] = {"values": plausible(expected)}


def plausible(expected: dict) -> dict:
    properties = expected.get("schema", {}).get("properties", {})
    return {name: value_of(schema) for name, schema in properties.items()}


def value_of(schema: dict):
    if "enum" in schema:
        return chance.choice(schema["enum"])
    match schema.get("type"):
        case "number" | "integer":
            return chance.choice([0, 1, 5, -1, 999, 10**12])
        case "boolean":
            return chance.random() < 0.9
        case "array":
            return [value_of(schema.get("items", {}))]
        case _:
            return chance.choice(TEXTS)
