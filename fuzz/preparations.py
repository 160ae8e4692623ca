"""Existing values for valid requests: paused executions, ids from lists, entity tags of the resources they change."""

import os
import threading
import time
import urllib.error
import urllib.parse
import uuid

import requests

from credentials import (
    ADMINS,
    AGENT_OWNER,
    BASE,
    ENGINE_TOKEN,
    KEYS,
    PASSWORD,
    ROOT_TOKEN,
    ask,
    as_root,
    bearer,
    chance,
    chat_sessions,
    full_token,
    post,
)

TENANT = os.environ["FUZZ_TENANT"]
OFFICE_KEY = os.environ["FUZZ_OFFICE_KEY"]
INTAKE_WEBHOOK = os.environ["FUZZ_INTAKE_WEBHOOK"]
SENDER_WEBHOOK = os.environ["FUZZ_SENDER_WEBHOOK"]
INTENTS = ["questions", "questions", "paperwork", "endless"]
TEXTS = [
    "",
    " ",
    "a",
    "123",
    "ada@acme.example",
    "+49 30 1234567",
    "https://acme.example",
    "2026-02-29",
    "12:30",
    "{{ vars.said }}",
    "𝒜\u202e\u0301",
    "x" * 5000,
]
REFRESH_S = 5

ADMIN = "/api/admin/v1"
# The list and the property that an id in an admin path is taken from. Ids in a list's own path are filled in first.
LISTS = {
    "userId": ("/users", "id"),
    "tokenId": ("/tokens", "id"),
    "roleCode": ("/roles", "code"),
    "engineTokenId": ("/engine-tokens", "id"),
    "keyId": ("/keys", "id"),
    "identitySecretId": ("/keys/{keyId}/identity-secrets", "id"),
    "flowId": ("/flows", "id"),
    "commentId": ("/flows/{flowId}/comments", "id"),
    "trialLinkId": ("/flows/{flowId}/trial-links", "id"),
    "formId": ("/forms", "id"),
    "goalId": ("/goals", "id"),
    "priceId": ("/prices", "id"),
    "queueId": ("/queues", "id"),
    "cannedAnswerId": ("/canned-answers", "id"),
    "reportId": ("/reports", "id"),
    "connectionId": ("/connections", "id"),
    "templateKey": ("/connection-templates", "key"),
    "sourceId": ("/training-sources", "id"),
    "hostedPageId": ("/hosted-pages", "id"),
    "documentId": ("/training-sources/{sourceId}/documents", "id"),
    "inboundWebhookId": ("/inbound-webhooks", "id"),
    "deliveryId": ("/webhook-deliveries", "id"),
    "contactId": ("/contacts", "id"),
    "executionId": ("/executions", "id"),
    "conversationId": ("/conversations", "id"),
    "handoffId": ("/handoffs", "id"),
    "failedMessageId": ("/failed-messages", "id"),
    "unmatchedTextId": ("/unmatched-texts", "id"),
    "checkId": ("/knowledge-checks", "id"),
    "gapId": ("/knowledge-gaps", "id"),
    "auditEntryId": ("/audit", "id"),
    "exportId": ("/customer-exports", "id"),
    "erasureId": ("/customer-erasures", "id"),
    "section": ("/config/sections", "section"),
    "dataset": ("/report-datasets", "name"),
    "submissionId": ("/forms/{formId}/submissions", "id"),
}
lock = threading.RLock()
known: dict[str, tuple[float, list]] = {}
protected: set[str] = set()
session_of: dict[str, str] = {}


def prepare(case, *, linked: bool) -> None:
    """Replaces generated values with plausible ones. Values that a link has filled in stay."""
    operation = case.operation.definition.raw.get("operationId")
    admin = case.operation.path.startswith(ADMIN)
    if admin:
        prepare_admin(case, linked)
    if operation in (CHAIN_STARTS if linked else PREPARATIONS):
        PREPARATIONS[operation](case)
    if linked:
        same_session(case)
    if admin:
        protect_own_users(case)


