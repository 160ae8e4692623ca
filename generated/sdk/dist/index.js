export * from "./client.js";
export { NEVER_RETRY, retryDelay } from "./retry.js";
export { isParleyError, ParleyError } from "./errors.js";
export { configure } from "./connection.js";
export { openSession, Session, } from "./session.js";
export { createEventParser, readEvents } from "./stream.js";
export { createEngine, } from "./engine.js";
export { readWebhook, verifyWebhook, } from "./webhooks.js";
export { Admin, createAdmin, itemsOf, revise } from "./admin.js";
