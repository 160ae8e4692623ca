"""What generated requests need to be accepted.

Valid credentials, existing ids, entity tags and wait tokens, and a client address for each request.

Only cases that are meant to be valid get such values. Cases that are meant to be refused are sent as generated, with a
credential.
"""

import atexit
import collections
import json
import os
import re
import urllib.parse

import schemathesis
from schemathesis.core.failures import AcceptedNegativeData
from schemathesis.openapi.checks import IgnoredAuth

from credentials import KINDS, address, chance, forget, give, lock, proper, schemes
from preparations import prepare, remember_session

LINKED = os.environ["FUZZ_PART"] == "linked"
COUNTS = os.environ["FUZZ_COUNTS"]
UNKNOWN_PATH = {"error": "not_found", "message": "No such thing"}
PARAMETER = re.compile(r"\{\w+\}")

kinds: dict[str, str] = {}
counts: collections.Counter[tuple[str, str, int]] = collections.Counter()
calls: collections.Counter[tuple[str, str]] = collections.Counter()


@schemathesis.auth(refresh_interval=None)
class Credentials:
    """Mostly a kind of credential that the operation accepts, sometimes the kind it was called with least; among linked
    requests rarely, because a refusal ends their chain."""

    def get(self, case, ctx):
        if chance.random() < (0.03 if LINKED else 0.25):
            operation = ctx.operation.definition.raw.get("operationId")
            return min(KINDS, key=lambda kind: (calls[operation, kind], chance.random()))
        return chance.choice(proper(ctx.operation))

    def set(self, case, data, ctx):
        kinds[case.id] = data
        give(case, data)


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """The five responses that the contract allows and a check cannot know."""
    if response.status_code == 431:
        # A head of over 16 KB is refused before any operation is known (RFC 6585, section 5).
        return False
    if response.status_code == 404 and response.json() == UNKNOWN_PATH and case.operation.path.startswith("/api/v1/"):
        # An id that has not 36 characters is no operation's path (contracts/engine/runs.yaml), so the 404 is not that
        # operation's answer. What was sent counts: a client resolves dots and drops fragments.
        sent = urllib.parse.unquote(urllib.parse.urlsplit(response.request.url).path)
        return re.fullmatch(PARAMETER.sub("[^/]{36}", case.operation.path), sent) is not None
    if (
        response.status_code == 403
        and response.content == b""
        and case.operation.definition.raw.get("operationId") == "getConfigValue"
    ):
        # Without its scope or an admin as its owner a token gets no body, with a scope that is denied it gets one;
        # OpenAPI describes one body for a status.
        return False
    if isinstance(failure, AcceptedNegativeData) and holds_null(case.body):
        # Null for an optional field counts as absent on every surface; test/contracts/bodies.test.ts shows which.
        return False
    if isinstance(failure, IgnoredAuth) and "got `400 " in failure.message:
        # A missing publishable key is 400 in the specification, which the check would take only as 401 or 403.
        return "publishableKeyQuery" not in schemes(case.operation)
    return True


def holds_null(value):
    if isinstance(value, dict):
        return any(item is None or holds_null(item) for item in value.values())
    return isinstance(value, list) and any(map(holds_null, value))


@schemathesis.hook
def before_call(context, case, kwargs):
    case.headers["X-Forwarded-For"] = address()
    if case.id in kinds and case.meta is not None and not case.meta.generation.mode.is_negative:
        prepare(case, linked=LINKED)


@schemathesis.hook
def after_call(context, case, response):
    kind = kinds.get(case.id, "set by a check")
    # The files surface answers 400 to a caller whom it does not know.
    if response.status_code == 401 or (response.status_code == 400 and b"Sign in" in response.content):
        forget(case)
    if LINKED:
        remember_session(case, response)
    operation = case.operation.definition.raw.get("operationId")
    with lock:
        calls[operation, kind] += 1
        counts[operation, kind, response.status_code] += 1


@atexit.register
def report():
    with open(COUNTS, "w") as file:
        json.dump([[*key, count] for key, count in counts.items()], file)