def remember_session(case, response) -> None:
    """A link cannot express that an execution continues in the session that started it."""
    if (
        case.operation.definition.raw.get("operationId") == "sendChatMessage"
        and response.status_code == 200
        and "json" in response.headers["content-type"][0]
    ):
        session_of[response.json()["reply"]["executionId"]] = case.headers.get("Authorization", "")


def same_session(case) -> None:
    body = case.body if isinstance(case.body, dict) else {}
    named = [body.get("executionId"), (case.path_parameters or {}).get("executionId")]
    for execution in named:
        if isinstance(execution, str) and execution in session_of:
            case.headers["Authorization"] = session_of[execution]


def prepare_admin(case, linked: bool) -> None:
    populate()
    if not linked:
        for name in case.path_parameters or {}:
            found = ids(name, case.path_parameters)
            if found and chance.random() < 0.8:
                case.path_parameters[name] = chance.choice(found)
    takes_tag = any(parameter.name == "If-Match" for parameter in case.operation.iter_parameters())
    if takes_tag and chance.random() < 0.7:
        tag = entity_tag(case.formatted_path)
        if tag is not None:
            case.headers["If-Match"] = tag


def ids(name: str, path_parameters) -> list:
    if name not in LISTS:
        return [1, 1, 2] if name == "version" else []
    path, field = LISTS[name]
    # A list below another resource has a path, and so a cache entry, for each id.
    for other, value in path_parameters.items():
        path = path.replace("{" + other + "}", urllib.parse.quote(str(value), safe=""))
    with lock:
        at, found = known.get(path, (0.0, []))
        if time.monotonic() - at > REFRESH_S:
            try:
                answer = as_root("GET", path)[1]
                items = answer.get("items") or answer.get("datasets") or []
                found = [item[field] for item in items if field in item]
            except urllib.error.HTTPError:
                found = []
            known[path] = (time.monotonic(), found)
        return found


def entity_tag(path: str) -> str | None:
    """The entity tag of the resource at the path, or of its parent."""
    for place in (path, path.rpartition("/")[0]):
        try:
            headers, _ = ask("GET", place, None, bearer(full_token()))
        except urllib.error.HTTPError:
            continue
        if headers["ETag"] is not None:
            return headers["ETag"]
    return None


def protect_own_users(case) -> None:
    """Leaves the users whose credentials the fuzzer sends unchanged; the spare users exist to be changed."""
    if case.method.upper() == "GET":
        return
    with lock:
        if not protected:
            for email in ["root@fuzz.example", AGENT_OWNER, *ADMINS]:
                protected.update(user["id"] for user in as_root("GET", f"/users?search={email}")[1]["items"])
    for name, value in (case.path_parameters or {}).items():
        if value in protected:
            case.path_parameters[name] = str(uuid.uuid4())


def populate() -> None:
    """Creates conversations, executions and submissions in the administered workspace, so that its lists have rows."""
    with lock:
        if "populated" in known:
            return
        known["populated"] = (time.monotonic(), [])
        for index in range(6):
            opened = post(
                "/api/public/v1/chat/sessions",
                {"publicKey": OFFICE_KEY, "customer": {"id": f"c-{index % 2}", "email": "ada@acme.example"}},
            )
            reply = post(
                "/api/public/v1/chat/messages",
                {"text": "hello", "intentName": INTENTS[index % len(INTENTS)]},
                opened["sessionToken"],
            )["reply"]
            if reply["waitToken"] is not None:
                body = {
                    "executionId": reply["executionId"],
                    "waitToken": reply["waitToken"],
                    "input": {"values": plausible(reply["expectedInput"])},
                }
                try:
                    post("/api/public/v1/chat/messages", body, opened["sessionToken"])
                except urllib.error.HTTPError:
                    pass
        for name in ("Ada", "Grace"):
            post(
                f"/api/public/v1/forms/everything/submissions?publicKey={OFFICE_KEY}",
                {"values": {"name": name, "terms": True}},
            )


