// Written by `make generate` from contracts/webhooks/. Do not edit.

export type paths = Record<string, never>;
export interface webhooks {
    "chat.session.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A chat session was opened
         * @description Sent when opening a session with the key has succeeded.
         */
        post: operations["onChatSessionOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.execution.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An execution has moved on
         * @description Sent after a chat message, a trigger or a resume, has returned a reply, and after a timer or a worker has taken the execution further (`mode` is then `resume`).
         */
        post: operations["onChatExecutionUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.execution.waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An execution waits
         * @description Sent when a turn has ended and the execution waits for an answer, a person, a timer or an event (`status`). It is told of every execution of a conversation that was opened with the key, whoever takes the turn.
         */
        post: operations["onChatExecutionWaiting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.execution.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An execution has ended
         * @description Sent when the last node was passed. It is told of every execution of a conversation that was opened with the key, whoever takes the turn.
         */
        post: operations["onChatExecutionEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.execution.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An execution has failed
         * @description Sent when a node failed and the flow has no way on for it. The event log of the execution has the message. It is told of every execution of a conversation that was opened with the key, whoever takes the turn.
         */
        post: operations["onChatExecutionFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.execution.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An execution was cancelled
         * @description Sent when somebody aborted the execution: a person, another system, or the closing of its conversation. What it waited for is over. It is told of every execution of a conversation that was opened with the key, whoever takes the turn.
         */
        post: operations["onChatExecutionCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.handoff.requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A flow handed a conversation over
         * @description Sent when a run has come to a handoff into a queue. Claim it with `claimHandoff` of the admin API, or let a person do it.
         */
        post: operations["onChatHandoffRequested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.handoff.claimed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person claimed a conversation
         * @description Sent when a person has claimed the conversation, was assigned it, or replied to one that nobody had.
         */
        post: operations["onChatHandoffClaimed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.handoff.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A handoff ended
         * @description Sent when a person has handed the conversation back or closed it, or nobody claimed it in time. The abort of a run sends no event.
         */
        post: operations["onChatHandoffEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.handoff.rated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A visitor rated a conversation with a person
         * @description Sent for each rating of the visitor; a later one of the same handoff replaces the one before.
         */
        post: operations["onChatHandoffRated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "chat.message.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody wrote in a conversation that was handed over
         * @description Sent for each message of the visitor and of a person while the conversation is handed over.
         */
        post: operations["onChatMessageCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form.submission.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A form was submitted
         * @description Sent when a submission with the key was stored; a repetition under its `clientSubmissionId` and spam send nothing. The values are not in the event: read them with `getFormSubmission` of the admin API, so that they are in one place when they are erased.
         */
        post: operations["onFormSubmissionCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "goal.completion.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A goal was reached
         * @description Sent when a completion was recorded: to the key that reported the telemetry event, or else to the key with which the conversation of the completion was opened. A completion of no conversation that a server records has no key and sends nothing, and neither does one that was recorded before.
         */
        post: operations["onGoalCompletionCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description Event type.
         * @enum {string}
         */
        WebhookEventKind: "chat.session.opened" | "chat.execution.updated" | "chat.execution.waiting" | "chat.execution.ended" | "chat.execution.failed" | "chat.execution.cancelled" | "chat.handoff.requested" | "chat.handoff.claimed" | "chat.handoff.ended" | "chat.handoff.rated" | "chat.message.created" | "form.submission.created" | "goal.completion.created";
        /** @description A chat session was opened. */
        ChatSessionOpenedEvent: {
            /**
             * @description Event kind.
             * @constant
             */
            event: "chat.session.opened";
            /**
             * Format: uuid
             * @description The publishable key.
             */
            widget_key_id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurred_at: string;
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /**
             * Format: uuid
             * @description The conversation that the session belongs to.
             */
            conversation_id: string;
            /** @description The customer's id as the page sent it; null when it sent none. */
            customer_id: string | null;
            /** @description Language of the session as a BCP 47 tag; null when unknown. */
            locale: string | null;
            /**
             * @description Only in test events; their ids are fictitious.
             * @constant
             */
            test?: true;
        };
        /**
         * @description State of an execution.
         * @enum {string}
         */
        ExecutionStatus: "waiting_input" | "waiting_time" | "completed" | "failed" | "aborted";
        /**
         * @description How the run ended; null while it has not. `expired`: a question was not answered in time and the flow does not say what follows (`onExpire`), so that a run whose status is `completed` did not get to its end.
         * @enum {string|null}
         */
        ExecutionOutcome: "completed" | "expired" | "failed" | "aborted" | null;
        /** @description A file that came with a message. A link to it is asked for when it is opened. */
        MessageFile: {
            /**
             * Format: uuid
             * @description Identifier of the file.
             */
            id: string;
            /**
             * @description Its name.
             * @example receipt.pdf
             */
            name: string;
            /**
             * @description Its media type, found in the content.
             * @example application/pdf
             */
            mime: string;
            /**
             * Format: int64
             * @description Bytes.
             * @example 48213
             */
            size: number;
        };
        MessagePayload: {
            /**
             * @description The text, with templates already filled in.
             * @example Hello Ada
             */
            text: string;
            /**
             * @description Author of the message.
             * @enum {string}
             */
            role: "agent" | "system";
            /**
             * @description How to render the text.
             * @enum {string}
             */
            format: "plain" | "markdown";
            /** @description Files that the person of the team attached; absent where there are none. */
            files?: components["schemas"]["MessageFile"][];
        };
        /** @description The person of the team who wrote the block; absent for what the flow shows. */
        BlockAuthor: {
            /**
             * @description Name of the person.
             * @example Grace
             */
            name: string;
        };
        /** @description Where the block came from. */
        BlockMeta: {
            /**
             * @description Node of the flow that created the block.
             * @example hello
             */
            source_node_id?: string;
            author?: components["schemas"]["BlockAuthor"];
        };
        MessageBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description A text. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "message";
            payload: components["schemas"]["MessagePayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        MediaPayload: {
            /**
             * @description How to present it.
             * @enum {string}
             */
            kind: "image" | "video" | "audio" | "file";
            /** @description Where it is. */
            url: string;
            /** @description Alternative text, for people who cannot see it. */
            alt?: string;
            /** @description Shown below. */
            caption?: string;
            /** @description Media type. */
            mime?: string;
            /** @description File name. */
            name?: string;
        };
        MediaBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description An image, video, sound or file. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "media";
            payload: components["schemas"]["MediaPayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        CardAction: {
            /** @description Text of the link. */
            label: string;
            /** @description Where it leads. */
            url: string;
        };
        CardPayload: {
            /** @description Heading. */
            title: string;
            /** @description Second line. */
            subtitle?: string;
            /** @description Body. */
            text?: string;
            /** @description Picture above the heading. */
            imageUrl?: string;
            /** @description What the heading links to; the document that an answer cites. */
            url?: string;
            /** @description Links below. */
            actions?: components["schemas"]["CardAction"][];
        };
        CardBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description A titled card with optional links. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "card";
            payload: components["schemas"]["CardPayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        ButtonChoice: {
            /** @description Value of the answer. */
            id: string;
            /** @description Text of the button. */
            label: string;
            /** @description A sentence below the label. */
            text?: string;
            /** @description Emoji or icon name. */
            icon?: string;
            /** @description Picture above the label. */
            imageUrl?: string;
        };
        ButtonsPayload: {
            /** @description Question above the choices. */
            prompt?: string;
            /** @description In order; the answer is `{choice: <id>}`. */
            choices: components["schemas"]["ButtonChoice"][];
        };
        ButtonsBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description Choices; one is answered. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "buttons";
            payload: components["schemas"]["ButtonsPayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        /**
         * @description Kind of control.
         * @enum {string}
         */
        FormFieldType: "text" | "textarea" | "email" | "phone" | "number" | "url" | "date" | "time" | "select" | "multiselect" | "radio" | "checkbox" | "consent" | "rating" | "file" | "image" | "hidden";
        FormOption: {
            /** @description Value of the answer. */
            value: string;
            /** @description Text of the choice. */
            label: string;
        };
        /** @description Rules a client may check before it sends. Rules that only the server knows are left out and enforced all the same. */
        FieldValidation: {
            /** @description Shape of the text, for example `email`. */
            format?: string;
            /** @description Least number of characters. */
            min_length?: number;
            /** @description Greatest number of characters. */
            max_length?: number;
            /** @description Least number of words. */
            word_min?: number;
            /** @description Greatest number of words. */
            word_max?: number;
            /** @description Regular expression (RE2 syntax) the text must match. */
            pattern?: string;
            /** @description Least value. */
            min?: number;
            /** @description Greatest value. */
            max?: number;
            /** @description Distance between allowed values. */
            step?: number;
            /** @description Whole numbers only. */
            integer?: boolean;
            /** @description Several addresses separated by commas are allowed. */
            multiple_emails?: boolean;
            /** @description Domains (and their subdomains) an address may have. */
            email_allow_domains?: string[];
            /** @description Only `https:` addresses. */
            url_https_only?: boolean;
            /** @description Domains (and their subdomains) an address may have. */
            url_allow_domains?: string[];
            /** @description Earliest date, `YYYY-MM-DD`. */
            date_min?: string;
            /** @description Latest date, `YYYY-MM-DD`. */
            date_max?: string;
            /** @description Saturdays and Sundays are refused. */
            date_no_weekends?: boolean;
            /** @description Least number of choices. */
            select_min?: number;
            /** @description Greatest number of choices. */
            select_max?: number;
            /** @description A choice that must be among the chosen. */
            require_option?: string;
            /** @description The box must be ticked. */
            must_accept?: boolean;
            /** @description Least rating. */
            rating_min?: number;
            /** @description Least number of files. */
            file_min?: number;
            /** @description Greatest number of files. */
            file_max?: number;
            /** @description Least width in pixels. */
            image_min_width?: number;
            /** @description Least height in pixels. */
            image_min_height?: number;
            /** @description Texts to show instead of the client's own, by rule. */
            messages?: {
                [key: string]: string;
            };
        };
        /** @description One field as a client renders it. */
        FormField: {
            /**
             * @description Key of the answer.
             * @example email
             */
            name: string;
            type: components["schemas"]["FormFieldType"];
            /**
             * @description Text next to the control, localised if a locale was requested.
             * @example E-mail
             */
            label: string;
            /** @description Whether an answer is wanted. */
            required: boolean;
            /** @description Hint inside the empty control. */
            placeholder: string | null;
            /** @description Hint below the control. */
            help: string | null;
            /** @description Choices of a `select`, `multiselect`, `radio` or `checkbox`. */
            options: components["schemas"]["FormOption"][] | null;
            /** @description Settings of the control: `visibleIf`, `accept`, `maxSizeMb`, `rows`, `default`. */
            config: {
                [key: string]: unknown;
            } | null;
            validation: components["schemas"]["FieldValidation"];
        };
        FormPayload: {
            /**
             * Format: uuid
             * @description The stored form.
             */
            formId: string;
            /** @description Heading. */
            title: string;
            /** @description Text of the submit button. */
            submitLabel: string;
            /** @description Fields in order. */
            fields: components["schemas"]["FormField"][];
        };
        FormBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description A stored form to fill in. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "form";
            payload: components["schemas"]["FormPayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        InputPayload: {
            /** @description The question. */
            prompt?: string;
            field: components["schemas"]["FormField"];
        };
        InputBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description One question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "input";
            payload: components["schemas"]["InputPayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        FileUploadBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description Asks for a file. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_upload";
            payload: components["schemas"]["InputPayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        CustomPayload: {
            /** @description Name known to the host page. */
            kind: string;
        } & {
            [key: string]: unknown;
        };
        CustomBlock: {
            /** @description Identifies the block within its execution. */
            id: string;
            /**
             * @description Rendered by the host page, which knows its `kind`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "custom";
            payload: components["schemas"]["CustomPayload"];
            meta: components["schemas"]["BlockMeta"];
        };
        /** @description One renderable piece of an answer, by `type`. Names inside a block are the same on every surface. */
        Block: components["schemas"]["MessageBlock"] | components["schemas"]["MediaBlock"] | components["schemas"]["CardBlock"] | components["schemas"]["ButtonsBlock"] | components["schemas"]["FormBlock"] | components["schemas"]["InputBlock"] | components["schemas"]["FileUploadBlock"] | components["schemas"]["CustomBlock"];
        /** @description Tokens and cost of the model replies of one turn; null when the turn used no model. */
        TokenUsage: {
            /**
             * @description Tokens sent to the model.
             * @example 120
             */
            prompt_tokens: number;
            /**
             * @description Tokens the model wrote.
             * @example 30
             */
            completion_tokens: number;
            /**
             * @description Sum of the two.
             * @example 150
             */
            total_tokens: number;
            /**
             * @description Set only when the whole turn used exactly one model.
             * @example gpt-4o-mini
             */
            model: string | null;
            /**
             * @description Cost in micro-USD (1e-6 USD); sum this one.
             * @example 36
             */
            cost_micros: number;
            /**
             * @description `cost_micros / 1000000`, for display.
             * @example 0.000036
             */
            cost_usd: number;
        } | null;
        /** @description An execution has returned a reply. */
        ChatExecutionUpdatedEvent: {
            /**
             * @description Event kind.
             * @constant
             */
            event: "chat.execution.updated";
            /**
             * Format: uuid
             * @description The publishable key.
             */
            widget_key_id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurred_at: string;
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The execution that moved on.
             */
            execution_id: string;
            /**
             * @description Only in test events; their ids are fictitious.
             * @constant
             */
            test?: true;
            /**
             * @description Whether the turn started the execution or took it further.
             * @enum {string}
             */
            mode: "trigger" | "resume";
            status: components["schemas"]["ExecutionStatus"];
            outcome: components["schemas"]["ExecutionOutcome"];
            /** @description Blocks since the last reply. */
            blocks: components["schemas"]["Block"][];
            /** @description Token for the next resume; null unless the status is `waiting_input`. */
            wait_token: string | null;
            token_usage: components["schemas"]["TokenUsage"];
        };
        /** @description An execution waits, has ended or failed, or was cancelled. */
        ChatExecutionStateEvent: {
            /**
             * @description Event kind.
             * @enum {string}
             */
            event: "chat.execution.waiting" | "chat.execution.ended" | "chat.execution.failed" | "chat.execution.cancelled";
            /**
             * Format: uuid
             * @description The publishable key.
             */
            widget_key_id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurred_at: string;
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The execution.
             */
            execution_id: string;
            /**
             * Format: uuid
             * @description The flow that it runs.
             */
            flow_id: string;
            /**
             * @description Only in test events; their ids are fictitious.
             * @constant
             */
            test?: true;
            status: components["schemas"]["ExecutionStatus"];
            outcome: components["schemas"]["ExecutionOutcome"];
            /** @description Kind of the failure; null unless it failed or expired. */
            failure_kind: string | null;
            /** @description Why it was cancelled, as whoever did it wrote. */
            reason: string | null;
        };
        /** @description A flow handed a conversation over to people. */
        ChatHandoffRequestedEvent: {
            /**
             * @description Event kind.
             * @constant
             */
            event: "chat.handoff.requested";
            /**
             * Format: uuid
             * @description The publishable key.
             */
            widget_key_id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurred_at: string;
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The execution that waits or waited for a person.
             */
            execution_id: string;
            /**
             * Format: uuid
             * @description The handoff.
             */
            handoff_id: string;
            /** @description Code of its queue. */
            queue: string;
            /**
             * @description Only in test events; their ids are fictitious.
             * @constant
             */
            test?: true;
            /** @description Why, as the flow says it. */
            reason: string;
            /**
             * Format: date-time
             * @description When it times out unless it is claimed; null for never.
             */
            due_at: string | null;
        };
        /** @description A user of the workspace; null for nobody. */
        WebhookPerson: {
            /**
             * Format: uuid
             * @description Identifier of the user.
             */
            id: string;
            /** @description Name of the user. */
            name: string;
        } | null;
        /** @description A person has the conversation now. */
        ChatHandoffClaimedEvent: {
            /**
             * @description Event kind.
             * @constant
             */
            event: "chat.handoff.claimed";
            /**
             * Format: uuid
             * @description The publishable key.
             */
            widget_key_id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurred_at: string;
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The execution that waits or waited for a person.
             */
            execution_id: string;
            /**
             * Format: uuid
             * @description The handoff.
             */
            handoff_id: string;
            /** @description Code of its queue. */
            queue: string;
            /**
             * @description Only in test events; their ids are fictitious.
             * @constant
             */
            test?: true;
            person: components["schemas"]["WebhookPerson"];
        };
        /** @description The handoff ended and the flow went on. */
        ChatHandoffEndedEvent: {
            /**
             * @description Event kind.
             * @constant
             */
            event: "chat.handoff.ended";
            /**
             * Format: uuid
             * @description The publishable key.
             */
            widget_key_id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurred_at: string;
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The execution that waits or waited for a person.
             */
            execution_id: string;
            /**
             * Format: uuid
             * @description The handoff.
             */
            handoff_id: string;
            /** @description Code of its queue. */
            queue: string;
            /**
             * @description Only in test events; their ids are fictitious.
             * @constant
             */
            test?: true;
            /**
             * @description How it ended.
             * @enum {string}
             */
            state: "handed_back" | "closed" | "timed_out";
            /** @description Outcome with which it was handed back. */
            outcome: string | null;
            person: components["schemas"]["WebhookPerson"];
        };
        /** @description What the visitor says about the conversation with a person. */
        ChatHandoffRatedEvent: {
            /**
             * @description Event kind.
             * @constant
             */
            event: "chat.handoff.rated";
            /**
             * Format: uuid
             * @description The publishable key.
             */
            widget_key_id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurred_at: string;
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The execution that waited for a person.
             */
            execution_id: string;
            /**
             * Format: uuid
             * @description The handoff.
             */
            handoff_id: string;
            /** @description Code of its queue. */
            queue: string;
            /**
             * @description Only in test events; their ids are fictitious.
             * @constant
             */
            test?: true;
            /** @description From 1, the worst, to 5. */
            score: number;
            /** @description What the visitor adds; null for nothing and where the workspace does not send what is shown (`webhooks/events/include_blocks`). */
            comment: string | null;
            person: components["schemas"]["WebhookPerson"];
        };
        /** @description Somebody wrote while the conversation was handed over. */
        ChatMessageCreatedEvent: {
            /**
             * @description Event kind.
             * @constant
             */
            event: "chat.message.created";
            /**
             * Format: uuid
             * @description The publishable key.
             */
            widget_key_id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurred_at: string;
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description The execution that waits or waited for a person.
             */
            execution_id: string;
            /**
             * Format: uuid
             * @description The handoff.
             */
            handoff_id: string;
            /** @description Code of its queue. */
            queue: string;
            /**
             * @description Only in test events; their ids are fictitious.
             * @constant
             */
            test?: true;
            /**
             * @description Who wrote.
             * @enum {string}
             */
            role: "visitor" | "person";
            /** @description The text; null where the workspace does not send what is shown (`webhooks/events/include_blocks`). */
            text: string | null;
            person: components["schemas"]["WebhookPerson"];
        };
        /** @description A form was submitted. */
        FormSubmissionCreatedEvent: {
            /**
             * @description Event kind.
             * @constant
             */
            event: "form.submission.created";
            /**
             * Format: uuid
             * @description The publishable key.
             */
            widget_key_id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            occurred_at: string;
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /**
             * Format: uuid
             * @description The conversation that the page named; null for none.
             */
            conversation_id: string | null;
            /**
             * Format: uuid
             * @description The submission.
             */
            submission_id: string;
            /**
             * Format: uuid
             * @description The form.
             */
            form_id: string;
            /** @description Its code. */
            form_code: string;
            /** @description Version that was filled in. */
            form_version: number;
            /** @description Language as a BCP 47 tag; null when the page sent none. */
            locale: string | null;
            /**
             * @description Only in test events; their ids are fictitious.
             * @constant
             */
            test?: true;
        };
        /** @description A goal was reached. */
        GoalCompletionCreatedEvent: {
            /**
             * @description Event kind.
             * @constant
             */
            event: "goal.completion.created";
            /**
             * Format: uuid
             * @description The publishable key.
             */
            widget_key_id: string;
            /**
             * Format: date-time
             * @description When it was recorded.
             */
            occurred_at: string;
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /**
             * Format: uuid
             * @description Conversation that it belongs to; null for none.
             */
            conversation_id: string | null;
            /**
             * Format: uuid
             * @description The completion.
             */
            completion_id: string;
            /**
             * Format: uuid
             * @description The goal.
             */
            goal_id: string;
            /** @description Its code. */
            goal_code: string;
            /**
             * @description What recorded it.
             * @enum {string}
             */
            source: "api" | "telemetry" | "flow";
            /** @description Reference that the caller gave; null for none. */
            external_ref: string | null;
            /** @description Value in units of the currency; null for none. */
            value: number | null;
            /** @description ISO 4217 code of the currency; null without one. */
            currency: string | null;
            /**
             * Format: date-time
             * @description When the goal was reached.
             */
            completed_at: string;
            /**
             * @description Only in test events; their ids are fictitious.
             * @constant
             */
            test?: true;
        };
    };
    responses: {
        /** @description Received. The body is not read; the delivery has succeeded. */
        WebhookReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description 408, 425 and 429 are tried again; any other one ends the delivery. */
        WebhookRefused: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Tried again by the schedule. */
        WebhookFailed: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description Event kind, the same as `event` in the body.
         * @example chat.session.opened
         */
        WebhookEvent: components["schemas"]["WebhookEventKind"];
        /**
         * @description Id of the event, the same in each attempt; remember it to leave repetitions out.
         * @example 018f5e7a-0000-7000-8000-0000000000f1
         */
        WebhookEventId: string;
        /**
         * @description Id of this attempt, another one in each attempt.
         * @example 018f5e7a-0000-7000-8000-0000000000f2
         */
        WebhookDelivery: string;
        /**
         * @description `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, keyed with the whole secret.
         * @example sha256=7c38bf81f383f69433ad6e900d35b3e2385593f76a7b7ab5d4355b8ba41ee24b
         */
        WebhookSignature: string;
        /**
         * @description The same as `X-Service-Event-Id`, under the name of Standard Webhooks.
         * @example 018f5e7a-0000-7000-8000-0000000000f1
         */
        StandardWebhookId: string;
        /**
         * @description Time of this attempt in whole seconds since 1970-01-01 UTC.
         * @example 1772360100
         */
        StandardWebhookTimestamp: string;
        /**
         * @description `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; there may be several, separated by spaces.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        StandardWebhookSignature: string;
        /**
         * @description Names the sender and its version.
         * @example Parley-Webhooks/0.1.0
         */
        WebhookUserAgent: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    onChatSessionOpened: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Event kind, the same as `event` in the body.
                 * @example chat.session.opened
                 */
                "X-Service-Event": components["parameters"]["WebhookEvent"];
                /**
                 * @description Id of the event, the same in each attempt; remember it to leave repetitions out.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Id of this attempt, another one in each attempt.
                 * @example 018f5e7a-0000-7000-8000-0000000000f2
                 */
                "X-Service-Delivery": components["parameters"]["WebhookDelivery"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, keyed with the whole secret.
                 * @example sha256=7c38bf81f383f69433ad6e900d35b3e2385593f76a7b7ab5d4355b8ba41ee24b
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Service-Event-Id`, under the name of Standard Webhooks.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description Time of this attempt in whole seconds since 1970-01-01 UTC.
                 * @example 1772360100
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; there may be several, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
                /**
                 * @description Names the sender and its version.
                 * @example Parley-Webhooks/0.1.0
                 */
                "User-Agent": components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatSessionOpenedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
    onChatExecutionUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Event kind, the same as `event` in the body.
                 * @example chat.session.opened
                 */
                "X-Service-Event": components["parameters"]["WebhookEvent"];
                /**
                 * @description Id of the event, the same in each attempt; remember it to leave repetitions out.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Id of this attempt, another one in each attempt.
                 * @example 018f5e7a-0000-7000-8000-0000000000f2
                 */
                "X-Service-Delivery": components["parameters"]["WebhookDelivery"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, keyed with the whole secret.
                 * @example sha256=7c38bf81f383f69433ad6e900d35b3e2385593f76a7b7ab5d4355b8ba41ee24b
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Service-Event-Id`, under the name of Standard Webhooks.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description Time of this attempt in whole seconds since 1970-01-01 UTC.
                 * @example 1772360100
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; there may be several, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
                /**
                 * @description Names the sender and its version.
                 * @example Parley-Webhooks/0.1.0
                 */
                "User-Agent": components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatExecutionUpdatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
    onChatExecutionWaiting: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Event kind, the same as `event` in the body.
                 * @example chat.session.opened
                 */
                "X-Service-Event": components["parameters"]["WebhookEvent"];
                /**
                 * @description Id of the event, the same in each attempt; remember it to leave repetitions out.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Id of this attempt, another one in each attempt.
                 * @example 018f5e7a-0000-7000-8000-0000000000f2
                 */
                "X-Service-Delivery": components["parameters"]["WebhookDelivery"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, keyed with the whole secret.
                 * @example sha256=7c38bf81f383f69433ad6e900d35b3e2385593f76a7b7ab5d4355b8ba41ee24b
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Service-Event-Id`, under the name of Standard Webhooks.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description Time of this attempt in whole seconds since 1970-01-01 UTC.
                 * @example 1772360100
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; there may be several, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
                /**
                 * @description Names the sender and its version.
                 * @example Parley-Webhooks/0.1.0
                 */
                "User-Agent": components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatExecutionStateEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
    onChatExecutionEnded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Event kind, the same as `event` in the body.
                 * @example chat.session.opened
                 */
                "X-Service-Event": components["parameters"]["WebhookEvent"];
                /**
                 * @description Id of the event, the same in each attempt; remember it to leave repetitions out.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Id of this attempt, another one in each attempt.
                 * @example 018f5e7a-0000-7000-8000-0000000000f2
                 */
                "X-Service-Delivery": components["parameters"]["WebhookDelivery"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, keyed with the whole secret.
                 * @example sha256=7c38bf81f383f69433ad6e900d35b3e2385593f76a7b7ab5d4355b8ba41ee24b
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Service-Event-Id`, under the name of Standard Webhooks.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description Time of this attempt in whole seconds since 1970-01-01 UTC.
                 * @example 1772360100
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; there may be several, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
                /**
                 * @description Names the sender and its version.
                 * @example Parley-Webhooks/0.1.0
                 */
                "User-Agent": components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatExecutionStateEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
    onChatExecutionFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Event kind, the same as `event` in the body.
                 * @example chat.session.opened
                 */
                "X-Service-Event": components["parameters"]["WebhookEvent"];
                /**
                 * @description Id of the event, the same in each attempt; remember it to leave repetitions out.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Id of this attempt, another one in each attempt.
                 * @example 018f5e7a-0000-7000-8000-0000000000f2
                 */
                "X-Service-Delivery": components["parameters"]["WebhookDelivery"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, keyed with the whole secret.
                 * @example sha256=7c38bf81f383f69433ad6e900d35b3e2385593f76a7b7ab5d4355b8ba41ee24b
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Service-Event-Id`, under the name of Standard Webhooks.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description Time of this attempt in whole seconds since 1970-01-01 UTC.
                 * @example 1772360100
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; there may be several, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
                /**
                 * @description Names the sender and its version.
                 * @example Parley-Webhooks/0.1.0
                 */
                "User-Agent": components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatExecutionStateEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
    onChatExecutionCancelled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Event kind, the same as `event` in the body.
                 * @example chat.session.opened
                 */
                "X-Service-Event": components["parameters"]["WebhookEvent"];
                /**
                 * @description Id of the event, the same in each attempt; remember it to leave repetitions out.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Id of this attempt, another one in each attempt.
                 * @example 018f5e7a-0000-7000-8000-0000000000f2
                 */
                "X-Service-Delivery": components["parameters"]["WebhookDelivery"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, keyed with the whole secret.
                 * @example sha256=7c38bf81f383f69433ad6e900d35b3e2385593f76a7b7ab5d4355b8ba41ee24b
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Service-Event-Id`, under the name of Standard Webhooks.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description Time of this attempt in whole seconds since 1970-01-01 UTC.
                 * @example 1772360100
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; there may be several, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
                /**
                 * @description Names the sender and its version.
                 * @example Parley-Webhooks/0.1.0
                 */
                "User-Agent": components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatExecutionStateEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
    onChatHandoffRequested: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Event kind, the same as `event` in the body.
                 * @example chat.session.opened
                 */
                "X-Service-Event": components["parameters"]["WebhookEvent"];
                /**
                 * @description Id of the event, the same in each attempt; remember it to leave repetitions out.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Id of this attempt, another one in each attempt.
                 * @example 018f5e7a-0000-7000-8000-0000000000f2
                 */
                "X-Service-Delivery": components["parameters"]["WebhookDelivery"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, keyed with the whole secret.
                 * @example sha256=7c38bf81f383f69433ad6e900d35b3e2385593f76a7b7ab5d4355b8ba41ee24b
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Service-Event-Id`, under the name of Standard Webhooks.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description Time of this attempt in whole seconds since 1970-01-01 UTC.
                 * @example 1772360100
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; there may be several, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
                /**
                 * @description Names the sender and its version.
                 * @example Parley-Webhooks/0.1.0
                 */
                "User-Agent": components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatHandoffRequestedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
    onChatHandoffClaimed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Event kind, the same as `event` in the body.
                 * @example chat.session.opened
                 */
                "X-Service-Event": components["parameters"]["WebhookEvent"];
                /**
                 * @description Id of the event, the same in each attempt; remember it to leave repetitions out.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Id of this attempt, another one in each attempt.
                 * @example 018f5e7a-0000-7000-8000-0000000000f2
                 */
                "X-Service-Delivery": components["parameters"]["WebhookDelivery"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, keyed with the whole secret.
                 * @example sha256=7c38bf81f383f69433ad6e900d35b3e2385593f76a7b7ab5d4355b8ba41ee24b
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Service-Event-Id`, under the name of Standard Webhooks.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description Time of this attempt in whole seconds since 1970-01-01 UTC.
                 * @example 1772360100
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; there may be several, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
                /**
                 * @description Names the sender and its version.
                 * @example Parley-Webhooks/0.1.0
                 */
                "User-Agent": components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatHandoffClaimedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
    onChatHandoffEnded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Event kind, the same as `event` in the body.
                 * @example chat.session.opened
                 */
                "X-Service-Event": components["parameters"]["WebhookEvent"];
                /**
                 * @description Id of the event, the same in each attempt; remember it to leave repetitions out.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Id of this attempt, another one in each attempt.
                 * @example 018f5e7a-0000-7000-8000-0000000000f2
                 */
                "X-Service-Delivery": components["parameters"]["WebhookDelivery"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, keyed with the whole secret.
                 * @example sha256=7c38bf81f383f69433ad6e900d35b3e2385593f76a7b7ab5d4355b8ba41ee24b
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Service-Event-Id`, under the name of Standard Webhooks.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description Time of this attempt in whole seconds since 1970-01-01 UTC.
                 * @example 1772360100
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; there may be several, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
                /**
                 * @description Names the sender and its version.
                 * @example Parley-Webhooks/0.1.0
                 */
                "User-Agent": components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatHandoffEndedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
    onChatHandoffRated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Event kind, the same as `event` in the body.
                 * @example chat.session.opened
                 */
                "X-Service-Event": components["parameters"]["WebhookEvent"];
                /**
                 * @description Id of the event, the same in each attempt; remember it to leave repetitions out.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Id of this attempt, another one in each attempt.
                 * @example 018f5e7a-0000-7000-8000-0000000000f2
                 */
                "X-Service-Delivery": components["parameters"]["WebhookDelivery"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, keyed with the whole secret.
                 * @example sha256=7c38bf81f383f69433ad6e900d35b3e2385593f76a7b7ab5d4355b8ba41ee24b
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Service-Event-Id`, under the name of Standard Webhooks.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description Time of this attempt in whole seconds since 1970-01-01 UTC.
                 * @example 1772360100
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; there may be several, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
                /**
                 * @description Names the sender and its version.
                 * @example Parley-Webhooks/0.1.0
                 */
                "User-Agent": components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatHandoffRatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
    onChatMessageCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Event kind, the same as `event` in the body.
                 * @example chat.session.opened
                 */
                "X-Service-Event": components["parameters"]["WebhookEvent"];
                /**
                 * @description Id of the event, the same in each attempt; remember it to leave repetitions out.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Id of this attempt, another one in each attempt.
                 * @example 018f5e7a-0000-7000-8000-0000000000f2
                 */
                "X-Service-Delivery": components["parameters"]["WebhookDelivery"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, keyed with the whole secret.
                 * @example sha256=7c38bf81f383f69433ad6e900d35b3e2385593f76a7b7ab5d4355b8ba41ee24b
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Service-Event-Id`, under the name of Standard Webhooks.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description Time of this attempt in whole seconds since 1970-01-01 UTC.
                 * @example 1772360100
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; there may be several, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
                /**
                 * @description Names the sender and its version.
                 * @example Parley-Webhooks/0.1.0
                 */
                "User-Agent": components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessageCreatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
    onFormSubmissionCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Event kind, the same as `event` in the body.
                 * @example chat.session.opened
                 */
                "X-Service-Event": components["parameters"]["WebhookEvent"];
                /**
                 * @description Id of the event, the same in each attempt; remember it to leave repetitions out.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Id of this attempt, another one in each attempt.
                 * @example 018f5e7a-0000-7000-8000-0000000000f2
                 */
                "X-Service-Delivery": components["parameters"]["WebhookDelivery"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, keyed with the whole secret.
                 * @example sha256=7c38bf81f383f69433ad6e900d35b3e2385593f76a7b7ab5d4355b8ba41ee24b
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Service-Event-Id`, under the name of Standard Webhooks.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description Time of this attempt in whole seconds since 1970-01-01 UTC.
                 * @example 1772360100
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; there may be several, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
                /**
                 * @description Names the sender and its version.
                 * @example Parley-Webhooks/0.1.0
                 */
                "User-Agent": components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormSubmissionCreatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
    onGoalCompletionCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Event kind, the same as `event` in the body.
                 * @example chat.session.opened
                 */
                "X-Service-Event": components["parameters"]["WebhookEvent"];
                /**
                 * @description Id of the event, the same in each attempt; remember it to leave repetitions out.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "X-Service-Event-Id": components["parameters"]["WebhookEventId"];
                /**
                 * @description Id of this attempt, another one in each attempt.
                 * @example 018f5e7a-0000-7000-8000-0000000000f2
                 */
                "X-Service-Delivery": components["parameters"]["WebhookDelivery"];
                /**
                 * @description `sha256=` and the hexadecimal HMAC-SHA256 of the raw body, keyed with the whole secret.
                 * @example sha256=7c38bf81f383f69433ad6e900d35b3e2385593f76a7b7ab5d4355b8ba41ee24b
                 */
                "X-Service-Signature": components["parameters"]["WebhookSignature"];
                /**
                 * @description The same as `X-Service-Event-Id`, under the name of Standard Webhooks.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                "webhook-id": components["parameters"]["StandardWebhookId"];
                /**
                 * @description Time of this attempt in whole seconds since 1970-01-01 UTC.
                 * @example 1772360100
                 */
                "webhook-timestamp": components["parameters"]["StandardWebhookTimestamp"];
                /**
                 * @description `v1,` and the base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`; there may be several, separated by spaces.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["StandardWebhookSignature"];
                /**
                 * @description Names the sender and its version.
                 * @example Parley-Webhooks/0.1.0
                 */
                "User-Agent": components["parameters"]["WebhookUserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoalCompletionCreatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["WebhookReceived"];
            "4XX": components["responses"]["WebhookRefused"];
            "5XX": components["responses"]["WebhookFailed"];
        };
    };
}
