/**
 * @export
 */
export const AccessTokenStatusEnum = {
    active: 'active',
    expired: 'expired',
    revoked: 'revoked'
};
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
};
/**
 * @export
 */
export const AdminDocumentChangeChangeEnum = {
    added: 'added',
    removed: 'removed',
    changed: 'changed'
};
/**
 * `draft` was never published, `published` is live, `withdrawn` was live before.
 * @export
 */
export const AdminDocumentStatus = {
    draft: 'draft',
    published: 'published',
    withdrawn: 'withdrawn'
};
/**
 * @export
 */
export const AdminFindingSeverityEnum = {
    error: 'error',
    warning: 'warning'
};
/**
 * @export
 */
export const AdminTrainingDocumentFormatEnum = {
    html: 'html',
    markdown: 'markdown',
    text: 'text',
    pdf: 'pdf',
    docx: 'docx'
};
/**
 * @export
 */
export const AdminTrainingDocumentFindingEnum = {
    too_large: 'too_large',
    too_many_pages: 'too_many_pages',
    took_too_long: 'took_too_long',
    no_text: 'no_text',
    unreadable: 'unreadable'
};
/**
 * How often the source is crawled; `manual` only when asked for.
 * @export
 */
export const AdminTrainingSchedule = {
    manual: 'manual',
    hourly: 'hourly',
    daily: 'daily',
    weekly: 'weekly'
};
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
};
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
};
/**
 * @export
 */
export const AdminWebhookDeliveryReasonEnum = {
    attempts_exhausted: 'attempts_exhausted',
    permanent_failure: 'permanent_failure',
    refused_address: 'refused_address',
    key_revoked: 'key_revoked'
};
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
};
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
};
/**
 * @export
 */
export const AuthorizationOfferRefusalEnum = {
    invalid_request: 'invalid_request',
    unsupported_response_type: 'unsupported_response_type',
    invalid_scope: 'invalid_scope',
    invalid_target: 'invalid_target'
};
/**
 * @export
 */
export const ButtonsBlockTypeEnum = {
    buttons: 'buttons'
};
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
};
/**
 * @export
 */
export const CardBlockTypeEnum = {
    card: 'card'
};
/**
 * @export
 */
export const ChatStreamEndReasonEnum = {
    session_expired: 'session_expired',
    refused: 'refused',
    closed: 'closed',
    deleted: 'deleted'
};
/**
 * @export
 */
export const ChatTypingByEnum = {
    person: 'person',
    model: 'model'
};
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
};
/**
 * Level at which a value can be set.
 * @export
 */
export const ConfigurationScopeKind = {
    global: 'global',
    organization: 'organization',
    tenant: 'tenant'
};
/**
 * @export
 */
export const ConnectionGrantStateEnum = {
    not_connected: 'not_connected',
    connected: 'connected',
    lost: 'lost'
};
/**
 * Outcome of the last live test since the last change.
 * @export
 */
export const ConnectionHealth = {
    untested: 'untested',
    ok: 'ok',
    failing: 'failing'
};
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
};
/**
 * @export
 */
export const ConnectionOperationBodyEncodingEnum = {
    form: 'form'
};
/**
 * @export
 */
export const ConnectionOperationParameterInEnum = {
    path: 'path',
    query: 'query',
    header: 'header',
    cookie: 'cookie',
    argument: 'argument'
};
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
};
/**
 * Whether flows may use the connection. An `http`, `call` or `agent` node that needs a disabled one fails.
 * @export
 */
export const ConnectionStatus = {
    active: 'active',
    disabled: 'disabled'
};
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
};
/**
 * @export
 */
export const ConnectionTemplateValueKindEnum = {
    name: 'name',
    email: 'email',
    host: 'host'
};
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
};
/**
 * @export
 */
export const ConversationMessageRoleEnum = {
    user: 'user',
    agent: 'agent',
    system: 'system'
};
/**
 * Whether the conversation was closed and has not been continued since.
 * @export
 */
export const ConversationStatus = {
    open: 'open',
    closed: 'closed'
};
/**
 * @export
 */
export const CreateConnectionRequestStatusEnum = {
    active: 'active',
    disabled: 'disabled'
};
/**
 * @export
 */
export const CreateGoalRequestStatusEnum = {
    active: 'active',
    paused: 'paused'
};
/**
 * @export
 */
export const CreateHostedPageRequestSchemeEnum = {
    auto: 'auto',
    light: 'light',
    dark: 'dark'
};
/**
 * @export
 */
export const CreateQueueRequestAssignmentEnum = {
    manual: 'manual',
    automatic: 'automatic'
};
/**
 * @export
 */
