import type { Block, ExecutionStatus, TokenUsage } from './client.js';
type WebhookEnvelope<Conversation = string> = {
    /** The publishable key that the webhook belongs to. */
    widget_key_id: string;
    /** ISO 8601. Order events by it: deliveries may overtake each other. */
    occurred_at: string;
    tenant_id: string;
    conversation_id: Conversation;
};
export type ChatSessionOpened = WebhookEnvelope & {
    event: 'chat.session.opened';
    customer_id: string | null;
    locale: string | null;
};
export type ChatExecutionUpdated = WebhookEnvelope & {
    event: 'chat.execution.updated';
    execution_id: string;
    mode: 'trigger' | 'resume';
    status: ExecutionStatus;
    blocks: Block[];
    wait_token: string | null;
    token_usage: TokenUsage | null;
};
/** The state that an execution has come to, without what it shows. */
export type ChatExecutionState = WebhookEnvelope & {
    event: 'chat.execution.waiting' | 'chat.execution.ended' | 'chat.execution.failed' | 'chat.execution.cancelled';
    execution_id: string;
    flow_id: string;
    status: ExecutionStatus;
    outcome: string | null;
    failure_kind: string | null;
    reason: string | null;
};
type HandoffEnvelope = WebhookEnvelope & {
    execution_id: string;
    handoff_id: string;
    /** Code of the queue. */
    queue: string;
};
export type WebhookPerson = {
    id: string;
    name: string;
};
export type ChatHandoffRequested = HandoffEnvelope & {
    event: 'chat.handoff.requested';
    reason: string;
    due_at: string | null;
};
export type ChatHandoffClaimed = HandoffEnvelope & {
    event: 'chat.handoff.claimed';
    person: WebhookPerson | null;
};
export type ChatHandoffEnded = HandoffEnvelope & {
    event: 'chat.handoff.ended';
    state: 'handed_back' | 'closed' | 'timed_out';
    outcome: string | null;
    person: WebhookPerson | null;
};
export type ChatHandoffRated = HandoffEnvelope & {
    event: 'chat.handoff.rated';
    /** From 1 to 5. */
    score: number;
    comment: string | null;
    person: WebhookPerson | null;
};
export type ChatMessageCreated = HandoffEnvelope & {
    event: 'chat.message.created';
    role: 'visitor' | 'person';
    text: string | null;
    person: WebhookPerson | null;
};
/** Its values are read with the admin API: `admin.forms.getFormSubmission`. */
export type FormSubmissionCreated = WebhookEnvelope<string | null> & {
    event: 'form.submission.created';
    submission_id: string;
    form_id: string;
    form_code: string;
    form_version: number;
    locale: string | null;
};
export type GoalCompletionCreated = WebhookEnvelope<string | null> & {
    event: 'goal.completion.created';
    completion_id: string;
    goal_id: string;
    goal_code: string;
    source: 'api' | 'telemetry' | 'flow';
    external_ref: string | null;
    value: number | null;
    currency: string | null;
    completed_at: string;
};
/** Body of a webhook. Other kinds may be added: answer 2xx to an unknown `event`. */
export type WebhookEvent = ChatSessionOpened | ChatExecutionUpdated | ChatExecutionState | ChatHandoffRequested | ChatHandoffClaimed | ChatHandoffEnded | ChatHandoffRated | ChatMessageCreated | FormSubmissionCreated | GoalCompletionCreated;
export type SignedDelivery = {
    /** The whole secret, `whsec_…`. */
    secret: string;
    /** The body as received, before any parsing. */
    body: string | Uint8Array;
    /** Value of `X-Service-Signature`: `sha256=` and the HMAC-SHA256 of the body in hexadecimal. */
    signature: string | null | undefined;
};
/**
 * A delivery by its Standard Webhooks headers, which also sign when it was sent: a recorded one cannot be replayed
 * later.
 */
export type TimedDelivery = Pick<SignedDelivery, 'secret' | 'body'> & {
    /** Value of `webhook-id`. */
    id: string | null | undefined;
    /** Value of `webhook-timestamp`: whole seconds since 1970. */
    timestamp: string | null | undefined;
    /** Value of `webhook-signature`: `v1,` and base64; several are separated by spaces. */
    signatures: string | null | undefined;
    /** How far the timestamp may be from the clock, in seconds; 300 when absent. */
    toleranceSeconds?: number;
    /** The current time; that of the clock when absent. */
    now?: Date;
};
/**
 * A delivery as a server receives it: `headers` of a `Request`, or of Node's `IncomingMessage`. Only its Standard
 * Webhooks headers count.
 */
export type ReceivedDelivery = Pick<TimedDelivery, 'secret' | 'body' | 'toleranceSeconds' | 'now'> & {
    headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
};
/**
 * Whether the delivery was signed with the secret, and for a timed one, whether that was just now. Compares in constant
 * time; never throws for a malformed signature.
 */
export declare function verifyWebhook(delivery: SignedDelivery | TimedDelivery | ReceivedDelivery): Promise<boolean>;
/** What a test of a receiver posts: `body` and `headers` as Parley sends them. */
export type SignedTest = {
    body: string;
    headers: Record<string, string>;
};
/**
 * Signs an event as Parley does, so that a test can post it to a receiver.
 * @param test `id`: of the event and its delivery, a new one when absent. `now`: when it is signed, now when absent.
 */
export declare function signWebhook({ secret, event, id, now, }: {
    secret: string;
    event: WebhookEvent;
    id?: string;
    now?: Date;
}): Promise<SignedTest>;
/**
 * Verifies a delivery and parses it; undefined when the signature is wrong. Throws SyntaxError when a correctly signed
 * body is not JSON.
 */
export declare function readWebhook(delivery: SignedDelivery | TimedDelivery | ReceivedDelivery): Promise<WebhookEvent | undefined>;
export {};