def prepare_session(case):
    if not isinstance(case.body, dict):
        return
    case.body["publicKey"] = chance.choice(KEYS)
    # A key in the query or a header takes precedence over the body's.
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
            answer_plausibly(case.body, reply["expectedInput"])


def prepare_execution(case):
    reply = public_wait(case.headers.get("Authorization", "").removeprefix("Bearer "))
    if reply is not None:
        case.path_parameters["executionId"] = reply["executionId"]


def prepare_form(case):
    if chance.random() < 0.8:
        case.path_parameters["codeOrId"] = "everything"


def prepare_submission(case):
    prepare_form(case)
    if isinstance(case.body, dict) and chance.random() < 0.5:
        case.body["values"] = {"name": chance.choice(TEXTS), "score": chance.choice([1, 5, 6]), "terms": True}


def prepare_intents(case):
    case.query["tenant_id"] = TENANT


def prepare_trigger(case):
    if not isinstance(case.body, dict) or chance.random() < 0.1:
        return
    case.body |= {"tenant_id": TENANT, "intent_name": chance.choice(INTENTS)}


def prepare_resume(case):
    if not isinstance(case.body, dict) or chance.random() < 0.1:
        return
    reply = post(
        "/api/v1/engine/triggers/chat", {"tenant_id": TENANT, "intent_name": chance.choice(INTENTS)}, ENGINE_TOKEN
    )
    if "wait_token" not in reply["metadata"]:
        return
    case.path_parameters["executionId"] = reply["execution_id"]
    case.body |= {"tenant_id": TENANT, "wait_token": reply["metadata"]["wait_token"]}
    answer_plausibly(case.body, reply["expected_input"])


def prepare_cancel(case):
    """Half of the executions are open; the others have ended, or are cancelled once more."""
    if not isinstance(case.body, dict) or chance.random() < 0.1:
        return
    case.body["tenant_id"] = TENANT
    status = "&status=waiting_input" if chance.random() < 0.5 else ""
    path = f"/api/v1/engine/executions?tenant_id={TENANT}&limit=20{status}"
    executions = ask("GET", path, None, bearer(ENGINE_TOKEN))[1]["items"]
    if executions:
        case.path_parameters["executionId"] = chance.choice(executions)["execution_id"]


def prepare_event(case):
    if isinstance(case.body, dict) and chance.random() < 0.8:
        case.body |= {"tenant_id": TENANT, "name": "order.paid"}


def prepare_conversion(case):
    if isinstance(case.body, dict) and chance.random() < 0.8:
        case.body |= {"tenant_id": TENANT, "goal": chance.choice(["purchase", "visit"])}


def prepare_claim(case):
    sources = ask("GET", "/api/v1/training/queue", None, bearer(ENGINE_TOKEN))[1]["sources"]
    if sources and isinstance(case.body, dict) and chance.random() < 0.8:
        source = chance.choice(sources)
        case.path_parameters["id"] = source["id"]
        case.body["tenant_id"] = source["tenant_id"]


def prepare_crawled(case):
    """Progress and result are accepted only for a claimed source, under its lease."""
    sources = ask("GET", "/api/v1/training/queue", None, bearer(ENGINE_TOKEN))[1]["sources"]
    if not sources or not isinstance(case.body, dict) or chance.random() < 0.2:
        return
    source = chance.choice(sources)
    claimed = post(f"/api/v1/training/sources/{source['id']}/claim", {"tenant_id": source["tenant_id"]}, ENGINE_TOKEN)
    case.path_parameters["id"] = source["id"]
    case.body |= {"tenant_id": source["tenant_id"], "lease": claimed["source"]["lease"]}