export const CreateTrainingSourceRequestScheduleEnum = {
    manual: 'manual',
    hourly: 'hourly',
    daily: 'daily',
    weekly: 'weekly'
};
/**
 * @export
 */
export const CustomBlockTypeEnum = {
    custom: 'custom'
};
/**
 * How far the job is. A job that fails is tried again, five times in all. A failed one can be asked for again; it takes up where it stopped.
 * @export
 */
export const CustomerRequestStatus = {
    queued: 'queued',
    running: 'running',
    completed: 'completed',
    failed: 'failed'
};
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
};
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
};
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
};
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
};
/**
 * Whether the conversation was closed and has not been continued since.
 * @export
 */
export const EngineConversationStatus = {
    open: 'open',
    closed: 'closed'
};
/**
 * @export
 */
export const EngineExecutionTriggerTypeEnum = {
    chat_intent: 'chat_intent',
    event: 'event'
};
/**
 * Task of the message.
 * @export
 */
export const EngineMessageType = {
    StartExecution: 'StartExecution',
    ResumeExecution: 'ResumeExecution',
    RunNextStep: 'RunNextStep',
    FireWait: 'FireWait'
};
/**
 * @export
 */
export const EngineTokenStatusEnum = {
    active: 'active',
    expired: 'expired',
    revoked: 'revoked'
};
/**
 * A surface that a token opens: `engine` the engine API, `insights` the recording of conversions, `training` the crawler API, `metrics` `/metrics`.
 * @export
 */
export const EngineTokenScope = {
    engine: 'engine',
    insights: 'insights',
    training: 'training',
    metrics: 'metrics'
};
/**
 * @export
 */
export const EvaluateExpressionRequestKindEnum = {
    expression: 'expression',
    template: 'template'
};
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
};
/**
 * How the run ended; null while it has not. `expired`: a question was not answered in time and the flow does not say what follows (`onExpire`), so that a run whose status is `completed` did not get to its end.
 * @export
 */
export const ExecutionOutcome = {
    completed: 'completed',
    expired: 'expired',
    failed: 'failed',
    aborted: 'aborted'
};
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
};
/**
 * @export
 */
export const ExecutionTriggerTypeEnum = {
    chat_intent: 'chat_intent',
    event: 'event'
};
/**
 * @export
 */
export const ExpectedInputTypeEnum = {
    form_submission: 'form_submission',
    button_choice: 'button_choice',
    file_upload: 'file_upload',
    none: 'none'
};
/**
 * @export
 */
export const ExpressionEvaluationOutcomeEnum = {
    value: 'value',
    error: 'error'
};
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
};
/**
 * @export
 */
export const ExpressionFailureKindEnum = {
    compile: 'compile',
    evaluate: 'evaluate',
    limit: 'limit'
};
/**
 * @export
 */
export const FileUploadBlockTypeEnum = {
    file_upload: 'file_upload'
};
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
};
/**
 * How the editor places the nodes that nobody has moved: along the edges to the `right` or `down`, or `wrapped`, to the right in rows one below the other.
 * @export
 */
export const FlowArrangement = {
    right: 'right',
    down: 'down',
    wrapped: 'wrapped'
};
/**
 * @export
 */
export const FlowGroupColorEnum = {
    yellow: 'yellow',
    blue: 'blue',
    green: 'green',
    pink: 'pink',
    gray: 'gray'
};
/**
 * @export
 */
export const FlowNoteColorEnum = {
    yellow: 'yellow',
    blue: 'blue',
    green: 'green',
    pink: 'pink',
    gray: 'gray'
};
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
};
/**
 * @export
 */
export const FormBlockTypeEnum = {
    form: 'form'
};
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
};
/**
 * @export
 */
export const FormSubmissionReceiptStatusEnum = {
    accepted: 'accepted'
};
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
};
/**
 * @export
 */
export const GoalCompletionOriginEnum = {
    api: 'api',
    telemetry: 'telemetry',
    flow: 'flow'
};
/**
 * @export
 */
export const GoalMatchTypeEnum = {
    api: 'api',
    telemetry: 'telemetry',
    flow: 'flow'
};
/**
 * `active` goals count completions. `active` and `paused` change into each other; either may become `archived`, which is final.
 * @export
 */
export const GoalStatus = {
    active: 'active',
    paused: 'paused',
    archived: 'archived'
};
/**
 * @export
 */
export const GoalValueModeEnum = {
    none: 'none',
    fixed: 'fixed',
    from_property: 'from_property'
};
/**
 * Whether people can still answer.
 * @export
 */
export const HandoffProgress = {
    open: 'open',
    ended: 'ended'
};
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
};
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
};
/**
 * @export
 */
