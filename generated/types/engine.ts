// Written by `make generate` from contracts/engine/. Do not edit.

export interface paths {
    "/api/v1/engine/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a domain event
         * @description Every active, published subscription to `event_name` has its filter evaluated against the payload (`$event.*`); each that matches starts one execution, which runs on a worker. A filter that fails skips its subscription and is logged. The same `idempotency_key` for the same `event_name` is the same event sent again: it keeps its `event_id` and the data it had at first, starts only subscriptions that it has not reached, and answers with all that it has started. Runs that wait for the event go on, as do runs that begin to wait for it within 10 seconds; an event that is sent again moves none. Events and their keys are kept for 90 days. The header `Idempotency-Key` makes a single request safe to repeat, whatever `idempotency_key` is.
         */
        post: operations["publishDomainEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/engine/intents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Intents of a workspace
         * @description The catalogue of published chat intents, by priority. The entity tag is weak: it changes when an entry does.
         */
        get: operations["listIntents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/engine/triggers/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the flow of an intent
         * @description Runs the flow that owns the intent up to its first pause or end. A `conversation_id` that the workspace does not have starts a conversation with that id.
         */
        post: operations["triggerChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/engine/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations
         * @description The one with the newest message first; one without messages counts by its beginning. Messages are left out: the executions of a conversation are listed by `conversation_id`. Filters hold together.
         */
        get: operations["listEngineConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/engine/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List executions
         * @description Newest first, without what they say or know: `getEngineExecution` reads one with its wait token, so that a caller that lost its ids can take its runs up again. Filters hold together.
         */
        get: operations["listEngineExecutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/engine/executions/{executionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an execution's last reply
         * @description For a caller that lost a reply, or whose run waits for a timer or an event: the blocks of the last reply and of what has been added since. The wait token is part of it, so that a run that asks after a timer can be answered. An execution that the workspace does not have is 404.
         */
        get: operations["getEngineExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/engine/executions/{executionId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an execution
         * @description Ends a waiting run permanently, with the status `aborted`: a resume answers 410 from then on, and its timer or event finds nothing to do. A run in progress stops before its next step. An aborted run stays as it is, so that a call may be repeated; one that has completed or failed is 409 `conflict`. What it has said and sent is not undone.
         */
        post: operations["cancelExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/engine/executions/{executionId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a waiting execution
         * @description Checks `input.values` against the waiting node and runs on to the next pause or end. Of parallel resumes with one token one wins, the others get 409. A missing `wait_token` is 409 `invalid_wait_token`, like a wrong one.
         */
        post: operations["resumeExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        PublishedIntents: {
            /** @description Intent names of the workspace; on the engine surface only. */
            available_intents?: string[];
        };
        /** @description Errors of the request, value by value. */
        RejectedInput: {
            /** @description Each rejected value. */
            validation_errors?: components["schemas"]["ValidationError"][];
            /** @description The rejected key of `variables`; `variables` itself when the map as a whole is rejected. */
            key?: string;
        };
        MissingPermission: {
            /** @description The permission that is wanted; of an engine token the scope, or `workspace` where the request names a workspace that the token is not for. */
            permission: string;
        };
        PublishDomainEventRequest: {
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /** @description Name that subscriptions match. */
            event_name: string;
            /** @description Payload, `$event` in filters; empty when absent. */
            data?: {
                [key: string]: unknown;
            };
            /** @description With each subscription's id it makes the start happen once. */
            idempotency_key?: string;
        };
        DomainEventReceipt: {
            /**
             * Format: uuid
             * @description The recorded event.
             */
            event_id: string;
            /** @description Subscriptions whose filter passed. */
            subscriptions_matched: number;
            /** @description One execution for each of them. */
            execution_ids: string[];
        };
        /** @description Picture of an intent; null when it has none. */
        IntentIcon: {
            /**
             * @description Kind of `value`, for example `emoji`.
             * @example emoji
             */
            kind: string;
            /**
             * @description The emoji, name or address.
             * @example 📦
             */
            value: string;
        } | null;
        IntentCatalogEntry: {
            /** @description Value of `intent_name`. */
            name: string;
            /** @description Purpose of the intent; may be empty. */
            description: string;
            /** @description Sentences that mean it. */
            examples: string[];
            /** @description Entities a caller should have extracted. */
            required_entities: string[];
            /** @description Higher wins. */
            priority: number;
            /**
             * Format: uuid
             * @description The flow that owns it.
             */
            flow_id: string;
            /** @description Its published version. */
            flow_version: number;
            /** @description Text to show. */
            display_label: string;
            /** @description Second line; may be empty. */
            subtitle: string;
            icon: components["schemas"]["IntentIcon"];
            /** @description CSS colour; may be empty. */
            accent_color: string;
            /** @description Name of a presentation; may be empty. */
            style_variant: string;
            /** @description Shown before the others. */
            is_pinned: boolean;
        };
        IntentCatalog: {
            /** @description By priority, highest first, then by name. */
            intents: components["schemas"]["IntentCatalogEntry"][];
            /** @description Weak entity tag, the same as the header. */
            etag: string;
            /**
             * @description How long a caller may keep the catalogue.
             * @enum {integer}
             */
            cache_max_age_seconds: 300;
        };
        RecentMessage: {
            /** @description Author: messages of `user` are recorded, others are not. */
            role: string;
            /** @description What was said, of any length; 4000 characters of it are recorded. Null where nothing was, as in a call of a tool. */
            text: string | null;
        };
        /** @description Free-form; two keys have a meaning. Readable in the flow as `context.*`. Without `recent_messages` at most 16 kB (16,384 bytes) as compact JSON and 8 levels; a violation is 422 and names `context`. */
        TriggerContext: {
            /** @description The latest messages, oldest first. The last 100 of role `user` are recorded as the visitor's turns, and the last of them starts the flow; other roles are context only. A list that repeats earlier turns of the conversation, as the history of a model does, adds only those that are not recorded yet. The flow reads the latest as `context.recent_messages`: as many as fit into 64 kB, their texts cut to 4000 characters. */
            recent_messages?: components["schemas"]["RecentMessage"][];
            /** @description Readable in the flow as `entities.*`. */
            extracted_entities?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Conversation variables, merged onto those stored and readable in the flow as `vars.*`. At most 50 keys that match `^[a-z][a-z0-9_]{0,63}$`; values are scalars, null, or arrays nested at most four levels; at most 4096 bytes as compact JSON. The limits hold for each request; together with those that the conversation has already, variables have at most 64 kB (65,536 bytes), and a request that would add more is refused like one that exceeds its own limits.
         * @example {
         *       "first_name": "Ada",
         *       "tags": [
         *         "vip"
         *       ]
         *     }
         */
        Variables: {
            [key: string]: unknown;
        };
        TriggerChatRequest: {
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /** @description A published chat intent. */
            intent_name: string;
            /**
             * Format: uuid
             * @description Conversation to continue; absent starts a new one.
             */
            conversation_id?: string;
            context?: components["schemas"]["TriggerContext"];
            variables?: components["schemas"]["Variables"];
        };
        /**
         * @description State of an execution.
         * @enum {string}
         */
        ExecutionStatus: "waiting_input" | "waiting_time" | "completed" | "failed" | "aborted";
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
        /** @description JSON-Schema-shaped description of `input.values`, for checks in the client. The server checks again. */
        ExpectedValues: {
            [key: string]: unknown;
        };
        /** @description Input that the waiting node accepts; null when the execution waits for no input. */
        ExpectedInput: {
            /**
             * @description Kind of answer that is awaited.
             * @enum {string}
             */
            type: "form_submission" | "button_choice" | "file_upload" | "none";
            /** @description Block that asks for it. */
            block_id: string;
            schema: components["schemas"]["ExpectedValues"];
            /**
             * Format: uuid
             * @description The stored form that is shown; absent for a question of the flow itself. Files for either are uploaded under the id of the execution, files for a form that pages may embed also under this one.
             */
            form_id?: string;
            /** @description Present and true where the answer is a message for a person of the team. The wait token stays valid after it, and the person's replies are read with the execution. */
            handoff?: boolean;
            /** @description Present and true where any text may be sent besides the answer. One that the question does not take is offered to the session's intents. */
            asides?: boolean;
        } | null;
        /** @description Present keys depend on the status. */
        EngineReplyMetadata: {
            /** @description Present only when the status is `waiting_input`. */
            wait_token?: string;
            /**
             * Format: date-time
             * @description When the wait expires: an answer is then too late, the time to wait is over, or an awaited event is no longer waited for. Absent where nothing is waited for, or without end.
             */
            wait_expires_at?: string;
        };
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
        EngineReply: {
            /**
             * Format: uuid
             * @description The execution this turn advanced.
             */
            execution_id: string;
            /**
             * Format: uuid
             * @description Its conversation.
             */
            conversation_id: string;
            status: components["schemas"]["ExecutionStatus"];
            /** @description Blocks since the last reply. */
            blocks: components["schemas"]["Block"][];
            expected_input: components["schemas"]["ExpectedInput"];
            metadata: components["schemas"]["EngineReplyMetadata"];
            token_usage: components["schemas"]["TokenUsage"];
        };
        /**
         * @description Whether the conversation was closed and has not been continued since.
         * @enum {string}
         */
        EngineConversationStatus: "open" | "closed";
        /** @description The visitor as the integrator named it; null for an unnamed one. */
        EngineConversationCustomer: {
            /** @description The integrator's id of the customer. */
            id: string | null;
            /** @description Name of the customer. */
            name: string | null;
            /** @description E-mail address of the customer. */
            email: string | null;
            /** @description Whether an identity token has proven it; else the page has claimed it. */
            proven: boolean;
        } | null;
        /** @description Messages between a visitor and the service. */
        EngineConversation: {
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversation_id: string;
            status: components["schemas"]["EngineConversationStatus"];
            customer: components["schemas"]["EngineConversationCustomer"];
            /** @description Language of the visitor; null when unknown. */
            locale: string | null;
            /** @description Number of messages. */
            messages: number;
            /**
             * Format: date-time
             * @description When it began.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When the last message was recorded; null before the first.
             */
            last_message_at: string | null;
            /**
             * Format: date-time
             * @description When it was closed; null while it is open.
             */
            closed_at: string | null;
        };
        /** @description A page of conversations. */
        EngineConversationPage: {
            /** @description Conversations, the latest message first. */
            items: components["schemas"]["EngineConversation"][];
            /** @description `cursor` of the next page; null on the last. */
            next_cursor: string | null;
        };
        /** @description What started the run. */
        EngineExecutionTrigger: {
            /**
             * @description Kind of the trigger.
             * @enum {string}
             */
            type: "chat_intent" | "event";
            /** @description Name of the intent or event. */
            name: string;
        };
        /**
         * @description How the run ended; null while it has not. `expired`: a question was not answered in time and the flow does not say what follows (`onExpire`), so that a run whose status is `completed` did not get to its end.
         * @enum {string|null}
         */
        ExecutionOutcome: "completed" | "expired" | "failed" | "aborted" | null;
        /** @description An execution, as lists have it. */
        EngineExecutionEntry: {
            /**
             * Format: uuid
             * @description The execution.
             */
            execution_id: string;
            /**
             * Format: uuid
             * @description Its conversation.
             */
            conversation_id: string;
            /**
             * Format: uuid
             * @description Flow that runs.
             */
            flow_id: string;
            /** @description Code of that flow. */
            flow_code: string;
            /** @description Version that it runs to its end. */
            flow_version: number;
            trigger: components["schemas"]["EngineExecutionTrigger"];
            status: components["schemas"]["ExecutionStatus"];
            outcome: components["schemas"]["ExecutionOutcome"];
            /** @description Machine name of why it failed; null unless `status` is `failed`. Kinds may be added. */
            failure_kind: string | null;
            /**
             * Format: date-time
             * @description When its wait runs out; null without one.
             */
            wait_expires_at: string | null;
            /**
             * Format: date-time
             * @description When it was started.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description Last change.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it ended; null while it runs.
             */
            ended_at: string | null;
        };
        /** @description A page of executions. */
        EngineExecutionPage: {
            /** @description Executions, newest first. */
            items: components["schemas"]["EngineExecutionEntry"][];
            /** @description `cursor` of the next page; null on the last. */
            next_cursor: string | null;
        };
        /** @description Current state of an execution. */
        EngineExecution: {
            /**
             * Format: uuid
             * @description The execution.
             */
            execution_id: string;
            /**
             * Format: uuid
             * @description Its conversation.
             */
            conversation_id: string;
            status: components["schemas"]["ExecutionStatus"];
            /** @description Blocks of the last reply and those added since. */
            blocks: components["schemas"]["Block"][];
            expected_input: components["schemas"]["ExpectedInput"];
            metadata: components["schemas"]["EngineReplyMetadata"];
            token_usage: components["schemas"]["TokenUsage"];
            outcome: components["schemas"]["ExecutionOutcome"];
            /** @description Machine name of why it failed, such as `agent_error` or `budget_exceeded`; null unless `status` is `failed`. Kinds may be added. */
            failure_kind: string | null;
            /**
             * Format: date-time
             * @description Last change.
             */
            updated_at: string;
        };
        CancelExecutionRequest: {
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /** @description Why, for people who read the event log. */
            reason?: string | null;
        };
        /**
         * @description Answers by field name; `{choice}` for buttons; a file reference for an upload field.
         * @example {
         *       "order_no": "123456"
         *     }
         */
        InputValues: {
            [key: string]: unknown;
        };
        /** @description The answer to the waiting node. */
        ResumeInput: {
            values?: components["schemas"]["InputValues"];
        };
        /**
         * @description Free-form values merged into the execution's context, readable in the flow as `context.*`. At most 16 kB (16,384 bytes) as compact JSON and 8 levels, and 64 kB (65,536 bytes) together with the context that the execution has already; a violation is 422 and names `context`.
         * @example {
         *       "page": "/checkout"
         *     }
         */
        Context: {
            [key: string]: unknown;
        };
        ResumeExecutionRequest: {
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /** @description Wait token of the last reply. */
            wait_token?: string;
            input?: components["schemas"]["ResumeInput"];
            context?: components["schemas"]["Context"];
            variables?: components["schemas"]["Variables"];
        };
        /** @description One rejected value. */
        ValidationError: {
            /**
             * @description Dotted path of the value in the body, or the name of the answered field.
             * @example order_no
             */
            field: string;
            /**
             * @description The rule that was broken.
             * @enum {string}
             */
            rule: "required" | "type" | "min_length" | "max_length" | "minimum" | "maximum" | "pattern" | "format" | "enum" | "upload_shape" | "file_too_large" | "mime_not_allowed";
            /** @description Requirement of the rule: a bound, a pattern, a list of choices. */
            expected?: unknown;
        };
        /**
         * @description The state of the resource does not allow this.
         * @example {
         *       "error": "conflict",
         *       "message": "The state of the resource does not allow this"
         *     }
         */
        ConflictError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "conflict";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The run was cancelled on the server.
         * @example {
         *       "error": "execution_aborted",
         *       "message": "The run was cancelled on the server"
         *     }
         */
        ExecutionAbortedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "execution_aborted";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description No such execution.
         * @example {
         *       "error": "execution_not_found",
         *       "message": "No such execution"
         *     }
         */
        ExecutionNotFoundError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "execution_not_found";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The idempotency key was used with another payload, or its first request still runs.
         * @example {
         *       "error": "idempotency_conflict",
         *       "message": "The idempotency key was used with another payload, or its first request still runs"
         *     }
         */
        IdempotencyConflictError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "idempotency_conflict";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description No published flow answers the intent.
         * @example {
         *       "error": "intent_not_matched",
         *       "message": "No published flow answers the intent"
         *     }
         */
        IntentNotMatchedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "intent_not_matched";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["PublishedIntents"];
        };
        /**
         * @description The service failed.
         * @example {
         *       "error": "internal_error",
         *       "message": "The service failed"
         *     }
         */
        InternalError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "internal_error";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The request is malformed.
         * @example {
         *       "error": "invalid_input",
         *       "message": "The request is malformed"
         *     }
         */
        InvalidInputError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_input";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["RejectedInput"];
        };
        /**
         * @description The wait token is absent, used, expired or not this execution's.
         * @example {
         *       "error": "invalid_wait_token",
         *       "message": "The wait token is absent, used, expired or not this execution's"
         *     }
         */
        InvalidWaitTokenError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_wait_token";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The body is larger than this path reads.
         * @example {
         *       "error": "payload_too_large",
         *       "message": "The body is larger than this path reads"
         *     }
         */
        PayloadTooLargeError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "payload_too_large";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The caller lacks the permission.
         * @example {
         *       "error": "permission_denied",
         *       "message": "The caller lacks the permission"
         *     }
         */
        PermissionDeniedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "permission_denied";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["MissingPermission"];
        };
        /**
         * @description Too many requests.
         * @example {
         *       "error": "rate_limited",
         *       "message": "Too many requests"
         *     }
         */
        RateLimitedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "rate_limited";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The service cannot answer at the moment; try again later.
         * @example {
         *       "error": "service_unavailable",
         *       "message": "The service cannot answer at the moment; try again later"
         *     }
         */
        ServiceUnavailableError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "service_unavailable";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The body's media type is not read here.
         * @example {
         *       "error": "unsupported_media_type",
         *       "message": "The body's media type is not read here"
         *     }
         */
        UnsupportedMediaTypeError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "unsupported_media_type";
            /** @description A sentence for people; may change. */
            message: string;
        };
    };
    responses: {
        /** @description The bearer token is missing or invalid. No body. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The turn's answer. */
        EngineReplyAnswer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "execution_id": "018f5e7a-0000-7000-8000-000000000002",
                 *       "conversation_id": "018f5e7a-0000-7000-8000-000000000001",
                 *       "status": "waiting_input",
                 *       "blocks": [
                 *         {
                 *           "id": "b1",
                 *           "type": "message",
                 *           "payload": {
                 *             "text": "Hello Ada",
                 *             "role": "agent",
                 *             "format": "plain"
                 *           },
                 *           "meta": {
                 *             "source_node_id": "hello"
                 *           }
                 *         }
                 *       ],
                 *       "expected_input": {
                 *         "type": "form_submission",
                 *         "block_id": "b2",
                 *         "schema": {
                 *           "type": "object",
                 *           "required": [
                 *             "order_no"
                 *           ],
                 *           "properties": {
                 *             "order_no": {
                 *               "type": "string"
                 *             }
                 *           }
                 *         }
                 *       },
                 *       "metadata": {
                 *         "wait_token": "q3pYVtD1wz7ZkKk0mCkqbrUH0zTn0uvAoXhPT1lTt3o",
                 *         "wait_expires_at": "2026-11-22T09:00:00.000Z"
                 *       },
                 *       "token_usage": null
                 *     }
                 */
                "application/json": components["schemas"]["EngineReply"];
            };
        };
    };
    parameters: {
        /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
        IdempotencyKey: string;
        /**
         * @description The workspace.
         * @example 018f0000-0000-7000-8000-000000000002
         */
        EngineTenantId: string;
        /** @description Entity tags the caller holds; a list or `*`, compared weakly (RFC 9110, section 13.1.2). */
        IfNoneMatch: string;
        /** @description Largest number of items in the answer. */
        EngineLimit: number;
        /** @description The `next_cursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
        EngineCursor: string;
    };
    requestBodies: never;
    headers: {
        /** @description The credential that is wanted (RFC 6750). */
        WwwAuthenticate: string;
        /** @description Fingerprint of the exact body, quoted (RFC 9110, section 8.8.3). */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    publishDomainEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant_id": "018f0000-0000-7000-8000-000000000002",
                 *       "event_name": "order.shipped",
                 *       "data": {
                 *         "total": 120
                 *       },
                 *       "idempotency_key": "order-4711-shipped"
                 *     }
                 */
                "application/json": components["schemas"]["PublishDomainEventRequest"];
            };
        };
        responses: {
            /** @description Recorded; the executions will run. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event_id": "018f5e7a-0000-7000-8000-000000000003",
                     *       "subscriptions_matched": 1,
                     *       "execution_ids": [
                     *         "018f5e7a-0000-7000-8000-000000000002"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DomainEventReceipt"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listIntents: {
        parameters: {
            query: {
                /**
                 * @description The workspace.
                 * @example 018f0000-0000-7000-8000-000000000002
                 */
                tenant_id: components["parameters"]["EngineTenantId"];
            };
            header?: {
                /** @description Entity tags the caller holds; a list or `*`, compared weakly (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "intents": [
                     *         {
                     *           "name": "order_status",
                     *           "description": "Tells where an order is",
                     *           "examples": [
                     *             "where is my order"
                     *           ],
                     *           "required_entities": [],
                     *           "priority": 10,
                     *           "flow_id": "018f5e7a-0000-7000-8000-000000000010",
                     *           "flow_version": 1,
                     *           "display_label": "Track my order",
                     *           "subtitle": "Takes a minute",
                     *           "icon": {
                     *             "kind": "emoji",
                     *             "value": "📦"
                     *           },
                     *           "accent_color": "#0a7",
                     *           "style_variant": "card",
                     *           "is_pinned": true
                     *         }
                     *       ],
                     *       "etag": "W/\"6f1ed002ab559585\"",
                     *       "cache_max_age_seconds": 300
                     *     }
                     */
                    "application/json": components["schemas"]["IntentCatalog"];
                };
            };
            /** @description The caller's copy is current. No body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    triggerChat: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant_id": "018f0000-0000-7000-8000-000000000002",
                 *       "intent_name": "order_status",
                 *       "context": {
                 *         "recent_messages": [
                 *           {
                 *             "role": "user",
                 *             "text": "Where is my order?"
                 *           }
                 *         ],
                 *         "extracted_entities": {
                 *           "order_no": "123456"
                 *         }
                 *       },
                 *       "variables": {
                 *         "first_name": "Ada"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TriggerChatRequest"];
            };
        };
        responses: {
            200: components["responses"]["EngineReplyAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `intent_not_matched`: No published flow answers the intent. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntentNotMatchedError"];
                };
            };
            /** @description `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listEngineConversations: {
        parameters: {
            query: {
                /**
                 * @description The workspace.
                 * @example 018f0000-0000-7000-8000-000000000002
                 */
                tenant_id: components["parameters"]["EngineTenantId"];
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["EngineLimit"];
                /** @description The `next_cursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["EngineCursor"];
                /** @description Only conversations of this state. */
                status?: components["schemas"]["EngineConversationStatus"];
                /** @description Only conversations of the customer with this id, as the caller named it. */
                customer_id?: string;
                /**
                 * @description Only conversations that began at this instant or later.
                 * @example 2026-11-21T00:00:00Z
                 */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "conversation_id": "018f5e7a-0000-7000-8000-000000000001",
                     *           "status": "open",
                     *           "customer": {
                     *             "id": "c-17",
                     *             "name": "Grace",
                     *             "email": "grace@example.org",
                     *             "proven": false
                     *           },
                     *           "locale": "en",
                     *           "messages": 4,
                     *           "started_at": "2026-11-21T08:30:00.000Z",
                     *           "last_message_at": "2026-11-21T08:31:00.000Z",
                     *           "closed_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["EngineConversationPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    listEngineExecutions: {
        parameters: {
            query: {
                /**
                 * @description The workspace.
                 * @example 018f0000-0000-7000-8000-000000000002
                 */
                tenant_id: components["parameters"]["EngineTenantId"];
                /** @description Largest number of items in the answer. */
                limit?: components["parameters"]["EngineLimit"];
                /** @description The `next_cursor` of the page before; absent for the first page. It is opaque and belongs to the same filters. */
                cursor?: components["parameters"]["EngineCursor"];
                /** @description Only executions of this state. */
                status?: components["schemas"]["ExecutionStatus"];
                /** @description Only executions of this flow, as `listIntents` names it. */
                flow_id?: string;
                /** @description Only executions of this conversation. */
                conversation_id?: string;
                /** @description Only executions in conversations of the customer with this id, as the caller named it. */
                customer_id?: string;
                /**
                 * @description Only executions that were started at this instant or later.
                 * @example 2026-11-21T00:00:00Z
                 */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of executions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "execution_id": "018f5e7a-0000-7000-8000-000000000002",
                     *           "conversation_id": "018f5e7a-0000-7000-8000-000000000001",
                     *           "flow_id": "018f5e7a-0000-7000-8000-000000000010",
                     *           "flow_code": "order-status",
                     *           "flow_version": 3,
                     *           "trigger": {
                     *             "type": "chat_intent",
                     *             "name": "order_status"
                     *           },
                     *           "status": "waiting_input",
                     *           "outcome": null,
                     *           "failure_kind": null,
                     *           "wait_expires_at": "2026-11-22T08:30:00.000Z",
                     *           "started_at": "2026-11-21T08:30:00.000Z",
                     *           "updated_at": "2026-11-21T08:30:00.000Z",
                     *           "ended_at": null
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["EngineExecutionPage"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    getEngineExecution: {
        parameters: {
            query: {
                /**
                 * @description The workspace.
                 * @example 018f0000-0000-7000-8000-000000000002
                 */
                tenant_id: components["parameters"]["EngineTenantId"];
            };
            header?: never;
            path: {
                /**
                 * @description The execution.
                 * @example 018f5e7a-0000-7000-8000-000000000002
                 */
                executionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current state of the execution. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "execution_id": "018f5e7a-0000-7000-8000-000000000002",
                     *       "conversation_id": "018f5e7a-0000-7000-8000-000000000001",
                     *       "status": "waiting_time",
                     *       "blocks": [],
                     *       "expected_input": null,
                     *       "metadata": {
                     *         "wait_expires_at": "2026-11-22T09:00:00.000Z"
                     *       },
                     *       "token_usage": null,
                     *       "outcome": null,
                     *       "failure_kind": null,
                     *       "updated_at": "2026-11-21T09:00:02.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["EngineExecution"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `execution_not_found`: No such execution. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionNotFoundError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    cancelExecution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The execution; another length than 36 characters is an unknown path.
                 * @example 018f5e7a-0000-7000-8000-000000000002
                 */
                executionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant_id": "018f0000-0000-7000-8000-000000000002",
                 *       "reason": "The order was withdrawn"
                 *     }
                 */
                "application/json": components["schemas"]["CancelExecutionRequest"];
            };
        };
        responses: {
            /** @description The execution as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "execution_id": "018f5e7a-0000-7000-8000-000000000002",
                     *       "conversation_id": "018f5e7a-0000-7000-8000-000000000001",
                     *       "flow_id": "018f5e7a-0000-7000-8000-000000000010",
                     *       "flow_code": "order-status",
                     *       "flow_version": 3,
                     *       "trigger": {
                     *         "type": "chat_intent",
                     *         "name": "order_status"
                     *       },
                     *       "status": "aborted",
                     *       "outcome": "aborted",
                     *       "failure_kind": null,
                     *       "wait_expires_at": null,
                     *       "started_at": "2026-11-21T08:30:00.000Z",
                     *       "updated_at": "2026-11-21T08:30:00.000Z",
                     *       "ended_at": "2026-11-21T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["EngineExecutionEntry"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `execution_not_found`: No such execution. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionNotFoundError"];
                };
            };
            /** @description `conflict`: The state of the resource does not allow this. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
    resumeExecution: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The execution; another length than 36 characters is an unknown path.
                 * @example 018f5e7a-0000-7000-8000-000000000002
                 */
                executionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenant_id": "018f0000-0000-7000-8000-000000000002",
                 *       "wait_token": "q3pYVtD1wz7ZkKk0mCkqbrUH0zTn0uvAoXhPT1lTt3o",
                 *       "input": {
                 *         "values": {
                 *           "order_no": "123456"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ResumeExecutionRequest"];
            };
        };
        responses: {
            200: components["responses"]["EngineReplyAnswer"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description `permission_denied`: The caller lacks the permission. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionDeniedError"];
                };
            };
            /** @description `execution_not_found`: No such execution. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionNotFoundError"];
                };
            };
            /** @description `idempotency_conflict`: The idempotency key was used with another payload, or its first request still runs. `invalid_wait_token`: The wait token is absent, used, expired or not this execution's. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyConflictError"] | components["schemas"]["InvalidWaitTokenError"];
                };
            };
            /** @description `execution_aborted`: The run was cancelled on the server. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionAbortedError"];
                };
            };
            /** @description `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
                };
            };
            /** @description `invalid_input`: The request is malformed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateLimitedError"];
                };
            };
            /** @description `internal_error`: The service failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalError"];
                };
            };
            /** @description `service_unavailable`: The service cannot answer at the moment; try again later. */
            503: {
                headers: {
                    /** @description Whole seconds to wait before the next try. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableError"];
                };
            };
        };
    };
}