def prepare_known(case):
    """What is listed belongs to a source of the workspace."""
    sources = ask("GET", "/api/v1/training/queue", None, bearer(ENGINE_TOKEN))[1]["sources"]
    if not sources or chance.random() < 0.2:
        return
    source = chance.choice(sources)
    case.path_parameters["id"] = source["id"]
    case.query["tenant_id"] = source["tenant_id"]


def prepare_upload(case):
    if chance.random() < 0.5:
        case.query.pop("form", None)
        case.query.pop("field", None)


def prepare_file(case):
    stored = upload()
    if chance.random() < 0.8:
        case.path_parameters["fileId"] = stored["fileId"]
        if case.operation.definition.raw.get("operationId") == "downloadFile":
            case.query |= dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(stored["url"]).query))


def prepare_inbound(case):
    if chance.random() < 0.9:
        case.path_parameters["sourceId"] = INTAKE_WEBHOOK
        case.headers["X-Service-Timestamp"] = str(int(time.time()) + chance.choice([0, 0, 0, -299, 299, 400]))


def prepare_sender(case):
    if chance.random() < 0.9:
        case.path_parameters["sourceId"] = SENDER_WEBHOOK


def prepare_value(case):
    if chance.random() < 0.7:
        case.path_parameters["path"] = chance.choice(
            [
                "widget/appearance/accent",
                "widget/quick_questions/questions",
                "insights/retention/telemetry_retention_days",
            ]
        )
    if chance.random() < 0.7:
        case.query.pop("scope", None)


def prepare_role(case):
    if isinstance(case.body, dict) and chance.random() < 0.7:
        held = [item["code"] for item in as_root("GET", "/permissions")[1]["items"]]
        case.body |= {"code": made_code(), "permissions": chance.sample(held, 3)}


def prepare_goal(case):
    if isinstance(case.body, dict) and chance.random() < 0.7:
        case.body |= {"code": made_code(), "match": {"type": "api"}, "value": {"mode": "none"}}


def prepare_new_form(case):
    if isinstance(case.body, dict) and chance.random() < 0.7:
        case.body["definition"] = {
            "code": made_code(),
            "title": "Made",
            "embeddable": True,
            "fields": [{"name": "name", "type": "text", "label": "Name"}],
        }


def prepare_new_flow(case):
    if isinstance(case.body, dict) and chance.random() < 0.7:
        code = made_code()
        nodes = [
            {
                "id": "ask",
                "type": "input",
                "prompt": "Name?",
                "field": {"name": "value", "type": "text", "label": "Name"},
                "saveAs": "name",
                "next": None,
            }
        ]
        case.body["definition"] = {
            "code": code,
            "name": "Made",
            "triggers": [{"type": "chat_intent", "intent": code}],
            "start": "ask",
            "nodes": nodes,
        }


def prepare_report(case):
    if isinstance(case.body, dict) and chance.random() < 0.7:
        case.body |= {
            "code": made_code(),
            "name": "Made",
            "definition": {
                "dataset": "conversations",
                "dimensions": ["locale"],
                "measures": ["conversations"],
                "last_days": 7,
            },
        }


def prepare_values(case):
    if isinstance(case.body, dict) and chance.random() < 0.7:
        case.path_parameters["section"] = "widget"
        case.query.pop("scope", None)
        case.headers["If-Match"] = "*"
        case.body["values"] = {
            "widget/appearance/title": chance.choice(TEXTS),
            "widget/appearance/accent": chance.choice(["#0a7", "red", None]),
        }


def prepare_promotion(case):
    if isinstance(case.body, dict) and chance.random() < 0.7:
        found = as_root("GET", "/knowledge/generations")[1]["generations"]
        case.body["generation"] = chance.choice([one["number"] for one in found] or [0])


def made_code() -> str:
    return f"made_{uuid.uuid4().hex[:12]}"


def prepare_password(case):
    if isinstance(case.body, dict) and chance.random() < 0.7:
        case.body |= {"currentPassword": PASSWORD, "newPassword": PASSWORD}


