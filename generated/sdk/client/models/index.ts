/* tslint:disable */
/* eslint-disable */
/**
 * @type Block
 * One renderable piece of an answer, by `type`. Names inside a block are the same on every surface.
 * @export
 */
export type Block = { type: 'buttons' } & ButtonsBlock | { type: 'card' } & CardBlock | { type: 'custom' } & CustomBlock | { type: 'file_upload' } & FileUploadBlock | { type: 'form' } & FormBlock | { type: 'input' } & InputBlock | { type: 'media' } & MediaBlock | { type: 'message' } & MessageBlock;
/**
 * Where the block came from.
 * @export
 * @interface BlockMeta
 */
export interface BlockMeta {
    /**
     * Node of the flow that made the block.
     * @type {string}
     * @memberof BlockMeta
     */
    source_node_id?: string;
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
     * Emoji or icon name.
     * @type {string}
     * @memberof ButtonChoice
     */
    icon?: string;
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
     * Links below.
     * @type {Array<CardAction>}
     * @memberof CardPayload
     */
    actions?: Array<CardAction>;
}
/**
 * Whom the page knows the visitor to be. Stored on the conversation.
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
     * Blocks of the last reply and of what was added since.
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
     * The token that answers the current wait, so that a lost reply or a wait reached by a timer can be answered.
     * @type {string}
     * @memberof ChatExecution
     */
    waitToken: string | null;
    /**
     * When the wait ends by itself.
     * @type {string}
     * @memberof ChatExecution
     */
    waitExpiresAt: string | null;
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
 * What a turn answered. `expectedInput`, `waitToken` and `waitExpiresAt` are null unless input is awaited.
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
     * When the wait ends by itself.
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
     * Intents the session may send, by priority.
     * @type {Array<SessionIntent>}
     * @memberof ChatSession
     */
    intents: Array<SessionIntent>;
    /**
     * The same rows as `getQuickQuestions` gives.
     * @type {Array<QuickQuestionRow>}
     * @memberof ChatSession
     */
    quickQuestions: Array<QuickQuestionRow>;
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
     * When the wait ends by itself.
     * @type {string}
     * @memberof EngineReplyMetadata
     */
    wait_expires_at?: string;
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
 * What the waiting node accepts; null when the execution waits for no input.
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
     * The stored form that is asked for.
     * @type {string}
     * @memberof ExpectedInput
     */
    form_id?: string;
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
     * Text beside the control, localised where a locale was asked for.
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
     * Publishable key, when it stands neither in the query nor in the header.
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
     * Language the visitor saw, as a BCP 47 tag; error messages use it where the form has it.
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
 * What became of a submission.
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
     * What the intent is for; may be empty.
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
     * What `value` is, for example `emoji`.
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
     * Text for those who do not see it.
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
     * Who speaks.
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
     * Language of the visitor (BCP 47).
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
     * Conversation to continue.
     * @type {string}
     * @memberof OpenChatSessionRequest
     */
    conversationId?: string;
    /**
     * Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request.
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
     * Language of the texts given, as a BCP 47 tag; null when they are the form's own.
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
     * Payload, `$event` in filters.
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
 * 
 * @export
 * @interface RecentMessage
 */
export interface RecentMessage {
    /**
     * Who spoke: `user` is recorded, others are not.
     * @type {string}
     * @memberof RecentMessage
     */
    role: string;
    /**
     * What was said.
     * @type {string}
     * @memberof RecentMessage
     */
    text: string;
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
     * The caller's own id of the completion; a repetition returns the first one.
     * @type {string}
     * @memberof RecordConversionRequest
     */
    external_ref?: string;
    /**
     * When it happened, ISO 8601 with offset; now when absent.
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
     * Free-form values merged into the execution's context, readable in the flow as `context.*`.
     * @type {{ [key: string]: any; }}
     * @memberof ResumeExecutionRequest
     */
    context?: { [key: string]: any; };
    /**
     * Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request.
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
 * 
 * @export
 * @interface SendChatMessageRequest
 */
export interface SendChatMessageRequest {
    /**
     * What the visitor wrote, counted in Unicode code points. Required with `intentName`.
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
     * 
     * @type {ChatInput}
     * @memberof SendChatMessageRequest
     */
    input?: ChatInput;
    /**
     * Free-form values merged into the execution's context, readable in the flow as `context.*`.
     * @type {{ [key: string]: any; }}
     * @memberof SendChatMessageRequest
     */
    context?: { [key: string]: any; };
    /**
     * Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request.
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
 * 
 * @export
 * @interface SendChatMessageResponse
 */
export interface SendChatMessageResponse {
    /**
     * 
     * @type {ChatReply}
     * @memberof SendChatMessageResponse
     */
    reply: ChatReply;
}
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
     * @type {Array<TelemetryBatchItem>}
     * @memberof TelemetryBatchInput
     */
    events: Array<TelemetryBatchItem>;
}
/**
 * An event with the fields and the rules of `TelemetryEventInput`. The rules on its values are applied event
 * by event and break only that event, which is why they do not stand in this schema.
 * 
 * @export
 * @interface TelemetryBatchItem
 */
export interface TelemetryBatchItem {
    /**
     * Event name, 1 to 100 characters.
     * @type {string}
     * @memberof TelemetryBatchItem
     */
    name: string;
    /**
     * Free-form facts about the event, at most 50 keys.
     * @type {{ [key: string]: any; }}
     * @memberof TelemetryBatchItem
     */
    properties?: { [key: string]: any; };
    /**
     * When it happened, ISO 8601 with offset; the time of arrival when omitted.
     * @type {string}
     * @memberof TelemetryBatchItem
     */
    occurredAt?: string;
    /**
     * The client's own id of the event, 1 to 128 characters; repetitions within 24 hours are stored once.
     * @type {string}
     * @memberof TelemetryBatchItem
     */
    clientEventId?: string;
}
/**
 * One thing that happened on the client.
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
     * Free-form facts about the event, at most 50 keys; a goal's filter sees them as `$event`.
     * @type {{ [key: string]: any; }}
     * @memberof TelemetryEventInput
     */
    properties?: { [key: string]: any; };
    /**
     * When it happened, ISO 8601 with offset; the time of arrival when omitted.
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
     * The code that the single-event operation would have answered with.
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
     * Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request.
     * @type {{ [key: string]: any; }}
     * @memberof TriggerChatRequest
     */
    variables?: { [key: string]: any; };
}
/**
 * Free-form; two keys have a meaning. Readable in the flow as `context.*`.
 * @export
 * @interface TriggerContext
 */
export interface TriggerContext {
    [key: string]: any | any;
    /**
     * The latest messages; those of role `user` are recorded as the visitor's turns.
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
