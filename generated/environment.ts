// Written by `make generate` from contracts/environment.yaml. Do not edit.

/** The environment variables of the service itself. */
export const serviceVariables: ReadonlySet<string> = new Set([
  "NODE_ENV",
  "PORT",
  "WORKER_PORT",
  "HOST",
  "MAX_CONNECTIONS",
  "CHAT_STREAMS",
  "CHAT_STREAMS_PER_KEY",
  "CALL_SLOTS",
  "DRAIN_DELAY",
  "PUBLIC_URL",
  "ALLOWED_HOSTS",
  "TRUST_PROXY",
  "DATABASE_URL",
  "DATABASE_READ_URL",
  "DATABASE_READ_MAX_LAG",
  "DATA_DIR",
  "APP_SECRET",
  "APP_SECRET_SECONDARY",
  "ENGINE_API_TOKEN",
  "ENGINE_API_TOKEN_SECONDARY",
  "CRAWLER",
  "EDGE_STORE_DSN",
  "EDGE_STORE_TOKEN",
  "LIMITER_DSN",
  "FILE_STORE_DSN",
  "MAILER_DSN",
  "EGRESS_ALLOW",
  "VALIDATE_RESPONSES",
  "EVENT_LOG_REDACTION",
  "LOG_LEVEL",
  "OTEL_TRACES_SAMPLER",
  "OTEL_TRACES_SAMPLER_ARG",
  "OTEL_EXPORTER_OTLP_ENDPOINT"
])