def prepare_login(case):
    if isinstance(case.body, dict) and chance.random() < 0.5:
        case.body |= {"email": chance.choice(ADMINS), "password": PASSWORD}


PREPARATIONS = {
    "openChatSession": prepare_session,
    "sendChatMessage": prepare_message,
    "getChatExecution": prepare_execution,
    "getPublicForm": prepare_form,
    "getPublicFormSchema": prepare_form,
    "submitPublicForm": prepare_submission,
    "uploadPublicFormFile": prepare_form,
    "listIntents": prepare_intents,
    "triggerChat": prepare_trigger,
    "resumeExecution": prepare_resume,
    "listEngineExecutions": prepare_intents,
    "listEngineConversations": prepare_intents,
    "cancelExecution": prepare_cancel,
    "publishDomainEvent": prepare_event,
    "recordConversion": prepare_conversion,
    "claimSource": prepare_claim,
    "reportSourceProgress": prepare_crawled,
    "reportSourceResult": prepare_crawled,
    "listSourceDocuments": prepare_known,
    "putSourceDocuments": prepare_crawled,
    "deleteSourceDocuments": prepare_crawled,
    "uploadFormFile": prepare_upload,
    "getUploadedFile": prepare_file,
    "downloadFile": prepare_file,
    "getChatFile": prepare_file,
    "getConversationFile": prepare_file,
    "receiveInboundWebhook": prepare_inbound,
    "receiveSenderWebhook": prepare_sender,
    "getConfigValue": prepare_value,
    "createRole": prepare_role,
    "createGoal": prepare_goal,
    "createReport": prepare_report,
    "createForm": prepare_new_form,
    "createFlow": prepare_new_flow,
    "promoteKnowledgeGeneration": prepare_promotion,
    "saveConfigurationValues": prepare_values,
    "changeOwnPassword": prepare_password,
    "login": prepare_login,
}
# The first requests of chains. The values that links fill into later requests stay.
CHAIN_STARTS = {
    "createRole",
    "createReport",
    "createGoal",
    "createForm",
    "createFlow",
    "openChatSession",
    "triggerChat",
    "publishDomainEvent",
    "recordConversion",
    "claimSource",
    "uploadFormFile",
    "submitPublicForm",
    "uploadPublicFormFile",
    "receiveInboundWebhook",
    "receiveSenderWebhook",
    "changeOwnPassword",
    "login",
}


def upload() -> dict:
    """One stored file, shared by many requests."""
    with lock:
        if "upload" not in known:
            answer = requests.post(
                BASE + "/api/v1/forms/uploads",
                files={"file": ("a.txt", b"hello", "text/plain")},
                # The fuzzer revokes the other tokens, and this surface answers 400 to those that it no longer knows.
                headers=bearer(ROOT_TOKEN),
                timeout=30,
            )
            answer.raise_for_status()
            known["upload"] = (time.monotonic(), [answer.json()["file"]])
        return known["upload"][1][0]


def public_wait(token: str) -> dict | None:
    """An execution of this session, advanced to one of its pauses by plausible answers."""
    if token not in chat_sessions:
        return None
    reply = post("/api/public/v1/chat/messages", {"text": "hello", "intentName": chance.choice(INTENTS)}, token)[
        "reply"
    ]
    for _ in range(chance.randint(0, 5)):
        if reply["waitToken"] is None:
            return None
        try:
            body = {
                "executionId": reply["executionId"],
                "waitToken": reply["waitToken"],
                "input": {"values": plausible(reply["expectedInput"])},
            }
            reply = post("/api/public/v1/chat/messages", body, token)["reply"]
        except urllib.error.HTTPError:
            break
    return reply if reply["waitToken"] is not None else None


def answer_plausibly(body: dict, expected: dict) -> None:
    """Makes half of the answers plausible; the others stay as generated."""
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
