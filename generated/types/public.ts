// Written by `make generate` from contracts/public/. Do not edit.

export interface paths {
    "/api/public/v1/chat/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a chat session
         * @description Starts a conversation, or continues one: `conversationId` is accepted only together with a session token of that conversation in `Authorization`, otherwise 401. A token whose hour is over is accepted there as long as a run of the conversation waits, for an answer that would not come too late or for a timer, an event or a call: so a question can be answered after more than an hour. A `resumeToken` is proof as well, until its link expires; one that has expired, was altered, belongs to another workspace, or whose conversation is deleted, is 401. The publishable key comes in the body, the header or the query. `variables` are merged into the conversation and beat the defaults a flow declares.
         */
        post: operations["openChatSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/chat/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message or an answer
         * @description With `intentName` the message starts the flow that owns the intent. With `waitToken` and `executionId` it resumes that execution: `input.values` are checked against the waiting node; `text` is then optional and becomes the value where one text field is awaited. Where the question permits asides, a `text` that it does not take is offered to the session's intents; the flow of the intent that is meant runs first, and the reply asks the question again, with a new wait token. With `asksBack` the visitor decides where the text may be both: 422 `answer_uncertain` names the intents, and nothing has changed; the same text is then sent with one of them as `asideIntent`, or without `asksBack` as the answer. Neither: 400. With `Accept: text/event-stream` the answer is a stream: `event: block` with a Block for each block as it appears, then `event: reply` with the JSON of the plain answer; while a language model writes, `event: delta` with `{text}` carries each piece of the message that its block will hold (the block is what counts); events of other names may be added; a failure after the start is `event: error` with the error envelope, a refusal before it is plain JSON. A client that lost the reply repeats the request under its `Idempotency-Key` and gets the reply without a second run; the key counts within the conversation.
         */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/chat/intents/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the intents that a text means
         * @description Ranks the intents that the session may send by how well they fit what a visitor typed; nothing is started. On `matched` the client sends `sendChatMessage` with the first of them and the same text; on `suggested` it offers those that are listed; on `unmatched` it sends `fallbackIntent` where there is one. Texts are compared with the names, labels, descriptions and examples of the intents, by stems of the language and by parts of words, so that typing errors and compound words are found too. Where the workspace names a model and the words leave it unsure, a model decides (`decidedBy`); when the model fails or is too slow, the words do. A text that matches nothing is kept, redacted, for the people who make the flows, unless the workspace turns that off.
         */
        post: operations["matchChatIntents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/chat/executions/{executionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an execution's last reply
         * @description For a client that lost an answer, or waits for a timer: the blocks of the last reply and of what a timer or worker has added since. The wait token of the session's own conversation is part of it, so that the run can go on. An execution of another conversation or workspace is 404.
         */
        get: operations["getChatExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/chat/conversations/{conversationId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a conversation
         * @description A stream of server-sent events with what happens in the session's conversation without a request of the client: a timer, an event, or a person who writes. `blocks` brings each group of blocks once, in the order in which they were shown; `state` brings a run at the beginning, and whenever it has moved; `typing`, without an id, that the person who has the conversation is typing, or that a run waits for a language model; `end` says that nothing follows on this session. The data is that of `ChatBlocks`, `ChatRunState`, `ChatTyping` and `ChatStreamEnd`; events of other names may be added. Events arrive within a second of their commit, in whichever process that was; what the client itself sends is answered by `sendChatMessage` and also arrives here, so a client recognises blocks by their execution and id. A stream without `Last-Event-ID` begins with the last reply and what has been added since; with it the stream continues after that event in any process, however long ago it was, and repeats nothing. A comment every 15 seconds shows that the connection is alive. The stream breaks off when the process stops, with a `retry` that says after how many milliseconds to open it again. A conversation other than the session's own is 404. At most 5 streams are open for a conversation, and `CHAT_STREAMS_PER_KEY` for a publishable key, in each process; beyond that 429. A process that has `CHAT_STREAMS` of them open answers 503. `getChatExecution` serves clients without a stream.
         */
        get: operations["followConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/chat/conversations/{conversationId}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the team that the visitor is typing
         * @description Those who look at the conversation see it for some seconds, while a person has it; otherwise nothing happens. Nothing is stored. Send it at most every 4 seconds while the visitor types: it counts for the limits as any other request. A conversation other than the session's own is 404.
         */
        post: operations["announceVisitorTyping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/chat/conversations/{conversationId}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the transcript mailed
         * @description Mails what was said in the conversation of the session, as `mailTranscript` does, to the address that is given, or to that of the visitor. A workspace that does not offer it (`widget/conversation/transcript_by_mail`), and a deployment without a mail server, are 409 `conflict`; no address at all is 422 `validation_failed`, and a mail that the server does not take 503 `service_unavailable`. Unless a customer is proven and it is their address, web addresses are left out, and an address gets at most 3 in 24 hours, a workspace sends at most 100 an hour. At most 5 an hour for each conversation, all of its mails included.
         */
        post: operations["requestTranscript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/chat/conversations/{conversationId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a file of one's conversation
         * @description Name, type and size of a file that the visitor or a person of the team sent with a message, and a fresh link to it. A file that no message has, and one of another conversation than the session's own, is 404.
         */
        get: operations["getChatFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/chat/handoffs/{handoffId}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rate a conversation with a person
         * @description Stores what the visitor says about a conversation that a person has ended, where its queue asks for ratings; a second rating replaces the first. `ChatRunState` says which handoff to ask about. A handoff of another conversation than the session's own, and one that cannot be rated, is 404.
         */
        put: operations["rateHandoff"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/chat/quick-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quick questions of a workspace
         * @description The configured prompts, each with the intent that a tap sends. `intentName` is evaluated for the presenting key. A live answer has `publishedAt: null`; a stored one the time it was published.
         */
        get: operations["getQuickQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try the draft of a flow
         * @description Runs the draft that a trial link leads to through all inputs of the visitor, and returns each turn; the page that the link opens calls it. The same inputs lead to the same conversation while the draft stays as it is. It is a simulation: nothing is stored, sent or called, waits for a time elapse at once, and a run that comes to a call or to a broken node ends there. No file is uploaded: the value of an upload field is a file reference with an id and an address of the client's own making, of which type, size and number are checked. The first trigger of the flow starts it. There is no publishable key: the token of the link selects the workspace and the flow. An unknown, an expired and a revoked one are 404 `not_found` alike. Only pages of the installation can read the answer. Besides the window of its address, a request counts in one of 600 a minute of its link.
         */
        post: operations["runTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/config/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the public fields of a configuration section
         * @description Answers with the publicly readable fields of one section, resolved for the workspace of the presented
         *     key (workspace overrides included). Only fields declared `public_readable` appear and a secret field
         *     never does. A section that does not exist and one without a public field answer alike. The read takes
         *     no session token and no cookie; the whole address, key included, is the cache key, so a key sent
         *     as header makes the answer private.
         */
        get: operations["getPublicConfigSection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/forms/{codeOrId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a form in the visitor's language
         * @description Answers with the form's schema, its texts localised when `locale` names a translation the form has
         *     (the nearest one by BCP 47: `de-AT` finds `de`, `zh-TW` finds `zh-Hant`; else the form's own texts).
         *     Counts as a use of the key and is not cacheable; for a cacheable read without localisation use the `schema` operation.
         */
        get: operations["getPublicForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/forms/{codeOrId}/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a form's schema (cacheable)
         * @description The same fields as the plain read without localisation, with a fingerprint and a browser cache lifetime
         *     of 60 seconds. Always computed live. Shared caches must not keep it, because the outcome depends on the
         *     form scope of the presented key. Never counts as a use of the key, and reads the key from the query or
         *     the header only.
         */
        get: operations["getPublicFormSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/forms/{codeOrId}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a form
         * @description Checks every rule of every field again, those withheld from the schema included, and stores the answers. An upload
         *     field takes files that the same key uploaded for this form in the last 24 hours and that no submission holds yet.
         *     A submission whose `clientSubmissionId` this form has seen before is answered with 200 and the first
         *     submission's id. A filled honeypot field is refused as spam. The publishable key may be in the query,
         *     the header or the body.
         */
        post: operations["submitPublicForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/forms/{codeOrId}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file for a form field
         * @description Stores one file for an upload field and answers with the reference that is the field's value in the
         *     submission. The media type is taken from the content. The field's own size and type limits apply; a
         *     field without a size limit takes up to 100 MB (1 MB is 2^20 bytes), or what the workspace allows.
         *     Instead of a form, the id of an execution of the key's own that waits for input may be given: its
         *     question's upload fields take files then, whether or not they belong to a form that pages may embed.
         *     Such a file answers questions of that conversation only. A file for a form is taken in one
         *     submission, by the same key, within 24 hours; a file that no submission or answer has taken by then is
         *     deleted. All uploads of a key within 24 hours are bounded by the workspace (2048 MB and 5000 files
         *     unless it says otherwise); beyond that the answer is 429 `rate_limited`. A key that is sent as a part
         *     must precede the file, or follow one of up to 1 MB.
         */
        post: operations["uploadPublicFormFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/chat/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record one client telemetry event
         * @description Stores one event of the widget or the host page and offers it to the workspace's telemetry goals.
         *     With a session token the event belongs to the token's conversation; with a publishable key alone it
         *     belongs to no conversation; with both the token decides. An event whose `clientEventId` the same key
         *     sent within the last 24 hours is answered like the first one and stored once.
         */
        post: operations["recordTelemetryEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/v1/chat/events/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record up to 50 client telemetry events
         * @description Takes a batch and checks each event separately: an item that is not a valid `TelemetryEventInput`, whatever
         *     its shape, is left out and reported under its index; the others are stored. This includes items with U+0000,
         *     with a reserved key or with deep nesting. Only a batch without a list of 1 to 50 items, or one that is not
         *     JSON, is refused as a whole.
         */
        post: operations["recordTelemetryBatch"];
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
        UncertainAnswer: {
            /** @description Whether the question takes the text, so that it can be sent again without `asksBack`. */
            answers: boolean;
            /** @description The intents that may be meant, the best first; one of them is sent as `asideIntent`. */
            suggested_intents: components["schemas"]["SuggestedIntent"][];
        };
        PermittedIntents: {
            /** @description Intents the key may send. */
            allowed_intents: string[];
        };
        PublishedIntents: {
            /** @description Intent names of the workspace; on the engine surface only. */
            available_intents?: string[];
        };
        IdentityProblem: {
            /**
             * @description `malformed`: no JSON Web Token signed with HS256. `signature`: not signed with a secret of this key. `expired`: or not valid yet. `lifetime`: it would be valid for more than a day. `audience`: not for this key. `claims`: a claim is missing or breaks a rule of `identity.yaml`.
             * @enum {string}
             */
            reason: "malformed" | "signature" | "expired" | "lifetime" | "audience" | "claims";
        };
        /** @description Errors of the request, value by value. */
        RejectedInput: {
            /** @description Each rejected value. */
            validation_errors?: components["schemas"]["ValidationError"][];
            /** @description The rejected key of `variables`; `variables` itself when the map as a whole is rejected. */
            key?: string;
        };
        /** @description Each rejected field of a form. */
        RejectedFields: components["schemas"]["RejectedField"][];
        /**
         * Locale
         * @description A language as a BCP 47 tag (RFC 5646, section 2.1), in upper or lower case; an underscore counts as a hyphen. The pattern is that of a well-formed tag.
         */
        Locale: string;
        /** @description The visitor as known to the page, a claim that nothing proves. Stored on the conversation. */
        ChatCustomer: {
            /** @description The page's own id of the visitor. */
            id?: string;
            /** @description Name. */
            name?: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string;
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
        /** @description The page that shows the widget. */
        ChatPage: {
            /** @description Kind of page, for example `product`. */
            type?: string;
            /** @description Its address. */
            url?: string;
        };
        OpenChatSessionRequest: {
            /**
             * @description Publishable key, unless sent as header or query.
             * @example pk_live_AcmeShopDemoKey0001
             */
            publicKey?: string;
            /**
             * @description Language of the visitor.
             * @example en
             */
            locale?: components["schemas"]["Locale"];
            customer?: components["schemas"]["ChatCustomer"];
            /** @description Token with which the server of the site proves who the visitor is. Its claims take the place of `customer`, which is ignored beside it. Its schema is `identity.yaml`; it is valid for at most a day. */
            identity?: string;
            /**
             * Format: uuid
             * @description Conversation to continue.
             */
            conversationId?: string;
            /** @description Token of a link that a `notify` node has mailed: its conversation continues. Another `conversationId` beside it is 401. */
            resumeToken?: string;
            variables?: components["schemas"]["Variables"];
            page?: components["schemas"]["ChatPage"];
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
        SessionIntent: {
            /** @description Value of `intentName`. */
            name: string;
            /** @description Text to show. */
            label: string;
            /** @description Second line; may be empty. */
            subtitle: string;
            icon: components["schemas"]["IntentIcon"];
            /** @description CSS colour; may be empty. */
            accentColor: string;
            /** @description Name of a presentation; may be empty. */
            styleVariant: string;
            /** @description Shown before the others. */
            pinned: boolean;
        };
        /** @description A prompt offered as a chip. */
        QuickQuestionRow: {
            /**
             * @description Text of the chip.
             * @example Where is my order?
             */
            question: string;
            /**
             * @description Kind of page the chip is for.
             * @enum {string}
             */
            pageType: "general" | "category" | "product" | "cart";
            /**
             * @description UUID of the bound flow; empty when unbound.
             * @example 018f5e7a-0000-7000-8000-000000000010
             */
            flowId: string;
            /**
             * @description Intent that starts the bound flow; null when the flow is unset, unpublished or outside the presenting key's allow-list.
             * @example order_status
             */
            intentName: string | null;
        };
        ChatSession: {
            /** @description Bearer token of the session, bound to key, workspace and conversation. */
            sessionToken: string;
            /**
             * Format: date-time
             * @description One hour after issue.
             */
            expiresAt: string;
            /**
             * Format: uuid
             * @description The conversation.
             */
            conversationId: string;
            /**
             * Format: uuid
             * @description The run that sent the mail; with a `resumeToken` only.
             */
            executionId?: string;
            /** @description Intents the session may send, by priority. */
            intents: components["schemas"]["SessionIntent"][];
            /** @description The same rows as `getQuickQuestions` returns. */
            quickQuestions: components["schemas"]["QuickQuestionRow"][];
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
        ChatInput: {
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
        /** @description Usage of the integrator's own model for the reply it shows. Sums and costs are always computed here. */
        ClientTokenUsage: {
            /**
             * @description Name of the model.
             * @example gpt-4o-mini
             */
            model: string;
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
        };
        SendChatMessageRequest: {
            /** @description Text of the visitor, counted in Unicode code points. Required with `intentName`. */
            text?: string;
            /** @description One of the session's intents. */
            intentName?: string;
            /**
             * Format: uuid
             * @description Execution to resume. Required with `waitToken`.
             */
            executionId?: string;
            /** @description Wait token of the last reply. */
            waitToken?: string;
            /** @description With `waitToken` and `text`, whether the visitor can be asked what the text is. It is then refused where the intents that may interrupt the question leave it unsure; also where the question takes any text and one of them may be meant. */
            asksBack?: boolean;
            /** @description With `waitToken` and `text`, the intent that the visitor chose: its flow runs as an aside, whatever the text is. 404 where it cannot interrupt the question. */
            asideIntent?: string;
            input?: components["schemas"]["ChatInput"];
            context?: components["schemas"]["Context"];
            variables?: components["schemas"]["Variables"];
            tokenUsage?: components["schemas"]["ClientTokenUsage"];
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
        /** @description Reply of a turn. `expectedInput` and `waitToken` are null unless the run waits for input. */
        ChatReply: {
            /**
             * Format: uuid
             * @description The execution this turn advanced.
             */
            executionId: string;
            /**
             * Format: uuid
             * @description Its conversation.
             */
            conversationId: string;
            status: components["schemas"]["ExecutionStatus"];
            /** @description Blocks since the last reply. */
            blocks: components["schemas"]["Block"][];
            expectedInput: components["schemas"]["ExpectedInput"];
            /** @description Single-use token for the answer. */
            waitToken: string | null;
            /**
             * Format: date-time
             * @description When the wait expires: an answer is then too late, the time to wait is over, or an awaited event is no longer waited for. Null where nothing is waited for, or without end.
             */
            waitExpiresAt: string | null;
            tokenUsage: components["schemas"]["TokenUsage"];
        };
        ChatReplyDocument: {
            reply: components["schemas"]["ChatReply"];
        };
        MatchChatIntentsRequest: {
            /** @description What the visitor typed. */
            text: string;
            /**
             * @description Language of the text; that of the flows when absent.
             * @example en
             */
            locale?: components["schemas"]["Locale"];
        };
        /** @description An intent with how well it fits. */
        MatchedIntent: {
            /** @description Value of `intentName`. */
            name: string;
            /** @description Text to show. */
            label: string;
            /** @description Second line; may be empty. */
            subtitle: string;
            /** @description How well it fits, from 0 to 1. */
            score: number;
            /** @description Entities of the intent that the text has; the run of `sendChatMessage` gets them too. */
            entities: {
                [key: string]: unknown;
            };
            /** @description Required entities that the text lacks; the flow asks. */
            missingEntities: string[];
        };
        /** @description What a text means. */
        IntentMatch: {
            /**
             * @description `matched`: the first intent is meant; `suggested`: one of those listed may be; `unmatched`: none.
             * @enum {string}
             */
            outcome: "matched" | "suggested" | "unmatched";
            /**
             * @description What decided: the words, or a language model.
             * @enum {string}
             */
            decidedBy: "words" | "model";
            /** @description One that is meant, or up to three that may be, the best first; empty when nothing fits. */
            intents: components["schemas"]["MatchedIntent"][];
            /** @description Intent of the session that takes what nothing else does; null where the workspace names none. */
            fallbackIntent: string | null;
        };
        IntentMatchDocument: {
            match: components["schemas"]["IntentMatch"];
        };
        /**
         * @description How the run ended; null while it has not. `expired`: a question was not answered in time and the flow does not say what follows (`onExpire`), so that a run whose status is `completed` did not get to its end.
         * @enum {string|null}
         */
        ExecutionOutcome: "completed" | "expired" | "failed" | "aborted" | null;
        ChatExecution: {
            /**
             * Format: uuid
             * @description The execution.
             */
            executionId: string;
            /**
             * Format: uuid
             * @description Its conversation.
             */
            conversationId: string;
            status: components["schemas"]["ExecutionStatus"];
            /** @description Blocks of the last reply and those added since. */
            blocks: components["schemas"]["Block"][];
            expectedInput: components["schemas"]["ExpectedInput"];
            /** @description The token of the current wait, so that a lost reply or a wait reached by a timer can be answered. */
            waitToken: string | null;
            /**
             * Format: date-time
             * @description When the wait expires: an answer is then too late, the time to wait is over, or an awaited event is no longer waited for. Null where nothing is waited for, or without end.
             */
            waitExpiresAt: string | null;
            outcome: components["schemas"]["ExecutionOutcome"];
            /** @description Machine name of why it failed, such as `agent_error` or `budget_exceeded`; null unless `status` is `failed`. Kinds may be added. */
            failureKind: string | null;
            /**
             * Format: date-time
             * @description Last change.
             */
            updatedAt: string;
        };
        ChatExecutionDocument: {
            execution: components["schemas"]["ChatExecution"];
        };
        /** @description Blocks that one turn has shown. */
        ChatBlocks: {
            /**
             * Format: uuid
             * @description The execution that shows them.
             */
            executionId: string;
            /** @description The blocks, each of which arrives once. */
            blocks: components["schemas"]["Block"][];
            /**
             * Format: date-time
             * @description When they were shown.
             */
            createdAt: string;
        };
        /** @description The person who has the conversation; null while nobody has. */
        ChatPerson: {
            /** @description Name, as their messages show it. */
            name: string;
        } | null;
        /** @description The visitor is to be asked for a rating, with `rateHandoff`, of the conversation that a person has ended; null where the queue does not ask, or once it is given. */
        ChatRatingRequest: {
            /**
             * Format: uuid
             * @description What is rated.
             */
            handoffId: string;
        } | null;
        /** @description A run as it is now; its blocks have arrived before, as `ChatBlocks`. */
        ChatRunState: {
            /**
             * Format: uuid
             * @description The execution.
             */
            executionId: string;
            status: components["schemas"]["ExecutionStatus"];
            outcome: components["schemas"]["ExecutionOutcome"];
            expectedInput: components["schemas"]["ExpectedInput"];
            /** @description The token of the current wait. */
            waitToken: string | null;
            /**
             * Format: date-time
             * @description When the wait expires, as in `ChatExecution`.
             */
            waitExpiresAt: string | null;
            /** @description Why it failed, as in `ChatExecution`. */
            failureKind: string | null;
            person: components["schemas"]["ChatPerson"];
            rating: components["schemas"]["ChatRatingRequest"];
            /**
             * Format: date-time
             * @description Last change.
             */
            updatedAt: string;
        };
        /** @description Somebody is typing; forget it after 6 seconds, when their message is there, or when `ended` says so. While a run waits for a language model, it is said again every 4 seconds. */
        ChatTyping: {
            /**
             * @description `person`: who has the conversation. `model`: a language model that a run has asked. Others may be added.
             * @enum {string}
             */
            by: "person" | "model";
            /** @description True when they type no longer, with a message or without one; absent otherwise. Sent for a model alone. */
            ended?: boolean;
        };
        /** @description No further events follow on this session. */
        ChatStreamEnd: {
            /**
             * @description `session_expired`: the token has expired; a new session continues after the last event. `refused`: the key no longer admits the session. `closed`: the conversation was closed, until the visitor writes again. `deleted`: the conversation no longer exists.
             * @enum {string}
             */
            reason: "session_expired" | "refused" | "closed" | "deleted";
        };
        /** @description Where the transcript goes. */
        TranscriptRequest: {
            /**
             * Format: email
             * @description The address; that of the visitor unless given.
             */
            email?: string;
        };
        /** @description A file of a conversation. */
        ConversationFile: {
            /**
             * Format: uuid
             * @description Identifier of the file.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Its media type, found in the content. */
            mime: string;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
            /** @description Where it is, until the link expires (`forms/uploads/link_lifetime`). */
            url: string;
        };
        /** @description What the visitor says about the conversation with a person. */
        HandoffRatingInput: {
            /** @description From 1 for bad to 5 for good. */
            score: number;
            /** @description What the visitor adds. */
            comment?: string;
        };
        QuickQuestionsDocument: {
            /** @description In the configured order. */
            quickQuestions: components["schemas"]["QuickQuestionRow"][];
            /**
             * Format: date-time
             * @description Publication time of the stored document; null when computed live.
             */
            publishedAt: string | null;
        };
        /** @description The answer to one pause. */
        TrialInput: {
            values?: components["schemas"]["InputValues"];
            /**
             * @description Whether the pause ends by its time, as if nobody answers.
             * @default false
             */
            timeout: boolean;
            /** @description What the visitor types at a question, instead of `values`: its answer, or what it does not take and permits as an aside, the intent of a published flow that the text means by its words. */
            text?: string;
        };
        /** @description A conversation with a draft, from its beginning. */
        RunTrialRequest: {
            /** @description Secret of the trial link. */
            token: string;
            /**
             * @description Decides weighted splits; one for a conversation.
             * @default trial
             */
            seed: string;
            /**
             * Format: date-time
             * @description Instant at which the conversation began; now when absent.
             */
            startedAt?: string;
            /** @description Language of the visitor. */
            locale?: components["schemas"]["Locale"];
            /** @description Answers to the pauses so far, in order. */
            inputs?: components["schemas"]["TrialInput"][];
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
        /** @description From one input to the next pause or the end. */
        TrialTurn: {
            status: components["schemas"]["ExecutionStatus"];
            /** @description Blocks that the visitor sees. */
            blocks: components["schemas"]["Block"][];
            expectedInput: components["schemas"]["ExpectedInput"];
            /** @description Why the input was refused; empty when it was taken. A refused input leaves the run where it was. */
            validationErrors: components["schemas"]["ValidationError"][];
        };
        /** @description A trial run of a draft. */
        TrialRun: {
            /** @description Name of the flow. */
            title: string;
            status: components["schemas"]["ExecutionStatus"];
            /**
             * @description Why the run failed; null when it did not. `call`: it came to a call of another system, which a trial does not make. `draft`: the draft has an error there. `failed`: any other failure.
             * @enum {string|null}
             */
            problem: "call" | "draft" | "failed" | null;
            /** @description The start, then one turn for each input. */
            turns: components["schemas"]["TrialTurn"][];
        };
        /** @description The public fields of one configuration section, resolved for one workspace. */
        ConfigDocument: {
            /** @description Section id. */
            section: string;
            /** @description Resolved values, keyed by full field path `<section>/<group>/<field>`; the type follows the field's kind. */
            values: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When the stored document was published, ISO 8601 with offset; null when the answer was computed live.
             */
            publishedAt: string | null;
        };
        /** @description A form as it is to be rendered for one visitor. */
        PublicForm: {
            /** @description Public code of the form, unique in its workspace. */
            code: string;
            /** @description Heading of the form. */
            title: string;
            /** @description Text of the button that sends the form. */
            submitLabel: string;
            /** @description The fields in display order. */
            fields: components["schemas"]["FormField"][];
            /** @description Language of the texts given, as a BCP 47 tag; null for a form's own texts where the form does not say in which language they are. */
            locale: string | null;
        };
        /** @description A form's schema as a cacheable document, in the form's own language. */
        FormSchemaDocument: {
            /** @description Public code of the form, unique in its workspace. */
            code: string;
            /** @description Heading of the form. */
            title: string;
            /** @description Text of the button that sends the form. */
            submitLabel: string;
            /** @description The fields in display order. */
            fields: components["schemas"]["FormField"][];
            /**
             * Format: date-time
             * @description When the stored document was published, ISO 8601 with offset; null when the answer was computed live.
             */
            publishedAt: string | null;
        };
        /** @description The answers to a form. */
        FormSubmissionInput: {
            /** @description Publishable key, when it is neither in the query nor in the header. */
            publicKey?: string;
            /** @description The client's own id of this submission; a repetition for the same form is not stored again. */
            clientSubmissionId?: string;
            /** @description Answers keyed by field name; the honeypot field, if sent, must be empty. */
            values: {
                [key: string]: unknown;
            };
            /** @description Language the visitor saw; error messages use it where the form has it. */
            locale?: components["schemas"]["Locale"];
            /**
             * Format: uuid
             * @description Conversation the submission belongs to, if any; one unknown to the workspace is ignored.
             */
            conversationId?: string;
        };
        /** @description Result of a submission. */
        FormSubmissionReceipt: {
            /**
             * Format: uuid
             * @description Id of the stored submission; of the first one when this was a repetition.
             */
            submissionId: string;
            /**
             * @description State of the stored submission.
             * @enum {string}
             */
            status: "accepted";
        };
        /** @description The parts of an upload. */
        FormUploadInput: {
            /** @description Publishable key, when it is neither in the query nor in the header. */
            publicKey?: string;
            /**
             * Format: binary
             * @description The file itself, with its name in the part's header.
             */
            file: string;
        };
        /**
         * @description A stored file as the value of an upload field. Send it back unchanged as the field's answer; it is checked
         *     against what was stored for that workspace.
         */
        FileReference: {
            /**
             * Format: uuid
             * @description Id of the stored file.
             */
            fileId: string;
            /**
             * Format: uri-reference
             * @description Signed download address, valid for a limited time; not a permanent link.
             */
            url: string;
            /** @description Media type found in the content, whatever the file's name says. */
            mime: string;
            /**
             * Format: int64
             * @description Size in bytes.
             */
            size: number;
            /** @description File name as sent by the client, without any folder. */
            name: string;
        };
        /** @description Receipt for a stored upload. */
        UploadedFile: {
            file: components["schemas"]["FileReference"];
        };
        /** @description An event on the client. */
        TelemetryEventInput: {
            /** @description Event name; telemetry goals match it exactly, letter case included. */
            name: string;
            /**
             * @description Free-form facts about the event: at most 50 keys, 8 levels and 16 kB (16,384 bytes) as JSON. A goal's
             *     filter sees them as `$event`.
             */
            properties?: {
                [key: string]: unknown;
            };
            /**
             * @description When it happened, in any form of ISO 8601 with a date: without offset in UTC, without a time the
             *     beginning of the day. The time of arrival when omitted.
             */
            occurredAt?: string;
            /** @description The client's own id of the event; a repetition within 24 hours under the same key is stored once. */
            clientEventId?: string;
        };
        /** @description Receipt for a single event. */
        TelemetryAccepted: {
            /**
             * @description Number of events taken, always 1.
             * @enum {integer}
             */
            accepted: 1;
        };
        /**
         * @description An event with the fields and the rules of `TelemetryEventInput`. They are applied item by item and an item that
         *     breaks them is left out, which is why they are not in this schema.
         */
        TelemetryBatchItem: unknown;
        /** @description A batch of events in the order in which they happened. */
        TelemetryBatchInput: {
            /** @description Between 1 and 50 events; any other number refuses the whole batch. */
            events: components["schemas"]["TelemetryBatchItem"][];
        };
        /** @description One event of a batch that was left out. */
        TelemetryRejection: {
            /** @description Position of the event in the batch, counted from 0. */
            index: number;
            /**
             * @description Why the event was left out; it breaks the rules of `TelemetryEventInput`.
             * @enum {string}
             */
            error: "validation_failed";
        };
        /** @description Receipt for a batch; `accepted` plus the length of `rejected` is the number of events sent. */
        TelemetryBatchAccepted: {
            /** @description Number of events taken, repetitions included. */
            accepted: number;
            /** @description The events left out, by ascending index; empty when all were taken. */
            rejected: components["schemas"]["TelemetryRejection"][];
        };
        SuggestedIntent: {
            /** @description Value of `asideIntent`. */
            name: string;
            /** @description Text to show. */
            label: string;
        };
        RejectedField: {
            /** @description Name of the field. */
            field: string;
            /** @description Text to show, in the form's own words where it has them. */
            message: string;
        };
        /**
         * @description The text may answer the question or mean an intent.
         * @example {
         *       "error": "answer_uncertain",
         *       "message": "The text may answer the question or mean an intent"
         *     }
         */
        AnswerUncertainError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "answer_uncertain";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["UncertainAnswer"];
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
         * @description The form has no upload field of that name.
         * @example {
         *       "error": "field_not_found",
         *       "message": "The form has no upload field of that name"
         *     }
         */
        FieldNotFoundError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "field_not_found";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The file is larger than its field allows.
         * @example {
         *       "error": "file_too_large",
         *       "message": "The file is larger than its field allows"
         *     }
         */
        FileTooLargeError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "file_too_large";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The form is outside the key's form scope.
         * @example {
         *       "error": "form_not_allowed",
         *       "message": "The form is outside the key's form scope"
         *     }
         */
        FormNotAllowedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "form_not_allowed";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description No such form.
         * @example {
         *       "error": "form_not_found",
         *       "message": "No such form"
         *     }
         */
        FormNotFoundError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "form_not_found";
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
         * @description The key takes the id of a customer only with an identity token.
         * @example {
         *       "error": "identity_required",
         *       "message": "The key takes the id of a customer only with an identity token"
         *     }
         */
        IdentityRequiredError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "identity_required";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The intent is outside the key's allow-list.
         * @example {
         *       "error": "intent_not_allowed",
         *       "message": "The intent is outside the key's allow-list"
         *     }
         */
        IntentNotAllowedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "intent_not_allowed";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["PermittedIntents"];
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
         * @description The identity token is malformed, expired or not signed for this key.
         * @example {
         *       "error": "invalid_identity",
         *       "message": "The identity token is malformed, expired or not signed for this key"
         *     }
         */
        InvalidIdentityError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_identity";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["IdentityProblem"];
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
         * @description The session token is absent, expired or not ours.
         * @example {
         *       "error": "invalid_session_token",
         *       "message": "The session token is absent, expired or not ours"
         *     }
         */
        InvalidSessionTokenError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_session_token";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description Some fields were rejected.
         * @example {
         *       "error": "invalid_values",
         *       "message": "Some fields were rejected"
         *     }
         */
        InvalidValuesError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_values";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["RejectedFields"];
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
         * @description The field does not accept files of this type.
         * @example {
         *       "error": "mime_not_allowed",
         *       "message": "The field does not accept files of this type"
         *     }
         */
        MimeNotAllowedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "mime_not_allowed";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description No such thing.
         * @example {
         *       "error": "not_found",
         *       "message": "No such thing"
         *     }
         */
        NotFoundError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "not_found";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The form takes no submissions.
         * @example {
         *       "error": "not_submittable",
         *       "message": "The form takes no submissions"
         *     }
         */
        NotSubmittableError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "not_submittable";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The page's origin is outside the key's allow-list.
         * @example {
         *       "error": "origin_not_allowed",
         *       "message": "The page's origin is outside the key's allow-list"
         *     }
         */
        OriginNotAllowedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "origin_not_allowed";
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
         * @description The submission was taken for spam.
         * @example {
         *       "error": "rejected",
         *       "message": "The submission was taken for spam"
         *     }
         */
        RejectedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "rejected";
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
        /**
         * @description The upload failed.
         * @example {
         *       "error": "upload_failed",
         *       "message": "The upload failed"
         *     }
         */
        UploadFailedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "upload_failed";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description A value was rejected.
         * @example {
         *       "error": "validation_failed",
         *       "message": "A value was rejected"
         *     }
         */
        ValidationFailedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "validation_failed";
            /** @description A sentence for people; may change. */
            message: string;
            details?: components["schemas"]["RejectedInput"];
        };
        /**
         * @description The key is unknown or not active.
         * @example {
         *       "error": "widget_disabled",
         *       "message": "The key is unknown or not active"
         *     }
         */
        WidgetDisabledError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "widget_disabled";
            /** @description A sentence for people; may change. */
            message: string;
        };
    };
    responses: {
        /** @description The caller's copy, named by `If-None-Match`, is current. No body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Edge-Source": components["headers"]["XEdgeSource"];
                "Cache-Control": components["headers"]["CacheControl"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description Publishable key, unless it is sent as `X-Service-Public-Key`. */
        PublicKey: string;
        /** @description Publishable key, unless it is sent as `publicKey`. */
        PublicKeyHeader: string;
        /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
        IdempotencyKey: string;
        /** @description Page types, separated by commas. Absent means all rows; an unknown value matches none. */
        PageTypes: string;
        /** @description Entity tags the caller holds; a list or `*`, compared weakly (RFC 9110, section 13.1.2). */
        IfNoneMatch: string;
        /**
         * @description Section id, for example `widget`.
         * @example widget
         */
        ConfigSectionId: string;
        /**
         * @description The form's public code or its UUID; an uppercase UUID is accepted.
         * @example newsletter
         */
        FormCodeOrId: string;
        /**
         * @description Language of the texts as a BCP 47 tag; the form's own texts when omitted or unknown.
         * @example de
         */
        FormLocale: components["schemas"]["Locale"];
        /**
         * @description Name of the form's upload field the file is for.
         * @example photo
         */
        UploadFieldName: string;
    };
    requestBodies: never;
    headers: {
        /** @description Fingerprint of the exact body, quoted (RFC 9110, section 8.8.3). */
        ETag: string;
        /** @description Whether the body was read from the edge store or computed for this request. */
        XEdgeSource: "store" | "live";
        /** @description Shared caches may store the answer where the URL holds the key (`publicKey`), since the URL is the cache key. With a key that came as `X-Service-Public-Key` it is private to the browser. */
        SharedCacheControl: "max-age=60, public, s-maxage=300, stale-while-revalidate=300" | "max-age=60, private";
        /** @description The request headers that change the answer (RFC 9110, section 12.5.5). */
        Vary: string;
        /** @description How long browsers and shared caches may keep the answer (RFC 9111). */
        CacheControl: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    openChatSession: {
        parameters: {
            query?: {
                /** @description Publishable key, unless it is sent as `X-Service-Public-Key`. */
                publicKey?: components["parameters"]["PublicKey"];
            };
            header?: {
                /** @description Publishable key, unless it is sent as `publicKey`. */
                "X-Service-Public-Key"?: components["parameters"]["PublicKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "publicKey": "pk_live_AcmeShopDemoKey0001",
                 *       "locale": "en",
                 *       "page": {
                 *         "type": "product",
                 *         "url": "https://shop.acme.example/p/1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OpenChatSessionRequest"];
            };
        };
        responses: {
            /** @description The session and the intents that it may start. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessionToken": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwIn0.c2ln",
                     *       "expiresAt": "2026-11-21T10:00:00.000Z",
                     *       "conversationId": "018f5e7a-0000-7000-8000-000000000001",
                     *       "intents": [
                     *         {
                     *           "name": "order_status",
                     *           "label": "Track my order",
                     *           "subtitle": "Takes a minute",
                     *           "icon": {
                     *             "kind": "emoji",
                     *             "value": "📦"
                     *           },
                     *           "accentColor": "#0a7",
                     *           "styleVariant": "card",
                     *           "pinned": true
                     *         }
                     *       ],
                     *       "quickQuestions": [
                     *         {
                     *           "question": "Where is my order?",
                     *           "pageType": "general",
                     *           "flowId": "018f5e7a-0000-7000-8000-000000000010",
                     *           "intentName": "order_status"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ChatSession"];
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
            /** @description `invalid_identity`: The identity token is malformed, expired or not signed for this key. `invalid_session_token`: The session token is absent, expired or not ours. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidIdentityError"] | components["schemas"]["InvalidSessionTokenError"];
                };
            };
            /** @description `identity_required`: The key takes the id of a customer only with an identity token. `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityRequiredError"] | components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
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
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
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
    sendChatMessage: {
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
                "application/json": components["schemas"]["SendChatMessageRequest"];
            };
        };
        responses: {
            /** @description The turn's answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reply": {
                     *         "executionId": "018f5e7a-0000-7000-8000-000000000002",
                     *         "conversationId": "018f5e7a-0000-7000-8000-000000000001",
                     *         "status": "waiting_input",
                     *         "blocks": [
                     *           {
                     *             "id": "b1",
                     *             "type": "message",
                     *             "payload": {
                     *               "text": "Hello Ada",
                     *               "role": "agent",
                     *               "format": "plain"
                     *             },
                     *             "meta": {
                     *               "source_node_id": "hello"
                     *             }
                     *           }
                     *         ],
                     *         "expectedInput": {
                     *           "type": "form_submission",
                     *           "block_id": "b2",
                     *           "schema": {
                     *             "type": "object",
                     *             "required": [
                     *               "order_no"
                     *             ],
                     *             "properties": {
                     *               "order_no": {
                     *                 "type": "string",
                     *                 "pattern": "^[0-9]{6}$"
                     *               }
                     *             }
                     *           }
                     *         },
                     *         "waitToken": "q3pYVtD1wz7ZkKk0mCkqbrUH0zTn0uvAoXhPT1lTt3o",
                     *         "waitExpiresAt": "2026-11-22T09:00:00.000Z",
                     *         "tokenUsage": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ChatReplyDocument"];
                    "text/event-stream": string;
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
            /** @description `invalid_session_token`: The session token is absent, expired or not ours. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidSessionTokenError"];
                };
            };
            /** @description `intent_not_allowed`: The intent is outside the key's allow-list. `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntentNotAllowedError"] | components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
                };
            };
            /** @description `execution_not_found`: No such execution. `intent_not_matched`: No published flow answers the intent. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionNotFoundError"] | components["schemas"]["IntentNotMatchedError"];
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
            /** @description `answer_uncertain`: The text may answer the question or mean an intent. `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerUncertainError"] | components["schemas"]["ValidationFailedError"];
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
    matchChatIntents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "has my package been shipped?",
                 *       "locale": "en"
                 *     }
                 */
                "application/json": components["schemas"]["MatchChatIntentsRequest"];
            };
        };
        responses: {
            /** @description The intents, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "match": {
                     *         "outcome": "matched",
                     *         "decidedBy": "words",
                     *         "intents": [
                     *           {
                     *             "name": "order_status",
                     *             "label": "Track my order",
                     *             "subtitle": "Takes a minute",
                     *             "score": 0.61,
                     *             "entities": {
                     *               "order_no": "123456"
                     *             },
                     *             "missingEntities": []
                     *           }
                     *         ],
                     *         "fallbackIntent": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IntentMatchDocument"];
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
            /** @description `invalid_session_token`: The session token is absent, expired or not ours. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidSessionTokenError"];
                };
            };
            /** @description `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
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
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
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
    getChatExecution: {
        parameters: {
            query?: never;
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
                     *       "execution": {
                     *         "executionId": "018f5e7a-0000-7000-8000-000000000002",
                     *         "conversationId": "018f5e7a-0000-7000-8000-000000000001",
                     *         "status": "completed",
                     *         "blocks": [
                     *           {
                     *             "id": "b9",
                     *             "type": "message",
                     *             "payload": {
                     *               "text": "Bye",
                     *               "role": "agent",
                     *               "format": "plain"
                     *             },
                     *             "meta": {
                     *               "source_node_id": "bye"
                     *             }
                     *           }
                     *         ],
                     *         "expectedInput": null,
                     *         "waitToken": null,
                     *         "waitExpiresAt": null,
                     *         "outcome": "completed",
                     *         "failureKind": null,
                     *         "updatedAt": "2026-11-21T09:00:02.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ChatExecutionDocument"];
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
            /** @description `invalid_session_token`: The session token is absent, expired or not ours. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidSessionTokenError"];
                };
            };
            /** @description `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
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
    followConversation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Id of the last event that was received; one that no stream of the conversation has sent counts as none. */
                "Last-Event-ID"?: string;
            };
            path: {
                /**
                 * @description The conversation of the session.
                 * @example 018f5e7a-0000-7000-8000-000000000001
                 */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, until the session or the conversation ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ChatBlocks"] | components["schemas"]["ChatRunState"] | components["schemas"]["ChatTyping"] | components["schemas"]["ChatStreamEnd"];
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
            /** @description `invalid_session_token`: The session token is absent, expired or not ours. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidSessionTokenError"];
                };
            };
            /** @description `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
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
    announceVisitorTyping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The conversation of the session.
                 * @example 018f5e7a-0000-7000-8000-000000000001
                 */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team is told. */
            204: {
                headers: {
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
            /** @description `invalid_session_token`: The session token is absent, expired or not ours. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidSessionTokenError"];
                };
            };
            /** @description `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
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
    requestTranscript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The conversation of the session.
                 * @example 018f5e7a-0000-7000-8000-000000000001
                 */
                conversationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["TranscriptRequest"];
            };
        };
        responses: {
            /** @description The mail server took the transcript. */
            204: {
                headers: {
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
            /** @description `invalid_session_token`: The session token is absent, expired or not ours. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidSessionTokenError"];
                };
            };
            /** @description `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
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
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
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
    getChatFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The conversation of the session.
                 * @example 018f5e7a-0000-7000-8000-000000000001
                 */
                conversationId: string;
                /**
                 * @description The file, as a message names it.
                 * @example 018f5e7a-0000-7000-8000-0000000000f1
                 */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "018f5e7a-0000-7000-8000-0000000000f1",
                     *       "name": "receipt.pdf",
                     *       "mime": "application/pdf",
                     *       "size": 48213,
                     *       "url": "https://chat.acme.example/api/v1/files/018f5e7a-0000-7000-8000-0000000000f1?expires=1795251600&signature=c2ln"
                     *     }
                     */
                    "application/json": components["schemas"]["ConversationFile"];
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
            /** @description `invalid_session_token`: The session token is absent, expired or not ours. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidSessionTokenError"];
                };
            };
            /** @description `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
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
    rateHandoff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The handoff, as `ChatRunState` names it.
                 * @example 018f5e7a-0000-7000-8000-000000000004
                 */
                handoffId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "score": 5,
                 *       "comment": "Quick and friendly"
                 *     }
                 */
                "application/json": components["schemas"]["HandoffRatingInput"];
            };
        };
        responses: {
            /** @description The rating is stored. */
            204: {
                headers: {
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
            /** @description `invalid_session_token`: The session token is absent, expired or not ours. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidSessionTokenError"];
                };
            };
            /** @description `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
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
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
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
    getQuickQuestions: {
        parameters: {
            query?: {
                /** @description Page types, separated by commas. Absent means all rows; an unknown value matches none. */
                pageTypes?: components["parameters"]["PageTypes"];
                /** @description Publishable key, unless it is sent as `X-Service-Public-Key`. */
                publicKey?: components["parameters"]["PublicKey"];
            };
            header?: {
                /** @description Publishable key, unless it is sent as `publicKey`. */
                "X-Service-Public-Key"?: components["parameters"]["PublicKeyHeader"];
                /** @description Entity tags the caller holds; a list or `*`, compared weakly (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows for the asked page types. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Edge-Source": components["headers"]["XEdgeSource"];
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quickQuestions": [
                     *         {
                     *           "question": "Where is my order?",
                     *           "pageType": "general",
                     *           "flowId": "018f5e7a-0000-7000-8000-000000000010",
                     *           "intentName": "order_status"
                     *         }
                     *       ],
                     *       "publishedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["QuickQuestionsDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
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
    runTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "cft_Zq1oWc0uYx2b9m8tQk3vJr7sLh5fDg6aTnEZq1oWc0uYx2b9m",
                 *       "seed": "5b0c1d7e",
                 *       "startedAt": "2026-11-21T08:30:00.000Z",
                 *       "inputs": [
                 *         {
                 *           "values": {
                 *             "order_no": "123456"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RunTrialRequest"];
            };
        };
        responses: {
            /** @description The run, turn by turn. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "Order status",
                     *       "status": "completed",
                     *       "problem": null,
                     *       "turns": [
                     *         {
                     *           "status": "completed",
                     *           "blocks": [
                     *             {
                     *               "id": "b1",
                     *               "type": "message",
                     *               "payload": {
                     *                 "text": "Hello",
                     *                 "role": "agent",
                     *                 "format": "plain"
                     *               },
                     *               "meta": {
                     *                 "source_node_id": "hello"
                     *               }
                     *             }
                     *           ],
                     *           "expectedInput": null,
                     *           "validationErrors": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TrialRun"];
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
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
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
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
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
    getPublicConfigSection: {
        parameters: {
            query?: {
                /** @description Publishable key, unless it is sent as `X-Service-Public-Key`. */
                publicKey?: components["parameters"]["PublicKey"];
            };
            header?: {
                /** @description Publishable key, unless it is sent as `publicKey`. */
                "X-Service-Public-Key"?: components["parameters"]["PublicKeyHeader"];
                /** @description Entity tags the caller holds; a list or `*`, compared weakly (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Section id, for example `widget`.
                 * @example widget
                 */
                section: components["parameters"]["ConfigSectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The section's public values. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Edge-Source": components["headers"]["XEdgeSource"];
                    "Cache-Control": components["headers"]["SharedCacheControl"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
                };
            };
            /** @description `not_found`: No such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundError"];
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
    getPublicForm: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts as a BCP 47 tag; the form's own texts when omitted or unknown.
                 * @example de
                 */
                locale?: components["parameters"]["FormLocale"];
                /** @description Publishable key, unless it is sent as `X-Service-Public-Key`. */
                publicKey?: components["parameters"]["PublicKey"];
            };
            header?: {
                /** @description Publishable key, unless it is sent as `publicKey`. */
                "X-Service-Public-Key"?: components["parameters"]["PublicKeyHeader"];
            };
            path: {
                /**
                 * @description The form's public code or its UUID; an uppercase UUID is accepted.
                 * @example newsletter
                 */
                codeOrId: components["parameters"]["FormCodeOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form as it is to be rendered. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicForm"];
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
            /** @description `form_not_allowed`: The form is outside the key's form scope. `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormNotAllowedError"] | components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
                };
            };
            /** @description `form_not_found`: No such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormNotFoundError"];
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
    getPublicFormSchema: {
        parameters: {
            query?: {
                /** @description Publishable key, unless it is sent as `X-Service-Public-Key`. */
                publicKey?: components["parameters"]["PublicKey"];
            };
            header?: {
                /** @description Publishable key, unless it is sent as `publicKey`. */
                "X-Service-Public-Key"?: components["parameters"]["PublicKeyHeader"];
                /** @description Entity tags the caller holds; a list or `*`, compared weakly (RFC 9110, section 13.1.2). */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The form's public code or its UUID; an uppercase UUID is accepted.
                 * @example newsletter
                 */
                codeOrId: components["parameters"]["FormCodeOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form's schema. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Edge-Source": components["headers"]["XEdgeSource"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSchemaDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description `invalid_input`: The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"];
                };
            };
            /** @description `form_not_allowed`: The form is outside the key's form scope. `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormNotAllowedError"] | components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
                };
            };
            /** @description `form_not_found`: No such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormNotFoundError"];
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
    submitPublicForm: {
        parameters: {
            query?: {
                /** @description Publishable key, unless it is sent as `X-Service-Public-Key`. */
                publicKey?: components["parameters"]["PublicKey"];
            };
            header?: {
                /** @description Publishable key, unless it is sent as `publicKey`. */
                "X-Service-Public-Key"?: components["parameters"]["PublicKeyHeader"];
            };
            path: {
                /**
                 * @description The form's public code or its UUID; an uppercase UUID is accepted.
                 * @example newsletter
                 */
                codeOrId: components["parameters"]["FormCodeOrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormSubmissionInput"];
            };
        };
        responses: {
            /** @description The same submission was stored before; nothing new was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSubmissionReceipt"];
                };
            };
            /** @description The submission was stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSubmissionReceipt"];
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
            /** @description `form_not_allowed`: The form is outside the key's form scope. `not_submittable`: The form takes no submissions. `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormNotAllowedError"] | components["schemas"]["NotSubmittableError"] | components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
                };
            };
            /** @description `form_not_found`: No such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormNotFoundError"];
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
            /** @description `invalid_values`: Some fields were rejected. `rejected`: The submission was taken for spam. `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidValuesError"] | components["schemas"]["RejectedError"] | components["schemas"]["ValidationFailedError"];
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
    uploadPublicFormFile: {
        parameters: {
            query: {
                /**
                 * @description Name of the form's upload field the file is for.
                 * @example photo
                 */
                field: components["parameters"]["UploadFieldName"];
                /** @description Publishable key, unless it is sent as `X-Service-Public-Key`. */
                publicKey?: components["parameters"]["PublicKey"];
            };
            header?: {
                /** @description Publishable key, unless it is sent as `publicKey`. */
                "X-Service-Public-Key"?: components["parameters"]["PublicKeyHeader"];
            };
            path: {
                /**
                 * @description The form's public code or its UUID; an uppercase UUID is accepted.
                 * @example newsletter
                 */
                codeOrId: components["parameters"]["FormCodeOrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FormUploadInput"];
            };
        };
        responses: {
            /** @description The file was stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            /** @description `invalid_input`: The request is malformed. `upload_failed`: The upload failed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"] | components["schemas"]["UploadFailedError"];
                };
            };
            /** @description `form_not_allowed`: The form is outside the key's form scope. `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormNotAllowedError"] | components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
                };
            };
            /** @description `field_not_found`: The form has no upload field of that name. `form_not_found`: No such form. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldNotFoundError"] | components["schemas"]["FormNotFoundError"];
                };
            };
            /** @description `file_too_large`: The file is larger than its field allows. `payload_too_large`: The body is larger than this path reads. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileTooLargeError"] | components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description `mime_not_allowed`: The field does not accept files of this type. `unsupported_media_type`: The body's media type is not read here. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MimeNotAllowedError"] | components["schemas"]["UnsupportedMediaTypeError"];
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
    recordTelemetryEvent: {
        parameters: {
            query?: {
                /** @description Publishable key, unless it is sent as `X-Service-Public-Key`. */
                publicKey?: components["parameters"]["PublicKey"];
            };
            header?: {
                /** @description Publishable key, unless it is sent as `publicKey`. */
                "X-Service-Public-Key"?: components["parameters"]["PublicKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelemetryEventInput"];
            };
        };
        responses: {
            /** @description The event was accepted, and counted by the goals that it completes. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelemetryAccepted"];
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
            /** @description `invalid_session_token`: The session token is absent, expired or not ours. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidSessionTokenError"];
                };
            };
            /** @description `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
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
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
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
    recordTelemetryBatch: {
        parameters: {
            query?: {
                /** @description Publishable key, unless it is sent as `X-Service-Public-Key`. */
                publicKey?: components["parameters"]["PublicKey"];
            };
            header?: {
                /** @description Publishable key, unless it is sent as `publicKey`. */
                "X-Service-Public-Key"?: components["parameters"]["PublicKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelemetryBatchInput"];
            };
        };
        responses: {
            /** @description The number of accepted events, and the omitted ones with the reason. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelemetryBatchAccepted"];
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
            /** @description `invalid_session_token`: The session token is absent, expired or not ours. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidSessionTokenError"];
                };
            };
            /** @description `origin_not_allowed`: The page's origin is outside the key's allow-list. `widget_disabled`: The key is unknown or not active. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OriginNotAllowedError"] | components["schemas"]["WidgetDisabledError"];
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
