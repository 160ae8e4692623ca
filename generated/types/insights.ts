// Written by `make generate` from contracts/insights/. Do not edit.

export interface paths {
    "/api/v1/insights/conversions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a completion of a goal
         * @description Records that an active goal was reached. With `conversation_id` the completion is attributed to that conversation; without it, to the latest conversation of `props.customer_id` inside the goal's attribution window. A conversation that the workspace does not have leaves the completion unattributed. The goal decides the value: nothing, a fixed amount, or the number in one of `props`, which may be written as a string (`"49.90"`); a value property that holds something else is `validation_failed`. An `external_ref` that the goal has already answers with its completion and records nothing; each goal counts a reference for itself. The header `Idempotency-Key` makes a single request safe to repeat, also without an `external_ref`. Each call is audited as `engine.api.call`, in the transaction of its effect; refused calls are audited too.
         */
        post: operations["recordConversion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/analytics/failures-by-node": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Failures of a flow by node
         * @description Counts, for the runs of one flow that started in a range of days, how many came to each node and how many failed there. The workspace is that of the signed-in user, who needs the permission `service.insights.analytics`. Without the permission, the answer is a plain 403 and not the error envelope. Both refusals are HTML for callers that accept it, as browsers do, and plain text for all others. A bearer token is no session: who sends one is 401, cookie or not. The range is that of the workspace's time zone, by default the last 30 days, today included; `from` after `to` is 400. A flow that the workspace does not have yields no nodes. The retention of the event log changes no figure.
         */
        get: operations["getFailuresByNode"];
        put?: never;
        post?: never;
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
        /** @description One completion of a goal. */
        RecordConversionRequest: {
            /**
             * Format: uuid
             * @description The workspace.
             */
            tenant_id: string;
            /** @description Code of an active goal. */
            goal: string;
            /**
             * Format: uuid
             * @description Conversation to attribute the completion to.
             */
            conversation_id?: string;
            /** @description The caller's own id of the completion; a repetition for the same goal returns the first one. */
            external_ref?: string;
            /** @description When it happened, in any form of ISO 8601 with a date: without offset in UTC, without a time the beginning of the day. Now when absent. */
            occurred_at?: string;
            /** @description Stored as they are. `customer_id` finds the conversation when none is named; the goal's value property is read from here. */
            props?: {
                [key: string]: unknown;
            };
        };
        /** @description A completion that was recorded before. */
        ConversionDeduplicated: {
            /**
             * @description Always true.
             * @enum {boolean}
             */
            deduped: true;
            /**
             * Format: uuid
             * @description The completion recorded first.
             */
            completion_id: string;
        };
        /** @description A completion that was recorded. */
        ConversionRecorded: {
            /**
             * Format: uuid
             * @description The recorded completion.
             */
            completion_id: string;
            /** @description Whether it belongs to a conversation. */
            attributed: boolean;
            /**
             * Format: uuid
             * @description That conversation; null when it belongs to none.
             */
            conversation_id: string | null;
        };
        /**
         * Format: date
         * @description Calendar day `YYYY-MM-DD` in the time zone of the report.
         * @example 2026-03-01
         */
        ReportDate: string;
        /** @description How often runs failed at one node. */
        NodeFailures: {
            /** @description Id of the node in the flow. */
            node_id: string;
            /** @description Type of the node. */
            node_type: string;
            /** @description Runs that came to the node. */
            executions: number;
            /** @description Runs that failed there. */
            failures: number;
            /** @description Failures divided by executions; 0 when no run came there. */
            rate: number;
            /** @description Kind of the latest failure, for example `timeout` or `step_limit`; absent when there was none. */
            last_error_kind?: string;
        };
        /** @description Failures of one flow in a range of days, node by node. */
        FailuresByNode: {
            /**
             * Format: uuid
             * @description Id of the flow asked for.
             */
            flow_id: string;
            from: components["schemas"]["ReportDate"];
            to: components["schemas"]["ReportDate"];
            /** @description Nodes that runs came to, most failures first; empty for a flow the workspace does not have. */
            nodes: components["schemas"]["NodeFailures"][];
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
         * @description No active goal has that code.
         * @example {
         *       "error": "unknown_goal",
         *       "message": "No active goal has that code"
         *     }
         */
        UnknownGoalError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "unknown_goal";
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
        /** @description No user is signed in. A sentence for people, not the error envelope. */
        SignInWanted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example Please sign in. */
                "text/plain": string;
                /** @example <!doctype html><title>401</title><h1>Please sign in</h1> */
                "text/html": string;
            };
        };
        /** @description The signed-in user lacks the permission. A sentence for people, not the error envelope. */
        AccessDenied: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example Access denied. */
                "text/plain": string;
                /** @example <!doctype html><title>403</title><h1>Access denied</h1> */
                "text/html": string;
            };
        };
    };
    parameters: {
        /** @description Makes the request safe to repeat for 24 hours. What succeeds under the key is answered the same again, byte for byte, for the same payload; another payload is 409 `idempotency_conflict`. While the first request still runs, a repetition waits up to 10 seconds for its answer and is then 409. A refusal (4xx) changes nothing and leaves the key unused, whether the contract or the operation refuses: the same payload, or a corrected one, may be sent under it and is judged by what is true by then. A fault (5xx) leaves it unused as well, unless an execution was committed under it. From then on the key belongs to that execution: a repetition starts nothing and waits for its reply, whichever process finishes it. 1 to 255 visible ASCII characters. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description The credential that is wanted (RFC 6750). */
        WwwAuthenticate: string;
        /** @description How long browsers and shared caches may keep the answer (RFC 9111). */
        CacheControl: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    recordConversion: {
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
                "application/json": components["schemas"]["RecordConversionRequest"];
            };
        };
        responses: {
            /** @description The `external_ref` was recorded before; nothing new was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deduped": true,
                     *       "completion_id": "018f5e7a-0000-7000-8000-0000000000d1"
                     *     }
                     */
                    "application/json": components["schemas"]["ConversionDeduplicated"];
                };
            };
            /** @description The completion was recorded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversionRecorded"];
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
            /** @description `unknown_goal`: No active goal has that code. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnknownGoalError"];
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
            /** @description `validation_failed`: A value was rejected. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailedError"];
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
    getFailuresByNode: {
        parameters: {
            query: {
                /**
                 * @description The flow.
                 * @example 018f5e7a-0000-7000-8000-000000000010
                 */
                flow_id: string;
                /**
                 * @description First day, `YYYY-MM-DD`; 29 days before `to` when absent.
                 * @example 2026-03-01
                 */
                from?: string;
                /**
                 * @description Last day, `YYYY-MM-DD`; today when absent.
                 * @example 2026-03-30
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures, most failures first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "flow_id": "018f5e7a-0000-7000-8000-000000000010",
                     *       "from": "2026-03-01",
                     *       "to": "2026-03-30",
                     *       "nodes": [
                     *         {
                     *           "node_id": "call",
                     *           "node_type": "http",
                     *           "executions": 200,
                     *           "failures": 3,
                     *           "rate": 0.015,
                     *           "last_error_kind": "timeout"
                     *         },
                     *         {
                     *           "node_id": "hello",
                     *           "node_type": "message",
                     *           "executions": 210,
                     *           "failures": 0,
                     *           "rate": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FailuresByNode"];
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
            401: components["responses"]["SignInWanted"];
            403: components["responses"]["AccessDenied"];
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
