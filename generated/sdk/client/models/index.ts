/* tslint:disable */
/* eslint-disable */
/**
 * Words about the abort.
 * @export
 * @interface AbortExecutionRequest
 */
export interface AbortExecutionRequest {
    /**
     * Reason; it is shown with the execution and written to the audit log.
     * @type {string}
     * @memberof AbortExecutionRequest
     */
    reason?: string | null;
}
/**
 * The differences to accept.
 * @export
 * @interface AcceptHeldOperationsRequest
 */
export interface AcceptHeldOperationsRequest {
    /**
     * Names of the held tools.
     * @type {Array<string>}
     * @memberof AcceptHeldOperationsRequest
     */
    operations: Array<string>;
}
/**
 * A personal access token without its value.
 * @export
 * @interface AccessToken
 */
export interface AccessToken {
    /**
     * Identifier of the token.
     * @type {string}
     * @memberof AccessToken
     */
    id: string;
    /**
     * Name that the user gave it.
     * @type {string}
     * @memberof AccessToken
     */
    name: string;
    /**
     * Scopes of the token.
     * @type {Array<AccessTokenScope>}
     * @memberof AccessToken
     */
    scopes: Array<AccessTokenScope>;
    /**
     * Whether it works now.
     * @type {AccessTokenStatusEnum}
     * @memberof AccessToken
     */
    status: AccessTokenStatusEnum;
    /**
     * Host that an application connected from, whose name the token has; null for a token that was made by hand.
     * @type {string}
     * @memberof AccessToken
     */
    application: string | null;
    /**
     * When it was created.
     * @type {string}
     * @memberof AccessToken
     */
    createdAt: string;
    /**
     * When it stops working; null for never.
     * @type {string}
     * @memberof AccessToken
     */
    expiresAt: string | null;
    /**
     * Last use, exact to a minute; null before the first.
     * @type {string}
     * @memberof AccessToken
     */
    lastUsedAt: string | null;
    /**
     * When it was revoked; null if it was not.
     * @type {string}
     * @memberof AccessToken
     */
    revokedAt: string | null;
}


/**
 * @export
 */
export const AccessTokenStatusEnum = {
    active: 'active',
    expired: 'expired',
    revoked: 'revoked'
} as const;
export type AccessTokenStatusEnum = typeof AccessTokenStatusEnum[keyof typeof AccessTokenStatusEnum];

/**
 * A page of tokens.
 * @export
 * @interface AccessTokenPage
 */
export interface AccessTokenPage {
    /**
     * Tokens, newest first.
     * @type {Array<AccessToken>}
     * @memberof AccessTokenPage
     */
    items: Array<AccessToken>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof AccessTokenPage
     */
    nextCursor: string | null;
}

/**
 * What a token opens. `api:full`: this surface and the configuration API. `mcp`: all of the agent gateway. `mcp:analytics`, `mcp:flows` and `mcp:connections`: every narrower scope that begins so, except `mcp:flows:run` and `mcp:flows:write`, which only `mcp` implies.
 * @export
 */
export const AccessTokenScope = {
    api_full: 'api:full',
    mcp: 'mcp',
    mcp_analytics: 'mcp:analytics',
    mcp_analytics_read: 'mcp:analytics:read',
    mcp_analytics_write: 'mcp:analytics:write',
    mcp_flows: 'mcp:flows',
    mcp_flows_read: 'mcp:flows:read',
    mcp_flows_run: 'mcp:flows:run',
    mcp_flows_write: 'mcp:flows:write',
    mcp_forms_read: 'mcp:forms:read',
    mcp_forms_write: 'mcp:forms:write',
    mcp_connections: 'mcp:connections',
    mcp_connections_read: 'mcp:connections:read',
    mcp_connections_manage: 'mcp:connections:manage',
    mcp_history_read: 'mcp:history:read',
    mcp_config_read: 'mcp:config:read',
    mcp_config_write: 'mcp:config:write'
} as const;
export type AccessTokenScope = typeof AccessTokenScope[keyof typeof AccessTokenScope];

/**
 * A connection to another service, without its credentials.
 * @export
 * @interface AdminConnection
 */
export interface AdminConnection {
    /**
     * Identifier of the connection.
     * @type {string}
     * @memberof AdminConnection
     */
    id: string;
    /**
     * Code by which flows refer to it.
     * @type {string}
     * @memberof AdminConnection
     */
    code: string;
    /**
     * Name shown to people.
     * @type {string}
     * @memberof AdminConnection
     */
    name: string;
    /**
     * 
     * @type {ConnectionProviderKey}
     * @memberof AdminConnection
     */
    providerKey: ConnectionProviderKey;
    /**
     * Address that paths are added to; null for the provider's own.
     * @type {string}
     * @memberof AdminConnection
     */
    baseUrl: string | null;
    /**
     * 
     * @type {ConnectionStatus}
     * @memberof AdminConnection
     */
    status: ConnectionStatus;
    /**
     * 
     * @type {ConnectionHealth}
     * @memberof AdminConnection
     */
    health: ConnectionHealth;
    /**
     * Names of the credentials that are stored, without their values.
     * @type {Array<string>}
     * @memberof AdminConnection
     */
    credentialNames: Array<string>;
    /**
     * Last live test since the last change; null when there was none.
     * @type {string}
     * @memberof AdminConnection
     */
    testedAt: string | null;
    /**
     * When it was created.
     * @type {string}
     * @memberof AdminConnection
     */
    createdAt: string;
    /**
     * When it was last changed; a test is no change.
     * @type {string}
     * @memberof AdminConnection
     */
    updatedAt: string;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof AdminConnection
     */
    etag: string;
}


/**
 * A page of connections.
 * @export
 * @interface AdminConnectionPage
 */
export interface AdminConnectionPage {
    /**
     * Connections sorted by code.
     * @type {Array<AdminConnection>}
     * @memberof AdminConnectionPage
     */
    items: Array<AdminConnection>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof AdminConnectionPage
     */
    nextCursor: string | null;
}
/**
 * Messages between a visitor and the service.
 * @export
 * @interface AdminConversation
 */
export interface AdminConversation {
    /**
     * Identifier of the conversation.
     * @type {string}
     * @memberof AdminConversation
     */
    id: string;
    /**
     * 
     * @type {ConversationStatus}
     * @memberof AdminConversation
     */
    status: ConversationStatus;
    /**
     * Publishable key it was opened with; null when it came through the engine API.
     * @type {string}
     * @memberof AdminConversation
     */
    keyId: string | null;
    /**
     * 
     * @type {ConversationCustomer}
     * @memberof AdminConversation
     */
    customer: ConversationCustomer | null;
    /**
     * Language of the visitor; null when unknown.
     * @type {string}
     * @memberof AdminConversation
     */
    locale: string | null;
    /**
     * Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request; together with those that the conversation has already, variables have at most 64 kB (65,536 bytes), and a request that would add more is refused like one that exceeds its own limits.
     * @type {{ [key: string]: any; }}
     * @memberof AdminConversation
     */
    variables: { [key: string]: any; };
    /**
     * Number of messages.
     * @type {number}
     * @memberof AdminConversation
     */
    messages: number;
    /**
     * When it began.
     * @type {string}
     * @memberof AdminConversation
     */
    startedAt: string;
    /**
     * When the last message was recorded; null before the first.
     * @type {string}
     * @memberof AdminConversation
     */
    lastMessageAt: string | null;
    /**
     * When it was closed; null while it is open.
     * @type {string}
     * @memberof AdminConversation
     */
    closedAt: string | null;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof AdminConversation
     */
    etag: string;
}


/**
 * A page of conversations.
 * @export
 * @interface AdminConversationPage
 */
export interface AdminConversationPage {
    /**
     * Conversations, the one with the newest message first.
     * @type {Array<AdminConversation>}
     * @memberof AdminConversationPage
     */
    items: Array<AdminConversation>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof AdminConversationPage
     */
    nextCursor: string | null;
}
/**
 * One difference between two documents.
 * @export
 * @interface AdminDocumentChange
 */
export interface AdminDocumentChange {
    /**
     * JSON pointer of the place; list items that have an id are named by it.
     * @type {string}
     * @memberof AdminDocumentChange
     */
    path: string;
    /**
     * Kind of change at that place.
     * @type {AdminDocumentChangeChangeEnum}
     * @memberof AdminDocumentChange
     */
    change: AdminDocumentChangeChangeEnum;
    /**
     * Value before; absent when the place was added.
     * @type {any}
     * @memberof AdminDocumentChange
     */
    before?: any | null;
    /**
     * Value after; absent when the place was removed.
     * @type {any}
     * @memberof AdminDocumentChange
     */
    after?: any | null;
}


/**
 * @export
 */
export const AdminDocumentChangeChangeEnum = {
    added: 'added',
    removed: 'removed',
    changed: 'changed'
} as const;
export type AdminDocumentChangeChangeEnum = typeof AdminDocumentChangeChangeEnum[keyof typeof AdminDocumentChangeChangeEnum];


/**
 * `draft` was never published, `published` is live, `withdrawn` was live before.
 * @export
 */
export const AdminDocumentStatus = {
    draft: 'draft',
    published: 'published',
    withdrawn: 'withdrawn'
} as const;
export type AdminDocumentStatus = typeof AdminDocumentStatus[keyof typeof AdminDocumentStatus];

/**
 * One run of a flow.
 * @export
 * @interface AdminExecution
 */
export interface AdminExecution {
    /**
     * Identifier of the execution.
     * @type {string}
     * @memberof AdminExecution
     */
    id: string;
    /**
     * Conversation it runs in; null for none.
     * @type {string}
     * @memberof AdminExecution
     */
    conversationId: string | null;
    /**
     * Flow that runs.
     * @type {string}
     * @memberof AdminExecution
     */
    flowId: string;
    /**
     * Code of that flow.
     * @type {string}
     * @memberof AdminExecution
     */
    flowCode: string;
    /**
     * Version it runs to its end.
     * @type {number}
     * @memberof AdminExecution
     */
    flowVersion: number;
    /**
     * 
     * @type {ExecutionStatus}
     * @memberof AdminExecution
     */
    status: ExecutionStatus;
    /**
     * 
     * @type {ExecutionOutcome}
     * @memberof AdminExecution
     */
    outcome: ExecutionOutcome | null;
    /**
     * 
     * @type {ExecutionTrigger}
     * @memberof AdminExecution
     */
    trigger: ExecutionTrigger;
    /**
     * Node at which it waits or ended; null before the first.
     * @type {string}
     * @memberof AdminExecution
     */
    currentNodeId: string | null;
    /**
     * When its wait runs out; null without wait.
     * @type {string}
     * @memberof AdminExecution
     */
    waitExpiresAt: string | null;
    /**
     * 
     * @type {ExecutionError}
     * @memberof AdminExecution
     */
    error: ExecutionError | null;
    /**
     * When it was started.
     * @type {string}
     * @memberof AdminExecution
     */
    createdAt: string;
    /**
     * When it last moved.
     * @type {string}
     * @memberof AdminExecution
     */
    updatedAt: string;
    /**
     * When it ended; null while it runs.
     * @type {string}
     * @memberof AdminExecution
     */
    endedAt: string | null;
}


/**
 * A page of executions.
 * @export
 * @interface AdminExecutionPage
 */
export interface AdminExecutionPage {
    /**
     * Executions, newest first.
     * @type {Array<AdminExecution>}
     * @memberof AdminExecutionPage
     */
    items: Array<AdminExecution>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof AdminExecutionPage
     */
    nextCursor: string | null;
}
/**
 * An error or a warning about a document.
 * @export
 * @interface AdminFinding
 */
export interface AdminFinding {
    /**
     * JSON pointer into the document (RFC 6901); empty for the document as a whole.
     * @type {string}
     * @memberof AdminFinding
     */
    path: string;
    /**
     * Machine name of the rule that is broken, for example `unknown_target` or `unreachable_node`.
     * @type {string}
     * @memberof AdminFinding
     */
    rule: string;
    /**
     * An `error` keeps the document from being published; a `warning` does not.
     * @type {AdminFindingSeverityEnum}
     * @memberof AdminFinding
     */
    severity: AdminFindingSeverityEnum;
    /**
     * The finding in one sentence.
     * @type {string}
     * @memberof AdminFinding
     */
    message: string;
    /**
     * Probable value in place of the wrong or missing one; absent if unknown.
     * @type {string}
     * @memberof AdminFinding
     */
    suggestion?: string;
    /**
     * Characters of the text at `path` before the mistake, where it is inside an expression or template.
     * @type {number}
     * @memberof AdminFinding
     */
    offset?: number;
    /**
     * Id of the flow node that the finding is in; null outside nodes.
     * @type {string}
     * @memberof AdminFinding
     */
    nodeId?: string | null;
}


/**
 * @export
 */
export const AdminFindingSeverityEnum = {
    error: 'error',
    warning: 'warning'
} as const;
export type AdminFindingSeverityEnum = typeof AdminFindingSeverityEnum[keyof typeof AdminFindingSeverityEnum];

/**
 * A flow without its definition.
 * @export
 * @interface AdminFlow
 */
export interface AdminFlow {
    /**
     * Identifier of the flow.
     * @type {string}
     * @memberof AdminFlow
     */
    id: string;
    /**
     * Code of the flow; unique in the workspace.
     * @type {string}
     * @memberof AdminFlow
     */
    code: string;
    /**
     * Name of the draft; the code when it has none.
     * @type {string}
     * @memberof AdminFlow
     */
    name: string;
    /**
     * 
     * @type {AdminDocumentStatus}
     * @memberof AdminFlow
     */
    status: AdminDocumentStatus;
    /**
     * Number of the live version; null when none is live.
     * @type {number}
     * @memberof AdminFlow
     */
    publishedVersion: number | null;
    /**
     * Largest version number; null before the first publish.
     * @type {number}
     * @memberof AdminFlow
     */
    latestVersion: number | null;
    /**
     * Whether the draft differs from the latest version.
     * @type {boolean}
     * @memberof AdminFlow
     */
    unpublishedChanges: boolean;
    /**
     * Chat intents that the live version owns.
     * @type {Array<string>}
     * @memberof AdminFlow
     */
    intents: Array<string>;
    /**
     * Events that start the live version.
     * @type {Array<string>}
     * @memberof AdminFlow
     */
    events: Array<string>;
    /**
     * When the live version was published; null when none is live.
     * @type {string}
     * @memberof AdminFlow
     */
    publishedAt: string | null;
    /**
     * When the flow was created.
     * @type {string}
     * @memberof AdminFlow
     */
    createdAt: string;
    /**
     * When its draft or its status was last changed.
     * @type {string}
     * @memberof AdminFlow
     */
    updatedAt: string;
    /**
     * 
     * @type {AdminUserRef}
     * @memberof AdminFlow
     */
    updatedBy: AdminUserRef | null;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`. A draft has a tag of its own, which never is that of its flow.
     * @type {string}
     * @memberof AdminFlow
     */
    etag: string;
}


/**
 * A page of flows.
 * @export
 * @interface AdminFlowPage
 */
export interface AdminFlowPage {
    /**
     * Flows sorted by code.
     * @type {Array<AdminFlow>}
     * @memberof AdminFlowPage
     */
    items: Array<AdminFlow>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof AdminFlowPage
     */
    nextCursor: string | null;
}
/**
 * A form without its definition.
 * @export
 * @interface AdminForm
 */
export interface AdminForm {
    /**
     * Identifier of the form.
     * @type {string}
     * @memberof AdminForm
     */
    id: string;
    /**
     * Public code of the form; unique in the workspace.
     * @type {string}
     * @memberof AdminForm
     */
    code: string;
    /**
     * Title of the draft; the code when it has none.
     * @type {string}
     * @memberof AdminForm
     */
    title: string;
    /**
     * 
     * @type {AdminDocumentStatus}
     * @memberof AdminForm
     */
    status: AdminDocumentStatus;
    /**
     * Whether the live version may be shown outside the chat; false when none is live.
     * @type {boolean}
     * @memberof AdminForm
     */
    embeddable: boolean;
    /**
     * Whether the live version takes submissions; false when none is live.
     * @type {boolean}
     * @memberof AdminForm
     */
    acceptsSubmissions: boolean;
    /**
     * Number of the live version; null when none is live.
     * @type {number}
     * @memberof AdminForm
     */
    publishedVersion: number | null;
    /**
     * Largest version number; null before the first publish.
     * @type {number}
     * @memberof AdminForm
     */
    latestVersion: number | null;
    /**
     * Whether the draft differs from the latest version.
     * @type {boolean}
     * @memberof AdminForm
     */
    unpublishedChanges: boolean;
    /**
     * Number of stored submissions.
     * @type {number}
     * @memberof AdminForm
     */
    submissions: number;
    /**
     * When the live version was published; null when none is live.
     * @type {string}
     * @memberof AdminForm
     */
    publishedAt: string | null;
    /**
     * When the form was created.
     * @type {string}
     * @memberof AdminForm
     */
    createdAt: string;
    /**
     * When its draft or its status was last changed.
     * @type {string}
     * @memberof AdminForm
     */
    updatedAt: string;
    /**
     * 
     * @type {AdminUserRef}
     * @memberof AdminForm
     */
    updatedBy: AdminUserRef | null;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`. A draft has a tag of its own, which never is that of its form.
     * @type {string}
     * @memberof AdminForm
     */
    etag: string;
}


/**
 * A page of forms.
 * @export
 * @interface AdminFormPage
 */
export interface AdminFormPage {
    /**
     * Forms sorted by code.
     * @type {Array<AdminForm>}
     * @memberof AdminFormPage
     */
    items: Array<AdminForm>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof AdminFormPage
     */
    nextCursor: string | null;
}
/**
 * Submission of a visitor.
 * @export
 * @interface AdminFormSubmission
 */
export interface AdminFormSubmission {
    /**
     * Identifier of the submission.
     * @type {string}
     * @memberof AdminFormSubmission
     */
    id: string;
    /**
     * Identifier of the form.
     * @type {string}
     * @memberof AdminFormSubmission
     */
    formId: string;
    /**
     * Version of the form whose rules were applied.
     * @type {number}
     * @memberof AdminFormSubmission
     */
    formVersion: number;
    /**
     * Publishable key of the submission; null when the key was deleted.
     * @type {string}
     * @memberof AdminFormSubmission
     */
    keyId: string | null;
    /**
     * Conversation it belongs to; null for none.
     * @type {string}
     * @memberof AdminFormSubmission
     */
    conversationId: string | null;
    /**
     * The client's own id of it; null when none was sent.
     * @type {string}
     * @memberof AdminFormSubmission
     */
    clientSubmissionId: string | null;
    /**
     * Language in which the form was shown; null when unknown.
     * @type {string}
     * @memberof AdminFormSubmission
     */
    locale: string | null;
    /**
     * Answers by field name; `{choice}` for buttons; a file reference for an upload field.
     * @type {{ [key: string]: any; }}
     * @memberof AdminFormSubmission
     */
    values: { [key: string]: any; };
    /**
     * When it was taken.
     * @type {string}
     * @memberof AdminFormSubmission
     */
    submittedAt: string;
}
/**
 * A page of submissions.
 * @export
 * @interface AdminFormSubmissionPage
 */
export interface AdminFormSubmissionPage {
    /**
     * Submissions, newest first.
     * @type {Array<AdminFormSubmission>}
     * @memberof AdminFormSubmissionPage
     */
    items: Array<AdminFormSubmission>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof AdminFormSubmissionPage
     */
    nextCursor: string | null;
}
/**
 * A part of a document that is found and cited by itself.
 * @export
 * @interface AdminPassage
 */
export interface AdminPassage {
    /**
     * Position within the document.
     * @type {number}
     * @memberof AdminPassage
     */
    number: number;
    /**
     * Offset of its first character in the text.
     * @type {number}
     * @memberof AdminPassage
     */
    start: number;
    /**
     * Offset after its last character.
     * @type {number}
     * @memberof AdminPassage
     */
    end: number;
    /**
     * Headings above it, the outermost first.
     * @type {Array<string>}
     * @memberof AdminPassage
     */
    headings: Array<string>;
    /**
     * Its text.
     * @type {string}
     * @memberof AdminPassage
     */
    text: string;
    /**
     * How many words of it the search counts.
     * @type {number}
     * @memberof AdminPassage
     */
    length: number;
}
/**
 * What a publish of a draft makes live.
 * @export
 * @interface AdminPublishes
 */
export interface AdminPublishes {
    /**
     * Number of the version that is live afterwards.
     * @type {number}
     * @memberof AdminPublishes
     */
    version: number;
    /**
     * Whether the publish makes this version; false when the draft equals the live or the latest one.
     * @type {boolean}
     * @memberof AdminPublishes
     */
    isNew: boolean;
}
/**
 * The session or token that the request came with.
 * @export
 * @interface AdminSession
 */
export interface AdminSession {
    /**
     * Token for `X-CSRF-Token`; null for a personal access token.
     * @type {string}
     * @memberof AdminSession
     */
    csrfToken: string | null;
    /**
     * When the session or the token ends; null for a token without end.
     * @type {string}
     * @memberof AdminSession
     */
    expiresAt: string | null;
    /**
     * 
     * @type {SignedInUser}
     * @memberof AdminSession
     */
    user: SignedInUser;
}
/**
 * A document of a training source.
 * @export
 * @interface AdminTrainingDocument
 */
export interface AdminTrainingDocument {
    /**
     * Identifier of the document.
     * @type {string}
     * @memberof AdminTrainingDocument
     */
    id: string;
    /**
     * Its source.
     * @type {string}
     * @memberof AdminTrainingDocument
     */
    sourceId: string;
    /**
     * Its address; `file:` and the name for an upload without one.
     * @type {string}
     * @memberof AdminTrainingDocument
     */
    url: string;
    /**
     * Title as it was sent or as the document states it.
     * @type {string}
     * @memberof AdminTrainingDocument
     */
    title: string;
    /**
     * Tag of its language; null where nothing says it.
     * @type {string}
     * @memberof AdminTrainingDocument
     */
    language: string | null;
    /**
     * What the document is about. An `answer` node with `labels` answers from the documents that have one of them, and from all of a source that has one.
     * @type {Array<string>}
     * @memberof AdminTrainingDocument
     */
    labels: Array<string>;
    /**
     * What it was written in.
     * @type {AdminTrainingDocumentFormatEnum}
     * @memberof AdminTrainingDocument
     */
    format: AdminTrainingDocumentFormatEnum;
    /**
     * Why it has no passages: more than 500,000 characters or 50 MB unpacked; more than 500 pages; more than 10 seconds, or too much memory, to read; without text; or not of its format. Null where it could be read.
     * @type {AdminTrainingDocumentFindingEnum}
     * @memberof AdminTrainingDocument
     */
    finding: AdminTrainingDocumentFindingEnum | null;
    /**
     * How many passages it has.
     * @type {number}
     * @memberof AdminTrainingDocument
     */
    passages: number;
    /**
     * When it was changed; null while unknown.
     * @type {string}
     * @memberof AdminTrainingDocument
     */
    modifiedAt: string | null;
    /**
     * When it was first stored.
     * @type {string}
     * @memberof AdminTrainingDocument
     */
    createdAt: string;
    /**
     * When its content was last stored.
     * @type {string}
     * @memberof AdminTrainingDocument
     */
    updatedAt: string;
}


/**
 * @export
 */
export const AdminTrainingDocumentFormatEnum = {
    html: 'html',
    markdown: 'markdown',
    text: 'text',
    pdf: 'pdf',
    docx: 'docx'
} as const;
export type AdminTrainingDocumentFormatEnum = typeof AdminTrainingDocumentFormatEnum[keyof typeof AdminTrainingDocumentFormatEnum];

/**
 * @export
 */
export const AdminTrainingDocumentFindingEnum = {
    too_large: 'too_large',
    too_many_pages: 'too_many_pages',
    took_too_long: 'took_too_long',
    no_text: 'no_text',
    unreadable: 'unreadable'
} as const;
export type AdminTrainingDocumentFindingEnum = typeof AdminTrainingDocumentFindingEnum[keyof typeof AdminTrainingDocumentFindingEnum];

/**
 * A page of documents.
 * @export
 * @interface AdminTrainingDocumentPage
 */
export interface AdminTrainingDocumentPage {
    /**
     * Sorted by address.
     * @type {Array<AdminTrainingDocument>}
     * @memberof AdminTrainingDocumentPage
     */
    items: Array<AdminTrainingDocument>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof AdminTrainingDocumentPage
     */
    nextCursor: string | null;
}
/**
 * A document with its text.
 * @export
 * @interface AdminTrainingDocumentText
 */
export interface AdminTrainingDocumentText {
    /**
     * 
     * @type {AdminTrainingDocument}
     * @memberof AdminTrainingDocumentText
     */
    document: AdminTrainingDocument;
    /**
     * The whole text as Markdown.
     * @type {string}
     * @memberof AdminTrainingDocumentText
     */
    text: string;
    /**
     * In their order.
     * @type {Array<AdminPassage>}
     * @memberof AdminTrainingDocumentText
     */
    passages: Array<AdminPassage>;
}

/**
 * How often the source is crawled; `manual` only when asked for.
 * @export
 */
export const AdminTrainingSchedule = {
    manual: 'manual',
    hourly: 'hourly',
    daily: 'daily',
    weekly: 'weekly'
} as const;
export type AdminTrainingSchedule = typeof AdminTrainingSchedule[keyof typeof AdminTrainingSchedule];

/**
 * A site from which the knowledge base is built.
 * @export
 * @interface AdminTrainingSource
 */
export interface AdminTrainingSource {
    /**
     * Identifier of the source.
     * @type {string}
     * @memberof AdminTrainingSource
     */
    id: string;
    /**
     * Name shown to people.
     * @type {string}
     * @memberof AdminTrainingSource
     */
    name: string;
    /**
     * Start address of a crawl.
     * @type {string}
     * @memberof AdminTrainingSource
     */
    url: string;
    /**
     * 
     * @type {AdminTrainingSchedule}
     * @memberof AdminTrainingSource
     */
    schedule: AdminTrainingSchedule;
    /**
     * Publishable keys whose conversations are answered from the source, and cite it; null for every conversation, also one without a key. An empty list is none.
     * @type {Array<string>}
     * @memberof AdminTrainingSource
     */
    keyIds: Array<string> | null;
    /**
     * Whether only conversations whose customer an identity token has proven are answered from the source, and cite it. New sources are open to all.
     * @type {boolean}
     * @memberof AdminTrainingSource
     */
    provenCustomersOnly: boolean;
    /**
     * What the documents of the source are about. An `answer` node with `labels` answers from the sources that have one of them.
     * @type {Array<string>}
     * @memberof AdminTrainingSource
     */
    labels: Array<string>;
    /**
     * 
     * @type {AdminTrainingStatus}
     * @memberof AdminTrainingSource
     */
    status: AdminTrainingStatus;
    /**
     * Pages indexed by the last crawl.
     * @type {number}
     * @memberof AdminTrainingSource
     */
    pagesIndexed: number;
    /**
     * Pages found by the last crawl; null while that is not known.
     * @type {number}
     * @memberof AdminTrainingSource
     */
    pagesTotal: number | null;
    /**
     * Why the last crawl failed; null when it did not.
     * @type {string}
     * @memberof AdminTrainingSource
     */
    error: string | null;
    /**
     * When it is due next; null when no crawl is planned.
     * @type {string}
     * @memberof AdminTrainingSource
     */
    nextCrawlAt: string | null;
    /**
     * When it was created.
     * @type {string}
     * @memberof AdminTrainingSource
     */
    createdAt: string;
    /**
     * When it last changed, by an admin or by a crawl.
     * @type {string}
     * @memberof AdminTrainingSource
     */
    updatedAt: string;
    /**
     * Entity tag of this state, as in the header `ETag`; send it back as `If-Match`. A crawl changes it too.
     * @type {string}
     * @memberof AdminTrainingSource
     */
    etag: string;
}


/**
 * A page of sources.
 * @export
 * @interface AdminTrainingSourcePage
 */
export interface AdminTrainingSourcePage {
    /**
     * Sources sorted by name.
     * @type {Array<AdminTrainingSource>}
     * @memberof AdminTrainingSourcePage
     */
    items: Array<AdminTrainingSource>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof AdminTrainingSourcePage
     */
    nextCursor: string | null;
}

/**
 * State of a training source.
 * @export
 */
export const AdminTrainingStatus = {
    new: 'new',
    crawling: 'crawling',
    ready: 'ready',
    failed: 'failed',
    paused: 'paused'
} as const;
export type AdminTrainingStatus = typeof AdminTrainingStatus[keyof typeof AdminTrainingStatus];

/**
 * A user of the workspace.
 * @export
 * @interface AdminUser
 */
export interface AdminUser {
    /**
     * Identifier of the user.
     * @type {string}
     * @memberof AdminUser
     */
    id: string;
    /**
     * E-mail address with which the user signs in.
     * @type {string}
     * @memberof AdminUser
     */
    email: string;
    /**
     * Name shown to people.
     * @type {string}
     * @memberof AdminUser
     */
    name: string;
    /**
     * Codes of roles: `admin`, `super_admin`, or roles of the workspace; an unknown one is refused.
     * @type {Array<string>}
     * @memberof AdminUser
     */
    roles: Array<string>;
    /**
     * Whether the user may sign in and the user's tokens work.
     * @type {boolean}
     * @memberof AdminUser
     */
    active: boolean;
    /**
     * Last sign-in; null before the first.
     * @type {string}
     * @memberof AdminUser
     */
    lastLoginAt: string | null;
    /**
     * End of the last lockout after failed sign-ins, from whichever network; null when there is none.
     * @type {string}
     * @memberof AdminUser
     */
    lockedUntil: string | null;
    /**
     * When the user was created.
     * @type {string}
     * @memberof AdminUser
     */
    createdAt: string;
    /**
     * When the user was last changed; a sign-in is no change.
     * @type {string}
     * @memberof AdminUser
     */
    updatedAt: string;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof AdminUser
     */
    etag: string;
}
/**
 * A page of users.
 * @export
 * @interface AdminUserPage
 */
export interface AdminUserPage {
    /**
     * Users sorted by e-mail address.
     * @type {Array<AdminUser>}
     * @memberof AdminUserPage
     */
    items: Array<AdminUser>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof AdminUserPage
     */
    nextCursor: string | null;
}
/**
 * The user who made the change; null for a workspace file, a job or the start-up.
 * @export
 * @interface AdminUserRef
 */
export interface AdminUserRef {
    /**
     * Identifier of the user.
     * @type {string}
     * @memberof AdminUserRef
     */
    id: string;
    /**
     * Name of the user at the time of reading.
     * @type {string}
     * @memberof AdminUserRef
     */
    name: string;
    /**
     * Name of the personal access token that made the change for the user, as an agent or a script has one. Of flows and forms, their drafts and versions, layouts and tests; absent for a session.
     * @type {string}
     * @memberof AdminUserRef
     */
    tokenName?: string;
}
/**
 * Outcome of validating a document without publishing it.
 * @export
 * @interface AdminValidation
 */
export interface AdminValidation {
    /**
     * True when no finding has severity `error`.
     * @type {boolean}
     * @memberof AdminValidation
     */
    valid: boolean;
    /**
     * All findings, in the order of the document.
     * @type {Array<AdminFinding>}
     * @memberof AdminValidation
     */
    findings: Array<AdminFinding>;
}
/**
 * One attempt of a delivery.
 * @export
 * @interface AdminWebhookAttempt
 */
export interface AdminWebhookAttempt {
    /**
     * Value of `X-Service-Delivery` in this attempt.
     * @type {string}
     * @memberof AdminWebhookAttempt
     */
    id: string;
    /**
     * Number of the attempt, counted over all starts.
     * @type {number}
     * @memberof AdminWebhookAttempt
     */
    number: number;
    /**
     * Start of the attempt.
     * @type {string}
     * @memberof AdminWebhookAttempt
     */
    startedAt: string;
    /**
     * Milliseconds until the answer or the failure.
     * @type {number}
     * @memberof AdminWebhookAttempt
     */
    durationMs: number;
    /**
     * HTTP status of the answer; null when there was none.
     * @type {number}
     * @memberof AdminWebhookAttempt
     */
    responseStatus: number | null;
    /**
     * Kind of failure. Nothing was sent for `key_revoked` and `internal`, a fault on this side.
     * @type {AdminWebhookAttemptFailureEnum}
     * @memberof AdminWebhookAttempt
     */
    failure: AdminWebhookAttemptFailureEnum;
}


/**
 * @export
 */
export const AdminWebhookAttemptFailureEnum = {
    none: 'none',
    refused_address: 'refused_address',
    dns: 'dns',
    connect: 'connect',
    tls: 'tls',
    timeout: 'timeout',
    too_large: 'too_large',
    http_status: 'http_status',
    key_revoked: 'key_revoked',
    internal: 'internal'
} as const;
export type AdminWebhookAttemptFailureEnum = typeof AdminWebhookAttemptFailureEnum[keyof typeof AdminWebhookAttemptFailureEnum];

/**
 * The delivery of one event to the webhook of one key.
 * @export
 * @interface AdminWebhookDelivery
 */
export interface AdminWebhookDelivery {
    /**
     * Identifier of the delivery.
     * @type {string}
     * @memberof AdminWebhookDelivery
     */
    id: string;
    /**
     * Value of `X-Service-Event-Id`, the same in all attempts.
     * @type {string}
     * @memberof AdminWebhookDelivery
     */
    eventId: string;
    /**
     * Kind of the event.
     * @type {string}
     * @memberof AdminWebhookDelivery
     */
    event: string;
    /**
     * Publishable key whose webhook is called.
     * @type {string}
     * @memberof AdminWebhookDelivery
     */
    keyId: string;
    /**
     * Conversation of the event; null for none.
     * @type {string}
     * @memberof AdminWebhookDelivery
     */
    conversationId: string | null;
    /**
     * Address that is called.
     * @type {string}
     * @memberof AdminWebhookDelivery
     */
    url: string;
    /**
     * 
     * @type {WebhookDeliveryStatus}
     * @memberof AdminWebhookDelivery
     */
    status: WebhookDeliveryStatus;
    /**
     * Why it is dead; null otherwise.
     * @type {AdminWebhookDeliveryReasonEnum}
     * @memberof AdminWebhookDelivery
     */
    reason: AdminWebhookDeliveryReasonEnum | null;
    /**
     * Attempts made since the last start.
     * @type {number}
     * @memberof AdminWebhookDelivery
     */
    attempts: number;
    /**
     * HTTP status of the last answer; null when there was none.
     * @type {number}
     * @memberof AdminWebhookDelivery
     */
    lastResponseStatus: number | null;
    /**
     * When it is due, which is in the past while an attempt is in progress; null when it is not pending.
     * @type {string}
     * @memberof AdminWebhookDelivery
     */
    nextAttemptAt: string | null;
    /**
     * When the event happened.
     * @type {string}
     * @memberof AdminWebhookDelivery
     */
    occurredAt: string;
    /**
     * When the state last changed.
     * @type {string}
     * @memberof AdminWebhookDelivery
     */
    updatedAt: string;
}


/**
 * @export
 */
export const AdminWebhookDeliveryReasonEnum = {
    attempts_exhausted: 'attempts_exhausted',
    permanent_failure: 'permanent_failure',
    refused_address: 'refused_address',
    key_revoked: 'key_revoked'
} as const;
export type AdminWebhookDeliveryReasonEnum = typeof AdminWebhookDeliveryReasonEnum[keyof typeof AdminWebhookDeliveryReasonEnum];

/**
 * A delivery with its payload and attempts.
 * @export
 * @interface AdminWebhookDeliveryDetail
 */
export interface AdminWebhookDeliveryDetail {
    /**
     * 
     * @type {AdminWebhookDelivery}
     * @memberof AdminWebhookDeliveryDetail
     */
    delivery: AdminWebhookDelivery;
    /**
     * Body that is sent, with snake_case names and without secrets.
     * @type {{ [key: string]: any; }}
     * @memberof AdminWebhookDeliveryDetail
     */
    payload: { [key: string]: any; };
    /**
     * All attempts, oldest first.
     * @type {Array<AdminWebhookAttempt>}
     * @memberof AdminWebhookDeliveryDetail
     */
    attempts: Array<AdminWebhookAttempt>;
}
/**
 * A page of deliveries.
 * @export
 * @interface AdminWebhookDeliveryPage
 */
export interface AdminWebhookDeliveryPage {
    /**
     * Deliveries, newest first.
     * @type {Array<AdminWebhookDelivery>}
     * @memberof AdminWebhookDeliveryPage
     */
    items: Array<AdminWebhookDelivery>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof AdminWebhookDeliveryPage
     */
    nextCursor: string | null;
}
/**
 * What the caller looks at.
 * @export
 * @interface AnnounceFlowViewerRequest
 */
export interface AnnounceFlowViewerRequest {
    /**
     * Id of the selected node; absent while none is.
     * @type {string}
     * @memberof AnnounceFlowViewerRequest
     */
    nodeId?: string;
    /**
     * Whether the caller has left the flow.
     * @type {boolean}
     * @memberof AnnounceFlowViewerRequest
     */
    left?: boolean;
}
/**
 * The answer to a question.
 * @export
 * @interface AnswerKnowledgeGapRequest
 */
export interface AnswerKnowledgeGapRequest {
    /**
     * Training source that the document belongs to.
     * @type {string}
     * @memberof AnswerKnowledgeGapRequest
     */
    sourceId: string;
    /**
     * What visitors are answered, as Markdown.
     * @type {string}
     * @memberof AnswerKnowledgeGapRequest
     */
    answer: string;
    /**
     * The question as the document has it; absent, as it was asked.
     * @type {string}
     * @memberof AnswerKnowledgeGapRequest
     */
    question?: string;
    /**
     * Where visitors can read more; absent, answers name the document without a link.
     * @type {string}
     * @memberof AnswerKnowledgeGapRequest
     */
    url?: string;
    /**
     * Tag of its language, by which its words are stemmed; absent, that of the question.
     * @type {string}
     * @memberof AnswerKnowledgeGapRequest
     */
    language?: string;
    /**
     * What the document is about. An `answer` node with `labels` answers from the documents that have one of them, and from all of a source that has one.
     * @type {Array<string>}
     * @memberof AnswerKnowledgeGapRequest
     */
    labels?: Array<string>;
}
/**
 * Who is to have the conversation.
 * @export
 * @interface AssignHandoffRequest
 */
export interface AssignHandoffRequest {
    /**
     * An active user of the workspace.
     * @type {string}
     * @memberof AssignHandoffRequest
     */
    userId: string;
}
/**
 * Author of the action.
 * @export
 * @interface AuditActor
 */
export interface AuditActor {
    /**
     * `engine` is a caller with an engine token, `system` a job, `anonymous` a failed sign-in or a request to reset a password.
     * @type {AuditActorTypeEnum}
     * @memberof AuditActor
     */
    type: AuditActorTypeEnum;
    /**
     * Identifier of the user; null for the others.
     * @type {string}
     * @memberof AuditActor
     */
    id: string | null;
    /**
     * Name of the user, or of the engine token, at that time; null for the others.
     * @type {string}
     * @memberof AuditActor
     */
    name: string | null;
    /**
     * Personal access token or engine token that was used; null for a session and the deploy-wide token.
     * @type {string}
     * @memberof AuditActor
     */
    tokenId: string | null;
    /**
     * Name of the personal access token at that time, as an agent or a script has one; null for everybody else.
     * @type {string}
     * @memberof AuditActor
     */
    tokenName: string | null;
}


/**
 * @export
 */
export const AuditActorTypeEnum = {
    user: 'user',
    engine: 'engine',
    workspace_file: 'workspace_file',
    command: 'command',
    system: 'system',
    anonymous: 'anonymous'
} as const;
export type AuditActorTypeEnum = typeof AuditActorTypeEnum[keyof typeof AuditActorTypeEnum];

/**
 * Something that was done.
 * @export
 * @interface AuditEntry
 */
export interface AuditEntry {
    /**
     * Identifier of the entry.
     * @type {string}
     * @memberof AuditEntry
     */
    id: string;
    /**
     * Action as `<resource>.<verb>`, for example `flow.publish`, or the name of an API call.
     * @type {string}
     * @memberof AuditEntry
     */
    action: string;
    /**
     * 
     * @type {AuditActor}
     * @memberof AuditEntry
     */
    actor: AuditActor;
    /**
     * 
     * @type {AuditResource}
     * @memberof AuditEntry
     */
    resource: AuditResource | null;
    /**
     * The properties that changed, each secret as `[REDACTED]`; null where there is no such state.
     * @type {{ [key: string]: any; }}
     * @memberof AuditEntry
     */
    before: { [key: string]: any; } | null;
    /**
     * The properties that changed, each secret as `[REDACTED]`; null where there is no such state.
     * @type {{ [key: string]: any; }}
     * @memberof AuditEntry
     */
    after: { [key: string]: any; } | null;
    /**
     * Particulars of the action, for example the argument keys of a tool call.
     * @type {{ [key: string]: any; }}
     * @memberof AuditEntry
     */
    details: { [key: string]: any; };
    /**
     * Network address of the caller; null for jobs and commands.
     * @type {string}
     * @memberof AuditEntry
     */
    address: string | null;
    /**
     * Request it belongs to; null for jobs and commands.
     * @type {string}
     * @memberof AuditEntry
     */
    requestId: string | null;
    /**
     * When it was done.
     * @type {string}
     * @memberof AuditEntry
     */
    occurredAt: string;
}
/**
 * A page of audit entries.
 * @export
 * @interface AuditEntryPage
 */
export interface AuditEntryPage {
    /**
     * Entries, newest first.
     * @type {Array<AuditEntry>}
     * @memberof AuditEntryPage
     */
    items: Array<AuditEntry>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof AuditEntryPage
     */
    nextCursor: string | null;
}
/**
 * Subject of the action; null when it concerned no single resource.
 * @export
 * @interface AuditResource
 */
export interface AuditResource {
    /**
     * Type of the thing, for example `flow` or `key`.
     * @type {string}
     * @memberof AuditResource
     */
    type: string;
    /**
     * Identifier of the thing; for roles its code, for configuration its section and scope.
     * @type {string}
     * @memberof AuditResource
     */
    id: string;
    /**
     * Name or code of the thing at that time; null when it has none.
     * @type {string}
     * @memberof AuditResource
     */
    name: string | null;
}
/**
 * No further events follow.
 * @export
 * @interface AuthorEnd
 */
export interface AuthorEnd {
    /**
     * `done`: the model has said that it is ready. `steps`, `time`, `tokens`, `budget`: a limit was reached. `failed`: the model did not answer. `signed_out`: the session, the token or the permission has ended. `stopping`: the service restarts. The proposal is what the last event has.
     * @type {AuthorEndReasonEnum}
     * @memberof AuthorEnd
     */
    reason: AuthorEndReasonEnum;
    /**
     * Why it failed, or which budget is spent; null otherwise.
     * @type {string}
     * @memberof AuthorEnd
     */
    message: string | null;
}


/**
 * @export
 */
export const AuthorEndReasonEnum = {
    done: 'done',
    steps: 'steps',
    time: 'time',
    tokens: 'tokens',
    budget: 'budget',
    failed: 'failed',
    signed_out: 'signed_out',
    stopping: 'stopping'
} as const;
export type AuthorEndReasonEnum = typeof AuthorEndReasonEnum[keyof typeof AuthorEndReasonEnum];

/**
 * What a model should do with a flow.
 * @export
 * @interface AuthorFlowRequest
 */
export interface AuthorFlowRequest {
    /**
     * What the flow should do, or how it should change.
     * @type {string}
     * @memberof AuthorFlowRequest
     */
    request: string;
    /**
     * The requests that led to `definition`, the oldest first.
     * @type {Array<string>}
     * @memberof AuthorFlowRequest
     */
    earlier?: Array<string>;
    /**
     * Proposal to continue on; the stored draft when absent.
     * @type {{ [key: string]: any; }}
     * @memberof AuthorFlowRequest
     */
    definition?: { [key: string]: any; };
    /**
     * Code of an active connection to a language model.
     * @type {string}
     * @memberof AuthorFlowRequest
     */
    connection: string;
    /**
     * Name of the model.
     * @type {string}
     * @memberof AuthorFlowRequest
     */
    model: string;
}
/**
 * The proposal after a change.
 * @export
 * @interface AuthorProposal
 */
export interface AuthorProposal {
    /**
     * A flow: code, name, locale, triggers, variables, start and nodes. It follows the JSON Schema document `flow`, served at `/docs/schemas/flow.json`, which says what is valid; a draft may break it.
     * @type {{ [key: string]: any; }}
     * @memberof AuthorProposal
     */
    definition: { [key: string]: any; };
    /**
     * How it differs from the draft that was stored when the request began, as `compareFlowVersions` does.
     * @type {Array<AdminDocumentChange>}
     * @memberof AuthorProposal
     */
    changes: Array<AdminDocumentChange>;
    /**
     * Whether it could be published.
     * @type {boolean}
     * @memberof AuthorProposal
     */
    valid: boolean;
    /**
     * What validation found.
     * @type {Array<AdminFinding>}
     * @memberof AuthorProposal
     */
    findings: Array<AdminFinding>;
}
/**
 * A call of a tool by the model.
 * @export
 * @interface AuthorStep
 */
export interface AuthorStep {
    /**
     * Name of the tool, such as `flows.update_draft`.
     * @type {string}
     * @memberof AuthorStep
     */
    tool: string;
    /**
     * Whether the call succeeded.
     * @type {boolean}
     * @memberof AuthorStep
     */
    ok: boolean;
    /**
     * Why it failed; null when it succeeded.
     * @type {string}
     * @memberof AuthorStep
     */
    message: string | null;
    /**
     * Whether the definition has no errors; null where that was not asked.
     * @type {boolean}
     * @memberof AuthorStep
     */
    valid: boolean | null;
    /**
     * Number of errors in it; null where that was not asked.
     * @type {number}
     * @memberof AuthorStep
     */
    errors: number | null;
    /**
     * Number of warnings in it; null where that was not asked.
     * @type {number}
     * @memberof AuthorStep
     */
    warnings: number | null;
    /**
     * Whether the tests passed; null for other tools.
     * @type {boolean}
     * @memberof AuthorStep
     */
    passed: boolean | null;
}
/**
 * What the model says to the person. It is text of a model and never markup.
 * @export
 * @interface AuthorText
 */
export interface AuthorText {
    /**
     * The text.
     * @type {string}
     * @memberof AuthorText
     */
    text: string;
}
/**
 * What the request has used so far.
 * @export
 * @interface AuthorUsage
 */
export interface AuthorUsage {
    /**
     * Tokens that were sent.
     * @type {number}
     * @memberof AuthorUsage
     */
    promptTokens: number;
    /**
     * Tokens of answers.
     * @type {number}
     * @memberof AuthorUsage
     */
    completionTokens: number;
    /**
     * Estimated cost in micro-USD.
     * @type {number}
     * @memberof AuthorUsage
     */
    costMicros: number;
}
/**
 * A request with the user's decision.
 * @export
 * @interface AuthorizationGrant
 */
export interface AuthorizationGrant {
    /**
     * 
     * @type {AuthorizationRequest}
     * @memberof AuthorizationGrant
     */
    request: AuthorizationRequest;
    /**
     * What the user consents to; only scopes that were offered.
     * @type {Array<AccessTokenScope>}
     * @memberof AuthorizationGrant
     */
    scopes: Array<AccessTokenScope>;
}
/**
 * A request as the consent page shows it.
 * @export
 * @interface AuthorizationOffer
 */
export interface AuthorizationOffer {
    /**
     * The name that the application gave itself, which nobody has checked.
     * @type {string}
     * @memberof AuthorizationOffer
     */
    application: string;
    /**
     * Host of the document that says so, which is the identifier of the application. Null for one that has registered.
     * @type {string}
     * @memberof AuthorizationOffer
     */
    applicationHost: string | null;
    /**
     * Host to which the answer is sent.
     * @type {string}
     * @memberof AuthorizationOffer
     */
    sendsTo: string;
    /**
     * Scopes that the user's permissions give a meaning to.
     * @type {Array<OfferedScope>}
     * @memberof AuthorizationOffer
     */
    scopes: Array<OfferedScope>;
    /**
     * Why nothing can be consented to; the application is told. Null for a valid request.
     * @type {AuthorizationOfferRefusalEnum}
     * @memberof AuthorizationOffer
     */
    refusal: AuthorizationOfferRefusalEnum | null;
    /**
     * Where to send a user who declines, or after a refusal.
     * @type {string}
     * @memberof AuthorizationOffer
     */
    declineTo: string;
}


/**
 * @export
 */
export const AuthorizationOfferRefusalEnum = {
    invalid_request: 'invalid_request',
    unsupported_response_type: 'unsupported_response_type',
    invalid_scope: 'invalid_scope',
    invalid_target: 'invalid_target'
} as const;
export type AuthorizationOfferRefusalEnum = typeof AuthorizationOfferRefusalEnum[keyof typeof AuthorizationOfferRefusalEnum];

/**
 * The outcome of a consent.
 * @export
 * @interface AuthorizationReply
 */
export interface AuthorizationReply {
    /**
     * The redirect URI with the code, which works for a minute.
     * @type {string}
     * @memberof AuthorizationReply
     */
    redirectTo: string;
}
/**
 * The parameters that an application sent the user with (RFC 6749, RFC 7636, RFC 8707).
 * @export
 * @interface AuthorizationRequest
 */
export interface AuthorizationRequest {
    /**
     * The client.
     * @type {string}
     * @memberof AuthorizationRequest
     */
    clientId: string;
    /**
     * One of its redirect URIs.
     * @type {string}
     * @memberof AuthorizationRequest
     */
    redirectUri: string;
    /**
     * Has to be `code`.
     * @type {string}
     * @memberof AuthorizationRequest
     */
    responseType?: string;
    /**
     * Challenge of PKCE; it has to be there.
     * @type {string}
     * @memberof AuthorizationRequest
     */
    codeChallenge?: string;
    /**
     * Has to be `S256`.
     * @type {string}
     * @memberof AuthorizationRequest
     */
    codeChallengeMethod?: string;
    /**
     * Scopes that it asks for, separated by spaces.
     * @type {string}
     * @memberof AuthorizationRequest
     */
    scope?: string;
    /**
     * Sent back as it is.
     * @type {string}
     * @memberof AuthorizationRequest
     */
    state?: string;
    /**
     * Address of the agent gateway, where it is named.
     * @type {string}
     * @memberof AuthorizationRequest
     */
    resource?: string;
}
/**
 * @type Block
 * One renderable piece of an answer, by `type`. Names inside a block are the same on every surface.
 * @export
 */
export type Block = { type: 'buttons' } & ButtonsBlock | { type: 'card' } & CardBlock | { type: 'custom' } & CustomBlock | { type: 'file_upload' } & FileUploadBlock | { type: 'form' } & FormBlock | { type: 'input' } & InputBlock | { type: 'media' } & MediaBlock | { type: 'message' } & MessageBlock;
/**
 * The person of the team who wrote the block; absent for what the flow shows.
 * @export
 * @interface BlockAuthor
 */
export interface BlockAuthor {
    /**
     * Name of the person.
     * @type {string}
     * @memberof BlockAuthor
     */
    name: string;
}
/**
 * Where the block came from.
 * @export
 * @interface BlockMeta
 */
export interface BlockMeta {
    /**
     * Node of the flow that created the block.
     * @type {string}
     * @memberof BlockMeta
     */
    source_node_id?: string;
    /**
     * 
     * @type {BlockAuthor}
     * @memberof BlockMeta
     */
    author?: BlockAuthor;
}
/**
 * How many visitors of each branch reached one thing.
 * @export
 * @interface BranchMeasure
 */
export interface BranchMeasure {
    /**
     * Code of the goal; null for the end of the flow.
     * @type {string}
     * @memberof BranchMeasure
     */
    goal: string | null;
    /**
     * Name of the goal; null for the end of the flow.
     * @type {string}
     * @memberof BranchMeasure
     */
    name: string | null;
    /**
     * Index of the branch whose interval lies above those of all others that had visitors; null where there is none, so that the difference may be chance.
     * @type {number}
     * @memberof BranchMeasure
     */
    ahead: number | null;
    /**
     * The figures of the branches, in their order.
     * @type {Array<Proportion>}
     * @memberof BranchMeasure
     */
    branches: Array<Proportion>;
}
/**
 * A check that failed, as it was then.
 * @export
 * @interface BrokenCheck
 */
export interface BrokenCheck {
    /**
     * The check.
     * @type {string}
     * @memberof BrokenCheck
     */
    checkId: string;
    /**
     * Its question.
     * @type {string}
     * @memberof BrokenCheck
     */
    question: string;
    /**
     * Address of the document that has to answer it.
     * @type {string}
     * @memberof BrokenCheck
     */
    url: string;
    /**
     * One of the headings above the passage; null for any.
     * @type {string}
     * @memberof BrokenCheck
     */
    heading: string | null;
    /**
     * Position of the passage; null where it was not among 50.
     * @type {number}
     * @memberof BrokenCheck
     */
    position: number | null;
    /**
     * How much of the question it spoke of; null without a position.
     * @type {number}
     * @memberof BrokenCheck
     */
    coverage: number | null;
    /**
     * The best passages, three at most.
     * @type {Array<CheckedPassage>}
     * @memberof BrokenCheck
     */
    found: Array<CheckedPassage>;
}
/**
 * Price of a model unless the workspace sets another.
 * @export
 * @interface BuiltInPrice
 */
export interface BuiltInPrice {
    /**
     * Name of the model.
     * @type {string}
     * @memberof BuiltInPrice
     */
    model: string;
    /**
     * USD for 1,000 prompt tokens.
     * @type {number}
     * @memberof BuiltInPrice
     */
    promptPer1k: number;
    /**
     * USD for 1,000 completion tokens.
     * @type {number}
     * @memberof BuiltInPrice
     */
    completionPer1k: number;
}
/**
 * All built-in prices.
 * @export
 * @interface BuiltInPriceList
 */
export interface BuiltInPriceList {
    /**
     * Prices sorted by model.
     * @type {Array<BuiltInPrice>}
     * @memberof BuiltInPriceList
     */
    items: Array<BuiltInPrice>;
}
/**
 * 
 * @export
 * @interface ButtonChoice
 */
export interface ButtonChoice {
    /**
     * Value of the answer.
     * @type {string}
     * @memberof ButtonChoice
     */
    id: string;
    /**
     * Text of the button.
     * @type {string}
     * @memberof ButtonChoice
     */
    label: string;
    /**
     * A sentence below the label.
     * @type {string}
     * @memberof ButtonChoice
     */
    text?: string;
    /**
     * Emoji or icon name.
     * @type {string}
     * @memberof ButtonChoice
     */
    icon?: string;
    /**
     * Picture above the label.
     * @type {string}
     * @memberof ButtonChoice
     */
    imageUrl?: string;
}
/**
 * 
 * @export
 * @interface ButtonsBlock
 */
export interface ButtonsBlock {
    /**
     * Identifies the block within its execution.
     * @type {string}
     * @memberof ButtonsBlock
     */
    id: string;
    /**
     * Choices; one is answered.
     * @type {ButtonsBlockTypeEnum}
     * @memberof ButtonsBlock
     */
    type: ButtonsBlockTypeEnum;
    /**
     * 
     * @type {ButtonsPayload}
     * @memberof ButtonsBlock
     */
    payload: ButtonsPayload;
    /**
     * 
     * @type {BlockMeta}
     * @memberof ButtonsBlock
     */
    meta: BlockMeta;
}


/**
 * @export
 */
export const ButtonsBlockTypeEnum = {
    buttons: 'buttons'
} as const;
export type ButtonsBlockTypeEnum = typeof ButtonsBlockTypeEnum[keyof typeof ButtonsBlockTypeEnum];

/**
 * 
 * @export
 * @interface ButtonsPayload
 */
export interface ButtonsPayload {
    /**
     * Question above the choices.
     * @type {string}
     * @memberof ButtonsPayload
     */
    prompt?: string;
    /**
     * In order; the answer is `{choice: <id>}`.
     * @type {Array<ButtonChoice>}
     * @memberof ButtonsPayload
     */
    choices: Array<ButtonChoice>;
}

/**
 * Why there is no proposal: the arguments of the operation are too large for a model, the workspace has spent its budget, the call of the model failed, the model answered with no arguments, or with some that the operation or the flow does not take. `none` where there is one.
 * @export
 */
export const CallArgumentsFailure = {
    none: 'none',
    too_large: 'too_large',
    budget_exceeded: 'budget_exceeded',
    call_failed: 'call_failed',
    no_answer: 'no_answer',
    wrong_arguments: 'wrong_arguments'
} as const;
export type CallArgumentsFailure = typeof CallArgumentsFailure[keyof typeof CallArgumentsFailure];

/**
 * Arguments that a model proposes.
 * @export
 * @interface CallArgumentsProposal
 */
export interface CallArgumentsProposal {
    /**
     * As `arguments` of a `call` node has them; null where there is no proposal.
     * @type {{ [key: string]: any; }}
     * @memberof CallArgumentsProposal
     */
    arguments: { [key: string]: any; } | null;
    /**
     * 
     * @type {CallArgumentsFailure}
     * @memberof CallArgumentsProposal
     */
    failure: CallArgumentsFailure;
    /**
     * What went wrong, in words; null where the failure says it all.
     * @type {string}
     * @memberof CallArgumentsProposal
     */
    message: string | null;
}


/**
 * 
 * @export
 * @interface CancelExecutionRequest
 */
export interface CancelExecutionRequest {
    /**
     * The workspace.
     * @type {string}
     * @memberof CancelExecutionRequest
     */
    tenant_id: string;
    /**
     * Why, for people who read the event log.
     * @type {string}
     * @memberof CancelExecutionRequest
     */
    reason?: string | null;
}
/**
 * A text that people insert into their replies.
 * @export
 * @interface CannedAnswer
 */
export interface CannedAnswer {
    /**
     * Identifier of the canned answer.
     * @type {string}
     * @memberof CannedAnswer
     */
    id: string;
    /**
     * What people type after a slash to insert it, such as `returns`; it does not change.
     * @type {string}
     * @memberof CannedAnswer
     */
    code: string;
    /**
     * What it is about.
     * @type {string}
     * @memberof CannedAnswer
     */
    title: string;
    /**
     * What the visitor reads.
     * @type {string}
     * @memberof CannedAnswer
     */
    text: string;
    /**
     * Language of the text; null where that does not matter.
     * @type {string}
     * @memberof CannedAnswer
     */
    locale: string | null;
    /**
     * When it was created.
     * @type {string}
     * @memberof CannedAnswer
     */
    createdAt: string;
    /**
     * When it was last changed.
     * @type {string}
     * @memberof CannedAnswer
     */
    updatedAt: string;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof CannedAnswer
     */
    etag: string;
}
/**
 * A page of canned answers.
 * @export
 * @interface CannedAnswerPage
 */
export interface CannedAnswerPage {
    /**
     * Canned answers sorted by code.
     * @type {Array<CannedAnswer>}
     * @memberof CannedAnswerPage
     */
    items: Array<CannedAnswer>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof CannedAnswerPage
     */
    nextCursor: string | null;
}
/**
 * 
 * @export
 * @interface CardAction
 */
export interface CardAction {
    /**
     * Text of the link.
     * @type {string}
     * @memberof CardAction
     */
    label: string;
    /**
     * Where it leads.
     * @type {string}
     * @memberof CardAction
     */
    url: string;
}
/**
 * 
 * @export
 * @interface CardBlock
 */
export interface CardBlock {
    /**
     * Identifies the block within its execution.
     * @type {string}
     * @memberof CardBlock
     */
    id: string;
    /**
     * A titled card with optional links.
     * @type {CardBlockTypeEnum}
     * @memberof CardBlock
     */
    type: CardBlockTypeEnum;
    /**
     * 
     * @type {CardPayload}
     * @memberof CardBlock
     */
    payload: CardPayload;
    /**
     * 
     * @type {BlockMeta}
     * @memberof CardBlock
     */
    meta: BlockMeta;
}


/**
 * @export
 */
export const CardBlockTypeEnum = {
    card: 'card'
} as const;
export type CardBlockTypeEnum = typeof CardBlockTypeEnum[keyof typeof CardBlockTypeEnum];

/**
 * 
 * @export
 * @interface CardPayload
 */
export interface CardPayload {
    /**
     * Heading.
     * @type {string}
     * @memberof CardPayload
     */
    title: string;
    /**
     * Second line.
     * @type {string}
     * @memberof CardPayload
     */
    subtitle?: string;
    /**
     * Body.
     * @type {string}
     * @memberof CardPayload
     */
    text?: string;
    /**
     * Picture above the heading.
     * @type {string}
     * @memberof CardPayload
     */
    imageUrl?: string;
    /**
     * What the heading links to; the document that an answer cites.
     * @type {string}
     * @memberof CardPayload
     */
    url?: string;
    /**
     * Links below.
     * @type {Array<CardAction>}
     * @memberof CardPayload
     */
    actions?: Array<CardAction>;
}
/**
 * The status to change to.
 * @export
 * @interface ChangeGoalStatusRequest
 */
export interface ChangeGoalStatusRequest {
    /**
     * 
     * @type {GoalStatus}
     * @memberof ChangeGoalStatusRequest
     */
    status: GoalStatus;
}


/**
 * The status to change to.
 * @export
 * @interface ChangeKeyStatusRequest
 */
export interface ChangeKeyStatusRequest {
    /**
     * 
     * @type {PublishableKeyStatus}
     * @memberof ChangeKeyStatusRequest
     */
    status: PublishableKeyStatus;
}


/**
 * The present password and the one to replace it.
 * @export
 * @interface ChangeOwnPasswordRequest
 */
export interface ChangeOwnPasswordRequest {
    /**
     * The password that is valid now.
     * @type {string}
     * @memberof ChangeOwnPasswordRequest
     */
    currentPassword: string;
    /**
     * The password from now on.
     * @type {string}
     * @memberof ChangeOwnPasswordRequest
     */
    newPassword: string;
}
/**
 * Blocks that one turn has shown.
 * @export
 * @interface ChatBlocks
 */
export interface ChatBlocks {
    /**
     * The execution that shows them.
     * @type {string}
     * @memberof ChatBlocks
     */
    executionId: string;
    /**
     * The blocks, each of which arrives once.
     * @type {Array<Block>}
     * @memberof ChatBlocks
     */
    blocks: Array<Block>;
    /**
     * When they were shown.
     * @type {string}
     * @memberof ChatBlocks
     */
    createdAt: string;
}
/**
 * The visitor as known to the page, a claim that nothing proves. Stored on the conversation.
 * @export
 * @interface ChatCustomer
 */
export interface ChatCustomer {
    /**
     * The page's own id of the visitor.
     * @type {string}
     * @memberof ChatCustomer
     */
    id?: string;
    /**
     * Name.
     * @type {string}
     * @memberof ChatCustomer
     */
    name?: string;
    /**
     * E-mail address.
     * @type {string}
     * @memberof ChatCustomer
     */
    email?: string;
}
/**
 * 
 * @export
 * @interface ChatExecution
 */
export interface ChatExecution {
    /**
     * The execution.
     * @type {string}
     * @memberof ChatExecution
     */
    executionId: string;
    /**
     * Its conversation.
     * @type {string}
     * @memberof ChatExecution
     */
    conversationId: string;
    /**
     * 
     * @type {ExecutionStatus}
     * @memberof ChatExecution
     */
    status: ExecutionStatus;
    /**
     * Blocks of the last reply and those added since.
     * @type {Array<Block>}
     * @memberof ChatExecution
     */
    blocks: Array<Block>;
    /**
     * 
     * @type {ExpectedInput}
     * @memberof ChatExecution
     */
    expectedInput: ExpectedInput | null;
    /**
     * The token of the current wait, so that a lost reply or a wait reached by a timer can be answered.
     * @type {string}
     * @memberof ChatExecution
     */
    waitToken: string | null;
    /**
     * When the wait expires: an answer is then too late, the time to wait is over, or an awaited event is no longer waited for. Null where nothing is waited for, or without end.
     * @type {string}
     * @memberof ChatExecution
     */
    waitExpiresAt: string | null;
    /**
     * 
     * @type {ExecutionOutcome}
     * @memberof ChatExecution
     */
    outcome: ExecutionOutcome | null;
    /**
     * Machine name of why it failed, such as `agent_error` or `budget_exceeded`; null unless `status` is `failed`. Kinds may be added.
     * @type {string}
     * @memberof ChatExecution
     */
    failureKind: string | null;
    /**
     * Last change.
     * @type {string}
     * @memberof ChatExecution
     */
    updatedAt: string;
}


/**
 * 
 * @export
 * @interface ChatExecutionDocument
 */
export interface ChatExecutionDocument {
    /**
     * 
     * @type {ChatExecution}
     * @memberof ChatExecutionDocument
     */
    execution: ChatExecution;
}
/**
 * The answer to the waiting node.
 * @export
 * @interface ChatInput
 */
export interface ChatInput {
    /**
     * Answers by field name; `{choice}` for buttons; a file reference for an upload field.
     * @type {{ [key: string]: any; }}
     * @memberof ChatInput
     */
    values?: { [key: string]: any; };
}
/**
 * The page that shows the widget.
 * @export
 * @interface ChatPage
 */
export interface ChatPage {
    /**
     * Kind of page, for example `product`.
     * @type {string}
     * @memberof ChatPage
     */
    type?: string;
    /**
     * Its address.
     * @type {string}
     * @memberof ChatPage
     */
    url?: string;
}
/**
 * The person who has the conversation; null while nobody has.
 * @export
 * @interface ChatPerson
 */
export interface ChatPerson {
    /**
     * Name, as their messages show it.
     * @type {string}
     * @memberof ChatPerson
     */
    name: string;
}
/**
 * The visitor is to be asked for a rating, with `rateHandoff`, of the conversation that a person has ended; null where the queue does not ask, or once it is given.
 * @export
 * @interface ChatRatingRequest
 */
export interface ChatRatingRequest {
    /**
     * What is rated.
     * @type {string}
     * @memberof ChatRatingRequest
     */
    handoffId: string;
}
/**
 * Reply of a turn. `expectedInput` and `waitToken` are null unless the run waits for input.
 * @export
 * @interface ChatReply
 */
export interface ChatReply {
    /**
     * The execution this turn advanced.
     * @type {string}
     * @memberof ChatReply
     */
    executionId: string;
    /**
     * Its conversation.
     * @type {string}
     * @memberof ChatReply
     */
    conversationId: string;
    /**
     * 
     * @type {ExecutionStatus}
     * @memberof ChatReply
     */
    status: ExecutionStatus;
    /**
     * Blocks since the last reply.
     * @type {Array<Block>}
     * @memberof ChatReply
     */
    blocks: Array<Block>;
    /**
     * 
     * @type {ExpectedInput}
     * @memberof ChatReply
     */
    expectedInput: ExpectedInput | null;
    /**
     * Single-use token for the answer.
     * @type {string}
     * @memberof ChatReply
     */
    waitToken: string | null;
    /**
     * When the wait expires: an answer is then too late, the time to wait is over, or an awaited event is no longer waited for. Null where nothing is waited for, or without end.
     * @type {string}
     * @memberof ChatReply
     */
    waitExpiresAt: string | null;
    /**
     * 
     * @type {TokenUsage}
     * @memberof ChatReply
     */
    tokenUsage: TokenUsage | null;
}


/**
 * 
 * @export
 * @interface ChatReplyDocument
 */
export interface ChatReplyDocument {
    /**
     * 
     * @type {ChatReply}
     * @memberof ChatReplyDocument
     */
    reply: ChatReply;
}
/**
 * A run as it is now; its blocks have arrived before, as `ChatBlocks`.
 * @export
 * @interface ChatRunState
 */
export interface ChatRunState {
    /**
     * The execution.
     * @type {string}
     * @memberof ChatRunState
     */
    executionId: string;
    /**
     * 
     * @type {ExecutionStatus}
     * @memberof ChatRunState
     */
    status: ExecutionStatus;
    /**
     * 
     * @type {ExecutionOutcome}
     * @memberof ChatRunState
     */
    outcome: ExecutionOutcome | null;
    /**
     * 
     * @type {ExpectedInput}
     * @memberof ChatRunState
     */
    expectedInput: ExpectedInput | null;
    /**
     * The token of the current wait.
     * @type {string}
     * @memberof ChatRunState
     */
    waitToken: string | null;
    /**
     * When the wait expires, as in `ChatExecution`.
     * @type {string}
     * @memberof ChatRunState
     */
    waitExpiresAt: string | null;
    /**
     * Why it failed, as in `ChatExecution`.
     * @type {string}
     * @memberof ChatRunState
     */
    failureKind: string | null;
    /**
     * 
     * @type {ChatPerson}
     * @memberof ChatRunState
     */
    person: ChatPerson | null;
    /**
     * 
     * @type {ChatRatingRequest}
     * @memberof ChatRunState
     */
    rating: ChatRatingRequest | null;
    /**
     * Last change.
     * @type {string}
     * @memberof ChatRunState
     */
    updatedAt: string;
}


/**
 * 
 * @export
 * @interface ChatSession
 */
export interface ChatSession {
    /**
     * Bearer token of the session, bound to key, workspace and conversation.
     * @type {string}
     * @memberof ChatSession
     */
    sessionToken: string;
    /**
     * One hour after issue.
     * @type {string}
     * @memberof ChatSession
     */
    expiresAt: string;
    /**
     * The conversation.
     * @type {string}
     * @memberof ChatSession
     */
    conversationId: string;
    /**
     * The run that sent the mail; with a `resumeToken` only.
     * @type {string}
     * @memberof ChatSession
     */
    executionId?: string;
    /**
     * Intents the session may send, by priority.
     * @type {Array<SessionIntent>}
     * @memberof ChatSession
     */
    intents: Array<SessionIntent>;
    /**
     * The same rows as `getQuickQuestions` returns.
     * @type {Array<QuickQuestionRow>}
     * @memberof ChatSession
     */
    quickQuestions: Array<QuickQuestionRow>;
}
/**
 * No further events follow on this session.
 * @export
 * @interface ChatStreamEnd
 */
export interface ChatStreamEnd {
    /**
     * `session_expired`: the token has expired; a new session continues after the last event. `refused`: the key no longer admits the session. `closed`: the conversation was closed, until the visitor writes again. `deleted`: the conversation no longer exists.
     * @type {ChatStreamEndReasonEnum}
     * @memberof ChatStreamEnd
     */
    reason: ChatStreamEndReasonEnum;
}


/**
 * @export
 */
export const ChatStreamEndReasonEnum = {
    session_expired: 'session_expired',
    refused: 'refused',
    closed: 'closed',
    deleted: 'deleted'
} as const;
export type ChatStreamEndReasonEnum = typeof ChatStreamEndReasonEnum[keyof typeof ChatStreamEndReasonEnum];

/**
 * Somebody is typing; forget it after 6 seconds, when their message is there, or when `ended` says so. While a run waits for a language model, it is said again every 4 seconds.
 * @export
 * @interface ChatTyping
 */
export interface ChatTyping {
    /**
     * `person`: who has the conversation. `model`: a language model that a run has asked. Others may be added.
     * @type {ChatTypingByEnum}
     * @memberof ChatTyping
     */
    by: ChatTypingByEnum;
    /**
     * True when they type no longer, with a message or without one; absent otherwise. Sent for a model alone.
     * @type {boolean}
     * @memberof ChatTyping
     */
    ended?: boolean;
}


/**
 * @export
 */
export const ChatTypingByEnum = {
    person: 'person',
    model: 'model'
} as const;
export type ChatTypingByEnum = typeof ChatTypingByEnum[keyof typeof ChatTypingByEnum];

/**
 * A passage that was found.
 * @export
 * @interface CheckedPassage
 */
export interface CheckedPassage {
    /**
     * Address of its document.
     * @type {string}
     * @memberof CheckedPassage
     */
    url: string;
    /**
     * Title of its document.
     * @type {string}
     * @memberof CheckedPassage
     */
    title: string;
    /**
     * Headings above it, the outermost first.
     * @type {Array<string>}
     * @memberof CheckedPassage
     */
    headings: Array<string>;
    /**
     * How much of the question it speaks of.
     * @type {number}
     * @memberof CheckedPassage
     */
    coverage: number;
}
/**
 * Whose source is claimed.
 * @export
 * @interface ClaimSourceRequest
 */
export interface ClaimSourceRequest {
    /**
     * The workspace.
     * @type {string}
     * @memberof ClaimSourceRequest
     */
    tenant_id: string;
}
/**
 * Usage of the integrator's own model for the reply it shows. Sums and costs are always computed here.
 * @export
 * @interface ClientTokenUsage
 */
export interface ClientTokenUsage {
    /**
     * Name of the model.
     * @type {string}
     * @memberof ClientTokenUsage
     */
    model: string;
    /**
     * Tokens sent to the model.
     * @type {number}
     * @memberof ClientTokenUsage
     */
    prompt_tokens: number;
    /**
     * Tokens the model wrote.
     * @type {number}
     * @memberof ClientTokenUsage
     */
    completion_tokens: number;
}
/**
 * Words about the close.
 * @export
 * @interface CloseConversationRequest
 */
export interface CloseConversationRequest {
    /**
     * Why, for the audit log.
     * @type {string}
     * @memberof CloseConversationRequest
     */
    reason?: string | null;
}
/**
 * A closed conversation and its aborted executions.
 * @export
 * @interface ClosedConversation
 */
export interface ClosedConversation {
    /**
     * 
     * @type {AdminConversation}
     * @memberof ClosedConversation
     */
    conversation: AdminConversation;
    /**
     * Executions that the close aborted.
     * @type {Array<string>}
     * @memberof ClosedConversation
     */
    abortedExecutionIds: Array<string>;
}
/**
 * The parameters of the redirect address; `code`, or `error` where there is no consent.
 * @export
 * @interface CompleteConnectionGrantRequest
 */
export interface CompleteConnectionGrantRequest {
    /**
     * As it was sent.
     * @type {string}
     * @memberof CompleteConnectionGrantRequest
     */
    state: string;
    /**
     * The authorization code.
     * @type {string}
     * @memberof CompleteConnectionGrantRequest
     */
    code?: string;
    /**
     * Why there is no consent.
     * @type {string}
     * @memberof CompleteConnectionGrantRequest
     */
    error?: string;
    /**
     * The authorization server that answers.
     * @type {string}
     * @memberof CompleteConnectionGrantRequest
     */
    iss?: string;
}
/**
 * A connection that was connected.
 * @export
 * @interface CompletedConnectionGrant
 */
export interface CompletedConnectionGrant {
    /**
     * Identifier of the connection.
     * @type {string}
     * @memberof CompletedConnectionGrant
     */
    connectionId: string;
    /**
     * 
     * @type {ConnectionGrant}
     * @memberof CompletedConnectionGrant
     */
    grant: ConnectionGrant;
}
/**
 * The public fields of one configuration section, resolved for one workspace.
 * @export
 * @interface ConfigDocument
 */
export interface ConfigDocument {
    /**
     * Section id.
     * @type {string}
     * @memberof ConfigDocument
     */
    section: string;
    /**
     * Resolved values, keyed by full field path `<section>/<group>/<field>`; the type follows the field's kind.
     * @type {{ [key: string]: any; }}
     * @memberof ConfigDocument
     */
    values: { [key: string]: any; };
    /**
     * When the stored document was published, ISO 8601 with offset; null when the answer was computed live.
     * @type {string}
     * @memberof ConfigDocument
     */
    publishedAt: string | null;
}
/**
 * The value of one field, seen from a scope.
 * @export
 * @interface ConfigurationEntry
 */
export interface ConfigurationEntry {
    /**
     * Full path of the field.
     * @type {string}
     * @memberof ConfigurationEntry
     */
    path: string;
    /**
     * 
     * @type {ConfigurationKind}
     * @memberof ConfigurationEntry
     */
    kind: ConfigurationKind;
    /**
     * Whether the value is withheld; `own` and `value` are absent then.
     * @type {boolean}
     * @memberof ConfigurationEntry
     */
    secret: boolean;
    /**
     * Whether a value is set at this very scope.
     * @type {boolean}
     * @memberof ConfigurationEntry
     */
    set: boolean;
    /**
     * Value set at this scope; absent when none is.
     * @type {any}
     * @memberof ConfigurationEntry
     */
    own?: any | null;
    /**
     * Value that results for this scope; null when there is neither value nor default.
     * @type {any}
     * @memberof ConfigurationEntry
     */
    value?: any | null;
    /**
     * Whether a value results.
     * @type {boolean}
     * @memberof ConfigurationEntry
     */
    present: boolean;
    /**
     * Scope whose value wins, such as `global` or `tenant:<uuid>`; null when the default applies.
     * @type {string}
     * @memberof ConfigurationEntry
     */
    sourceScope: string | null;
}


/**
 * One field of a configuration section.
 * @export
 * @interface ConfigurationField
 */
export interface ConfigurationField {
    /**
     * Full path `<section>/<group>/<field>`.
     * @type {string}
     * @memberof ConfigurationField
     */
    path: string;
    /**
     * 
     * @type {ConfigurationKind}
     * @memberof ConfigurationField
     */
    kind: ConfigurationKind;
    /**
     * Translation key of its label.
     * @type {string}
     * @memberof ConfigurationField
     */
    label: string;
    /**
     * English label.
     * @type {string}
     * @memberof ConfigurationField
     */
    title: string;
    /**
     * Effect and unit of the value.
     * @type {string}
     * @memberof ConfigurationField
     */
    description: string;
    /**
     * Value when none is set at any scope; null for none.
     * @type {any}
     * @memberof ConfigurationField
     */
    _default: any | null;
    /**
     * Levels at which it can be set.
     * @type {Array<ConfigurationScopeKind>}
     * @memberof ConfigurationField
     */
    allowedScopes: Array<ConfigurationScopeKind>;
    /**
     * Whether the public surface shows it.
     * @type {boolean}
     * @memberof ConfigurationField
     */
    publicReadable: boolean;
    /**
     * Whether the configuration read API shows it.
     * @type {boolean}
     * @memberof ConfigurationField
     */
    apiReadable: boolean;
    /**
     * Whether its value can be written but never read.
     * @type {boolean}
     * @memberof ConfigurationField
     */
    secret: boolean;
    /**
     * JSON Schema of a value: choices with what each is called (`x-titles`), bounds, columns of rows with their titles.
     * @type {{ [key: string]: any; }}
     * @memberof ConfigurationField
     */
    schema: { [key: string]: any; };
}


/**
 * Fields that belong together.
 * @export
 * @interface ConfigurationGroup
 */
export interface ConfigurationGroup {
    /**
     * Id of the group in its section.
     * @type {string}
     * @memberof ConfigurationGroup
     */
    group: string;
    /**
     * Translation key of its label.
     * @type {string}
     * @memberof ConfigurationGroup
     */
    label: string;
    /**
     * English label.
     * @type {string}
     * @memberof ConfigurationGroup
     */
    title: string;
    /**
     * The fields in their declared order.
     * @type {Array<ConfigurationField>}
     * @memberof ConfigurationGroup
     */
    fields: Array<ConfigurationField>;
}

/**
 * What a value is. `string`, `enum` (one of the choices), `color` (`#rgb` or `#rrggbb`), `url` and `duration` (ISO 8601) are strings; `int` is a whole number; `bool` true or false; `multiselect` and `tags` lists of strings; `rows` a list of objects; `json` any value but null; `feature_flag` an object `{enabled, rolloutPercent, audience, enabledFor}`.
 * @export
 */
export const ConfigurationKind = {
    string: 'string',
    int: 'int',
    bool: 'bool',
    enum: 'enum',
    multiselect: 'multiselect',
    color: 'color',
    url: 'url',
    duration: 'duration',
    json: 'json',
    tags: 'tags',
    rows: 'rows',
    feature_flag: 'feature_flag'
} as const;
export type ConfigurationKind = typeof ConfigurationKind[keyof typeof ConfigurationKind];


/**
 * Level at which a value can be set.
 * @export
 */
export const ConfigurationScopeKind = {
    global: 'global',
    organization: 'organization',
    tenant: 'tenant'
} as const;
export type ConfigurationScopeKind = typeof ConfigurationScopeKind[keyof typeof ConfigurationScopeKind];

/**
 * A configuration section.
 * @export
 * @interface ConfigurationSection
 */
export interface ConfigurationSection {
    /**
     * Id of the section.
     * @type {string}
     * @memberof ConfigurationSection
     */
    section: string;
    /**
     * Translation key of its label.
     * @type {string}
     * @memberof ConfigurationSection
     */
    label: string;
    /**
     * English label.
     * @type {string}
     * @memberof ConfigurationSection
     */
    title: string;
    /**
     * Purpose of the section.
     * @type {string}
     * @memberof ConfigurationSection
     */
    description: string;
    /**
     * Whether the caller may save values of the section.
     * @type {boolean}
     * @memberof ConfigurationSection
     */
    editable: boolean;
    /**
     * The groups in their declared order.
     * @type {Array<ConfigurationGroup>}
     * @memberof ConfigurationSection
     */
    groups: Array<ConfigurationGroup>;
}
/**
 * All sections that the caller may view.
 * @export
 * @interface ConfigurationSectionList
 */
export interface ConfigurationSectionList {
    /**
     * Sections sorted by id.
     * @type {Array<ConfigurationSection>}
     * @memberof ConfigurationSectionList
     */
    items: Array<ConfigurationSection>;
}
/**
 * The values of a section, seen from a scope.
 * @export
 * @interface ConfigurationValues
 */
export interface ConfigurationValues {
    /**
     * Id of the section.
     * @type {string}
     * @memberof ConfigurationValues
     */
    section: string;
    /**
     * The scope that was read.
     * @type {string}
     * @memberof ConfigurationValues
     */
    scope: string;
    /**
     * One entry for each field of the section.
     * @type {Array<ConfigurationEntry>}
     * @memberof ConfigurationValues
     */
    values: Array<ConfigurationEntry>;
    /**
     * When a value at this scope was last saved; null when none ever was.
     * @type {string}
     * @memberof ConfigurationValues
     */
    updatedAt: string | null;
    /**
     * 
     * @type {AdminUserRef}
     * @memberof ConfigurationValues
     */
    updatedBy: AdminUserRef | null;
    /**
     * Entity tag of the values at this scope, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof ConfigurationValues
     */
    etag: string;
}
/**
 * Secrets of a connection; written, never read. `http` and `mcp` take `bearer`, or `username` and `password`, or `headerName` and `headerValue`, or `tokenUrl`, `clientId` and `clientSecret` with an optional `scope` (OAuth 2.0 client credentials), or `authorizationUrl`, `tokenUrl` and `clientId` with an optional `clientSecret`, `scope` and `revocationUrl` (OAuth 2.0 authorization code, which a person consents to: `requestConnectionGrant`); `mcp` also takes `clientId` with an optional `clientSecret`, or none, where the server tells its authorization server; the language model providers and `embeddings` take `apiKey`. Anything else, and a control character in one, is 422 `validation_failed`.
 * @export
 * @interface ConnectionCredentials
 */
export interface ConnectionCredentials {
    /**
     * Token for `Authorization: Bearer`.
     * @type {string}
     * @memberof ConnectionCredentials
     */
    bearer?: string;
    /**
     * User name for `Authorization: Basic`, without a colon.
     * @type {string}
     * @memberof ConnectionCredentials
     */
    username?: string;
    /**
     * Password for `Authorization: Basic`.
     * @type {string}
     * @memberof ConnectionCredentials
     */
    password?: string;
    /**
     * Name of a header to send with each request, for example `X-Api-Key`. `Host` and the headers that belong to one hop (`Connection`, `Transfer-Encoding`, `Content-Length` and the like) are refused.
     * @type {string}
     * @memberof ConnectionCredentials
     */
    headerName?: string;
    /**
     * Value of that header.
     * @type {string}
     * @memberof ConnectionCredentials
     */
    headerValue?: string;
    /**
     * Authorization endpoint, where a person consents (RFC 6749, section 4.1).
     * @type {string}
     * @memberof ConnectionCredentials
     */
    authorizationUrl?: string;
    /**
     * Revocation endpoint (RFC 7009), called when the connection is disconnected.
     * @type {string}
     * @memberof ConnectionCredentials
     */
    revocationUrl?: string;
    /**
     * Token endpoint of the authorization server (RFC 6749, sections 4.1 and 4.4).
     * @type {string}
     * @memberof ConnectionCredentials
     */
    tokenUrl?: string;
    /**
     * Client identifier at the authorization server.
     * @type {string}
     * @memberof ConnectionCredentials
     */
    clientId?: string;
    /**
     * Client secret at the authorization server, sent by HTTP Basic.
     * @type {string}
     * @memberof ConnectionCredentials
     */
    clientSecret?: string;
    /**
     * Scopes to ask for, separated by spaces.
     * @type {string}
     * @memberof ConnectionCredentials
     */
    scope?: string;
    /**
     * Key of the language model provider.
     * @type {string}
     * @memberof ConnectionCredentials
     */
    apiKey?: string;
}
/**
 * The OpenAPI document of a connection, or the list of tools of an MCP server.
 * @export
 * @interface ConnectionDocument
 */
export interface ConnectionDocument {
    /**
     * Title of the described API or of the server.
     * @type {string}
     * @memberof ConnectionDocument
     */
    title: string;
    /**
     * Version of the described API or of the server.
     * @type {string}
     * @memberof ConnectionDocument
     */
    version: string;
    /**
     * Where it was fetched from; null for one that was given as text.
     * @type {string}
     * @memberof ConnectionDocument
     */
    address: string | null;
    /**
     * SHA-256 of its text, in hexadecimal digits.
     * @type {string}
     * @memberof ConnectionDocument
     */
    digest: string;
    /**
     * How many operations it has.
     * @type {number}
     * @memberof ConnectionDocument
     */
    operations: number;
    /**
     * How many of them are held; 0 for an OpenAPI document.
     * @type {number}
     * @memberof ConnectionDocument
     */
    held: number;
    /**
     * When it was stored.
     * @type {string}
     * @memberof ConnectionDocument
     */
    updatedAt: string;
    /**
     * Entity tag of the connection, as the header `ETag` has it.
     * @type {string}
     * @memberof ConnectionDocument
     */
    etag: string;
}
/**
 * The consent that a person gave for a connection, without its tokens.
 * @export
 * @interface ConnectionGrant
 */
export interface ConnectionGrant {
    /**
     * `lost` once the service has refused to renew the token: calls fail, the health is `failing`, and somebody has to connect it again.
     * @type {ConnectionGrantStateEnum}
     * @memberof ConnectionGrant
     */
    state: ConnectionGrantStateEnum;
    /**
     * Whom the tokens act for, where the service tells by an ID token.
     * @type {string}
     * @memberof ConnectionGrant
     */
    account: string | null;
    /**
     * What was consented to.
     * @type {Array<string>}
     * @memberof ConnectionGrant
     */
    scopes: Array<string>;
    /**
     * When the token is renewed; null where the service does not tell.
     * @type {string}
     * @memberof ConnectionGrant
     */
    expiresAt: string | null;
    /**
     * When the person consented.
     * @type {string}
     * @memberof ConnectionGrant
     */
    connectedAt: string | null;
    /**
     * When the service refused the tokens.
     * @type {string}
     * @memberof ConnectionGrant
     */
    lostAt: string | null;
    /**
     * The redirect address to register at the service.
     * @type {string}
     * @memberof ConnectionGrant
     */
    redirectUrl: string;
    /**
     * The scopes that the OAuth schemes of the connection's document name; none without such a document.
     * @type {Array<ConnectionScope>}
     * @memberof ConnectionGrant
     */
    offeredScopes: Array<ConnectionScope>;
    /**
     * Entity tag of the connection; send it back as `If-Match`.
     * @type {string}
     * @memberof ConnectionGrant
     */
    etag: string;
}


/**
 * @export
 */
export const ConnectionGrantStateEnum = {
    not_connected: 'not_connected',
    connected: 'connected',
    lost: 'lost'
} as const;
export type ConnectionGrantStateEnum = typeof ConnectionGrantStateEnum[keyof typeof ConnectionGrantStateEnum];

/**
 * A consent that is asked for.
 * @export
 * @interface ConnectionGrantRequest
 */
export interface ConnectionGrantRequest {
    /**
     * Where to send the browser.
     * @type {string}
     * @memberof ConnectionGrantRequest
     */
    address: string;
    /**
     * The person has to be back by then.
     * @type {string}
     * @memberof ConnectionGrantRequest
     */
    expiresAt: string;
}

/**
 * Outcome of the last live test since the last change.
 * @export
 */
export const ConnectionHealth = {
    untested: 'untested',
    ok: 'ok',
    failing: 'failing'
} as const;
export type ConnectionHealth = typeof ConnectionHealth[keyof typeof ConnectionHealth];

/**
 * An operation of the document, with all that a call needs of it.
 * @export
 * @interface ConnectionOperation
 */
export interface ConnectionOperation {
    /**
     * Its `operationId`, or method and path where it has none; the name of a tool.
     * @type {string}
     * @memberof ConnectionOperation
     */
    id: string;
    /**
     * The HTTP method; `TOOL` for a tool of an MCP server.
     * @type {ConnectionOperationMethodEnum}
     * @memberof ConnectionOperation
     */
    method: ConnectionOperationMethodEnum;
    /**
     * Its path below the connection's address; empty for a tool.
     * @type {string}
     * @memberof ConnectionOperation
     */
    path: string;
    /**
     * What it does.
     * @type {string}
     * @memberof ConnectionOperation
     */
    summary: string;
    /**
     * What it takes besides its body.
     * @type {Array<ConnectionOperationParameter>}
     * @memberof ConnectionOperation
     */
    parameters: Array<ConnectionOperationParameter>;
    /**
     * 
     * @type {ConnectionOperationBody}
     * @memberof ConnectionOperation
     */
    body: ConnectionOperationBody | null;
    /**
     * 
     * @type {ConnectionOperationResponse}
     * @memberof ConnectionOperation
     */
    response: ConnectionOperationResponse | null;
    /**
     * SHA-256 of all the above, in hexadecimal digits.
     * @type {string}
     * @memberof ConnectionOperation
     */
    digest: string;
}


/**
 * @export
 */
export const ConnectionOperationMethodEnum = {
    GET: 'GET',
    PUT: 'PUT',
    POST: 'POST',
    DELETE: 'DELETE',
    PATCH: 'PATCH',
    HEAD: 'HEAD',
    OPTIONS: 'OPTIONS',
    TOOL: 'TOOL'
} as const;
export type ConnectionOperationMethodEnum = typeof ConnectionOperationMethodEnum[keyof typeof ConnectionOperationMethodEnum];

/**
 * The body that the operation takes, which is the argument `body`; null where it takes none.
 * @export
 * @interface ConnectionOperationBody
 */
export interface ConnectionOperationBody {
    /**
     * Whether a call must have it.
     * @type {boolean}
     * @memberof ConnectionOperationBody
     */
    required: boolean;
    /**
     * That it is sent as the fields of a form; absent for JSON.
     * @type {ConnectionOperationBodyEncodingEnum}
     * @memberof ConnectionOperationBody
     */
    encoding?: ConnectionOperationBodyEncodingEnum;
    /**
     * A JSON Schema without references.
     * @type {any}
     * @memberof ConnectionOperationBody
     */
    schema: any | null;
}


/**
 * @export
 */
export const ConnectionOperationBodyEncodingEnum = {
    form: 'form'
} as const;
export type ConnectionOperationBodyEncodingEnum = typeof ConnectionOperationBodyEncodingEnum[keyof typeof ConnectionOperationBodyEncodingEnum];

/**
 * A page of operations.
 * @export
 * @interface ConnectionOperationPage
 */
export interface ConnectionOperationPage {
    /**
     * In the order of the document.
     * @type {Array<ConnectionOperation>}
     * @memberof ConnectionOperationPage
     */
    items: Array<ConnectionOperation>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof ConnectionOperationPage
     */
    nextCursor: string | null;
}
/**
 * A parameter of an operation.
 * @export
 * @interface ConnectionOperationParameter
 */
export interface ConnectionOperationParameter {
    /**
     * Its name; an argument has the same.
     * @type {string}
     * @memberof ConnectionOperationParameter
     */
    name: string;
    /**
     * Where it is sent.
     * @type {ConnectionOperationParameterInEnum}
     * @memberof ConnectionOperationParameter
     */
    _in: ConnectionOperationParameterInEnum;
    /**
     * Whether a call must have it.
     * @type {boolean}
     * @memberof ConnectionOperationParameter
     */
    required: boolean;
    /**
     * A JSON Schema without references.
     * @type {any}
     * @memberof ConnectionOperationParameter
     */
    schema: any | null;
}


/**
 * @export
 */
export const ConnectionOperationParameterInEnum = {
    path: 'path',
    query: 'query',
    header: 'header',
    cookie: 'cookie',
    argument: 'argument'
} as const;
export type ConnectionOperationParameterInEnum = typeof ConnectionOperationParameterInEnum[keyof typeof ConnectionOperationParameterInEnum];

/**
 * The body of its successful answer, or the result of a tool; null where it is not described.
 * @export
 * @interface ConnectionOperationResponse
 */
export interface ConnectionOperationResponse {
    /**
     * A JSON Schema without references.
     * @type {any}
     * @memberof ConnectionOperationResponse
     */
    schema: any | null;
}

/**
 * Kind of the called service. `embeddings` turns texts into vectors, by the operation `/embeddings` of OpenAI's API.
 * @export
 */
export const ConnectionProviderKey = {
    http: 'http',
    mcp: 'mcp',
    openai: 'openai',
    anthropic: 'anthropic',
    openai_compatible: 'openai_compatible',
    embeddings: 'embeddings'
} as const;
export type ConnectionProviderKey = typeof ConnectionProviderKey[keyof typeof ConnectionProviderKey];

/**
 * A scope that a person can consent to.
 * @export
 * @interface ConnectionScope
 */
export interface ConnectionScope {
    /**
     * Its name.
     * @type {string}
     * @memberof ConnectionScope
     */
    name: string;
    /**
     * What the document says of it.
     * @type {string}
     * @memberof ConnectionScope
     */
    description: string;
    /**
     * Whether an operation that a published flow names demands it.
     * @type {boolean}
     * @memberof ConnectionScope
     */
    demanded: boolean;
}

/**
 * Whether flows may use the connection. An `http`, `call` or `agent` node that needs a disabled one fails.
 * @export
 */
export const ConnectionStatus = {
    active: 'active',
    disabled: 'disabled'
} as const;
export type ConnectionStatus = typeof ConnectionStatus[keyof typeof ConnectionStatus];

/**
 * A template with all that a person needs of it.
 * @export
 * @interface ConnectionTemplate
 */
export interface ConnectionTemplate {
    /**
     * Its key.
     * @type {string}
     * @memberof ConnectionTemplate
     */
    key: string;
    /**
     * Name of the service.
     * @type {string}
     * @memberof ConnectionTemplate
     */
    name: string;
    /**
     * 
     * @type {ConnectionTemplateCategory}
     * @memberof ConnectionTemplate
     */
    category: ConnectionTemplateCategory;
    /**
     * What flows do with it.
     * @type {string}
     * @memberof ConnectionTemplate
     */
    description: string;
    /**
     * 
     * @type {ConnectionProviderKey}
     * @memberof ConnectionTemplate
     */
    providerKey: ConnectionProviderKey;
    /**
     * Whether it is one of the workspace.
     * @type {boolean}
     * @memberof ConnectionTemplate
     */
    own: boolean;
    /**
     * Entity tag of this state, as the header `ETag` has it.
     * @type {string}
     * @memberof ConnectionTemplate
     */
    etag: string;
    /**
     * Address of the connection, with values in braces; null for the provider's own.
     * @type {string}
     * @memberof ConnectionTemplate
     */
    baseUrl: string | null;
    /**
     * What the service calls the key.
     * @type {string}
     * @memberof ConnectionTemplate
     */
    keyLabel: string;
    /**
     * What else it asks for.
     * @type {Array<ConnectionTemplateValue>}
     * @memberof ConnectionTemplate
     */
    values: Array<ConnectionTemplateValue>;
    /**
     * How to get the key, a sentence for each step.
     * @type {Array<string>}
     * @memberof ConnectionTemplate
     */
    steps: Array<string>;
    /**
     * The operations that the connection will have; none for a language model.
     * @type {Array<ConnectionTemplateOperation>}
     * @memberof ConnectionTemplate
     */
    operations: Array<ConnectionTemplateOperation>;
    /**
     * 
     * @type {ConnectionTemplateExample}
     * @memberof ConnectionTemplate
     */
    example: ConnectionTemplateExample;
}



/**
 * What kind of service it is.
 * @export
 */
export const ConnectionTemplateCategory = {
    mail: 'mail',
    messaging: 'messaging',
    help_desk: 'help_desk',
    crm: 'crm',
    shop: 'shop',
    payments: 'payments',
    calendar: 'calendar',
    sheets: 'sheets',
    models: 'models',
    projects: 'projects'
} as const;
export type ConnectionTemplateCategory = typeof ConnectionTemplateCategory[keyof typeof ConnectionTemplateCategory];

/**
 * A flow that uses the connection, under the key of the template as its code, with its tests.
 * @export
 * @interface ConnectionTemplateExample
 */
export interface ConnectionTemplateExample {
    /**
     * Its definition.
     * @type {{ [key: string]: any; }}
     * @memberof ConnectionTemplateExample
     */
    flow: { [key: string]: any; };
    /**
     * Its tests.
     * @type {Array<{ [key: string]: any; }>}
     * @memberof ConnectionTemplateExample
     */
    tests: Array<{ [key: string]: any; }>;
}
/**
 * All templates.
 * @export
 * @interface ConnectionTemplateList
 */
export interface ConnectionTemplateList {
    /**
     * The templates sorted by name.
     * @type {Array<ConnectionTemplateSummary>}
     * @memberof ConnectionTemplateList
     */
    items: Array<ConnectionTemplateSummary>;
}
/**
 * An operation of the template.
 * @export
 * @interface ConnectionTemplateOperation
 */
export interface ConnectionTemplateOperation {
    /**
     * Its id.
     * @type {string}
     * @memberof ConnectionTemplateOperation
     */
    id: string;
    /**
     * The HTTP method.
     * @type {string}
     * @memberof ConnectionTemplateOperation
     */
    method: string;
    /**
     * Its path below the connection's address.
     * @type {string}
     * @memberof ConnectionTemplateOperation
     */
    path: string;
    /**
     * What it does.
     * @type {string}
     * @memberof ConnectionTemplateOperation
     */
    summary: string;
}
/**
 * A template in the list.
 * @export
 * @interface ConnectionTemplateSummary
 */
export interface ConnectionTemplateSummary {
    /**
     * Its key.
     * @type {string}
     * @memberof ConnectionTemplateSummary
     */
    key: string;
    /**
     * Name of the service.
     * @type {string}
     * @memberof ConnectionTemplateSummary
     */
    name: string;
    /**
     * 
     * @type {ConnectionTemplateCategory}
     * @memberof ConnectionTemplateSummary
     */
    category: ConnectionTemplateCategory;
    /**
     * What flows do with it.
     * @type {string}
     * @memberof ConnectionTemplateSummary
     */
    description: string;
    /**
     * 
     * @type {ConnectionProviderKey}
     * @memberof ConnectionTemplateSummary
     */
    providerKey: ConnectionProviderKey;
    /**
     * Whether it is one of the workspace.
     * @type {boolean}
     * @memberof ConnectionTemplateSummary
     */
    own: boolean;
}


/**
 * A value that differs between customers of the service.
 * @export
 * @interface ConnectionTemplateValue
 */
export interface ConnectionTemplateValue {
    /**
     * Its name in `values` of the request.
     * @type {string}
     * @memberof ConnectionTemplateValue
     */
    name: string;
    /**
     * What people know it as.
     * @type {string}
     * @memberof ConnectionTemplateValue
     */
    label: string;
    /**
     * What it consists of.
     * @type {ConnectionTemplateValueKindEnum}
     * @memberof ConnectionTemplateValue
     */
    kind: ConnectionTemplateValueKindEnum;
    /**
     * A value as it may be.
     * @type {string}
     * @memberof ConnectionTemplateValue
     */
    example: string;
}


/**
 * @export
 */
export const ConnectionTemplateValueKindEnum = {
    name: 'name',
    email: 'email',
    host: 'host'
} as const;
export type ConnectionTemplateValueKindEnum = typeof ConnectionTemplateValueKindEnum[keyof typeof ConnectionTemplateValueKindEnum];

/**
 * Outcome of a live test.
 * @export
 * @interface ConnectionTestResult
 */
export interface ConnectionTestResult {
    /**
     * Whether the other side took the credentials.
     * @type {boolean}
     * @memberof ConnectionTestResult
     */
    ok: boolean;
    /**
     * HTTP status of the answer; null when there was none.
     * @type {number}
     * @memberof ConnectionTestResult
     */
    responseStatus: number | null;
    /**
     * Milliseconds until the answer or the failure.
     * @type {number}
     * @memberof ConnectionTestResult
     */
    durationMs: number;
    /**
     * Kind of failure.
     * @type {ConnectionTestResultFailureEnum}
     * @memberof ConnectionTestResult
     */
    failure: ConnectionTestResultFailureEnum;
    /**
     * Names of the models that these credentials open, sorted, as `model` of an `agent` node takes them; empty when the test failed, and for `http`.
     * @type {Array<string>}
     * @memberof ConnectionTestResult
     */
    models: Array<string>;
    /**
     * Time of the test.
     * @type {string}
     * @memberof ConnectionTestResult
     */
    testedAt: string;
}


/**
 * @export
 */
export const ConnectionTestResultFailureEnum = {
    none: 'none',
    refused_address: 'refused_address',
    dns: 'dns',
    connect: 'connect',
    tls: 'tls',
    timeout: 'timeout',
    too_large: 'too_large',
    unauthorized: 'unauthorized',
    http_status: 'http_status'
} as const;
export type ConnectionTestResultFailureEnum = typeof ConnectionTestResultFailureEnum[keyof typeof ConnectionTestResultFailureEnum];

/**
 * A customer whom an identity token has proven, with what is known.
 * @export
 * @interface Contact
 */
export interface Contact {
    /**
     * The integrator's id of the customer.
     * @type {string}
     * @memberof Contact
     */
    id: string;
    /**
     * Name of the customer.
     * @type {string}
     * @memberof Contact
     */
    name: string | null;
    /**
     * E-mail address of the customer.
     * @type {string}
     * @memberof Contact
     */
    email: string | null;
    /**
     * Properties of the newest identity token.
     * @type {{ [key: string]: any; }}
     * @memberof Contact
     */
    properties: { [key: string]: any; };
    /**
     * Number of proven conversations.
     * @type {number}
     * @memberof Contact
     */
    conversations: number;
    /**
     * When the first of them began.
     * @type {string}
     * @memberof Contact
     */
    firstSeenAt: string;
    /**
     * Newest message of a proven conversation.
     * @type {string}
     * @memberof Contact
     */
    lastActiveAt: string;
    /**
     * Answers to consent fields of forms in proven conversations, the newest 100, newest first.
     * @type {Array<ContactConsent>}
     * @memberof Contact
     */
    consents: Array<ContactConsent>;
}
/**
 * An answer to a consent field of a form.
 * @export
 * @interface ContactConsent
 */
export interface ContactConsent {
    /**
     * Code of the form.
     * @type {string}
     * @memberof ContactConsent
     */
    form: string;
    /**
     * Name of the field.
     * @type {string}
     * @memberof ContactConsent
     */
    field: string;
    /**
     * Whether the customer consented.
     * @type {boolean}
     * @memberof ContactConsent
     */
    accepted: boolean;
    /**
     * The submission with the answer.
     * @type {string}
     * @memberof ContactConsent
     */
    submissionId: string;
    /**
     * When it was submitted.
     * @type {string}
     * @memberof ContactConsent
     */
    submittedAt: string;
}
/**
 * A page of contacts.
 * @export
 * @interface ContactPage
 */
export interface ContactPage {
    /**
     * Contacts sorted by id.
     * @type {Array<ContactSummary>}
     * @memberof ContactPage
     */
    items: Array<ContactSummary>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof ContactPage
     */
    nextCursor: string | null;
}
/**
 * A customer whom an identity token has proven.
 * @export
 * @interface ContactSummary
 */
export interface ContactSummary {
    /**
     * The integrator's id of the customer.
     * @type {string}
     * @memberof ContactSummary
     */
    id: string;
    /**
     * Name of the customer.
     * @type {string}
     * @memberof ContactSummary
     */
    name: string | null;
    /**
     * E-mail address of the customer.
     * @type {string}
     * @memberof ContactSummary
     */
    email: string | null;
    /**
     * Newest message of a proven conversation.
     * @type {string}
     * @memberof ContactSummary
     */
    lastActiveAt: string;
}
/**
 * The visitor as the integrator named it; null for an unnamed one.
 * @export
 * @interface ConversationCustomer
 */
export interface ConversationCustomer {
    /**
     * The integrator's id of the customer.
     * @type {string}
     * @memberof ConversationCustomer
     */
    id: string | null;
    /**
     * Name of the customer.
     * @type {string}
     * @memberof ConversationCustomer
     */
    name: string | null;
    /**
     * E-mail address of the customer.
     * @type {string}
     * @memberof ConversationCustomer
     */
    email: string | null;
    /**
     * Whether an identity token has proven it; else the page has claimed it.
     * @type {boolean}
     * @memberof ConversationCustomer
     */
    proven: boolean;
}
/**
 * A file of a conversation.
 * @export
 * @interface ConversationFile
 */
export interface ConversationFile {
    /**
     * Identifier of the file.
     * @type {string}
     * @memberof ConversationFile
     */
    id: string;
    /**
     * Its name.
     * @type {string}
     * @memberof ConversationFile
     */
    name: string;
    /**
     * Its media type, found in the content.
     * @type {string}
     * @memberof ConversationFile
     */
    mime: string;
    /**
     * Bytes.
     * @type {number}
     * @memberof ConversationFile
     */
    size: number;
    /**
     * Where it is, until the link expires (`forms/uploads/link_lifetime`).
     * @type {string}
     * @memberof ConversationFile
     */
    url: string;
}
/**
 * One message of a conversation.
 * @export
 * @interface ConversationMessage
 */
export interface ConversationMessage {
    /**
     * Identifier of the message.
     * @type {string}
     * @memberof ConversationMessage
     */
    id: string;
    /**
     * Author of the message.
     * @type {ConversationMessageRoleEnum}
     * @memberof ConversationMessage
     */
    role: ConversationMessageRoleEnum;
    /**
     * Text or answer of the visitor; null for blocks of the service.
     * @type {string}
     * @memberof ConversationMessage
     */
    text: string | null;
    /**
     * Blocks that were shown; empty for the visitor's messages.
     * @type {Array<Block>}
     * @memberof ConversationMessage
     */
    blocks: Array<Block>;
    /**
     * Files that the visitor sent with the message; those of the team are in `blocks`.
     * @type {Array<MessageFile>}
     * @memberof ConversationMessage
     */
    files: Array<MessageFile>;
    /**
     * Execution it belongs to; null for none.
     * @type {string}
     * @memberof ConversationMessage
     */
    executionId: string | null;
    /**
     * 
     * @type {TokenUsage}
     * @memberof ConversationMessage
     */
    tokenUsage: TokenUsage | null;
    /**
     * When it was recorded.
     * @type {string}
     * @memberof ConversationMessage
     */
    createdAt: string;
}


/**
 * @export
 */
export const ConversationMessageRoleEnum = {
    user: 'user',
    agent: 'agent',
    system: 'system'
} as const;
export type ConversationMessageRoleEnum = typeof ConversationMessageRoleEnum[keyof typeof ConversationMessageRoleEnum];

/**
 * A page of messages.
 * @export
 * @interface ConversationMessagePage
 */
export interface ConversationMessagePage {
    /**
     * Messages, oldest first.
     * @type {Array<ConversationMessage>}
     * @memberof ConversationMessagePage
     */
    items: Array<ConversationMessage>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof ConversationMessagePage
     */
    nextCursor: string | null;
}

/**
 * Whether the conversation was closed and has not been continued since.
 * @export
 */
export const ConversationStatus = {
    open: 'open',
    closed: 'closed'
} as const;
export type ConversationStatus = typeof ConversationStatus[keyof typeof ConversationStatus];

/**
 * A completion that was recorded before.
 * @export
 * @interface ConversionDeduplicated
 */
export interface ConversionDeduplicated {
    /**
     * Always true.
     * @type {boolean}
     * @memberof ConversionDeduplicated
     */
    deduped: boolean;
    /**
     * The completion recorded first.
     * @type {string}
     * @memberof ConversionDeduplicated
     */
    completion_id: string;
}
/**
 * A completion that was recorded.
 * @export
 * @interface ConversionRecorded
 */
export interface ConversionRecorded {
    /**
     * The recorded completion.
     * @type {string}
     * @memberof ConversionRecorded
     */
    completion_id: string;
    /**
     * Whether it belongs to a conversation.
     * @type {boolean}
     * @memberof ConversionRecorded
     */
    attributed: boolean;
    /**
     * That conversation; null when it belongs to none.
     * @type {string}
     * @memberof ConversionRecorded
     */
    conversation_id: string | null;
}
/**
 * A document as the crawler found it.
 * @export
 * @interface CrawledDocument
 */
export interface CrawledDocument {
    /**
     * Where visitors can read it, without a user name or password.
     * @type {string}
     * @memberof CrawledDocument
     */
    url: string;
    /**
     * Its title; absent, the one that it states itself, or else its address.
     * @type {string}
     * @memberof CrawledDocument
     */
    title?: string;
    /**
     * Tag of its language, by which its words are stemmed; absent, the one that an HTML document states, or else the one that its text is found to be written in. Without one the words are compared as they are written.
     * @type {string}
     * @memberof CrawledDocument
     */
    language?: string;
    /**
     * 
     * @type {DocumentFormat}
     * @memberof CrawledDocument
     */
    format: DocumentFormat;
    /**
     * The document itself: as text, or in base64 for `pdf` and `docx`.
     * @type {string}
     * @memberof CrawledDocument
     */
    content: string;
    /**
     * When it was last changed.
     * @type {string}
     * @memberof CrawledDocument
     */
    modified_at?: string;
    /**
     * The entity tag that the document was sent with, for the next crawl.
     * @type {string}
     * @memberof CrawledDocument
     */
    etag?: string;
    /**
     * Addresses that it links to and that the crawl follows. The next crawl follows them as well if the document has not changed and is not sent again.
     * @type {Array<string>}
     * @memberof CrawledDocument
     */
    links?: Array<string>;
    /**
     * What the document is about, beside the labels of its source: flows may answer from those with a label alone. Absent, a document keeps those that it has; a change of them is a change of the document.
     * @type {Array<string>}
     * @memberof CrawledDocument
     */
    labels?: Array<string>;
}


/**
 * A canned answer to create.
 * @export
 * @interface CreateCannedAnswerRequest
 */
export interface CreateCannedAnswerRequest {
    /**
     * What people type after a slash to insert it, such as `returns`; it does not change.
     * @type {string}
     * @memberof CreateCannedAnswerRequest
     */
    code: string;
    /**
     * What it is about.
     * @type {string}
     * @memberof CreateCannedAnswerRequest
     */
    title: string;
    /**
     * What the visitor reads.
     * @type {string}
     * @memberof CreateCannedAnswerRequest
     */
    text: string;
    /**
     * Language of the text; absent where that does not matter.
     * @type {string}
     * @memberof CreateCannedAnswerRequest
     */
    locale?: string;
}
/**
 * A connection to make from a template; one of `templateKey` and `template` is given.
 * @export
 * @interface CreateConnectionFromTemplateRequest
 */
export interface CreateConnectionFromTemplateRequest {
    /**
     * Key of a template of the shelf.
     * @type {string}
     * @memberof CreateConnectionFromTemplateRequest
     */
    templateKey?: string;
    /**
     * A template that is not stored, as `connection-template.yaml` describes it.
     * @type {{ [key: string]: any; }}
     * @memberof CreateConnectionFromTemplateRequest
     */
    template?: { [key: string]: any; };
    /**
     * Code of the connection; it cannot be changed later.
     * @type {string}
     * @memberof CreateConnectionFromTemplateRequest
     */
    code: string;
    /**
     * Name shown to people.
     * @type {string}
     * @memberof CreateConnectionFromTemplateRequest
     */
    name: string;
    /**
     * The key of the service.
     * @type {string}
     * @memberof CreateConnectionFromTemplateRequest
     */
    key: string;
    /**
     * The other values by their names.
     * @type {{ [key: string]: string; }}
     * @memberof CreateConnectionFromTemplateRequest
     */
    values?: { [key: string]: string; };
}
/**
 * A connection to create.
 * @export
 * @interface CreateConnectionRequest
 */
export interface CreateConnectionRequest {
    /**
     * Code of the connection; it cannot be changed later.
     * @type {string}
     * @memberof CreateConnectionRequest
     */
    code: string;
    /**
     * Name shown to people.
     * @type {string}
     * @memberof CreateConnectionRequest
     */
    name: string;
    /**
     * 
     * @type {ConnectionProviderKey}
     * @memberof CreateConnectionRequest
     */
    providerKey: ConnectionProviderKey;
    /**
     * Address that paths are added to; required for `http`, `mcp` and `openai_compatible`, the provider's own when absent otherwise (OpenAI's for `embeddings`). For model providers it ends where theirs does (`…/v1`). A user name or password in it is refused; they are credentials.
     * @type {string}
     * @memberof CreateConnectionRequest
     */
    baseUrl?: string | null;
    /**
     * 
     * @type {ConnectionCredentials}
     * @memberof CreateConnectionRequest
     */
    credentials?: ConnectionCredentials;
    /**
     * Whether flows may use it.
     * @type {CreateConnectionRequestStatusEnum}
     * @memberof CreateConnectionRequest
     */
    status?: CreateConnectionRequestStatusEnum;
}


/**
 * @export
 */
export const CreateConnectionRequestStatusEnum = {
    active: 'active',
    disabled: 'disabled'
} as const;
export type CreateConnectionRequestStatusEnum = typeof CreateConnectionRequestStatusEnum[keyof typeof CreateConnectionRequestStatusEnum];

/**
 * A template for the shelf of the workspace.
 * @export
 * @interface CreateConnectionTemplateRequest
 */
export interface CreateConnectionTemplateRequest {
    /**
     * Its key in the workspace.
     * @type {string}
     * @memberof CreateConnectionTemplateRequest
     */
    key: string;
    /**
     * The template, as `connection-template.yaml` describes it.
     * @type {{ [key: string]: any; }}
     * @memberof CreateConnectionTemplateRequest
     */
    template: { [key: string]: any; };
}
/**
 * Whose data to erase.
 * @export
 * @interface CreateCustomerErasureRequest
 */
export interface CreateCustomerErasureRequest {
    /**
     * 
     * @type {CustomerIdentity}
     * @memberof CreateCustomerErasureRequest
     */
    customer: CustomerIdentity;
    /**
     * The customer ID or e-mail address once more.
     * @type {string}
     * @memberof CreateCustomerErasureRequest
     */
    confirm: string;
}
/**
 * Whose data to export.
 * @export
 * @interface CreateCustomerExportRequest
 */
export interface CreateCustomerExportRequest {
    /**
     * 
     * @type {CustomerIdentity}
     * @memberof CreateCustomerExportRequest
     */
    customer: CustomerIdentity;
}
/**
 * An engine token to create.
 * @export
 * @interface CreateEngineTokenRequest
 */
export interface CreateEngineTokenRequest {
    /**
     * Name of the caller.
     * @type {string}
     * @memberof CreateEngineTokenRequest
     */
    name: string;
    /**
     * Surfaces that the token gives access to.
     * @type {Array<EngineTokenScope>}
     * @memberof CreateEngineTokenRequest
     */
    scopes: Array<EngineTokenScope>;
    /**
     * The workspaces that its requests may name; this one when absent. Not read with `everyWorkspace`.
     * @type {Array<string>}
     * @memberof CreateEngineTokenRequest
     */
    workspaces?: Array<string>;
    /**
     * Whether its requests may name any workspace, also later ones.
     * @type {boolean}
     * @memberof CreateEngineTokenRequest
     */
    everyWorkspace?: boolean;
    /**
     * When it expires; a time in the past is refused. Null or absent for never.
     * @type {string}
     * @memberof CreateEngineTokenRequest
     */
    expiresAt?: string | null;
}
/**
 * A comment to write.
 * @export
 * @interface CreateFlowCommentRequest
 */
export interface CreateFlowCommentRequest {
    /**
     * Id of the node; absent for the flow as a whole. A reply has that of its thread.
     * @type {string}
     * @memberof CreateFlowCommentRequest
     */
    nodeId?: string;
    /**
     * What it says, as plain text.
     * @type {string}
     * @memberof CreateFlowCommentRequest
     */
    text: string;
    /**
     * Active users of the workspace to mention.
     * @type {Array<string>}
     * @memberof CreateFlowCommentRequest
     */
    mentions?: Array<string>;
    /**
     * Any comment of the thread that is replied to.
     * @type {string}
     * @memberof CreateFlowCommentRequest
     */
    parentId?: string;
}
/**
 * A flow to create.
 * @export
 * @interface CreateFlowRequest
 */
export interface CreateFlowRequest {
    /**
     * 
     * @type {NewFlowDefinition}
     * @memberof CreateFlowRequest
     */
    definition: NewFlowDefinition;
}
/**
 * A form to create.
 * @export
 * @interface CreateFormRequest
 */
export interface CreateFormRequest {
    /**
     * A form: code, title, submitLabel, embeddable, acceptsSubmissions, honeypotField, fields and locales. It follows the JSON Schema document `form`, served at `/docs/schemas/form.json`, which says what is valid; a draft may break it. Field types: `text textarea email phone number url date time select multiselect radio checkbox consent rating file image hidden`. Keys of a field's `validation`: `format min_length max_length word_min word_max pattern min max step integer multiple_emails email_allow_domains url_https_only url_allow_domains date_min date_max date_no_weekends select_min select_max require_option must_accept rating_min file_min file_max image_min_width image_min_height messages`, and the server-only `blocked_words block_free_mailboxes block_disposable_mailboxes`.
     * @type {{ [key: string]: any; }}
     * @memberof CreateFormRequest
     */
    definition: { [key: string]: any; };
}
/**
 * A goal to create.
 * @export
 * @interface CreateGoalRequest
 */
export interface CreateGoalRequest {
    /**
     * Code of the goal; it cannot be changed later.
     * @type {string}
     * @memberof CreateGoalRequest
     */
    code: string;
    /**
     * Name shown to people.
     * @type {string}
     * @memberof CreateGoalRequest
     */
    name: string;
    /**
     * Whether it counts from the start.
     * @type {CreateGoalRequestStatusEnum}
     * @memberof CreateGoalRequest
     */
    status?: CreateGoalRequestStatusEnum;
    /**
     * 
     * @type {GoalMatch}
     * @memberof CreateGoalRequest
     */
    match: GoalMatch;
    /**
     * 
     * @type {GoalValue}
     * @memberof CreateGoalRequest
     */
    value: GoalValue;
    /**
     * ISO 4217 code of the value; the workspace's own when absent and a value is recorded.
     * @type {string}
     * @memberof CreateGoalRequest
     */
    currency?: string | null;
    /**
     * Attribution window in days.
     * @type {number}
     * @memberof CreateGoalRequest
     */
    windowDays?: number;
}


/**
 * @export
 */
export const CreateGoalRequestStatusEnum = {
    active: 'active',
    paused: 'paused'
} as const;
export type CreateGoalRequestStatusEnum = typeof CreateGoalRequestStatusEnum[keyof typeof CreateGoalRequestStatusEnum];

/**
 * A hosted page to create.
 * @export
 * @interface CreateHostedPageRequest
 */
export interface CreateHostedPageRequest {
    /**
     * Its address after `/c/`: lower-case letters, digits and single hyphens. Unique in the installation.
     * @type {string}
     * @memberof CreateHostedPageRequest
     */
    address: string;
    /**
     * Title of the page, and heading of its chat.
     * @type {string}
     * @memberof CreateHostedPageRequest
     */
    title: string;
    /**
     * Intent whose flow begins when the page is opened. The page is there only while a live flow has it.
     * @type {string}
     * @memberof CreateHostedPageRequest
     */
    intent: string;
    /**
     * Publishable key that the page uses. The page is there only while the key is active, allows the intent, and allows the origin of the installation.
     * @type {string}
     * @memberof CreateHostedPageRequest
     */
    keyId: string;
    /**
     * Colour of the chat, such as `#0a7d5c`. Without one, it is that of the section `widget`.
     * @type {string}
     * @memberof CreateHostedPageRequest
     */
    accent?: string | null;
    /**
     * Light, dark, or as the system has it.
     * @type {CreateHostedPageRequestSchemeEnum}
     * @memberof CreateHostedPageRequest
     */
    scheme?: CreateHostedPageRequestSchemeEnum;
    /**
     * Whether search engines may list the page.
     * @type {boolean}
     * @memberof CreateHostedPageRequest
     */
    indexed?: boolean;
    /**
     * Whether the page is there.
     * @type {boolean}
     * @memberof CreateHostedPageRequest
     */
    active?: boolean;
}


/**
 * @export
 */
export const CreateHostedPageRequestSchemeEnum = {
    auto: 'auto',
    light: 'light',
    dark: 'dark'
} as const;
export type CreateHostedPageRequestSchemeEnum = typeof CreateHostedPageRequestSchemeEnum[keyof typeof CreateHostedPageRequestSchemeEnum];

/**
 * An inbound webhook to create.
 * @export
 * @interface CreateInboundWebhookRequest
 */
export interface CreateInboundWebhookRequest {
    /**
     * Name of the inbound webhook; unique in the workspace.
     * @type {string}
     * @memberof CreateInboundWebhookRequest
     */
    name: string;
    /**
     * Domain event that each accepted request raises.
     * @type {string}
     * @memberof CreateInboundWebhookRequest
     */
    eventName: string;
    /**
     * 
     * @type {InboundWebhookSender}
     * @memberof CreateInboundWebhookRequest
     */
    sender?: InboundWebhookSender;
    /**
     * Whether requests are accepted.
     * @type {boolean}
     * @memberof CreateInboundWebhookRequest
     */
    active?: boolean;
    /**
     * Existing secret of the sender; generated when absent.
     * @type {string}
     * @memberof CreateInboundWebhookRequest
     */
    secret?: string;
}


/**
 * A key to create.
 * @export
 * @interface CreateKeyRequest
 */
export interface CreateKeyRequest {
    /**
     * Name of the key; unique in the workspace.
     * @type {string}
     * @memberof CreateKeyRequest
     */
    name: string;
    /**
     * Origins (`scheme://host[:port]`) whose pages may use the key; empty for any. `https://*.acme.example` stands for every subdomain of `acme.example`. Apps have schemes of their own, such as `capacitor://localhost`.
     * @type {Array<string>}
     * @memberof CreateKeyRequest
     */
    allowedOrigins?: Array<string>;
    /**
     * Names of the intents that may be started with the key; null for all, empty for none.
     * @type {Array<string>}
     * @memberof CreateKeyRequest
     */
    intents?: Array<string> | null;
    /**
     * Codes or UUIDs of the forms that the key opens; null for all, empty for none. A code covers the UUID of that form too.
     * @type {Array<string>}
     * @memberof CreateKeyRequest
     */
    forms?: Array<string> | null;
    /**
     * Whether a session that names a customer's id must prove it with an identity token. Visitors without an id are not affected.
     * @type {boolean}
     * @memberof CreateKeyRequest
     */
    provenCustomersOnly?: boolean;
    /**
     * 
     * @type {KeyWebhook}
     * @memberof CreateKeyRequest
     */
    webhook?: KeyWebhook | null;
    /**
     * Kinds of the events that are sent to the webhook of the key, of those that the workspace sends; null for all, empty for none. A change is in force within a second, for events from then on.
     * @type {Array<WebhookEventKind>}
     * @memberof CreateKeyRequest
     */
    webhookEvents?: Array<WebhookEventKind> | null;
}
/**
 * A new check.
 * @export
 * @interface CreateKnowledgeCheckRequest
 */
export interface CreateKnowledgeCheckRequest {
    /**
     * The question as a visitor asks it.
     * @type {string}
     * @memberof CreateKnowledgeCheckRequest
     */
    question: string;
    /**
     * Only passages in this language, and those in none; null for all.
     * @type {string}
     * @memberof CreateKnowledgeCheckRequest
     */
    language?: string | null;
    /**
     * Address of the document that has to answer it; `file:` and the name for one without an address.
     * @type {string}
     * @memberof CreateKnowledgeCheckRequest
     */
    url: string;
    /**
     * One of the headings above the passage; null for any passage of the document.
     * @type {string}
     * @memberof CreateKnowledgeCheckRequest
     */
    heading?: string | null;
}
/**
 * A price to set.
 * @export
 * @interface CreatePriceRequest
 */
export interface CreatePriceRequest {
    /**
     * Name of the model as the provider answers it.
     * @type {string}
     * @memberof CreatePriceRequest
     */
    model: string;
    /**
     * USD for 1,000 prompt tokens.
     * @type {number}
     * @memberof CreatePriceRequest
     */
    promptPer1k: number;
    /**
     * USD for 1,000 completion tokens.
     * @type {number}
     * @memberof CreatePriceRequest
     */
    completionPer1k: number;
}
/**
 * A queue to create.
 * @export
 * @interface CreateQueueRequest
 */
export interface CreateQueueRequest {
    /**
     * Code by which flows name it; it does not change.
     * @type {string}
     * @memberof CreateQueueRequest
     */
    code: string;
    /**
     * Name for people.
     * @type {string}
     * @memberof CreateQueueRequest
     */
    name: string;
    /**
     * Whether people claim its conversations, or are given them while they are online.
     * @type {CreateQueueRequestAssignmentEnum}
     * @memberof CreateQueueRequest
     */
    assignment?: CreateQueueRequestAssignmentEnum;
    /**
     * Skills that a person needs to be given its conversations, such as languages.
     * @type {Array<string>}
     * @memberof CreateQueueRequest
     */
    skills?: Array<string>;
    /**
     * Conversations with which a person is given no more of this queue.
     * @type {number}
     * @memberof CreateQueueRequest
     */
    perPerson?: number;
    /**
     * When conversations are assigned automatically, in the time zone of the workspace; null for always. They wait until then.
     * @type {Array<OpeningTime>}
     * @memberof CreateQueueRequest
     */
    openingHours?: Array<OpeningTime> | null;
    /**
     * Whether the visitor is asked to rate the conversation when a person has ended it.
     * @type {boolean}
     * @memberof CreateQueueRequest
     */
    asksRating?: boolean;
    /**
     * 
     * @type {QueueSuggestions}
     * @memberof CreateQueueRequest
     */
    suggestions?: QueueSuggestions | null;
}


/**
 * @export
 */
export const CreateQueueRequestAssignmentEnum = {
    manual: 'manual',
    automatic: 'automatic'
} as const;
export type CreateQueueRequestAssignmentEnum = typeof CreateQueueRequestAssignmentEnum[keyof typeof CreateQueueRequestAssignmentEnum];

/**
 * A role to create.
 * @export
 * @interface CreateRoleRequest
 */
export interface CreateRoleRequest {
    /**
     * Code of the role; it cannot be changed later.
     * @type {string}
     * @memberof CreateRoleRequest
     */
    code: string;
    /**
     * Name shown to people; the code when absent.
     * @type {string}
     * @memberof CreateRoleRequest
     */
    name?: string;
    /**
     * What users with the role may do. Codes of permissions as `listPermissions` names them; an unknown one is refused.
     * @type {Array<string>}
     * @memberof CreateRoleRequest
     */
    permissions: Array<string>;
}
/**
 * A token to create.
 * @export
 * @interface CreateTokenRequest
 */
export interface CreateTokenRequest {
    /**
     * Name by which to recognise it.
     * @type {string}
     * @memberof CreateTokenRequest
     */
    name: string;
    /**
     * Scopes of the new token.
     * @type {Array<AccessTokenScope>}
     * @memberof CreateTokenRequest
     */
    scopes: Array<AccessTokenScope>;
    /**
     * When it expires; a time in the past is refused. Null or absent for never.
     * @type {string}
     * @memberof CreateTokenRequest
     */
    expiresAt?: string | null;
}
/**
 * A source to create.
 * @export
 * @interface CreateTrainingSourceRequest
 */
export interface CreateTrainingSourceRequest {
    /**
     * Name shown to people.
     * @type {string}
     * @memberof CreateTrainingSourceRequest
     */
    name: string;
    /**
     * Start address of a crawl, without a user name or password.
     * @type {string}
     * @memberof CreateTrainingSourceRequest
     */
    url: string;
    /**
     * How often it is crawled.
     * @type {CreateTrainingSourceRequestScheduleEnum}
     * @memberof CreateTrainingSourceRequest
     */
    schedule?: CreateTrainingSourceRequestScheduleEnum;
    /**
     * Publishable keys whose conversations are answered from the source, and cite it; null for every conversation, also one without a key. An empty list is none.
     * @type {Array<string>}
     * @memberof CreateTrainingSourceRequest
     */
    keyIds?: Array<string> | null;
    /**
     * Whether only conversations whose customer an identity token has proven are answered from the source, and cite it. New sources are open to all.
     * @type {boolean}
     * @memberof CreateTrainingSourceRequest
     */
    provenCustomersOnly?: boolean;
    /**
     * What the documents of the source are about. An `answer` node with `labels` answers from the sources that have one of them.
     * @type {Array<string>}
     * @memberof CreateTrainingSourceRequest
     */
    labels?: Array<string>;
}


/**
 * @export
 */
export const CreateTrainingSourceRequestScheduleEnum = {
    manual: 'manual',
    hourly: 'hourly',
    daily: 'daily',
    weekly: 'weekly'
} as const;
export type CreateTrainingSourceRequestScheduleEnum = typeof CreateTrainingSourceRequestScheduleEnum[keyof typeof CreateTrainingSourceRequestScheduleEnum];

/**
 * A trial link to create.
 * @export
 * @interface CreateTrialLinkRequest
 */
export interface CreateTrialLinkRequest {
    /**
     * How long it is valid: an ISO 8601 duration of 1 to 30 days.
     * @type {string}
     * @memberof CreateTrialLinkRequest
     */
    validFor?: string;
}
/**
 * A user to create.
 * @export
 * @interface CreateUserRequest
 */
export interface CreateUserRequest {
    /**
     * E-mail address with which the user will sign in.
     * @type {string}
     * @memberof CreateUserRequest
     */
    email: string;
    /**
     * Name shown to people, without control characters.
     * @type {string}
     * @memberof CreateUserRequest
     */
    name: string;
    /**
     * Codes of roles: `admin`, `super_admin`, or roles of the workspace; an unknown one is refused.
     * @type {Array<string>}
     * @memberof CreateUserRequest
     */
    roles: Array<string>;
    /**
     * First password; without one the user cannot sign in until it is set, or chosen by an invitation.
     * @type {string}
     * @memberof CreateUserRequest
     */
    password?: string;
    /**
     * Whether the user may sign in.
     * @type {boolean}
     * @memberof CreateUserRequest
     */
    active?: boolean;
}
/**
 * A new engine token with its value.
 * @export
 * @interface CreatedEngineToken
 */
export interface CreatedEngineToken {
    /**
     * The token itself; shown this once.
     * @type {string}
     * @memberof CreatedEngineToken
     */
    value: string;
    /**
     * 
     * @type {EngineToken}
     * @memberof CreatedEngineToken
     */
    token: EngineToken;
}
/**
 * A new identity secret.
 * @export
 * @interface CreatedIdentitySecret
 */
export interface CreatedIdentitySecret {
    /**
     * The secret, the whole string; shown this once.
     * @type {string}
     * @memberof CreatedIdentitySecret
     */
    secret: string;
    /**
     * 
     * @type {IdentitySecret}
     * @memberof CreatedIdentitySecret
     */
    identitySecret: IdentitySecret;
}
/**
 * A new key with the secret of its webhook.
 * @export
 * @interface CreatedKey
 */
export interface CreatedKey {
    /**
     * 
     * @type {PublishableKey}
     * @memberof CreatedKey
     */
    key: PublishableKey;
    /**
     * Signing secret of the webhook, the whole string; shown this once. Null without webhook.
     * @type {string}
     * @memberof CreatedKey
     */
    webhookSecret: string | null;
}
/**
 * A new token with its value.
 * @export
 * @interface CreatedToken
 */
export interface CreatedToken {
    /**
     * The token itself; shown this once.
     * @type {string}
     * @memberof CreatedToken
     */
    value: string;
    /**
     * 
     * @type {AccessToken}
     * @memberof CreatedToken
     */
    token: AccessToken;
}
/**
 * A new trial link with its address.
 * @export
 * @interface CreatedTrialLink
 */
export interface CreatedTrialLink {
    /**
     * Its address, with the secret; shown this once.
     * @type {string}
     * @memberof CreatedTrialLink
     */
    url: string;
    /**
     * 
     * @type {TrialLink}
     * @memberof CreatedTrialLink
     */
    link: TrialLink;
}
/**
 * 
 * @export
 * @interface CustomBlock
 */
export interface CustomBlock {
    /**
     * Identifies the block within its execution.
     * @type {string}
     * @memberof CustomBlock
     */
    id: string;
    /**
     * Rendered by the host page, which knows its `kind`.
     * @type {CustomBlockTypeEnum}
     * @memberof CustomBlock
     */
    type: CustomBlockTypeEnum;
    /**
     * 
     * @type {CustomPayload}
     * @memberof CustomBlock
     */
    payload: CustomPayload;
    /**
     * 
     * @type {BlockMeta}
     * @memberof CustomBlock
     */
    meta: BlockMeta;
}


/**
 * @export
 */
export const CustomBlockTypeEnum = {
    custom: 'custom'
} as const;
export type CustomBlockTypeEnum = typeof CustomBlockTypeEnum[keyof typeof CustomBlockTypeEnum];

/**
 * 
 * @export
 * @interface CustomPayload
 */
export interface CustomPayload {
    [key: string]: any | any;
    /**
     * Name known to the host page.
     * @type {string}
     * @memberof CustomPayload
     */
    kind: string;
}
/**
 * The erasure of all data of one customer.
 * @export
 * @interface CustomerErasure
 */
export interface CustomerErasure {
    /**
     * Identifier of the erasure.
     * @type {string}
     * @memberof CustomerErasure
     */
    id: string;
    /**
     * 
     * @type {CustomerSelector}
     * @memberof CustomerErasure
     */
    customer: CustomerSelector | null;
    /**
     * 
     * @type {CustomerRequestStatus}
     * @memberof CustomerErasure
     */
    status: CustomerRequestStatus;
    /**
     * Number of rows by table; `<table>_replaced` counts rows that stay and named the customer, and `conversations_proven` those conversations whose customer an identity token had proven.
     * @type {{ [key: string]: number; }}
     * @memberof CustomerErasure
     */
    counts: { [key: string]: number; };
    /**
     * Conversations of others that name the customer in their variables or messages, the newest 100 of them. They belong to someone else and stay as they are: read them, and decide. Empty until the erasure has completed.
     * @type {Array<string>}
     * @memberof CustomerErasure
     */
    mentionedIn: Array<string>;
    /**
     * 
     * @type {AdminUserRef}
     * @memberof CustomerErasure
     */
    requestedBy: AdminUserRef | null;
    /**
     * When it was asked for.
     * @type {string}
     * @memberof CustomerErasure
     */
    requestedAt: string;
    /**
     * When it was completed; null before.
     * @type {string}
     * @memberof CustomerErasure
     */
    completedAt: string | null;
    /**
     * Why it failed; null when it did not.
     * @type {string}
     * @memberof CustomerErasure
     */
    error: string | null;
}


/**
 * A page of erasures.
 * @export
 * @interface CustomerErasurePage
 */
export interface CustomerErasurePage {
    /**
     * Erasures, newest first.
     * @type {Array<CustomerErasure>}
     * @memberof CustomerErasurePage
     */
    items: Array<CustomerErasure>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof CustomerErasurePage
     */
    nextCursor: string | null;
}
/**
 * An export of all data of one customer.
 * @export
 * @interface CustomerExport
 */
export interface CustomerExport {
    /**
     * Identifier of the export.
     * @type {string}
     * @memberof CustomerExport
     */
    id: string;
    /**
     * 
     * @type {CustomerSelector}
     * @memberof CustomerExport
     */
    customer: CustomerSelector | null;
    /**
     * 
     * @type {CustomerRequestStatus}
     * @memberof CustomerExport
     */
    status: CustomerRequestStatus;
    /**
     * Number of rows by table; `<table>_replaced` counts rows that stay and named the customer, and `conversations_proven` those conversations whose customer an identity token had proven.
     * @type {{ [key: string]: number; }}
     * @memberof CustomerExport
     */
    counts: { [key: string]: number; };
    /**
     * 
     * @type {AdminUserRef}
     * @memberof CustomerExport
     */
    requestedBy: AdminUserRef | null;
    /**
     * When it was asked for.
     * @type {string}
     * @memberof CustomerExport
     */
    requestedAt: string;
    /**
     * When it was completed; null before.
     * @type {string}
     * @memberof CustomerExport
     */
    completedAt: string | null;
    /**
     * When its file is deleted; null before it exists.
     * @type {string}
     * @memberof CustomerExport
     */
    expiresAt: string | null;
    /**
     * Why it failed; null when it did not.
     * @type {string}
     * @memberof CustomerExport
     */
    error: string | null;
}


/**
 * Where to fetch an export.
 * @export
 * @interface CustomerExportDownload
 */
export interface CustomerExportDownload {
    /**
     * Signed address.
     * @type {string}
     * @memberof CustomerExportDownload
     */
    url: string;
    /**
     * When the address stops working.
     * @type {string}
     * @memberof CustomerExportDownload
     */
    expiresAt: string;
    /**
     * Media type of the file, `application/zip`.
     * @type {string}
     * @memberof CustomerExportDownload
     */
    mime: string;
    /**
     * Bytes.
     * @type {number}
     * @memberof CustomerExportDownload
     */
    size: number;
}
/**
 * A page of exports.
 * @export
 * @interface CustomerExportPage
 */
export interface CustomerExportPage {
    /**
     * Exports, newest first.
     * @type {Array<CustomerExport>}
     * @memberof CustomerExportPage
     */
    items: Array<CustomerExport>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof CustomerExportPage
     */
    nextCursor: string | null;
}
/**
 * Which customer; exactly one of the two.
 * @export
 * @interface CustomerIdentity
 */
export interface CustomerIdentity {
    /**
     * The integrator's id of the customer.
     * @type {string}
     * @memberof CustomerIdentity
     */
    customerId?: string;
    /**
     * E-mail address of the customer, upper and lower case alike.
     * @type {string}
     * @memberof CustomerIdentity
     */
    email?: string;
}

/**
 * How far the job is. A job that fails is tried again, five times in all. A failed one can be asked for again; it takes up where it stopped.
 * @export
 */
export const CustomerRequestStatus = {
    queued: 'queued',
    running: 'running',
    completed: 'completed',
    failed: 'failed'
} as const;
export type CustomerRequestStatus = typeof CustomerRequestStatus[keyof typeof CustomerRequestStatus];

/**
 * Which customer; exactly one of the two. Null once an erasure has completed.
 * @export
 * @interface CustomerSelector
 */
export interface CustomerSelector {
    /**
     * The integrator's id of the customer.
     * @type {string}
     * @memberof CustomerSelector
     */
    customerId?: string;
    /**
     * E-mail address of the customer, upper and lower case alike.
     * @type {string}
     * @memberof CustomerSelector
     */
    email?: string;
}
/**
 * Data that can be reported on.
 * @export
 * @interface Dataset
 */
export interface Dataset {
    /**
     * 
     * @type {DatasetName}
     * @memberof Dataset
     */
    name: DatasetName;
    /**
     * Text to show.
     * @type {string}
     * @memberof Dataset
     */
    label: string;
    /**
     * Meaning of one row of the underlying data, and which of its times the date range selects.
     * @type {string}
     * @memberof Dataset
     */
    description: string;
    /**
     * Fields by which rows can be grouped.
     * @type {Array<DatasetDimension>}
     * @memberof Dataset
     */
    dimensions: Array<DatasetDimension>;
    /**
     * Figures that can be computed.
     * @type {Array<DatasetMeasure>}
     * @memberof Dataset
     */
    measures: Array<DatasetMeasure>;
    /**
     * Fields by which rows can be selected.
     * @type {Array<DatasetFilter>}
     * @memberof Dataset
     */
    filters: Array<DatasetFilter>;
}


/**
 * Something rows can be grouped by.
 * @export
 * @interface DatasetDimension
 */
export interface DatasetDimension {
    /**
     * Name used in `dimensions` and in the rows.
     * @type {string}
     * @memberof DatasetDimension
     */
    name: string;
    /**
     * Heading to show.
     * @type {string}
     * @memberof DatasetDimension
     */
    label: string;
    /**
     * 
     * @type {DatasetValueType}
     * @memberof DatasetDimension
     */
    type: DatasetValueType;
    /**
     * All values of an `enum`.
     * @type {Array<string>}
     * @memberof DatasetDimension
     */
    values?: Array<string>;
}


/**
 * Something rows can be selected by.
 * @export
 * @interface DatasetFilter
 */
export interface DatasetFilter {
    /**
     * Name used as `field` of a filter.
     * @type {string}
     * @memberof DatasetFilter
     */
    name: string;
    /**
     * Text to show.
     * @type {string}
     * @memberof DatasetFilter
     */
    label: string;
    /**
     * 
     * @type {DatasetValueType}
     * @memberof DatasetFilter
     */
    type: DatasetValueType;
    /**
     * The operators it takes.
     * @type {Array<FilterOperator>}
     * @memberof DatasetFilter
     */
    operators: Array<FilterOperator>;
    /**
     * All values of an `enum`.
     * @type {Array<string>}
     * @memberof DatasetFilter
     */
    values?: Array<string>;
    /**
     * Whether its distinct values can be asked for.
     * @type {boolean}
     * @memberof DatasetFilter
     */
    suggest: boolean;
}


/**
 * Everything that can be reported on.
 * @export
 * @interface DatasetList
 */
export interface DatasetList {
    /**
     * The datasets, in the order of their declaration.
     * @type {Array<Dataset>}
     * @memberof DatasetList
     */
    datasets: Array<Dataset>;
}
/**
 * Something that can be computed for each group.
 * @export
 * @interface DatasetMeasure
 */
export interface DatasetMeasure {
    /**
     * Name used in `measures` and in the rows.
     * @type {string}
     * @memberof DatasetMeasure
     */
    name: string;
    /**
     * Heading to show.
     * @type {string}
     * @memberof DatasetMeasure
     */
    label: string;
    /**
     * Exact definition of the figure.
     * @type {string}
     * @memberof DatasetMeasure
     */
    description?: string;
    /**
     * 
     * @type {DatasetValueType}
     * @memberof DatasetMeasure
     */
    type: DatasetValueType;
    /**
     * 
     * @type {MeasureAggregation}
     * @memberof DatasetMeasure
     */
    aggregation: MeasureAggregation;
    /**
     * 
     * @type {MeasureUnit}
     * @memberof DatasetMeasure
     */
    unit: MeasureUnit;
}



/**
 * Name of a dataset of `datasets.yaml`.
 * @export
 */
export const DatasetName = {
    conversations: 'conversations',
    executions: 'executions',
    messages: 'messages',
    token_usage: 'token_usage',
    goals: 'goals',
    form_submissions: 'form_submissions',
    handoffs: 'handoffs',
    telemetry: 'telemetry',
    webhook_deliveries: 'webhook_deliveries'
} as const;
export type DatasetName = typeof DatasetName[keyof typeof DatasetName];


/**
 * Kind of value.
 * @export
 */
export const DatasetValueType = {
    string: 'string',
    integer: 'integer',
    number: 'number',
    boolean: 'boolean',
    uuid: 'uuid',
    date: 'date',
    datetime: 'datetime',
    enum: 'enum'
} as const;
export type DatasetValueType = typeof DatasetValueType[keyof typeof DatasetValueType];

/**
 * What was deleted.
 * @export
 * @interface DeleteDocumentsReply
 */
export interface DeleteDocumentsReply {
    /**
     * Documents that there were.
     * @type {number}
     * @memberof DeleteDocumentsReply
     */
    deleted: number;
}
/**
 * Documents of one source that are no more.
 * @export
 * @interface DeleteDocumentsRequest
 */
export interface DeleteDocumentsRequest {
    /**
     * The workspace.
     * @type {string}
     * @memberof DeleteDocumentsRequest
     */
    tenant_id: string;
    /**
     * Number that the claim gave out; another one is 409 `not_crawling`.
     * @type {number}
     * @memberof DeleteDocumentsRequest
     */
    lease: number;
    /**
     * Their addresses.
     * @type {Array<string>}
     * @memberof DeleteDocumentsRequest
     */
    urls: Array<string>;
}

/**
 * Why a document has no passages: its text is longer than 500,000 characters or its archive unpacks to more than 50 MB; it has more than 500 pages; it took longer than 10 seconds, or too much memory, to read; it contains no text; it is not what its format says. Null where there is nothing to say.
 * @export
 */
export const DocumentFinding = {
    too_large: 'too_large',
    too_many_pages: 'too_many_pages',
    took_too_long: 'took_too_long',
    no_text: 'no_text',
    unreadable: 'unreadable'
} as const;
export type DocumentFinding = typeof DocumentFinding[keyof typeof DocumentFinding];


/**
 * What a document is written in.
 * @export
 */
export const DocumentFormat = {
    html: 'html',
    markdown: 'markdown',
    text: 'text',
    pdf: 'pdf',
    docx: 'docx'
} as const;
export type DocumentFormat = typeof DocumentFormat[keyof typeof DocumentFormat];

/**
 * Why an operation is left out, or permits any value where the document says more.
 * @export
 * @interface DocumentWarning
 */
export interface DocumentWarning {
    /**
     * Id of the operation.
     * @type {string}
     * @memberof DocumentWarning
     */
    operation: string;
    /**
     * Whether the operation is left out.
     * @type {boolean}
     * @memberof DocumentWarning
     */
    leftOut: boolean;
    /**
     * JSON Pointer to the first place in the document that led to it.
     * @type {string}
     * @memberof DocumentWarning
     */
    path: string;
    /**
     * The reason, for people.
     * @type {string}
     * @memberof DocumentWarning
     */
    message: string;
}
/**
 * 
 * @export
 * @interface DomainEventReceipt
 */
export interface DomainEventReceipt {
    /**
     * The recorded event.
     * @type {string}
     * @memberof DomainEventReceipt
     */
    event_id: string;
    /**
     * Subscriptions whose filter passed.
     * @type {number}
     * @memberof DomainEventReceipt
     */
    subscriptions_matched: number;
    /**
     * One execution for each of them.
     * @type {Array<string>}
     * @memberof DomainEventReceipt
     */
    execution_ids: Array<string>;
}
/**
 * An outgoing edge of the node.
 * @export
 * @interface EdgeTraffic
 */
export interface EdgeTraffic {
    /**
     * JSON pointer (RFC 6901) into the node.
     * @type {string}
     * @memberof EdgeTraffic
     */
    pointer: string;
    /**
     * Runs that took it at least once.
     * @type {number}
     * @memberof EdgeTraffic
     */
    taken: number;
}
/**
 * Messages between a visitor and the service.
 * @export
 * @interface EngineConversation
 */
export interface EngineConversation {
    /**
     * The conversation.
     * @type {string}
     * @memberof EngineConversation
     */
    conversation_id: string;
    /**
     * 
     * @type {EngineConversationStatus}
     * @memberof EngineConversation
     */
    status: EngineConversationStatus;
    /**
     * 
     * @type {EngineConversationCustomer}
     * @memberof EngineConversation
     */
    customer: EngineConversationCustomer | null;
    /**
     * Language of the visitor; null when unknown.
     * @type {string}
     * @memberof EngineConversation
     */
    locale: string | null;
    /**
     * Number of messages.
     * @type {number}
     * @memberof EngineConversation
     */
    messages: number;
    /**
     * When it began.
     * @type {string}
     * @memberof EngineConversation
     */
    started_at: string;
    /**
     * When the last message was recorded; null before the first.
     * @type {string}
     * @memberof EngineConversation
     */
    last_message_at: string | null;
    /**
     * When it was closed; null while it is open.
     * @type {string}
     * @memberof EngineConversation
     */
    closed_at: string | null;
}


/**
 * The visitor as the integrator named it; null for an unnamed one.
 * @export
 * @interface EngineConversationCustomer
 */
export interface EngineConversationCustomer {
    /**
     * The integrator's id of the customer.
     * @type {string}
     * @memberof EngineConversationCustomer
     */
    id: string | null;
    /**
     * Name of the customer.
     * @type {string}
     * @memberof EngineConversationCustomer
     */
    name: string | null;
    /**
     * E-mail address of the customer.
     * @type {string}
     * @memberof EngineConversationCustomer
     */
    email: string | null;
    /**
     * Whether an identity token has proven it; else the page has claimed it.
     * @type {boolean}
     * @memberof EngineConversationCustomer
     */
    proven: boolean;
}
/**
 * A page of conversations.
 * @export
 * @interface EngineConversationPage
 */
export interface EngineConversationPage {
    /**
     * Conversations, the latest message first.
     * @type {Array<EngineConversation>}
     * @memberof EngineConversationPage
     */
    items: Array<EngineConversation>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof EngineConversationPage
     */
    next_cursor: string | null;
}

/**
 * Whether the conversation was closed and has not been continued since.
 * @export
 */
export const EngineConversationStatus = {
    open: 'open',
    closed: 'closed'
} as const;
export type EngineConversationStatus = typeof EngineConversationStatus[keyof typeof EngineConversationStatus];

/**
 * Current state of an execution.
 * @export
 * @interface EngineExecution
 */
export interface EngineExecution {
    /**
     * The execution.
     * @type {string}
     * @memberof EngineExecution
     */
    execution_id: string;
    /**
     * Its conversation.
     * @type {string}
     * @memberof EngineExecution
     */
    conversation_id: string;
    /**
     * 
     * @type {ExecutionStatus}
     * @memberof EngineExecution
     */
    status: ExecutionStatus;
    /**
     * Blocks of the last reply and those added since.
     * @type {Array<Block>}
     * @memberof EngineExecution
     */
    blocks: Array<Block>;
    /**
     * 
     * @type {ExpectedInput}
     * @memberof EngineExecution
     */
    expected_input: ExpectedInput | null;
    /**
     * 
     * @type {EngineReplyMetadata}
     * @memberof EngineExecution
     */
    metadata: EngineReplyMetadata;
    /**
     * 
     * @type {TokenUsage}
     * @memberof EngineExecution
     */
    token_usage: TokenUsage | null;
    /**
     * 
     * @type {ExecutionOutcome}
     * @memberof EngineExecution
     */
    outcome: ExecutionOutcome | null;
    /**
     * Machine name of why it failed, such as `agent_error` or `budget_exceeded`; null unless `status` is `failed`. Kinds may be added.
     * @type {string}
     * @memberof EngineExecution
     */
    failure_kind: string | null;
    /**
     * Last change.
     * @type {string}
     * @memberof EngineExecution
     */
    updated_at: string;
}


/**
 * An execution, as lists have it.
 * @export
 * @interface EngineExecutionEntry
 */
export interface EngineExecutionEntry {
    /**
     * The execution.
     * @type {string}
     * @memberof EngineExecutionEntry
     */
    execution_id: string;
    /**
     * Its conversation.
     * @type {string}
     * @memberof EngineExecutionEntry
     */
    conversation_id: string;
    /**
     * Flow that runs.
     * @type {string}
     * @memberof EngineExecutionEntry
     */
    flow_id: string;
    /**
     * Code of that flow.
     * @type {string}
     * @memberof EngineExecutionEntry
     */
    flow_code: string;
    /**
     * Version that it runs to its end.
     * @type {number}
     * @memberof EngineExecutionEntry
     */
    flow_version: number;
    /**
     * 
     * @type {EngineExecutionTrigger}
     * @memberof EngineExecutionEntry
     */
    trigger: EngineExecutionTrigger;
    /**
     * 
     * @type {ExecutionStatus}
     * @memberof EngineExecutionEntry
     */
    status: ExecutionStatus;
    /**
     * 
     * @type {ExecutionOutcome}
     * @memberof EngineExecutionEntry
     */
    outcome: ExecutionOutcome | null;
    /**
     * Machine name of why it failed; null unless `status` is `failed`. Kinds may be added.
     * @type {string}
     * @memberof EngineExecutionEntry
     */
    failure_kind: string | null;
    /**
     * When its wait runs out; null without one.
     * @type {string}
     * @memberof EngineExecutionEntry
     */
    wait_expires_at: string | null;
    /**
     * When it was started.
     * @type {string}
     * @memberof EngineExecutionEntry
     */
    started_at: string;
    /**
     * Last change.
     * @type {string}
     * @memberof EngineExecutionEntry
     */
    updated_at: string;
    /**
     * When it ended; null while it runs.
     * @type {string}
     * @memberof EngineExecutionEntry
     */
    ended_at: string | null;
}


/**
 * A page of executions.
 * @export
 * @interface EngineExecutionPage
 */
export interface EngineExecutionPage {
    /**
     * Executions, newest first.
     * @type {Array<EngineExecutionEntry>}
     * @memberof EngineExecutionPage
     */
    items: Array<EngineExecutionEntry>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof EngineExecutionPage
     */
    next_cursor: string | null;
}
/**
 * What started the run.
 * @export
 * @interface EngineExecutionTrigger
 */
export interface EngineExecutionTrigger {
    /**
     * Kind of the trigger.
     * @type {EngineExecutionTriggerTypeEnum}
     * @memberof EngineExecutionTrigger
     */
    type: EngineExecutionTriggerTypeEnum;
    /**
     * Name of the intent or event.
     * @type {string}
     * @memberof EngineExecutionTrigger
     */
    name: string;
}


/**
 * @export
 */
export const EngineExecutionTriggerTypeEnum = {
    chat_intent: 'chat_intent',
    event: 'event'
} as const;
export type EngineExecutionTriggerTypeEnum = typeof EngineExecutionTriggerTypeEnum[keyof typeof EngineExecutionTriggerTypeEnum];


/**
 * Task of the message.
 * @export
 */
export const EngineMessageType = {
    StartExecution: 'StartExecution',
    ResumeExecution: 'ResumeExecution',
    RunNextStep: 'RunNextStep',
    FireWait: 'FireWait'
} as const;
export type EngineMessageType = typeof EngineMessageType[keyof typeof EngineMessageType];

/**
 * 
 * @export
 * @interface EngineReply
 */
export interface EngineReply {
    /**
     * The execution this turn advanced.
     * @type {string}
     * @memberof EngineReply
     */
    execution_id: string;
    /**
     * Its conversation.
     * @type {string}
     * @memberof EngineReply
     */
    conversation_id: string;
    /**
     * 
     * @type {ExecutionStatus}
     * @memberof EngineReply
     */
    status: ExecutionStatus;
    /**
     * Blocks since the last reply.
     * @type {Array<Block>}
     * @memberof EngineReply
     */
    blocks: Array<Block>;
    /**
     * 
     * @type {ExpectedInput}
     * @memberof EngineReply
     */
    expected_input: ExpectedInput | null;
    /**
     * 
     * @type {EngineReplyMetadata}
     * @memberof EngineReply
     */
    metadata: EngineReplyMetadata;
    /**
     * 
     * @type {TokenUsage}
     * @memberof EngineReply
     */
    token_usage: TokenUsage | null;
}


/**
 * Present keys depend on the status.
 * @export
 * @interface EngineReplyMetadata
 */
export interface EngineReplyMetadata {
    /**
     * Present only when the status is `waiting_input`.
     * @type {string}
     * @memberof EngineReplyMetadata
     */
    wait_token?: string;
    /**
     * When the wait expires: an answer is then too late, the time to wait is over, or an awaited event is no longer waited for. Absent where nothing is waited for, or without end.
     * @type {string}
     * @memberof EngineReplyMetadata
     */
    wait_expires_at?: string;
}
/**
 * An engine token without its value.
 * @export
 * @interface EngineToken
 */
export interface EngineToken {
    /**
     * Identifier of the token; the audit log names it.
     * @type {string}
     * @memberof EngineToken
     */
    id: string;
    /**
     * Name of the caller.
     * @type {string}
     * @memberof EngineToken
     */
    name: string;
    /**
     * The surfaces that it opens.
     * @type {Array<EngineTokenScope>}
     * @memberof EngineToken
     */
    scopes: Array<EngineTokenScope>;
    /**
     * The workspaces that its requests may name; null for every one.
     * @type {Array<string>}
     * @memberof EngineToken
     */
    workspaces: Array<string> | null;
    /**
     * Whether it works now.
     * @type {EngineTokenStatusEnum}
     * @memberof EngineToken
     */
    status: EngineTokenStatusEnum;
    /**
     * When it was created.
     * @type {string}
     * @memberof EngineToken
     */
    createdAt: string;
    /**
     * When it stops working; null for never.
     * @type {string}
     * @memberof EngineToken
     */
    expiresAt: string | null;
    /**
     * Last use, exact to a minute; null before the first.
     * @type {string}
     * @memberof EngineToken
     */
    lastUsedAt: string | null;
    /**
     * When it was revoked; null if it was not.
     * @type {string}
     * @memberof EngineToken
     */
    revokedAt: string | null;
}


/**
 * @export
 */
export const EngineTokenStatusEnum = {
    active: 'active',
    expired: 'expired',
    revoked: 'revoked'
} as const;
export type EngineTokenStatusEnum = typeof EngineTokenStatusEnum[keyof typeof EngineTokenStatusEnum];

/**
 * A page of engine tokens.
 * @export
 * @interface EngineTokenPage
 */
export interface EngineTokenPage {
    /**
     * Tokens, newest first.
     * @type {Array<EngineToken>}
     * @memberof EngineTokenPage
     */
    items: Array<EngineToken>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof EngineTokenPage
     */
    nextCursor: string | null;
}

/**
 * A surface that a token opens: `engine` the engine API, `insights` the recording of conversions, `training` the crawler API, `metrics` `/metrics`.
 * @export
 */
export const EngineTokenScope = {
    engine: 'engine',
    insights: 'insights',
    training: 'training',
    metrics: 'metrics'
} as const;
export type EngineTokenScope = typeof EngineTokenScope[keyof typeof EngineTokenScope];

/**
 * The expression and its values.
 * @export
 * @interface EvaluateExpressionRequest
 */
export interface EvaluateExpressionRequest {
    /**
     * `template` for a text with `{{ … }}` in it.
     * @type {EvaluateExpressionRequestKindEnum}
     * @memberof EvaluateExpressionRequest
     */
    kind?: EvaluateExpressionRequestKindEnum;
    /**
     * The expression or the template.
     * @type {string}
     * @memberof EvaluateExpressionRequest
     */
    source: string;
    /**
     * 
     * @type {ExpressionScope}
     * @memberof EvaluateExpressionRequest
     */
    scope?: ExpressionScope;
    /**
     * Result of `$now()` and `$millis()`; the current time when absent.
     * @type {string}
     * @memberof EvaluateExpressionRequest
     */
    now?: string;
}


/**
 * @export
 */
export const EvaluateExpressionRequestKindEnum = {
    expression: 'expression',
    template: 'template'
} as const;
export type EvaluateExpressionRequestKindEnum = typeof EvaluateExpressionRequestKindEnum[keyof typeof EvaluateExpressionRequestKindEnum];

/**
 * Why the run failed, expired or was aborted; null for any other.
 * @export
 * @interface ExecutionError
 */
export interface ExecutionError {
    /**
     * Kind of the end, for example `step_limit`, `http_error`, `wait_expired` or `aborted`.
     * @type {string}
     * @memberof ExecutionError
     */
    kind: string;
    /**
     * It in one sentence.
     * @type {string}
     * @memberof ExecutionError
     */
    message: string;
    /**
     * Node at which it happened; null for none.
     * @type {string}
     * @memberof ExecutionError
     */
    nodeId: string | null;
}
/**
 * An execution with its state.
 * @export
 * @interface ExecutionInspection
 */
export interface ExecutionInspection {
    /**
     * 
     * @type {AdminExecution}
     * @memberof ExecutionInspection
     */
    execution: AdminExecution;
    /**
     * Number of the last claim in decimal digits; it rises with every turn.
     * @type {string}
     * @memberof ExecutionInspection
     */
    revision: string;
    /**
     * Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request; together with those that the conversation has already, variables have at most 64 kB (65,536 bytes), and a request that would add more is refused like one that exceeds its own limits.
     * @type {{ [key: string]: any; }}
     * @memberof ExecutionInspection
     */
    variables: { [key: string]: any; };
    /**
     * Free-form values merged into the execution's context, readable in the flow as `context.*`. At most 16 kB (16,384 bytes) as compact JSON and 8 levels, and 64 kB (65,536 bytes) together with the context that the execution has already; a violation is 422 and names `context`.
     * @type {{ [key: string]: any; }}
     * @memberof ExecutionInspection
     */
    context: { [key: string]: any; };
    /**
     * Blocks since the last reply.
     * @type {Array<Block>}
     * @memberof ExecutionInspection
     */
    blocks: Array<Block>;
    /**
     * 
     * @type {ExpectedInput}
     * @memberof ExecutionInspection
     */
    expectedInput: ExpectedInput | null;
    /**
     * 
     * @type {TokenUsage}
     * @memberof ExecutionInspection
     */
    tokenUsage: TokenUsage | null;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof ExecutionInspection
     */
    etag: string;
}
/**
 * One line of the event log of an execution.
 * @export
 * @interface ExecutionLogEntry
 */
export interface ExecutionLogEntry {
    /**
     * Identifier of the line; lines are in the order of their ids.
     * @type {string}
     * @memberof ExecutionLogEntry
     */
    id: string;
    /**
     * Node of the line; null when it concerns the whole run.
     * @type {string}
     * @memberof ExecutionLogEntry
     */
    nodeId: string | null;
    /**
     * 
     * @type {ExecutionLogSubflow}
     * @memberof ExecutionLogEntry
     */
    subflow: ExecutionLogSubflow | null;
    /**
     * When it happened.
     * @type {string}
     * @memberof ExecutionLogEntry
     */
    createdAt: string;
    /**
     * 
     * @type {ExecutionLogRecord}
     * @memberof ExecutionLogEntry
     */
    entry: ExecutionLogRecord;
}

/**
 * Kind of event.
 * @export
 */
export const ExecutionLogKind = {
    execution_started: 'execution_started',
    step_completed: 'step_completed',
    step_waiting: 'step_waiting',
    step_resumed: 'step_resumed',
    step_failed: 'step_failed',
    handoff_acted: 'handoff_acted',
    aside_started: 'aside_started',
    call_started: 'call_started',
    call_finished: 'call_finished',
    message_received: 'message_received',
    message_sent: 'message_sent',
    execution_ended: 'execution_ended'
} as const;
export type ExecutionLogKind = typeof ExecutionLogKind[keyof typeof ExecutionLogKind];

/**
 * A page of the event log.
 * @export
 * @interface ExecutionLogPage
 */
export interface ExecutionLogPage {
    /**
     * Entries, oldest first.
     * @type {Array<ExecutionLogEntry>}
     * @memberof ExecutionLogPage
     */
    items: Array<ExecutionLogEntry>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof ExecutionLogPage
     */
    nextCursor: string | null;
}
/**
 * What happened, with the particulars of its kind, redacted. They follow the JSON Schema document `event-log-entry`, served at `/docs/schemas/event-log-entry.json`.
 * @export
 * @interface ExecutionLogRecord
 */
export interface ExecutionLogRecord {
    [key: string]: any | any;
    /**
     * 
     * @type {ExecutionLogKind}
     * @memberof ExecutionLogRecord
     */
    kind: ExecutionLogKind;
}


/**
 * Version of the subflow that the node belongs to; null for a node of the flow that was started.
 * @export
 * @interface ExecutionLogSubflow
 */
export interface ExecutionLogSubflow {
    /**
     * Identifier of the flow.
     * @type {string}
     * @memberof ExecutionLogSubflow
     */
    flowId: string;
    /**
     * Number of its version.
     * @type {number}
     * @memberof ExecutionLogSubflow
     */
    version: number;
}

/**
 * How the run ended; null while it has not. `expired`: a question was not answered in time and the flow does not say what follows (`onExpire`), so that a run whose status is `completed` did not get to its end.
 * @export
 */
export const ExecutionOutcome = {
    completed: 'completed',
    expired: 'expired',
    failed: 'failed',
    aborted: 'aborted'
} as const;
export type ExecutionOutcome = typeof ExecutionOutcome[keyof typeof ExecutionOutcome];

/**
 * External inputs of a run.
 * @export
 * @interface ExecutionRecording
 */
export interface ExecutionRecording {
    /**
     * The flow.
     * @type {string}
     * @memberof ExecutionRecording
     */
    flowId: string;
    /**
     * Number of the version that was run.
     * @type {number}
     * @memberof ExecutionRecording
     */
    version: number;
    /**
     * 
     * @type {SimulationTrigger}
     * @memberof ExecutionRecording
     */
    trigger: SimulationTrigger;
    /**
     * When the run started.
     * @type {string}
     * @memberof ExecutionRecording
     */
    startedAt: string;
    /**
     * Language of the conversation.
     * @type {string}
     * @memberof ExecutionRecording
     */
    locale: string | null;
    /**
     * Values by their names.
     * @type {{ [key: string]: any; }}
     * @memberof ExecutionRecording
     */
    variables: { [key: string]: any; };
    /**
     * Values by their names.
     * @type {{ [key: string]: any; }}
     * @memberof ExecutionRecording
     */
    context: { [key: string]: any; };
    /**
     * Inputs that ended the pauses, in order.
     * @type {Array<RecordedInput>}
     * @memberof ExecutionRecording
     */
    inputs: Array<RecordedInput>;
    /**
     * Answers of `http` and `agent` nodes, call by call, by node id; of a tool of an `agent` node by `<node id>/<tool>`. An answer that the log does not have leaves an empty one in its place.
     * @type {{ [key: string]: Array<SimulationStub>; }}
     * @memberof ExecutionRecording
     */
    stubs: { [key: string]: Array<SimulationStub>; };
    /**
     * Branch that each `split` took, by node id; of another flow by `<flow code>/<node id>`.
     * @type {{ [key: string]: number; }}
     * @memberof ExecutionRecording
     */
    splits: { [key: string]: number; };
    /**
     * Parts that differ from the original run.
     * @type {Array<IncompletePart>}
     * @memberof ExecutionRecording
     */
    incomplete: Array<IncompletePart>;
}
/**
 * A recorded run next to its replay on another definition.
 * @export
 * @interface ExecutionReplay
 */
export interface ExecutionReplay {
    /**
     * The execution.
     * @type {string}
     * @memberof ExecutionReplay
     */
    executionId: string;
    /**
     * Its flow.
     * @type {string}
     * @memberof ExecutionReplay
     */
    flowId: string;
    /**
     * Version that it ran.
     * @type {number}
     * @memberof ExecutionReplay
     */
    flowVersion: number;
    /**
     * Where they part, in the order of the turns; empty when they do the same.
     * @type {Array<ReplayDifference>}
     * @memberof ExecutionReplay
     */
    differences: Array<ReplayDifference>;
    /**
     * The turns that were compared.
     * @type {Array<ReplayTurn>}
     * @memberof ExecutionReplay
     */
    turns: Array<ReplayTurn>;
    /**
     * Why the comparison ended before the record did; null when all of it was compared.
     * @type {string}
     * @memberof ExecutionReplay
     */
    stopped: string | null;
    /**
     * Whether an input of the run had been redacted.
     * @type {boolean}
     * @memberof ExecutionReplay
     */
    redacted: boolean;
}

/**
 * State of an execution.
 * @export
 */
export const ExecutionStatus = {
    waiting_input: 'waiting_input',
    waiting_time: 'waiting_time',
    completed: 'completed',
    failed: 'failed',
    aborted: 'aborted'
} as const;
export type ExecutionStatus = typeof ExecutionStatus[keyof typeof ExecutionStatus];

/**
 * How many are in each state.
 * @export
 * @interface ExecutionStatusTotals
 */
export interface ExecutionStatusTotals {
    /**
     * Waiting for an answer.
     * @type {number}
     * @memberof ExecutionStatusTotals
     */
    waiting_input: number;
    /**
     * Waiting for a time, an event or a call.
     * @type {number}
     * @memberof ExecutionStatusTotals
     */
    waiting_time: number;
    /**
     * Completed.
     * @type {number}
     * @memberof ExecutionStatusTotals
     */
    completed: number;
    /**
     * Failed.
     * @type {number}
     * @memberof ExecutionStatusTotals
     */
    failed: number;
    /**
     * Aborted.
     * @type {number}
     * @memberof ExecutionStatusTotals
     */
    aborted: number;
}
/**
 * Executions by state.
 * @export
 * @interface ExecutionTotals
 */
export interface ExecutionTotals {
    /**
     * How many were counted.
     * @type {number}
     * @memberof ExecutionTotals
     */
    total: number;
    /**
     * Whether older ones were not counted: a person reads 10,000+.
     * @type {boolean}
     * @memberof ExecutionTotals
     */
    more: boolean;
    /**
     * 
     * @type {ExecutionStatusTotals}
     * @memberof ExecutionTotals
     */
    statuses: ExecutionStatusTotals;
}
/**
 * Trigger of the run.
 * @export
 * @interface ExecutionTrigger
 */
export interface ExecutionTrigger {
    /**
     * Kind of the trigger.
     * @type {ExecutionTriggerTypeEnum}
     * @memberof ExecutionTrigger
     */
    type: ExecutionTriggerTypeEnum;
    /**
     * Name of the intent or event.
     * @type {string}
     * @memberof ExecutionTrigger
     */
    name: string;
}


/**
 * @export
 */
export const ExecutionTriggerTypeEnum = {
    chat_intent: 'chat_intent',
    event: 'event'
} as const;
export type ExecutionTriggerTypeEnum = typeof ExecutionTriggerTypeEnum[keyof typeof ExecutionTriggerTypeEnum];

/**
 * Input that the waiting node accepts; null when the execution waits for no input.
 * @export
 * @interface ExpectedInput
 */
export interface ExpectedInput {
    /**
     * Kind of answer that is awaited.
     * @type {ExpectedInputTypeEnum}
     * @memberof ExpectedInput
     */
    type: ExpectedInputTypeEnum;
    /**
     * Block that asks for it.
     * @type {string}
     * @memberof ExpectedInput
     */
    block_id: string;
    /**
     * JSON-Schema-shaped description of `input.values`, for checks in the client. The server checks again.
     * @type {{ [key: string]: any; }}
     * @memberof ExpectedInput
     */
    schema: { [key: string]: any; };
    /**
     * The stored form that is shown; absent for a question of the flow itself. Files for either are uploaded under the id of the execution, files for a form that pages may embed also under this one.
     * @type {string}
     * @memberof ExpectedInput
     */
    form_id?: string;
    /**
     * Present and true where the answer is a message for a person of the team. The wait token stays valid after it, and the person's replies are read with the execution.
     * @type {boolean}
     * @memberof ExpectedInput
     */
    handoff?: boolean;
    /**
     * Present and true where any text may be sent besides the answer. One that the question does not take is offered to the session's intents.
     * @type {boolean}
     * @memberof ExpectedInput
     */
    asides?: boolean;
}


/**
 * @export
 */
export const ExpectedInputTypeEnum = {
    form_submission: 'form_submission',
    button_choice: 'button_choice',
    file_upload: 'file_upload',
    none: 'none'
} as const;
export type ExpectedInputTypeEnum = typeof ExpectedInputTypeEnum[keyof typeof ExpectedInputTypeEnum];

/**
 * Outcome of an evaluation.
 * @export
 * @interface ExpressionEvaluation
 */
export interface ExpressionEvaluation {
    /**
     * Whether there is a value.
     * @type {ExpressionEvaluationOutcomeEnum}
     * @memberof ExpressionEvaluation
     */
    outcome: ExpressionEvaluationOutcomeEnum;
    /**
     * The value, of any JSON type; absent after an error, and where the expression finds nothing. A template that is one whole `{{ … }}` keeps the type of its value, nothing as null; any other one is a text.
     * @type {any}
     * @memberof ExpressionEvaluation
     */
    value?: any | null;
    /**
     * Type of the value; `nothing` where there is none.
     * @type {ExpressionEvaluationTypeEnum}
     * @memberof ExpressionEvaluation
     */
    type: ExpressionEvaluationTypeEnum;
    /**
     * Whether a condition or filter takes the value as true.
     * @type {boolean}
     * @memberof ExpressionEvaluation
     */
    truthy: boolean;
    /**
     * What the source reads, each once and in its order, as paths from a name of the scope: `vars.order.id`. What it reads from its own variables and from the values of functions is not among them. Empty when it does not compile.
     * @type {Array<string>}
     * @memberof ExpressionEvaluation
     */
    names: Array<string>;
    /**
     * 
     * @type {ExpressionFailure}
     * @memberof ExpressionEvaluation
     */
    error: ExpressionFailure | null;
}


/**
 * @export
 */
export const ExpressionEvaluationOutcomeEnum = {
    value: 'value',
    error: 'error'
} as const;
export type ExpressionEvaluationOutcomeEnum = typeof ExpressionEvaluationOutcomeEnum[keyof typeof ExpressionEvaluationOutcomeEnum];

/**
 * @export
 */
export const ExpressionEvaluationTypeEnum = {
    string: 'string',
    number: 'number',
    boolean: 'boolean',
    null: 'null',
    array: 'array',
    object: 'object',
    nothing: 'nothing'
} as const;
export type ExpressionEvaluationTypeEnum = typeof ExpressionEvaluationTypeEnum[keyof typeof ExpressionEvaluationTypeEnum];

/**
 * Why there is no value; null when there is one.
 * @export
 * @interface ExpressionFailure
 */
export interface ExpressionFailure {
    /**
     * `compile`: the source is not valid. `evaluate`: it failed on these values. `limit`: it takes more time or memory than one evaluation may.
     * @type {ExpressionFailureKindEnum}
     * @memberof ExpressionFailure
     */
    kind: ExpressionFailureKindEnum;
    /**
     * Description of the problem.
     * @type {string}
     * @memberof ExpressionFailure
     */
    message: string;
    /**
     * Number of characters of the source before the place; null where no place is known.
     * @type {number}
     * @memberof ExpressionFailure
     */
    position: number | null;
}


/**
 * @export
 */
export const ExpressionFailureKindEnum = {
    compile: 'compile',
    evaluate: 'evaluate',
    limit: 'limit'
} as const;
export type ExpressionFailureKindEnum = typeof ExpressionFailureKindEnum[keyof typeof ExpressionFailureKindEnum];

/**
 * The values that an expression can name; each is empty when absent.
 * @export
 * @interface ExpressionScope
 */
export interface ExpressionScope {
    /**
     * Variables of the flow.
     * @type {{ [key: string]: any; }}
     * @memberof ExpressionScope
     */
    vars?: { [key: string]: any; };
    /**
     * The latest answer of the visitor.
     * @type {{ [key: string]: any; }}
     * @memberof ExpressionScope
     */
    input?: { [key: string]: any; };
    /**
     * The event that started or resumed the run.
     * @type {{ [key: string]: any; }}
     * @memberof ExpressionScope
     */
    event?: { [key: string]: any; };
    /**
     * Context of the conversation.
     * @type {{ [key: string]: any; }}
     * @memberof ExpressionScope
     */
    context?: { [key: string]: any; };
    /**
     * Extracted entities.
     * @type {{ [key: string]: any; }}
     * @memberof ExpressionScope
     */
    entities?: { [key: string]: any; };
    /**
     * The conversation.
     * @type {{ [key: string]: any; }}
     * @memberof ExpressionScope
     */
    conversation?: { [key: string]: any; };
    /**
     * Arguments of the model, in a tool of an agent.
     * @type {{ [key: string]: any; }}
     * @memberof ExpressionScope
     */
    args?: { [key: string]: any; };
}
/**
 * An engine message that failed permanently.
 * @export
 * @interface FailedMessage
 */
export interface FailedMessage {
    /**
     * Identifier of the message.
     * @type {string}
     * @memberof FailedMessage
     */
    id: string;
    /**
     * 
     * @type {EngineMessageType}
     * @memberof FailedMessage
     */
    type: EngineMessageType;
    /**
     * Execution it is for; null when it would have started one.
     * @type {string}
     * @memberof FailedMessage
     */
    executionId: string | null;
    /**
     * Number of attempts made.
     * @type {number}
     * @memberof FailedMessage
     */
    attempts: number;
    /**
     * 
     * @type {FailedMessageError}
     * @memberof FailedMessage
     */
    error: FailedMessageError;
    /**
     * Body of the message as the JSON Schema document `jobs` has it, redacted.
     * @type {{ [key: string]: any; }}
     * @memberof FailedMessage
     */
    payload: { [key: string]: any; };
    /**
     * When it was written.
     * @type {string}
     * @memberof FailedMessage
     */
    createdAt: string;
    /**
     * When the last attempt failed.
     * @type {string}
     * @memberof FailedMessage
     */
    failedAt: string;
}


/**
 * Why the last attempt failed.
 * @export
 * @interface FailedMessageError
 */
export interface FailedMessageError {
    /**
     * Machine name of the failure.
     * @type {string}
     * @memberof FailedMessageError
     */
    kind: string;
    /**
     * The failure in one sentence, redacted.
     * @type {string}
     * @memberof FailedMessageError
     */
    message: string;
}
/**
 * A page of failed messages.
 * @export
 * @interface FailedMessagePage
 */
export interface FailedMessagePage {
    /**
     * Messages, the newest failure first.
     * @type {Array<FailedMessage>}
     * @memberof FailedMessagePage
     */
    items: Array<FailedMessage>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof FailedMessagePage
     */
    nextCursor: string | null;
}
/**
 * Failures of one flow in a range of days, node by node.
 * @export
 * @interface FailuresByNode
 */
export interface FailuresByNode {
    /**
     * Id of the flow asked for.
     * @type {string}
     * @memberof FailuresByNode
     */
    flow_id: string;
    /**
     * Calendar day `YYYY-MM-DD` in the time zone of the report.
     * @type {string}
     * @memberof FailuresByNode
     */
    from: string;
    /**
     * Calendar day `YYYY-MM-DD` in the time zone of the report.
     * @type {string}
     * @memberof FailuresByNode
     */
    to: string;
    /**
     * Nodes that runs came to, most failures first; empty for a flow the workspace does not have.
     * @type {Array<NodeFailures>}
     * @memberof FailuresByNode
     */
    nodes: Array<NodeFailures>;
}
/**
 * Rules a client may check before it sends. Rules that only the server knows are left out and enforced all the same.
 * @export
 * @interface FieldValidation
 */
export interface FieldValidation {
    /**
     * Shape of the text, for example `email`.
     * @type {string}
     * @memberof FieldValidation
     */
    format?: string;
    /**
     * Least number of characters.
     * @type {number}
     * @memberof FieldValidation
     */
    min_length?: number;
    /**
     * Greatest number of characters.
     * @type {number}
     * @memberof FieldValidation
     */
    max_length?: number;
    /**
     * Least number of words.
     * @type {number}
     * @memberof FieldValidation
     */
    word_min?: number;
    /**
     * Greatest number of words.
     * @type {number}
     * @memberof FieldValidation
     */
    word_max?: number;
    /**
     * Regular expression (RE2 syntax) the text must match.
     * @type {string}
     * @memberof FieldValidation
     */
    pattern?: string;
    /**
     * Least value.
     * @type {number}
     * @memberof FieldValidation
     */
    min?: number;
    /**
     * Greatest value.
     * @type {number}
     * @memberof FieldValidation
     */
    max?: number;
    /**
     * Distance between allowed values.
     * @type {number}
     * @memberof FieldValidation
     */
    step?: number;
    /**
     * Whole numbers only.
     * @type {boolean}
     * @memberof FieldValidation
     */
    integer?: boolean;
    /**
     * Several addresses separated by commas are allowed.
     * @type {boolean}
     * @memberof FieldValidation
     */
    multiple_emails?: boolean;
    /**
     * Domains (and their subdomains) an address may have.
     * @type {Array<string>}
     * @memberof FieldValidation
     */
    email_allow_domains?: Array<string>;
    /**
     * Only `https:` addresses.
     * @type {boolean}
     * @memberof FieldValidation
     */
    url_https_only?: boolean;
    /**
     * Domains (and their subdomains) an address may have.
     * @type {Array<string>}
     * @memberof FieldValidation
     */
    url_allow_domains?: Array<string>;
    /**
     * Earliest date, `YYYY-MM-DD`.
     * @type {string}
     * @memberof FieldValidation
     */
    date_min?: string;
    /**
     * Latest date, `YYYY-MM-DD`.
     * @type {string}
     * @memberof FieldValidation
     */
    date_max?: string;
    /**
     * Saturdays and Sundays are refused.
     * @type {boolean}
     * @memberof FieldValidation
     */
    date_no_weekends?: boolean;
    /**
     * Least number of choices.
     * @type {number}
     * @memberof FieldValidation
     */
    select_min?: number;
    /**
     * Greatest number of choices.
     * @type {number}
     * @memberof FieldValidation
     */
    select_max?: number;
    /**
     * A choice that must be among the chosen.
     * @type {string}
     * @memberof FieldValidation
     */
    require_option?: string;
    /**
     * The box must be ticked.
     * @type {boolean}
     * @memberof FieldValidation
     */
    must_accept?: boolean;
    /**
     * Least rating.
     * @type {number}
     * @memberof FieldValidation
     */
    rating_min?: number;
    /**
     * Least number of files.
     * @type {number}
     * @memberof FieldValidation
     */
    file_min?: number;
    /**
     * Greatest number of files.
     * @type {number}
     * @memberof FieldValidation
     */
    file_max?: number;
    /**
     * Least width in pixels.
     * @type {number}
     * @memberof FieldValidation
     */
    image_min_width?: number;
    /**
     * Least height in pixels.
     * @type {number}
     * @memberof FieldValidation
     */
    image_min_height?: number;
    /**
     * Texts to show instead of the client's own, by rule.
     * @type {{ [key: string]: string; }}
     * @memberof FieldValidation
     */
    messages?: { [key: string]: string; };
}
/**
 * A stored file as the value of an upload field. Send it back unchanged as the field's answer; it is checked
 * against what was stored for that workspace.
 * 
 * @export
 * @interface FileReference
 */
export interface FileReference {
    /**
     * Id of the stored file.
     * @type {string}
     * @memberof FileReference
     */
    fileId: string;
    /**
     * Signed download address, valid for a limited time; not a permanent link.
     * @type {string}
     * @memberof FileReference
     */
    url: string;
    /**
     * Media type found in the content, whatever the file's name says.
     * @type {string}
     * @memberof FileReference
     */
    mime: string;
    /**
     * Size in bytes.
     * @type {number}
     * @memberof FileReference
     */
    size: number;
    /**
     * File name as sent by the client, without any folder.
     * @type {string}
     * @memberof FileReference
     */
    name: string;
}
/**
 * 
 * @export
 * @interface FileUploadBlock
 */
export interface FileUploadBlock {
    /**
     * Identifies the block within its execution.
     * @type {string}
     * @memberof FileUploadBlock
     */
    id: string;
    /**
     * Asks for a file.
     * @type {FileUploadBlockTypeEnum}
     * @memberof FileUploadBlock
     */
    type: FileUploadBlockTypeEnum;
    /**
     * 
     * @type {InputPayload}
     * @memberof FileUploadBlock
     */
    payload: InputPayload;
    /**
     * 
     * @type {BlockMeta}
     * @memberof FileUploadBlock
     */
    meta: BlockMeta;
}


/**
 * @export
 */
export const FileUploadBlockTypeEnum = {
    file_upload: 'file_upload'
} as const;
export type FileUploadBlockTypeEnum = typeof FileUploadBlockTypeEnum[keyof typeof FileUploadBlockTypeEnum];


/**
 * How a value is compared. `in` and `not_in` take a list, `is_null` and `is_not_null` take no value, the text
 * operators ignore letter case. The dataset lists the operators of each filter.
 * 
 * @export
 */
export const FilterOperator = {
    eq: 'eq',
    neq: 'neq',
    in: 'in',
    not_in: 'not_in',
    gt: 'gt',
    gte: 'gte',
    lt: 'lt',
    lte: 'lte',
    contains: 'contains',
    starts_with: 'starts_with',
    is_null: 'is_null',
    is_not_null: 'is_not_null'
} as const;
export type FilterOperator = typeof FilterOperator[keyof typeof FilterOperator];

/**
 * One value that occurs in the data.
 * @export
 * @interface FilterValue
 */
export interface FilterValue {
    /**
     * The value, of the filter's type.
     * @type {any}
     * @memberof FilterValue
     */
    value: any | null;
    /**
     * Text to show where the value is an id, for example a flow's name.
     * @type {string}
     * @memberof FilterValue
     */
    label?: string;
    /**
     * Rows in the range that have it.
     * @type {number}
     * @memberof FilterValue
     */
    count: number;
}
/**
 * Distinct values of a filter, the most frequent first.
 * @export
 * @interface FilterValueList
 */
export interface FilterValueList {
    /**
     * 
     * @type {DatasetName}
     * @memberof FilterValueList
     */
    dataset: DatasetName;
    /**
     * Name of the filter.
     * @type {string}
     * @memberof FilterValueList
     */
    field: string;
    /**
     * At most 100 values.
     * @type {Array<FilterValue>}
     * @memberof FilterValueList
     */
    values: Array<FilterValue>;
    /**
     * Whether there are more.
     * @type {boolean}
     * @memberof FilterValueList
     */
    truncated: boolean;
}


/**
 * One answer.
 * @export
 * @interface FlowAnswer
 */
export interface FlowAnswer {
    /**
     * The node that asked, of another flow `<flow code>/<node id>`; with a full stop and the name of the field where a form has several.
     * @type {string}
     * @memberof FlowAnswer
     */
    question: string;
    /**
     * What was answered, of any JSON type.
     * @type {any}
     * @memberof FlowAnswer
     */
    value: any | null;
}

/**
 * How the editor places the nodes that nobody has moved: along the edges to the `right` or `down`, or `wrapped`, to the right in rows one below the other.
 * @export
 */
export const FlowArrangement = {
    right: 'right',
    down: 'down',
    wrapped: 'wrapped'
} as const;
export type FlowArrangement = typeof FlowArrangement[keyof typeof FlowArrangement];

/**
 * The branches of a version's splits, compared.
 * @export
 * @interface FlowBranches
 */
export interface FlowBranches {
    /**
     * Identifier of the flow.
     * @type {string}
     * @memberof FlowBranches
     */
    flowId: string;
    /**
     * First day.
     * @type {string}
     * @memberof FlowBranches
     */
    from: string;
    /**
     * Last day.
     * @type {string}
     * @memberof FlowBranches
     */
    to: string;
    /**
     * IANA name of the time zone of the days.
     * @type {string}
     * @memberof FlowBranches
     */
    timeZone: string;
    /**
     * The version; null where none ran.
     * @type {number}
     * @memberof FlowBranches
     */
    version: number | null;
    /**
     * The versions that ran in these days, newest first, whatever `version` says.
     * @type {Array<VersionTraffic>}
     * @memberof FlowBranches
     */
    versions: Array<VersionTraffic>;
    /**
     * The splits of the version, in the order of its nodes.
     * @type {Array<SplitComparison>}
     * @memberof FlowBranches
     */
    splits: Array<SplitComparison>;
}
/**
 * A flow as it is now, with the states of its draft and its layout.
 * @export
 * @interface FlowChange
 */
export interface FlowChange {
    /**
     * 
     * @type {AdminFlow}
     * @memberof FlowChange
     */
    flow: AdminFlow;
    /**
     * 
     * @type {FlowPartState}
     * @memberof FlowChange
     */
    draft: FlowPartState;
    /**
     * 
     * @type {FlowPartState}
     * @memberof FlowChange
     */
    layout: FlowPartState;
}
/**
 * What somebody wrote about a flow or one of its nodes.
 * @export
 * @interface FlowComment
 */
export interface FlowComment {
    /**
     * Identifier of the comment.
     * @type {string}
     * @memberof FlowComment
     */
    id: string;
    /**
     * Identifier of the flow.
     * @type {string}
     * @memberof FlowComment
     */
    flowId: string;
    /**
     * Identifier of the comment that began the thread: its own, unless it is a reply.
     * @type {string}
     * @memberof FlowComment
     */
    threadId: string;
    /**
     * Id of the node, which the draft may no longer have; null for the flow as a whole.
     * @type {string}
     * @memberof FlowComment
     */
    nodeId: string | null;
    /**
     * What it says, as plain text.
     * @type {string}
     * @memberof FlowComment
     */
    text: string;
    /**
     * 
     * @type {FlowCommentPerson}
     * @memberof FlowComment
     */
    author: FlowCommentPerson;
    /**
     * Who is mentioned.
     * @type {Array<FlowCommentPerson>}
     * @memberof FlowComment
     */
    mentions: Array<FlowCommentPerson>;
    /**
     * When the thread was resolved; null while it is open, and of replies.
     * @type {string}
     * @memberof FlowComment
     */
    resolvedAt: string | null;
    /**
     * 
     * @type {FlowCommentResolver}
     * @memberof FlowComment
     */
    resolvedBy: FlowCommentResolver | null;
    /**
     * When it was written.
     * @type {string}
     * @memberof FlowComment
     */
    createdAt: string;
    /**
     * When it was last changed.
     * @type {string}
     * @memberof FlowComment
     */
    updatedAt: string;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof FlowComment
     */
    etag: string;
}
/**
 * A page of comments.
 * @export
 * @interface FlowCommentPage
 */
export interface FlowCommentPage {
    /**
     * Comments in the order of the list.
     * @type {Array<FlowComment>}
     * @memberof FlowCommentPage
     */
    items: Array<FlowComment>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof FlowCommentPage
     */
    nextCursor: string | null;
}
/**
 * A user of the workspace.
 * @export
 * @interface FlowCommentPerson
 */
export interface FlowCommentPerson {
    /**
     * Identifier of the user.
     * @type {string}
     * @memberof FlowCommentPerson
     */
    id: string;
    /**
     * Name of the user at the time.
     * @type {string}
     * @memberof FlowCommentPerson
     */
    name: string;
}
/**
 * The user who resolved the thread; null while it is open, and of replies.
 * @export
 * @interface FlowCommentResolver
 */
export interface FlowCommentResolver {
    /**
     * Identifier of the user.
     * @type {string}
     * @memberof FlowCommentResolver
     */
    id: string;
    /**
     * Name of the user at the time.
     * @type {string}
     * @memberof FlowCommentResolver
     */
    name: string;
}
/**
 * Differences between two definitions.
 * @export
 * @interface FlowDifference
 */
export interface FlowDifference {
    /**
     * Number of the version that was compared.
     * @type {string}
     * @memberof FlowDifference
     */
    from: string;
    /**
     * Number of the other version, or `draft`.
     * @type {string}
     * @memberof FlowDifference
     */
    to: string;
    /**
     * All differences; empty when there are none.
     * @type {Array<AdminDocumentChange>}
     * @memberof FlowDifference
     */
    changes: Array<AdminDocumentChange>;
}
/**
 * The draft of a flow.
 * @export
 * @interface FlowDraft
 */
export interface FlowDraft {
    /**
     * Identifier of the flow.
     * @type {string}
     * @memberof FlowDraft
     */
    flowId: string;
    /**
     * A flow: code, name, locale, triggers, variables, start and nodes. It follows the JSON Schema document `flow`, served at `/docs/schemas/flow.json`, which says what is valid; a draft may break it.
     * @type {{ [key: string]: any; }}
     * @memberof FlowDraft
     */
    definition: { [key: string]: any; };
    /**
     * Version that the draft is based on; null before the first publish.
     * @type {number}
     * @memberof FlowDraft
     */
    baseVersion: number | null;
    /**
     * 
     * @type {AdminPublishes}
     * @memberof FlowDraft
     */
    publishes: AdminPublishes;
    /**
     * When the draft was last saved.
     * @type {string}
     * @memberof FlowDraft
     */
    updatedAt: string;
    /**
     * 
     * @type {AdminUserRef}
     * @memberof FlowDraft
     */
    updatedBy: AdminUserRef | null;
    /**
     * Entity tag of the draft, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof FlowDraft
     */
    etag: string;
}
/**
 * Nodes that are drawn in one frame and moved together.
 * @export
 * @interface FlowGroup
 */
export interface FlowGroup {
    /**
     * Identifier of the group, given by the editor.
     * @type {string}
     * @memberof FlowGroup
     */
    id: string;
    /**
     * Name of the group.
     * @type {string}
     * @memberof FlowGroup
     */
    name: string;
    /**
     * Colour; gray when absent.
     * @type {FlowGroupColorEnum}
     * @memberof FlowGroup
     */
    color?: FlowGroupColorEnum;
    /**
     * Ids of its nodes. One that the draft does not have is kept, as a position is.
     * @type {Array<string>}
     * @memberof FlowGroup
     */
    nodes: Array<string>;
}


/**
 * @export
 */
export const FlowGroupColorEnum = {
    yellow: 'yellow',
    blue: 'blue',
    green: 'green',
    pink: 'pink',
    gray: 'gray'
} as const;
export type FlowGroupColorEnum = typeof FlowGroupColorEnum[keyof typeof FlowGroupColorEnum];

/**
 * A flow and the report of the import.
 * @export
 * @interface FlowImport
 */
export interface FlowImport {
    /**
     * The definition (`flow.yaml`). It can be published once the workspace has everything in `needs`.
     * @type {{ [key: string]: any; }}
     * @memberof FlowImport
     */
    definition: { [key: string]: any; };
    /**
     * 
     * @type {FlowImportReport}
     * @memberof FlowImport
     */
    report: FlowImportReport;
}
/**
 * Report of an import (`import-report.yaml`).
 * @export
 * @interface FlowImportReport
 */
export interface FlowImportReport {
    /**
     * 
     * @type {ImportSource}
     * @memberof FlowImportReport
     */
    source: ImportSource;
    /**
     * 
     * @type {ImportedFlow}
     * @memberof FlowImportReport
     */
    flow: ImportedFlow;
    /**
     * 
     * @type {ImportSummary}
     * @memberof FlowImportReport
     */
    summary: ImportSummary;
    /**
     * Every block and event of the export, in its order.
     * @type {Array<ImportedBlock>}
     * @memberof FlowImportReport
     */
    blocks: Array<ImportedBlock>;
    /**
     * The variables with their old and new names.
     * @type {Array<ImportedVariable>}
     * @memberof FlowImportReport
     */
    variables: Array<ImportedVariable>;
    /**
     * Connections and flows that the workspace must have before the flow can be published.
     * @type {Array<ImportNeed>}
     * @memberof FlowImportReport
     */
    needs: Array<ImportNeed>;
    /**
     * Remarks on the flow as a whole.
     * @type {Array<string>}
     * @memberof FlowImportReport
     */
    remarks: Array<string>;
}
/**
 * Positions of moved nodes on the canvas of a flow, notes and groups.
 * @export
 * @interface FlowLayout
 */
export interface FlowLayout {
    /**
     * Identifier of the flow.
     * @type {string}
     * @memberof FlowLayout
     */
    flowId: string;
    /**
     * Position of each moved node, by the id of the node.
     * @type {{ [key: string]: FlowPosition; }}
     * @memberof FlowLayout
     */
    positions: { [key: string]: FlowPosition; };
    /**
     * The notes on the canvas.
     * @type {Array<FlowNote>}
     * @memberof FlowLayout
     */
    notes: Array<FlowNote>;
    /**
     * Groups of nodes on the canvas. They have no meaning for the flow.
     * @type {Array<FlowGroup>}
     * @memberof FlowLayout
     */
    groups: Array<FlowGroup>;
    /**
     * 
     * @type {FlowArrangement}
     * @memberof FlowLayout
     */
    arrangement: FlowArrangement;
    /**
     * When the layout was last saved; null before the first time.
     * @type {string}
     * @memberof FlowLayout
     */
    updatedAt: string | null;
    /**
     * 
     * @type {AdminUserRef}
     * @memberof FlowLayout
     */
    updatedBy: AdminUserRef | null;
    /**
     * Entity tag of the layout, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof FlowLayout
     */
    etag: string;
}


/**
 * A note on the canvas.
 * @export
 * @interface FlowNote
 */
export interface FlowNote {
    /**
     * Identifier of the note, given by the editor.
     * @type {string}
     * @memberof FlowNote
     */
    id: string;
    /**
     * Text of the note.
     * @type {string}
     * @memberof FlowNote
     */
    text: string;
    /**
     * Left edge.
     * @type {number}
     * @memberof FlowNote
     */
    x: number;
    /**
     * Upper edge.
     * @type {number}
     * @memberof FlowNote
     */
    y: number;
    /**
     * Width in pixels; the editor's own when absent.
     * @type {number}
     * @memberof FlowNote
     */
    width?: number;
    /**
     * Height in pixels; as the text needs when absent.
     * @type {number}
     * @memberof FlowNote
     */
    height?: number;
    /**
     * Colour; yellow when absent.
     * @type {FlowNoteColorEnum}
     * @memberof FlowNote
     */
    color?: FlowNoteColorEnum;
}


/**
 * @export
 */
export const FlowNoteColorEnum = {
    yellow: 'yellow',
    blue: 'blue',
    green: 'green',
    pink: 'pink',
    gray: 'gray'
} as const;
export type FlowNoteColorEnum = typeof FlowNoteColorEnum[keyof typeof FlowNoteColorEnum];

/**
 * Last author of the draft or the layout, and its entity tag.
 * @export
 * @interface FlowPartState
 */
export interface FlowPartState {
    /**
     * Entity tag.
     * @type {string}
     * @memberof FlowPartState
     */
    etag: string;
    /**
     * Time of the change; null for a layout that was never saved.
     * @type {string}
     * @memberof FlowPartState
     */
    updatedAt: string | null;
    /**
     * 
     * @type {AdminUserRef}
     * @memberof FlowPartState
     */
    updatedBy: AdminUserRef | null;
}
/**
 * Upper left corner of a node, in pixels of the canvas at its natural size.
 * @export
 * @interface FlowPosition
 */
export interface FlowPosition {
    /**
     * Pixels to the right.
     * @type {number}
     * @memberof FlowPosition
     */
    x: number;
    /**
     * Pixels down.
     * @type {number}
     * @memberof FlowPosition
     */
    y: number;
}
/**
 * A question of the flow in words.
 * @export
 * @interface FlowQuestion
 */
export interface FlowQuestion {
    /**
     * The node that asks, as answers name it.
     * @type {string}
     * @memberof FlowQuestion
     */
    question: string;
    /**
     * The label of the node or of its field, else what it asks, with templates as they are written; its id where it has no words.
     * @type {string}
     * @memberof FlowQuestion
     */
    title: string;
    /**
     * What can be chosen, by the values of answers; empty where a visitor writes.
     * @type {Array<FlowQuestionOption>}
     * @memberof FlowQuestion
     */
    options: Array<FlowQuestionOption>;
}
/**
 * Something that can be chosen.
 * @export
 * @interface FlowQuestionOption
 */
export interface FlowQuestionOption {
    /**
     * Value of the answer.
     * @type {string}
     * @memberof FlowQuestionOption
     */
    value: string;
    /**
     * What the visitor sees, with templates as they are written.
     * @type {string}
     * @memberof FlowQuestionOption
     */
    label: string;
}
/**
 * The latest runs of a flow next to their replays on another definition.
 * @export
 * @interface FlowReplay
 */
export interface FlowReplay {
    /**
     * Runs that were looked at.
     * @type {number}
     * @memberof FlowReplay
     */
    runs: number;
    /**
     * Runs that go the same way.
     * @type {number}
     * @memberof FlowReplay
     */
    same: number;
    /**
     * Runs that differ.
     * @type {number}
     * @memberof FlowReplay
     */
    differing: number;
    /**
     * Runs that could not be replayed, or not to their end.
     * @type {number}
     * @memberof FlowReplay
     */
    notReplayed: number;
    /**
     * The runs that differ and those that could not be replayed, latest first.
     * @type {Array<ReplayedExecution>}
     * @memberof FlowReplay
     */
    items: Array<ReplayedExecution>;
}
/**
 * One run of the flow, with what the visitor answered.
 * @export
 * @interface FlowResult
 */
export interface FlowResult {
    /**
     * The run.
     * @type {string}
     * @memberof FlowResult
     */
    executionId: string;
    /**
     * Its conversation.
     * @type {string}
     * @memberof FlowResult
     */
    conversationId: string;
    /**
     * Version that it runs.
     * @type {number}
     * @memberof FlowResult
     */
    flowVersion: number;
    /**
     * 
     * @type {ExecutionStatus}
     * @memberof FlowResult
     */
    status: ExecutionStatus;
    /**
     * When it was started.
     * @type {string}
     * @memberof FlowResult
     */
    startedAt: string;
    /**
     * When it ended; null before.
     * @type {string}
     * @memberof FlowResult
     */
    endedAt: string | null;
    /**
     * Answers in the order in which they came.
     * @type {Array<FlowAnswer>}
     * @memberof FlowResult
     */
    answers: Array<FlowAnswer>;
}


/**
 * A page of results.
 * @export
 * @interface FlowResultPage
 */
export interface FlowResultPage {
    /**
     * Results, the latest run first.
     * @type {Array<FlowResult>}
     * @memberof FlowResultPage
     */
    items: Array<FlowResult>;
    /**
     * What visitors saw of the questions that are answered on this page, each as the latest version on it asks it. Those of other flows and of forms are not listed.
     * @type {Array<FlowQuestion>}
     * @memberof FlowResultPage
     */
    questions: Array<FlowQuestion>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof FlowResultPage
     */
    nextCursor: string | null;
}
/**
 * How many have each status.
 * @export
 * @interface FlowStatusTotals
 */
export interface FlowStatusTotals {
    /**
     * Never published.
     * @type {number}
     * @memberof FlowStatusTotals
     */
    draft: number;
    /**
     * Live.
     * @type {number}
     * @memberof FlowStatusTotals
     */
    published: number;
    /**
     * Live before.
     * @type {number}
     * @memberof FlowStatusTotals
     */
    withdrawn: number;
}
/**
 * Coverage of the flow by the tests.
 * @export
 * @interface FlowTestCoverage
 */
export interface FlowTestCoverage {
    /**
     * 
     * @type {FlowTestShare}
     * @memberof FlowTestCoverage
     */
    nodes: FlowTestShare;
    /**
     * 
     * @type {FlowTestShare}
     * @memberof FlowTestCoverage
     */
    branches: FlowTestShare;
}
/**
 * An expectation that was not met, or a step that the run could not take.
 * @export
 * @interface FlowTestFailure
 */
export interface FlowTestFailure {
    /**
     * JSON pointer to it, for example `/tests/0/steps/1/expect/status`.
     * @type {string}
     * @memberof FlowTestFailure
     */
    pointer: string;
    /**
     * Expected and actual result.
     * @type {string}
     * @memberof FlowTestFailure
     */
    message: string;
}
/**
 * How the tests went.
 * @export
 * @interface FlowTestReport
 */
export interface FlowTestReport {
    /**
     * Whether all expectations were met and enough was covered.
     * @type {boolean}
     * @memberof FlowTestReport
     */
    passed: boolean;
    /**
     * One for each test, in their order.
     * @type {Array<FlowTestResult>}
     * @memberof FlowTestReport
     */
    results: Array<FlowTestResult>;
    /**
     * 
     * @type {FlowTestCoverage}
     * @memberof FlowTestReport
     */
    coverage: FlowTestCoverage;
    /**
     * Coverage below the required level, in words.
     * @type {Array<string>}
     * @memberof FlowTestReport
     */
    shortfalls: Array<string>;
}
/**
 * How one test went. It ends at its first failed step.
 * @export
 * @interface FlowTestResult
 */
export interface FlowTestResult {
    /**
     * Name of the test.
     * @type {string}
     * @memberof FlowTestResult
     */
    name: string;
    /**
     * Failed expectations.
     * @type {Array<FlowTestFailure>}
     * @memberof FlowTestResult
     */
    failures: Array<FlowTestFailure>;
}
/**
 * A part of a whole.
 * @export
 * @interface FlowTestShare
 */
export interface FlowTestShare {
    /**
     * How many were seen.
     * @type {number}
     * @memberof FlowTestShare
     */
    seen: number;
    /**
     * How many there are.
     * @type {number}
     * @memberof FlowTestShare
     */
    of: number;
    /**
     * Those that no test has seen: ids of nodes, or branches as `<node> → <node>`, with `end` for an end.
     * @type {Array<string>}
     * @memberof FlowTestShare
     */
    missed: Array<string>;
}
/**
 * Flows by status.
 * @export
 * @interface FlowTotals
 */
export interface FlowTotals {
    /**
     * How many there are.
     * @type {number}
     * @memberof FlowTotals
     */
    total: number;
    /**
     * 
     * @type {FlowStatusTotals}
     * @memberof FlowTotals
     */
    statuses: FlowStatusTotals;
}
/**
 * How runs went through a flow.
 * @export
 * @interface FlowTraffic
 */
export interface FlowTraffic {
    /**
     * Identifier of the flow.
     * @type {string}
     * @memberof FlowTraffic
     */
    flowId: string;
    /**
     * First day.
     * @type {string}
     * @memberof FlowTraffic
     */
    from: string;
    /**
     * Last day.
     * @type {string}
     * @memberof FlowTraffic
     */
    to: string;
    /**
     * IANA name of the time zone of the days.
     * @type {string}
     * @memberof FlowTraffic
     */
    timeZone: string;
    /**
     * Runs that started in these days.
     * @type {number}
     * @memberof FlowTraffic
     */
    started: number;
    /**
     * Runs that came to an end of the flow.
     * @type {number}
     * @memberof FlowTraffic
     */
    completed: number;
    /**
     * Runs that have not ended.
     * @type {number}
     * @memberof FlowTraffic
     */
    waiting: number;
    /**
     * Runs that failed, were aborted or were not answered in time.
     * @type {number}
     * @memberof FlowTraffic
     */
    dropped: number;
    /**
     * The versions that ran in these days, newest first, whatever `version` says.
     * @type {Array<VersionTraffic>}
     * @memberof FlowTraffic
     */
    versions: Array<VersionTraffic>;
    /**
     * The nodes that runs came to, by their ids.
     * @type {Array<NodeTraffic>}
     * @memberof FlowTraffic
     */
    nodes: Array<NodeTraffic>;
}
/**
 * Something that uses a flow.
 * @export
 * @interface FlowUse
 */
export interface FlowUse {
    /**
     * What uses it: the first three are nodes of other flows. `agent_tool` is a tool of an `agent` node, `emit` a node that emits an event which starts the flow.
     * @type {FlowUseKindEnum}
     * @memberof FlowUse
     */
    kind: FlowUseKindEnum;
    /**
     * Whether it takes effect now. A node of another flow is in its live version, or else in its draft only; a key or an inbound webhook is active, or else it is not.
     * @type {boolean}
     * @memberof FlowUse
     */
    live: boolean;
    /**
     * Identifier of the flow, key or inbound webhook; null for a quick question.
     * @type {string}
     * @memberof FlowUse
     */
    id: string | null;
    /**
     * Name of the flow, key or inbound webhook; text of the quick question.
     * @type {string}
     * @memberof FlowUse
     */
    name: string;
    /**
     * Code of the flow; null for the others.
     * @type {string}
     * @memberof FlowUse
     */
    code: string | null;
    /**
     * Id of the node; null outside nodes and where it has none.
     * @type {string}
     * @memberof FlowUse
     */
    nodeId: string | null;
    /**
     * JSON pointer (RFC 6901) to where the flow is named: into the definition of the other flow (its live version where `live`, else its draft), the rows of the quick questions, or the key or inbound webhook.
     * @type {string}
     * @memberof FlowUse
     */
    path: string;
    /**
     * Intent or event by which it reaches the flow; null where it names the flow itself.
     * @type {string}
     * @memberof FlowUse
     */
    through: string | null;
}


/**
 * @export
 */
export const FlowUseKindEnum = {
    subflow: 'subflow',
    agent_tool: 'agent_tool',
    emit: 'emit',
    quick_question: 'quick_question',
    key: 'key',
    inbound_webhook: 'inbound_webhook'
} as const;
export type FlowUseKindEnum = typeof FlowUseKindEnum[keyof typeof FlowUseKindEnum];

/**
 * Uses of a flow.
 * @export
 * @interface FlowUseList
 */
export interface FlowUseList {
    /**
     * Nodes of other flows by code, then quick questions, keys and inbound webhooks.
     * @type {Array<FlowUse>}
     * @memberof FlowUseList
     */
    items: Array<FlowUse>;
}
/**
 * A published version without its definition.
 * @export
 * @interface FlowVersion
 */
export interface FlowVersion {
    /**
     * Identifier of the flow.
     * @type {string}
     * @memberof FlowVersion
     */
    flowId: string;
    /**
     * Number of the version, counted from 1.
     * @type {number}
     * @memberof FlowVersion
     */
    version: number;
    /**
     * Whether triggers start this version now.
     * @type {boolean}
     * @memberof FlowVersion
     */
    live: boolean;
    /**
     * Words given at its publish.
     * @type {string}
     * @memberof FlowVersion
     */
    note: string | null;
    /**
     * Old version whose definition it repeats; null for a published draft.
     * @type {number}
     * @memberof FlowVersion
     */
    rolledBackFrom: number | null;
    /**
     * Generation of the documents that answered when it was published. The flow answers from the live one.
     * @type {number}
     * @memberof FlowVersion
     */
    knowledgeGeneration: number;
    /**
     * When it was published.
     * @type {string}
     * @memberof FlowVersion
     */
    publishedAt: string;
    /**
     * 
     * @type {AdminUserRef}
     * @memberof FlowVersion
     */
    publishedBy: AdminUserRef | null;
}
/**
 * A version with its definition.
 * @export
 * @interface FlowVersionDetail
 */
export interface FlowVersionDetail {
    /**
     * 
     * @type {FlowVersion}
     * @memberof FlowVersionDetail
     */
    version: FlowVersion;
    /**
     * A flow: code, name, locale, triggers, variables, start and nodes. It follows the JSON Schema document `flow`, served at `/docs/schemas/flow.json`, which says what is valid; a draft may break it.
     * @type {{ [key: string]: any; }}
     * @memberof FlowVersionDetail
     */
    definition: { [key: string]: any; };
}
/**
 * A page of versions.
 * @export
 * @interface FlowVersionPage
 */
export interface FlowVersionPage {
    /**
     * Versions, newest first.
     * @type {Array<FlowVersion>}
     * @memberof FlowVersionPage
     */
    items: Array<FlowVersion>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof FlowVersionPage
     */
    nextCursor: string | null;
}
/**
 * Who looks at a flow; only with `flow_viewers`.
 * @export
 * @interface FlowViewer
 */
export interface FlowViewer {
    /**
     * The user.
     * @type {string}
     * @memberof FlowViewer
     */
    userId: string;
    /**
     * Name of the user.
     * @type {string}
     * @memberof FlowViewer
     */
    name: string;
    /**
     * Id of the selected node; null while none is.
     * @type {string}
     * @memberof FlowViewer
     */
    nodeId: string | null;
    /**
     * Whether the user has left the flow.
     * @type {boolean}
     * @memberof FlowViewer
     */
    left: boolean;
}
/**
 * One visitor of the flow, with what it answered last.
 * @export
 * @interface FlowVisitor
 */
export interface FlowVisitor {
    /**
     * Conversation of the latest run; `visitorOf` of the list of results.
     * @type {string}
     * @memberof FlowVisitor
     */
    conversationId: string;
    /**
     * 
     * @type {ConversationCustomer}
     * @memberof FlowVisitor
     */
    customer: ConversationCustomer | null;
    /**
     * Number of the visitor's runs that match.
     * @type {number}
     * @memberof FlowVisitor
     */
    runs: number;
    /**
     * When the first of them was started.
     * @type {string}
     * @memberof FlowVisitor
     */
    firstStartedAt: string;
    /**
     * The latest of them.
     * @type {string}
     * @memberof FlowVisitor
     */
    executionId: string;
    /**
     * Version that it runs.
     * @type {number}
     * @memberof FlowVisitor
     */
    flowVersion: number;
    /**
     * 
     * @type {ExecutionStatus}
     * @memberof FlowVisitor
     */
    status: ExecutionStatus;
    /**
     * When the latest was started.
     * @type {string}
     * @memberof FlowVisitor
     */
    startedAt: string;
    /**
     * When the latest ended; null before.
     * @type {string}
     * @memberof FlowVisitor
     */
    endedAt: string | null;
    /**
     * The last answer to each question, in the order in which the questions were first answered.
     * @type {Array<FlowAnswer>}
     * @memberof FlowVisitor
     */
    answers: Array<FlowAnswer>;
}


/**
 * A page of visitors.
 * @export
 * @interface FlowVisitorPage
 */
export interface FlowVisitorPage {
    /**
     * Visitors, the latest run first.
     * @type {Array<FlowVisitor>}
     * @memberof FlowVisitorPage
     */
    items: Array<FlowVisitor>;
    /**
     * What visitors saw of the questions that are answered on this page, each as the latest version among the latest runs asks it. Those of other flows and of forms are not listed.
     * @type {Array<FlowQuestion>}
     * @memberof FlowVisitorPage
     */
    questions: Array<FlowQuestion>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof FlowVisitorPage
     */
    nextCursor: string | null;
}
/**
 * 
 * @export
 * @interface FormBlock
 */
export interface FormBlock {
    /**
     * Identifies the block within its execution.
     * @type {string}
     * @memberof FormBlock
     */
    id: string;
    /**
     * A stored form to fill in.
     * @type {FormBlockTypeEnum}
     * @memberof FormBlock
     */
    type: FormBlockTypeEnum;
    /**
     * 
     * @type {FormPayload}
     * @memberof FormBlock
     */
    payload: FormPayload;
    /**
     * 
     * @type {BlockMeta}
     * @memberof FormBlock
     */
    meta: BlockMeta;
}


/**
 * @export
 */
export const FormBlockTypeEnum = {
    form: 'form'
} as const;
export type FormBlockTypeEnum = typeof FormBlockTypeEnum[keyof typeof FormBlockTypeEnum];

/**
 * The draft of a form.
 * @export
 * @interface FormDraft
 */
export interface FormDraft {
    /**
     * Identifier of the form.
     * @type {string}
     * @memberof FormDraft
     */
    formId: string;
    /**
     * A form: code, title, submitLabel, embeddable, acceptsSubmissions, honeypotField, fields and locales. It follows the JSON Schema document `form`, served at `/docs/schemas/form.json`, which says what is valid; a draft may break it. Field types: `text textarea email phone number url date time select multiselect radio checkbox consent rating file image hidden`. Keys of a field's `validation`: `format min_length max_length word_min word_max pattern min max step integer multiple_emails email_allow_domains url_https_only url_allow_domains date_min date_max date_no_weekends select_min select_max require_option must_accept rating_min file_min file_max image_min_width image_min_height messages`, and the server-only `blocked_words block_free_mailboxes block_disposable_mailboxes`.
     * @type {{ [key: string]: any; }}
     * @memberof FormDraft
     */
    definition: { [key: string]: any; };
    /**
     * Version that the draft is based on; null before the first publish.
     * @type {number}
     * @memberof FormDraft
     */
    baseVersion: number | null;
    /**
     * 
     * @type {AdminPublishes}
     * @memberof FormDraft
     */
    publishes: AdminPublishes;
    /**
     * When the draft was last saved.
     * @type {string}
     * @memberof FormDraft
     */
    updatedAt: string;
    /**
     * 
     * @type {AdminUserRef}
     * @memberof FormDraft
     */
    updatedBy: AdminUserRef | null;
    /**
     * Entity tag of the draft, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof FormDraft
     */
    etag: string;
}
/**
 * One field as a client renders it.
 * @export
 * @interface FormField
 */
export interface FormField {
    /**
     * Key of the answer.
     * @type {string}
     * @memberof FormField
     */
    name: string;
    /**
     * 
     * @type {FormFieldType}
     * @memberof FormField
     */
    type: FormFieldType;
    /**
     * Text next to the control, localised if a locale was requested.
     * @type {string}
     * @memberof FormField
     */
    label: string;
    /**
     * Whether an answer is wanted.
     * @type {boolean}
     * @memberof FormField
     */
    required: boolean;
    /**
     * Hint inside the empty control.
     * @type {string}
     * @memberof FormField
     */
    placeholder: string | null;
    /**
     * Hint below the control.
     * @type {string}
     * @memberof FormField
     */
    help: string | null;
    /**
     * Choices of a `select`, `multiselect`, `radio` or `checkbox`.
     * @type {Array<FormOption>}
     * @memberof FormField
     */
    options: Array<FormOption> | null;
    /**
     * Settings of the control: `visibleIf`, `accept`, `maxSizeMb`, `rows`, `default`.
     * @type {{ [key: string]: any; }}
     * @memberof FormField
     */
    config: { [key: string]: any; } | null;
    /**
     * 
     * @type {FieldValidation}
     * @memberof FormField
     */
    validation: FieldValidation;
}



/**
 * Kind of control.
 * @export
 */
export const FormFieldType = {
    text: 'text',
    textarea: 'textarea',
    email: 'email',
    phone: 'phone',
    number: 'number',
    url: 'url',
    date: 'date',
    time: 'time',
    select: 'select',
    multiselect: 'multiselect',
    radio: 'radio',
    checkbox: 'checkbox',
    consent: 'consent',
    rating: 'rating',
    file: 'file',
    image: 'image',
    hidden: 'hidden'
} as const;
export type FormFieldType = typeof FormFieldType[keyof typeof FormFieldType];

/**
 * 
 * @export
 * @interface FormOption
 */
export interface FormOption {
    /**
     * Value of the answer.
     * @type {string}
     * @memberof FormOption
     */
    value: string;
    /**
     * Text of the choice.
     * @type {string}
     * @memberof FormOption
     */
    label: string;
}
/**
 * 
 * @export
 * @interface FormPayload
 */
export interface FormPayload {
    /**
     * The stored form.
     * @type {string}
     * @memberof FormPayload
     */
    formId: string;
    /**
     * Heading.
     * @type {string}
     * @memberof FormPayload
     */
    title: string;
    /**
     * Text of the submit button.
     * @type {string}
     * @memberof FormPayload
     */
    submitLabel: string;
    /**
     * Fields in order.
     * @type {Array<FormField>}
     * @memberof FormPayload
     */
    fields: Array<FormField>;
}
/**
 * A form's schema as a cacheable document, in the form's own language.
 * @export
 * @interface FormSchemaDocument
 */
export interface FormSchemaDocument {
    /**
     * Public code of the form, unique in its workspace.
     * @type {string}
     * @memberof FormSchemaDocument
     */
    code: string;
    /**
     * Heading of the form.
     * @type {string}
     * @memberof FormSchemaDocument
     */
    title: string;
    /**
     * Text of the button that sends the form.
     * @type {string}
     * @memberof FormSchemaDocument
     */
    submitLabel: string;
    /**
     * The fields in display order.
     * @type {Array<FormField>}
     * @memberof FormSchemaDocument
     */
    fields: Array<FormField>;
    /**
     * When the stored document was published, ISO 8601 with offset; null when the answer was computed live.
     * @type {string}
     * @memberof FormSchemaDocument
     */
    publishedAt: string | null;
}
/**
 * The answers to a form.
 * @export
 * @interface FormSubmissionInput
 */
export interface FormSubmissionInput {
    /**
     * Publishable key, when it is neither in the query nor in the header.
     * @type {string}
     * @memberof FormSubmissionInput
     */
    publicKey?: string;
    /**
     * The client's own id of this submission; a repetition for the same form is not stored again.
     * @type {string}
     * @memberof FormSubmissionInput
     */
    clientSubmissionId?: string;
    /**
     * Answers keyed by field name; the honeypot field, if sent, must be empty.
     * @type {{ [key: string]: any; }}
     * @memberof FormSubmissionInput
     */
    values: { [key: string]: any; };
    /**
     * Language the visitor saw; error messages use it where the form has it.
     * @type {string}
     * @memberof FormSubmissionInput
     */
    locale?: string;
    /**
     * Conversation the submission belongs to, if any; one unknown to the workspace is ignored.
     * @type {string}
     * @memberof FormSubmissionInput
     */
    conversationId?: string;
}
/**
 * Result of a submission.
 * @export
 * @interface FormSubmissionReceipt
 */
export interface FormSubmissionReceipt {
    /**
     * Id of the stored submission; of the first one when this was a repetition.
     * @type {string}
     * @memberof FormSubmissionReceipt
     */
    submissionId: string;
    /**
     * State of the stored submission.
     * @type {FormSubmissionReceiptStatusEnum}
     * @memberof FormSubmissionReceipt
     */
    status: FormSubmissionReceiptStatusEnum;
}


/**
 * @export
 */
export const FormSubmissionReceiptStatusEnum = {
    accepted: 'accepted'
} as const;
export type FormSubmissionReceiptStatusEnum = typeof FormSubmissionReceiptStatusEnum[keyof typeof FormSubmissionReceiptStatusEnum];

/**
 * A published version without its definition.
 * @export
 * @interface FormVersion
 */
export interface FormVersion {
    /**
     * Identifier of the form.
     * @type {string}
     * @memberof FormVersion
     */
    formId: string;
    /**
     * Number of the version, counted from 1.
     * @type {number}
     * @memberof FormVersion
     */
    version: number;
    /**
     * Whether visitors get this version now.
     * @type {boolean}
     * @memberof FormVersion
     */
    live: boolean;
    /**
     * Words given at its publish.
     * @type {string}
     * @memberof FormVersion
     */
    note: string | null;
    /**
     * Old version whose definition it repeats; null for a published draft.
     * @type {number}
     * @memberof FormVersion
     */
    rolledBackFrom: number | null;
    /**
     * When it was published.
     * @type {string}
     * @memberof FormVersion
     */
    publishedAt: string;
    /**
     * 
     * @type {AdminUserRef}
     * @memberof FormVersion
     */
    publishedBy: AdminUserRef | null;
}
/**
 * A version with its definition.
 * @export
 * @interface FormVersionDetail
 */
export interface FormVersionDetail {
    /**
     * 
     * @type {FormVersion}
     * @memberof FormVersionDetail
     */
    version: FormVersion;
    /**
     * A form: code, title, submitLabel, embeddable, acceptsSubmissions, honeypotField, fields and locales. It follows the JSON Schema document `form`, served at `/docs/schemas/form.json`, which says what is valid; a draft may break it. Field types: `text textarea email phone number url date time select multiselect radio checkbox consent rating file image hidden`. Keys of a field's `validation`: `format min_length max_length word_min word_max pattern min max step integer multiple_emails email_allow_domains url_https_only url_allow_domains date_min date_max date_no_weekends select_min select_max require_option must_accept rating_min file_min file_max image_min_width image_min_height messages`, and the server-only `blocked_words block_free_mailboxes block_disposable_mailboxes`.
     * @type {{ [key: string]: any; }}
     * @memberof FormVersionDetail
     */
    definition: { [key: string]: any; };
}
/**
 * A page of versions.
 * @export
 * @interface FormVersionPage
 */
export interface FormVersionPage {
    /**
     * Versions, newest first.
     * @type {Array<FormVersion>}
     * @memberof FormVersionPage
     */
    items: Array<FormVersion>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof FormVersionPage
     */
    nextCursor: string | null;
}
/**
 * A resource of the workspace.
 * @export
 * @interface FoundResource
 */
export interface FoundResource {
    /**
     * Kind of the resource.
     * @type {FoundResourceKindEnum}
     * @memberof FoundResource
     */
    kind: FoundResourceKindEnum;
    /**
     * Identifier of the resource, of a role its code.
     * @type {string}
     * @memberof FoundResource
     */
    id: string;
    /**
     * Its name; of a run that of its flow, of a conversation that of the customer.
     * @type {string}
     * @memberof FoundResource
     */
    name: string;
    /**
     * Its code, of a user the e-mail address; null without one.
     * @type {string}
     * @memberof FoundResource
     */
    code: string | null;
}


/**
 * @export
 */
export const FoundResourceKindEnum = {
    flow: 'flow',
    form: 'form',
    execution: 'execution',
    conversation: 'conversation',
    connection: 'connection',
    goal: 'goal',
    key: 'key',
    user: 'user',
    role: 'role',
    training_source: 'training_source',
    inbound_webhook: 'inbound_webhook',
    report: 'report'
} as const;
export type FoundResourceKindEnum = typeof FoundResourceKindEnum[keyof typeof FoundResourceKindEnum];

/**
 * How the knowledge checks went on it; null before they were run.
 * @export
 * @interface GenerationCheck
 */
export interface GenerationCheck {
    /**
     * When they were run.
     * @type {string}
     * @memberof GenerationCheck
     */
    checkedAt: string;
    /**
     * Whether no document was changed in it since.
     * @type {boolean}
     * @memberof GenerationCheck
     */
    upToDate: boolean;
    /**
     * How many there were.
     * @type {number}
     * @memberof GenerationCheck
     */
    checks: number;
    /**
     * Those that failed, by question.
     * @type {Array<BrokenCheck>}
     * @memberof GenerationCheck
     */
    broken: Array<BrokenCheck>;
}
/**
 * Something worth counting, such as a purchase.
 * @export
 * @interface Goal
 */
export interface Goal {
    /**
     * Identifier of the goal.
     * @type {string}
     * @memberof Goal
     */
    id: string;
    /**
     * Stable name by which conversions and flows refer to the goal; unique in the workspace.
     * @type {string}
     * @memberof Goal
     */
    code: string;
    /**
     * Name shown to people.
     * @type {string}
     * @memberof Goal
     */
    name: string;
    /**
     * 
     * @type {GoalStatus}
     * @memberof Goal
     */
    status: GoalStatus;
    /**
     * 
     * @type {GoalMatch}
     * @memberof Goal
     */
    match: GoalMatch;
    /**
     * 
     * @type {GoalValue}
     * @memberof Goal
     */
    value: GoalValue;
    /**
     * ISO 4217 code of the value; null when the goal records none.
     * @type {string}
     * @memberof Goal
     */
    currency: string | null;
    /**
     * Days after the last conversation in which a completion is still attributed to it.
     * @type {number}
     * @memberof Goal
     */
    windowDays: number;
    /**
     * When the goal was created.
     * @type {string}
     * @memberof Goal
     */
    createdAt: string;
    /**
     * When the goal was last changed.
     * @type {string}
     * @memberof Goal
     */
    updatedAt: string;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof Goal
     */
    etag: string;
}


/**
 * One time that a goal was reached.
 * @export
 * @interface GoalCompletion
 */
export interface GoalCompletion {
    /**
     * Identifier of the completion.
     * @type {string}
     * @memberof GoalCompletion
     */
    id: string;
    /**
     * Identifier of the goal.
     * @type {string}
     * @memberof GoalCompletion
     */
    goalId: string;
    /**
     * Where it came from.
     * @type {GoalCompletionOriginEnum}
     * @memberof GoalCompletion
     */
    origin: GoalCompletionOriginEnum;
    /**
     * Whether it belongs to a conversation.
     * @type {boolean}
     * @memberof GoalCompletion
     */
    attributed: boolean;
    /**
     * That conversation; null for none.
     * @type {string}
     * @memberof GoalCompletion
     */
    conversationId: string | null;
    /**
     * The caller's own id of it; null when none was sent.
     * @type {string}
     * @memberof GoalCompletion
     */
    externalRef: string | null;
    /**
     * Value in whole units of the currency; null when none was recorded.
     * @type {number}
     * @memberof GoalCompletion
     */
    value: number | null;
    /**
     * ISO 4217 code of the value; null without value.
     * @type {string}
     * @memberof GoalCompletion
     */
    currency: string | null;
    /**
     * Properties as they were sent.
     * @type {{ [key: string]: any; }}
     * @memberof GoalCompletion
     */
    props: { [key: string]: any; };
    /**
     * When the goal was reached.
     * @type {string}
     * @memberof GoalCompletion
     */
    occurredAt: string;
}


/**
 * @export
 */
export const GoalCompletionOriginEnum = {
    api: 'api',
    telemetry: 'telemetry',
    flow: 'flow'
} as const;
export type GoalCompletionOriginEnum = typeof GoalCompletionOriginEnum[keyof typeof GoalCompletionOriginEnum];

/**
 * A page of completions.
 * @export
 * @interface GoalCompletionPage
 */
export interface GoalCompletionPage {
    /**
     * Completions, newest first.
     * @type {Array<GoalCompletion>}
     * @memberof GoalCompletionPage
     */
    items: Array<GoalCompletion>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof GoalCompletionPage
     */
    nextCursor: string | null;
}
/**
 * What completes the goal. `api`: a call of the conversions endpoint. `telemetry`: a client event of the given name. `flow`: a `goal` node that names the code of the goal.
 * @export
 * @interface GoalMatch
 */
export interface GoalMatch {
    /**
     * Where completions come from.
     * @type {GoalMatchTypeEnum}
     * @memberof GoalMatch
     */
    type: GoalMatchTypeEnum;
    /**
     * Name of the telemetry event; required for `telemetry`, refused otherwise.
     * @type {string}
     * @memberof GoalMatch
     */
    name?: string;
    /**
     * Expression over `$event` that must hold; only for `telemetry`. Absent: every event of that name counts.
     * @type {string}
     * @memberof GoalMatch
     */
    filter?: string;
}


/**
 * @export
 */
export const GoalMatchTypeEnum = {
    api: 'api',
    telemetry: 'telemetry',
    flow: 'flow'
} as const;
export type GoalMatchTypeEnum = typeof GoalMatchTypeEnum[keyof typeof GoalMatchTypeEnum];

/**
 * A page of goals.
 * @export
 * @interface GoalPage
 */
export interface GoalPage {
    /**
     * Goals sorted by code.
     * @type {Array<Goal>}
     * @memberof GoalPage
     */
    items: Array<Goal>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof GoalPage
     */
    nextCursor: string | null;
}

/**
 * `active` goals count completions. `active` and `paused` change into each other; either may become `archived`, which is final.
 * @export
 */
export const GoalStatus = {
    active: 'active',
    paused: 'paused',
    archived: 'archived'
} as const;
export type GoalStatus = typeof GoalStatus[keyof typeof GoalStatus];

/**
 * How much one completion is worth, in the currency of the goal.
 * @export
 * @interface GoalValue
 */
export interface GoalValue {
    /**
     * `none` records no value, `fixed` the given amount, `from_property` reads the named property of the completion.
     * @type {GoalValueModeEnum}
     * @memberof GoalValue
     */
    mode: GoalValueModeEnum;
    /**
     * Value of each completion in whole units of the currency; required for `fixed`, refused otherwise.
     * @type {number}
     * @memberof GoalValue
     */
    amount?: number;
    /**
     * Key of the completion properties that holds the number; required for `from_property`, refused otherwise.
     * @type {string}
     * @memberof GoalValue
     */
    property?: string;
}


/**
 * @export
 */
export const GoalValueModeEnum = {
    none: 'none',
    fixed: 'fixed',
    from_property: 'from_property'
} as const;
export type GoalValueModeEnum = typeof GoalValueModeEnum[keyof typeof GoalValueModeEnum];

/**
 * The outcome for the flow.
 * @export
 * @interface HandBackHandoffRequest
 */
export interface HandBackHandoffRequest {
    /**
     * For example `solved`.
     * @type {string}
     * @memberof HandBackHandoffRequest
     */
    outcome: string;
}
/**
 * A conversation that a flow handed over to people.
 * @export
 * @interface Handoff
 */
export interface Handoff {
    /**
     * Identifier of the handoff.
     * @type {string}
     * @memberof Handoff
     */
    id: string;
    /**
     * Its conversation, with what was said.
     * @type {string}
     * @memberof Handoff
     */
    conversationId: string;
    /**
     * The run that waits for it.
     * @type {string}
     * @memberof Handoff
     */
    executionId: string;
    /**
     * Code of the queue.
     * @type {string}
     * @memberof Handoff
     */
    queue: string;
    /**
     * Why, as the flow says it.
     * @type {string}
     * @memberof Handoff
     */
    reason: string;
    /**
     * 
     * @type {ConversationCustomer}
     * @memberof Handoff
     */
    customer: ConversationCustomer | null;
    /**
     * 
     * @type {HandoffState}
     * @memberof Handoff
     */
    state: HandoffState;
    /**
     * 
     * @type {HandoffPerson}
     * @memberof Handoff
     */
    claimedBy: HandoffPerson | null;
    /**
     * Outcome with which it was handed back.
     * @type {string}
     * @memberof Handoff
     */
    outcome: string | null;
    /**
     * When the flow handed it over.
     * @type {string}
     * @memberof Handoff
     */
    requestedAt: string;
    /**
     * When it times out unless it is claimed.
     * @type {string}
     * @memberof Handoff
     */
    dueAt: string | null;
    /**
     * When the person claimed it.
     * @type {string}
     * @memberof Handoff
     */
    claimedAt: string | null;
    /**
     * When it ended.
     * @type {string}
     * @memberof Handoff
     */
    endedAt: string | null;
    /**
     * When the visitor wrote last meanwhile.
     * @type {string}
     * @memberof Handoff
     */
    visitorWroteAt: string | null;
    /**
     * When a person wrote last.
     * @type {string}
     * @memberof Handoff
     */
    personWroteAt: string | null;
    /**
     * 
     * @type {HandoffRating}
     * @memberof Handoff
     */
    rating: HandoffRating | null;
    /**
     * When it last changed.
     * @type {string}
     * @memberof Handoff
     */
    updatedAt: string;
    /**
     * Entity tag of this state, as the header `ETag` has it.
     * @type {string}
     * @memberof Handoff
     */
    etag: string;
}


/**
 * A note that the visitor never sees.
 * @export
 * @interface HandoffNote
 */
export interface HandoffNote {
    /**
     * Identifier of the note.
     * @type {string}
     * @memberof HandoffNote
     */
    id: string;
    /**
     * 
     * @type {HandoffPerson}
     * @memberof HandoffNote
     */
    author: HandoffPerson | null;
    /**
     * The text.
     * @type {string}
     * @memberof HandoffNote
     */
    text: string;
    /**
     * When it was written.
     * @type {string}
     * @memberof HandoffNote
     */
    createdAt: string;
}
/**
 * A page of notes.
 * @export
 * @interface HandoffNotePage
 */
export interface HandoffNotePage {
    /**
     * Notes, oldest first.
     * @type {Array<HandoffNote>}
     * @memberof HandoffNotePage
     */
    items: Array<HandoffNote>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof HandoffNotePage
     */
    nextCursor: string | null;
}
/**
 * A note for the team.
 * @export
 * @interface HandoffNoteRequest
 */
export interface HandoffNoteRequest {
    /**
     * The text.
     * @type {string}
     * @memberof HandoffNoteRequest
     */
    text: string;
}
/**
 * A page of handoffs.
 * @export
 * @interface HandoffPage
 */
export interface HandoffPage {
    /**
     * Handoffs, the longest waiting first.
     * @type {Array<Handoff>}
     * @memberof HandoffPage
     */
    items: Array<Handoff>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof HandoffPage
     */
    nextCursor: string | null;
}
/**
 * A user of the workspace; null for nobody.
 * @export
 * @interface HandoffPerson
 */
export interface HandoffPerson {
    /**
     * Identifier of the user.
     * @type {string}
     * @memberof HandoffPerson
     */
    id: string;
    /**
     * Name of the user.
     * @type {string}
     * @memberof HandoffPerson
     */
    name: string;
}

/**
 * Whether people can still answer.
 * @export
 */
export const HandoffProgress = {
    open: 'open',
    ended: 'ended'
} as const;
export type HandoffProgress = typeof HandoffProgress[keyof typeof HandoffProgress];

/**
 * What the visitor says about the conversation; null until then.
 * @export
 * @interface HandoffRating
 */
export interface HandoffRating {
    /**
     * From 1 for bad to 5 for good.
     * @type {number}
     * @memberof HandoffRating
     */
    score: number;
    /**
     * What the visitor adds.
     * @type {string}
     * @memberof HandoffRating
     */
    comment: string | null;
    /**
     * When it was given.
     * @type {string}
     * @memberof HandoffRating
     */
    ratedAt: string;
}
/**
 * What the visitor says about the conversation with a person.
 * @export
 * @interface HandoffRatingInput
 */
export interface HandoffRatingInput {
    /**
     * From 1 for bad to 5 for good.
     * @type {number}
     * @memberof HandoffRatingInput
     */
    score: number;
    /**
     * What the visitor adds.
     * @type {string}
     * @memberof HandoffRatingInput
     */
    comment?: string;
}
/**
 * A message of a person in the conversation.
 * @export
 * @interface HandoffReply
 */
export interface HandoffReply {
    /**
     * Identifier of its block.
     * @type {string}
     * @memberof HandoffReply
     */
    id: string;
    /**
     * The text.
     * @type {string}
     * @memberof HandoffReply
     */
    text: string;
    /**
     * 
     * @type {BlockAuthor}
     * @memberof HandoffReply
     */
    author: BlockAuthor;
    /**
     * Files that go with it.
     * @type {Array<MessageFile>}
     * @memberof HandoffReply
     */
    files: Array<MessageFile>;
}
/**
 * What the visitor reads.
 * @export
 * @interface HandoffReplyRequest
 */
export interface HandoffReplyRequest {
    /**
     * The text.
     * @type {string}
     * @memberof HandoffReplyRequest
     */
    text: string;
    /**
     * Files of `uploadReplyFile` that go with it.
     * @type {Array<string>}
     * @memberof HandoffReplyRequest
     */
    files?: Array<string>;
}

/**
 * `waiting` for a person, `claimed` by one, or how it ended. `closed` is also that of a run that was aborted.
 * @export
 */
export const HandoffState = {
    waiting: 'waiting',
    claimed: 'claimed',
    handed_back: 'handed_back',
    closed: 'closed',
    timed_out: 'timed_out'
} as const;
export type HandoffState = typeof HandoffState[keyof typeof HandoffState];

/**
 * A reply that a language model suggests.
 * @export
 * @interface HandoffSuggestion
 */
export interface HandoffSuggestion {
    /**
     * The reply; null where there is no suggestion.
     * @type {string}
     * @memberof HandoffSuggestion
     */
    text: string | null;
    /**
     * 
     * @type {HandoffSuggestionFailure}
     * @memberof HandoffSuggestion
     */
    failure: HandoffSuggestionFailure;
    /**
     * What went wrong, in words; null where the failure says it all.
     * @type {string}
     * @memberof HandoffSuggestion
     */
    message: string | null;
    /**
     * The documents whose passages the model read, the most relevant first.
     * @type {Array<HandoffSuggestionSource>}
     * @memberof HandoffSuggestion
     */
    sources: Array<HandoffSuggestionSource>;
}



/**
 * Why there is no suggestion: the queue names no model, the workspace or the conversation has spent its budget, the call of the model failed, or the model answered with no reply. `none` where there is one.
 * @export
 */
export const HandoffSuggestionFailure = {
    none: 'none',
    not_configured: 'not_configured',
    budget_exceeded: 'budget_exceeded',
    call_failed: 'call_failed',
    no_answer: 'no_answer'
} as const;
export type HandoffSuggestionFailure = typeof HandoffSuggestionFailure[keyof typeof HandoffSuggestionFailure];

/**
 * A document of the workspace.
 * @export
 * @interface HandoffSuggestionSource
 */
export interface HandoffSuggestionSource {
    /**
     * Its title, or its address where it has none.
     * @type {string}
     * @memberof HandoffSuggestionSource
     */
    title: string;
    /**
     * Its address.
     * @type {string}
     * @memberof HandoffSuggestionSource
     */
    url: string;
}
/**
 * A tool that is not as it was, with what the server lists now in `after`, unless it is gone.
 * @export
 * @interface HeldOperation
 */
export interface HeldOperation {
    /**
     * Name of the tool.
     * @type {string}
     * @memberof HeldOperation
     */
    operation: string;
    /**
     * What happened to it.
     * @type {HeldOperationChangeEnum}
     * @memberof HeldOperation
     */
    change: HeldOperationChangeEnum;
    /**
     * Whether a call that fitted the tool before may not fit any more.
     * @type {boolean}
     * @memberof HeldOperation
     */
    breaking: boolean;
    /**
     * What has changed, for people.
     * @type {Array<string>}
     * @memberof HeldOperation
     */
    reasons: Array<string>;
    /**
     * Codes of the published flows that name it, sorted.
     * @type {Array<string>}
     * @memberof HeldOperation
     */
    flows: Array<string>;
    /**
     * The versions that were published with it, and are live or have runs that wait.
     * @type {Array<OperationUse>}
     * @memberof HeldOperation
     */
    uses: Array<OperationUse>;
    /**
     * 
     * @type {ConnectionOperation}
     * @memberof HeldOperation
     */
    before: ConnectionOperation;
    /**
     * 
     * @type {ConnectionOperation}
     * @memberof HeldOperation
     */
    after?: ConnectionOperation;
}


/**
 * @export
 */
export const HeldOperationChangeEnum = {
    changed: 'changed',
    removed: 'removed'
} as const;
export type HeldOperationChangeEnum = typeof HeldOperationChangeEnum[keyof typeof HeldOperationChangeEnum];

/**
 * A page of held operations.
 * @export
 * @interface HeldOperationPage
 */
export interface HeldOperationPage {
    /**
     * In the order of their listing.
     * @type {Array<HeldOperation>}
     * @memberof HeldOperationPage
     */
    items: Array<HeldOperation>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof HeldOperationPage
     */
    nextCursor: string | null;
}
/**
 * A page of the installation on which visitors talk to one flow.
 * @export
 * @interface HostedPage
 */
export interface HostedPage {
    /**
     * Identifier of the page.
     * @type {string}
     * @memberof HostedPage
     */
    id: string;
    /**
     * Its address after `/c/`: lower-case letters, digits and single hyphens. Unique in the installation.
     * @type {string}
     * @memberof HostedPage
     */
    address: string;
    /**
     * Where visitors find the page.
     * @type {string}
     * @memberof HostedPage
     */
    url: string;
    /**
     * Title of the page, and heading of its chat.
     * @type {string}
     * @memberof HostedPage
     */
    title: string;
    /**
     * Intent whose flow begins when the page is opened. The page is there only while a live flow has it.
     * @type {string}
     * @memberof HostedPage
     */
    intent: string;
    /**
     * Publishable key that the page uses. The page is there only while the key is active, allows the intent, and allows the origin of the installation.
     * @type {string}
     * @memberof HostedPage
     */
    keyId: string;
    /**
     * Colour of the chat, such as `#0a7d5c`. Without one, it is that of the section `widget`.
     * @type {string}
     * @memberof HostedPage
     */
    accent: string | null;
    /**
     * 
     * @type {HostedPageScheme}
     * @memberof HostedPage
     */
    scheme: HostedPageScheme;
    /**
     * Whether search engines may list the page.
     * @type {boolean}
     * @memberof HostedPage
     */
    indexed: boolean;
    /**
     * Whether the page is there; otherwise its address answers 404.
     * @type {boolean}
     * @memberof HostedPage
     */
    active: boolean;
    /**
     * When the page was created.
     * @type {string}
     * @memberof HostedPage
     */
    createdAt: string;
    /**
     * When the page was last changed.
     * @type {string}
     * @memberof HostedPage
     */
    updatedAt: string;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof HostedPage
     */
    etag: string;
}


/**
 * A page of hosted pages.
 * @export
 * @interface HostedPageList
 */
export interface HostedPageList {
    /**
     * Hosted pages sorted by address.
     * @type {Array<HostedPage>}
     * @memberof HostedPageList
     */
    items: Array<HostedPage>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof HostedPageList
     */
    nextCursor: string | null;
}

/**
 * Light or dark; `auto` as the visitor's system has it.
 * @export
 */
export const HostedPageScheme = {
    auto: 'auto',
    light: 'light',
    dark: 'dark'
} as const;
export type HostedPageScheme = typeof HostedPageScheme[keyof typeof HostedPageScheme];

/**
 * A secret with which the server of a site proves who its visitors are, without the secret itself.
 * @export
 * @interface IdentitySecret
 */
export interface IdentitySecret {
    /**
     * Identifier of the secret.
     * @type {string}
     * @memberof IdentitySecret
     */
    id: string;
    /**
     * Identifier of the publishable key.
     * @type {string}
     * @memberof IdentitySecret
     */
    keyId: string;
    /**
     * When it was created.
     * @type {string}
     * @memberof IdentitySecret
     */
    createdAt: string;
    /**
     * When a token signed with it was last accepted, exact to a minute; null before the first.
     * @type {string}
     * @memberof IdentitySecret
     */
    lastUsedAt: string | null;
}
/**
 * A page of identity secrets.
 * @export
 * @interface IdentitySecretPage
 */
export interface IdentitySecretPage {
    /**
     * Secrets, newest first.
     * @type {Array<IdentitySecret>}
     * @memberof IdentitySecretPage
     */
    items: Array<IdentitySecret>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof IdentitySecretPage
     */
    nextCursor: string | null;
}
/**
 * An export to convert.
 * @export
 * @interface ImportFlowRequest
 */
export interface ImportFlowRequest {
    /**
     * The system that wrote it.
     * @type {ImportFlowRequestSystemEnum}
     * @memberof ImportFlowRequest
     */
    system: ImportFlowRequestSystemEnum;
    /**
     * The file as the system exported it.
     * @type {{ [key: string]: any; }}
     * @memberof ImportFlowRequest
     */
    document: { [key: string]: any; };
    /**
     * Code of the flow; derived from the name of the bot when absent.
     * @type {string}
     * @memberof ImportFlowRequest
     */
    code?: string;
    /**
     * Name of a flow of Flowise, whose exports have none.
     * @type {string}
     * @memberof ImportFlowRequest
     */
    name?: string;
    /**
     * Groups of Typebot (title or id) to begin with: the first instead of the start of the bot; a flow that runs this one can choose the others. For Flowise, the first is the chain (label or id) of a chatflow that answers.
     * @type {Array<string>}
     * @memberof ImportFlowRequest
     */
    starts?: Array<string>;
}


/**
 * @export
 */
export const ImportFlowRequestSystemEnum = {
    typebot: 'typebot',
    flowise: 'flowise'
} as const;
export type ImportFlowRequestSystemEnum = typeof ImportFlowRequestSystemEnum[keyof typeof ImportFlowRequestSystemEnum];

/**
 * Something that the flow refers to.
 * @export
 * @interface ImportNeed
 */
export interface ImportNeed {
    /**
     * Kind of resource.
     * @type {ImportNeedKindEnum}
     * @memberof ImportNeed
     */
    kind: ImportNeedKindEnum;
    /**
     * The code it must have.
     * @type {string}
     * @memberof ImportNeed
     */
    code: string;
    /**
     * Which block needs it.
     * @type {string}
     * @memberof ImportNeed
     */
    why: string;
}


/**
 * @export
 */
export const ImportNeedKindEnum = {
    connection: 'connection',
    flow: 'flow'
} as const;
export type ImportNeedKindEnum = typeof ImportNeedKindEnum[keyof typeof ImportNeedKindEnum];


/**
 * What became of a block: the flow does the same (`imported`), or something similar (`approximated`); it has no counterpart (`unsupported`); or nothing leads to it from the start, so it is left out (`unreachable`).
 * @export
 */
export const ImportOutcome = {
    imported: 'imported',
    approximated: 'approximated',
    unsupported: 'unsupported',
    unreachable: 'unreachable'
} as const;
export type ImportOutcome = typeof ImportOutcome[keyof typeof ImportOutcome];

/**
 * The export.
 * @export
 * @interface ImportSource
 */
export interface ImportSource {
    /**
     * The system that wrote it.
     * @type {ImportSourceSystemEnum}
     * @memberof ImportSource
     */
    system: ImportSourceSystemEnum;
    /**
     * Name of the bot.
     * @type {string}
     * @memberof ImportSource
     */
    name: string;
    /**
     * Version of its format; empty where it has none.
     * @type {string}
     * @memberof ImportSource
     */
    version: string;
}


/**
 * @export
 */
export const ImportSourceSystemEnum = {
    typebot: 'typebot',
    flowise: 'flowise'
} as const;
export type ImportSourceSystemEnum = typeof ImportSourceSystemEnum[keyof typeof ImportSourceSystemEnum];

/**
 * How many blocks had which outcome.
 * @export
 * @interface ImportSummary
 */
export interface ImportSummary {
    /**
     * Blocks that do the same in the flow.
     * @type {number}
     * @memberof ImportSummary
     */
    imported: number;
    /**
     * Blocks that do something similar.
     * @type {number}
     * @memberof ImportSummary
     */
    approximated: number;
    /**
     * Blocks without a counterpart.
     * @type {number}
     * @memberof ImportSummary
     */
    unsupported: number;
    /**
     * Blocks to which nothing leads.
     * @type {number}
     * @memberof ImportSummary
     */
    unreachable: number;
}
/**
 * One block or event.
 * @export
 * @interface ImportedBlock
 */
export interface ImportedBlock {
    /**
     * Its id in the export.
     * @type {string}
     * @memberof ImportedBlock
     */
    id: string;
    /**
     * Its type in the export.
     * @type {string}
     * @memberof ImportedBlock
     */
    type: string;
    /**
     * Title of its group; empty for an event.
     * @type {string}
     * @memberof ImportedBlock
     */
    group: string;
    /**
     * 
     * @type {ImportOutcome}
     * @memberof ImportedBlock
     */
    outcome: ImportOutcome;
    /**
     * How it is approximated, or why it is not imported; empty when it is imported.
     * @type {Array<string>}
     * @memberof ImportedBlock
     */
    reasons: Array<string>;
    /**
     * Ids of the nodes that replace it; none when the flow does not need it.
     * @type {Array<string>}
     * @memberof ImportedBlock
     */
    nodes: Array<string>;
    /**
     * The script of a block that is unsupported because of it, as it was written.
     * @type {string}
     * @memberof ImportedBlock
     */
    source?: string;
}


/**
 * The created flow.
 * @export
 * @interface ImportedFlow
 */
export interface ImportedFlow {
    /**
     * Its code.
     * @type {string}
     * @memberof ImportedFlow
     */
    code: string;
    /**
     * Its name.
     * @type {string}
     * @memberof ImportedFlow
     */
    name: string;
    /**
     * How many nodes it has.
     * @type {number}
     * @memberof ImportedFlow
     */
    nodes: number;
}
/**
 * A variable with its old and new name.
 * @export
 * @interface ImportedVariable
 */
export interface ImportedVariable {
    /**
     * Its name in the export.
     * @type {string}
     * @memberof ImportedVariable
     */
    name: string;
    /**
     * Its name in the flow.
     * @type {string}
     * @memberof ImportedVariable
     */
    becomes: string;
}
/**
 * A place where another system may raise domain events, without its secret.
 * @export
 * @interface InboundWebhook
 */
export interface InboundWebhook {
    /**
     * Identifier of the inbound webhook.
     * @type {string}
     * @memberof InboundWebhook
     */
    id: string;
    /**
     * Name of the inbound webhook; unique in the workspace.
     * @type {string}
     * @memberof InboundWebhook
     */
    name: string;
    /**
     * Domain event that each accepted request raises; its beginning where the sender names kinds.
     * @type {string}
     * @memberof InboundWebhook
     */
    eventName: string;
    /**
     * 
     * @type {InboundWebhookSender}
     * @memberof InboundWebhook
     */
    sender: InboundWebhookSender;
    /**
     * Whether requests are accepted.
     * @type {boolean}
     * @memberof InboundWebhook
     */
    active: boolean;
    /**
     * Address that the sender posts to.
     * @type {string}
     * @memberof InboundWebhook
     */
    url: string;
    /**
     * Last accepted request; null before the first.
     * @type {string}
     * @memberof InboundWebhook
     */
    lastReceivedAt: string | null;
    /**
     * When it was created.
     * @type {string}
     * @memberof InboundWebhook
     */
    createdAt: string;
    /**
     * When it was last changed; a received request is no change.
     * @type {string}
     * @memberof InboundWebhook
     */
    updatedAt: string;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof InboundWebhook
     */
    etag: string;
}


/**
 * A page of inbound webhooks.
 * @export
 * @interface InboundWebhookPage
 */
export interface InboundWebhookPage {
    /**
     * Inbound webhooks sorted by name.
     * @type {Array<InboundWebhook>}
     * @memberof InboundWebhookPage
     */
    items: Array<InboundWebhook>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof InboundWebhookPage
     */
    nextCursor: string | null;
}
/**
 * What a request leads to.
 * @export
 * @interface InboundWebhookPreview
 */
export interface InboundWebhookPreview {
    /**
     * Name of the domain event.
     * @type {string}
     * @memberof InboundWebhookPreview
     */
    eventName: string;
    /**
     * Its data, which filters and flows see as `$event`.
     * @type {{ [key: string]: any; }}
     * @memberof InboundWebhookPreview
     */
    data: { [key: string]: any; };
    /**
     * What its signature is worth now: `outdated` fits, and its time is over 300 seconds away.
     * @type {InboundWebhookPreviewSignatureEnum}
     * @memberof InboundWebhookPreview
     */
    signature: InboundWebhookPreviewSignatureEnum;
}


/**
 * @export
 */
export const InboundWebhookPreviewSignatureEnum = {
    valid: 'valid',
    outdated: 'outdated',
    wrong: 'wrong',
    missing: 'missing'
} as const;
export type InboundWebhookPreviewSignatureEnum = typeof InboundWebhookPreviewSignatureEnum[keyof typeof InboundWebhookPreviewSignatureEnum];


/**
 * How the sender signs. `parley` is our own way, in which every request raises the event `eventName`. The others sign as these services do, or by the Standard Webhooks specification, and post to another address; the kind that they name follows the event's name, as in `stripe.charge.refunded` for the name `stripe`.
 * @export
 */
export const InboundWebhookSender = {
    parley: 'parley',
    stripe: 'stripe',
    github: 'github',
    shopify: 'shopify',
    slack: 'slack',
    twilio: 'twilio',
    standard_webhooks: 'standard_webhooks'
} as const;
export type InboundWebhookSender = typeof InboundWebhookSender[keyof typeof InboundWebhookSender];

/**
 * An inbound webhook with its secret.
 * @export
 * @interface InboundWebhookWithSecret
 */
export interface InboundWebhookWithSecret {
    /**
     * 
     * @type {InboundWebhook}
     * @memberof InboundWebhookWithSecret
     */
    inboundWebhook: InboundWebhook;
    /**
     * Signing secret of the sender; shown only once.
     * @type {string}
     * @memberof InboundWebhookWithSecret
     */
    secret: string;
}
/**
 * A part of the recording that differs from the input of the run.
 * @export
 * @interface IncompletePart
 */
export interface IncompletePart {
    /**
     * JSON pointer into the recording.
     * @type {string}
     * @memberof IncompletePart
     */
    path: string;
    /**
     * Why: replaced, or too long to be recorded.
     * @type {IncompletePartReasonEnum}
     * @memberof IncompletePart
     */
    reason: IncompletePartReasonEnum;
    /**
     * Kinds of values that were replaced, for `redacted`: EMAIL, PHONE, AUTH, TOKEN, JWT, AWSKEY.
     * @type {Array<string>}
     * @memberof IncompletePart
     */
    kinds: Array<string>;
}


/**
 * @export
 */
export const IncompletePartReasonEnum = {
    redacted: 'redacted',
    not_recorded: 'not_recorded'
} as const;
export type IncompletePartReasonEnum = typeof IncompletePartReasonEnum[keyof typeof IncompletePartReasonEnum];

/**
 * 
 * @export
 * @interface InputBlock
 */
export interface InputBlock {
    /**
     * Identifies the block within its execution.
     * @type {string}
     * @memberof InputBlock
     */
    id: string;
    /**
     * One question.
     * @type {InputBlockTypeEnum}
     * @memberof InputBlock
     */
    type: InputBlockTypeEnum;
    /**
     * 
     * @type {InputPayload}
     * @memberof InputBlock
     */
    payload: InputPayload;
    /**
     * 
     * @type {BlockMeta}
     * @memberof InputBlock
     */
    meta: BlockMeta;
}


/**
 * @export
 */
export const InputBlockTypeEnum = {
    input: 'input'
} as const;
export type InputBlockTypeEnum = typeof InputBlockTypeEnum[keyof typeof InputBlockTypeEnum];

/**
 * 
 * @export
 * @interface InputPayload
 */
export interface InputPayload {
    /**
     * The question.
     * @type {string}
     * @memberof InputPayload
     */
    prompt?: string;
    /**
     * 
     * @type {FormField}
     * @memberof InputPayload
     */
    field: FormField;
}
/**
 * 
 * @export
 * @interface IntentCatalog
 */
export interface IntentCatalog {
    /**
     * By priority, highest first, then by name.
     * @type {Array<IntentCatalogEntry>}
     * @memberof IntentCatalog
     */
    intents: Array<IntentCatalogEntry>;
    /**
     * Weak entity tag, the same as the header.
     * @type {string}
     * @memberof IntentCatalog
     */
    etag: string;
    /**
     * How long a caller may keep the catalogue.
     * @type {IntentCatalogCacheMaxAgeSecondsEnum}
     * @memberof IntentCatalog
     */
    cache_max_age_seconds: IntentCatalogCacheMaxAgeSecondsEnum;
}


/**
 * @export
 */
export const IntentCatalogCacheMaxAgeSecondsEnum = {
    NUMBER_300: 300
} as const;
export type IntentCatalogCacheMaxAgeSecondsEnum = typeof IntentCatalogCacheMaxAgeSecondsEnum[keyof typeof IntentCatalogCacheMaxAgeSecondsEnum];

/**
 * 
 * @export
 * @interface IntentCatalogEntry
 */
export interface IntentCatalogEntry {
    /**
     * Value of `intent_name`.
     * @type {string}
     * @memberof IntentCatalogEntry
     */
    name: string;
    /**
     * Purpose of the intent; may be empty.
     * @type {string}
     * @memberof IntentCatalogEntry
     */
    description: string;
    /**
     * Sentences that mean it.
     * @type {Array<string>}
     * @memberof IntentCatalogEntry
     */
    examples: Array<string>;
    /**
     * Entities a caller should have extracted.
     * @type {Array<string>}
     * @memberof IntentCatalogEntry
     */
    required_entities: Array<string>;
    /**
     * Higher wins.
     * @type {number}
     * @memberof IntentCatalogEntry
     */
    priority: number;
    /**
     * The flow that owns it.
     * @type {string}
     * @memberof IntentCatalogEntry
     */
    flow_id: string;
    /**
     * Its published version.
     * @type {number}
     * @memberof IntentCatalogEntry
     */
    flow_version: number;
    /**
     * Text to show.
     * @type {string}
     * @memberof IntentCatalogEntry
     */
    display_label: string;
    /**
     * Second line; may be empty.
     * @type {string}
     * @memberof IntentCatalogEntry
     */
    subtitle: string;
    /**
     * 
     * @type {IntentIcon}
     * @memberof IntentCatalogEntry
     */
    icon: IntentIcon | null;
    /**
     * CSS colour; may be empty.
     * @type {string}
     * @memberof IntentCatalogEntry
     */
    accent_color: string;
    /**
     * Name of a presentation; may be empty.
     * @type {string}
     * @memberof IntentCatalogEntry
     */
    style_variant: string;
    /**
     * Shown before the others.
     * @type {boolean}
     * @memberof IntentCatalogEntry
     */
    is_pinned: boolean;
}
/**
 * Picture of an intent; null when it has none.
 * @export
 * @interface IntentIcon
 */
export interface IntentIcon {
    /**
     * Kind of `value`, for example `emoji`.
     * @type {string}
     * @memberof IntentIcon
     */
    kind: string;
    /**
     * The emoji, name or address.
     * @type {string}
     * @memberof IntentIcon
     */
    value: string;
}
/**
 * What a text means.
 * @export
 * @interface IntentMatch
 */
export interface IntentMatch {
    /**
     * `matched`: the first intent is meant; `suggested`: one of those listed may be; `unmatched`: none.
     * @type {IntentMatchOutcomeEnum}
     * @memberof IntentMatch
     */
    outcome: IntentMatchOutcomeEnum;
    /**
     * What decided: the words, or a language model.
     * @type {IntentMatchDecidedByEnum}
     * @memberof IntentMatch
     */
    decidedBy: IntentMatchDecidedByEnum;
    /**
     * One that is meant, or up to three that may be, the best first; empty when nothing fits.
     * @type {Array<MatchedIntent>}
     * @memberof IntentMatch
     */
    intents: Array<MatchedIntent>;
    /**
     * Intent of the session that takes what nothing else does; null where the workspace names none.
     * @type {string}
     * @memberof IntentMatch
     */
    fallbackIntent: string | null;
}


/**
 * @export
 */
export const IntentMatchOutcomeEnum = {
    matched: 'matched',
    suggested: 'suggested',
    unmatched: 'unmatched'
} as const;
export type IntentMatchOutcomeEnum = typeof IntentMatchOutcomeEnum[keyof typeof IntentMatchOutcomeEnum];

/**
 * @export
 */
export const IntentMatchDecidedByEnum = {
    words: 'words',
    model: 'model'
} as const;
export type IntentMatchDecidedByEnum = typeof IntentMatchDecidedByEnum[keyof typeof IntentMatchDecidedByEnum];

/**
 * 
 * @export
 * @interface IntentMatchDocument
 */
export interface IntentMatchDocument {
    /**
     * 
     * @type {IntentMatch}
     * @memberof IntentMatchDocument
     */
    match: IntentMatch;
}
/**
 * Where events of this key are sent; null for nowhere.
 * @export
 * @interface KeyWebhook
 */
export interface KeyWebhook {
    /**
     * Absolute address that receives the events, without a user name or password. Where it leads is checked each time something is sent: an address that is not public gets nothing, unless the deployment allows it.
     * @type {string}
     * @memberof KeyWebhook
     */
    url: string;
}
/**
 * A question with the passage that has to answer it.
 * @export
 * @interface KnowledgeCheck
 */
export interface KnowledgeCheck {
    /**
     * Identifier of the check.
     * @type {string}
     * @memberof KnowledgeCheck
     */
    id: string;
    /**
     * The question as a visitor asks it.
     * @type {string}
     * @memberof KnowledgeCheck
     */
    question: string;
    /**
     * Only passages in this language, and those in none; null for all.
     * @type {string}
     * @memberof KnowledgeCheck
     */
    language: string | null;
    /**
     * Address of the document that has to answer it; `file:` and the name for one without an address.
     * @type {string}
     * @memberof KnowledgeCheck
     */
    url: string;
    /**
     * One of the headings above the passage; null for any passage of the document.
     * @type {string}
     * @memberof KnowledgeCheck
     */
    heading: string | null;
    /**
     * When it was created.
     * @type {string}
     * @memberof KnowledgeCheck
     */
    createdAt: string;
    /**
     * When it was changed last.
     * @type {string}
     * @memberof KnowledgeCheck
     */
    updatedAt: string;
    /**
     * Entity tag of the check.
     * @type {string}
     * @memberof KnowledgeCheck
     */
    etag: string;
}
/**
 * A page of checks.
 * @export
 * @interface KnowledgeCheckPage
 */
export interface KnowledgeCheckPage {
    /**
     * Sorted by question.
     * @type {Array<KnowledgeCheck>}
     * @memberof KnowledgeCheckPage
     */
    items: Array<KnowledgeCheck>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof KnowledgeCheckPage
     */
    nextCursor: string | null;
}
/**
 * How the checks went.
 * @export
 * @interface KnowledgeCheckReport
 */
export interface KnowledgeCheckReport {
    /**
     * Whether all of them passed.
     * @type {boolean}
     * @memberof KnowledgeCheckReport
     */
    passed: boolean;
    /**
     * One for each, by question.
     * @type {Array<KnowledgeCheckResult>}
     * @memberof KnowledgeCheckReport
     */
    results: Array<KnowledgeCheckResult>;
}
/**
 * How one check went.
 * @export
 * @interface KnowledgeCheckResult
 */
export interface KnowledgeCheckResult {
    /**
     * 
     * @type {KnowledgeCheck}
     * @memberof KnowledgeCheckResult
     */
    check: KnowledgeCheck;
    /**
     * Whether a node with its default settings finds the passage.
     * @type {boolean}
     * @memberof KnowledgeCheckResult
     */
    passed: boolean;
    /**
     * Position of the passage among those found, the best being 1; null where it is not among 50.
     * @type {number}
     * @memberof KnowledgeCheckResult
     */
    position: number | null;
    /**
     * How much of the question it speaks of; null without a position.
     * @type {number}
     * @memberof KnowledgeCheckResult
     */
    coverage: number | null;
    /**
     * The best passages, three at most.
     * @type {Array<CheckedPassage>}
     * @memberof KnowledgeCheckResult
     */
    found: Array<CheckedPassage>;
}
/**
 * A question that no document answers.
 * @export
 * @interface KnowledgeGap
 */
export interface KnowledgeGap {
    /**
     * Identifier of the question.
     * @type {string}
     * @memberof KnowledgeGap
     */
    id: string;
    /**
     * What was asked, redacted.
     * @type {string}
     * @memberof KnowledgeGap
     */
    text: string;
    /**
     * Language in which it was asked; empty for one that is not known.
     * @type {string}
     * @memberof KnowledgeGap
     */
    locale: string;
    /**
     * How often it was asked.
     * @type {number}
     * @memberof KnowledgeGap
     */
    count: number;
    /**
     * Code of the flow in which it was asked last.
     * @type {string}
     * @memberof KnowledgeGap
     */
    flow: string;
    /**
     * The `answer` node of that flow.
     * @type {string}
     * @memberof KnowledgeGap
     */
    node: string;
    /**
     * When it was asked first.
     * @type {string}
     * @memberof KnowledgeGap
     */
    firstSeenAt: string;
    /**
     * When it was asked last.
     * @type {string}
     * @memberof KnowledgeGap
     */
    lastSeenAt: string;
}
/**
 * A page of questions.
 * @export
 * @interface KnowledgeGapPage
 */
export interface KnowledgeGapPage {
    /**
     * The questions, the latest first.
     * @type {Array<KnowledgeGap>}
     * @memberof KnowledgeGapPage
     */
    items: Array<KnowledgeGap>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof KnowledgeGapPage
     */
    nextCursor: string | null;
}
/**
 * The documents as they were at one time.
 * @export
 * @interface KnowledgeGeneration
 */
export interface KnowledgeGeneration {
    /**
     * Its number; newer ones have higher numbers.
     * @type {number}
     * @memberof KnowledgeGeneration
     */
    number: number;
    /**
     * `candidate`: it has not answered yet. `kept`: it has answered, and can again.
     * @type {KnowledgeGenerationStateEnum}
     * @memberof KnowledgeGeneration
     */
    state: KnowledgeGenerationStateEnum;
    /**
     * When its first document was changed.
     * @type {string}
     * @memberof KnowledgeGeneration
     */
    openedAt: string;
    /**
     * When documents were last changed in it.
     * @type {string}
     * @memberof KnowledgeGeneration
     */
    changedAt: string;
    /**
     * When it first answered; null for a candidate.
     * @type {string}
     * @memberof KnowledgeGeneration
     */
    promotedAt: string | null;
    /**
     * 
     * @type {GenerationCheck}
     * @memberof KnowledgeGeneration
     */
    check: GenerationCheck | null;
}


/**
 * @export
 */
export const KnowledgeGenerationStateEnum = {
    candidate: 'candidate',
    live: 'live',
    kept: 'kept'
} as const;
export type KnowledgeGenerationStateEnum = typeof KnowledgeGenerationStateEnum[keyof typeof KnowledgeGenerationStateEnum];

/**
 * The generations of the documents of a workspace.
 * @export
 * @interface KnowledgeGenerations
 */
export interface KnowledgeGenerations {
    /**
     * Number of the one that answers.
     * @type {number}
     * @memberof KnowledgeGenerations
     */
    live: number;
    /**
     * Whether somebody rolled back, so that no candidate is promoted by itself.
     * @type {boolean}
     * @memberof KnowledgeGenerations
     */
    held: boolean;
    /**
     * The newest first; empty where documents have only ever changed at once.
     * @type {Array<KnowledgeGeneration>}
     * @memberof KnowledgeGenerations
     */
    generations: Array<KnowledgeGeneration>;
}
/**
 * What a question finds, and how.
 * @export
 * @interface KnowledgeSearch
 */
export interface KnowledgeSearch {
    /**
     * One entry for each language that was searched.
     * @type {Array<LanguageSearch>}
     * @memberof KnowledgeSearch
     */
    languages: Array<LanguageSearch>;
    /**
     * 
     * @type {VectorSearch}
     * @memberof KnowledgeSearch
     */
    vectors: VectorSearch | null;
    /**
     * The best first.
     * @type {Array<RankedPassage>}
     * @memberof KnowledgeSearch
     */
    passages: Array<RankedPassage>;
}
/**
 * How far the vectors of the passages are.
 * @export
 * @interface KnowledgeVectors
 */
export interface KnowledgeVectors {
    /**
     * Different passages that the workspace has.
     * @type {number}
     * @memberof KnowledgeVectors
     */
    passages: number;
    /**
     * The vectors of each model, those that answer first; none without a connection for them.
     * @type {Array<VectorSet>}
     * @memberof KnowledgeVectors
     */
    sets: Array<VectorSet>;
}
/**
 * A document of an earlier crawl, or of this one before it was interrupted.
 * @export
 * @interface KnownDocument
 */
export interface KnownDocument {
    /**
     * Its address.
     * @type {string}
     * @memberof KnownDocument
     */
    url: string;
    /**
     * The entity tag that it was sent with; null without one.
     * @type {string}
     * @memberof KnownDocument
     */
    etag: string | null;
    /**
     * When it was last changed; null if unknown.
     * @type {string}
     * @memberof KnownDocument
     */
    modified_at: string | null;
    /**
     * Addresses that it links to.
     * @type {Array<string>}
     * @memberof KnownDocument
     */
    links: Array<string>;
}
/**
 * Documents of a source.
 * @export
 * @interface KnownDocumentPage
 */
export interface KnownDocumentPage {
    /**
     * Sorted by address.
     * @type {Array<KnownDocument>}
     * @memberof KnownDocumentPage
     */
    documents: Array<KnownDocument>;
    /**
     * Value of `cursor` for the next page; null on the last.
     * @type {string}
     * @memberof KnownDocumentPage
     */
    next_cursor: string | null;
}
/**
 * The search in one language.
 * @export
 * @interface LanguageSearch
 */
export interface LanguageSearch {
    /**
     * How words are stemmed; `simple` is not at all.
     * @type {string}
     * @memberof LanguageSearch
     */
    language: string;
    /**
     * Passages that the workspace has in it.
     * @type {number}
     * @memberof LanguageSearch
     */
    passages: number;
    /**
     * Their average number of counted words.
     * @type {number}
     * @memberof LanguageSearch
     */
    averageLength: number;
    /**
     * Words of the question, stemmed.
     * @type {Array<QuestionTerm>}
     * @memberof LanguageSearch
     */
    terms: Array<QuestionTerm>;
    /**
     * Passages with one of the searched words, 2,000 at most.
     * @type {number}
     * @memberof LanguageSearch
     */
    found: number;
    /**
     * Those of them that have the rarest words, 200 at most, which got a score.
     * @type {number}
     * @memberof LanguageSearch
     */
    scored: number;
}
/**
 * The open session.
 * @export
 * @interface LoginAnswer
 */
export interface LoginAnswer {
    /**
     * Send it as `X-CSRF-Token` with every request that changes something.
     * @type {string}
     * @memberof LoginAnswer
     */
    csrfToken: string;
    /**
     * When the session ends unless it is used before.
     * @type {string}
     * @memberof LoginAnswer
     */
    expiresAt: string;
    /**
     * 
     * @type {SignedInUser}
     * @memberof LoginAnswer
     */
    user: SignedInUser;
}
/**
 * Credentials of a user.
 * @export
 * @interface LoginRequest
 */
export interface LoginRequest {
    /**
     * E-mail address of the user; upper and lower case are the same.
     * @type {string}
     * @memberof LoginRequest
     */
    email: string;
    /**
     * The password as typed.
     * @type {string}
     * @memberof LoginRequest
     */
    password: string;
}
/**
 * The draft that has the example.
 * @export
 * @interface MadeExample
 */
export interface MadeExample {
    /**
     * The flow.
     * @type {string}
     * @memberof MadeExample
     */
    flowId: string;
    /**
     * The intent.
     * @type {string}
     * @memberof MadeExample
     */
    intent: string;
}
/**
 * Where to send the transcript.
 * @export
 * @interface MailTranscriptRequest
 */
export interface MailTranscriptRequest {
    /**
     * The recipient; the address of the visitor when absent.
     * @type {string}
     * @memberof MailTranscriptRequest
     */
    email?: string;
}
/**
 * Where the example goes.
 * @export
 * @interface MakeExampleRequest
 */
export interface MakeExampleRequest {
    /**
     * An intent that a published flow owns.
     * @type {string}
     * @memberof MakeExampleRequest
     */
    intent: string;
}
/**
 * 
 * @export
 * @interface MatchChatIntentsRequest
 */
export interface MatchChatIntentsRequest {
    /**
     * What the visitor typed.
     * @type {string}
     * @memberof MatchChatIntentsRequest
     */
    text: string;
    /**
     * Language of the text; that of the flows when absent.
     * @type {string}
     * @memberof MatchChatIntentsRequest
     */
    locale?: string;
}
/**
 * An intent with how well it fits.
 * @export
 * @interface MatchedIntent
 */
export interface MatchedIntent {
    /**
     * Value of `intentName`.
     * @type {string}
     * @memberof MatchedIntent
     */
    name: string;
    /**
     * Text to show.
     * @type {string}
     * @memberof MatchedIntent
     */
    label: string;
    /**
     * Second line; may be empty.
     * @type {string}
     * @memberof MatchedIntent
     */
    subtitle: string;
    /**
     * How well it fits, from 0 to 1.
     * @type {number}
     * @memberof MatchedIntent
     */
    score: number;
    /**
     * Entities of the intent that the text has; the run of `sendChatMessage` gets them too.
     * @type {{ [key: string]: any; }}
     * @memberof MatchedIntent
     */
    entities: { [key: string]: any; };
    /**
     * Required entities that the text lacks; the flow asks.
     * @type {Array<string>}
     * @memberof MatchedIntent
     */
    missingEntities: Array<string>;
}

/**
 * How the rows of a group become one number.
 * @export
 */
export const MeasureAggregation = {
    count: 'count',
    count_distinct: 'count_distinct',
    sum: 'sum',
    avg: 'avg',
    min: 'min',
    max: 'max',
    p95: 'p95',
    ratio: 'ratio'
} as const;
export type MeasureAggregation = typeof MeasureAggregation[keyof typeof MeasureAggregation];


/**
 * What a measure counts. `ratio` runs from 0 to 1, `micro_usd` is 1e-6 USD, `micro_currency` 1e-6 of the currency
 * named by the `currency` dimension.
 * 
 * @export
 */
export const MeasureUnit = {
    count: 'count',
    ratio: 'ratio',
    milliseconds: 'milliseconds',
    tokens: 'tokens',
    micro_usd: 'micro_usd',
    micro_currency: 'micro_currency'
} as const;
export type MeasureUnit = typeof MeasureUnit[keyof typeof MeasureUnit];

/**
 * 
 * @export
 * @interface MediaBlock
 */
export interface MediaBlock {
    /**
     * Identifies the block within its execution.
     * @type {string}
     * @memberof MediaBlock
     */
    id: string;
    /**
     * An image, video, sound or file.
     * @type {MediaBlockTypeEnum}
     * @memberof MediaBlock
     */
    type: MediaBlockTypeEnum;
    /**
     * 
     * @type {MediaPayload}
     * @memberof MediaBlock
     */
    payload: MediaPayload;
    /**
     * 
     * @type {BlockMeta}
     * @memberof MediaBlock
     */
    meta: BlockMeta;
}


/**
 * @export
 */
export const MediaBlockTypeEnum = {
    media: 'media'
} as const;
export type MediaBlockTypeEnum = typeof MediaBlockTypeEnum[keyof typeof MediaBlockTypeEnum];

/**
 * 
 * @export
 * @interface MediaPayload
 */
export interface MediaPayload {
    /**
     * How to present it.
     * @type {MediaPayloadKindEnum}
     * @memberof MediaPayload
     */
    kind: MediaPayloadKindEnum;
    /**
     * Where it is.
     * @type {string}
     * @memberof MediaPayload
     */
    url: string;
    /**
     * Alternative text, for people who cannot see it.
     * @type {string}
     * @memberof MediaPayload
     */
    alt?: string;
    /**
     * Shown below.
     * @type {string}
     * @memberof MediaPayload
     */
    caption?: string;
    /**
     * Media type.
     * @type {string}
     * @memberof MediaPayload
     */
    mime?: string;
    /**
     * File name.
     * @type {string}
     * @memberof MediaPayload
     */
    name?: string;
}


/**
 * @export
 */
export const MediaPayloadKindEnum = {
    image: 'image',
    video: 'video',
    audio: 'audio',
    file: 'file'
} as const;
export type MediaPayloadKindEnum = typeof MediaPayloadKindEnum[keyof typeof MediaPayloadKindEnum];

/**
 * A picture or document for use in flows and in the widget.
 * @export
 * @interface Medium
 */
export interface Medium {
    /**
     * Identifier of the medium.
     * @type {string}
     * @memberof Medium
     */
    id: string;
    /**
     * File name as sent by the client, without any folder.
     * @type {string}
     * @memberof Medium
     */
    name: string;
    /**
     * Lasting address, which anyone who knows it can open.
     * @type {string}
     * @memberof Medium
     */
    url: string;
    /**
     * Media type found in the content.
     * @type {string}
     * @memberof Medium
     */
    mime: string;
    /**
     * Size in bytes.
     * @type {number}
     * @memberof Medium
     */
    size: number;
    /**
     * Width of a picture in pixels; null where it is unknown.
     * @type {number}
     * @memberof Medium
     */
    width: number | null;
    /**
     * Height of a picture in pixels; null where it is unknown.
     * @type {number}
     * @memberof Medium
     */
    height: number | null;
    /**
     * When it was uploaded.
     * @type {string}
     * @memberof Medium
     */
    createdAt: string;
}
/**
 * A page of media.
 * @export
 * @interface MediumPage
 */
export interface MediumPage {
    /**
     * Media, newest first.
     * @type {Array<Medium>}
     * @memberof MediumPage
     */
    items: Array<Medium>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof MediumPage
     */
    nextCursor: string | null;
}
/**
 * 
 * @export
 * @interface MessageBlock
 */
export interface MessageBlock {
    /**
     * Identifies the block within its execution.
     * @type {string}
     * @memberof MessageBlock
     */
    id: string;
    /**
     * A text.
     * @type {MessageBlockTypeEnum}
     * @memberof MessageBlock
     */
    type: MessageBlockTypeEnum;
    /**
     * 
     * @type {MessagePayload}
     * @memberof MessageBlock
     */
    payload: MessagePayload;
    /**
     * 
     * @type {BlockMeta}
     * @memberof MessageBlock
     */
    meta: BlockMeta;
}


/**
 * @export
 */
export const MessageBlockTypeEnum = {
    message: 'message'
} as const;
export type MessageBlockTypeEnum = typeof MessageBlockTypeEnum[keyof typeof MessageBlockTypeEnum];

/**
 * A file that came with a message. A link to it is asked for when it is opened.
 * @export
 * @interface MessageFile
 */
export interface MessageFile {
    /**
     * Identifier of the file.
     * @type {string}
     * @memberof MessageFile
     */
    id: string;
    /**
     * Its name.
     * @type {string}
     * @memberof MessageFile
     */
    name: string;
    /**
     * Its media type, found in the content.
     * @type {string}
     * @memberof MessageFile
     */
    mime: string;
    /**
     * Bytes.
     * @type {number}
     * @memberof MessageFile
     */
    size: number;
}
/**
 * 
 * @export
 * @interface MessagePayload
 */
export interface MessagePayload {
    /**
     * The text, with templates already filled in.
     * @type {string}
     * @memberof MessagePayload
     */
    text: string;
    /**
     * Author of the message.
     * @type {MessagePayloadRoleEnum}
     * @memberof MessagePayload
     */
    role: MessagePayloadRoleEnum;
    /**
     * How to render the text.
     * @type {MessagePayloadFormatEnum}
     * @memberof MessagePayload
     */
    format: MessagePayloadFormatEnum;
    /**
     * Files that the person of the team attached; absent where there are none.
     * @type {Array<MessageFile>}
     * @memberof MessagePayload
     */
    files?: Array<MessageFile>;
}


/**
 * @export
 */
export const MessagePayloadRoleEnum = {
    agent: 'agent',
    system: 'system'
} as const;
export type MessagePayloadRoleEnum = typeof MessagePayloadRoleEnum[keyof typeof MessagePayloadRoleEnum];

/**
 * @export
 */
export const MessagePayloadFormatEnum = {
    plain: 'plain',
    markdown: 'markdown'
} as const;
export type MessagePayloadFormatEnum = typeof MessagePayloadFormatEnum[keyof typeof MessagePayloadFormatEnum];

/**
 * Price of a model in the workspace.
 * @export
 * @interface ModelPrice
 */
export interface ModelPrice {
    /**
     * Identifier of the price.
     * @type {string}
     * @memberof ModelPrice
     */
    id: string;
    /**
     * Name of the model as the provider answers it.
     * @type {string}
     * @memberof ModelPrice
     */
    model: string;
    /**
     * USD for 1,000 prompt tokens.
     * @type {number}
     * @memberof ModelPrice
     */
    promptPer1k: number;
    /**
     * USD for 1,000 completion tokens.
     * @type {number}
     * @memberof ModelPrice
     */
    completionPer1k: number;
    /**
     * When it was set.
     * @type {string}
     * @memberof ModelPrice
     */
    createdAt: string;
    /**
     * When it was last changed.
     * @type {string}
     * @memberof ModelPrice
     */
    updatedAt: string;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof ModelPrice
     */
    etag: string;
}
/**
 * A page of prices.
 * @export
 * @interface ModelPricePage
 */
export interface ModelPricePage {
    /**
     * Prices sorted by model.
     * @type {Array<ModelPrice>}
     * @memberof ModelPricePage
     */
    items: Array<ModelPrice>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof ModelPricePage
     */
    nextCursor: string | null;
}
/**
 * The first draft of a flow; only the code has to be valid.
 * @export
 * @interface NewFlowDefinition
 */
export interface NewFlowDefinition {
    [key: string]: any | any;
    /**
     * Code of the flow: lower-case letters, digits, hyphen and underscore; unique in the workspace.
     * @type {string}
     * @memberof NewFlowDefinition
     */
    code: string;
}
/**
 * A new publishable key.
 * @export
 * @interface NewKeySecret
 */
export interface NewKeySecret {
    /**
     * Name of the key.
     * @type {string}
     * @memberof NewKeySecret
     */
    name: string;
    /**
     * The key itself.
     * @type {string}
     * @memberof NewKeySecret
     */
    key: string;
    /**
     * Generated signing secret; null if none was generated.
     * @type {string}
     * @memberof NewKeySecret
     */
    webhookSecret: string | null;
}
/**
 * A new personal access token.
 * @export
 * @interface NewTokenSecret
 */
export interface NewTokenSecret {
    /**
     * E-mail address of the user.
     * @type {string}
     * @memberof NewTokenSecret
     */
    user: string;
    /**
     * Name of the token.
     * @type {string}
     * @memberof NewTokenSecret
     */
    name: string;
    /**
     * The token itself.
     * @type {string}
     * @memberof NewTokenSecret
     */
    value: string;
}
/**
 * How often runs failed at one node.
 * @export
 * @interface NodeFailures
 */
export interface NodeFailures {
    /**
     * Id of the node in the flow.
     * @type {string}
     * @memberof NodeFailures
     */
    node_id: string;
    /**
     * Type of the node.
     * @type {string}
     * @memberof NodeFailures
     */
    node_type: string;
    /**
     * Runs that came to the node.
     * @type {number}
     * @memberof NodeFailures
     */
    executions: number;
    /**
     * Runs that failed there.
     * @type {number}
     * @memberof NodeFailures
     */
    failures: number;
    /**
     * Failures divided by executions; 0 when no run came there.
     * @type {number}
     * @memberof NodeFailures
     */
    rate: number;
    /**
     * Kind of the latest failure, for example `timeout` or `step_limit`; absent when there was none.
     * @type {string}
     * @memberof NodeFailures
     */
    last_error_kind?: string;
}
/**
 * How runs went through a node.
 * @export
 * @interface NodeTraffic
 */
export interface NodeTraffic {
    /**
     * Id of the node.
     * @type {string}
     * @memberof NodeTraffic
     */
    nodeId: string;
    /**
     * Runs that came to it.
     * @type {number}
     * @memberof NodeTraffic
     */
    reached: number;
    /**
     * Runs that went on from it, or ended there as the flow says.
     * @type {number}
     * @memberof NodeTraffic
     */
    continued: number;
    /**
     * Runs that came no further and have not ended.
     * @type {number}
     * @memberof NodeTraffic
     */
    waiting: number;
    /**
     * Runs that came no further and have ended.
     * @type {number}
     * @memberof NodeTraffic
     */
    dropped: number;
    /**
     * Those of `dropped` that failed at it.
     * @type {number}
     * @memberof NodeTraffic
     */
    failed: number;
    /**
     * The edges that runs took, by their pointers.
     * @type {Array<EdgeTraffic>}
     * @memberof NodeTraffic
     */
    edges: Array<EdgeTraffic>;
}
/**
 * A scope that the user can consent to.
 * @export
 * @interface OfferedScope
 */
export interface OfferedScope {
    /**
     * 
     * @type {AccessTokenScope}
     * @memberof OfferedScope
     */
    scope: AccessTokenScope;
    /**
     * What it gives access to.
     * @type {string}
     * @memberof OfferedScope
     */
    description: string;
    /**
     * Whether the application asked for it, by itself or within another.
     * @type {boolean}
     * @memberof OfferedScope
     */
    requested: boolean;
}


/**
 * 
 * @export
 * @interface OpenChatSessionRequest
 */
export interface OpenChatSessionRequest {
    /**
     * Publishable key, unless sent as header or query.
     * @type {string}
     * @memberof OpenChatSessionRequest
     */
    publicKey?: string;
    /**
     * Language of the visitor.
     * @type {string}
     * @memberof OpenChatSessionRequest
     */
    locale?: string;
    /**
     * 
     * @type {ChatCustomer}
     * @memberof OpenChatSessionRequest
     */
    customer?: ChatCustomer;
    /**
     * Token with which the server of the site proves who the visitor is. Its claims take the place of `customer`, which is ignored beside it. Its schema is `identity.yaml`; it is valid for at most a day.
     * @type {string}
     * @memberof OpenChatSessionRequest
     */
    identity?: string;
    /**
     * Conversation to continue.
     * @type {string}
     * @memberof OpenChatSessionRequest
     */
    conversationId?: string;
    /**
     * Token of a link that a `notify` node has mailed: its conversation continues. Another `conversationId` beside it is 401.
     * @type {string}
     * @memberof OpenChatSessionRequest
     */
    resumeToken?: string;
    /**
     * Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request; together with those that the conversation has already, variables have at most 64 kB (65,536 bytes), and a request that would add more is refused like one that exceeds its own limits.
     * @type {{ [key: string]: any; }}
     * @memberof OpenChatSessionRequest
     */
    variables?: { [key: string]: any; };
    /**
     * 
     * @type {ChatPage}
     * @memberof OpenChatSessionRequest
     */
    page?: ChatPage;
}
/**
 * A time of day on some days of the week.
 * @export
 * @interface OpeningTime
 */
export interface OpeningTime {
    /**
     * Days of the week, 1 for Monday.
     * @type {Array<number>}
     * @memberof OpeningTime
     */
    days: Array<number>;
    /**
     * Time at which it opens.
     * @type {string}
     * @memberof OpeningTime
     */
    from: string;
    /**
     * Time at which it closes, after `from`.
     * @type {string}
     * @memberof OpeningTime
     */
    to: string;
}
/**
 * What a document changes of one operation.
 * @export
 * @interface OperationChange
 */
export interface OperationChange {
    /**
     * Id of the operation.
     * @type {string}
     * @memberof OperationChange
     */
    operation: string;
    /**
     * What happened to it.
     * @type {OperationChangeChangeEnum}
     * @memberof OperationChange
     */
    change: OperationChangeChangeEnum;
    /**
     * Whether a call that fitted the operation before may not fit any more.
     * @type {boolean}
     * @memberof OperationChange
     */
    breaking: boolean;
    /**
     * Whether the change waits for `acceptHeldOperations`.
     * @type {boolean}
     * @memberof OperationChange
     */
    held: boolean;
    /**
     * What has changed, for people.
     * @type {Array<string>}
     * @memberof OperationChange
     */
    reasons: Array<string>;
    /**
     * Codes of the published flows that name it, sorted.
     * @type {Array<string>}
     * @memberof OperationChange
     */
    flows: Array<string>;
    /**
     * The versions that were published with it, and are live or have runs that wait.
     * @type {Array<OperationUse>}
     * @memberof OperationChange
     */
    uses: Array<OperationUse>;
}


/**
 * @export
 */
export const OperationChangeChangeEnum = {
    added: 'added',
    changed: 'changed',
    removed: 'removed'
} as const;
export type OperationChangeChangeEnum = typeof OperationChangeChangeEnum[keyof typeof OperationChangeChangeEnum];

/**
 * A version of a flow that keeps the operation as it was published with it.
 * @export
 * @interface OperationUse
 */
export interface OperationUse {
    /**
     * Code of the flow.
     * @type {string}
     * @memberof OperationUse
     */
    flow: string;
    /**
     * Id of the flow.
     * @type {string}
     * @memberof OperationUse
     */
    flowId: string;
    /**
     * Number of the version.
     * @type {number}
     * @memberof OperationUse
     */
    version: number;
    /**
     * Whether it is published, so that new conversations start it.
     * @type {boolean}
     * @memberof OperationUse
     */
    live: boolean;
    /**
     * Ids of the nodes that name the operation.
     * @type {Array<string>}
     * @memberof OperationUse
     */
    nodes: Array<string>;
    /**
     * Runs that wait in the version, by what they started with; none for most.
     * @type {Array<WaitingRuns>}
     * @memberof OperationUse
     */
    waiting: Array<WaitingRuns>;
}
/**
 * The organisation that the workspace belongs to.
 * @export
 * @interface OrganizationRef
 */
export interface OrganizationRef {
    /**
     * Identifier of the organisation.
     * @type {string}
     * @memberof OrganizationRef
     */
    id: string;
    /**
     * Name of the organisation.
     * @type {string}
     * @memberof OrganizationRef
     */
    name: string;
}
/**
 * The token of a link, and the password to set.
 * @export
 * @interface PasswordResetConfirmation
 */
export interface PasswordResetConfirmation {
    /**
     * Value after `#token=` in the link.
     * @type {string}
     * @memberof PasswordResetConfirmation
     */
    token: string;
    /**
     * The password from now on.
     * @type {string}
     * @memberof PasswordResetConfirmation
     */
    password: string;
}
/**
 * The user who forgot the password.
 * @export
 * @interface PasswordResetRequest
 */
export interface PasswordResetRequest {
    /**
     * E-mail address of the user; upper and lower case are the same.
     * @type {string}
     * @memberof PasswordResetRequest
     */
    email: string;
}
/**
 * Something that a role can allow.
 * @export
 * @interface Permission
 */
export interface Permission {
    /**
     * Code of the permission.
     * @type {string}
     * @memberof Permission
     */
    code: string;
    /**
     * Effect of the permission.
     * @type {string}
     * @memberof Permission
     */
    description: string;
    /**
     * Whether every active user has it without a role.
     * @type {boolean}
     * @memberof Permission
     */
    heldByEveryone: boolean;
}
/**
 * All permissions.
 * @export
 * @interface PermissionList
 */
export interface PermissionList {
    /**
     * Permissions sorted by code.
     * @type {Array<Permission>}
     * @memberof PermissionList
     */
    items: Array<Permission>;
}
/**
 * Whether a person is there to answer.
 * @export
 * @interface Presence
 */
export interface Presence {
    /**
     * 
     * @type {HandoffPerson}
     * @memberof Presence
     */
    person: HandoffPerson | null;
    /**
     * 
     * @type {PresenceState}
     * @memberof Presence
     */
    state: PresenceState;
    /**
     * Skills for which the person is given conversations.
     * @type {Array<string>}
     * @memberof Presence
     */
    skills: Array<string>;
    /**
     * Conversations that the person has.
     * @type {number}
     * @memberof Presence
     */
    claimed: number;
    /**
     * When it ends by itself; null while away.
     * @type {string}
     * @memberof Presence
     */
    onlineUntil: string | null;
}


/**
 * The people who are online.
 * @export
 * @interface PresenceList
 */
export interface PresenceList {
    /**
     * By their names.
     * @type {Array<Presence>}
     * @memberof PresenceList
     */
    items: Array<Presence>;
}

/**
 * Whether the person is given conversations.
 * @export
 */
export const PresenceState = {
    online: 'online',
    away: 'away'
} as const;
export type PresenceState = typeof PresenceState[keyof typeof PresenceState];

/**
 * A request that the sender has sent, or may send.
 * @export
 * @interface PreviewInboundWebhookRequest
 */
export interface PreviewInboundWebhookRequest {
    /**
     * Its body, as it was sent.
     * @type {string}
     * @memberof PreviewInboundWebhookRequest
     */
    body: string;
    /**
     * Its headers, where the signature and the kind of event may be.
     * @type {{ [key: string]: string; }}
     * @memberof PreviewInboundWebhookRequest
     */
    headers?: { [key: string]: string; };
}
/**
 * The generation that is to answer.
 * @export
 * @interface PromoteKnowledgeGenerationRequest
 */
export interface PromoteKnowledgeGenerationRequest {
    /**
     * Its number.
     * @type {number}
     * @memberof PromoteKnowledgeGenerationRequest
     */
    generation: number;
}
/**
 * A part of a number of visitors, with the interval of 95 % (Wilson's) for what is true of all visitors.
 * @export
 * @interface Proportion
 */
export interface Proportion {
    /**
     * Visitors who did.
     * @type {number}
     * @memberof Proportion
     */
    reached: number;
    /**
     * Visitors who could.
     * @type {number}
     * @memberof Proportion
     */
    of: number;
    /**
     * `reached` by `of`; null for none.
     * @type {number}
     * @memberof Proportion
     */
    rate: number | null;
    /**
     * Lower end of the interval.
     * @type {number}
     * @memberof Proportion
     */
    low: number;
    /**
     * Upper end of the interval.
     * @type {number}
     * @memberof Proportion
     */
    high: number;
}
/**
 * What a call should do.
 * @export
 * @interface ProposeCallArgumentsRequest
 */
export interface ProposeCallArgumentsRequest {
    /**
     * Id of an operation of the connection that the path names.
     * @type {string}
     * @memberof ProposeCallArgumentsRequest
     */
    operation: string;
    /**
     * What the call should do, in a sentence or a few.
     * @type {string}
     * @memberof ProposeCallArgumentsRequest
     */
    request: string;
    /**
     * Names of the variables that the node can use; none when absent.
     * @type {Array<string>}
     * @memberof ProposeCallArgumentsRequest
     */
    variables?: Array<string>;
    /**
     * Code of an active connection to a language model.
     * @type {string}
     * @memberof ProposeCallArgumentsRequest
     */
    connection: string;
    /**
     * Name of the model.
     * @type {string}
     * @memberof ProposeCallArgumentsRequest
     */
    model: string;
}
/**
 * A form as it is to be rendered for one visitor.
 * @export
 * @interface PublicForm
 */
export interface PublicForm {
    /**
     * Public code of the form, unique in its workspace.
     * @type {string}
     * @memberof PublicForm
     */
    code: string;
    /**
     * Heading of the form.
     * @type {string}
     * @memberof PublicForm
     */
    title: string;
    /**
     * Text of the button that sends the form.
     * @type {string}
     * @memberof PublicForm
     */
    submitLabel: string;
    /**
     * The fields in display order.
     * @type {Array<FormField>}
     * @memberof PublicForm
     */
    fields: Array<FormField>;
    /**
     * Language of the texts given, as a BCP 47 tag; null for a form's own texts where the form does not say in which language they are.
     * @type {string}
     * @memberof PublicForm
     */
    locale: string | null;
}
/**
 * 
 * @export
 * @interface PublishDomainEventRequest
 */
export interface PublishDomainEventRequest {
    /**
     * The workspace.
     * @type {string}
     * @memberof PublishDomainEventRequest
     */
    tenant_id: string;
    /**
     * Name that subscriptions match.
     * @type {string}
     * @memberof PublishDomainEventRequest
     */
    event_name: string;
    /**
     * Payload, `$event` in filters; empty when absent.
     * @type {{ [key: string]: any; }}
     * @memberof PublishDomainEventRequest
     */
    data?: { [key: string]: any; };
    /**
     * With each subscription's id it makes the start happen once.
     * @type {string}
     * @memberof PublishDomainEventRequest
     */
    idempotency_key?: string;
}
/**
 * Words about the new version, and an answer to what it takes over.
 * @export
 * @interface PublishFlowRequest
 */
export interface PublishFlowRequest {
    /**
     * Description of the change.
     * @type {string}
     * @memberof PublishFlowRequest
     */
    note?: string | null;
    /**
     * Whether the version may take over breaking changes of the operations that it names; validation warns of them with the rule `operation_changed`.
     * @type {boolean}
     * @memberof PublishFlowRequest
     */
    acceptOperationChanges?: boolean;
}
/**
 * Words about the new version.
 * @export
 * @interface PublishFormRequest
 */
export interface PublishFormRequest {
    /**
     * Description of the change.
     * @type {string}
     * @memberof PublishFormRequest
     */
    note?: string | null;
}
/**
 * A publishable key and its permissions.
 * @export
 * @interface PublishableKey
 */
export interface PublishableKey {
    /**
     * Identifier of the key, the `widget_key_id` of webhook payloads.
     * @type {string}
     * @memberof PublishableKey
     */
    id: string;
    /**
     * Name of the key; unique in the workspace.
     * @type {string}
     * @memberof PublishableKey
     */
    name: string;
    /**
     * The key itself. It is public and always shown.
     * @type {string}
     * @memberof PublishableKey
     */
    key: string;
    /**
     * 
     * @type {PublishableKeyStatus}
     * @memberof PublishableKey
     */
    status: PublishableKeyStatus;
    /**
     * Origins (`scheme://host[:port]`) whose pages may use the key; empty for any. `https://*.acme.example` stands for every subdomain of `acme.example`. Apps have schemes of their own, such as `capacitor://localhost`.
     * @type {Array<string>}
     * @memberof PublishableKey
     */
    allowedOrigins: Array<string>;
    /**
     * Names of the intents that may be started with the key; null for all, empty for none.
     * @type {Array<string>}
     * @memberof PublishableKey
     */
    intents: Array<string> | null;
    /**
     * Codes or UUIDs of the forms that the key opens; null for all, empty for none. A code covers the UUID of that form too.
     * @type {Array<string>}
     * @memberof PublishableKey
     */
    forms: Array<string> | null;
    /**
     * Whether a session that names a customer's id must prove it with an identity token. Visitors without an id are not affected.
     * @type {boolean}
     * @memberof PublishableKey
     */
    provenCustomersOnly: boolean;
    /**
     * 
     * @type {KeyWebhook}
     * @memberof PublishableKey
     */
    webhook: KeyWebhook | null;
    /**
     * Kinds of the events that are sent to the webhook of the key, of those that the workspace sends; null for all, empty for none. A change is in force within a second, for events from then on.
     * @type {Array<WebhookEventKind>}
     * @memberof PublishableKey
     */
    webhookEvents: Array<WebhookEventKind> | null;
    /**
     * Metered form reads so far.
     * @type {number}
     * @memberof PublishableKey
     */
    formMounts: number;
    /**
     * Last use, exact to a minute; null before the first.
     * @type {string}
     * @memberof PublishableKey
     */
    lastUsedAt: string | null;
    /**
     * When the key was created.
     * @type {string}
     * @memberof PublishableKey
     */
    createdAt: string;
    /**
     * When the key was last changed; use is no change.
     * @type {string}
     * @memberof PublishableKey
     */
    updatedAt: string;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof PublishableKey
     */
    etag: string;
}


/**
 * A page of keys.
 * @export
 * @interface PublishableKeyPage
 */
export interface PublishableKeyPage {
    /**
     * Keys sorted by name.
     * @type {Array<PublishableKey>}
     * @memberof PublishableKeyPage
     */
    items: Array<PublishableKey>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof PublishableKeyPage
     */
    nextCursor: string | null;
}

/**
 * Only an `active` key opens anything. `revoked` is final.
 * @export
 */
export const PublishableKeyStatus = {
    active: 'active',
    paused: 'paused',
    disabled: 'disabled',
    revoked: 'revoked'
} as const;
export type PublishableKeyStatus = typeof PublishableKeyStatus[keyof typeof PublishableKeyStatus];

/**
 * An OpenAPI document, as text or by its address; the text counts where both are given.
 * @export
 * @interface PutConnectionDocumentRequest
 */
export interface PutConnectionDocumentRequest {
    /**
     * The document, JSON or YAML.
     * @type {string}
     * @memberof PutConnectionDocumentRequest
     */
    content?: string;
    /**
     * Where the document is fetched from, without a user name or password.
     * @type {string}
     * @memberof PutConnectionDocumentRequest
     */
    address?: string;
}
/**
 * What became of the documents.
 * @export
 * @interface PutDocumentsReply
 */
export interface PutDocumentsReply {
    /**
     * One entry for each address.
     * @type {Array<ReceivedDocument>}
     * @memberof PutDocumentsReply
     */
    documents: Array<ReceivedDocument>;
}
/**
 * Documents of one source.
 * @export
 * @interface PutDocumentsRequest
 */
export interface PutDocumentsRequest {
    /**
     * The workspace.
     * @type {string}
     * @memberof PutDocumentsRequest
     */
    tenant_id: string;
    /**
     * Number that the claim gave out; another one is 409 `not_crawling`.
     * @type {number}
     * @memberof PutDocumentsRequest
     */
    lease: number;
    /**
     * The documents; of two with the same address the later one counts.
     * @type {Array<CrawledDocument>}
     * @memberof PutDocumentsRequest
     */
    documents: Array<CrawledDocument>;
}
/**
 * A word of the question.
 * @export
 * @interface QuestionTerm
 */
export interface QuestionTerm {
    /**
     * The word as it is stemmed.
     * @type {string}
     * @memberof QuestionTerm
     */
    term: string;
    /**
     * Passages of the workspace that have it.
     * @type {number}
     * @memberof QuestionTerm
     */
    passages: number;
    /**
     * Whether passages were looked for by it; too common ones only count.
     * @type {boolean}
     * @memberof QuestionTerm
     */
    searched: boolean;
    /**
     * The word of the question that no passage has, and that this one is taken for; else null.
     * @type {string}
     * @memberof QuestionTerm
     */
    similarTo: string | null;
}
/**
 * Where flows hand conversations over to.
 * @export
 * @interface Queue
 */
export interface Queue {
    /**
     * Identifier of the queue.
     * @type {string}
     * @memberof Queue
     */
    id: string;
    /**
     * Code by which flows name it; it does not change.
     * @type {string}
     * @memberof Queue
     */
    code: string;
    /**
     * Name for people.
     * @type {string}
     * @memberof Queue
     */
    name: string;
    /**
     * Whether people claim its conversations, or are given them while they are online.
     * @type {QueueAssignmentEnum}
     * @memberof Queue
     */
    assignment: QueueAssignmentEnum;
    /**
     * Skills that a person needs to be given its conversations, such as languages.
     * @type {Array<string>}
     * @memberof Queue
     */
    skills: Array<string>;
    /**
     * Conversations with which a person is given no more of this queue.
     * @type {number}
     * @memberof Queue
     */
    perPerson: number;
    /**
     * When conversations are assigned automatically, in the time zone of the workspace; null for always. They wait until then.
     * @type {Array<OpeningTime>}
     * @memberof Queue
     */
    openingHours: Array<OpeningTime> | null;
    /**
     * Whether the visitor is asked to rate the conversation when a person has ended it.
     * @type {boolean}
     * @memberof Queue
     */
    asksRating: boolean;
    /**
     * 
     * @type {QueueSuggestions}
     * @memberof Queue
     */
    suggestions: QueueSuggestions | null;
    /**
     * When it was created.
     * @type {string}
     * @memberof Queue
     */
    createdAt: string;
    /**
     * When it was last changed.
     * @type {string}
     * @memberof Queue
     */
    updatedAt: string;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof Queue
     */
    etag: string;
}


/**
 * @export
 */
export const QueueAssignmentEnum = {
    manual: 'manual',
    automatic: 'automatic'
} as const;
export type QueueAssignmentEnum = typeof QueueAssignmentEnum[keyof typeof QueueAssignmentEnum];

/**
 * A page of queues.
 * @export
 * @interface QueuePage
 */
export interface QueuePage {
    /**
     * Queues sorted by code.
     * @type {Array<Queue>}
     * @memberof QueuePage
     */
    items: Array<Queue>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof QueuePage
     */
    nextCursor: string | null;
}
/**
 * The language model that suggests replies to the people of the queue; null for none.
 * @export
 * @interface QueueSuggestions
 */
export interface QueueSuggestions {
    /**
     * Code of the connection to the provider of the model.
     * @type {string}
     * @memberof QueueSuggestions
     */
    connection: string;
    /**
     * Name of the model.
     * @type {string}
     * @memberof QueueSuggestions
     */
    model: string;
    /**
     * How replies of the team sound and what they must not promise, for the model.
     * @type {string}
     * @memberof QueueSuggestions
     */
    instructions?: string;
}
/**
 * A prompt offered as a chip.
 * @export
 * @interface QuickQuestionRow
 */
export interface QuickQuestionRow {
    /**
     * Text of the chip.
     * @type {string}
     * @memberof QuickQuestionRow
     */
    question: string;
    /**
     * Kind of page the chip is for.
     * @type {QuickQuestionRowPageTypeEnum}
     * @memberof QuickQuestionRow
     */
    pageType: QuickQuestionRowPageTypeEnum;
    /**
     * UUID of the bound flow; empty when unbound.
     * @type {string}
     * @memberof QuickQuestionRow
     */
    flowId: string;
    /**
     * Intent that starts the bound flow; null when the flow is unset, unpublished or outside the presenting key's allow-list.
     * @type {string}
     * @memberof QuickQuestionRow
     */
    intentName: string | null;
}


/**
 * @export
 */
export const QuickQuestionRowPageTypeEnum = {
    general: 'general',
    category: 'category',
    product: 'product',
    cart: 'cart'
} as const;
export type QuickQuestionRowPageTypeEnum = typeof QuickQuestionRowPageTypeEnum[keyof typeof QuickQuestionRowPageTypeEnum];

/**
 * 
 * @export
 * @interface QuickQuestionsDocument
 */
export interface QuickQuestionsDocument {
    /**
     * In the configured order.
     * @type {Array<QuickQuestionRow>}
     * @memberof QuickQuestionsDocument
     */
    quickQuestions: Array<QuickQuestionRow>;
    /**
     * Publication time of the stored document; null when computed live.
     * @type {string}
     * @memberof QuickQuestionsDocument
     */
    publishedAt: string | null;
}
/**
 * A passage that was found.
 * @export
 * @interface RankedPassage
 */
export interface RankedPassage {
    /**
     * Its document.
     * @type {string}
     * @memberof RankedPassage
     */
    documentId: string;
    /**
     * Position within the document.
     * @type {number}
     * @memberof RankedPassage
     */
    number: number;
    /**
     * Source of the document.
     * @type {string}
     * @memberof RankedPassage
     */
    sourceId: string;
    /**
     * Address of the document.
     * @type {string}
     * @memberof RankedPassage
     */
    url: string;
    /**
     * Title of the document.
     * @type {string}
     * @memberof RankedPassage
     */
    title: string;
    /**
     * Headings above it, the outermost first.
     * @type {Array<string>}
     * @memberof RankedPassage
     */
    headings: Array<string>;
    /**
     * Its text.
     * @type {string}
     * @memberof RankedPassage
     */
    text: string;
    /**
     * Offset of its first character in the text of the document.
     * @type {number}
     * @memberof RankedPassage
     */
    start: number;
    /**
     * Offset after its last character.
     * @type {number}
     * @memberof RankedPassage
     */
    end: number;
    /**
     * How its words are stemmed.
     * @type {string}
     * @memberof RankedPassage
     */
    language: string;
    /**
     * BM25 of its words.
     * @type {number}
     * @memberof RankedPassage
     */
    score: number;
    /**
     * Cosine of its vector and that of the question; null where they were not compared.
     * @type {number}
     * @memberof RankedPassage
     */
    similarity: number | null;
    /**
     * By which passages are ordered, from 0 to 1: the score of that of the best, and the similarity.
     * @type {number}
     * @memberof RankedPassage
     */
    relevance: number;
    /**
     * How much of the question it speaks of, from 0 to 1, by its words or, from `similarFrom` on, by its similarity: what a threshold compares.
     * @type {number}
     * @memberof RankedPassage
     */
    coverage: number;
    /**
     * What each word adds.
     * @type {Array<TermScore>}
     * @memberof RankedPassage
     */
    terms: Array<TermScore>;
}
/**
 * What became of one document.
 * @export
 * @interface ReceivedDocument
 */
export interface ReceivedDocument {
    /**
     * Its address.
     * @type {string}
     * @memberof ReceivedDocument
     */
    url: string;
    /**
     * `stored` with its passages; `unchanged` since it was stored; stored with a `finding` instead of passages; or `busy`, not read and to be sent again.
     * @type {ReceivedDocumentOutcomeEnum}
     * @memberof ReceivedDocument
     */
    outcome: ReceivedDocumentOutcomeEnum;
    /**
     * 
     * @type {DocumentFinding}
     * @memberof ReceivedDocument
     */
    finding: DocumentFinding | null;
}


/**
 * @export
 */
export const ReceivedDocumentOutcomeEnum = {
    stored: 'stored',
    unchanged: 'unchanged',
    finding: 'finding',
    busy: 'busy'
} as const;
export type ReceivedDocumentOutcomeEnum = typeof ReceivedDocumentOutcomeEnum[keyof typeof ReceivedDocumentOutcomeEnum];

/**
 * 
 * @export
 * @interface RecentMessage
 */
export interface RecentMessage {
    /**
     * Author: messages of `user` are recorded, others are not.
     * @type {string}
     * @memberof RecentMessage
     */
    role: string;
    /**
     * What was said, of any length; 4000 characters of it are recorded. Null where nothing was, as in a call of a tool.
     * @type {string}
     * @memberof RecentMessage
     */
    text: string | null;
}
/**
 * One completion of a goal.
 * @export
 * @interface RecordConversionRequest
 */
export interface RecordConversionRequest {
    /**
     * The workspace.
     * @type {string}
     * @memberof RecordConversionRequest
     */
    tenant_id: string;
    /**
     * Code of an active goal.
     * @type {string}
     * @memberof RecordConversionRequest
     */
    goal: string;
    /**
     * Conversation to attribute the completion to.
     * @type {string}
     * @memberof RecordConversionRequest
     */
    conversation_id?: string;
    /**
     * The caller's own id of the completion; a repetition for the same goal returns the first one.
     * @type {string}
     * @memberof RecordConversionRequest
     */
    external_ref?: string;
    /**
     * When it happened, in any form of ISO 8601 with a date: without offset in UTC, without a time the beginning of the day. Now when absent.
     * @type {string}
     * @memberof RecordConversionRequest
     */
    occurred_at?: string;
    /**
     * Stored as they are. `customer_id` finds the conversation when none is named; the goal's value property is read from here.
     * @type {{ [key: string]: any; }}
     * @memberof RecordConversionRequest
     */
    props?: { [key: string]: any; };
}
/**
 * Input that ended a pause, or came while the conversation was handed over to a person.
 * @export
 * @interface RecordedInput
 */
export interface RecordedInput {
    /**
     * When.
     * @type {string}
     * @memberof RecordedInput
     */
    at: string;
    /**
     * Node that waited.
     * @type {string}
     * @memberof RecordedInput
     */
    nodeId: string | null;
    /**
     * Values by their names.
     * @type {{ [key: string]: any; }}
     * @memberof RecordedInput
     */
    values?: { [key: string]: any; };
    /**
     * Values by their names.
     * @type {{ [key: string]: any; }}
     * @memberof RecordedInput
     */
    variables?: { [key: string]: any; };
    /**
     * Values by their names.
     * @type {{ [key: string]: any; }}
     * @memberof RecordedInput
     */
    context?: { [key: string]: any; };
    /**
     * Name of the event that arrived.
     * @type {string}
     * @memberof RecordedInput
     */
    event?: string;
    /**
     * Values by their names.
     * @type {{ [key: string]: any; }}
     * @memberof RecordedInput
     */
    data?: { [key: string]: any; };
    /**
     * The time of the pause had come.
     * @type {boolean}
     * @memberof RecordedInput
     */
    timeout?: boolean;
    /**
     * 
     * @type {SimulationPersonAct}
     * @memberof RecordedInput
     */
    person?: SimulationPersonAct;
    /**
     * 
     * @type {SimulationAside}
     * @memberof RecordedInput
     */
    aside?: SimulationAside;
}
/**
 * A step of the replay that is not the recorded one.
 * @export
 * @interface ReplayDifference
 */
export interface ReplayDifference {
    /**
     * Turn, counted from the start, which is 0.
     * @type {number}
     * @memberof ReplayDifference
     */
    turn: number;
    /**
     * Code of the subflow that the node belongs to; null for the flow that was started.
     * @type {string}
     * @memberof ReplayDifference
     */
    flow: string | null;
    /**
     * Node at which they part; null for the end of the run.
     * @type {string}
     * @memberof ReplayDifference
     */
    nodeId: string | null;
    /**
     * JSON pointer into the definition that ran of the property that says which node follows, for example `/nodes/4/branches/0/next`; null where the run went no further.
     * @type {string}
     * @memberof ReplayDifference
     */
    edge: string | null;
    /**
     * What the replay did there. `shown`: it showed something else; `refused`: it did not take the answer; `not_waiting`: it did not wait for the input; `not_reached`: it did nothing more in this turn.
     * @type {ReplayDifferenceOutcomeEnum}
     * @memberof ReplayDifference
     */
    outcome: ReplayDifferenceOutcomeEnum;
    /**
     * The recorded step in words; null for none.
     * @type {string}
     * @memberof ReplayDifference
     */
    recorded: string | null;
    /**
     * The step of the replay in words; null for none.
     * @type {string}
     * @memberof ReplayDifference
     */
    replayed: string | null;
}


/**
 * @export
 */
export const ReplayDifferenceOutcomeEnum = {
    completed: 'completed',
    waiting: 'waiting',
    resumed: 'resumed',
    failed: 'failed',
    calling: 'calling',
    shown: 'shown',
    ended: 'ended',
    refused: 'refused',
    not_waiting: 'not_waiting',
    not_reached: 'not_reached'
} as const;
export type ReplayDifferenceOutcomeEnum = typeof ReplayDifferenceOutcomeEnum[keyof typeof ReplayDifferenceOutcomeEnum];

/**
 * Definition to replay on.
 * @export
 * @interface ReplayExecutionRequest
 */
export interface ReplayExecutionRequest {
    /**
     * Whether to replay on the draft or on a published version.
     * @type {ReplayExecutionRequestSourceEnum}
     * @memberof ReplayExecutionRequest
     */
    source?: ReplayExecutionRequestSourceEnum;
    /**
     * Version to replay on when `source` is `version`; the live one when absent.
     * @type {number}
     * @memberof ReplayExecutionRequest
     */
    version?: number;
    /**
     * Definition to replay on in place of a stored one, for example a draft that is not saved yet.
     * @type {{ [key: string]: any; }}
     * @memberof ReplayExecutionRequest
     */
    definition?: { [key: string]: any; };
}


/**
 * @export
 */
export const ReplayExecutionRequestSourceEnum = {
    draft: 'draft',
    version: 'version'
} as const;
export type ReplayExecutionRequestSourceEnum = typeof ReplayExecutionRequestSourceEnum[keyof typeof ReplayExecutionRequestSourceEnum];

/**
 * The runs to replay, and the definition.
 * @export
 * @interface ReplayFlowRequest
 */
export interface ReplayFlowRequest {
    /**
     * Whether to replay on the draft or on a published version.
     * @type {ReplayFlowRequestSourceEnum}
     * @memberof ReplayFlowRequest
     */
    source?: ReplayFlowRequestSourceEnum;
    /**
     * Version to replay on when `source` is `version`; the live one when absent.
     * @type {number}
     * @memberof ReplayFlowRequest
     */
    version?: number;
    /**
     * Definition to replay on in place of a stored one, for example a draft that is not saved yet.
     * @type {{ [key: string]: any; }}
     * @memberof ReplayFlowRequest
     */
    definition?: { [key: string]: any; };
    /**
     * How many runs at most.
     * @type {number}
     * @memberof ReplayFlowRequest
     */
    last?: number;
    /**
     * Only runs of this version of the flow; of all versions when absent.
     * @type {number}
     * @memberof ReplayFlowRequest
     */
    flowVersion?: number;
}


/**
 * @export
 */
export const ReplayFlowRequestSourceEnum = {
    draft: 'draft',
    version: 'version'
} as const;
export type ReplayFlowRequestSourceEnum = typeof ReplayFlowRequestSourceEnum[keyof typeof ReplayFlowRequestSourceEnum];

/**
 * A step of a run or of its replay.
 * @export
 * @interface ReplayStep
 */
export interface ReplayStep {
    /**
     * Code of the subflow that the node belongs to; null for the flow that was started.
     * @type {string}
     * @memberof ReplayStep
     */
    flow: string | null;
    /**
     * Node that did it; null for none, or where it is not known.
     * @type {string}
     * @memberof ReplayStep
     */
    nodeId: string | null;
    /**
     * Effect of the step.
     * @type {ReplayStepOutcomeEnum}
     * @memberof ReplayStep
     */
    outcome: ReplayStepOutcomeEnum;
    /**
     * JSON pointer into the definition that ran of the property that says which node follows, for example `/nodes/4/branches/0/next`; null where the run went no further.
     * @type {string}
     * @memberof ReplayStep
     */
    edge: string | null;
    /**
     * It in words, redacted.
     * @type {string}
     * @memberof ReplayStep
     */
    text: string;
}


/**
 * @export
 */
export const ReplayStepOutcomeEnum = {
    completed: 'completed',
    waiting: 'waiting',
    resumed: 'resumed',
    failed: 'failed',
    calling: 'calling',
    shown: 'shown',
    ended: 'ended',
    refused: 'refused',
    not_waiting: 'not_waiting'
} as const;
export type ReplayStepOutcomeEnum = typeof ReplayStepOutcomeEnum[keyof typeof ReplayStepOutcomeEnum];

/**
 * Steps after one input.
 * @export
 * @interface ReplayTurn
 */
export interface ReplayTurn {
    /**
     * When the input came.
     * @type {string}
     * @memberof ReplayTurn
     */
    at: string;
    /**
     * The input in words, redacted.
     * @type {string}
     * @memberof ReplayTurn
     */
    input: string;
    /**
     * Whether the replay did something else.
     * @type {boolean}
     * @memberof ReplayTurn
     */
    differs: boolean;
    /**
     * Steps of the run.
     * @type {Array<ReplayStep>}
     * @memberof ReplayTurn
     */
    recorded: Array<ReplayStep>;
    /**
     * Steps of the replay.
     * @type {Array<ReplayStep>}
     * @memberof ReplayTurn
     */
    replayed: Array<ReplayStep>;
}
/**
 * A run that differs, or could not be replayed.
 * @export
 * @interface ReplayedExecution
 */
export interface ReplayedExecution {
    /**
     * The execution.
     * @type {string}
     * @memberof ReplayedExecution
     */
    executionId: string;
    /**
     * Version that it ran.
     * @type {number}
     * @memberof ReplayedExecution
     */
    flowVersion: number;
    /**
     * When it was started.
     * @type {string}
     * @memberof ReplayedExecution
     */
    createdAt: string;
    /**
     * How it came out. `incomplete`: the same as far as it could be compared, which `stopped` tells; `no_log`: the event log does not reach back to its start; `log_too_long`: it has more than 5,000 lines or 16 MB; `too_many_steps`: the runs before it took the steps that one request may take.
     * @type {ReplayedExecutionOutcomeEnum}
     * @memberof ReplayedExecution
     */
    outcome: ReplayedExecutionOutcomeEnum;
    /**
     * The first differences; none for a run that could not be replayed.
     * @type {Array<ReplayDifference>}
     * @memberof ReplayedExecution
     */
    differences: Array<ReplayDifference>;
    /**
     * Why the comparison ended before the record did; null when all of it was compared.
     * @type {string}
     * @memberof ReplayedExecution
     */
    stopped: string | null;
    /**
     * Whether an input of the run had been redacted.
     * @type {boolean}
     * @memberof ReplayedExecution
     */
    redacted: boolean;
}


/**
 * @export
 */
export const ReplayedExecutionOutcomeEnum = {
    differs: 'differs',
    incomplete: 'incomplete',
    no_log: 'no_log',
    log_too_long: 'log_too_long',
    too_many_steps: 'too_many_steps'
} as const;
export type ReplayedExecutionOutcomeEnum = typeof ReplayedExecutionOutcomeEnum[keyof typeof ReplayedExecutionOutcomeEnum];

/**
 * Meaning of one key of each row.
 * @export
 * @interface ReportColumn
 */
export interface ReportColumn {
    /**
     * Key in the rows.
     * @type {string}
     * @memberof ReportColumn
     */
    name: string;
    /**
     * Whether rows are grouped by it or it was computed.
     * @type {ReportColumnRoleEnum}
     * @memberof ReportColumn
     */
    role: ReportColumnRoleEnum;
    /**
     * 
     * @type {DatasetValueType}
     * @memberof ReportColumn
     */
    type: DatasetValueType;
    /**
     * Heading to show.
     * @type {string}
     * @memberof ReportColumn
     */
    label: string;
    /**
     * 
     * @type {MeasureUnit}
     * @memberof ReportColumn
     */
    unit?: MeasureUnit;
}


/**
 * @export
 */
export const ReportColumnRoleEnum = {
    dimension: 'dimension',
    measure: 'measure'
} as const;
export type ReportColumnRoleEnum = typeof ReportColumnRoleEnum[keyof typeof ReportColumnRoleEnum];

/**
 * A question to one dataset. The range is `from` to `to`, both days included, or the last `last_days` days up to
 * today; the last 30 days when neither is given. A saved report that is sent on a schedule wants `last_days`.
 * 
 * @export
 * @interface ReportDefinition
 */
export interface ReportDefinition {
    /**
     * 
     * @type {DatasetName}
     * @memberof ReportDefinition
     */
    dataset: DatasetName;
    /**
     * Names of the dimensions to group by, in column order; `date` gives a series. None gives one row of totals.
     * @type {Array<string>}
     * @memberof ReportDefinition
     */
    dimensions?: Array<string>;
    /**
     * Names of the measures to compute, in column order after the dimensions.
     * @type {Array<string>}
     * @memberof ReportDefinition
     */
    measures: Array<string>;
    /**
     * Conditions that rows must satisfy before they are grouped.
     * @type {Array<ReportFilter>}
     * @memberof ReportDefinition
     */
    filters?: Array<ReportFilter>;
    /**
     * Calendar day `YYYY-MM-DD` in the time zone of the report.
     * @type {string}
     * @memberof ReportDefinition
     */
    from?: string;
    /**
     * Calendar day `YYYY-MM-DD` in the time zone of the report.
     * @type {string}
     * @memberof ReportDefinition
     */
    to?: string;
    /**
     * Number of days up to today, today included; not together with `from` or `to`.
     * @type {number}
     * @memberof ReportDefinition
     */
    last_days?: number;
    /**
     * 
     * @type {ReportGranularity}
     * @memberof ReportDefinition
     */
    granularity?: ReportGranularity;
    /**
     * IANA name of the time zone of days; the workspace's own when omitted.
     * @type {string}
     * @memberof ReportDefinition
     */
    time_zone?: string;
    /**
     * Order of the rows; by date, or else by the first measure, largest first, when omitted.
     * @type {Array<ReportSort>}
     * @memberof ReportDefinition
     */
    sort?: Array<ReportSort>;
    /**
     * Maximum number of rows; the mode's cap still applies.
     * @type {number}
     * @memberof ReportDefinition
     */
    limit?: number;
    /**
     * 
     * @type {ReportMode}
     * @memberof ReportDefinition
     */
    mode?: ReportMode;
}


/**
 * One condition; all conditions of a report must hold.
 * @export
 * @interface ReportFilter
 */
export interface ReportFilter {
    /**
     * Name of a filter of the dataset.
     * @type {string}
     * @memberof ReportFilter
     */
    field: string;
    /**
     * 
     * @type {FilterOperator}
     * @memberof ReportFilter
     */
    operator: FilterOperator;
    /**
     * What is compared with, of the filter's type: text, number, true or false, or a list of at most 100 of them
     * for `in` and `not_in`.
     * 
     * @type {any}
     * @memberof ReportFilter
     */
    value?: any | null;
}



/**
 * Width of one bucket of the `date` dimension; weeks start on Monday.
 * @export
 */
export const ReportGranularity = {
    hour: 'hour',
    day: 'day',
    week: 'week',
    month: 'month'
} as const;
export type ReportGranularity = typeof ReportGranularity[keyof typeof ReportGranularity];


/**
 * How many rows an answer may have, 200, 500 or 5000; rows beyond are cut off and `truncated` is true.
 * @export
 */
export const ReportMode = {
    preview: 'preview',
    view: 'view',
    export: 'export'
} as const;
export type ReportMode = typeof ReportMode[keyof typeof ReportMode];

/**
 * The answer to a report.
 * @export
 * @interface ReportResult
 */
export interface ReportResult {
    /**
     * 
     * @type {DatasetName}
     * @memberof ReportResult
     */
    dataset: DatasetName;
    /**
     * Calendar day `YYYY-MM-DD` in the time zone of the report.
     * @type {string}
     * @memberof ReportResult
     */
    from: string;
    /**
     * Calendar day `YYYY-MM-DD` in the time zone of the report.
     * @type {string}
     * @memberof ReportResult
     */
    to: string;
    /**
     * 
     * @type {ReportGranularity}
     * @memberof ReportResult
     */
    granularity?: ReportGranularity;
    /**
     * IANA name of the zone that was used.
     * @type {string}
     * @memberof ReportResult
     */
    time_zone: string;
    /**
     * The columns in order.
     * @type {Array<ReportColumn>}
     * @memberof ReportResult
     */
    columns: Array<ReportColumn>;
    /**
     * The rows in order.
     * @type {Array<{ [key: string]: any; }>}
     * @memberof ReportResult
     */
    rows: Array<{ [key: string]: any; }>;
    /**
     * Number of rows given.
     * @type {number}
     * @memberof ReportResult
     */
    row_count: number;
    /**
     * Most rows the mode allows.
     * @type {ReportResultRowCapEnum}
     * @memberof ReportResult
     */
    row_cap: ReportResultRowCapEnum;
    /**
     * Whether there were more rows than were given.
     * @type {boolean}
     * @memberof ReportResult
     */
    truncated: boolean;
    /**
     * State of the data; daily series lag the events by at most one hourly refresh.
     * @type {string}
     * @memberof ReportResult
     */
    refreshed_at: string;
}


/**
 * @export
 */
export const ReportResultRowCapEnum = {
    NUMBER_200: 200,
    NUMBER_500: 500,
    NUMBER_5000: 5000
} as const;
export type ReportResultRowCapEnum = typeof ReportResultRowCapEnum[keyof typeof ReportResultRowCapEnum];

/**
 * The schedule of a saved report and how it went last.
 * @export
 * @interface ReportSchedule
 */
export interface ReportSchedule {
    /**
     * Every day, or every week on `weekday`.
     * @type {ReportScheduleFrequencyEnum}
     * @memberof ReportSchedule
     */
    frequency: ReportScheduleFrequencyEnum;
    /**
     * Hour of the day in UTC.
     * @type {number}
     * @memberof ReportSchedule
     */
    hour: number;
    /**
     * ISO weekday, 1 is Monday and 7 is Sunday; absent when daily.
     * @type {number}
     * @memberof ReportSchedule
     */
    weekday?: number;
    /**
     * Mail addresses of the recipients.
     * @type {Array<string>}
     * @memberof ReportSchedule
     */
    recipients: Array<string>;
    /**
     * Whether it is sent at all.
     * @type {boolean}
     * @memberof ReportSchedule
     */
    enabled: boolean;
    /**
     * When it was last sent; absent before the first time.
     * @type {string}
     * @memberof ReportSchedule
     */
    last_sent_at?: string;
    /**
     * Why the last attempt failed; absent when it did not.
     * @type {string}
     * @memberof ReportSchedule
     */
    last_error?: string;
}


/**
 * @export
 */
export const ReportScheduleFrequencyEnum = {
    daily: 'daily',
    weekly: 'weekly'
} as const;
export type ReportScheduleFrequencyEnum = typeof ReportScheduleFrequencyEnum[keyof typeof ReportScheduleFrequencyEnum];

/**
 * When a report is sent by mail. The service looks once an hour, at minute 5, and sends what is due in that UTC
 * hour, at most once a day. What it missed, or what could not be sent, is sent for that hour at the next look.
 * 
 * @export
 * @interface ReportScheduleInput
 */
export interface ReportScheduleInput {
    /**
     * Every day, or every week on `weekday`.
     * @type {ReportScheduleInputFrequencyEnum}
     * @memberof ReportScheduleInput
     */
    frequency: ReportScheduleInputFrequencyEnum;
    /**
     * Hour of the day in UTC.
     * @type {number}
     * @memberof ReportScheduleInput
     */
    hour: number;
    /**
     * ISO weekday, 1 is Monday and 7 is Sunday; needed when weekly, ignored when daily.
     * @type {number}
     * @memberof ReportScheduleInput
     */
    weekday?: number;
    /**
     * Mail addresses of the recipients.
     * @type {Array<string>}
     * @memberof ReportScheduleInput
     */
    recipients: Array<string>;
    /**
     * Whether it is sent at all.
     * @type {boolean}
     * @memberof ReportScheduleInput
     */
    enabled?: boolean;
}


/**
 * @export
 */
export const ReportScheduleInputFrequencyEnum = {
    daily: 'daily',
    weekly: 'weekly'
} as const;
export type ReportScheduleInputFrequencyEnum = typeof ReportScheduleInputFrequencyEnum[keyof typeof ReportScheduleInputFrequencyEnum];

/**
 * One key of the order of rows.
 * @export
 * @interface ReportSort
 */
export interface ReportSort {
    /**
     * Name of a dimension or measure that the report has.
     * @type {string}
     * @memberof ReportSort
     */
    field: string;
    /**
     * Whether small values come first.
     * @type {ReportSortDirectionEnum}
     * @memberof ReportSort
     */
    direction?: ReportSortDirectionEnum;
}


/**
 * @export
 */
export const ReportSortDirectionEnum = {
    asc: 'asc',
    desc: 'desc'
} as const;
export type ReportSortDirectionEnum = typeof ReportSortDirectionEnum[keyof typeof ReportSortDirectionEnum];

/**
 * Shares in percent below which the tests fail even if each passes.
 * @export
 * @interface RequiredCoverage
 */
export interface RequiredCoverage {
    /**
     * Nodes that were entered.
     * @type {number}
     * @memberof RequiredCoverage
     */
    nodes?: number;
    /**
     * Ways out of branching nodes that were taken.
     * @type {number}
     * @memberof RequiredCoverage
     */
    branches?: number;
}
/**
 * The values to remove.
 * @export
 * @interface ResetConfigurationRequest
 */
export interface ResetConfigurationRequest {
    /**
     * Full paths of fields.
     * @type {Array<string>}
     * @memberof ResetConfigurationRequest
     */
    paths: Array<string>;
}
/**
 * 
 * @export
 * @interface ResumeExecutionRequest
 */
export interface ResumeExecutionRequest {
    /**
     * The workspace.
     * @type {string}
     * @memberof ResumeExecutionRequest
     */
    tenant_id: string;
    /**
     * Wait token of the last reply.
     * @type {string}
     * @memberof ResumeExecutionRequest
     */
    wait_token?: string;
    /**
     * 
     * @type {ResumeInput}
     * @memberof ResumeExecutionRequest
     */
    input?: ResumeInput;
    /**
     * Free-form values merged into the execution's context, readable in the flow as `context.*`. At most 16 kB (16,384 bytes) as compact JSON and 8 levels, and 64 kB (65,536 bytes) together with the context that the execution has already; a violation is 422 and names `context`.
     * @type {{ [key: string]: any; }}
     * @memberof ResumeExecutionRequest
     */
    context?: { [key: string]: any; };
    /**
     * Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request; together with those that the conversation has already, variables have at most 64 kB (65,536 bytes), and a request that would add more is refused like one that exceeds its own limits.
     * @type {{ [key: string]: any; }}
     * @memberof ResumeExecutionRequest
     */
    variables?: { [key: string]: any; };
}
/**
 * The answer to the waiting node.
 * @export
 * @interface ResumeInput
 */
export interface ResumeInput {
    /**
     * Answers by field name; `{choice}` for buttons; a file reference for an upload field.
     * @type {{ [key: string]: any; }}
     * @memberof ResumeInput
     */
    values?: { [key: string]: any; };
}
/**
 * A message that is back at work.
 * @export
 * @interface RetriedMessage
 */
export interface RetriedMessage {
    /**
     * Identifier of the message.
     * @type {string}
     * @memberof RetriedMessage
     */
    id: string;
    /**
     * When it is tried.
     * @type {string}
     * @memberof RetriedMessage
     */
    runAt: string;
}
/**
 * A named list of permissions.
 * @export
 * @interface Role
 */
export interface Role {
    /**
     * Code by which users refer to the role.
     * @type {string}
     * @memberof Role
     */
    code: string;
    /**
     * Name shown to people.
     * @type {string}
     * @memberof Role
     */
    name: string;
    /**
     * What users with the role may do. Codes of permissions as `listPermissions` names them; an unknown one is refused.
     * @type {Array<string>}
     * @memberof Role
     */
    permissions: Array<string>;
    /**
     * Whether the role belongs to the service and cannot be changed.
     * @type {boolean}
     * @memberof Role
     */
    builtIn: boolean;
    /**
     * Number of users that have the role.
     * @type {number}
     * @memberof Role
     */
    users: number;
    /**
     * When the role was created; null for a built-in one.
     * @type {string}
     * @memberof Role
     */
    createdAt: string | null;
    /**
     * When the role was last changed; null for a built-in one.
     * @type {string}
     * @memberof Role
     */
    updatedAt: string | null;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof Role
     */
    etag: string;
}
/**
 * A page of roles.
 * @export
 * @interface RolePage
 */
export interface RolePage {
    /**
     * Roles sorted by code.
     * @type {Array<Role>}
     * @memberof RolePage
     */
    items: Array<Role>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof RolePage
     */
    nextCursor: string | null;
}
/**
 * The version to publish again.
 * @export
 * @interface RollbackFlowRequest
 */
export interface RollbackFlowRequest {
    /**
     * Number of the old version; an unknown one is 404 `not_found`.
     * @type {number}
     * @memberof RollbackFlowRequest
     */
    version: number;
    /**
     * Why, for people.
     * @type {string}
     * @memberof RollbackFlowRequest
     */
    note?: string | null;
}
/**
 * Values that take the place of those of the definition.
 * @export
 * @interface RunReportRequest
 */
export interface RunReportRequest {
    /**
     * Calendar day `YYYY-MM-DD` in the time zone of the report.
     * @type {string}
     * @memberof RunReportRequest
     */
    from?: string;
    /**
     * Calendar day `YYYY-MM-DD` in the time zone of the report.
     * @type {string}
     * @memberof RunReportRequest
     */
    to?: string;
    /**
     * How many rows the answer may have, 200, 500 or 5000.
     * @type {RunReportRequestModeEnum}
     * @memberof RunReportRequest
     */
    mode?: RunReportRequestModeEnum;
}


/**
 * @export
 */
export const RunReportRequestModeEnum = {
    preview: 'preview',
    view: 'view',
    export: 'export'
} as const;
export type RunReportRequestModeEnum = typeof RunReportRequestModeEnum[keyof typeof RunReportRequestModeEnum];

/**
 * A conversation with a draft, from its beginning.
 * @export
 * @interface RunTrialRequest
 */
export interface RunTrialRequest {
    /**
     * Secret of the trial link.
     * @type {string}
     * @memberof RunTrialRequest
     */
    token: string;
    /**
     * Decides weighted splits; one for a conversation.
     * @type {string}
     * @memberof RunTrialRequest
     */
    seed?: string;
    /**
     * Instant at which the conversation began; now when absent.
     * @type {string}
     * @memberof RunTrialRequest
     */
    startedAt?: string;
    /**
     * Language of the visitor.
     * @type {string}
     * @memberof RunTrialRequest
     */
    locale?: string;
    /**
     * Answers to the pauses so far, in order.
     * @type {Array<TrialInput>}
     * @memberof RunTrialRequest
     */
    inputs?: Array<TrialInput>;
}
/**
 * The values to set, those to remove, or both.
 * @export
 * @interface SaveConfigurationRequest
 */
export interface SaveConfigurationRequest {
    /**
     * Values keyed by full path; null is no value and is refused.
     * @type {{ [key: string]: any; }}
     * @memberof SaveConfigurationRequest
     */
    values?: { [key: string]: any; };
    /**
     * Full paths of fields.
     * @type {Array<string>}
     * @memberof SaveConfigurationRequest
     */
    resets?: Array<string>;
}
/**
 * The whole new draft.
 * @export
 * @interface SaveFlowDraftRequest
 */
export interface SaveFlowDraftRequest {
    /**
     * A flow: code, name, locale, triggers, variables, start and nodes. It follows the JSON Schema document `flow`, served at `/docs/schemas/flow.json`, which says what is valid; a draft may break it.
     * @type {{ [key: string]: any; }}
     * @memberof SaveFlowDraftRequest
     */
    definition: { [key: string]: any; };
}
/**
 * The whole new layout; groups and the arrangement stay as they are when absent.
 * @export
 * @interface SaveFlowLayoutRequest
 */
export interface SaveFlowLayoutRequest {
    /**
     * Position of each moved node, by the id of the node.
     * @type {{ [key: string]: FlowPosition; }}
     * @memberof SaveFlowLayoutRequest
     */
    positions: { [key: string]: FlowPosition; };
    /**
     * The notes on the canvas.
     * @type {Array<FlowNote>}
     * @memberof SaveFlowLayoutRequest
     */
    notes: Array<FlowNote>;
    /**
     * Groups of nodes on the canvas. They have no meaning for the flow.
     * @type {Array<FlowGroup>}
     * @memberof SaveFlowLayoutRequest
     */
    groups?: Array<FlowGroup>;
    /**
     * 
     * @type {FlowArrangement}
     * @memberof SaveFlowLayoutRequest
     */
    arrangement?: FlowArrangement;
}


/**
 * All tests of the flow.
 * @export
 * @interface SaveFlowTestsRequest
 */
export interface SaveFlowTestsRequest {
    /**
     * 
     * @type {RequiredCoverage}
     * @memberof SaveFlowTestsRequest
     */
    coverage?: RequiredCoverage;
    /**
     * The tests, in order.
     * @type {Array<{ [key: string]: any; }>}
     * @memberof SaveFlowTestsRequest
     */
    tests: Array<{ [key: string]: any; }>;
}
/**
 * The whole new draft.
 * @export
 * @interface SaveFormDraftRequest
 */
export interface SaveFormDraftRequest {
    /**
     * A form: code, title, submitLabel, embeddable, acceptsSubmissions, honeypotField, fields and locales. It follows the JSON Schema document `form`, served at `/docs/schemas/form.json`, which says what is valid; a draft may break it. Field types: `text textarea email phone number url date time select multiselect radio checkbox consent rating file image hidden`. Keys of a field's `validation`: `format min_length max_length word_min word_max pattern min max step integer multiple_emails email_allow_domains url_https_only url_allow_domains date_min date_max date_no_weekends select_min select_max require_option must_accept rating_min file_min file_max image_min_width image_min_height messages`, and the server-only `blocked_words block_free_mailboxes block_disposable_mailboxes`.
     * @type {{ [key: string]: any; }}
     * @memberof SaveFormDraftRequest
     */
    definition: { [key: string]: any; };
}
/**
 * A document that was stored, compared with the one before.
 * @export
 * @interface SavedConnectionDocument
 */
export interface SavedConnectionDocument {
    /**
     * 
     * @type {ConnectionDocument}
     * @memberof SavedConnectionDocument
     */
    document: ConnectionDocument;
    /**
     * Operations that are not as they were, the breaking ones first; none for a first document.
     * @type {Array<OperationChange>}
     * @memberof SavedConnectionDocument
     */
    changes: Array<OperationChange>;
    /**
     * Operations that are left out, or of which less is known than the document says.
     * @type {Array<DocumentWarning>}
     * @memberof SavedConnectionDocument
     */
    warnings: Array<DocumentWarning>;
    /**
     * Entity tag of the connection, as the header `ETag` has it.
     * @type {string}
     * @memberof SavedConnectionDocument
     */
    etag: string;
}
/**
 * A report that was kept.
 * @export
 * @interface SavedReport
 */
export interface SavedReport {
    /**
     * Id of the report.
     * @type {string}
     * @memberof SavedReport
     */
    id: string;
    /**
     * Stable name of the report, unique in its workspace; absent when it was never given one.
     * @type {string}
     * @memberof SavedReport
     */
    code?: string;
    /**
     * Title of the report.
     * @type {string}
     * @memberof SavedReport
     */
    name: string;
    /**
     * Purpose of the report.
     * @type {string}
     * @memberof SavedReport
     */
    description?: string;
    /**
     * 
     * @type {ReportDefinition}
     * @memberof SavedReport
     */
    definition: ReportDefinition;
    /**
     * Whether it is shown first.
     * @type {boolean}
     * @memberof SavedReport
     */
    pinned: boolean;
    /**
     * 
     * @type {ReportSchedule}
     * @memberof SavedReport
     */
    schedule?: ReportSchedule;
    /**
     * When it was first saved.
     * @type {string}
     * @memberof SavedReport
     */
    created_at: string;
    /**
     * When it was last changed.
     * @type {string}
     * @memberof SavedReport
     */
    updated_at: string;
}
/**
 * A report to keep.
 * @export
 * @interface SavedReportInput
 */
export interface SavedReportInput {
    /**
     * Stable name of the report, unique in its workspace.
     * @type {string}
     * @memberof SavedReportInput
     */
    code?: string;
    /**
     * Title of the report.
     * @type {string}
     * @memberof SavedReportInput
     */
    name: string;
    /**
     * Purpose of the report.
     * @type {string}
     * @memberof SavedReportInput
     */
    description?: string;
    /**
     * 
     * @type {ReportDefinition}
     * @memberof SavedReportInput
     */
    definition: ReportDefinition;
    /**
     * Whether it is shown first.
     * @type {boolean}
     * @memberof SavedReportInput
     */
    pinned?: boolean;
    /**
     * 
     * @type {ReportScheduleInput}
     * @memberof SavedReportInput
     */
    schedule?: ReportScheduleInput;
}
/**
 * A page of reports.
 * @export
 * @interface SavedReportPage
 */
export interface SavedReportPage {
    /**
     * Reports, pinned ones first, then by name. The tag of each is in the header `ETag` of its path.
     * @type {Array<SavedReport>}
     * @memberof SavedReportPage
     */
    items: Array<SavedReport>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof SavedReportPage
     */
    nextCursor: string | null;
}
/**
 * A question to try.
 * @export
 * @interface SearchKnowledgeRequest
 */
export interface SearchKnowledgeRequest {
    /**
     * The question as a visitor asks it.
     * @type {string}
     * @memberof SearchKnowledgeRequest
     */
    question: string;
    /**
     * Only passages of these sources; absent, of all.
     * @type {Array<string>}
     * @memberof SearchKnowledgeRequest
     */
    sources?: Array<string>;
    /**
     * Only passages in this language, and those in none; absent, in all.
     * @type {string}
     * @memberof SearchKnowledgeRequest
     */
    language?: string;
    /**
     * Largest number of passages.
     * @type {number}
     * @memberof SearchKnowledgeRequest
     */
    limit?: number;
}
/**
 * Results of a search.
 * @export
 * @interface SearchResult
 */
export interface SearchResult {
    /**
     * Flows first, then the other kinds; within a kind by name.
     * @type {Array<FoundResource>}
     * @memberof SearchResult
     */
    items: Array<FoundResource>;
}
/**
 * 
 * @export
 * @interface SendChatMessageRequest
 */
export interface SendChatMessageRequest {
    /**
     * Text of the visitor, counted in Unicode code points. Required with `intentName`.
     * @type {string}
     * @memberof SendChatMessageRequest
     */
    text?: string;
    /**
     * One of the session's intents.
     * @type {string}
     * @memberof SendChatMessageRequest
     */
    intentName?: string;
    /**
     * Execution to resume. Required with `waitToken`.
     * @type {string}
     * @memberof SendChatMessageRequest
     */
    executionId?: string;
    /**
     * Wait token of the last reply.
     * @type {string}
     * @memberof SendChatMessageRequest
     */
    waitToken?: string;
    /**
     * With `waitToken` and `text`, whether the visitor can be asked what the text is. It is then refused where the intents that may interrupt the question leave it unsure; also where the question takes any text and one of them may be meant.
     * @type {boolean}
     * @memberof SendChatMessageRequest
     */
    asksBack?: boolean;
    /**
     * With `waitToken` and `text`, the intent that the visitor chose: its flow runs as an aside, whatever the text is. 404 where it cannot interrupt the question.
     * @type {string}
     * @memberof SendChatMessageRequest
     */
    asideIntent?: string;
    /**
     * 
     * @type {ChatInput}
     * @memberof SendChatMessageRequest
     */
    input?: ChatInput;
    /**
     * Free-form values merged into the execution's context, readable in the flow as `context.*`. At most 16 kB (16,384 bytes) as compact JSON and 8 levels, and 64 kB (65,536 bytes) together with the context that the execution has already; a violation is 422 and names `context`.
     * @type {{ [key: string]: any; }}
     * @memberof SendChatMessageRequest
     */
    context?: { [key: string]: any; };
    /**
     * Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request; together with those that the conversation has already, variables have at most 64 kB (65,536 bytes), and a request that would add more is refused like one that exceeds its own limits.
     * @type {{ [key: string]: any; }}
     * @memberof SendChatMessageRequest
     */
    variables?: { [key: string]: any; };
    /**
     * 
     * @type {ClientTokenUsage}
     * @memberof SendChatMessageRequest
     */
    tokenUsage?: ClientTokenUsage;
}
/**
 * The test event to send.
 * @export
 * @interface SendWebhookTestRequest
 */
export interface SendWebhookTestRequest {
    /**
     * Kind of event whose shape the payload has.
     * @type {SendWebhookTestRequestEventEnum}
     * @memberof SendWebhookTestRequest
     */
    event?: SendWebhookTestRequestEventEnum;
}


/**
 * @export
 */
export const SendWebhookTestRequestEventEnum = {
    chat_session_opened: 'chat.session.opened',
    chat_execution_updated: 'chat.execution.updated',
    chat_execution_waiting: 'chat.execution.waiting',
    chat_execution_ended: 'chat.execution.ended',
    chat_execution_failed: 'chat.execution.failed',
    chat_execution_cancelled: 'chat.execution.cancelled',
    chat_handoff_requested: 'chat.handoff.requested',
    chat_handoff_claimed: 'chat.handoff.claimed',
    chat_handoff_ended: 'chat.handoff.ended',
    chat_handoff_rated: 'chat.handoff.rated',
    chat_message_created: 'chat.message.created',
    form_submission_created: 'form.submission.created',
    goal_completion_created: 'goal.completion.created'
} as const;
export type SendWebhookTestRequestEventEnum = typeof SendWebhookTestRequestEventEnum[keyof typeof SendWebhookTestRequestEventEnum];

/**
 * 
 * @export
 * @interface SessionIntent
 */
export interface SessionIntent {
    /**
     * Value of `intentName`.
     * @type {string}
     * @memberof SessionIntent
     */
    name: string;
    /**
     * Text to show.
     * @type {string}
     * @memberof SessionIntent
     */
    label: string;
    /**
     * Second line; may be empty.
     * @type {string}
     * @memberof SessionIntent
     */
    subtitle: string;
    /**
     * 
     * @type {IntentIcon}
     * @memberof SessionIntent
     */
    icon: IntentIcon | null;
    /**
     * CSS colour; may be empty.
     * @type {string}
     * @memberof SessionIntent
     */
    accentColor: string;
    /**
     * Name of a presentation; may be empty.
     * @type {string}
     * @memberof SessionIntent
     */
    styleVariant: string;
    /**
     * Shown before the others.
     * @type {boolean}
     * @memberof SessionIntent
     */
    pinned: boolean;
}
/**
 * Whether a user is signed in.
 * @export
 * @interface SessionProbe
 */
export interface SessionProbe {
    /**
     * Whether the deployment has a mail server: it sends password resets and invitations.
     * @type {boolean}
     * @memberof SessionProbe
     */
    mail: boolean;
    /**
     * Whether the cookie is that of a session that has not ended.
     * @type {boolean}
     * @memberof SessionProbe
     */
    signedIn: boolean;
    /**
     * 
     * @type {AdminSession}
     * @memberof SessionProbe
     */
    session?: AdminSession;
}
/**
 * The labels of a document.
 * @export
 * @interface SetDocumentLabelsRequest
 */
export interface SetDocumentLabelsRequest {
    /**
     * What the document is about. An `answer` node with `labels` answers from the documents that have one of them, and from all of a source that has one.
     * @type {Array<string>}
     * @memberof SetDocumentLabelsRequest
     */
    labels: Array<string>;
}
/**
 * The presence to set.
 * @export
 * @interface SetPresenceRequest
 */
export interface SetPresenceRequest {
    /**
     * 
     * @type {PresenceState}
     * @memberof SetPresenceRequest
     */
    state: PresenceState;
    /**
     * The person's skills; as they were when absent.
     * @type {Array<string>}
     * @memberof SetPresenceRequest
     */
    skills?: Array<string>;
}


/**
 * The new password.
 * @export
 * @interface SetUserPasswordRequest
 */
export interface SetUserPasswordRequest {
    /**
     * Password from now on.
     * @type {string}
     * @memberof SetUserPasswordRequest
     */
    password: string;
}
/**
 * The user and the user's permissions.
 * @export
 * @interface SignedInUser
 */
export interface SignedInUser {
    /**
     * Identifier of the user.
     * @type {string}
     * @memberof SignedInUser
     */
    id: string;
    /**
     * E-mail address.
     * @type {string}
     * @memberof SignedInUser
     */
    email: string;
    /**
     * Name shown to people.
     * @type {string}
     * @memberof SignedInUser
     */
    name: string;
    /**
     * Codes of the user's roles.
     * @type {Array<string>}
     * @memberof SignedInUser
     */
    roles: Array<string>;
    /**
     * All permissions of those roles, with one entry per configuration section, sorted.
     * @type {Array<string>}
     * @memberof SignedInUser
     */
    permissions: Array<string>;
    /**
     * Whether the user may read and save configuration of every scope.
     * @type {boolean}
     * @memberof SignedInUser
     */
    superAdmin: boolean;
    /**
     * 
     * @type {SignedInWorkspace}
     * @memberof SignedInUser
     */
    workspace: SignedInWorkspace;
}
/**
 * The workspace that every request of the user works on; for a super-admin the home workspace.
 * @export
 * @interface SignedInWorkspace
 */
export interface SignedInWorkspace {
    /**
     * Identifier of the workspace.
     * @type {string}
     * @memberof SignedInWorkspace
     */
    id: string;
    /**
     * Name of the workspace.
     * @type {string}
     * @memberof SignedInWorkspace
     */
    name: string;
}
/**
 * The definition to run and the visitor's inputs.
 * @export
 * @interface SimulateDefinitionRequest
 */
export interface SimulateDefinitionRequest {
    /**
     * Definition to run.
     * @type {{ [key: string]: any; }}
     * @memberof SimulateDefinitionRequest
     */
    definition: { [key: string]: any; };
    /**
     * Definitions of other flows that it may run.
     * @type {Array<{ [key: string]: any; }>}
     * @memberof SimulateDefinitionRequest
     */
    flows?: Array<{ [key: string]: any; }>;
    /**
     * Definitions of forms that it may show.
     * @type {Array<{ [key: string]: any; }>}
     * @memberof SimulateDefinitionRequest
     */
    forms?: Array<{ [key: string]: any; }>;
    /**
     * Whether errors in nodes of the definition refuse it, or stop the run when it comes to one of them, as in `simulateFlow`.
     * @type {SimulateDefinitionRequestErrorsEnum}
     * @memberof SimulateDefinitionRequest
     */
    errors?: SimulateDefinitionRequestErrorsEnum;
    /**
     * 
     * @type {SimulationTrigger}
     * @memberof SimulateDefinitionRequest
     */
    trigger: SimulationTrigger;
    /**
     * Language of the visitor.
     * @type {string}
     * @memberof SimulateDefinitionRequest
     */
    locale?: string;
    /**
     * 
     * @type {SimulationCustomer}
     * @memberof SimulateDefinitionRequest
     */
    customer?: SimulationCustomer;
    /**
     * Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request; together with those that the conversation has already, variables have at most 64 kB (65,536 bytes), and a request that would add more is refused like one that exceeds its own limits.
     * @type {{ [key: string]: any; }}
     * @memberof SimulateDefinitionRequest
     */
    variables?: { [key: string]: any; };
    /**
     * Free-form values merged into the execution's context, readable in the flow as `context.*`. At most 16 kB (16,384 bytes) as compact JSON and 8 levels, and 64 kB (65,536 bytes) together with the context that the execution has already; a violation is 422 and names `context`.
     * @type {{ [key: string]: any; }}
     * @memberof SimulateDefinitionRequest
     */
    context?: { [key: string]: any; };
    /**
     * Answers to the pauses, in order. A run that still waits when they are used up ends in that state.
     * @type {Array<SimulationInput>}
     * @memberof SimulateDefinitionRequest
     */
    inputs?: Array<SimulationInput>;
    /**
     * Answers of `http`, `agent` and `answer` nodes, keyed by node id; each call of a node takes the next one, the last one repeats. An HTTP tool of an `agent` node has the key `<node id>/<tool>`; a flow that a tool runs is run.
     * @type {{ [key: string]: Array<SimulationStub>; }}
     * @memberof SimulateDefinitionRequest
     */
    stubs?: { [key: string]: Array<SimulationStub>; };
    /**
     * Index of the branch that a `split` takes, by node id; of another flow by `<flow code>/<node id>`. The others are drawn.
     * @type {{ [key: string]: number; }}
     * @memberof SimulateDefinitionRequest
     */
    splits?: { [key: string]: number; };
    /**
     * Whether a wait for a time elapses immediately within its turn, or holds the run until an input moves the clock.
     * @type {SimulateDefinitionRequestWaitsEnum}
     * @memberof SimulateDefinitionRequest
     */
    waits?: SimulateDefinitionRequestWaitsEnum;
    /**
     * Instant at which the run starts; the present one when absent.
     * @type {string}
     * @memberof SimulateDefinitionRequest
     */
    now?: string;
    /**
     * Replaces the conversation id in weighted splits, so that a run can be repeated.
     * @type {string}
     * @memberof SimulateDefinitionRequest
     */
    seed?: string;
}


/**
 * @export
 */
export const SimulateDefinitionRequestErrorsEnum = {
    refuse: 'refuse',
    stop: 'stop'
} as const;
export type SimulateDefinitionRequestErrorsEnum = typeof SimulateDefinitionRequestErrorsEnum[keyof typeof SimulateDefinitionRequestErrorsEnum];

/**
 * @export
 */
export const SimulateDefinitionRequestWaitsEnum = {
    pass: 'pass',
    hold: 'hold'
} as const;
export type SimulateDefinitionRequestWaitsEnum = typeof SimulateDefinitionRequestWaitsEnum[keyof typeof SimulateDefinitionRequestWaitsEnum];

/**
 * The flow to run and the visitor's inputs.
 * @export
 * @interface SimulateFlowRequest
 */
export interface SimulateFlowRequest {
    /**
     * Whether to run the draft or a published version.
     * @type {SimulateFlowRequestSourceEnum}
     * @memberof SimulateFlowRequest
     */
    source?: SimulateFlowRequestSourceEnum;
    /**
     * Version to run when `source` is `version`; the live one when absent.
     * @type {number}
     * @memberof SimulateFlowRequest
     */
    version?: number;
    /**
     * Definition to run in place of a stored one, for example a draft that is not saved yet.
     * @type {{ [key: string]: any; }}
     * @memberof SimulateFlowRequest
     */
    definition?: { [key: string]: any; };
    /**
     * Whether errors in nodes refuse the definition, or stop the run when it comes to one of them: it fails there with `node_invalid` and the message of the error. An error outside of nodes and triggers always refuses it.
     * @type {SimulateFlowRequestErrorsEnum}
     * @memberof SimulateFlowRequest
     */
    errors?: SimulateFlowRequestErrorsEnum;
    /**
     * 
     * @type {SimulationTrigger}
     * @memberof SimulateFlowRequest
     */
    trigger: SimulationTrigger;
    /**
     * Node at which the run starts, with the given variables; the first node when absent.
     * @type {string}
     * @memberof SimulateFlowRequest
     */
    from?: string;
    /**
     * Language of the visitor.
     * @type {string}
     * @memberof SimulateFlowRequest
     */
    locale?: string;
    /**
     * 
     * @type {SimulationCustomer}
     * @memberof SimulateFlowRequest
     */
    customer?: SimulationCustomer;
    /**
     * Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request; together with those that the conversation has already, variables have at most 64 kB (65,536 bytes), and a request that would add more is refused like one that exceeds its own limits.
     * @type {{ [key: string]: any; }}
     * @memberof SimulateFlowRequest
     */
    variables?: { [key: string]: any; };
    /**
     * Free-form values merged into the execution's context, readable in the flow as `context.*`. At most 16 kB (16,384 bytes) as compact JSON and 8 levels, and 64 kB (65,536 bytes) together with the context that the execution has already; a violation is 422 and names `context`.
     * @type {{ [key: string]: any; }}
     * @memberof SimulateFlowRequest
     */
    context?: { [key: string]: any; };
    /**
     * Answers to the pauses, in order. A run that still waits when they are used up ends in that state.
     * @type {Array<SimulationInput>}
     * @memberof SimulateFlowRequest
     */
    inputs?: Array<SimulationInput>;
    /**
     * Answers of `http`, `agent` and `answer` nodes, keyed by node id; each call of a node takes the next one, the last one repeats. An HTTP tool of an `agent` node has the key `<node id>/<tool>`; a flow that a tool runs is run.
     * @type {{ [key: string]: Array<SimulationStub>; }}
     * @memberof SimulateFlowRequest
     */
    stubs?: { [key: string]: Array<SimulationStub>; };
    /**
     * Index of the branch that a `split` takes, by node id; of another flow by `<flow code>/<node id>`. The others are drawn.
     * @type {{ [key: string]: number; }}
     * @memberof SimulateFlowRequest
     */
    splits?: { [key: string]: number; };
    /**
     * Whether a wait for a time elapses immediately within its turn, or holds the run until an input moves the clock.
     * @type {SimulateFlowRequestWaitsEnum}
     * @memberof SimulateFlowRequest
     */
    waits?: SimulateFlowRequestWaitsEnum;
    /**
     * Instant at which the run starts; the present one when absent.
     * @type {string}
     * @memberof SimulateFlowRequest
     */
    now?: string;
    /**
     * Replaces the conversation id in weighted splits, so that a run can be repeated.
     * @type {string}
     * @memberof SimulateFlowRequest
     */
    seed?: string;
}


/**
 * @export
 */
export const SimulateFlowRequestSourceEnum = {
    draft: 'draft',
    version: 'version'
} as const;
export type SimulateFlowRequestSourceEnum = typeof SimulateFlowRequestSourceEnum[keyof typeof SimulateFlowRequestSourceEnum];

/**
 * @export
 */
export const SimulateFlowRequestErrorsEnum = {
    refuse: 'refuse',
    stop: 'stop'
} as const;
export type SimulateFlowRequestErrorsEnum = typeof SimulateFlowRequestErrorsEnum[keyof typeof SimulateFlowRequestErrorsEnum];

/**
 * @export
 */
export const SimulateFlowRequestWaitsEnum = {
    pass: 'pass',
    hold: 'hold'
} as const;
export type SimulateFlowRequestWaitsEnum = typeof SimulateFlowRequestWaitsEnum[keyof typeof SimulateFlowRequestWaitsEnum];

/**
 * A passage of a document.
 * @export
 * @interface SimulatedPassage
 */
export interface SimulatedPassage {
    /**
     * Its text.
     * @type {string}
     * @memberof SimulatedPassage
     */
    text: string;
    /**
     * Address of the document.
     * @type {string}
     * @memberof SimulatedPassage
     */
    url?: string;
    /**
     * Title of the document.
     * @type {string}
     * @memberof SimulatedPassage
     */
    title?: string;
    /**
     * Headings above it.
     * @type {Array<string>}
     * @memberof SimulatedPassage
     */
    headings?: Array<string>;
}
/**
 * The language model calls a tool of its node.
 * @export
 * @interface SimulatedToolCall
 */
export interface SimulatedToolCall {
    /**
     * Name of the tool.
     * @type {string}
     * @memberof SimulatedToolCall
     */
    name: string;
    /**
     * Its arguments; none when absent.
     * @type {{ [key: string]: any; }}
     * @memberof SimulatedToolCall
     */
    arguments?: { [key: string]: any; };
}
/**
 * A text that the open question does not take, and the intent whose flow runs as an aside.
 * @export
 * @interface SimulationAside
 */
export interface SimulationAside {
    /**
     * Intent that the text means.
     * @type {string}
     * @memberof SimulationAside
     */
    intent: string;
    /**
     * Text of the visitor.
     * @type {string}
     * @memberof SimulationAside
     */
    text: string;
    /**
     * Entities that the text has.
     * @type {{ [key: string]: any; }}
     * @memberof SimulationAside
     */
    entities?: { [key: string]: any; };
}
/**
 * Identity of the visitor.
 * @export
 * @interface SimulationCustomer
 */
export interface SimulationCustomer {
    /**
     * The page's own id of the visitor.
     * @type {string}
     * @memberof SimulationCustomer
     */
    id?: string;
    /**
     * Name.
     * @type {string}
     * @memberof SimulationCustomer
     */
    name?: string;
    /**
     * E-mail address.
     * @type {string}
     * @memberof SimulationCustomer
     */
    email?: string;
    /**
     * Whether an identity token has proven it; not so unless given.
     * @type {boolean}
     * @memberof SimulationCustomer
     */
    proven?: boolean;
    /**
     * Properties of the identity token.
     * @type {{ [key: string]: any; }}
     * @memberof SimulationCustomer
     */
    properties?: { [key: string]: any; };
}
/**
 * Why the run failed; null when it did not.
 * @export
 * @interface SimulationError
 */
export interface SimulationError {
    /**
     * Kind of the failure, for example `step_limit`, `stub_missing` or `expression`.
     * @type {string}
     * @memberof SimulationError
     */
    kind: string;
    /**
     * The failure in one sentence.
     * @type {string}
     * @memberof SimulationError
     */
    message: string;
    /**
     * Node at which it happened.
     * @type {string}
     * @memberof SimulationError
     */
    nodeId: string | null;
}
/**
 * The answer to one pause, or the passing of time.
 * @export
 * @interface SimulationInput
 */
export interface SimulationInput {
    /**
     * ISO 8601 duration that passes: the clock moves, and what becomes due elapses. Nothing else of this input is looked at.
     * @type {string}
     * @memberof SimulationInput
     */
    advance?: string;
    /**
     * Answers by field name; `{choice}` for buttons; a file reference for an upload field.
     * @type {{ [key: string]: any; }}
     * @memberof SimulationInput
     */
    values?: { [key: string]: any; };
    /**
     * Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request; together with those that the conversation has already, variables have at most 64 kB (65,536 bytes), and a request that would add more is refused like one that exceeds its own limits.
     * @type {{ [key: string]: any; }}
     * @memberof SimulationInput
     */
    variables?: { [key: string]: any; };
    /**
     * Free-form values merged into the execution's context, readable in the flow as `context.*`. At most 16 kB (16,384 bytes) as compact JSON and 8 levels, and 64 kB (65,536 bytes) together with the context that the execution has already; a violation is 422 and names `context`.
     * @type {{ [key: string]: any; }}
     * @memberof SimulationInput
     */
    context?: { [key: string]: any; };
    /**
     * Event that arrives, when the flow waits for one.
     * @type {string}
     * @memberof SimulationInput
     */
    event?: string;
    /**
     * Payload of that event.
     * @type {{ [key: string]: any; }}
     * @memberof SimulationInput
     */
    data?: { [key: string]: any; };
    /**
     * Whether the pause ends by its time, timeout or expiry.
     * @type {boolean}
     * @memberof SimulationInput
     */
    timeout?: boolean;
    /**
     * 
     * @type {SimulationPersonAct}
     * @memberof SimulationInput
     */
    person?: SimulationPersonAct;
    /**
     * 
     * @type {SimulationAside}
     * @memberof SimulationInput
     */
    aside?: SimulationAside;
    /**
     * What the visitor types at an open question, instead of `values`: its answer, or what it does not take and permits as an aside, the published intent that the text means by its words. No model is asked.
     * @type {string}
     * @memberof SimulationInput
     */
    text?: string;
}
/**
 * Act of a person while the conversation is handed over.
 * @export
 * @interface SimulationPersonAct
 */
export interface SimulationPersonAct {
    /**
     * Kind of act.
     * @type {SimulationPersonActTypeEnum}
     * @memberof SimulationPersonAct
     */
    type: SimulationPersonActTypeEnum;
    /**
     * Name of the person; `Person` when absent.
     * @type {string}
     * @memberof SimulationPersonAct
     */
    name?: string;
    /**
     * What the person writes, for `reply`.
     * @type {string}
     * @memberof SimulationPersonAct
     */
    text?: string;
    /**
     * Outcome of the handoff, for `hand_back`.
     * @type {string}
     * @memberof SimulationPersonAct
     */
    outcome?: string;
}


/**
 * @export
 */
export const SimulationPersonActTypeEnum = {
    claim: 'claim',
    release: 'release',
    reply: 'reply',
    hand_back: 'hand_back',
    close: 'close'
} as const;
export type SimulationPersonActTypeEnum = typeof SimulationPersonActTypeEnum[keyof typeof SimulationPersonActTypeEnum];

/**
 * A simulated run.
 * @export
 * @interface SimulationResult
 */
export interface SimulationResult {
    /**
     * 
     * @type {ExecutionStatus}
     * @memberof SimulationResult
     */
    status: ExecutionStatus;
    /**
     * The start, then one turn for each input.
     * @type {Array<SimulationTurn>}
     * @memberof SimulationResult
     */
    turns: Array<SimulationTurn>;
    /**
     * Variables of the flow as the run left them.
     * @type {{ [key: string]: any; }}
     * @memberof SimulationResult
     */
    variables: { [key: string]: any; };
    /**
     * Inputs that were left when the run ended.
     * @type {number}
     * @memberof SimulationResult
     */
    unusedInputs: number;
    /**
     * 
     * @type {SimulationError}
     * @memberof SimulationResult
     */
    error: SimulationError | null;
}


/**
 * One node that ran.
 * @export
 * @interface SimulationStep
 */
export interface SimulationStep {
    /**
     * Id of the node.
     * @type {string}
     * @memberof SimulationStep
     */
    nodeId: string;
    /**
     * Type of the node.
     * @type {string}
     * @memberof SimulationStep
     */
    nodeType: string;
    /**
     * How the node left off.
     * @type {SimulationStepOutcomeEnum}
     * @memberof SimulationStep
     */
    outcome: SimulationStepOutcomeEnum;
    /**
     * JSON pointer into the definition of the property that says which node follows, for example `/nodes/4/branches/0/next`; null where the run went no further.
     * @type {string}
     * @memberof SimulationStep
     */
    edge: string | null;
    /**
     * What the node did: the branch taken, variables set, the request it would have sent, the goal or event it would have raised, the intent of an aside.
     * @type {{ [key: string]: any; }}
     * @memberof SimulationStep
     */
    data: { [key: string]: any; };
}


/**
 * @export
 */
export const SimulationStepOutcomeEnum = {
    next: 'next',
    waiting: 'waiting',
    ended: 'ended',
    failed: 'failed'
} as const;
export type SimulationStepOutcomeEnum = typeof SimulationStepOutcomeEnum[keyof typeof SimulationStepOutcomeEnum];

/**
 * The answer of one visit. Give `error`, `fails` or `budget` for a failure, `text` or `toolCalls` for an agent, `passages` and the `text` of its model for an answer, the others for http.
 * @export
 * @interface SimulationStub
 */
export interface SimulationStub {
    /**
     * HTTP status.
     * @type {number}
     * @memberof SimulationStub
     */
    status?: number;
    /**
     * HTTP headers with lower-case names.
     * @type {{ [key: string]: string; }}
     * @memberof SimulationStub
     */
    headers?: { [key: string]: string; };
    /**
     * Parsed body, of any JSON type.
     * @type {any}
     * @memberof SimulationStub
     */
    body?: any | null;
    /**
     * Reply of the language model.
     * @type {string}
     * @memberof SimulationStub
     */
    text?: string;
    /**
     * Tools that the language model calls, before the next request to it and its next answer.
     * @type {Array<SimulatedToolCall>}
     * @memberof SimulationStub
     */
    toolCalls?: Array<SimulatedToolCall>;
    /**
     * Tokens that the language model used, for the budget of `converse`.
     * @type {number}
     * @memberof SimulationStub
     */
    tokens?: number;
    /**
     * Passages that the question of an `answer` node finds; none leaves it unsure.
     * @type {Array<SimulatedPassage>}
     * @memberof SimulationStub
     */
    passages?: Array<SimulatedPassage>;
    /**
     * Kind of failure.
     * @type {SimulationStubErrorEnum}
     * @memberof SimulationStub
     */
    error?: SimulationStubErrorEnum;
    /**
     * The call fails with this message.
     * @type {string}
     * @memberof SimulationStub
     */
    fails?: string;
    /**
     * The workspace has spent its budget for language models: the call fails, and with `spent_handoff` the run is given to a person.
     * @type {SimulationStubBudgetEnum}
     * @memberof SimulationStub
     */
    budget?: SimulationStubBudgetEnum;
}


/**
 * @export
 */
export const SimulationStubErrorEnum = {
    refused_address: 'refused_address',
    dns: 'dns',
    connect: 'connect',
    tls: 'tls',
    timeout: 'timeout',
    too_large: 'too_large'
} as const;
export type SimulationStubErrorEnum = typeof SimulationStubErrorEnum[keyof typeof SimulationStubErrorEnum];

/**
 * @export
 */
export const SimulationStubBudgetEnum = {
    spent: 'spent',
    spent_handoff: 'spent_handoff'
} as const;
export type SimulationStubBudgetEnum = typeof SimulationStubBudgetEnum[keyof typeof SimulationStubBudgetEnum];

/**
 * Trigger of the run.
 * @export
 * @interface SimulationTrigger
 */
export interface SimulationTrigger {
    /**
     * Kind of the trigger.
     * @type {SimulationTriggerTypeEnum}
     * @memberof SimulationTrigger
     */
    type: SimulationTriggerTypeEnum;
    /**
     * Intent name, for `chat_intent`; the first of the flow when absent.
     * @type {string}
     * @memberof SimulationTrigger
     */
    intent?: string;
    /**
     * Text of the visitor, for `chat_intent`.
     * @type {string}
     * @memberof SimulationTrigger
     */
    text?: string;
    /**
     * Extracted entities, for `chat_intent`.
     * @type {{ [key: string]: any; }}
     * @memberof SimulationTrigger
     */
    entities?: { [key: string]: any; };
    /**
     * Event name, for `event`; the first of the flow when absent.
     * @type {string}
     * @memberof SimulationTrigger
     */
    event?: string;
    /**
     * Payload of the event, for `event`.
     * @type {{ [key: string]: any; }}
     * @memberof SimulationTrigger
     */
    data?: { [key: string]: any; };
}


/**
 * @export
 */
export const SimulationTriggerTypeEnum = {
    chat_intent: 'chat_intent',
    event: 'event'
} as const;
export type SimulationTriggerTypeEnum = typeof SimulationTriggerTypeEnum[keyof typeof SimulationTriggerTypeEnum];

/**
 * From one stimulus to the next pause or the end.
 * @export
 * @interface SimulationTurn
 */
export interface SimulationTurn {
    /**
     * 
     * @type {ExecutionStatus}
     * @memberof SimulationTurn
     */
    status: ExecutionStatus;
    /**
     * Blocks that the visitor sees.
     * @type {Array<Block>}
     * @memberof SimulationTurn
     */
    blocks: Array<Block>;
    /**
     * 
     * @type {ExpectedInput}
     * @memberof SimulationTurn
     */
    expectedInput: ExpectedInput | null;
    /**
     * Why the input was refused; empty when it was taken. A refused input leaves the run where it was. `values`, `event`, `timeout`, `person` and `data` mean an input that the run does not wait for.
     * @type {Array<ValidationError>}
     * @memberof SimulationTurn
     */
    validationErrors: Array<ValidationError>;
    /**
     * Time on the clock of the run after the turn.
     * @type {string}
     * @memberof SimulationTurn
     */
    now: string;
    /**
     * 
     * @type {SimulationWait}
     * @memberof SimulationTurn
     */
    wait: SimulationWait | null;
    /**
     * Nodes in the order in which they ran.
     * @type {Array<SimulationStep>}
     * @memberof SimulationTurn
     */
    steps: Array<SimulationStep>;
}


/**
 * Wait of the run; null when it has ended.
 * @export
 * @interface SimulationWait
 */
export interface SimulationWait {
    /**
     * An answer, a time, an event or a person.
     * @type {SimulationWaitKindEnum}
     * @memberof SimulationWait
     */
    kind: SimulationWaitKindEnum;
    /**
     * Node that waits.
     * @type {string}
     * @memberof SimulationWait
     */
    nodeId: string;
    /**
     * Name of the event, for `event`.
     * @type {string}
     * @memberof SimulationWait
     */
    event: string | null;
    /**
     * When the wait expires.
     * @type {string}
     * @memberof SimulationWait
     */
    dueAt: string | null;
}


/**
 * @export
 */
export const SimulationWaitKindEnum = {
    input: 'input',
    timer: 'timer',
    event: 'event',
    handoff: 'handoff'
} as const;
export type SimulationWaitKindEnum = typeof SimulationWaitKindEnum[keyof typeof SimulationWaitKindEnum];

/**
 * The calls of one node.
 * @export
 * @interface SlowCall
 */
export interface SlowCall {
    /**
     * Flow of the node.
     * @type {string}
     * @memberof SlowCall
     */
    flowId: string;
    /**
     * Its code.
     * @type {string}
     * @memberof SlowCall
     */
    flowCode: string;
    /**
     * Its name.
     * @type {string}
     * @memberof SlowCall
     */
    flowName: string;
    /**
     * Id of the node.
     * @type {string}
     * @memberof SlowCall
     */
    nodeId: string;
    /**
     * Called by the node: a service or a language model.
     * @type {SlowCallNodeTypeEnum}
     * @memberof SlowCall
     */
    nodeType: SlowCallNodeTypeEnum;
    /**
     * Number of calls.
     * @type {number}
     * @memberof SlowCall
     */
    calls: number;
    /**
     * Calls that did not go well.
     * @type {number}
     * @memberof SlowCall
     */
    failed: number;
    /**
     * Average duration in milliseconds.
     * @type {number}
     * @memberof SlowCall
     */
    averageMs: number;
    /**
     * Longest duration in milliseconds.
     * @type {number}
     * @memberof SlowCall
     */
    longestMs: number;
}


/**
 * @export
 */
export const SlowCallNodeTypeEnum = {
    http: 'http',
    mcp: 'mcp',
    agent: 'agent',
    answer: 'answer',
    notify: 'notify'
} as const;
export type SlowCallNodeTypeEnum = typeof SlowCallNodeTypeEnum[keyof typeof SlowCallNodeTypeEnum];

/**
 * Nodes by how long their calls took.
 * @export
 * @interface SlowCallList
 */
export interface SlowCallList {
    /**
     * Nodes, slowest first.
     * @type {Array<SlowCall>}
     * @memberof SlowCallList
     */
    items: Array<SlowCall>;
}
/**
 * How far the crawl is.
 * @export
 * @interface SourceProgressRequest
 */
export interface SourceProgressRequest {
    /**
     * The workspace.
     * @type {string}
     * @memberof SourceProgressRequest
     */
    tenant_id: string;
    /**
     * Number that the claim gave out; an older one is 409 `not_crawling`. Absent: not compared.
     * @type {number}
     * @memberof SourceProgressRequest
     */
    lease?: number;
    /**
     * Pages indexed so far; not negative and not above `pages_total`.
     * @type {number}
     * @memberof SourceProgressRequest
     */
    pages_indexed: number;
    /**
     * Pages found so far; not negative.
     * @type {number}
     * @memberof SourceProgressRequest
     */
    pages_total?: number;
}
/**
 * How the crawl ended.
 * @export
 * @interface SourceResultRequest
 */
export interface SourceResultRequest {
    /**
     * The workspace.
     * @type {string}
     * @memberof SourceResultRequest
     */
    tenant_id: string;
    /**
     * Number that the claim gave out; an older one is 409 `not_crawling`. Absent: not compared.
     * @type {number}
     * @memberof SourceResultRequest
     */
    lease?: number;
    /**
     * `ready` or `failed`; anything else is 422 `invalid_status` with the refused status in `details.status`.
     * @type {string}
     * @memberof SourceResultRequest
     */
    status: string;
    /**
     * Pages indexed in all; not negative and not above `pages_total`.
     * @type {number}
     * @memberof SourceResultRequest
     */
    pages_indexed?: number;
    /**
     * Pages found in all; not negative.
     * @type {number}
     * @memberof SourceResultRequest
     */
    pages_total?: number;
    /**
     * Why it failed, as text for the workspace's admins; ignored on `ready`.
     * @type {string}
     * @memberof SourceResultRequest
     */
    error?: string;
}
/**
 * One branch and its part of the visitors.
 * @export
 * @interface SplitBranchShare
 */
export interface SplitBranchShare {
    /**
     * Its label; null where it has none.
     * @type {string}
     * @memberof SplitBranchShare
     */
    label: string | null;
    /**
     * Its weight.
     * @type {number}
     * @memberof SplitBranchShare
     */
    weight: number;
    /**
     * The part of the visitors that its weight means.
     * @type {number}
     * @memberof SplitBranchShare
     */
    expected: number;
    /**
     * 
     * @type {Proportion}
     * @memberof SplitBranchShare
     */
    share: Proportion;
}
/**
 * The branches of one split.
 * @export
 * @interface SplitComparison
 */
export interface SplitComparison {
    /**
     * Id of the node.
     * @type {string}
     * @memberof SplitComparison
     */
    nodeId: string;
    /**
     * Its label; null where it has none.
     * @type {string}
     * @memberof SplitComparison
     */
    label: string | null;
    /**
     * Visitors whom it sent into a branch.
     * @type {number}
     * @memberof SplitComparison
     */
    visitors: number;
    /**
     * The branches, in their order.
     * @type {Array<SplitBranchShare>}
     * @memberof SplitComparison
     */
    branches: Array<SplitBranchShare>;
    /**
     * What the branches led to: the end of the flow first, then each goal that a visitor reached.
     * @type {Array<BranchMeasure>}
     * @memberof SplitComparison
     */
    measures: Array<BranchMeasure>;
}
/**
 * Expectations of a flow.
 * @export
 * @interface StoredFlowTests
 */
export interface StoredFlowTests {
    /**
     * Identifier of the flow.
     * @type {string}
     * @memberof StoredFlowTests
     */
    flowId: string;
    /**
     * 
     * @type {RequiredCoverage}
     * @memberof StoredFlowTests
     */
    coverage?: RequiredCoverage;
    /**
     * The tests, in order.
     * @type {Array<{ [key: string]: any; }>}
     * @memberof StoredFlowTests
     */
    tests: Array<{ [key: string]: any; }>;
    /**
     * When the tests were last saved; null before the first time.
     * @type {string}
     * @memberof StoredFlowTests
     */
    updatedAt: string | null;
    /**
     * 
     * @type {AdminUserRef}
     * @memberof StoredFlowTests
     */
    updatedBy: AdminUserRef | null;
    /**
     * Entity tag of the tests, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof StoredFlowTests
     */
    etag: string;
}
/**
 * No further events follow, not even when the stream is opened again.
 * @export
 * @interface StreamEnd
 */
export interface StreamEnd {
    /**
     * `ended`: the run is over and all of its log was sent. `deleted`: what was followed no longer exists. `signed_out`: the session, the token or the permission has ended.
     * @type {StreamEndReasonEnum}
     * @memberof StreamEnd
     */
    reason: StreamEndReasonEnum;
}


/**
 * @export
 */
export const StreamEndReasonEnum = {
    ended: 'ended',
    deleted: 'deleted',
    signed_out: 'signed_out'
} as const;
export type StreamEndReasonEnum = typeof StreamEndReasonEnum[keyof typeof StreamEndReasonEnum];

/**
 * Receipt for a single event.
 * @export
 * @interface TelemetryAccepted
 */
export interface TelemetryAccepted {
    /**
     * Number of events taken, always 1.
     * @type {TelemetryAcceptedAcceptedEnum}
     * @memberof TelemetryAccepted
     */
    accepted: TelemetryAcceptedAcceptedEnum;
}


/**
 * @export
 */
export const TelemetryAcceptedAcceptedEnum = {
    NUMBER_1: 1
} as const;
export type TelemetryAcceptedAcceptedEnum = typeof TelemetryAcceptedAcceptedEnum[keyof typeof TelemetryAcceptedAcceptedEnum];

/**
 * Receipt for a batch; `accepted` plus the length of `rejected` is the number of events sent.
 * @export
 * @interface TelemetryBatchAccepted
 */
export interface TelemetryBatchAccepted {
    /**
     * Number of events taken, repetitions included.
     * @type {number}
     * @memberof TelemetryBatchAccepted
     */
    accepted: number;
    /**
     * The events left out, by ascending index; empty when all were taken.
     * @type {Array<TelemetryRejection>}
     * @memberof TelemetryBatchAccepted
     */
    rejected: Array<TelemetryRejection>;
}
/**
 * A batch of events in the order in which they happened.
 * @export
 * @interface TelemetryBatchInput
 */
export interface TelemetryBatchInput {
    /**
     * Between 1 and 50 events; any other number refuses the whole batch.
     * @type {Array<any>}
     * @memberof TelemetryBatchInput
     */
    events: Array<any>;
}
/**
 * An event on the client.
 * @export
 * @interface TelemetryEventInput
 */
export interface TelemetryEventInput {
    /**
     * Event name; telemetry goals match it exactly, letter case included.
     * @type {string}
     * @memberof TelemetryEventInput
     */
    name: string;
    /**
     * Free-form facts about the event: at most 50 keys, 8 levels and 16 kB (16,384 bytes) as JSON. A goal's
     * filter sees them as `$event`.
     * 
     * @type {{ [key: string]: any; }}
     * @memberof TelemetryEventInput
     */
    properties?: { [key: string]: any; };
    /**
     * When it happened, in any form of ISO 8601 with a date: without offset in UTC, without a time the
     * beginning of the day. The time of arrival when omitted.
     * 
     * @type {string}
     * @memberof TelemetryEventInput
     */
    occurredAt?: string;
    /**
     * The client's own id of the event; a repetition within 24 hours under the same key is stored once.
     * @type {string}
     * @memberof TelemetryEventInput
     */
    clientEventId?: string;
}
/**
 * One event of a batch that was left out.
 * @export
 * @interface TelemetryRejection
 */
export interface TelemetryRejection {
    /**
     * Position of the event in the batch, counted from 0.
     * @type {number}
     * @memberof TelemetryRejection
     */
    index: number;
    /**
     * Why the event was left out; it breaks the rules of `TelemetryEventInput`.
     * @type {TelemetryRejectionErrorEnum}
     * @memberof TelemetryRejection
     */
    error: TelemetryRejectionErrorEnum;
}


/**
 * @export
 */
export const TelemetryRejectionErrorEnum = {
    validation_failed: 'validation_failed'
} as const;
export type TelemetryRejectionErrorEnum = typeof TelemetryRejectionErrorEnum[keyof typeof TelemetryRejectionErrorEnum];

/**
 * What one word adds to the score of a passage.
 * @export
 * @interface TermScore
 */
export interface TermScore {
    /**
     * The word as it is stemmed.
     * @type {string}
     * @memberof TermScore
     */
    term: string;
    /**
     * Passages of the workspace that have it.
     * @type {number}
     * @memberof TermScore
     */
    passages: number;
    /**
     * How often the passage has it; in titles and headings twice.
     * @type {number}
     * @memberof TermScore
     */
    frequency: number;
    /**
     * What it adds.
     * @type {number}
     * @memberof TermScore
     */
    score: number;
}
/**
 * The tested definition.
 * @export
 * @interface TestFlowRequest
 */
export interface TestFlowRequest {
    /**
     * Whether to test the draft or a published version.
     * @type {TestFlowRequestSourceEnum}
     * @memberof TestFlowRequest
     */
    source?: TestFlowRequestSourceEnum;
    /**
     * Version to test when `source` is `version`; the live one when absent.
     * @type {number}
     * @memberof TestFlowRequest
     */
    version?: number;
    /**
     * Definition to test in place of a stored one, for example a draft that is not saved yet.
     * @type {{ [key: string]: any; }}
     * @memberof TestFlowRequest
     */
    definition?: { [key: string]: any; };
    /**
     * 
     * @type {RequiredCoverage}
     * @memberof TestFlowRequest
     */
    coverage?: RequiredCoverage;
    /**
     * The tests, in order.
     * @type {Array<{ [key: string]: any; }>}
     * @memberof TestFlowRequest
     */
    tests?: Array<{ [key: string]: any; }>;
}


/**
 * @export
 */
export const TestFlowRequestSourceEnum = {
    draft: 'draft',
    version: 'version'
} as const;
export type TestFlowRequestSourceEnum = typeof TestFlowRequestSourceEnum[keyof typeof TestFlowRequestSourceEnum];

/**
 * Tokens and cost of the model replies of one turn; null when the turn used no model.
 * @export
 * @interface TokenUsage
 */
export interface TokenUsage {
    /**
     * Tokens sent to the model.
     * @type {number}
     * @memberof TokenUsage
     */
    prompt_tokens: number;
    /**
     * Tokens the model wrote.
     * @type {number}
     * @memberof TokenUsage
     */
    completion_tokens: number;
    /**
     * Sum of the two.
     * @type {number}
     * @memberof TokenUsage
     */
    total_tokens: number;
    /**
     * Set only when the whole turn used exactly one model.
     * @type {string}
     * @memberof TokenUsage
     */
    model: string | null;
    /**
     * Cost in micro-USD (1e-6 USD); sum this one.
     * @type {number}
     * @memberof TokenUsage
     */
    cost_micros: number;
    /**
     * `cost_micros / 1000000`, for display.
     * @type {number}
     * @memberof TokenUsage
     */
    cost_usd: number;
}
/**
 * Usage of one model in one flow on one day.
 * @export
 * @interface TokenUsageDay
 */
export interface TokenUsageDay {
    /**
     * Day in UTC.
     * @type {string}
     * @memberof TokenUsageDay
     */
    date: string;
    /**
     * Name of the model; null for replies that used several or did not say.
     * @type {string}
     * @memberof TokenUsageDay
     */
    model: string | null;
    /**
     * Flow of the replies; null for replies outside flows.
     * @type {string}
     * @memberof TokenUsageDay
     */
    flowId: string | null;
    /**
     * Number of replies.
     * @type {number}
     * @memberof TokenUsageDay
     */
    replies: number;
    /**
     * Tokens sent to the model.
     * @type {number}
     * @memberof TokenUsageDay
     */
    promptTokens: number;
    /**
     * Tokens the model wrote.
     * @type {number}
     * @memberof TokenUsageDay
     */
    completionTokens: number;
    /**
     * Sum of the two.
     * @type {number}
     * @memberof TokenUsageDay
     */
    totalTokens: number;
    /**
     * Cost in micro-USD (1e-6 USD), as priced when each reply was stored.
     * @type {number}
     * @memberof TokenUsageDay
     */
    costMicros: number;
}
/**
 * A page of daily usage.
 * @export
 * @interface TokenUsagePage
 */
export interface TokenUsagePage {
    /**
     * Newest day first, then by model and flow.
     * @type {Array<TokenUsageDay>}
     * @memberof TokenUsagePage
     */
    items: Array<TokenUsageDay>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof TokenUsagePage
     */
    nextCursor: string | null;
}
/**
 * Sources that can be claimed.
 * @export
 * @interface TrainingQueue
 */
export interface TrainingQueue {
    /**
     * The longest due first.
     * @type {Array<TrainingSource>}
     * @memberof TrainingQueue
     */
    sources: Array<TrainingSource>;
}

/**
 * How often the source is crawled again after a successful crawl; `manual` never automatically.
 * @export
 */
export const TrainingSchedule = {
    manual: 'manual',
    hourly: 'hourly',
    daily: 'daily',
    weekly: 'weekly'
} as const;
export type TrainingSchedule = typeof TrainingSchedule[keyof typeof TrainingSchedule];

/**
 * Something that is crawled into a workspace's knowledge base.
 * @export
 * @interface TrainingSource
 */
export interface TrainingSource {
    /**
     * The source.
     * @type {string}
     * @memberof TrainingSource
     */
    id: string;
    /**
     * Its workspace.
     * @type {string}
     * @memberof TrainingSource
     */
    tenant_id: string;
    /**
     * Name shown to people.
     * @type {string}
     * @memberof TrainingSource
     */
    name: string;
    /**
     * Start address of the crawl.
     * @type {string}
     * @memberof TrainingSource
     */
    url: string;
    /**
     * 
     * @type {TrainingSourceStatus}
     * @memberof TrainingSource
     */
    status: TrainingSourceStatus;
    /**
     * 
     * @type {TrainingSchedule}
     * @memberof TrainingSource
     */
    schedule: TrainingSchedule;
    /**
     * Pages indexed in the current or last crawl.
     * @type {number}
     * @memberof TrainingSource
     */
    pages_indexed: number;
    /**
     * Pages found; null while unknown.
     * @type {number}
     * @memberof TrainingSource
     */
    pages_total: number | null;
    /**
     * Number of the latest claim; 0 before the first.
     * @type {number}
     * @memberof TrainingSource
     */
    lease: number;
    /**
     * Why the last crawl failed; null when it did not.
     * @type {string}
     * @memberof TrainingSource
     */
    error: string | null;
    /**
     * When it is due again; null when nothing is planned.
     * @type {string}
     * @memberof TrainingSource
     */
    next_crawl_at: string | null;
    /**
     * Last sign of life or change.
     * @type {string}
     * @memberof TrainingSource
     */
    updated_at: string;
}


/**
 * One source.
 * @export
 * @interface TrainingSourceReply
 */
export interface TrainingSourceReply {
    /**
     * 
     * @type {TrainingSource}
     * @memberof TrainingSourceReply
     */
    source: TrainingSource;
}

/**
 * `new` was never crawled and is due, `crawling` is claimed, `ready` and `failed` tell how the last crawl ended, `paused` is left alone until an admin restarts it.
 * @export
 */
export const TrainingSourceStatus = {
    new: 'new',
    crawling: 'crawling',
    ready: 'ready',
    failed: 'failed',
    paused: 'paused'
} as const;
export type TrainingSourceStatus = typeof TrainingSourceStatus[keyof typeof TrainingSourceStatus];

/**
 * Where the transcript goes.
 * @export
 * @interface TranscriptRequest
 */
export interface TranscriptRequest {
    /**
     * The address; that of the visitor unless given.
     * @type {string}
     * @memberof TranscriptRequest
     */
    email?: string;
}
/**
 * The answer to one pause.
 * @export
 * @interface TrialInput
 */
export interface TrialInput {
    /**
     * Answers by field name; `{choice}` for buttons; a file reference for an upload field.
     * @type {{ [key: string]: any; }}
     * @memberof TrialInput
     */
    values?: { [key: string]: any; };
    /**
     * Whether the pause ends by its time, as if nobody answers.
     * @type {boolean}
     * @memberof TrialInput
     */
    timeout?: boolean;
    /**
     * What the visitor types at a question, instead of `values`: its answer, or what it does not take and permits as an aside, the intent of a published flow that the text means by its words.
     * @type {string}
     * @memberof TrialInput
     */
    text?: string;
}
/**
 * A link with which anybody can try the draft of a flow.
 * @export
 * @interface TrialLink
 */
export interface TrialLink {
    /**
     * Identifier of the link.
     * @type {string}
     * @memberof TrialLink
     */
    id: string;
    /**
     * Identifier of the flow.
     * @type {string}
     * @memberof TrialLink
     */
    flowId: string;
    /**
     * Whether its address still leads to the draft.
     * @type {TrialLinkStatusEnum}
     * @memberof TrialLink
     */
    status: TrialLinkStatusEnum;
    /**
     * When it was created.
     * @type {string}
     * @memberof TrialLink
     */
    createdAt: string;
    /**
     * When it expires.
     * @type {string}
     * @memberof TrialLink
     */
    expiresAt: string;
}


/**
 * @export
 */
export const TrialLinkStatusEnum = {
    active: 'active',
    expired: 'expired'
} as const;
export type TrialLinkStatusEnum = typeof TrialLinkStatusEnum[keyof typeof TrialLinkStatusEnum];

/**
 * A page of trial links.
 * @export
 * @interface TrialLinkPage
 */
export interface TrialLinkPage {
    /**
     * Links, newest first.
     * @type {Array<TrialLink>}
     * @memberof TrialLinkPage
     */
    items: Array<TrialLink>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof TrialLinkPage
     */
    nextCursor: string | null;
}
/**
 * A trial run of a draft.
 * @export
 * @interface TrialRun
 */
export interface TrialRun {
    /**
     * Name of the flow.
     * @type {string}
     * @memberof TrialRun
     */
    title: string;
    /**
     * 
     * @type {ExecutionStatus}
     * @memberof TrialRun
     */
    status: ExecutionStatus;
    /**
     * Why the run failed; null when it did not. `call`: it came to a call of another system, which a trial does not make. `draft`: the draft has an error there. `failed`: any other failure.
     * @type {TrialRunProblemEnum}
     * @memberof TrialRun
     */
    problem: TrialRunProblemEnum | null;
    /**
     * The start, then one turn for each input.
     * @type {Array<TrialTurn>}
     * @memberof TrialRun
     */
    turns: Array<TrialTurn>;
}


/**
 * @export
 */
export const TrialRunProblemEnum = {
    call: 'call',
    draft: 'draft',
    failed: 'failed'
} as const;
export type TrialRunProblemEnum = typeof TrialRunProblemEnum[keyof typeof TrialRunProblemEnum];

/**
 * From one input to the next pause or the end.
 * @export
 * @interface TrialTurn
 */
export interface TrialTurn {
    /**
     * 
     * @type {ExecutionStatus}
     * @memberof TrialTurn
     */
    status: ExecutionStatus;
    /**
     * Blocks that the visitor sees.
     * @type {Array<Block>}
     * @memberof TrialTurn
     */
    blocks: Array<Block>;
    /**
     * 
     * @type {ExpectedInput}
     * @memberof TrialTurn
     */
    expectedInput: ExpectedInput | null;
    /**
     * Why the input was refused; empty when it was taken. A refused input leaves the run where it was.
     * @type {Array<ValidationError>}
     * @memberof TrialTurn
     */
    validationErrors: Array<ValidationError>;
}


/**
 * 
 * @export
 * @interface TriggerChatRequest
 */
export interface TriggerChatRequest {
    /**
     * The workspace.
     * @type {string}
     * @memberof TriggerChatRequest
     */
    tenant_id: string;
    /**
     * A published chat intent.
     * @type {string}
     * @memberof TriggerChatRequest
     */
    intent_name: string;
    /**
     * Conversation to continue; absent starts a new one.
     * @type {string}
     * @memberof TriggerChatRequest
     */
    conversation_id?: string;
    /**
     * 
     * @type {TriggerContext}
     * @memberof TriggerChatRequest
     */
    context?: TriggerContext;
    /**
     * Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request; together with those that the conversation has already, variables have at most 64 kB (65,536 bytes), and a request that would add more is refused like one that exceeds its own limits.
     * @type {{ [key: string]: any; }}
     * @memberof TriggerChatRequest
     */
    variables?: { [key: string]: any; };
}
/**
 * Free-form; two keys have a meaning. Readable in the flow as `context.*`. Without `recent_messages` at most 16 kB (16,384 bytes) as compact JSON and 8 levels; a violation is 422 and names `context`.
 * @export
 * @interface TriggerContext
 */
export interface TriggerContext {
    [key: string]: any | any;
    /**
     * The latest messages, oldest first. The last 100 of role `user` are recorded as the visitor's turns, and the last of them starts the flow; other roles are context only. A list that repeats earlier turns of the conversation, as the history of a model does, adds only those that are not recorded yet. The flow reads the latest as `context.recent_messages`: as many as fit into 64 kB, their texts cut to 4000 characters.
     * @type {Array<RecentMessage>}
     * @memberof TriggerContext
     */
    recent_messages?: Array<RecentMessage>;
    /**
     * Readable in the flow as `entities.*`.
     * @type {{ [key: string]: any; }}
     * @memberof TriggerContext
     */
    extracted_entities?: { [key: string]: any; };
}
/**
 * A text that no intent fits.
 * @export
 * @interface UnmatchedText
 */
export interface UnmatchedText {
    /**
     * Identifier of the text.
     * @type {string}
     * @memberof UnmatchedText
     */
    id: string;
    /**
     * What was typed, redacted.
     * @type {string}
     * @memberof UnmatchedText
     */
    text: string;
    /**
     * Language by whose rules it was compared; empty for one that is not known.
     * @type {string}
     * @memberof UnmatchedText
     */
    locale: string;
    /**
     * How often it was typed.
     * @type {number}
     * @memberof UnmatchedText
     */
    count: number;
    /**
     * When it was typed first.
     * @type {string}
     * @memberof UnmatchedText
     */
    firstSeenAt: string;
    /**
     * When it was typed last.
     * @type {string}
     * @memberof UnmatchedText
     */
    lastSeenAt: string;
}
/**
 * A page of texts.
 * @export
 * @interface UnmatchedTextPage
 */
export interface UnmatchedTextPage {
    /**
     * The texts, the latest first.
     * @type {Array<UnmatchedText>}
     * @memberof UnmatchedTextPage
     */
    items: Array<UnmatchedText>;
    /**
     * `cursor` of the next page; null on the last.
     * @type {string}
     * @memberof UnmatchedTextPage
     */
    nextCursor: string | null;
}
/**
 * Changes to the canned answer.
 * @export
 * @interface UpdateCannedAnswerRequest
 */
export interface UpdateCannedAnswerRequest {
    /**
     * What it is about.
     * @type {string}
     * @memberof UpdateCannedAnswerRequest
     */
    title?: string;
    /**
     * What the visitor reads.
     * @type {string}
     * @memberof UpdateCannedAnswerRequest
     */
    text?: string;
    /**
     * Language of the text; it can be changed, and not be taken away.
     * @type {string}
     * @memberof UpdateCannedAnswerRequest
     */
    locale?: string;
}
/**
 * Changes to the connection.
 * @export
 * @interface UpdateConnectionRequest
 */
export interface UpdateConnectionRequest {
    /**
     * Name shown to people.
     * @type {string}
     * @memberof UpdateConnectionRequest
     */
    name?: string;
    /**
     * Address that paths are added to, without a user name or password; null for the provider's own.
     * @type {string}
     * @memberof UpdateConnectionRequest
     */
    baseUrl?: string | null;
    /**
     * 
     * @type {ConnectionCredentials}
     * @memberof UpdateConnectionRequest
     */
    credentials?: ConnectionCredentials;
    /**
     * 
     * @type {ConnectionStatus}
     * @memberof UpdateConnectionRequest
     */
    status?: ConnectionStatus;
}


/**
 * Changes to the comment.
 * @export
 * @interface UpdateFlowCommentRequest
 */
export interface UpdateFlowCommentRequest {
    /**
     * What it says, as plain text.
     * @type {string}
     * @memberof UpdateFlowCommentRequest
     */
    text?: string;
    /**
     * Whether the thread is resolved.
     * @type {boolean}
     * @memberof UpdateFlowCommentRequest
     */
    resolved?: boolean;
}
/**
 * Changes to the goal.
 * @export
 * @interface UpdateGoalRequest
 */
export interface UpdateGoalRequest {
    /**
     * Name shown to people.
     * @type {string}
     * @memberof UpdateGoalRequest
     */
    name?: string;
    /**
     * 
     * @type {GoalMatch}
     * @memberof UpdateGoalRequest
     */
    match?: GoalMatch;
    /**
     * 
     * @type {GoalValue}
     * @memberof UpdateGoalRequest
     */
    value?: GoalValue;
    /**
     * ISO 4217 code of the value.
     * @type {string}
     * @memberof UpdateGoalRequest
     */
    currency?: string | null;
    /**
     * Attribution window in days.
     * @type {number}
     * @memberof UpdateGoalRequest
     */
    windowDays?: number;
}
/**
 * Changes to the page.
 * @export
 * @interface UpdateHostedPageRequest
 */
export interface UpdateHostedPageRequest {
    /**
     * Its address after `/c/`: lower-case letters, digits and single hyphens. Unique in the installation.
     * @type {string}
     * @memberof UpdateHostedPageRequest
     */
    address?: string;
    /**
     * Title of the page, and heading of its chat.
     * @type {string}
     * @memberof UpdateHostedPageRequest
     */
    title?: string;
    /**
     * Intent whose flow begins when the page is opened. The page is there only while a live flow has it.
     * @type {string}
     * @memberof UpdateHostedPageRequest
     */
    intent?: string;
    /**
     * Publishable key that the page uses. The page is there only while the key is active, allows the intent, and allows the origin of the installation.
     * @type {string}
     * @memberof UpdateHostedPageRequest
     */
    keyId?: string;
    /**
     * Colour of the chat, such as `#0a7d5c`. Without one, it is that of the section `widget`.
     * @type {string}
     * @memberof UpdateHostedPageRequest
     */
    accent?: string | null;
    /**
     * 
     * @type {HostedPageScheme}
     * @memberof UpdateHostedPageRequest
     */
    scheme?: HostedPageScheme;
    /**
     * Whether search engines may list the page.
     * @type {boolean}
     * @memberof UpdateHostedPageRequest
     */
    indexed?: boolean;
    /**
     * Whether the page is there.
     * @type {boolean}
     * @memberof UpdateHostedPageRequest
     */
    active?: boolean;
}


/**
 * Changes to the inbound webhook.
 * @export
 * @interface UpdateInboundWebhookRequest
 */
export interface UpdateInboundWebhookRequest {
    /**
     * Name of the inbound webhook; unique in the workspace.
     * @type {string}
     * @memberof UpdateInboundWebhookRequest
     */
    name?: string;
    /**
     * Domain event that each accepted request raises.
     * @type {string}
     * @memberof UpdateInboundWebhookRequest
     */
    eventName?: string;
    /**
     * Whether requests are accepted.
     * @type {boolean}
     * @memberof UpdateInboundWebhookRequest
     */
    active?: boolean;
    /**
     * Secret that the sender has given; the former one stops working immediately.
     * @type {string}
     * @memberof UpdateInboundWebhookRequest
     */
    secret?: string;
}
/**
 * Changes to the key.
 * @export
 * @interface UpdateKeyRequest
 */
export interface UpdateKeyRequest {
    /**
     * Name of the key; unique in the workspace.
     * @type {string}
     * @memberof UpdateKeyRequest
     */
    name?: string;
    /**
     * Origins (`scheme://host[:port]`) whose pages may use the key; empty for any. `https://*.acme.example` stands for every subdomain of `acme.example`. Apps have schemes of their own, such as `capacitor://localhost`.
     * @type {Array<string>}
     * @memberof UpdateKeyRequest
     */
    allowedOrigins?: Array<string>;
    /**
     * Names of the intents that may be started with the key; null for all, empty for none.
     * @type {Array<string>}
     * @memberof UpdateKeyRequest
     */
    intents?: Array<string> | null;
    /**
     * Codes or UUIDs of the forms that the key opens; null for all, empty for none. A code covers the UUID of that form too.
     * @type {Array<string>}
     * @memberof UpdateKeyRequest
     */
    forms?: Array<string> | null;
    /**
     * Whether a session that names a customer's id must prove it with an identity token. Visitors without an id are not affected.
     * @type {boolean}
     * @memberof UpdateKeyRequest
     */
    provenCustomersOnly?: boolean;
    /**
     * 
     * @type {KeyWebhook}
     * @memberof UpdateKeyRequest
     */
    webhook?: KeyWebhook | null;
    /**
     * Kinds of the events that are sent to the webhook of the key, of those that the workspace sends; null for all, empty for none. A change is in force within a second, for events from then on.
     * @type {Array<WebhookEventKind>}
     * @memberof UpdateKeyRequest
     */
    webhookEvents?: Array<WebhookEventKind> | null;
}
/**
 * New values of some properties.
 * @export
 * @interface UpdateKnowledgeCheckRequest
 */
export interface UpdateKnowledgeCheckRequest {
    /**
     * The question as a visitor asks it.
     * @type {string}
     * @memberof UpdateKnowledgeCheckRequest
     */
    question?: string;
    /**
     * Only passages in this language, and those in none; null for all.
     * @type {string}
     * @memberof UpdateKnowledgeCheckRequest
     */
    language?: string | null;
    /**
     * Address of the document that has to answer it; `file:` and the name for one without an address.
     * @type {string}
     * @memberof UpdateKnowledgeCheckRequest
     */
    url?: string;
    /**
     * One of the headings above the passage; null for any passage of the document.
     * @type {string}
     * @memberof UpdateKnowledgeCheckRequest
     */
    heading?: string | null;
}
/**
 * Changes to the price.
 * @export
 * @interface UpdatePriceRequest
 */
export interface UpdatePriceRequest {
    /**
     * USD for 1,000 prompt tokens.
     * @type {number}
     * @memberof UpdatePriceRequest
     */
    promptPer1k?: number;
    /**
     * USD for 1,000 completion tokens.
     * @type {number}
     * @memberof UpdatePriceRequest
     */
    completionPer1k?: number;
}
/**
 * Changes to the queue.
 * @export
 * @interface UpdateQueueRequest
 */
export interface UpdateQueueRequest {
    /**
     * Name for people.
     * @type {string}
     * @memberof UpdateQueueRequest
     */
    name?: string;
    /**
     * Whether people claim its conversations, or are given them while they are online.
     * @type {UpdateQueueRequestAssignmentEnum}
     * @memberof UpdateQueueRequest
     */
    assignment?: UpdateQueueRequestAssignmentEnum;
    /**
     * Skills that a person needs to be given its conversations, such as languages.
     * @type {Array<string>}
     * @memberof UpdateQueueRequest
     */
    skills?: Array<string>;
    /**
     * Conversations with which a person is given no more of this queue.
     * @type {number}
     * @memberof UpdateQueueRequest
     */
    perPerson?: number;
    /**
     * When conversations are assigned automatically, in the time zone of the workspace; null for always. They wait until then.
     * @type {Array<OpeningTime>}
     * @memberof UpdateQueueRequest
     */
    openingHours?: Array<OpeningTime> | null;
    /**
     * Whether the visitor is asked to rate the conversation when a person has ended it.
     * @type {boolean}
     * @memberof UpdateQueueRequest
     */
    asksRating?: boolean;
    /**
     * 
     * @type {QueueSuggestions}
     * @memberof UpdateQueueRequest
     */
    suggestions?: QueueSuggestions | null;
}


/**
 * @export
 */
export const UpdateQueueRequestAssignmentEnum = {
    manual: 'manual',
    automatic: 'automatic'
} as const;
export type UpdateQueueRequestAssignmentEnum = typeof UpdateQueueRequestAssignmentEnum[keyof typeof UpdateQueueRequestAssignmentEnum];

/**
 * Changes to the report.
 * @export
 * @interface UpdateReportRequest
 */
export interface UpdateReportRequest {
    /**
     * Title of the report.
     * @type {string}
     * @memberof UpdateReportRequest
     */
    name?: string;
    /**
     * Purpose of the report.
     * @type {string}
     * @memberof UpdateReportRequest
     */
    description?: string;
    /**
     * 
     * @type {ReportDefinition}
     * @memberof UpdateReportRequest
     */
    definition?: ReportDefinition;
}
/**
 * Changes to the role.
 * @export
 * @interface UpdateRoleRequest
 */
export interface UpdateRoleRequest {
    /**
     * Name shown to people.
     * @type {string}
     * @memberof UpdateRoleRequest
     */
    name?: string;
    /**
     * What users with the role may do. Codes of permissions as `listPermissions` names them; an unknown one is refused.
     * @type {Array<string>}
     * @memberof UpdateRoleRequest
     */
    permissions?: Array<string>;
}
/**
 * Changes to the source.
 * @export
 * @interface UpdateTrainingSourceRequest
 */
export interface UpdateTrainingSourceRequest {
    /**
     * Name shown to people.
     * @type {string}
     * @memberof UpdateTrainingSourceRequest
     */
    name?: string;
    /**
     * Start address of a crawl, without a user name or password.
     * @type {string}
     * @memberof UpdateTrainingSourceRequest
     */
    url?: string;
    /**
     * 
     * @type {AdminTrainingSchedule}
     * @memberof UpdateTrainingSourceRequest
     */
    schedule?: AdminTrainingSchedule;
    /**
     * Publishable keys whose conversations are answered from the source, and cite it; null for every conversation, also one without a key. An empty list is none.
     * @type {Array<string>}
     * @memberof UpdateTrainingSourceRequest
     */
    keyIds?: Array<string> | null;
    /**
     * Whether only conversations whose customer an identity token has proven are answered from the source, and cite it. New sources are open to all.
     * @type {boolean}
     * @memberof UpdateTrainingSourceRequest
     */
    provenCustomersOnly?: boolean;
    /**
     * What the documents of the source are about. An `answer` node with `labels` answers from the sources that have one of them.
     * @type {Array<string>}
     * @memberof UpdateTrainingSourceRequest
     */
    labels?: Array<string>;
}


/**
 * Changes to the user.
 * @export
 * @interface UpdateUserRequest
 */
export interface UpdateUserRequest {
    /**
     * E-mail address with which the user signs in.
     * @type {string}
     * @memberof UpdateUserRequest
     */
    email?: string;
    /**
     * Name shown to people, without control characters.
     * @type {string}
     * @memberof UpdateUserRequest
     */
    name?: string;
    /**
     * Codes of roles: `admin`, `super_admin`, or roles of the workspace; an unknown one is refused.
     * @type {Array<string>}
     * @memberof UpdateUserRequest
     */
    roles?: Array<string>;
}
/**
 * The settings to change.
 * @export
 * @interface UpdateWorkspaceRequest
 */
export interface UpdateWorkspaceRequest {
    /**
     * Name shown to people.
     * @type {string}
     * @memberof UpdateWorkspaceRequest
     */
    name?: string;
    /**
     * Language of visitors who send none.
     * @type {string}
     * @memberof UpdateWorkspaceRequest
     */
    locale?: string;
    /**
     * IANA name of a zone, for example `Europe/Berlin`; an unknown one is refused.
     * @type {string}
     * @memberof UpdateWorkspaceRequest
     */
    timezone?: string;
    /**
     * ISO 4217 code that new goals start with.
     * @type {string}
     * @memberof UpdateWorkspaceRequest
     */
    currency?: string;
}
/**
 * Receipt for a stored upload.
 * @export
 * @interface UploadedFile
 */
export interface UploadedFile {
    /**
     * 
     * @type {FileReference}
     * @memberof UploadedFile
     */
    file: FileReference;
}
/**
 * A place in a flow that uses something.
 * @export
 * @interface Use
 */
export interface Use {
    /**
     * Whether it is in the live version, or else in the draft only.
     * @type {boolean}
     * @memberof Use
     */
    live: boolean;
    /**
     * The flow.
     * @type {string}
     * @memberof Use
     */
    flowId: string;
    /**
     * Name of the flow.
     * @type {string}
     * @memberof Use
     */
    name: string;
    /**
     * Code of the flow.
     * @type {string}
     * @memberof Use
     */
    code: string;
    /**
     * Id of the node; null outside nodes and where it has none.
     * @type {string}
     * @memberof Use
     */
    nodeId: string | null;
    /**
     * JSON pointer (RFC 6901) to the place, into the live version of the flow where `live`, else into its draft.
     * @type {string}
     * @memberof Use
     */
    path: string;
}
/**
 * Where something is used.
 * @export
 * @interface UseList
 */
export interface UseList {
    /**
     * Places by the code of their flow.
     * @type {Array<Use>}
     * @memberof UseList
     */
    items: Array<Use>;
}
/**
 * Definition to validate.
 * @export
 * @interface ValidateFlowRequest
 */
export interface ValidateFlowRequest {
    /**
     * A flow: code, name, locale, triggers, variables, start and nodes. It follows the JSON Schema document `flow`, served at `/docs/schemas/flow.json`, which says what is valid; a draft may break it.
     * @type {{ [key: string]: any; }}
     * @memberof ValidateFlowRequest
     */
    definition?: { [key: string]: any; };
}
/**
 * Definition to validate.
 * @export
 * @interface ValidateFormRequest
 */
export interface ValidateFormRequest {
    /**
     * A form: code, title, submitLabel, embeddable, acceptsSubmissions, honeypotField, fields and locales. It follows the JSON Schema document `form`, served at `/docs/schemas/form.json`, which says what is valid; a draft may break it. Field types: `text textarea email phone number url date time select multiselect radio checkbox consent rating file image hidden`. Keys of a field's `validation`: `format min_length max_length word_min word_max pattern min max step integer multiple_emails email_allow_domains url_https_only url_allow_domains date_min date_max date_no_weekends select_min select_max require_option must_accept rating_min file_min file_max image_min_width image_min_height messages`, and the server-only `blocked_words block_free_mailboxes block_disposable_mailboxes`.
     * @type {{ [key: string]: any; }}
     * @memberof ValidateFormRequest
     */
    definition?: { [key: string]: any; };
}
/**
 * One rejected value.
 * @export
 * @interface ValidationError
 */
export interface ValidationError {
    /**
     * Dotted path of the value in the body, or the name of the answered field.
     * @type {string}
     * @memberof ValidationError
     */
    field: string;
    /**
     * The rule that was broken.
     * @type {ValidationErrorRuleEnum}
     * @memberof ValidationError
     */
    rule: ValidationErrorRuleEnum;
    /**
     * Requirement of the rule: a bound, a pattern, a list of choices.
     * @type {any}
     * @memberof ValidationError
     */
    expected?: any | null;
}


/**
 * @export
 */
export const ValidationErrorRuleEnum = {
    required: 'required',
    type: 'type',
    min_length: 'min_length',
    max_length: 'max_length',
    minimum: 'minimum',
    maximum: 'maximum',
    pattern: 'pattern',
    format: 'format',
    enum: 'enum',
    upload_shape: 'upload_shape',
    file_too_large: 'file_too_large',
    mime_not_allowed: 'mime_not_allowed'
} as const;
export type ValidationErrorRuleEnum = typeof ValidationErrorRuleEnum[keyof typeof ValidationErrorRuleEnum];

/**
 * The comparison of the question's vector with those of the passages; null in a workspace without vectors.
 * @export
 * @interface VectorSearch
 */
export interface VectorSearch {
    /**
     * Code of the connection that turned the question into a vector.
     * @type {string}
     * @memberof VectorSearch
     */
    connection: string;
    /**
     * Its model.
     * @type {string}
     * @memberof VectorSearch
     */
    model: string;
    /**
     * Passages that got a similarity: the nearest, 200 or somewhat more.
     * @type {number}
     * @memberof VectorSearch
     */
    compared: number;
    /**
     * Similarity from which it counts as coverage: the setting “Similar from”.
     * @type {number}
     * @memberof VectorSearch
     */
    similarFrom: number;
    /**
     * Why only words were compared; null where the vectors were too.
     * @type {string}
     * @memberof VectorSearch
     */
    failure: string | null;
}
/**
 * The vectors of the passages from one model.
 * @export
 * @interface VectorSet
 */
export interface VectorSet {
    /**
     * Code of its connection.
     * @type {string}
     * @memberof VectorSet
     */
    connection: string;
    /**
     * Name of the model.
     * @type {string}
     * @memberof VectorSet
     */
    model: string;
    /**
     * Numbers of a vector; null before the first.
     * @type {number}
     * @memberof VectorSet
     */
    dimensions: number | null;
    /**
     * Different passages that have a vector.
     * @type {number}
     * @memberof VectorSet
     */
    passages: number;
    /**
     * Whether questions are compared with them.
     * @type {boolean}
     * @memberof VectorSet
     */
    answers: boolean;
    /**
     * What they cost so far, in micro-USD.
     * @type {number}
     * @memberof VectorSet
     */
    costMicros: number;
    /**
     * Why the last attempt failed; null where it did not.
     * @type {string}
     * @memberof VectorSet
     */
    failure: string | null;
    /**
     * When the worker goes on at the earliest.
     * @type {string}
     * @memberof VectorSet
     */
    dueAt: string;
}
/**
 * A version and its runs.
 * @export
 * @interface VersionTraffic
 */
export interface VersionTraffic {
    /**
     * Number of the version.
     * @type {number}
     * @memberof VersionTraffic
     */
    version: number;
    /**
     * Runs that started in these days.
     * @type {number}
     * @memberof VersionTraffic
     */
    started: number;
}
/**
 * Runs of one version that wait; those of a flow that calls the other as a subflow too.
 * @export
 * @interface WaitingRuns
 */
export interface WaitingRuns {
    /**
     * Code of the flow that was started.
     * @type {string}
     * @memberof WaitingRuns
     */
    flow: string;
    /**
     * Id of that flow.
     * @type {string}
     * @memberof WaitingRuns
     */
    flowId: string;
    /**
     * Number of its version.
     * @type {number}
     * @memberof WaitingRuns
     */
    version: number;
    /**
     * What they wait for.
     * @type {WaitingRunsStatusEnum}
     * @memberof WaitingRuns
     */
    status: WaitingRunsStatusEnum;
    /**
     * How many there are.
     * @type {number}
     * @memberof WaitingRuns
     */
    runs: number;
}


/**
 * @export
 */
export const WaitingRunsStatusEnum = {
    waiting_input: 'waiting_input',
    waiting_time: 'waiting_time'
} as const;
export type WaitingRunsStatusEnum = typeof WaitingRunsStatusEnum[keyof typeof WaitingRunsStatusEnum];


/**
 * `pending` will be tried, `succeeded` got a 2xx, `dead` will not be tried again.
 * @export
 */
export const WebhookDeliveryStatus = {
    pending: 'pending',
    succeeded: 'succeeded',
    dead: 'dead'
} as const;
export type WebhookDeliveryStatus = typeof WebhookDeliveryStatus[keyof typeof WebhookDeliveryStatus];


/**
 * Event type.
 * @export
 */
export const WebhookEventKind = {
    chat_session_opened: 'chat.session.opened',
    chat_execution_updated: 'chat.execution.updated',
    chat_execution_waiting: 'chat.execution.waiting',
    chat_execution_ended: 'chat.execution.ended',
    chat_execution_failed: 'chat.execution.failed',
    chat_execution_cancelled: 'chat.execution.cancelled',
    chat_handoff_requested: 'chat.handoff.requested',
    chat_handoff_claimed: 'chat.handoff.claimed',
    chat_handoff_ended: 'chat.handoff.ended',
    chat_handoff_rated: 'chat.handoff.rated',
    chat_message_created: 'chat.message.created',
    form_submission_created: 'form.submission.created',
    goal_completion_created: 'goal.completion.created'
} as const;
export type WebhookEventKind = typeof WebhookEventKind[keyof typeof WebhookEventKind];

/**
 * Result of a test event.
 * @export
 * @interface WebhookTestResult
 */
export interface WebhookTestResult {
    /**
     * Whether the receiver answered with a 2xx.
     * @type {boolean}
     * @memberof WebhookTestResult
     */
    delivered: boolean;
    /**
     * Value of the header `X-Service-Event-Id`.
     * @type {string}
     * @memberof WebhookTestResult
     */
    eventId: string;
    /**
     * Value of the header `X-Service-Delivery`.
     * @type {string}
     * @memberof WebhookTestResult
     */
    deliveryId: string;
    /**
     * HTTP status of the receiver; null when there was no answer.
     * @type {number}
     * @memberof WebhookTestResult
     */
    responseStatus: number | null;
    /**
     * Milliseconds until the answer or the failure.
     * @type {number}
     * @memberof WebhookTestResult
     */
    durationMs: number;
    /**
     * Kind of failure; `none` when it was delivered. The text of the answer of the receiver is never shown.
     * @type {WebhookTestResultFailureEnum}
     * @memberof WebhookTestResult
     */
    failure: WebhookTestResultFailureEnum;
}


/**
 * @export
 */
export const WebhookTestResultFailureEnum = {
    none: 'none',
    refused_address: 'refused_address',
    dns: 'dns',
    connect: 'connect',
    tls: 'tls',
    timeout: 'timeout',
    too_large: 'too_large',
    http_status: 'http_status'
} as const;
export type WebhookTestResultFailureEnum = typeof WebhookTestResultFailureEnum[keyof typeof WebhookTestResultFailureEnum];

/**
 * A tenant of the service.
 * @export
 * @interface Workspace
 */
export interface Workspace {
    /**
     * Identifier of the workspace, the `tenant_id` of the server-to-server surfaces.
     * @type {string}
     * @memberof Workspace
     */
    id: string;
    /**
     * Name shown to people.
     * @type {string}
     * @memberof Workspace
     */
    name: string;
    /**
     * 
     * @type {OrganizationRef}
     * @memberof Workspace
     */
    organization: OrganizationRef;
    /**
     * Language (BCP 47) of visitors who send none.
     * @type {string}
     * @memberof Workspace
     */
    locale: string;
    /**
     * IANA name of the zone in which dates of the workspace are shown.
     * @type {string}
     * @memberof Workspace
     */
    timezone: string;
    /**
     * ISO 4217 code that new goals start with.
     * @type {string}
     * @memberof Workspace
     */
    currency: string;
    /**
     * When the workspace was created.
     * @type {string}
     * @memberof Workspace
     */
    createdAt: string;
    /**
     * When its settings were last changed.
     * @type {string}
     * @memberof Workspace
     */
    updatedAt: string;
    /**
     * Entity tag of this state, as the header `ETag` has it; send it back as `If-Match`.
     * @type {string}
     * @memberof Workspace
     */
    etag: string;
}
/**
 * Changes that a file has made.
 * @export
 * @interface WorkspaceApplied
 */
export interface WorkspaceApplied {
    /**
     * The changes made, in order.
     * @type {Array<WorkspaceFileChange>}
     * @memberof WorkspaceApplied
     */
    changes: Array<WorkspaceFileChange>;
    /**
     * 
     * @type {WorkspaceSecrets}
     * @memberof WorkspaceApplied
     */
    secrets: WorkspaceSecrets;
    /**
     * Entity tag of the new state.
     * @type {string}
     * @memberof WorkspaceApplied
     */
    etag: string;
}
/**
 * Something of the workspace was created, changed or deleted.
 * @export
 * @interface WorkspaceChange
 */
export interface WorkspaceChange {
    /**
     * Kind of the resource; `everything`: any of them may have changed. Nothing has changed where it is `visitor_typing`: the visitor of the handoff with the id is typing; or `flow_viewers`: a user looks at the flow with the id.
     * @type {WorkspaceChangeResourceEnum}
     * @memberof WorkspaceChange
     */
    resource: WorkspaceChangeResourceEnum;
    /**
     * Its id; of comments, drafts and layouts the id of the flow, of roles the code, of configuration the path; null where any may have changed.
     * @type {string}
     * @memberof WorkspaceChange
     */
    id: string | null;
    /**
     * 
     * @type {FlowViewer}
     * @memberof WorkspaceChange
     */
    viewer?: FlowViewer;
}


/**
 * @export
 */
export const WorkspaceChangeResourceEnum = {
    everything: 'everything',
    canned_answers: 'canned_answers',
    configuration: 'configuration',
    connections: 'connections',
    engine_tokens: 'engine_tokens',
    flow_comments: 'flow_comments',
    flow_drafts: 'flow_drafts',
    flow_layouts: 'flow_layouts',
    flow_viewers: 'flow_viewers',
    flows: 'flows',
    forms: 'forms',
    goals: 'goals',
    handoffs: 'handoffs',
    hosted_pages: 'hosted_pages',
    inbound_webhooks: 'inbound_webhooks',
    keys: 'keys',
    prices: 'prices',
    queues: 'queues',
    roles: 'roles',
    users: 'users',
    visitor_typing: 'visitor_typing',
    workspace: 'workspace'
} as const;
export type WorkspaceChangeResourceEnum = typeof WorkspaceChangeResourceEnum[keyof typeof WorkspaceChangeResourceEnum];

/**
 * Changes that a file would make.
 * @export
 * @interface WorkspaceCheck
 */
export interface WorkspaceCheck {
    /**
     * True when no finding has severity `error`.
     * @type {boolean}
     * @memberof WorkspaceCheck
     */
    valid: boolean;
    /**
     * Problems, with paths into the file.
     * @type {Array<AdminFinding>}
     * @memberof WorkspaceCheck
     */
    findings: Array<AdminFinding>;
    /**
     * Its changes, in order; none if a finding is an error.
     * @type {Array<WorkspaceFileChange>}
     * @memberof WorkspaceCheck
     */
    changes: Array<WorkspaceFileChange>;
    /**
     * What leads from the export before to the export after, as far as the caller may view it. Entries of lists are named by their code, e-mail address, name or model and have no ids. Secrets, and keys that are still to be made, show in `changes` alone.
     * @type {Array<AdminDocumentChange>}
     * @memberof WorkspaceCheck
     */
    differences: Array<AdminDocumentChange>;
    /**
     * Entity tag of the state that the file was compared with.
     * @type {string}
     * @memberof WorkspaceCheck
     */
    etag: string;
}
/**
 * A workspace as a file.
 * @export
 * @interface WorkspaceExport
 */
export interface WorkspaceExport {
    /**
     * A workspace file (`workspace.yaml`), with its flows and forms inline. Everything wrong with it is a finding.
     * @type {{ [key: string]: any; }}
     * @memberof WorkspaceExport
     */
    file: { [key: string]: any; };
    /**
     * Where the nodes of its flows are drawn (`workspace-layout.yaml`).
     * @type {{ [key: string]: any; }}
     * @memberof WorkspaceExport
     */
    layout: { [key: string]: any; };
    /**
     * Names of the variables in place of its secrets.
     * @type {Array<string>}
     * @memberof WorkspaceExport
     */
    variables: Array<string>;
    /**
     * Parts of the file that the caller may not view, for example `users` or `config/telemetry`.
     * @type {Array<string>}
     * @memberof WorkspaceExport
     */
    omitted: Array<string>;
    /**
     * Entity tag of the whole workspace.
     * @type {string}
     * @memberof WorkspaceExport
     */
    etag: string;
}
/**
 * A change that the file makes.
 * @export
 * @interface WorkspaceFileChange
 */
export interface WorkspaceFileChange {
    /**
     * Kind of the resource.
     * @type {WorkspaceFileChangeKindEnum}
     * @memberof WorkspaceFileChange
     */
    kind: WorkspaceFileChangeKindEnum;
    /**
     * Its name among its kind: code, e-mail address, name, model or path.
     * @type {string}
     * @memberof WorkspaceFileChange
     */
    code: string;
    /**
     * Kind of change.
     * @type {WorkspaceFileChangeActionEnum}
     * @memberof WorkspaceFileChange
     */
    action: WorkspaceFileChangeActionEnum;
}


/**
 * @export
 */
export const WorkspaceFileChangeKindEnum = {
    organization: 'organization',
    workspace: 'workspace',
    role: 'role',
    user: 'user',
    token: 'token',
    key: 'key',
    flow: 'flow',
    form: 'form',
    config: 'config',
    goal: 'goal',
    price: 'price',
    queue: 'queue',
    cannedAnswer: 'cannedAnswer',
    connection: 'connection',
    connectionTemplate: 'connectionTemplate',
    source: 'source',
    inboundWebhook: 'inboundWebhook',
    hostedPage: 'hostedPage',
    layout: 'layout',
    tests: 'tests'
} as const;
export type WorkspaceFileChangeKindEnum = typeof WorkspaceFileChangeKindEnum[keyof typeof WorkspaceFileChangeKindEnum];

/**
 * @export
 */
export const WorkspaceFileChangeActionEnum = {
    created: 'created',
    updated: 'updated',
    published: 'published',
    removed: 'removed'
} as const;
export type WorkspaceFileChangeActionEnum = typeof WorkspaceFileChangeActionEnum[keyof typeof WorkspaceFileChangeActionEnum];

/**
 * A file to check or to apply.
 * @export
 * @interface WorkspaceFileRequest
 */
export interface WorkspaceFileRequest {
    /**
     * A workspace file (`workspace.yaml`), with its flows and forms inline. Everything wrong with it is a finding.
     * @type {{ [key: string]: any; }}
     * @memberof WorkspaceFileRequest
     */
    file: { [key: string]: any; };
    /**
     * Where the nodes of its flows are drawn (`workspace-layout.yaml`).
     * @type {{ [key: string]: any; }}
     * @memberof WorkspaceFileRequest
     */
    layout?: { [key: string]: any; };
    /**
     * Values of the references `{ env: NAME }` in the file, by name. A secret that the workspace has already needs none: it stays as it is. Variables of the server are never read.
     * @type {{ [key: string]: string; }}
     * @memberof WorkspaceFileRequest
     */
    variables?: { [key: string]: string; };
    /**
     * Lets the file change values of the global scope, and super-admins. Of use to super-admins alone, who alone change values of the organisation as well.
     * @type {boolean}
     * @memberof WorkspaceFileRequest
     */
    allowGlobal?: boolean;
    /**
     * Lets the file replace drafts that another user has changed since the last publish; otherwise each is an error with the rule `draft_changed`.
     * @type {boolean}
     * @memberof WorkspaceFileRequest
     */
    overwriteDrafts?: boolean;
}
/**
 * Generated secrets, shown only once.
 * @export
 * @interface WorkspaceSecrets
 */
export interface WorkspaceSecrets {
    /**
     * New publishable keys.
     * @type {Array<NewKeySecret>}
     * @memberof WorkspaceSecrets
     */
    keys: Array<NewKeySecret>;
    /**
     * New personal access tokens.
     * @type {Array<NewTokenSecret>}
     * @memberof WorkspaceSecrets
     */
    tokens: Array<NewTokenSecret>;
}