export const HeldOperationChangeEnum = {
    changed: 'changed',
    removed: 'removed'
};
/**
 * Light or dark; `auto` as the visitor's system has it.
 * @export
 */
export const HostedPageScheme = {
    auto: 'auto',
    light: 'light',
    dark: 'dark'
};
/**
 * @export
 */
export const ImportFlowRequestSystemEnum = {
    typebot: 'typebot',
    flowise: 'flowise'
};
/**
 * @export
 */
export const ImportNeedKindEnum = {
    connection: 'connection',
    flow: 'flow'
};
/**
 * What became of a block: the flow does the same (`imported`), or something similar (`approximated`); it has no counterpart (`unsupported`); or nothing leads to it from the start, so it is left out (`unreachable`).
 * @export
 */
export const ImportOutcome = {
    imported: 'imported',
    approximated: 'approximated',
    unsupported: 'unsupported',
    unreachable: 'unreachable'
};
/**
 * @export
 */
export const ImportSourceSystemEnum = {
    typebot: 'typebot',
    flowise: 'flowise'
};
/**
 * @export
 */
export const InboundWebhookPreviewSignatureEnum = {
    valid: 'valid',
    outdated: 'outdated',
    wrong: 'wrong',
    missing: 'missing'
};
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
};
/**
 * @export
 */
export const IncompletePartReasonEnum = {
    redacted: 'redacted',
    not_recorded: 'not_recorded'
};
/**
 * @export
 */
export const InputBlockTypeEnum = {
    input: 'input'
};
/**
 * @export
 */
export const IntentCatalogCacheMaxAgeSecondsEnum = {
    NUMBER_300: 300
};
/**
 * @export
 */
export const IntentMatchOutcomeEnum = {
    matched: 'matched',
    suggested: 'suggested',
    unmatched: 'unmatched'
};
/**
 * @export
 */
export const IntentMatchDecidedByEnum = {
    words: 'words',
    model: 'model'
};
/**
 * @export
 */
export const KnowledgeGenerationStateEnum = {
    candidate: 'candidate',
    live: 'live',
    kept: 'kept'
};
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
};
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
};
/**
 * @export
 */
export const MediaBlockTypeEnum = {
    media: 'media'
};
/**
 * @export
 */
export const MediaPayloadKindEnum = {
    image: 'image',
    video: 'video',
    audio: 'audio',
    file: 'file'
};
/**
 * @export
 */
export const MessageBlockTypeEnum = {
    message: 'message'
};
/**
 * @export
 */
export const MessagePayloadRoleEnum = {
    agent: 'agent',
    system: 'system'
};
/**
 * @export
 */
export const MessagePayloadFormatEnum = {
    plain: 'plain',
    markdown: 'markdown'
};
/**
 * @export
 */
export const OperationChangeChangeEnum = {
    added: 'added',
    changed: 'changed',
    removed: 'removed'
};
/**
 * Whether the person is given conversations.
 * @export
 */
export const PresenceState = {
    online: 'online',
    away: 'away'
};
/**
 * Only an `active` key opens anything. `revoked` is final.
 * @export
 */
export const PublishableKeyStatus = {
    active: 'active',
    paused: 'paused',
    disabled: 'disabled',
    revoked: 'revoked'
};
/**
 * @export
 */
export const QueueAssignmentEnum = {
    manual: 'manual',
    automatic: 'automatic'
};
/**
 * @export
 */
export const QuickQuestionRowPageTypeEnum = {
    general: 'general',
    category: 'category',
    product: 'product',
    cart: 'cart'
};
/**
 * @export
 */
export const ReceivedDocumentOutcomeEnum = {
    stored: 'stored',
    unchanged: 'unchanged',
    finding: 'finding',
    busy: 'busy'
};
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
};
/**
 * @export
 */
export const ReplayExecutionRequestSourceEnum = {
    draft: 'draft',
    version: 'version'
};
/**
 * @export
 */
export const ReplayFlowRequestSourceEnum = {
    draft: 'draft',
    version: 'version'
};
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
};
/**
 * @export
 */
export const ReplayedExecutionOutcomeEnum = {
    differs: 'differs',
    incomplete: 'incomplete',
    no_log: 'no_log',
    log_too_long: 'log_too_long',
    too_many_steps: 'too_many_steps'
};
/**
 * @export
 */
export const ReportColumnRoleEnum = {
    dimension: 'dimension',
    measure: 'measure'
};
/**
 * Width of one bucket of the `date` dimension; weeks start on Monday.
 * @export
 */
