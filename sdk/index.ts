export * from './client.ts'
export { NEVER_RETRY, retryDelay, type Fetch, type RetryOptions } from './retry.ts'
export {
  isParleyError,
  ParleyError,
  type ErrorCode,
  type ErrorDetails,
  type ParleyErrorCode,
  type Violation,
} from './errors.ts'
export { configure, type ConnectionOptions } from './connection.ts'
export {
  openSession,
  Session,
  type Answer,
  type Message,
  type SessionOptions,
  type StoredSession,
  type TurnOptions,
  type Wait,
} from './session.ts'
export { type ConversationEvent, type FollowRunOptions } from './conversation.ts'
export { createEventParser, readEvents, type StreamEvent } from './stream.ts'
export {
  createEngine,
  type CallOptions,
  type Engine,
  type EngineOptions,
  type IntentsOutcome,
  type KeyedOptions,
} from './engine.ts'
export { createCrawler, type Crawl, type CrawlCounts, type Crawler, type CrawlerOptions } from './crawler.ts'
export {
  readWebhook,
  signWebhook,
  verifyWebhook,
  type ChatExecutionState,
  type ChatExecutionUpdated,
  type ChatSessionOpened,
  type FormSubmissionCreated,
  type GoalCompletionCreated,
  type ReceivedDelivery,
  type SignedDelivery,
  type SignedTest,
  type TimedDelivery,
  type WebhookEvent,
} from './webhooks.ts'
export { AdminConnection, type AdminOptions } from './admin-connection.ts'
export { Admin, createAdmin, itemsOf, revise, type EngineItemPage, type ItemPage } from './admin.ts'
export { authorFlow, type AuthorEvent } from './author.ts'
export {
  followChanges,
  followExecution,
  followFlow,
  type ExecutionEvent,
  type FlowEvent,
  type FollowOptions,
  type WorkspaceEvent,
} from './follow.ts'
