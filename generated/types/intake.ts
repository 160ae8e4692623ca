// Written by `make generate` from contracts/intake/. Do not edit.

export interface paths {
    "/api/v1/webhooks/inbound/{sourceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a signed webhook
         * @description Checks, in this order: the signature (401 `invalid_signature`), the timestamp, at most 300 seconds away from the server's clock (401 `timestamp_out_of_range`), and that the signature was not used in the last 600 seconds (409 `signature_replayed`). Then the body becomes the data of a domain event under the event name of the inbound webhook and is fanned out like one published on the engine surface. One that does not exist answers like a wrong signature.
         */
        post: operations["receiveInboundWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/senders/{sourceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a webhook that a known sender signed
         * @description For inbound webhooks whose `sender` is another one than `parley`. The signature is checked as the sender makes it (401 `invalid_signature`), then the timestamp of senders that sign one (Stripe, Slack, Standard Webhooks), at most 300 seconds away from the server's clock (401 `timestamp_out_of_range`). The event has the event name of the inbound webhook, with the kind that the sender names behind a full stop. A request that the sender repeats is the same event for 90 days, and gets the same reply: by the id of the event where it is signed (Stripe, Slack, Standard Webhooks), by the signature otherwise. Slack's question whether the address is ours is answered and raises no event. One that does not exist, or has the sender `parley`, answers like a wrong signature.
         */
        post: operations["receiveSenderWebhook"];
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
        /** @description Whatever the other system sends; filters and flows see it as `$event`. */
        InboundWebhookBody: {
            [key: string]: unknown;
        };
        /** @description Effects of a webhook. */
        InboundWebhookReceipt: {
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
        /** @description Proof that the address is ours. */
        SlackChallengeAnswer: {
            /** @description What Slack sent. */
            challenge: string;
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
         * @description The signature does not match.
         * @example {
         *       "error": "invalid_signature",
         *       "message": "The signature does not match"
         *     }
         */
        InvalidSignatureError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_signature";
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
         * @description The signature was used before.
         * @example {
         *       "error": "signature_replayed",
         *       "message": "The signature was used before"
         *     }
         */
        SignatureReplayedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "signature_replayed";
            /** @description A sentence for people; may change. */
            message: string;
        };
        /**
         * @description The timestamp is too far from the server's clock.
         * @example {
         *       "error": "timestamp_out_of_range",
         *       "message": "The timestamp is too far from the server's clock"
         *     }
         */
        TimestampOutOfRangeError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "timestamp_out_of_range";
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
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    receiveInboundWebhook: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Time of signing in whole seconds since 1970-01-01 UTC, as it was signed.
                 * @example 1772360100
                 */
                "X-Service-Timestamp": string;
            };
            path: {
                /**
                 * @description The inbound webhook.
                 * @example 018f0000-0000-7000-8000-00000000000b
                 */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order": "4711",
                 *       "total": 120
                 *     }
                 */
                "application/json": components["schemas"]["InboundWebhookBody"];
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
                    "application/json": components["schemas"]["InboundWebhookReceipt"];
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
            /** @description `invalid_signature`: The signature does not match. `timestamp_out_of_range`: The timestamp is too far from the server's clock. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidSignatureError"] | components["schemas"]["TimestampOutOfRangeError"];
                };
            };
            /** @description `signature_replayed`: The signature was used before. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureReplayedError"];
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
    receiveSenderWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The inbound webhook.
                 * @example 018f0000-0000-7000-8000-00000000000b
                 */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_1",
                 *       "type": "charge.refunded"
                 *     }
                 */
                "application/json": components["schemas"]["InboundWebhookBody"];
                /**
                 * @example {
                 *       "MessageSid": "SM1",
                 *       "Body": "Hello"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["InboundWebhookBody"];
            };
        };
        responses: {
            /** @description The answer to Slack's question whether the address is ours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "3eZbrw1aBm2rZgRNFdxV2595E9CY3gmdALWMmHkvFXO7tYXAYM8P"
                     *     }
                     */
                    "application/json": components["schemas"]["SlackChallengeAnswer"];
                };
            };
            /** @description Recorded; the executions will run. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event_id": "018f5e7a-0000-7000-8000-000000000004",
                     *       "subscriptions_matched": 1,
                     *       "execution_ids": [
                     *         "018f5e7a-0000-7000-8000-000000000005"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InboundWebhookReceipt"];
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
            /** @description `invalid_signature`: The signature does not match. `timestamp_out_of_range`: The timestamp is too far from the server's clock. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidSignatureError"] | components["schemas"]["TimestampOutOfRangeError"];
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
