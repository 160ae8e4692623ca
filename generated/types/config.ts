// Written by `make generate` from contracts/config/. Do not edit.

export interface paths {
    "/api/v2/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fields that can be read
         * @description Lists, without values, the fields declared `api_readable` in the sections that the caller may view (`service.config.<section>.view`). Secret fields never appear.
         */
        get: operations["listConfigFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/config/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Value of a field
         * @description Resolves one field: the workspace's value wins over the organisation's, that over the global one, that over the declared default. Without `scope` an admin reads their own workspace and may name only that; a super-admin may name any scope and reads `global` without one. The 403 has the envelope when the scope is denied, and no body when the token lacks its scope or its owner is no admin.
         */
        get: operations["getConfigValue"];
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
        /**
         * @description Kind of a field; decides the type of its value.
         * @enum {string}
         */
        ConfigFieldKind: "string" | "int" | "bool" | "enum" | "multiselect" | "color" | "url" | "duration" | "json" | "tags" | "rows" | "feature_flag";
        /**
         * @description A level at which a value can be set.
         * @enum {string}
         */
        ConfigScopeKind: "global" | "organization" | "tenant";
        /** @description One field, without its value. */
        ConfigField: {
            /** @description Full path `<section>/<group>/<field>`. */
            path: string;
            kind: components["schemas"]["ConfigFieldKind"];
            /** @description Stable translation key of its name. */
            label: string;
            /** @description The levels at which it can be set. */
            allowed_scopes: components["schemas"]["ConfigScopeKind"][];
        };
        /** @description The fields that the caller may read. */
        ConfigFieldList: {
            /** @description Empty when the caller may view no section. */
            fields: components["schemas"]["ConfigField"][];
        };
        /** @description The value of one field at one scope. */
        ConfigValue: {
            /** @description Full path `<section>/<group>/<field>`. */
            path: string;
            kind: components["schemas"]["ConfigFieldKind"];
            /** @description Typed value: a string for `string`, `enum`, `color`, `url` and `duration` (ISO 8601), an integer, true or false, a list of strings for `multiselect` and `tags`, a list of objects for `rows`, any JSON for `json`, and `{enabled, rolloutPercent, audience, enabledFor}` for a `feature_flag`. Null without value and default. */
            value: unknown;
            /** @description True when the value is not null. */
            present: boolean;
            /** @description Where the value was set, `global`, `organization:<uuid>` or `tenant:<uuid>`; null when the default applies. */
            source_scope: string | null;
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
         * @description The scope selector is malformed.
         * @example {
         *       "error": "invalid_scope",
         *       "message": "The scope selector is malformed"
         *     }
         */
        InvalidScopeError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "invalid_scope";
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
         * @description The caller may not read that scope.
         * @example {
         *       "error": "scope_denied",
         *       "message": "The caller may not read that scope"
         *     }
         */
        ScopeDeniedError: {
            /**
             * @description Machine code; branch on this.
             * @enum {string}
             */
            error: "scope_denied";
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
        /** @description The caller is known and may not do this. No body. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description `global`, `organization:<uuid>` or `tenant:<uuid>`; anything else is 400 `invalid_scope`.
         * @example tenant:018f0000-0000-7000-8000-000000000002
         */
        ConfigScope: string;
    };
    requestBodies: never;
    headers: {
        /** @description Always `no-store`. */
        ConfigNoStore: "no-store";
        /** @description The credential that is wanted (RFC 6750). */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listConfigFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields by section, group and declared order. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["ConfigNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fields": [
                     *         {
                     *           "path": "widget/appearance/accent",
                     *           "kind": "color",
                     *           "label": "config.widget.appearance.accent",
                     *           "allowed_scopes": [
                     *             "global",
                     *             "organization",
                     *             "tenant"
                     *           ]
                     *         },
                     *         {
                     *           "path": "insights/retention/telemetry_retention_days",
                     *           "kind": "int",
                     *           "label": "config.insights.retention.telemetry_retention_days",
                     *           "allowed_scopes": [
                     *             "global",
                     *             "organization",
                     *             "tenant"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ConfigFieldList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    getConfigValue: {
        parameters: {
            query?: {
                /**
                 * @description `global`, `organization:<uuid>` or `tenant:<uuid>`; anything else is 400 `invalid_scope`.
                 * @example tenant:018f0000-0000-7000-8000-000000000002
                 */
                scope?: components["parameters"]["ConfigScope"];
            };
            header?: never;
            path: {
                /**
                 * @description Full path `<section>/<group>/<field>`, its slashes written as they are.
                 * @example widget/appearance/accent
                 */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resolved value. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["ConfigNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigValue"];
                };
            };
            /** @description `invalid_input`: The request is malformed. `invalid_scope`: The scope selector is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInputError"] | components["schemas"]["InvalidScopeError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description `scope_denied`: The caller may not read that scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopeDeniedError"];
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
}
