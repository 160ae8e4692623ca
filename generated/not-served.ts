// Written by `make generate` from contracts/. Do not edit.

/** Operations whose contract stands and whose handler does not, by surface (`contracts/not-served.yaml`). */
export const notServed: Readonly<Record<string, readonly string[]>> = {
  "admin": [
    "sendWebhookTestEvent",
    "listConnections",
    "createConnection",
    "getConnection",
    "deleteConnection",
    "updateConnection",
    "replaceConnectionCredentials",
    "testConnection",
    "listInboundWebhooks",
    "createInboundWebhook",
    "getInboundWebhook",
    "deleteInboundWebhook",
    "updateInboundWebhook",
    "rotateInboundWebhookSecret",
    "listWebhookDeliveries",
    "getWebhookDelivery",
    "redeliverWebhook",
    "listFailedMessages",
    "getFailedMessage",
    "retryFailedMessage"
  ]
}
