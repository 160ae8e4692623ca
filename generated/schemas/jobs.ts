// Written by `make generate` from contracts/schemas/. Do not edit.

/**
 * The execution.
 */
export type ExecutionId = string
/**
 * Revision of the execution that the message was written for, as decimal digits, since it may be larger than a JavaScript number holds. Another revision drops the message.
 */
export type Revision = string
/**
 * Kind of published documents.
 */
export type EdgeStoreNamespace = ("webchat" | "config")

/**
 * What the messages of each queue carry, by type. A message may be handled twice and late: it names the state that it was written for (`revision`), and is dropped when the execution has moved on.
 */
export interface JobPayloads {
StartExecution: StartExecutionPayload
ResumeExecution: (EventArrivedPayload | RecentEventsPayload | OfferEventsPayload)
RunNextStep: RunNextStepPayload
FireWait: FireWaitPayload
RepublishEdgeStore: RepublishEdgeStorePayload
DeliverWebhook: DeliverWebhookPayload
}
/**
 * A domain event matched a subscription. The execution gets the given id, so that a second start finds the first.
 */
export interface StartExecutionPayload {
executionId: ExecutionId
/**
 * Flow to start.
 */
flowId: string
/**
 * Version that was published when the event came; the run stays on it.
 */
versionId: string
/**
 * Subscription that matched.
 */
subscriptionId: string
/**
 * The domain event; it holds the data.
 */
eventId: string
/**
 * Conversation in which the event was raised; null starts one.
 */
conversationId: (string | null)
}
/**
 * An event that an execution waits for has arrived.
 */
export interface EventArrivedPayload {
/**
 * Which of the three messages this is.
 */
kind: "event_arrived"
executionId: ExecutionId
revision: Revision
/**
 * The event.
 */
eventId: string
}
/**
 * An execution has begun to wait for an event: it may take one of those that came just before, which are to be looked through.
 */
export interface RecentEventsPayload {
/**
 * Which of the three messages this is.
 */
kind: "recent_events"
executionId: ExecutionId
revision: Revision
}
/**
 * Events of a name have arrived that executions may wait for: for each that takes one, a message is written. One such message serves all events of the name that have arrived until it is done.
 */
export interface OfferEventsPayload {
/**
 * Which of the three messages this is.
 */
kind: "offer_events"
/**
 * Name of the events.
 */
eventName: string
}
/**
 * An execution has to go on without anyone asking.
 */
export interface RunNextStepPayload {
executionId: ExecutionId
revision: Revision
/**
 * Reason: an outgoing call has to be made, one has been made and saved, or the process that ran it died.
 */
reason: ("call_pending" | "after_call" | "lease_expired")
idempotencyKey?: BoundIdempotencyKey
}
/**
 * The key of the request whose turn this is. The process that finishes the turn stores its reply under the key.
 */
export interface BoundIdempotencyKey {
/**
 * The operation, with everything else that the key belongs to.
 */
operation: string
/**
 * The key as it was sent.
 */
key: string
}
/**
 * A timer has elapsed, or the time of a wait for input or for an event is over.
 */
export interface FireWaitPayload {
executionId: ExecutionId
revision: Revision
/**
 * When the wait ends.
 */
dueAt: string
}
/**
 * Documents to compute and write again. Without a key all of the namespace, without a namespace all there are.
 */
export interface RepublishEdgeStorePayload {
namespace?: EdgeStoreNamespace
/**
 * Key of one document: `<tenant>/quick-questions`, or `<tenant>/<section>`.
 */
key?: string
}
/**
 * A delivery to attempt. The body to sign and send is in its row.
 */
export interface DeliverWebhookPayload {
/**
 * The delivery.
 */
deliveryId: string
}
