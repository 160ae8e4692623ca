// Written by `make generate` from contracts/environment.yaml. Do not edit.

/** The environment variables of the service itself. */
export const serviceVariables: ReadonlySet<string> = new Set([
  "NODE_ENV",
  "PORT",
  "WORKER_PORT",
  "HOST",
  "MAX_CONNECTIONS",
  "CALL_SLOTS",
  "DRAIN_DELAY",
  "PUBLIC_URL",
  "ALLOWED_HOSTS",
  "TRUST_PROXY",
  "DATABASE_URL",
  "DATA_DIR",
  "APP_SECRET",
  "APP_SECRET_SECONDARY",
  "ENGINE_API_TOKEN",
  "ENGINE_API_TOKEN_SECONDARY",
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
