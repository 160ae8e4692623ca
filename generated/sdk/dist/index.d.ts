export * from './client.js';
export { NEVER_RETRY, retryDelay, type Fetch, type RetryOptions } from './retry.js';
export { isParleyError, ParleyError, type ErrorCode, type ErrorDetails, type ParleyErrorCode } from './errors.js';
export { configure, type ConnectionOptions } from './connection.js';
export { openSession, Session, type Answer, type Message, type SessionOptions, type StoredSession, type TurnOptions, type Wait, } from './session.js';
export { createEventParser, readEvents, type StreamEvent } from './stream.js';
export { createEngine, type CallOptions, type Engine, type EngineOptions, type IntentsOutcome, type KeyedOptions, } from './engine.js';
export { readWebhook, verifyWebhook, type ChatExecutionUpdated, type ChatSessionOpened, type ReceivedDelivery, type SignedDelivery, type TimedDelivery, type WebhookEvent, } from './webhooks.js';
export { Admin, createAdmin, itemsOf, revise, type AdminOptions, type ItemPage } from './admin.js';