export const ReportGranularity = {
    hour: 'hour',
    day: 'day',
    week: 'week',
    month: 'month'
};
/**
 * How many rows an answer may have, 200, 500 or 5000; rows beyond are cut off and `truncated` is true.
 * @export
 */
export const ReportMode = {
    preview: 'preview',
    view: 'view',
    export: 'export'
};
/**
 * @export
 */
export const ReportResultRowCapEnum = {
    NUMBER_200: 200,
    NUMBER_500: 500,
    NUMBER_5000: 5000
};
/**
 * @export
 */
export const ReportScheduleFrequencyEnum = {
    daily: 'daily',
    weekly: 'weekly'
};
/**
 * @export
 */
export const ReportScheduleInputFrequencyEnum = {
    daily: 'daily',
    weekly: 'weekly'
};
/**
 * @export
 */
export const ReportSortDirectionEnum = {
    asc: 'asc',
    desc: 'desc'
};
/**
 * @export
 */
export const RunReportRequestModeEnum = {
    preview: 'preview',
    view: 'view',
    export: 'export'
};
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
};
/**
 * @export
 */
export const SimulateDefinitionRequestErrorsEnum = {
    refuse: 'refuse',
    stop: 'stop'
};
/**
 * @export
 */
export const SimulateDefinitionRequestWaitsEnum = {
    pass: 'pass',
    hold: 'hold'
};
/**
 * @export
 */
export const SimulateFlowRequestSourceEnum = {
    draft: 'draft',
    version: 'version'
};
/**
 * @export
 */
export const SimulateFlowRequestErrorsEnum = {
    refuse: 'refuse',
    stop: 'stop'
};
/**
 * @export
 */
export const SimulateFlowRequestWaitsEnum = {
    pass: 'pass',
    hold: 'hold'
};
/**
 * @export
 */
export const SimulationPersonActTypeEnum = {
    claim: 'claim',
    release: 'release',
    reply: 'reply',
    hand_back: 'hand_back',
    close: 'close'
};
/**
 * @export
 */
export const SimulationStepOutcomeEnum = {
    next: 'next',
    waiting: 'waiting',
    ended: 'ended',
    failed: 'failed'
};
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
};
/**
 * @export
 */
export const SimulationStubBudgetEnum = {
    spent: 'spent',
    spent_handoff: 'spent_handoff'
};
/**
 * @export
 */
export const SimulationTriggerTypeEnum = {
    chat_intent: 'chat_intent',
    event: 'event'
};
/**
 * @export
 */
export const SimulationWaitKindEnum = {
    input: 'input',
    timer: 'timer',
    event: 'event',
    handoff: 'handoff'
};
/**
 * @export
 */
export const SlowCallNodeTypeEnum = {
    http: 'http',
    mcp: 'mcp',
    agent: 'agent',
    answer: 'answer',
    notify: 'notify'
};
/**
 * @export
 */
export const StreamEndReasonEnum = {
    ended: 'ended',
    deleted: 'deleted',
    signed_out: 'signed_out'
};
/**
 * @export
 */
export const TelemetryAcceptedAcceptedEnum = {
    NUMBER_1: 1
};
/**
 * @export
 */
export const TelemetryRejectionErrorEnum = {
    validation_failed: 'validation_failed'
};
/**
 * @export
 */
export const TestFlowRequestSourceEnum = {
    draft: 'draft',
    version: 'version'
};
/**
 * How often the source is crawled again after a successful crawl; `manual` never automatically.
 * @export
 */
export const TrainingSchedule = {
    manual: 'manual',
    hourly: 'hourly',
    daily: 'daily',
    weekly: 'weekly'
};
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
};
/**
 * @export
 */
export const TrialLinkStatusEnum = {
    active: 'active',
    expired: 'expired'
};
/**
 * @export
 */
export const TrialRunProblemEnum = {
    call: 'call',
    draft: 'draft',
    failed: 'failed'
};
/**
 * @export
 */
export const UpdateQueueRequestAssignmentEnum = {
    manual: 'manual',
    automatic: 'automatic'
};
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
};
/**
 * @export
 */
export const WaitingRunsStatusEnum = {
    waiting_input: 'waiting_input',
    waiting_time: 'waiting_time'
};
/**
 * `pending` will be tried, `succeeded` got a 2xx, `dead` will not be tried again.
 * @export
 */
export const WebhookDeliveryStatus = {
    pending: 'pending',
    succeeded: 'succeeded',
    dead: 'dead'
};
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
};
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
};
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
};
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
};
/**
 * @export
 */
export const WorkspaceFileChangeActionEnum = {
    created: 'created',
    updated: 'updated',
    published: 'published',
    removed: 'removed'
};