export const environmentDeclaration: object = {
  "reservedPrefixes": [
    "PARLEY_",
    "EDGE_STORE_",
    "LIMITER_",
    "FILE_STORE_",
    "EGRESS_",
    "EVENT_LOG_",
    "ENGINE_API_"
  ],
  "placeholders": [
    "(replace|change)[-_ ]?(me|it)|placeholder|your[-_ ]?(own|secret|token|password|key|host|domain)|<[^>]*>",
    "^(.)\\1*$",
    "://[^/@]*:(password|secret|postgres)@",
    "\\.example($|[:/])|[/.@]example\\.(com|net|org)($|[:/])"
  ],
  "variables": {
    "NODE_ENV": {
      "type": "enum",
      "values": [
        "development",
        "production",
        "test"
      ],
      "default": "development",
      "description": "`production` requires the variables that a public deployment needs and turns development defaults off."
    },
    "PORT": {
      "type": "port",
      "default": 3000,
      "description": "TCP port of the HTTP server; 0 picks a free one."
    },
    "WORKER_PORT": {
      "type": "port",
      "default": 3100,
      "description": "TCP port on which `parley worker` answers `/healthz`, `/readyz` and `/metrics`; 0 picks a free one. Several workers of one machine need one each, and those that `--processes` starts together share it."
    },
    "HOST": {
      "type": "host",
      "default": "127.0.0.1",
      "description": "Address the HTTP servers listen on; `0.0.0.0` or `::` for all."
    },
    "MAX_CONNECTIONS": {
      "type": "integer",
      "min": 1,
      "max": 1000000,
      "default": 5000,
      "description": "Connections that a process holds at the same time; further ones are closed immediately. Each needs a file descriptor (`LimitNOFILE`, `ulimit -n`)."
    },
    "CHAT_STREAMS": {
      "type": "integer",
      "min": 0,
      "max": 1000000,
      "default": 2000,
      "description": "Streams of conversations that a process holds open at the same time, each of which is one of its connections; further ones are answered with 503, and their clients poll. 0: none."
    },
    "CHAT_STREAMS_PER_KEY": {
      "type": "integer",
      "min": 1,
      "max": 1000000,
      "default": 1000,
      "description": "How many of these streams one publishable key may have in a process."
    },
    "CALL_SLOTS": {
      "type": "integer",
      "min": 1,
      "max": 10000,
      "default": 32,
      "description": "Calls of `http` and `agent` nodes, tests of connections included, that a process has in flight for one workspace to one host, and as many requests for tokens. Further ones wait; a worker processes timers and events meanwhile. After five timeouts in a row the host is not called for 30 seconds, and calls to it fail immediately."
    },
    "DRAIN_DELAY": {
      "type": "integer",
      "min": 0,
      "max": 5,
      "default": 3,
      "description": "How long after SIGTERM `parley serve` still serves while `/readyz` answers 503; at most 5. It must be longer than a balancer takes to notice. A process ends within ten seconds of the signal."
    },
    "PUBLIC_URL": {
      "type": "url",
      "schemes": [
        "http",
        "https"
      ],
      "requiredInProduction": true,
      "description": "Address under which clients reach the service. Links, cookies and the allowed hosts of `/mcp` are derived from it. Default: `http://localhost:<PORT>`."
    },
    "ALLOWED_HOSTS": {
      "type": "list",
      "default": [],
      "description": "Further host names (with port, if any) that `/mcp` answers to in addition to the one of `PUBLIC_URL` and loopback; comma-separated."
    },
    "TRUST_PROXY": {
      "type": "proxies",
      "description": "Proxies whose `X-Forwarded-For` is trusted: `true`, `false`, a number of hops, or comma-separated addresses, CIDR ranges and the names `loopback`, `linklocal`, `uniquelocal`. Default: none, with a warning when such a header arrives."
    },
    "DATABASE_URL": {
      "type": "dsn",
      "schemes": [
        "postgres",
        "postgresql"
      ],
      "secret": true,
      "requiredInProduction": true,
      "description": "PostgreSQL 15 or newer, directly or through a pooler in session mode. Absent: an embedded server under `DATA_DIR`."
    },
    "DATABASE_READ_URL": {
      "type": "dsn",
      "schemes": [
        "postgres",
        "postgresql"
      ],
      "secret": true,
      "description": "A streaming standby of the server of `DATABASE_URL`, with the same database. The operations of the admin API with `x-replica`, lists and reports of data that grows with use, read from it; everything else, and these operations while it is unavailable or too far behind, uses `DATABASE_URL`."
    },
    "DATABASE_READ_MAX_LAG": {
      "type": "integer",
      "min": 1,
      "max": 600,
      "default": 5,
      "description": "How old data from `DATABASE_READ_URL` may be, in seconds; a standby that is further behind is not used until it has caught up."
    },
    "DATA_DIR": {
      "type": "folder",
      "default": ".data",
      "description": "Folder for everything that is stored on disk: the embedded database, uploaded files, the generated secret."
    },
    "APP_SECRET": {
      "type": "text",
      "minLength": 32,
      "secret": true,
      "requiredInProduction": true,
      "description": "Signs session tokens and encrypts stored secrets; at least 32 characters. Absent in development: generated once and stored under `DATA_DIR`."
    },
    "APP_SECRET_SECONDARY": {
      "type": "text",
      "minLength": 32,
      "secret": true,
      "description": "A second secret for a rotation of `APP_SECRET`: tokens and links that it signed are valid and secrets that it encrypted can be decrypted, but nothing new is signed or encrypted with it. Set it to the next secret before the rotation, to the earlier one after it, and remove it after `parley secrets:reencrypt`."
    },
    "ENGINE_API_TOKEN": {
      "type": "text",
      "secret": true,
      "requiredInProduction": true,
      "description": "The deploy-wide bearer token of the engine, insights and training APIs and of `/metrics`. Absent: they refuse every request without its own engine token."
    },
    "ENGINE_API_TOKEN_SECONDARY": {
      "type": "text",
      "secret": true,
      "description": "A second deploy-wide bearer token with the same rights, accepted in addition to `ENGINE_API_TOKEN` while callers change from one to the other."
    },
    "CRAWLER": {
      "type": "boolean",
      "default": false,
      "needs": "ENGINE_API_TOKEN",
      "description": "Whether workers crawl the training sources that are due, as `parley crawl` does, through the crawler API at `PUBLIC_URL`. Leave it off where a crawler of your own does it."
    },
    "EDGE_STORE_DSN": {
      "type": "dsn",
      "schemes": [
        "null",
        "redis",
        "rediss",
        "cloudflare-kv",
        "dynamodb"
      ],
      "rules": {
        "redis": {
          "options": {
            "prefix": "text",
            "ttl": "seconds"
          }
        },
        "rediss": {
          "options": {
            "prefix": "text",
            "ttl": "seconds"
          }
        },
        "cloudflare-kv": {
          "form": "cloudflare-kv://account/namespace",
          "pattern": "^cloudflare-kv://[^/@]+/[A-Za-z0-9_.-]+$",
          "options": {
            "prefix": "text",
            "ttl": "seconds",
            "api": "url"
          },
          "needs": "EDGE_STORE_TOKEN"
        },
        "dynamodb": {
          "form": "dynamodb://region/table",
          "pattern": "^dynamodb://[^/@]+/[A-Za-z0-9_.-]+$",
          "options": {
            "endpoint": "url",
            "ttl": "seconds"
          }
        }
      },
      "default": "null://",
      "secret": true,
      "description": "Where published documents are stored. `null://` stores nothing; `redis://` and `rediss://` take the options `prefix` (`edge:`) and `ttl` (seconds; none by default); `cloudflare-kv://account/namespace` is written to and never read; `dynamodb://region/table` (option `endpoint`) stores an item for each document, with the credentials of the AWS environment."
    },
    "EDGE_STORE_TOKEN": {
      "type": "text",
      "secret": true,
      "description": "API token that may edit the namespace of a `cloudflare-kv://` edge store."
    },
    "LIMITER_DSN": {
      "type": "dsn",
      "schemes": [
        "memory",
        "redis",
        "rediss"
      ],
      "rules": {
        "redis": {
          "form": "redis://host",
          "pattern": "^redis://([^/]*@)?[^/@]+",
          "options": {
            "prefix": "text"
          }
        },
        "rediss": {
          "form": "rediss://host",
          "pattern": "^rediss://([^/]*@)?[^/@]+",
          "options": {
            "prefix": "text"
          }
        }
      },
      "default": "memory://",
      "secret": true,
      "description": "Where rate limits are counted. `memory://` counts in the process, or for all processes of one `--processes`; several of these need Redis."
    },
    "FILE_STORE_DSN": {
      "type": "dsn",
      "schemes": [
        "file",
        "s3"
      ],
      "rules": {
        "s3": {
          "form": "s3://KEY:SECRET@host/bucket",
          "pattern": "^s3://[^:@/]+:[^@/]+@[^/@]+/[^/]",
          "options": {
            "region": "text",
            "tls": "boolean"
          }
        }
      },
      "secret": true,
      "description": "Where uploaded files are stored. Absent: the folder `files` under `DATA_DIR`."
    },
    "MAILER_DSN": {
      "type": "dsn",
      "schemes": [
        "null",
        "log",
        "smtp",
        "smtps"
      ],
      "default": "log://",
      "secret": true,
      "description": "How mail is sent: `smtp://` and `smtps://` through a server, `log://` writes it to the log, `null://` drops it. Password resets and invitations are offered only if there is a server, since their links do not belong in a log. The option `from` is the sender's address for workspaces without one; default `parley@` the host of `PUBLIC_URL`."
    },
    "EGRESS_ALLOW": {
      "type": "list",
      "default": [],
      "description": "Exceptions from the rule that outgoing requests reach public addresses only: host names, addresses and CIDR ranges, comma-separated. Absent or empty: none, not even loopback, whatever `NODE_ENV` is. Only `make run` allows loopback while it is absent."
    },
    "VALIDATE_RESPONSES": {
      "type": "boolean",
      "default": false,
      "description": "Checks every answer against its contract before it is sent."
    },
    "EVENT_LOG_REDACTION": {
      "type": "boolean",
      "default": true,
      "description": "Replaces personal data and credentials before an event log entry is written."
    },
    "LOG_LEVEL": {
      "type": "enum",
      "values": [
        "fatal",
        "error",
        "warn",
        "info",
        "debug",
        "trace",
        "silent"
      ],
      "default": "info",
      "description": "Least severity that is logged."
    },
    "OTEL_TRACES_SAMPLER": {
      "type": "enum",
      "values": [
        "always_on",
        "always_off",
        "traceidratio",
        "parentbased_always_on",
        "parentbased_always_off",
        "parentbased_traceidratio"
      ],
      "default": "parentbased_always_on",
      "description": "Which traces are sent, by the standard OpenTelemetry names; `parentbased_…` follows the decision of the caller, and in a worker that of the request which caused the work."
    },
    "OTEL_TRACES_SAMPLER_ARG": {
      "type": "ratio",
      "default": 1,
      "description": "Share of the traces that a sampler `…traceidratio` sends, from 0 to 1."
    },
    "OTEL_EXPORTER_OTLP_ENDPOINT": {
      "type": "url",
      "schemes": [
        "http",
        "https"
      ],
      "description": "Base address of an OpenTelemetry collector that receives traces over HTTP. Absent: none are sent."
    }
  }
}
