// Written by `make generate` from contracts/sections/. Do not edit.
import type { ConfigSection } from './schemas/section.ts'

/** The declared configuration sections: other values can be neither saved nor read. */
export const sections: readonly ConfigSection[] = [
  {
    "id": "agents",
    "label": "config.agents.section",
    "title": "Language models",
    "description": "Budgets of flows for models and the context that models get.",
    "module": "agents",
    "permission": "service.config.agents.view",
    "manage_permission": "service.config.agents.manage",
    "groups": [
      {
        "id": "budgets",
        "label": "config.agents.budgets.group",
        "title": "Budgets",
        "fields": [
          {
            "id": "conversation_cost_micros",
            "kind": "int",
            "label": "config.agents.budgets.conversation_cost_micros",
            "title": "Budget of a conversation",
            "description": "Estimated model cost of one conversation in micro-USD above which its `agent` nodes fail with `budget_exceeded`, and that of one request to the author of flows above which it ends; 0 sets no limit.",
            "default": 500000,
            "min": 0,
            "max": 1000000000,
            "unit": "micro_usd",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "tenant_daily_cost_micros",
            "kind": "int",
            "label": "config.agents.budgets.tenant_daily_cost_micros",
            "title": "Daily budget of the workspace",
            "description": "Estimated model cost of one UTC day in micro-USD above which `agent` nodes fail with `budget_exceeded`; 0 sets no limit.",
            "default": 0,
            "min": 0,
            "max": 1000000000000,
            "unit": "micro_usd",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "on_exceeded",
            "kind": "enum",
            "label": "config.agents.budgets.on_exceeded",
            "title": "When a budget is spent",
            "description": "Whether the node takes its `onError` path, or the execution is handed to a person.",
            "default": "fail",
            "options": [
              {
                "value": "fail",
                "label": "config.agents.budgets.on_exceeded.fail",
                "title": "Take the error path"
              },
              {
                "value": "handoff",
                "label": "config.agents.budgets.on_exceeded.handoff",
                "title": "Hand over to a person"
              }
            ],
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "requests",
        "label": "config.agents.requests.group",
        "title": "Requests",
        "fields": [
          {
            "id": "allowed_models",
            "kind": "tags",
            "label": "config.agents.requests.allowed_models",
            "title": "Models flows may use",
            "description": "Names of models; any when empty.",
            "default": [],
            "max_length": 200,
            "max_items": 100,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "parameters",
            "kind": "json",
            "label": "config.agents.requests.parameters",
            "title": "Model parameters",
            "description": "Sent with each request where the provider knows them.",
            "default": {
              "temperature": 0.3
            },
            "schema": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "temperature": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 2
                },
                "top_p": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1
                },
                "max_tokens": {
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 32768
                }
              }
            },
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "history_messages",
            "kind": "int",
            "label": "config.agents.requests.history_messages",
            "title": "Messages of history",
            "description": "Latest messages of the conversation that are sent along.",
            "default": 20,
            "min": 0,
            "max": 200,
            "unit": "messages",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "timeout",
            "kind": "duration",
            "label": "config.agents.requests.timeout",
            "title": "Time limit of a reply",
            "description": "How long a model may take to answer.",
            "default": "PT60S",
            "min": "PT5S",
            "max": "PT5M",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "redact_personal_data",
            "kind": "bool",
            "label": "config.agents.requests.redact_personal_data",
            "title": "Redact personal data",
            "description": "Whether mail addresses, phone numbers and credentials in visitors' messages are replaced before a model sees them.",
            "default": false,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      }
    ]
  },
  {
    "id": "engine",
    "label": "config.engine.section",
    "title": "Flow engine",
    "description": "Bounds of every execution and how its answers are sent.",
    "module": "engine",
    "permission": "service.config.engine.view",
    "manage_permission": "service.config.engine.manage",
    "groups": [
      {
        "id": "runs",
        "label": "config.engine.runs.group",
        "title": "Executions",
        "fields": [
          {
            "id": "step_budget",
            "kind": "int",
            "label": "config.engine.runs.step_budget",
            "title": "Steps per turn",
            "description": "Nodes that an execution may pass without a pause before it fails with `step_limit`.",
            "default": 1000,
            "min": 10,
            "max": 10000,
            "unit": "steps",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "wait_expiry",
            "kind": "duration",
            "label": "config.engine.runs.wait_expiry",
            "title": "Lifetime of a wait",
            "description": "How long a visitor may take to answer where the node says nothing else.",
            "default": "PT24H",
            "min": "PT1M",
            "max": "P30D",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "time_zone",
            "kind": "string",
            "label": "config.engine.runs.time_zone",
            "title": "Time zone of expressions",
            "description": "IANA name of the zone in which dates are written in texts; the workspace's own when unset.",
            "max_length": 64,
            "pattern": "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "concurrency",
            "kind": "int",
            "label": "config.engine.runs.concurrency",
            "title": "Concurrent messages",
            "description": "Timers, events and other messages of the workspace that each worker process handles at the same time; 0 sets no limit. Without one, too, workers take messages of all workspaces in turn.",
            "default": 0,
            "min": 0,
            "max": 1000,
            "unit": "messages",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "intents",
        "label": "config.engine.intents.group",
        "title": "Free text",
        "fields": [
          {
            "id": "accept",
            "kind": "int",
            "label": "config.engine.intents.accept",
            "title": "Certain from",
            "description": "Score in percent from which an intent counts as meant by what a visitor typed, if it leads the second by 15 %.",
            "default": 20,
            "min": 1,
            "max": 100,
            "unit": "percent",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "suggest",
            "kind": "int",
            "label": "config.engine.intents.suggest",
            "title": "Suggested from",
            "description": "Score in percent from which an intent is suggested; below it the text matches nothing.",
            "default": 6,
            "min": 1,
            "max": 100,
            "unit": "percent",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "fallback",
            "kind": "string",
            "label": "config.engine.intents.fallback",
            "title": "Fallback intent",
            "description": "Intent that takes texts which match nothing; none when unset.",
            "max_length": 128,
            "pattern": "^[A-Za-z0-9][A-Za-z0-9_.:-]*$",
            "allowed_scopes": [
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "connection",
            "kind": "string",
            "label": "config.engine.intents.connection",
            "title": "Connection of the model",
            "description": "Code of the connection to a language model that decides where the words leave it unsure; none when unset.",
            "max_length": 64,
            "pattern": "^[a-z0-9][a-z0-9_-]*$",
            "allowed_scopes": [
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "model",
            "kind": "string",
            "label": "config.engine.intents.model",
            "title": "Model",
            "description": "Name of the model of that connection.",
            "max_length": 200,
            "allowed_scopes": [
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "keep_unmatched",
            "kind": "bool",
            "label": "config.engine.intents.keep_unmatched",
            "title": "Keep texts that match nothing",
            "description": "Whether texts that match nothing are kept for 90 days, redacted and counted, so that examples and flows can be made of them.",
            "default": true,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "answers",
        "label": "config.engine.answers.group",
        "title": "Answers from documents",
        "fields": [
          {
            "id": "keep_gaps",
            "kind": "bool",
            "label": "config.engine.answers.keep_gaps",
            "title": "Keep questions without an answer",
            "description": "Whether questions that no document answers are kept for 90 days, redacted and counted, so that documents can be written for them.",
            "default": true,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "embeddings",
            "kind": "string",
            "label": "config.engine.answers.embeddings",
            "title": "Connection for vectors",
            "description": "Code of the connection of the kind `embeddings` that compares questions and passages by what they mean, beside their words; none when unset.",
            "max_length": 64,
            "pattern": "^[a-z0-9][a-z0-9_-]*$",
            "allowed_scopes": [
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "embedding_model",
            "kind": "string",
            "label": "config.engine.answers.embedding_model",
            "title": "Model for vectors",
            "description": "Name of the model of that connection. While the passages get vectors of another one, those of the former answer.",
            "max_length": 200,
            "allowed_scopes": [
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "promote",
            "kind": "enum",
            "label": "config.engine.answers.promote",
            "title": "Changed documents answer",
            "description": "Whether visitors are answered from changed documents at once, or from those before until all knowledge checks pass on the changed ones.",
            "default": "at_once",
            "options": [
              {
                "value": "at_once",
                "label": "config.engine.answers.promote.at_once",
                "title": "At once"
              },
              {
                "value": "when_checks_pass",
                "label": "config.engine.answers.promote.when_checks_pass",
                "title": "When the knowledge checks pass"
              }
            ],
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "similar_from",
            "kind": "int",
            "label": "config.engine.answers.similar_from",
            "title": "Similar from",
            "description": "Similarity in percent from which a passage counts as speaking of the question, with the similarity as its coverage. Models differ: try some questions.",
            "default": 50,
            "min": 1,
            "max": 100,
            "unit": "percent",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "http",
        "label": "config.engine.http.group",
        "title": "HTTP nodes",
        "fields": [
          {
            "id": "timeout",
            "kind": "duration",
            "label": "config.engine.http.timeout",
            "title": "Time limit of a call",
            "description": "How long a call may take where the node says nothing else.",
            "default": "PT10S",
            "min": "PT1S",
            "max": "PT60S",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "allowed_hosts",
            "kind": "tags",
            "label": "config.engine.http.allowed_hosts",
            "title": "Hosts flows may call",
            "description": "Host names, with their subdomains, that `http` nodes without a connection may call; any public host when empty.",
            "default": [],
            "max_length": 253,
            "format": "hostname",
            "max_items": 100,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "audit",
        "label": "config.engine.audit.group",
        "title": "Audit of API calls",
        "fields": [
          {
            "id": "call_retention_days",
            "kind": "int",
            "label": "config.engine.audit.call_retention_days",
            "title": "Retention of audited API calls",
            "description": "Days after which the audit entries of engine and training calls are purged; entries of changes by people and of agents are never purged.",
            "default": 30,
            "min": 1,
            "max": 3650,
            "unit": "days",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "retention",
        "label": "config.engine.retention.group",
        "title": "Retention of conversations",
        "fields": [
          {
            "id": "conversation_days",
            "kind": "int",
            "label": "config.engine.retention.conversation_days",
            "title": "Retention of conversations",
            "description": "Days after its last message at which a conversation is deleted with its executions and messages, once all of its executions have ended; never when unset. Submissions, completions and the sums of reports stay.",
            "min": 7,
            "max": 3650,
            "unit": "days",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "features",
        "label": "config.engine.features.group",
        "title": "Features",
        "fields": [
          {
            "id": "streaming",
            "kind": "feature_flag",
            "label": "config.engine.features.streaming",
            "title": "Streamed answers",
            "description": "Whether chat answers may be sent block by block; otherwise a request for a stream is answered with a stream of one reply.",
            "default": {
              "enabled": true,
              "rolloutPercent": 100,
              "audience": "conversations",
              "enabledFor": []
            },
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      }
    ]
  },
  {
    "id": "forms",
    "label": "config.forms.section",
    "title": "Forms",
    "description": "Rules for every form of the workspace, and the handling of submissions.",
    "module": "forms",
    "permission": "service.config.forms.view",
    "manage_permission": "service.config.forms.manage",
    "groups": [
      {
        "id": "spam",
        "label": "config.forms.spam.group",
        "title": "Spam",
        "fields": [
          {
            "id": "blocked_words",
            "kind": "tags",
            "label": "config.forms.spam.blocked_words",
            "title": "Blocked words",
            "description": "Words that no text field of any form accepts, besides those of the field itself. Never shown to visitors.",
            "default": [],
            "max_length": 100,
            "max_items": 1000,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": false,
            "secret": false
          },
          {
            "id": "disposable_domains",
            "kind": "tags",
            "label": "config.forms.spam.disposable_domains",
            "title": "Disposable mail domains",
            "description": "Domains that count as disposable besides the built-in list.",
            "default": [],
            "max_length": 253,
            "format": "hostname",
            "max_items": 1000,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "uploads",
        "label": "config.forms.uploads.group",
        "title": "Uploads",
        "fields": [
          {
            "id": "max_size_mb",
            "kind": "int",
            "label": "config.forms.uploads.max_size_mb",
            "title": "Largest upload",
            "description": "In MB of 2^20 bytes, for upload fields without their own limit.",
            "default": 100,
            "min": 1,
            "max": 100,
            "unit": "megabytes",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "daily_size_mb",
            "kind": "int",
            "label": "config.forms.uploads.daily_size_mb",
            "title": "Uploads of a key in 24 hours",
            "description": "In MB of 2^20 bytes: uploads of one publishable key within any 24 hours.",
            "default": 2048,
            "min": 1,
            "max": 1048576,
            "unit": "megabytes",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "daily_files",
            "kind": "int",
            "label": "config.forms.uploads.daily_files",
            "title": "Uploaded files of a key in 24 hours",
            "description": "How many files one publishable key may upload within any 24 hours.",
            "default": 5000,
            "min": 1,
            "max": 100000,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "link_lifetime",
            "kind": "duration",
            "label": "config.forms.uploads.link_lifetime",
            "title": "Lifetime of download addresses",
            "description": "How long the signed address of an uploaded file works.",
            "default": "PT1H",
            "min": "PT1M",
            "max": "P7D",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "media_types",
            "kind": "multiselect",
            "label": "config.forms.uploads.media_types",
            "title": "Kinds of files",
            "description": "Kinds that upload fields without their own list accept.",
            "default": [
              "image",
              "document",
              "audio",
              "video",
              "archive",
              "other"
            ],
            "min_items": 1,
            "options": [
              {
                "value": "image",
                "label": "config.forms.uploads.media_types.image",
                "title": "Images"
              },
              {
                "value": "document",
                "label": "config.forms.uploads.media_types.document",
                "title": "Documents"
              },
              {
                "value": "audio",
                "label": "config.forms.uploads.media_types.audio",
                "title": "Sound"
              },
              {
                "value": "video",
                "label": "config.forms.uploads.media_types.video",
                "title": "Videos"
              },
              {
                "value": "archive",
                "label": "config.forms.uploads.media_types.archive",
                "title": "Archives"
              },
              {
                "value": "other",
                "label": "config.forms.uploads.media_types.other",
                "title": "Anything else"
              }
            ],
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "notifications",
        "label": "config.forms.notifications.group",
        "title": "Notifications",
        "fields": [
          {
            "id": "enabled",
            "kind": "bool",
            "label": "config.forms.notifications.enabled",
            "title": "Mail on submissions",
            "description": "Whether the recipients get a mail for each new submission.",
            "default": false,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "recipients",
            "kind": "tags",
            "label": "config.forms.notifications.recipients",
            "title": "Recipients",
            "description": "Mail addresses that are notified of new submissions.",
            "default": [],
            "max_length": 254,
            "format": "email",
            "max_items": 20,
            "allowed_scopes": [
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      }
    ]
  },
  {
    "id": "insights",
    "label": "config.insights.section",
    "title": "Insights",
    "description": "Data that is stored for analytics, for how long, and the possible recipients of reports.",
    "module": "insights",
    "permission": "service.config.insights.view",
    "manage_permission": "service.config.insights.manage",
    "groups": [
      {
        "id": "retention",
        "label": "config.insights.retention.group",
        "title": "Retention",
        "fields": [
          {
            "id": "telemetry_retention_days",
            "kind": "int",
            "label": "config.insights.retention.telemetry_retention_days",
            "title": "Telemetry retention",
            "description": "Days after which client events are purged; goal completions are kept.",
            "default": 90,
            "min": 1,
            "max": 3650,
            "unit": "days",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "telemetry",
        "label": "config.insights.telemetry.group",
        "title": "Telemetry",
        "fields": [
          {
            "id": "ignored_events",
            "kind": "tags",
            "label": "config.insights.telemetry.ignored_events",
            "title": "Ignored events",
            "description": "Names of client events that are taken and not stored.",
            "default": [],
            "max_length": 128,
            "max_items": 100,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "goals",
        "label": "config.insights.goals.group",
        "title": "Goals",
        "fields": [
          {
            "id": "attribution_window_days",
            "kind": "int",
            "label": "config.insights.goals.attribution_window_days",
            "title": "Attribution window",
            "description": "Days between a conversation and a completion that still count, for goals created without a window of their own.",
            "default": 30,
            "min": 1,
            "max": 365,
            "unit": "days",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "reports",
        "label": "config.insights.reports.group",
        "title": "Scheduled reports",
        "fields": [
          {
            "id": "recipient_domains",
            "kind": "tags",
            "label": "config.insights.reports.recipient_domains",
            "title": "Domains of recipients",
            "description": "Mail domains, subdomains included, that scheduled reports may be sent to; any when empty.",
            "default": [],
            "max_length": 253,
            "format": "hostname",
            "max_items": 100,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      }
    ]
  },
  {
    "id": "mail",
    "label": "config.mail.section",
    "title": "Mail",
    "description": "Appearance, sender and server of the mails of the workspace.",
    "module": "mail",
    "permission": "service.config.mail.view",
    "manage_permission": "service.config.mail.manage",
    "groups": [
      {
        "id": "sender",
        "label": "config.mail.sender.group",
        "title": "Sender",
        "fields": [
          {
            "id": "name",
            "kind": "string",
            "label": "config.mail.sender.name",
            "title": "Name of the sender",
            "description": "Shown next to the address; the name of the workspace when unset.",
            "max_length": 100,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "address",
            "kind": "string",
            "label": "config.mail.sender.address",
            "title": "Address of the sender",
            "description": "The deployment's own address when unset.",
            "max_length": 254,
            "format": "email",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "reply_to",
            "kind": "string",
            "label": "config.mail.sender.reply_to",
            "title": "Reply address",
            "description": "Where answers go; the sender's address when unset.",
            "max_length": 254,
            "format": "email",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "branding",
        "label": "config.mail.branding.group",
        "title": "Branding",
        "fields": [
          {
            "id": "logo_url",
            "kind": "url",
            "label": "config.mail.branding.logo_url",
            "title": "Logo",
            "description": "Picture at the head of mails; none when unset.",
            "https_only": true,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "accent",
            "kind": "color",
            "label": "config.mail.branding.accent",
            "title": "Accent colour",
            "description": "Colour of headings and buttons in mails.",
            "default": "#0a7d5c",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "transport",
        "label": "config.mail.transport.group",
        "title": "Mail server",
        "fields": [
          {
            "id": "dsn",
            "kind": "string",
            "label": "config.mail.transport.dsn",
            "title": "Mail server",
            "description": "Server with credentials, `smtp://user:password@host:port` or `smtps://…`; the deployment's own when unset.",
            "max_length": 500,
            "pattern": "^smtps?://",
            "allowed_scopes": [
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": false,
            "secret": true
          }
        ]
      }
    ]
  },
  {
    "id": "webhooks",
    "label": "config.webhooks.section",
    "title": "Outbound webhooks",
    "description": "Events that are sent to the webhook addresses of publishable keys.",
    "module": "webhooks",
    "permission": "service.config.webhooks.view",
    "manage_permission": "service.config.webhooks.manage",
    "groups": [
      {
        "id": "events",
        "label": "config.webhooks.events.group",
        "title": "Events",
        "fields": [
          {
            "id": "kinds",
            "kind": "multiselect",
            "label": "config.webhooks.events.kinds",
            "title": "Event kinds",
            "description": "Events that are sent; others are not enqueued. Those of an execution that waits, ended or failed are not among them at first, since `chat.execution.updated` says the same of turns of the chat.",
            "default": [
              "chat.session.opened",
              "chat.execution.updated",
              "chat.execution.cancelled",
              "chat.handoff.requested",
              "chat.handoff.claimed",
              "chat.handoff.ended",
              "chat.handoff.rated",
              "chat.message.created",
              "form.submission.created",
              "goal.completion.created"
            ],
            "min_items": 0,
            "options": [
              {
                "value": "chat.session.opened",
                "label": "config.webhooks.events.kinds.chat_session_opened",
                "title": "Session opened"
              },
              {
                "value": "chat.execution.updated",
                "label": "config.webhooks.events.kinds.chat_execution_updated",
                "title": "Execution updated"
              },
              {
                "value": "chat.execution.waiting",
                "label": "config.webhooks.events.kinds.chat_execution_waiting",
                "title": "Execution waits"
              },
              {
                "value": "chat.execution.ended",
                "label": "config.webhooks.events.kinds.chat_execution_ended",
                "title": "Execution ended"
              },
              {
                "value": "chat.execution.failed",
                "label": "config.webhooks.events.kinds.chat_execution_failed",
                "title": "Execution failed"
              },
              {
                "value": "chat.execution.cancelled",
                "label": "config.webhooks.events.kinds.chat_execution_cancelled",
                "title": "Execution cancelled"
              },
              {
                "value": "chat.handoff.requested",
                "label": "config.webhooks.events.kinds.chat_handoff_requested",
                "title": "Handoff requested"
              },
              {
                "value": "chat.handoff.claimed",
                "label": "config.webhooks.events.kinds.chat_handoff_claimed",
                "title": "Handoff claimed"
              },
              {
                "value": "chat.handoff.ended",
                "label": "config.webhooks.events.kinds.chat_handoff_ended",
                "title": "Handoff ended"
              },
              {
                "value": "chat.handoff.rated",
                "label": "config.webhooks.events.kinds.chat_handoff_rated",
                "title": "Handoff rated"
              },
              {
                "value": "chat.message.created",
                "label": "config.webhooks.events.kinds.chat_message_created",
                "title": "Message during a handoff"
              },
              {
                "value": "form.submission.created",
                "label": "config.webhooks.events.kinds.form_submission_created",
                "title": "Form submitted"
              },
              {
                "value": "goal.completion.created",
                "label": "config.webhooks.events.kinds.goal_completion_created",
                "title": "Goal reached"
              }
            ],
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "include_blocks",
            "kind": "bool",
            "label": "config.webhooks.events.include_blocks",
            "title": "Send blocks",
            "description": "Whether `chat.execution.updated` carries the blocks of the reply; otherwise `blocks` is empty. The same for the `text` of `chat.message.created` and the `comment` of `chat.handoff.rated`.",
            "default": true,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "log",
        "label": "config.webhooks.log.group",
        "title": "Delivery log",
        "fields": [
          {
            "id": "retention_days",
            "kind": "int",
            "label": "config.webhooks.log.retention_days",
            "title": "Retention of deliveries",
            "description": "Days after which ended deliveries are purged.",
            "default": 30,
            "min": 1,
            "max": 365,
            "unit": "days",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": false,
            "api_readable": true,
            "secret": false
          }
        ]
      }
    ]
  },
  {
    "id": "widget",
    "label": "config.widget.section",
    "title": "Chat widget",
    "description": "Appearance and options of the widget. Everything here is public.",
    "module": "widget",
    "permission": "service.config.widget.view",
    "manage_permission": "service.config.widget.manage",
    "groups": [
      {
        "id": "appearance",
        "label": "config.widget.appearance.group",
        "title": "Appearance",
        "fields": [
          {
            "id": "theme",
            "kind": "enum",
            "label": "config.widget.appearance.theme",
            "title": "Theme",
            "description": "Colours and font of the window. Each that is set below counts instead of the theme's.",
            "default": "automatic",
            "options": [
              {
                "value": "automatic",
                "label": "config.widget.appearance.theme.automatic",
                "title": "Light or dark, as the device"
              },
              {
                "value": "light",
                "label": "config.widget.appearance.theme.light",
                "title": "Light"
              },
              {
                "value": "dark",
                "label": "config.widget.appearance.theme.dark",
                "title": "Dark"
              },
              {
                "value": "paper",
                "label": "config.widget.appearance.theme.paper",
                "title": "Paper"
              },
              {
                "value": "ocean",
                "label": "config.widget.appearance.theme.ocean",
                "title": "Ocean"
              },
              {
                "value": "forest",
                "label": "config.widget.appearance.theme.forest",
                "title": "Forest"
              },
              {
                "value": "rose",
                "label": "config.widget.appearance.theme.rose",
                "title": "Rose"
              },
              {
                "value": "contrast",
                "label": "config.widget.appearance.theme.contrast",
                "title": "High contrast"
              }
            ],
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "accent",
            "kind": "color",
            "label": "config.widget.appearance.accent",
            "title": "Accent colour",
            "description": "Colour of the launcher, the buttons and the visitor's messages.",
            "default": "#0a7d5c",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "background",
            "kind": "color",
            "label": "config.widget.appearance.background",
            "title": "Background",
            "description": "Colour behind the conversation; that of the theme unless it is set.",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "ink",
            "kind": "color",
            "label": "config.widget.appearance.ink",
            "title": "Text colour",
            "description": "Colour of the text on a background that is set; dark or light as the background needs, unless it is set.",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "font",
            "kind": "enum",
            "label": "config.widget.appearance.font",
            "title": "Font",
            "description": "Hosted pages bring Inter with them. On pages of your own nothing is loaded: what neither the page nor the visitor's device has is shown in the next font of the list.",
            "default": "\"Inter Variable\", system-ui, sans-serif",
            "options": [
              {
                "value": "\"Inter Variable\", system-ui, sans-serif",
                "label": "config.widget.appearance.font.inter",
                "title": "Inter, else of the device"
              },
              {
                "value": "system-ui, sans-serif",
                "label": "config.widget.appearance.font.system",
                "title": "Of the device"
              },
              {
                "value": "inherit",
                "label": "config.widget.appearance.font.page",
                "title": "Of the page"
              },
              {
                "value": "Georgia, Cambria, serif",
                "label": "config.widget.appearance.font.serif",
                "title": "Serif"
              },
              {
                "value": "ui-rounded, \"Hiragino Maru Gothic ProN\", Quicksand, Comfortaa, system-ui, sans-serif",
                "label": "config.widget.appearance.font.rounded",
                "title": "Rounded"
              },
              {
                "value": "ui-monospace, Menlo, Consolas, monospace",
                "label": "config.widget.appearance.font.mono",
                "title": "Typewriter"
              }
            ],
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "title",
            "kind": "string",
            "label": "config.widget.appearance.title",
            "title": "Title",
            "description": "Heading of the chat window.",
            "default": "Chat with us",
            "max_length": 80,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "subtitle",
            "kind": "string",
            "label": "config.widget.appearance.subtitle",
            "title": "Subtitle",
            "description": "Line below the heading.",
            "default": "",
            "max_length": 200,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "welcome",
            "kind": "string",
            "label": "config.widget.appearance.welcome",
            "title": "Welcome message",
            "description": "Shown before the first message; never sent to a flow.",
            "default": "How can we help?",
            "max_length": 1000,
            "multiline": true,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "position",
            "kind": "enum",
            "label": "config.widget.appearance.position",
            "title": "Position",
            "description": "Corner of the page in which the launcher sits.",
            "default": "bottom_right",
            "options": [
              {
                "value": "bottom_right",
                "label": "config.widget.appearance.position.bottom_right",
                "title": "Bottom right"
              },
              {
                "value": "bottom_left",
                "label": "config.widget.appearance.position.bottom_left",
                "title": "Bottom left"
              }
            ],
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "bot_name",
            "kind": "string",
            "label": "config.widget.appearance.bot_name",
            "title": "Name of the bot",
            "description": "Shown above what flows say; without one nothing is.",
            "default": "",
            "max_length": 60,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "avatar",
            "kind": "url",
            "label": "config.widget.appearance.avatar",
            "title": "Picture of the bot",
            "description": "Address of a square picture, shown in the heading and beside what flows say.",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "start",
        "label": "config.widget.start.group",
        "title": "Opening by itself",
        "fields": [
          {
            "id": "open_after",
            "kind": "int",
            "label": "config.widget.start.open_after",
            "title": "After a time on the page",
            "description": "Seconds after which the window opens; 0 for never.",
            "default": 0,
            "min": 0,
            "max": 86400,
            "unit": "seconds",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "open_at_scroll",
            "kind": "int",
            "label": "config.widget.start.open_at_scroll",
            "title": "After scrolling",
            "description": "Share of the page that the visitor has scrolled through when the window opens; 0 for never.",
            "default": 0,
            "min": 0,
            "max": 100,
            "unit": "percent",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "open_on_exit",
            "kind": "bool",
            "label": "config.widget.start.open_on_exit",
            "title": "When the visitor is about to leave",
            "description": "Opens the window when the pointer leaves the page at its top.",
            "default": false,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "open_on_pages",
            "kind": "tags",
            "label": "config.widget.start.open_on_pages",
            "title": "Only on these pages",
            "description": "Paths of pages, such as `/cart` or `/products/*`. The other rules hold on these pages only; without another rule, the window opens as soon as such a page is shown.",
            "default": [],
            "max_items": 20,
            "max_length": 200,
            "pattern": "^/\\S*$",
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "repeat",
            "kind": "enum",
            "label": "config.widget.start.repeat",
            "title": "How often",
            "description": "How often the window opens by itself.",
            "default": "visitor",
            "options": [
              {
                "value": "visitor",
                "label": "config.widget.start.repeat.visitor",
                "title": "Once for each visitor"
              },
              {
                "value": "session",
                "label": "config.widget.start.repeat.session",
                "title": "Once for each visit"
              },
              {
                "value": "page",
                "label": "config.widget.start.repeat.page",
                "title": "On each page"
              }
            ],
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          },
          {
            "id": "intent",
            "kind": "string",
            "label": "config.widget.start.intent",
            "title": "Topic of new conversations",
            "description": "Name of the intent that a new conversation begins with, instead of offering a menu.",
            "default": "",
            "max_length": 128,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "conversation",
        "label": "config.widget.conversation.group",
        "title": "Transcripts",
        "fields": [
          {
            "id": "transcript_by_mail",
            "kind": "bool",
            "label": "config.widget.conversation.transcript_by_mail",
            "title": "Transcript by mail",
            "description": "Whether visitors may have what was said mailed to an address of theirs.",
            "default": false,
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          }
        ]
      },
      {
        "id": "quick_questions",
        "label": "config.widget.quick_questions.group",
        "title": "Quick questions",
        "fields": [
          {
            "id": "questions",
            "kind": "rows",
            "label": "config.widget.quick_questions.questions",
            "title": "Questions",
            "description": "Prompts offered as chips; a tap starts the assigned flow.",
            "default": [],
            "max_rows": 6,
            "columns": [
              {
                "name": "question",
                "kind": "string",
                "label": "config.widget.quick_questions.questions.question",
                "title": "Question",
                "description": "Text that the visitor can click instead of typing it.",
                "required": true,
                "min_length": 1,
                "max_length": 200
              },
              {
                "name": "pageType",
                "kind": "enum",
                "label": "config.widget.quick_questions.questions.pagetype",
                "title": "Page type",
                "description": "Pages on which the question is offered.",
                "required": true,
                "default": "general",
                "options": [
                  {
                    "value": "general",
                    "label": "config.widget.quick_questions.questions.pagetype.general",
                    "title": "Any page"
                  },
                  {
                    "value": "category",
                    "label": "config.widget.quick_questions.questions.pagetype.category",
                    "title": "Category page"
                  },
                  {
                    "value": "product",
                    "label": "config.widget.quick_questions.questions.pagetype.product",
                    "title": "Product page"
                  },
                  {
                    "value": "cart",
                    "label": "config.widget.quick_questions.questions.pagetype.cart",
                    "title": "Cart"
                  }
                ]
              },
              {
                "name": "assignedFlow",
                "kind": "reference",
                "label": "config.widget.quick_questions.questions.assignedflow",
                "title": "Flow",
                "description": "Code of the flow that a tap on the question starts.",
                "required": false,
                "default": "",
                "max_length": 64,
                "target": "flow"
              }
            ],
            "allowed_scopes": [
              "global",
              "organization",
              "tenant"
            ],
            "public_readable": true,
            "api_readable": true,
            "secret": false
          }
        ]
      }
    ]
  }
]
